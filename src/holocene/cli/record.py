"""`holocene record`: shows what a record says, verifies it by the rules, and replays it decision by decision."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holocene.cli.exits import Exit
from holocene.cli.game_options import shown
from holocene.cli.verifying import add_arguments, verify
from holocene.locale import Text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.table import Table

    from holocene.core.matches.match import Match
    from holocene.core.matches.record import Record, Result
    from holocene.core.matches.seats import Seat


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command and its three parts."""
    parser = subparsers.add_parser("record", help=text("command-record"), description=text("record-description"))
    parts = parser.add_subparsers(
        title=text("cli-commands"), metavar=text("cli-command"), dest="record_command", required=True
    )
    show = parts.add_parser("show", help=text("record-show-help"), description=text("record-show-help"))
    show.add_argument("--form", choices=("text", "json"), help=text("record-form-help"))
    verifier = parts.add_parser("verify", help=text("record-verify-help"), description=text("record-verify-help"))
    add_arguments(verifier, text)
    replay = parts.add_parser("replay", help=text("record-replay-help"), description=text("record-replay-help"))
    replay.add_argument("--until", type=int, metavar=text("record-until-metavar"), help=text("record-until-help"))
    for part in (show, verifier, replay):
        part.add_argument("file", metavar=text("record-file-metavar"), type=Path, help=text("record-file-help"))
    for part in (verifier, replay):
        part.add_argument("--pack", metavar=text("record-pack-metavar"), type=Path, help=text("record-pack-help"))


def run(args: Namespace) -> int:
    """Shows, verifies or replays."""
    if args.record_command == "show":
        return _show(args)
    if args.record_command == "verify":
        return verify(args, _ending)
    return _replay(args)


def _show(args: Namespace) -> int:
    from rich.console import Console

    from holocene.core.matches.record import load_record

    record = load_record(args.file)
    if args.form:
        print(record.to_json() if args.form == "json" else record.to_text(), end="")
        return Exit.DONE
    console = Console(highlight=False)
    console.print(_summary(args.text, record))
    console.print(_decisions(args.text, record))
    return Exit.DONE


def _replay(args: Namespace) -> int:
    from rich.console import Console

    from holocene.core.matches.record import load_record
    from holocene.core.matches.replay import replay

    console = Console(highlight=False)
    text: Text = args.text
    match = replay(load_record(args.file), args.pack)
    until = len(match.made) if args.until is None else max(0, min(args.until, len(match.made)))
    console.print(_told(text, match, until))
    if until == len(match.made):
        console.print("\n".join(_outcome(text, match)), markup=False)
    else:
        console.print(match.game.describe(match.states[until]), markup=False)
    return Exit.DONE


def _summary(text: Text, record: Record) -> Table:
    from rich.table import Table

    table = Table(box=None, show_header=False)
    table.add_column()
    table.add_column(overflow="fold")
    rows = [
        ("record-game", record.game),
        ("record-rules", str(record.rules_version)),
        ("record-pack", f"{record.pack} ({record.pack_digest[:8]})"),
        ("record-options", "\n".join(f"{name}: {shown(name, value) or '–'}" for name, value in record.options.items())),
        ("record-seats", "\n".join(f"{_name(text, record.seats, n)} ({s.kind})" for n, s in enumerate(record.seats))),
        ("record-position", record.position),
        ("record-branch", _origin(text, record)),
        ("record-secret", record.secret or text("record-secret-kept")),
        ("record-words", _words(text, record)),
        ("record-resigned", _names(text, record.seats, record.resigned)),
        ("record-server", record.server),
        ("record-result", _ending(text, record)),
    ]
    for key, value in rows:
        if value:
            table.add_row(text(key), _plain(value))
    return table


def _decisions(text: Text, record: Record) -> Table:
    table = _table(text, "record-number", "record-seat", "record-decision")
    for ply, made in enumerate(record.decisions, 1):
        table.add_row(str(ply), _plain(_name(text, record.seats, made.seat)), _plain(made.move))
    return table


def _told(text: Text, match: Match, until: int) -> Table:
    from holocene.locale.telling import Telling

    telling = Telling(match.game, text.language, match.seats)
    table = _table(text, "record-number", "record-decision", "record-events")
    for ply in range(until):
        events = match.events_of(ply, all_seats=True)
        move = match.game.notation(match.made[ply].action)
        table.add_row(str(ply + 1), _plain(move), _plain(" ".join(telling.event(event) for event in events)))
    return table


def _table(text: Text, *columns: str) -> Table:
    from rich.table import Table

    table = Table(box=None)
    for key in columns:
        table.add_column(text(key), justify="right" if key == "record-number" else "left", overflow="fold")
    return table


def _plain(words: str) -> Any:
    """Words of other people, in which square brackets are no markup."""
    from rich.text import Text as RichText

    return RichText(words)


def _words(text: Text, record: Record) -> str:
    return "\n".join(f"{_name(text, record.seats, n)}: {word or '–'}" for n, word in enumerate(record.words))


def _origin(text: Text, record: Record) -> str:
    origin = record.branch
    return "" if origin is None else text("record-branch-of", n=origin.n, game=origin.commitment[:8])


def _name(text: Text, seats: Sequence[Seat], seat: int) -> str:
    """The name of a player, or the number; a record that is only shown may name a seat that is not there."""
    if not 0 <= seat < len(seats):
        return str(seat + 1)
    return seats[seat].name or text("seat-human" if seats[seat].kind == "human" else "seat-bot", n=seat + 1)


def _names(text: Text, seats: Sequence[Seat], chosen: Sequence[int]) -> str:
    return ", ".join(_name(text, seats, seat) for seat in chosen)


def _ending(text: Text, record: Record) -> str:
    if record.result is None and record.resigned:
        return text("record-stopped", names=_names(text, record.seats, record.resigned))
    return _result(text, record.seats, record.result)


def _result(text: Text, seats: Sequence[Seat], result: Result | None) -> str:
    if result is None:
        return text("record-unfinished")
    ending = _victory(text, seats, result) if result.winners else text("record-lost")
    return f"{_scores(text, seats, result.scores)}\n{ending}"


def _scores(text: Text, seats: Sequence[Seat], scores: Sequence[int]) -> str:
    return ", ".join(f"{_name(text, seats, seat)} {points}" for seat, points in enumerate(scores))


def _victory(text: Text, seats: Sequence[Seat], result: Result) -> str:
    """Who won, and by how much; a record that is only shown may name a winner who has no points."""
    from holocene.core.contract.game import ScoreSheet
    from holocene.core.contract.outcome import outcome

    if not all(0 <= seat < len(result.scores) for seat in result.winners):
        return text("record-won", winners=_names(text, seats, result.winners))
    sentence = outcome(ScoreSheet((), result.scores, result.winners))[0]

    def told(name: str, value: Any) -> Any:
        if name == "player":
            return _name(text, seats, value)
        return _names(text, seats, [each.facts["player"] for each in value]) if isinstance(value, list) else value

    return text(f"story-{sentence.kind}", **{name: told(name, value) for name, value in sentence.facts.items()})


def _outcome(text: Text, match: Match) -> Iterator[str]:
    """Everybody's points, then the end of the story."""
    from holocene.core.contract.outcome import outcome
    from holocene.locale.telling import Telling

    if not match.is_over:
        yield text("record-unfinished")
        return
    yield _scores(text, match.seats, match.scores())
    yield from map(Telling(match.game, text.language, match.seats).sentence, outcome(match.score_sheet()))
