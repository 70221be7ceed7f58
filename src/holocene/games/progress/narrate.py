"""What happened in a move, in order, with the rule of each event: for the log, animation and playthroughs.

The move is played again on a copy, stage by stage, and each stage is told by what it changed (see `changes`).
"""

from __future__ import annotations

from collections.abc import Iterator

from holocene.core.contract.game import Event, Game
from holocene.games.progress.changes import changes
from holocene.games.progress.layout import (
    AGES,
    LAYOUT,
    PEOPLE,
    SECTIONS,
    SMALL,
    TECHS,
    TYPE_NAMES,
    Move,
    Phase,
    State,
    Verb,
)
from holocene.games.progress.phases import choose, run
from holocene.games.progress.rules.benefits import research_markers


def narrate(game: Game, before: State, action: int, after: State) -> list[Event]:
    """All events of a move, first what was chosen, then what followed from it."""
    s = LAYOUT.copy(before)
    told: list[Event] = list(chosen(game, before, action))
    then = LAYOUT.copy(s)
    game.plain[choose](s, s.me, action)
    told += changes(game, then, s)
    while s.phase >= Phase.AUTO:
        then = LAYOUT.copy(s)
        game.plain[run](s)
        told += changes(game, then, s)
    return told


def chosen(game: Game, s: State, action: int) -> Iterator[Event]:
    """The choice itself."""
    if action < SMALL:
        yield technology_chosen(game, s, action // TECHS, action % TECHS)
    else:
        yield small_move_chosen(game, s, action - SMALL)


def technology_chosen(game: Game, s: State, verb: int, tech: int) -> Event:
    facts: dict[str, int | str | list[str]] = {
        "player": s.me,
        "technology": game.pack.cards["ids"]["technologies"][tech],
    }
    if verb == Verb.DISCOVER:
        return Event("discovers", "A10", facts)
    if verb == Verb.RESEARCH:
        return Event("researches", "A20", {**facts, "n": game.plain[research_markers](s, s.me)})
    if verb == Verb.DISCARD and s.phase == Phase.PAY:
        return Event("pays-card", "N2", {**facts, "n": game.pack.tables["VALUE"][tech]})
    if verb == Verb.DISCARD:
        return Event("discards", "U1" if s.phase == Phase.UPKEEP else "A40", facts)
    if verb == Verb.COMPLETE:
        return Event("completes-first", "D3", facts)
    if verb == Verb.GIVE:
        return Event("gives-to-time", "L3", facts)
    if verb == Verb.TAKE:
        return Event("takes-from-time", "L3", facts)
    return Event("takes-back", "D4", facts)


def small_move_chosen(game: Game, s: State, move: int) -> Event:
    me: dict[str, int | str | list[str]] = {"player": s.me}
    if move < Move.SHUFFLE_AGE:
        return draw_chosen(game, s, move)
    if move < Move.SHUFFLE_AGE + AGES:
        return Event("shuffles", "A50", {**me, "age": move - Move.SHUFFLE_AGE + 1})
    if move < Move.END:
        return Event("flips", "N2", {**me, "knowledge": TYPE_NAMES[move - Move.FLIP]})
    if Move.SECTION <= move < Move.SECTION + SECTIONS:
        name = game.pack.cards["ids"]["milestones"][s.milestone]
        return Event("pays-section", "M3", {**me, "milestone": name, "n": move - Move.SECTION + 1})
    if Move.GUIDE <= move < Move.GUIDE + PEOPLE:
        name = game.pack.cards["ids"]["personalities"][move - Move.GUIDE]
        return Event("takes-guide", succession_rule(s) or ("H2" if s.age == 1 else "H4"), {**me, "person": name})
    if move == Move.DECLINE:
        return Event("declines-guide", succession_rule(s), me)
    if move == Move.HERITAGE:
        name = game.pack.cards["ids"]["personalities"][s.guide[s.me]]
        return Event("uses-heritage", "H6", {**me, "person": name})
    kind, rule_id = {
        Move.END: ("ends-turn", "T1"),
        Move.STOP: ("stops-drawing", "A31"),
        Move.KEEP: ("keeps-developing", "D4"),
        Move.SWAP: ("swaps", "L3"),
        Move.SPEND: ("spends-spare", "N6"),
    }[Move(move)]
    return Event(kind, rule_id, me)


def succession_rule(s: State) -> str:
    """By which rule a flipped personality is succeeded, while that is asked."""
    if s.phase != Phase.SUCCEEDING:
        return ""
    return "H3" if s.age == 2 else "H5"


def draw_chosen(game: Game, s: State, move: int) -> Event:
    """A card of a deck is seen only by who draws it (told by `changes`); a card of a pile by everybody."""
    age = move % Move.DRAW_PILE
    rule_id = "A40" if move >= Move.QUICK_DECK else "A30"
    facts: dict[str, int | str | list[str]] = {"player": s.me, "age": age + 1}
    if move % Move.QUICK_DECK < Move.DRAW_PILE + Move.DRAW_DECK:
        return Event("draws-from-deck", rule_id, facts)
    top = s.pile[age][s.pile_size[age] - 1]
    return Event("draws-from-pile", rule_id, {**facts, "technology": game.pack.cards["ids"]["technologies"][top]})
