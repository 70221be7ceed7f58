"""What a player's Action will bring as things stand: her Harvest, her needs, and what comes of paying them.

The rules of the Action are run on a copy of the state: Calamities strike unmet, Jokers wait for a choice and are
counted apart, and nothing is changed by Commerce.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from holocene.core.contract.game import Game
from holocene.core.rulebook.rule import rule
from holocene.games.s_evolution.layout import CALAMITIES, RESOURCE_NAMES, RESOURCES, Phase, State
from holocene.games.s_evolution.rules import harvest as harvest_rules
from holocene.games.s_evolution.rules.calamities import begin_action, strike
from holocene.games.s_evolution.rules.needs import pay_needs
from holocene.games.s_evolution.rules.points import score_needs

TRICKS: Final = (Phase.TRUMP, Phase.PLAY, Phase.TAKE, Phase.DISCOVERY)


class Need(msgspec.Struct, frozen=True):
    """A need of her Age: how much it asks, how much of it she will pay, and whether that is all."""

    resource: str
    asked: int
    paid: int
    full: bool


class Outlook(msgspec.Struct, frozen=True):
    """What is to come: whether the Harvest and the needs still are, what she will have then, how many Jokers and
    Calamities are among it, and what paying the needs will do."""

    seat: int
    harvest: bool
    needs: bool
    stock: tuple[int, ...]
    jokers: int
    strikes: int
    age: int
    rows: tuple[Need, ...] = ()
    rises: bool = False
    falls: bool = False
    loses: bool = False
    points: int = 0


class Ahead(NamedTuple):
    """What is still to come of a player's Action."""

    harvest: bool
    needs: bool


@rule("R1", "R2", "H1", "N1")
def ahead(s: State, p: int) -> Ahead:
    """Everything until her Action, in the order of seats from the leader; in it, Calamities come before the Harvest,
    and the Harvest before Commerce and the needs."""
    if s.phase == Phase.OVER:
        return Ahead(False, False)
    if s.phase in TRICKS:
        return Ahead(True, True)
    if p != s.turn:
        waits = (p - s.leader) % s.players > (s.turn - s.leader) % s.players
        return Ahead(waits, waits)
    is_struck = s.phase in (Phase.CALAMITY, Phase.GAIN) or (s.phase == Phase.REMOVE and s.after == Phase.CALAMITIES)
    return Ahead(is_struck, is_struck or s.phase in (Phase.JOKER, Phase.COMMERCE))


@rule("H1", "H2", "H3", "H4", "X2", "X3", "X5", "X6")
def harvested(game: Game, s: State, p: int) -> State:
    """The state after her Calamities and her Harvest, Jokers aside (`todo`)."""
    engine = game.plain
    later: State = game.layout.copy(s)
    if p != s.turn or s.phase in TRICKS:
        engine[begin_action](later, p)
    for calamity in range(CALAMITIES):
        if later.calamities >> calamity & 1:
            engine[strike](later, p, calamity)
    engine[harvest_rules.harvest](later, p)
    return later


@rule("N2", "N3", "N4", "N5", "V1", "V2", "V3")
def outlook(game: Game, s: State, p: int) -> Outlook:
    """What a player may expect of her Action."""
    due = ahead(s, p)
    means: State = harvested(game, s, p) if due.harvest else game.layout.copy(s)
    found = Outlook(
        seat=p,
        harvest=due.harvest,
        needs=due.needs,
        stock=tuple(means.stock[p]),
        jokers=means.todo if due.harvest else 0,
        strikes=means.calamities.bit_count() if due.harvest else 0,
        age=means.age[p],
    )
    return _paid(game, found, means) if due.needs else found


def _paid(game: Game, found: Outlook, means: State) -> Outlook:
    engine, p = game.plain, found.seat
    later: State = game.layout.copy(means)
    engine[pay_needs](later, p)
    rows = tuple(
        Need(
            RESOURCE_NAMES[resource],
            later.payers,
            means.stock[p][resource] - later.stock[p][resource],
            bool(later.paid >> resource & 1),
        )
        for resource in range(RESOURCES)
        if later.asked >> resource & 1
    )
    engine[score_needs](later, p)
    return msgspec.structs.replace(
        found,
        rows=rows,
        rises=later.age[p] > means.age[p],
        falls=later.age[p] < means.age[p],
        loses=later.population[p] < means.population[p],
        points=sum(later.points[p]) - sum(means.points[p]),
    )
