"""Chapter 17: Scientists and Artists taken as free actions, one of each kind."""

from __future__ import annotations

import pytest

from holocene import Match
from tests.progress.expansions.expanding import ARTISTS, PHILOSOPHERS, SCIENTISTS, guided_by
from tests.progress.helpers import choices, developing, play, player, position, refused, told


def table(text: str, players: int = 2, **options: str) -> Match:
    """A position with Personalities."""
    return position(text, players, expansions="personalities", **options)


@pytest.mark.rule("H2")
def test_a_scientist_may_replace_the_philosopher_from_age_two_on() -> None:
    """From Age II on, in her turn, a player may replace her Philosopher with any Scientist; not in Age I."""
    early = table("seat 0: guide aristotle")
    assert [] == choices(early, "guide")
    assert "H2 too-early-for-guide" == refused(early, "guide avicenna")
    match = table(f"table: age 2 | seat 0: {guided_by('aristotle')}")
    assert SCIENTISTS == choices(match, "guide")
    play(match, "guide avicenna")
    assert "avicenna" == player(match).guide
    assert ["H2 takes-guide", "H8 guide-leaves"] == told(match)[:2]


@pytest.mark.rule("H2", "H10")
def test_only_scientists_who_are_left_can_be_chosen() -> None:
    """Of her choice among those left: one who guides or guided somebody is not there any more."""
    match = table("table: age 2 | seat 0: guide aristotle | seat 1: guided confucius shen-kuo; guide avicenna")
    assert [name for name in SCIENTISTS if name not in ("avicenna", "shen-kuo")] == choices(match, "guide")
    for name in ("avicenna", "shen-kuo"):
        assert "H10 person-taken" == refused(match, f"guide {name}")


@pytest.mark.rule("H4")
def test_an_artist_may_replace_the_scientist_from_age_three_on() -> None:
    """From Age III on, in the same way, a Scientist may be replaced with an Artist; not in Age II."""
    seat = f"seat 0: guided aristotle; {guided_by('avicenna')}"
    early = table(f"table: age 2 | {seat}")
    assert [] == choices(early, "guide")
    assert "H4 too-early-for-guide" == refused(early, "guide leonardo-da-vinci")
    match = table(f"table: age 3 | {seat}")
    assert ARTISTS == choices(match, "guide")
    play(match, "guide leonardo-da-vinci")
    assert "leonardo-da-vinci" == player(match).guide
    assert ["H4 takes-guide", "H8 guide-leaves"] == told(match)[:2]


@pytest.mark.rule("H4", "H5")
def test_an_artist_may_still_be_taken_in_age_four() -> None:
    """From Age III on: with Industrial Revolution also in Age IV, by a player whom nobody guides."""
    match = position("table: age 4 | seat 0: guided aristotle avicenna", expansions="personalities,industrial")
    assert ARTISTS == choices(match, "guide")


@pytest.mark.rule("H2", "H4", "A4")
@pytest.mark.parametrize(("age", "guide", "taken"), [(2, "aristotle", "avicenna"), (3, "avicenna", "albrecht-durer")])
def test_taking_a_guide_costs_no_action(age: int, guide: str, taken: str) -> None:
    """As a free action: before, between and after actions, and without using one."""
    for used in (0, 1, 2):
        match = table(f"table: age {age}; used {used} | seat 0: {guided_by(guide)}")
        before = len(choices(match, "draw"))
        play(match, f"guide {taken}")
        assert (used, before) == (match.view(0).used, len(choices(match, "draw")))


@pytest.mark.rule("A4", "H2", "H6")
def test_never_within_an_action_nor_after_a_draw() -> None:
    """Free actions are never taken within an action, and not after a Draw."""
    text = "table: age 2 | seat 0: hand calendar wheel poetry*2 irrigation*2; guide aristotle | seat 1: guide avicenna"
    match = play(table(text), "discover calendar")
    assert "A4 not-now" == refused(match, "guide shen-kuo")
    assert "A4 not-now" == refused(match, "heritage")
    match = play(table(text), "draw deck 1")
    assert "A4 not-now" == refused(match, "guide shen-kuo")
    play(match, "stop")
    assert "upkeep" == match.view(0).phase
    assert "A4 not-now" == refused(match, "guide shen-kuo")


@pytest.mark.rule("A4", "H2")
def test_not_in_the_development_phase() -> None:
    """Free actions are taken in the Action phase."""
    match = table("table: age 2; phase turn | seat 0: developing wheel=3; guide aristotle")
    assert "take-back" == match.view(0).phase
    assert "A4 not-now" == refused(match, "guide shen-kuo")
    assert "" == refused(play(match, "keep"), "guide shen-kuo")


