"""Whether reviews see who plays better: the mean loss a decision of every level, and what marks are worth.

    nice -n 19 python -m bench.reviews progress --against inventor --games 25 --every 4 --budget 96 --out reviews.jsonl
    nice -n 19 python -m bench.reviews progress --alike artisan --games 25 --every 4 --budget 96 --out reviews.jsonl
    python -m bench.reviews --table reviews.jsonl

Each level plays the same deals against the same opponent, or against itself. Its own seat is reviewed, or every so many
of its decisions. A level that soon has lost has little left to lose: with `--alike` all levels are asked for their move
at the same decisions, those of another one's games. In the first few deals the loss of moves that were marked, and of
some that were not, is measured again by playing on to the end of the game. A line of the file is a game: what was
interrupted goes on where it stopped.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np

from holocene.arena.stats import Estimate, mean
from holocene.bots.base import Clock
from holocene.bots.registry import LEVELS, make_ready
from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game
from holocene.core.matches.match import Match
from holocene.core.matches.secret import new_secret
from holocene.review.judging import Verdict, verdict
from holocene.review.trials import Field, luck_of
from holocene.review.weighing import Scales

SEARCHING = {"champion": "champion:simulations=100"}  # so that a game does not hang on the clock
TO_THE_END = 100_000  # decisions
AGAIN = 100  # deals in which a loss is measured to the end of the game
MOST = 2  # moves of a game, with a mark and without, for which that is done
ALIKE = "the same decisions of {}"
UNJUDGED = ("forced", "decided")
BAD = ("slip", "mistake")


class Checked(msgspec.Struct, frozen=True):
    """A decision whose loss was measured again: its mark, the loss as it was told, and to the end of the game."""

    mark: str
    told: float
    found: float
    doubt: float


class Reviewed(msgspec.Struct, frozen=True):
    """A game of a level, one seat of which was reviewed."""

    game: str
    players: int
    budget: int
    level: str
    against: str
    deal: int
    losses: tuple[float, ...]
    marks: tuple[str, ...]
    checked: tuple[Checked, ...]


def played(game: Game, level: str, against: str, players: int, deal: int) -> Match:
    """A game of a level against others, or itself; it sits where it is reviewed."""
    match = Match(game, game.read_options({"players": players}), new_secret(deal))
    names = [level if seat == deal % players else against or level for seat in range(players)]
    bots = [make_ready(SEARCHING.get(name, name), game) for name in names]
    rng = Random(deal)
    while (seat := match.to_act) is not None:
        match.play(bots[seat].choose(match.view(seat), match.legal(), Clock(60.0), rng))
    return match


def reviewed(match: Match, level: str, deal: int, args: argparse.Namespace) -> Reviewed:
    """The verdicts on one seat's decisions, or every so many of them."""
    game, players = match.game, len(match.seats)
    seat = deal % players
    scales = Scales(game, players, seat, args.budget)
    losses: list[float] = []
    marks: list[str] = []
    checked: list[Checked] = []
    for ply in decisions(match, seat, deal, args.every):
        view = game.view(match.states[ply], seat)
        found = verdict(scales, view, match.made[ply].action, Random(f"{deal} {ply}"))
        losses.append(found.loss.chance if players > 1 else found.loss.points)
        marks.append(found.mark)
        is_bad = found.mark in BAD
        alike = [each for each in checked if (each.mark in BAD) == is_bad]
        if deal < args.checked and len(found.candidates) > 1 and found.mark not in UNJUDGED and len(alike) < MOST:
            checked.append(again(scales, view, found, ply))
    return Reviewed(
        game.name, players, args.budget, level, args.against, deal, tuple(losses), tuple(marks), tuple(checked)
    )


def decisions(match: Match, seat: int, deal: int, every: int) -> list[int]:
    """A seat's choices, or every so many of them."""
    n_legal = match.game.plain.n_legal
    own = [ply for ply, made in enumerate(match.made) if made.seat == seat and n_legal(match.states[ply]) > 1]
    return own[deal % every :: every]


def asked(game: Game, deal: int, args: argparse.Namespace) -> list[Reviewed]:
    """What every level would do at the same decisions of a game between others, and what is said of it."""
    match = played(game, args.alike, "", args.players, deal)
    seat = deal % args.players
    scales = Scales(game, args.players, seat, args.budget)
    said: dict[str, list[Verdict]] = {level: [] for level in LEVELS}
    for ply in decisions(match, seat, deal, args.every):
        state = match.states[ply]
        view, legal = game.view(state, seat), list(map(game.notation, game.legal(state)))
        of_move: dict[str, Verdict] = {}
        for level in LEVELS:
            bot = make_ready(SEARCHING.get(level, level), game)
            move = bot.choose(view, legal, Clock(60.0), Random(f"{level} {deal} {ply}"))
            if move not in of_move:
                of_move[move] = verdict(scales, view, game.parse(move), Random(f"{deal} {ply}"))
            said[level].append(of_move[move])
    return [
        Reviewed(
            game.name, args.players, args.budget, level, ALIKE.format(args.alike), deal,
            tuple(each.loss.chance if args.players > 1 else each.loss.points for each in found),
            tuple(each.mark for each in found), (),
        )
        for level, found in said.items()
    ]  # fmt: skip


