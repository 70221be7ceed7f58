"""What a seat may know of a game: boards, areas, piles and numbers are public, hands are not (O3-O5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from holocene.core.contract.game import Game
from holocene.core.rulebook.rule import rule
from holocene.core.states.bits import lowest
from holocene.core.states.showing import Showing
from holocene.games.progress.layout import AGES, LAYOUT, NOTHING, SLOTS, Phase, State

SHOWING: Final = Showing(LAYOUT)


class Developing(msgspec.Struct, frozen=True):
    """A technology under development."""

    technology: str
    markers: int


@SHOWING.of_seat
class PlayerView(msgspec.Struct, frozen=True):
    """A player's board, area and hand: `hand` is empty for the eyes of others, `known` is what all know of it.

    `gone` are the cards that all saw leaving it with their age.
    """

    skills: dict[str, int]
    tokens: dict[str, int]
    ready: dict[str, int]
    power: dict[str, int]
    active: tuple[str, ...]
    developing: tuple[Developing, ...]
    hand_size: int
    hand_ages: tuple[int, ...]
    known: dict[str, int]
    hand: dict[str, int]
    gone: dict[str, int]
    guide: str
    guided: tuple[str, ...]
    gave: tuple[int, ...]


@SHOWING.of_table
class View(msgspec.Struct, frozen=True):
    """A table as one seat sees it; seat -1 is a spectator. `legal` is for the seat that decides, empty otherwise.

    What the layout shows is filled in from there; a field that is shown and not declared here follows the others.
    """

    seat: int
    players: tuple[PlayerView, ...]
    order: tuple[int, ...]
    round: int
    turn: int
    to_act: int
    phase: str
    age: int
    last_age: int
    symbols: tuple[int, ...]
    needed: tuple[int, ...]
    missing: int
    decks: tuple[int, ...]
    piles: tuple[tuple[str, ...], ...]
    used: int
    drawn: bool
    left: int
    pool: int
    owed: dict[str, int]
    card: str
    section: int
    time: dict[str, int]
    swapped: bool
    sections_paid: int
    lost: bool
    heirs: tuple[int, ...]
    after: int
    with_milestones: bool
    milestone: str
    covered: tuple[int, ...]
    owners: dict[str, int]
    stack: tuple[str, ...]
    penalty_group: int
    again_at_once: bool
    must_succeed: bool
    any_moment: bool
    legal: tuple[str, ...]


@rule("O3", "O4", "O5")
def view(game: Game, s: State, seat: int | None) -> View:
    """Everything public, and the seat's own hand; nothing that another deal of the hidden cards would change."""
    ids = game.pack.cards["ids"]
    techs = ids["technologies"]
    mine = NOTHING if seat is None else seat
    return View(
        **SHOWING.table(s, ids),
        seat=mine,
        players=tuple(player_view(ids, s, p, p == mine) for p in range(s.players)),
        order=tuple(s.order[: s.players]),
        to_act=NOTHING if s.phase == Phase.OVER else s.me,
        missing=symbols_missing(s),
        piles=tuple(tuple(techs[tech] for tech in s.pile[age][: s.pile_size[age]]) for age in range(AGES)),
        time=counted(techs, s.time),
        legal=tuple(game.notation(a) for a in game.legal(s)) if mine == s.me else (),
    )


@rule("C8", "G1", "G2")
def symbols_missing(s: State) -> int:
    """What the age tokens show: how many symbols the next age, or the end, still needs."""
    return max(0, s.need[s.age + 1] - s.symbols[s.age + 1])


def player_view(ids: dict[str, Sequence[str]], s: State, p: int, own: bool) -> PlayerView:
    techs = ids["technologies"]
    developing = range(s.developing[p])
    return PlayerView(
        **SHOWING.seat(s, p, ids),
        active=tuple(techs[tech] for tech in members(s.active[p])),
        developing=tuple(Developing(techs[s.development[p][i]], s.markers[p][i]) for i in developing),
        hand_size=s.hand_size[p],
        hand_ages=tuple(sum(s.hand[p][age * SLOTS : (age + 1) * SLOTS]) for age in range(AGES)),
        known={name: n for name, n in zip(techs, s.known[p], strict=True) if n > 0},
        hand=counted(techs, s.hand[p]) if own else {},
        gone={name: -n for name, n in zip(techs, s.known[p], strict=True) if n < 0},
    )


def members(masks: Sequence[int]) -> list[int]:
    """The technologies of a set that is kept as bits, one integer an age."""
    found = []
    for age, mask in enumerate(masks):
        rest = mask
        while rest:
            found.append(age * SLOTS + lowest(rest))
            rest &= rest - 1
    return found


def counted(techs: Sequence[str], row: Sequence[int]) -> dict[str, int]:
    """Copies by technology, without those that are not there."""
    return {name: copies for name, copies in zip(techs, row, strict=True) if copies}
