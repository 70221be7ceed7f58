"""The score pad: where everybody's points come from, during the game and at its end."""

from __future__ import annotations

from holocene.core.contract.engine import Engine
from holocene.core.contract.game import Pack, ScoreLine, ScoreSheet
from holocene.core.rulebook.rule import rule
from holocene.games.progress.layout import POWER_NAMES, TYPE_NAMES, Knowledge, State
from holocene.games.progress.rules.milestones import points_of_milestones
from holocene.games.progress.rules.personalities import points_of_guides
from holocene.games.progress.rules.scoring import (
    points_of_power,
    points_of_skills,
    points_of_technologies,
    points_per_five,
    time_penalty,
    tokens_at_end,
)


@rule("V1", "V3", "V4", "V6", "L4")
def score_sheet(engine: Engine, pack: Pack, s: State) -> ScoreSheet:
    """A line for each source of points, of the game that is over or as it stands."""
    seats = range(s.players)

    def line(key: str, rule_id: str, points: list[int]) -> ScoreLine:
        return ScoreLine(key, rule_id, tuple(int(point) for point in points))

    power_rule = "L4" if s.players == 1 else "V1"
    lines = [
        line(name, power_rule, [engine[points_of_power](s, p, track) for p in seats])
        for track, name in enumerate(POWER_NAMES)
    ]
    lines.append(line("skills", "V3", [engine[points_of_skills](s, p) for p in seats]))
    lines.append(line("technologies", "V4", [engine[points_of_technologies](s, p) for p in seats]))
    if s.last_age == 3:
        lines.append(line("per-five", "I3", [engine[points_per_five](s, p) for p in seats]))
    if any(s.guided):
        lines.append(line("personalities", "H7", [engine[points_of_guides](s, p) for p in seats]))
    if s.with_milestones:
        lines.append(line("milestones", "M5", [engine[points_of_milestones](s, p) for p in seats]))
    if s.players == 1:
        lines.append(line("time", "L4", [-engine[time_penalty](s)]))
    totals = tuple(sum(each.points[p] for each in lines) for p in seats)
    winners = tuple(p for p in seats if engine.is_winner(s, p))
    return ScoreSheet(
        tuple(lines),
        totals,
        winners,
        tie_break(engine, s, totals, winners),
        rank(pack, totals[0]) if s.players == 1 and not s.lost else "",
    )


@rule("V5")
def tie_break(engine: Engine, s: State, totals: tuple[int, ...], winners: tuple[int, ...]) -> str:
    """The tokens that decided between players with the most points, nothing without a tie.

    `shared` if no tokens told the players apart; `narrowed` if they put some of them out and left others level.
    """
    level = [p for p in range(s.players) if totals[p] == max(totals)]
    tied = level
    if len(tied) < 2:
        return ""
    for kind in (Knowledge.GENERAL, Knowledge.CULTURE, Knowledge.SCIENCE, Knowledge.ENGINEERING):
        most = max(engine[tokens_at_end](s, p, kind) for p in tied)
        tied = [p for p in tied if engine[tokens_at_end](s, p, kind) == most]
        if len(tied) == 1:
            return TYPE_NAMES[kind]
    return "shared" if tied == level else "narrowed"


@rule("L5", "L9")
def rank(pack: Pack, score: int) -> str:
    """The solo rank of a score; each has a highest score but the last."""
    ranks = pack.cards["boards"]["solo"]["ranks"]
    for name, highest in ranks:
        if score <= highest or highest == 0:
            return str(name)
    return str(ranks[-1][0])
