"""What the games say of themselves agrees with what they tell move by move."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from holocene import Match
from holocene.core.matches.census import Counted
from tests.core import frozen

PROGRESS = [
    {"players": 1, "seed": 1},
    {"players": 2, "seed": 3},
    {"players": 3, "variant": "quick", "seed": 7},
    {"players": 3, "expansions": "personalities,milestones,industrial", "seed": 11},
]


def played(game: str, options: dict[str, Any]) -> Match:
    """The random game of that seed, as the playthroughs tell it."""
    match, rng = frozen.new(game, **options), Random(options["seed"])
    while not match.is_over:
        match.play(rng.choice(match.legal_actions()))
    return match


def counted(match: Match) -> Counted:
    return match.game.census(match.options).count(match)


def told(match: Match, kind: str, fact: str, seat: int) -> set[Any]:
    """What the events of a kind name for a seat."""
    events = match.events(all_seats=True)
    return {event.facts[fact] for event in events if event.kind == kind and event.facts["player"] == seat}


@pytest.mark.parametrize("options", PROGRESS, ids=str)
def test_progress_counts_what_is_told(options: dict[str, Any]) -> None:
    match = played("progress", options)
    used = counted(match).used
    for seat in range(len(match.seats)):
        assert told(match, "activates", "technology", seat) == set(used["technology"][seat])
        assert told(match, "milestone-won", "milestone", seat) == set(used["milestone"][seat])
        assert told(match, "guide-comes", "person", seat) <= set(used["personality"][seat])


@pytest.mark.parametrize("options", PROGRESS, ids=str)
def test_every_card_drawn_has_one_fate(options: dict[str, Any]) -> None:
    match = played("progress", options)
    kinds = Counter(event.kind for event in match.events(all_seats=True))
    opening = sum(match.states[0].hand_size[: len(match.seats)])
    draws = ("draws-from-deck", "draws-from-pile", "shuffles", "takes-from-time")
    fates: Counter[str] = sum((Counter(each) for each in counted(match).fates.values()), Counter())
    assert opening + sum(kinds[kind] for kind in draws) == fates.total()
    assert kinds["pays-card"] == fates["paid"]
    assert kinds["discards"] == fates["thrown"]
    assert kinds["activates"] == fates["played"]
    assert sum(match.state.hand_size[: len(match.seats)]) == fates["held"]


@pytest.mark.parametrize(
    ("game", "options"),
    [("progress", PROGRESS[0]), ("progress", PROGRESS[3]), ("s-evolution", {"players": 3, "seed": 3})],
)
def test_the_course_of_a_game_holds_what_was_used(game: str, options: dict[str, Any]) -> None:
    """Every step in its order, in a round of the game; whoever plays a card has held it, and whoever was dealt it."""
    match = played(game, options)
    course, used = match.game.census(match.options).course(match), counted(match).used
    for seat, steps in enumerate(course.steps):
        assert {kind: set(ids[seat]) for kind, ids in used.items() if ids[seat]} == {
            kind: {step.id for step in steps if step.kind == kind} for kind in {step.kind for step in steps}
        }
        assert [step.round for step in steps] == sorted(step.round for step in steps)
        assert all(1 <= step.round <= match.state.round and step.age >= 1 for step in steps)
        assert set(course.dealt[seat]) <= set(course.held[seat])
        if game == "progress":
            assert set(used["technology"][seat]) <= set(course.held[seat])
            assert sum(match.states[0].hand_size[: len(match.seats)]) >= len(course.dealt[seat]) > 0


def test_progress_things_are_those_of_the_table() -> None:
    match = frozen.new("progress", players=2, expansions="milestones", seed=1)
    things = match.game.census(match.options).things()
    kinds = Counter(thing.kind for thing in things)
    assert {"technology": 68, "milestone": 16} == dict(kinds)
    decks = {age: sum(thing.copies for thing in things if thing.age == age) for age in (1, 2, 3)}
    assert {1: 40, 2: 36, 3: 35} == decks  # of the card set's README


def test_progress_names_its_endings() -> None:
    match = frozen.position("table: age 3; round 200; turn 1", players=2)
    match.play("end")
    assert match.is_over and "rounds" == match.game.census(match.options).ending(match)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s_evolution_counts_what_is_told(players: int) -> None:
    match = played("s-evolution", {"players": players, "seed": players})
    found = counted(match)
    for seat in range(players):
        placed = told(match, "places-pop", "place", seat) | told(match, "moves-pop", "place", seat)
        assert placed == set(found.used["place"][seat])
        assert told(match, "suffers-calamity", "calamity", seat) <= set(found.used["calamity"][seat])
    assert 24 * players == sum(sum(fates.values()) for fates in found.fates.values())  # K23: four cards a round


def test_a_barred_card_is_of_no_use() -> None:
    """Famine bars Food: cards that give it are taken in vain."""
    for seed in range(40):
        match = played("s-evolution", {"players": 4, "seed": seed})
        if told(match, "type-is-barred", "resource", 0) == {"food"}:
            break
    barred = {name for name, fates in counted(match).fates.items() if fates.get("barred")}
    assert barred and all(name.startswith(("green", "orange", "blue")) for name in barred)
