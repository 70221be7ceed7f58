"""Chapter 17: the Philosophers, dealt at random, who set the turn order."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from holocene import BadOption, Match
from tests.progress.expansions.expanding import PEOPLE, PHILOSOPHERS, SCIENTISTS, board, change, pack_with, printed
from tests.progress.helpers import choices, new, play, player, position, refused, skills

HANDS = {1: [6], 2: [5, 6], 3: [5, 6, 7], 4: [5, 6, 6, 7], 5: [5, 6, 6, 7, 7]}


def dealt(players: int = 3, seed: int = 1, **options: str) -> Match:
    """A match with Personalities, just dealt."""
    return new(players, seed=seed, expansions="personalities", **options)


def guides(match: Match) -> list[str]:
    """Who guides each seat."""
    return [player.guide for player in match.view(None).players]


@pytest.mark.rule("H1")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_player_is_dealt_a_philosopher_with_her_benefit(players: int) -> None:
    """Each player is dealt one of the 5 Ancient Philosophers and has her benefit from the first turn on."""
    blank = board(position(players=players))
    for seed in range(6):
        match = dealt(players, seed)
        assert players == len(set(guides(match)))
        for seat, name in enumerate(guides(match)):
            assert name in PHILOSOPHERS
            assert (name,) == player(match, seat).guided
            assert printed(PEOPLE[name], "benefit") == change(blank, board(match, seat))


@pytest.mark.rule("H1")
def test_philosophers_are_dealt_at_random() -> None:
    """At random: each of the five comes to each seat with one seed or another, always the same with the same seed."""
    deals = [guides(dealt(2, seed)) for seed in range(60)]
    assert [set(PHILOSOPHERS)] * 2 == [set(seat) for seat in zip(*deals, strict=True)]
    assert deals[7] == guides(dealt(2, 7))


@pytest.mark.rule("H1")
def test_philosophers_are_dealt_and_never_taken() -> None:
    """A Philosopher comes with the deal only, in no age by choice."""
    for age in (1, 2, 3):
        match = position(f"table: age {age} | seat 0: guided confucius", expansions="personalities")
        assert "H1 philosophers-are-dealt" == refused(match, "guide aristotle")


@pytest.mark.rule("H9", "S4", "S5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_numbers_of_the_philosophers_order_hands_and_turns(players: int) -> None:
    """The numbers, low to high, order the opening hands and all turns in place of the table's choice."""
    orders = set()
    for seed in range(8):
        match = dealt(players, seed)
        view = match.view(None)
        numbers = [PEOPLE[view.players[seat].guide]["order"] for seat in view.order]
        assert sorted(numbers) == numbers
        assert (view.order[0], view.order[0]) == (match.to_act, view.turn)
        assert HANDS[players] == [view.players[seat].hand_size for seat in view.order]
        orders.add(view.order)
    assert len(orders) > 1


@pytest.mark.rule("H9", "S5")
def test_a_first_player_cannot_be_chosen_beside_them() -> None:
    """The numbers decide; a wish that would be ignored is refused with the rule."""
    with pytest.raises(BadOption, match=r"Philosophers' numbers .* \(H9\)") as refusal:
        dealt(3, first="2")
    assert "bad-option-first-personalities" == refusal.value.key


@pytest.mark.rule("H9", "S5", "S6")
@pytest.mark.parametrize("others", ["milestones", "industrial", "milestones,industrial"])
def test_nor_with_other_expansions(others: str) -> None:
    """Whatever else is on the table, the numbers decide."""
    with pytest.raises(BadOption, match=r"\(H9\)"):
        new(3, first="1", expansions=f"personalities,{others}")
    assert "1" == new(3, first="1", expansions=others).options["first"]


@pytest.mark.rule("H9", "T1")
def test_turns_follow_the_order_of_the_philosophers() -> None:
    """Clockwise means the order of the numbers, as if the players changed seats."""
    match = position("table: order 2 0 3 1; turn 2; round 4", players=4, expansions="personalities")
    turns = []
    for _ in range(5):
        turns.append((match.view(None).round, match.to_act))
        match.play("end")
    assert [(4, 2), (4, 0), (4, 3), (4, 1), (5, 2)] == turns


@pytest.mark.rule("H1", "L6")
def test_alone_the_number_means_nothing() -> None:
    """Solo: a Philosopher's number means nothing; her benefit lasts all the same."""
    assert set(PHILOSOPHERS) == {guides(dealt(1, seed))[0] for seed in range(40)}
    match = dealt(1)
    assert ((0,), 0, 6) == (match.view(0).order, match.to_act, player(match).hand_size)


@pytest.mark.rule("Q3", "H8")
@pytest.mark.parametrize(("variant", "first", "later"), [("standard", 1, 0), ("quick", 2, 1), ("quicker", 2, 1)])
def test_the_benefit_comes_on_top_of_the_quick_variants(variant: str, first: int, later: int, tmp_path: Path) -> None:
    """A Philosopher's benefit comes on top of Q1, and losing it never undoes Q1."""
    rows = [(name, "benefit", "action") for name in PHILOSOPHERS]
    pack = pack_with(tmp_path, "personalities.csv", *rows)
    options: dict[str, Any] = {"expansions": "personalities", "variant": variant, "pack": pack}
    assert {"action": first} == skills(new(2, **options))
    match = position(f"table: age 2 | seat 0: skills action={first}; guide aristotle", **options)
    play(match, f"guide {SCIENTISTS[1]}")
    assert later == player(match).skills["action"]


@pytest.mark.rule("H1", "S6")
def test_without_the_expansion_nobody_guides() -> None:
    """A table without Personalities deals none, and taking one is refused for that reason."""
    match = new(3)
    assert ["", "", ""] == guides(match)
    assert [] == choices(match, "guide") + choices(match, "heritage")
    for move in ("guide aristotle", "guide avicenna", "guide leonardo-da-vinci", "heritage", "decline"):
        assert "S6 no-personalities" == refused(match, move)