def again(scales: Scales, view: Any, found: Verdict, ply: int) -> Checked:
    """The loss of a move against the best of the others that were looked at, measured to the end of the game."""
    game, other = scales.game, next(each.move for each in found.candidates if each.move != found.played)
    s, one = game.imagine(view, Random(ply)), game.parse(found.played)
    field = Field(scales.playing, scales.mind.net, game.layout.pack(s), scales.seat, scales.players, TO_THE_END)
    trials = field.trials([one, game.parse(other)], AGAIN, luck_of(Random(f"again {ply}")))
    loss, doubt = map(scales.key, trials.behind(one, game.parse(other)))
    worths = {each.move: scales.key(each.worth) for each in found.candidates}
    return Checked(found.mark, worths[other] - worths[found.played], loss, doubt)


def wanted(args: argparse.Namespace, known: Sequence[Reviewed]) -> Iterator[tuple[str, int]]:
    """Levels and deals that are missing, all levels of a deal together."""
    there = {(each.game, each.players, each.budget, each.against, each.level, each.deal) for each in known}
    for deal in range(args.games):
        for level in LEVELS:
            if (args.game, args.players, args.budget, args.against, level, deal) not in there:
                yield level, deal


def missing(game: Game, args: argparse.Namespace, known: Sequence[Reviewed]) -> Iterator[Reviewed]:
    """What is not known yet, one after the other."""
    if args.alike:
        there = {each.deal for each in known if each.against == ALIKE.format(args.alike) and each.game == game.name}
        for deal in range(args.games):
            yield from () if deal in there else asked(game, deal, args)
        return
    for level, deal in wanted(args, known):
        yield reviewed(played(game, level, args.against, args.players, deal), level, deal, args)


def table(known: Sequence[Reviewed]) -> Iterator[str]:
    """What was found, as Markdown."""
    for kind in sorted({_kind(each) for each in known}):
        chosen = [each for each in known if _kind(each) == kind]
        game, players, budget, against = kind
        yield f"\n{game}, {players} players, against {against or 'itself'}, budget {budget}\n"
        yield "| level | games | decisions | mean loss in points of chance | slips | mistakes |"
        yield "|---|---|---|---|---|---|"
        for level in LEVELS:
            yield from _row(level, [each for each in chosen if each.level == level])
        yield "\n| mark | decisions | loss as told | loss to the end of the game | confirmed |"
        yield "|---|---|---|---|---|"
        for mark in ("good", *BAD):
            yield from _checked(mark, [one for each in chosen for one in each.checked if one.mark == mark])


def _kind(game: Reviewed) -> tuple[str, int, int, str]:
    return game.game, game.players, game.budget, game.against


def _row(level: str, games: Sequence[Reviewed]) -> Iterator[str]:
    judged = [
        (game.deal, loss, mark)
        for game in games
        for loss, mark in zip(game.losses, game.marks, strict=True)
        if mark not in UNJUDGED
    ]
    if not judged:
        return
    deals, losses, marks = zip(*judged, strict=True)
    loss = mean(100 * np.array(losses), np.array(deals))
    slips, mistakes = (100 * marks.count(mark) / len(marks) for mark in BAD)
    yield f"| {level} | {len(games)} | {len(marks)} | {_told(loss)} | {slips:.1f} % | {mistakes:.1f} % |"


def _checked(mark: str, checked: Sequence[Checked]) -> Iterator[str]:
    if not checked:
        return
    told, found = (100 * np.array([getattr(each, name) for each in checked]) for name in ("told", "found"))
    again = mean(found, np.arange(len(found)))
    is_worse = 100 * (found > 0).mean()
    yield f"| {mark} | {len(checked)} | {told.mean():.1f} | {_told(again)} | {is_worse:.0f} % worse |"


def _told(found: Estimate | None) -> str:
    if found is None or found.low is None or found.high is None:
        return "–"
    return f"{found.value:.2f} ({found.low:.2f} to {found.high:.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="progress")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument(
        "--against", default="", metavar="LEVEL", help="who sits on the other seats; else the level itself"
    )
    parser.add_argument("--alike", default="", metavar="LEVEL", help="whose decisions all levels are asked about")
    parser.add_argument("--games", type=int, default=25, help="of every level")
    parser.add_argument("--budget", type=int, default=200)
    parser.add_argument("--every", type=int, default=1, help="so manyth decision is judged")
    parser.add_argument("--checked", type=int, default=0, help="deals in which losses are measured again")
    parser.add_argument("--out", type=Path, default=Path("reviews.jsonl"))
    parser.add_argument("--table", type=Path, help="shows what a file says, and plays nothing")
    args = parser.parse_args()
    path = args.table or args.out
    known = [
        msgspec.json.decode(line, type=Reviewed) for line in (path.read_text().splitlines() if path.is_file() else ())
    ]
    game = load_game(args.game)
    for found in () if args.table else missing(game, args, known):
        known.append(found)
        with path.open("ab") as file:
            file.write(msgspec.json.encode(found) + b"\n")
        print(f"{found.level} {found.deal}: {100 * np.mean(found.losses):.2f}", flush=True)
    print("\n".join(table(known)))


if __name__ == "__main__":
    main()
