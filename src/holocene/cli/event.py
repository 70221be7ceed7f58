"""`holocene event`: a cup of bots, with the rounds, deals and standings of a server's tournaments."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from holocene.cli.exits import Exit
from holocene.cli.game_options import add_game, chosen, duration, natural, positive
from holocene.locale import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from holocene.core.contract.game import Game
    from holocene.core.contract.options import Options
    from holocene.server.club.events.cup import Cup, Playing, Score
    from holocene.server.club.events.history import Group
    from holocene.server.club.events.standings import Main, Standing

SYSTEMS = ("swiss", "robin")
MOST_A_TABLE = 5
HUNDREDTHS = 2


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command. The system comes first, then the game, then the game's own options."""
    parser = subparsers.add_parser("event", help=text("command-event"), description=text("event-description"))
    number = text("simulate-number-metavar")
    parser.add_argument("system", choices=SYSTEMS, help=text("event-system-help"))
    parser.add_argument("--entrants", required=True, metavar=text("arena-bots-metavar"), help=text("arena-bots-help"))
    parser.add_argument("--tables-of", type=_size, default=2, metavar=number, help=text("event-size-help"))
    parser.add_argument("--rounds", type=positive, default=0, metavar=number, help=text("event-rounds-help"))
    parser.add_argument("--duplicate", action="store_true", help=text("event-duplicate-help"))
    parser.add_argument("--seconds", type=duration, default=1.0, metavar=number, help=text("arena-seconds-help"))
    parser.add_argument("--seed", type=natural, default=1, metavar=number, help=text("arena-seed-help"))
    parser.add_argument("--json", action="store_true", help=text("simulate-json-help"))
    add_game(parser, text)
    with_game = parser.before
    parser.before = lambda words: with_game(words[1:] if words[:1] and words[0] in SYSTEMS else words)
    parser.usage = f"%(prog)s {{{','.join(SYSTEMS)}}} {parser.usage.partition(' ')[2]}"


def _size(word: str) -> int:
    if not 2 <= int(word) <= MOST_A_TABLE:
        raise ValueError
    return int(word)


def run(args: Namespace) -> int:
    """Plays all rounds, and prints how the bots stand."""
    from rich.console import Console

    from holocene.bots.naming import split_names
    from holocene.core.errors import HoloceneError
    from holocene.core.parts import need

    need("server")  # it knows how to draw rounds
    from holocene.server.club.events.cup import Cup

    args.players = str(args.tables_of)
    game, options = chosen(args)
    names = split_names(args.entrants)
    if len(names) < 2:
        raise HoloceneError("a cup needs two entrants at least", "event-alone")
    main: Main = "duplicate" if args.duplicate else "places"
    cup = Cup(len(names), args.tables_of, args.system, args.rounds, main, args.seed)
    found = _played(cup, player(game, options, names, args), args.text, Console(stderr=True, highlight=False))
    if args.json:
        import msgspec

        lines = [{"bot": names[each.number], **msgspec.structs.asdict(each)} for each in found]
        print(msgspec.json.format(msgspec.json.encode(lines)).decode())
    else:
        Console(highlight=False, markup=False).print(_table(args.text, names, found))
    return Exit.DONE


def _played(cup: Cup, play: Playing, text: Text, console: Any) -> list[Standing]:
    found: list[Standing] = []
    for number, results in enumerate(cup.play(play), 1):
        found = cup.standings(results)
        console.print(text("event-round", n=number, of=cup.length))
    return found


def player(game: Game, options: Options, names: Sequence[str], args: Namespace) -> Playing:
    """What plays a table: the bots by name, the usual level in seats that would stay free. What a bot draws from
    follows from the seed, the round and where it sits, so that a cup can be played again."""
    from random import Random

    from holocene.bots.asking import ask
    from holocene.bots.base import Clock
    from holocene.bots.registry import make_ready, usual_level
    from holocene.core.matches.match import Match

    free, clock = usual_level(game), Clock(args.seconds)

    def play(secret: bytes, number: int, seats: Group) -> Score:
        level = [names[each] if each >= 0 else free for each in seats]
        bots = [make_ready(name, game) for name in level]
        rngs = [Random(f"{args.seed} {number} {each} {seat}") for seat, each in enumerate(seats)]
        match = Match(game, options, secret)
        while (seat := match.to_act) is not None:
            match.play(ask(bots[seat], level[seat], match.view(seat), match.legal(), clock, rngs[seat]))
        sheet = match.score_sheet()
        return sheet.totals, sheet.winners

    return play


def _table(text: Text, names: Sequence[str], found: Sequence[Standing]) -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    table.add_column(text("event-place"), justify="right")
    table.add_column(text("event-bot"))
    for key in ("points", "duplicate", "median", "buchholz", "firsts", "played"):
        table.add_column(text(f"event-{key}"), justify="right")
    for each in found:
        numbers = (each.points, each.duplicate, each.median, each.buchholz)
        shown = [f"{round(number, HUNDREDTHS):g}" for number in numbers]
        table.add_row(str(each.place), names[each.number], *shown, str(each.firsts), str(each.played))
    return table
