"""Events told from the difference between two states: what a stage of the game changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from holocene.core.contract.game import Event, Game
from holocene.games.progress.layout import (
    NOBODY,
    POWER_NAMES,
    ROUNDS,
    SKILL_NAMES,
    SKILLS,
    TYPE_NAMES,
    Gain,
    Phase,
    Skill,
    State,
)
from holocene.games.progress.view import members

Facts: TypeAlias = dict[str, int | str | list[str]]


def changes(game: Game, a: State, b: State) -> Iterator[Event]:
    """Everything that differs, in the order in which the rules name it."""
    if a.phase == Phase.TURN_ENDS and a.pool:
        yield Event("spare-knowledge-lost", "N4", {"player": a.turn, "n": a.pool})
    if a.phase == Phase.TURN_BEGINS and b.phase != Phase.OVER:
        yield Event("turn-begins", "T1", {"player": b.turn, "n": b.round})
    for p in range(a.players):
        yield from drawn(game, a, b, p)
    yield from covered(game, a, b)
    yield from revealed(game, a, b)
    yield from age_begun(game, a, b)
    yield from ended(a, b)
    for p in range(a.players):
        yield from activated(game, a, b, p)
        yield from guided(game, a, b, p)
        yield from gained(a, b, p)
        yield from outstanding(game, a, b, p)
    yield from symbol_shown(a, b)
    yield from end_in_sight(a, b)
    yield from milestones(game, a, b)
    if b.phase == Phase.OVER:
        yield from scored(game, b)


def drawn(game: Game, a: State, b: State, p: int) -> Iterator[Event]:
    """A card that came from a deck, for the eyes of its owner."""
    techs = game.pack.cards["ids"]["technologies"]
    if b.hand_size[p] == a.hand_size[p] + 1 and sum(b.known[p]) == sum(a.known[p]):
        tech = next(tech for tech in range(len(techs)) if b.hand[p][tech] > a.hand[p][tech])
        yield Event("draws-card", "O2", {"player": p, "technology": techs[tech]}, (p,))


def activated(game: Game, a: State, b: State, p: int) -> Iterator[Event]:
    """A technology that became active, and steps that were lost because a marker stood on its last position."""
    techs = game.pack.cards["ids"]["technologies"]
    for tech in sorted(set(members(b.active[p])) - set(members(a.active[p]))):
        was_developing = tech in a.development[p]
        rule_id = "D2" if was_developing else "A10"
        yield Event("activates", rule_id, {"player": p, "technology": techs[tech]})
        yield from lost_steps(game, a, p, tech)


def lost_steps(game: Game, a: State, p: int, row: int) -> Iterator[Event]:
    """Steps of a card's gains that had nowhere to go (K9)."""
    tables = game.pack.tables
    for kind, amount in zip(tables["GAIN_KIND"][row], tables["GAIN_AMOUNT"][row], strict=True):
        track = kind - Gain.POWER
        if 0 <= kind < SKILLS and a.skills[p][kind] + amount > tables["SKILL_LAST"][kind]:
            yield Event("step-lost", "K9", {"player": p, "skill": SKILL_NAMES[kind]})
        elif track >= 0 and a.power[p][track] + amount > tables["POWER_LAST"][track]:
            yield Event("power-step-lost", "K9", {"player": p, "power": POWER_NAMES[track]})


def guided(game: Game, a: State, b: State, p: int) -> Iterator[Event]:
    people = game.pack.cards["ids"]["personalities"]
    if b.guide[p] == a.guide[p]:
        return
    if a.guide[p] >= 0:
        yield Event("guide-leaves", "H8", {"player": p, "person": people[a.guide[p]]})
    if b.guide[p] >= 0:
        yield Event("guide-comes", "H1", {"player": p, "person": people[b.guide[p]]})


def gained(a: State, b: State, p: int) -> Iterator[Event]:
    """Markers that moved and tokens that came or went."""
    for skill, name in enumerate(SKILL_NAMES):
        steps = b.skills[p][skill] - a.skills[p][skill]
        if steps:
            kind, rule_id = ("skill-rises", "K8") if steps > 0 else ("skill-falls", "H8")
            yield Event(kind, rule_id, {"player": p, "skill": name, "n": abs(steps)})
    for token, name in enumerate(TYPE_NAMES):
        more = b.tokens[p][token] - a.tokens[p][token]
        if more:
            kind, rule_id = ("gains-token", "B1") if more > 0 else ("loses-token", "H8")
            yield Event(kind, rule_id, {"player": p, "knowledge": name, "n": abs(more)})
    for track, name in enumerate(POWER_NAMES):
        steps = b.power[p][track] - a.power[p][track]
        if steps:
            yield Event("advances", "B1", {"player": p, "power": name, "n": steps})


def outstanding(game: Game, a: State, b: State, p: int) -> Iterator[Event]:
    """What everybody should notice of it: another number of actions a turn, the first place on a track."""
    actions = game.pack.tables["SKILL_VALUE"][Skill.ACTION]
    now = actions[b.skills[p][Skill.ACTION]]
    if now > actions[a.skills[p][Skill.ACTION]]:
        yield Event("acts-more", "K1", {"player": p, "n": now})
    for track, name in enumerate(POWER_NAMES):
        if b.power[p][track] > a.power[p][track] and first_on(b, track) == p != first_on(a, track):
            yield Event("takes-lead", "V1", {"player": p, "power": name})


