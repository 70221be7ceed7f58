"""The chronicle of a match that is over: its rounds with their points and finds, and what turned it.

Everything is read from the record: the states before and after each turn, and the events that everybody saw.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

import msgspec

from holocene.core.contract.chronicle import Chronicle, Mark, RoundTold, Turn, TurningPoint, Weighed
from holocene.core.matches.leads import Leads, console, deciding, leap, lede
from holocene.core.matches.swings import Foretell, Swings

if TYPE_CHECKING:
    from holocene.core.contract.game import ScoreSheet
    from holocene.core.matches.match import Match

MOST: Final = 7  # turning points of a game
MAJOR: Final = 3


def chronicle_of(match: Match, sheet: ScoreSheet, foretell: Foretell | None = None) -> Chronicle:
    """The whole chronicle; `sheet` says who won, also of a game that was given up. A game whose story has no rounds has
    no chronicle but kind words. Where somebody can foretell chances of victory, these say what turned the game."""
    turns = list(_turns(match))
    rounds = tuple(_rounds(match, turns, sheet))
    if not rounds:
        return Chronicle((), (), (), tuple(console(sheet, ())))
    leads = Leads(turns, [*(_points(match, turn.moves) for turn in turns), sheet.totals], sheet.winners)
    chronicler = match.game.chronicler()
    finds = [mark.card for mark in _marks(match, leads.decisive) if mark.card] if leads.decisive else []
    told = [*chronicler.turning(turns), *deciding(leads, finds), *leap(leads)]
    if foretell is not None and leads.victor is not None:
        swings = _swings(match, turns, leads.victor, foretell)
        told = list(swings.weighed([*told, *swings.rise(leads.victor)]))
    curious = chronicler.curious(turns, sheet.winners)
    return Chronicle(
        rounds,
        tuple(_chosen(told)),
        (*lede(leads, [each.points for each in rounds]), *([curious] if curious else [])),
        tuple(console(sheet, [mark for each in rounds for mark in each.marks])),
    )


def _swings(match: Match, turns: Sequence[Turn], victor: int, foretell: Foretell) -> Swings:
    """Chances when each round began, and what became of them."""
    opens = [turn for k, turn in enumerate(turns) if k == 0 or turn.round != turns[k - 1].round]
    final = tuple(float(seat == victor) for seat in range(len(match.seats)))
    return Swings(opens, [*foretell([match.states[turn.moves] for turn in opens]), final])


def _turns(match: Match) -> Iterator[Turn]:
    """The chapters of the story that tell of a round; there are none in a story without headings."""
    for part in match.tale().parts():
        facts = part.heading.facts if part.heading else {}
        n, player = facts.get("n"), facts.get("player")
        if isinstance(n, int):
            yield Turn(n, player if isinstance(player, int) else None, part.ply, part.events)


def _points(match: Match, moves: int) -> tuple[int, ...]:
    """Everybody's points after so many moves."""
    state = match.states[moves]
    return tuple(int(match.game.plain.score(state, seat)) for seat in range(len(match.seats)))


def _rounds(match: Match, turns: Sequence[Turn], sheet: ScoreSheet) -> Iterator[RoundTold]:
    grouped = [list(group) for _, group in groupby(turns, key=lambda turn: turn.round)]
    chronicler = match.game.chronicler()
    known: set[tuple[int, str]] = set()  # cards that a seat has come to
    for k, group in enumerate(grouped):
        is_last = k + 1 == len(grouped)
        moves = len(match.made) if is_last else grouped[k + 1][0].moves
        points = sheet.totals if is_last else _points(match, moves)
        marks = tuple(_fresh(known, (mark for turn in group for mark in _marks(match, turn))))
        age = chronicler.age(match.states[group[-1].events[-1].n])  # its last move may begin one
        yield RoundTold(group[0].round, moves, age, points, marks)


def _marks(match: Match, turn: Turn) -> Iterator[Mark]:
    chronicler = match.game.chronicler()
    return (mark for placed in turn.events if (mark := chronicler.mark(placed.event)) is not None)


def _fresh(known: set[tuple[int, str]], marks: Iterator[Mark]) -> Iterator[Mark]:
    """Marks without those of cards that a seat has come to before; the first seat that does is marked."""
    for mark in marks:
        if not mark.card:
            yield mark
        elif (mark.player, mark.card) not in known:
            is_first = not any(card == mark.card for _, card in known)
            known.add((mark.player, mark.card))
            yield msgspec.structs.replace(mark, is_first=is_first)


def _chosen(told: list[Weighed]) -> Iterator[TurningPoint]:
    """The heaviest, in the order in which they happened; of the same weight, what came first."""
    heaviest = sorted(told, key=lambda each: (-each.weight, each.moves))[:MOST]
    major = heaviest[:MAJOR]
    for each in sorted(heaviest, key=lambda each: each.moves):
        yield TurningPoint(each.round, each.moves, each.icon, each.sentence, each in major)
