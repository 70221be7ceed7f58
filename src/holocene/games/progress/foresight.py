"""What a technology would make possible, before it is discovered or researched: what gets cheaper, who leads, more
actions, sections of the milestone, points for every five. Each is found on a copy of the state by the rules."""

from __future__ import annotations

from collections.abc import Iterator

from holocene.core.contract.ahead import Foreseen
from holocene.core.contract.game import Game
from holocene.core.rulebook.rule import rule
from holocene.games.progress.layout import POWER_NAMES, POWERS, SLOTS, TECHS, Phase, State, Verb
from holocene.games.progress.rules.benefits import actions_a_turn, activate
from holocene.games.progress.rules.discover import owe
from holocene.games.progress.rules.milestones import is_section_met
from holocene.games.progress.rules.paying import owed_in_all
from holocene.games.progress.rules.scoring import points_per_five


def foresee(game: Game, s: State) -> dict[str, list[Foreseen]]:
    """By the moves that discover or research a card of hand; moves that promise nothing are left out."""
    if s.phase != Phase.ACT:
        return {}
    found = {game.notation(action): list(of_action(game, s, action)) for action in game.legal(s)}
    return {move: said for move, said in found.items() if said}


def of_action(game: Game, s: State, action: int) -> Iterator[Foreseen]:
    """A technology is a prerequisite however it comes into the area; it has benefits only once it is active."""
    if action < TECHS or action // TECHS == Verb.RESEARCH:
        yield from of_prerequisite(game, s, action % TECHS)
    if action < TECHS:
        yield from of_discovery(game, s, action)


@rule("A11", "A12", "A23")
def of_prerequisite(game: Game, s: State, tech: int) -> Iterator[Foreseen]:
    """Cards of hand that would cost nothing, or less."""
    free, cheaper = opened(game, s, tech)
    if free:
        yield Foreseen("foreseen-free", "A11", {"cards": free})
    if cheaper:
        yield Foreseen("foreseen-cheaper", "A11", {"cards": cheaper})


@rule("A11", "A12", "A23")
def opened(game: Game, s: State, tech: int) -> tuple[list[str], list[str]]:
    """Cards of hand that would be free, and those that would be cheaper, with it in her area, active or not."""
    engine, tables, ids = game.plain, game.pack.tables, game.pack.cards["ids"]["technologies"]
    age, bit = tech // SLOTS, 1 << tech % SLOTS
    waiting = [
        other
        for other in range(TECHS)
        if s.hand[s.me][other]
        and other != tech
        and not s.area[s.me][other // SLOTS] >> other % SLOTS & 1
        and (age, bit) in zip(tables["LINE_AGE"][other], tables["LINE_BIT"][other], strict=True)
    ]
    if not waiting:
        return [], []
    now: State = game.layout.copy(s)
    later: State = game.layout.copy(s)
    later.area[s.me][age] |= bit
    free: list[str] = []
    cheaper: list[str] = []
    for other in waiting:
        for each in (now, later):
            engine[owe](each, s.me, other)
        if engine[owed_in_all](later) < engine[owed_in_all](now):
            (cheaper if engine[owed_in_all](later) else free).append(ids[other])
    return free, cheaper


@rule("A2", "V1", "I3", "M2", "M7")
def of_discovery(game: Game, s: State, tech: int) -> Iterator[Foreseen]:
    """What its benefits change at once beyond the numbers that are printed."""
    engine, p = game.plain, s.me
    later: State = game.layout.copy(s)
    engine[activate](later, p, tech)
    more = engine[actions_a_turn](later, p) - engine[actions_a_turn](s, p)
    if more > 0:
        yield Foreseen("foreseen-action", "A2", {"n": more})
    for track in range(POWERS):
        if leads(later, p, track) and not leads(s, p, track):
            yield Foreseen("foreseen-leads", "V1", {"power": POWER_NAMES[track]})
    points = engine[points_per_five](later, p) - engine[points_per_five](s, p)
    if points > 0:
        yield Foreseen("foreseen-five", "I3", {"n": points})
    if s.milestone >= 0:
        sections = range(game.pack.tables["MILESTONE_SECTIONS"][s.milestone])
        met = [[engine[is_section_met](each, p, s.milestone, n) for n in sections] for each in (s, later)]
        if any(after and not before and s.covered[n] < 0 for n, (before, after) in enumerate(zip(*met, strict=True))):
            yield Foreseen("foreseen-section", "M7", {"milestone": game.pack.cards["ids"]["milestones"][s.milestone]})


@rule("V1", "V2")
def leads(s: State, p: int, track: int) -> bool:
    """Whether she stands alone in front on a power track; there is no front without others."""
    return s.players > 1 and all(s.power[p][track] > s.power[q][track] for q in range(s.players) if q != p)