def first_on(s: State, track: int) -> int:
    """Who alone is first on a power track; nobody where the place is shared, or somebody plays alone."""
    best = max(s.power[p][track] for p in range(s.players))
    first = [p for p in range(s.players) if s.power[p][track] == best]
    return first[0] if len(first) == 1 < s.players else NOBODY


def symbol_shown(a: State, b: State) -> Iterator[Event]:
    """One of several symbols that the next age, or the end, needs."""
    shown, needed = b.symbols[b.age + 1], b.need[b.age + 1]
    if b.age == a.age and a.symbols[a.age + 1] < shown < needed:
        if b.age == b.last_age:
            yield Event("end-symbol-shown", "E1", {"n": shown, "needed": needed})
        else:
            yield Event("symbol-shown", "G2", {"age": b.age + 2, "n": shown, "needed": needed})


def end_in_sight(a: State, b: State) -> Iterator[Event]:
    """From now on one symbol more ends the game: the last but one was shown, or one is enough in the last age."""
    if b.phase != Phase.OVER and is_one_short(b) and not is_one_short(a):
        yield Event("end-in-sight", "E1")


def is_one_short(s: State) -> bool:
    return s.age == s.last_age and s.need[s.age + 1] - s.symbols[s.age + 1] == 1


def revealed(game: Game, a: State, b: State) -> Iterator[Event]:
    """One card at the end of a solo turn: a symbol that is discarded, or the card that goes onto the Time deck; or the
    new deck before it."""
    if a.phase != Phase.REVEAL or b.lost:
        return
    techs, age = game.pack.cards["ids"]["technologies"], a.age
    if b.deck_size[age] > a.deck_size[age]:
        yield Event("deck-renewed", "L2", {"age": age + 1})
    elif b.time_size == a.time_size:
        yield Event("symbol-discarded", "L2", {"technology": techs[b.pile[age][a.pile_size[age]]]})
    else:
        tech = next(tech for tech in range(len(techs)) if b.time[tech] > a.time[tech])
        yield Event("time-card", "L2", {"technology": techs[tech], "n": b.time_size})


def age_begun(game: Game, a: State, b: State) -> Iterator[Event]:
    """A new age, and what leaves with an old one."""
    if b.age == a.age:
        return
    rule_id = "G2" if a.symbols[a.age + 1] >= a.need[a.age + 1] else "G5"
    yield Event("age-begins" if rule_id == "G2" else "age-begins-exhausted", rule_id, {"age": b.age + 1})
    if b.oldest == a.oldest:
        return
    yield Event("age-leaves", "G4", {"age": a.oldest + 1})
    techs = game.pack.cards["ids"]["technologies"]
    for p in range(a.players):
        gone = [name for tech, name in enumerate(techs) for _ in range(a.hand[p][tech] - b.hand[p][tech])]
        gone += [techs[tech] for tech in a.development[p][: a.developing[p]] if tech not in b.development[p]]
        if gone:
            yield Event("cards-leave", "G4", {"player": p, "technologies": gone})


def covered(game: Game, a: State, b: State) -> Iterator[Event]:
    """The last section of a milestone was covered: who took part and who won it."""
    if a.section < 0 or b.section >= 0:
        return
    name = game.pack.cards["ids"]["milestones"][a.milestone]
    facts: Facts = {"player": a.turn, "milestone": name, "n": a.section + 1}
    yield Event("covers-section", "M3", facts)
    if b.milestone == a.milestone:
        return
    yield Event("milestone-completed", "M4", {"milestone": name})
    owner = b.owner[a.milestone]
    if owner >= 0:
        yield Event("milestone-won", "M4", {"player": owner, "milestone": name})
    else:
        yield Event("milestone-unowned", "M4", {"milestone": name})


def milestones(game: Game, a: State, b: State) -> Iterator[Event]:
    """Another milestone is current."""
    if b.milestone != a.milestone and b.milestone >= 0:
        name = game.pack.cards["ids"]["milestones"][b.milestone]
        yield Event("milestone-current", "M1", {"milestone": name})


def ended(a: State, b: State) -> Iterator[Event]:
    """The end, and by which rule it came."""
    if b.phase != Phase.OVER or a.phase == Phase.OVER:
        return
    if b.lost:
        yield Event("game-lost", "L2")
    elif a.phase == Phase.TURN_BEGINS and a.round >= ROUNDS:
        yield Event("ends-after-rounds", "E3", {"n": ROUNDS})
    elif a.symbols[a.age + 1] >= a.need[a.age + 1]:
        yield Event("ends-by-symbols", "E1", {"n": a.symbols[a.age + 1]})
    else:
        yield Event("ends-exhausted", "G5", {"age": a.age + 1})


def scored(game: Game, s: State) -> Iterator[Event]:
    """Final points."""
    for p, total in enumerate(game.score_sheet(s).totals):
        yield Event("scores", "V5", {"player": p, "n": total})
