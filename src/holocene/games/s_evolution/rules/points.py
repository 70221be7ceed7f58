"""Victory points of a round and of the end, and who wins (V*, E*)."""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.games.s_evolution.layout import (
    AGES,
    FROM_PRESTIGE,
    RESOURCES,
    SEATS,
    SOURCES,
    TIE_BITS,
    Phase,
    Place,
    State,
)
from holocene.games.s_evolution.rules.tricks import precedence
from holocene.games.s_evolution.tables import FACE, GROUP_POINTS


@rule("V1", "V2", "V3", "N7", "W3")
def score_needs(s: State, p: int) -> None:
    """Each need fully paid scores her Population; Prestige scores its level for one need that was not."""
    worth = s.payers if s.points_population else s.population[p]
    for resource in range(RESOURCES):
        if s.paid >> resource & 1:
            s.points[p][resource] += worth
    if s.paid != s.asked:
        s.points[p][FROM_PRESTIGE] += s.level[p][Place.PRESTIGE]
    s.asked = s.paid = s.payers = 0
    s.phase = Phase.MANAGEMENT


@rule("E2", "E4", "C4")
def discovery_points(s: State, p: int) -> int:
    """Face-up Discoveries score by groups of the same colour, all four colours alike."""
    groups = 0
    for age in range(AGES):
        if s.face_up[p] >> age & 1:
            groups += 1 << 4 * FACE[age * SEATS + s.discovery[p][age]]
    points = 0
    for colour in range(SEATS):
        points += GROUP_POINTS[groups >> 4 * colour & 15]
    return points


@rule("V4", "E2")
def score(s: State, seat: int) -> int:
    """The points gained so far and those of the Discoveries, as one plain number."""
    total = discovery_points(s, seat)
    for source in range(SOURCES):
        total += s.points[seat][source]
    return total


@rule("E3", "E5", "K3")
def is_winner(s: State, seat: int) -> bool:
    """The highest score wins; ties by Age, Population and the Action order of the last round."""
    mine = score(s, seat) << TIE_BITS | precedence(s, seat, s.leader)
    for p in range(s.players):
        if (score(s, p) << TIE_BITS | precedence(s, p, s.leader)) > mine:
            return False
    return True


@rule("E1")
def end_game(s: State) -> None:
    """The game ends after the points of the last round."""
    s.phase = Phase.OVER
    s.legal = s.base = 0
