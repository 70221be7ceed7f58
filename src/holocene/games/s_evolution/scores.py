"""The score pad: where everybody's points come from, and how a tie was broken."""

from __future__ import annotations

from typing import Any

from holocene.core.contract.game import ScoreLine, ScoreSheet
from holocene.core.rulebook.rule import rule
from holocene.games.s_evolution.layout import FROM_PRESTIGE, Phase, Resource, State


@rule("V1", "V2", "E2", "E3")
def score_sheet(engine: Any, s: State) -> ScoreSheet:
    """Points of needs by type, of Prestige and of Discoveries; the winner once the game is over."""
    seats = range(s.players)
    lines = (
        ScoreLine("needs-food", "V1", tuple(s.points[p][Resource.FOOD] for p in seats)),
        ScoreLine("needs-tools", "V1", tuple(s.points[p][Resource.TOOLS] for p in seats)),
        ScoreLine("needs-science", "V1", tuple(s.points[p][Resource.SCIENCE] for p in seats)),
        ScoreLine("prestige-advantage", "V2", tuple(s.points[p][FROM_PRESTIGE] for p in seats)),
        ScoreLine("face-up-discoveries", "E2", tuple(engine.discovery_points(s, p) for p in seats)),
    )
    totals = tuple(engine.score(s, p) for p in seats)
    if s.phase != Phase.OVER:
        return ScoreSheet(lines, totals, ())
    winners = tuple(p for p in seats if engine.is_winner(s, p))
    return ScoreSheet(lines, totals, winners, _tie_break(s, totals, winners[0]), title="historic-leader")


@rule("K3", "E5")
def _tie_break(s: State, totals: tuple[int, ...], winner: int) -> str:
    """What decided between equal scores: nothing, Age, Population or turn order."""
    tied = [p for p in range(s.players) if totals[p] == totals[winner] and p != winner]
    if not tied:
        return ""
    if all(s.age[p] < s.age[winner] for p in tied):
        return "age"
    if all((s.age[p], s.population[p]) < (s.age[winner], s.population[winner]) for p in tied):
        return "population"
    return "order"