@pytest.mark.rule("H2")
def test_only_in_her_own_turn() -> None:
    """In her turn: her neighbour's guide is not hers to replace, and each takes for herself."""
    match = table("table: age 2 | seat 0: guide aristotle | seat 1: guided confucius; guide avicenna")
    assert SCIENTISTS != choices(match, "guide")
    play(match, "end")
    assert (1, []) == (match.to_act, choices(match, "guide"))
    assert "H10 one-of-each-kind" == refused(match, "guide shen-kuo")


@pytest.mark.rule("H10", "H2")
def test_a_guide_can_be_taken_in_the_turn_in_which_the_age_began() -> None:
    """Already in the turn in which the age began, and her Heritage may be used in the same turn."""
    text = f"seat 0: hand medicine calendar; active mathematics burial; {guided_by('aristotle')}"
    match = table(text)
    assert "H2 too-early-for-guide" == refused(match, "guide avicenna")
    play(match, "discover medicine")
    assert 2 == match.view(0).age
    play(match, "guide avicenna; heritage")
    assert ("", ("aristotle", "avicenna")) == (player(match).guide, player(match).guided)


@pytest.mark.rule("H10", "H4")
def test_an_artist_can_be_taken_in_the_turn_in_which_age_three_began() -> None:
    """The same for Age III: a Scientist is replaced at once by her player in turn."""
    seat = f"seat 0: hand banking; active coinage arabic-numerals; guided aristotle; {guided_by('shen-kuo')}"
    match = table(f"table: age 2 | {seat} | seat 1: active universities; guided confucius")
    match = play(match, "discover banking")
    assert (3, 0) == (match.view(0).age, match.to_act)
    assert "" == refused(match, "guide albrecht-durer")


@pytest.mark.rule("H10")
def test_one_of_each_kind_at_most() -> None:
    """A player takes at most one personality of each kind, even when nobody guides her any more."""
    match = table("table: age 2 | seat 0: guided aristotle; guide avicenna")
    assert "H10 one-of-each-kind" == refused(match, "guide shen-kuo")
    play(match, "heritage")
    assert "H10 one-of-each-kind" == refused(match, "guide shen-kuo")
    match = table("table: age 3 | seat 0: guided aristotle avicenna; guide leonardo-da-vinci")
    assert "H10 one-of-each-kind" == refused(match, "guide albrecht-durer")
    play(match, "heritage")
    assert "H10 one-of-each-kind" == refused(match, "guide albrecht-durer")


@pytest.mark.rule("H8", "H11")
def test_an_artist_comes_after_a_scientist_used_for_heritage() -> None:
    """A player whose Scientist was used for Heritage may still take an Artist from Age III on."""
    match = play(table(f"table: age 2 | seat 0: guided aristotle; {guided_by('avicenna')}"), "heritage")
    assert "H4 too-early-for-guide" == refused(match, "guide leonardo-da-vinci")
    match = play(table("table: age 3 | seat 0: guided aristotle avicenna"), "guide leonardo-da-vinci")
    assert ("leonardo-da-vinci", ("aristotle", "avicenna", "leonardo-da-vinci")) == (
        player(match).guide,
        player(match).guided,
    )


@pytest.mark.rule("H10", "H2")
def test_five_players_never_run_out_of_scientists() -> None:
    """At most one of each kind a player, so the five never run out, though the last has no choice."""
    seats = " | ".join(f"seat {seat}: {guided_by(name)}" for seat, name in enumerate(PHILOSOPHERS))
    match = table(f"table: age 2 | {seats}", players=5)
    for left in range(5, 0, -1):
        assert left == len(choices(match, "guide"))
        play(match, f"guide {choices(match, 'guide')[0]}; end")
    assert [] == choices(match, "guide")


@pytest.mark.rule("K10", "H8", "A21")
def test_a_lowered_development_keeps_what_is_there() -> None:
    """A skill that falls counts only for what is done afterwards: technologies beyond it stay, without Research."""
    text = "seat 0: hand pottery writing; developing wheel=2 bronze=3; guided aristotle"
    match = table(f"table: age 2 | {text}; {guided_by('trota-of-salerno')}")
    assert "A21 development-full" == refused(match, "research pottery")
    play(match, "heritage")
    assert {"wheel": 2, "bronze": 3} == developing(match)
    one = table(
        f"table: age 2 | seat 0: hand pottery; developing wheel=2; guided aristotle; {guided_by('trota-of-salerno')}"
    )
    assert "" == refused(one, "research pottery")
    assert "A21 development-full" == refused(play(one, "heritage"), "research pottery")
