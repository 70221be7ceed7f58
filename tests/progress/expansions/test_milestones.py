"""Chapter 18: milestones: what a section costs, and when it may be paid."""

from __future__ import annotations

import pytest

from holocene import Match
from tests.progress.expansions.expanding import ANCIENT, MILESTONES
from tests.progress.helpers import choices, new, play, player, position, refused, tokens, told


def table(text: str, players: int = 2, **options: str) -> Match:
    """A position with Milestones."""
    return position(text, players, expansions="milestones", **options)


def wall(seat: str = "", more: str = "", players: int = 2, **options: str) -> Match:
    """The Great Wall is current; seat 0 is in turn."""
    return table(f"table: milestone great-wall{more} | seat 0: {seat}", players, **options)


@pytest.mark.rule("M1")
def test_the_ancient_milestones_are_shuffled_and_the_top_one_is_current() -> None:
    """The 7 Ancient milestones are shuffled into a deck; the top one is current, each with one seed or another."""
    tops = set()
    for seed in range(50):
        view = new(3, seed=seed, expansions="milestones").view(None)
        tops.add(view.milestone)
        assert [name for name in ANCIENT if name != view.milestone] == list(view.stack)
        assert ((-1, -1, -1, -1), {}) == (view.covered, view.owners)
    assert (7, set(ANCIENT)) == (len(ANCIENT), tops)


@pytest.mark.rule("M10")
def test_the_order_below_the_current_one_is_secret() -> None:
    """The one below is any of the deck: the same position brings another with another seed, and no view tells which."""
    text = f"table: milestone great-wall; stack {' '.join(ANCIENT[:3])}; covered 1=0 2=0 | seat 0: active code-of-laws"
    found = set()
    for seed in range(30):
        match = position(text, expansions="milestones", seed=seed)
        assert tuple(ANCIENT[:3]) == match.view(0).stack
        found.add(play(match, "section 3").view(0).milestone)
        assert sorted(set(ANCIENT[:3]) - {match.view(0).milestone}) == sorted(match.view(0).stack)
    assert set(ANCIENT[:3]) == found


@pytest.mark.rule("M2")
@pytest.mark.parametrize("name", MILESTONES)
def test_a_milestone_has_the_sections_printed_on_it(name: str) -> None:
    """A milestone has 2-4 cost sections, one or more benefits, and VP; no other section can be paid."""
    card = MILESTONES[name]
    sections = len(card["costs"])
    assert 2 <= sections <= 4 and card["benefits"] and card["vp"] > 0
    match = table(f"table: age 3; milestone {name} | seat 0: tokens science*9 engineering*9 culture*9")
    assert [str(section + 1) for section in range(sections)] == choices(match, "section")
    for section in range(sections, 4):
        assert "M2 no-section" == refused(match, f"section {section + 1}")


@pytest.mark.rule("M3", "A12")
@pytest.mark.parametrize("name", MILESTONES)
def test_every_section_is_paid_with_its_type(name: str) -> None:
    """A section is paid as a cost line is: with Knowledge of its type, just as much as is printed."""
    for section, cost in enumerate(MILESTONES[name]["costs"]):
        kind, amount = cost["type"], cost["amount"]
        match = table(f"table: age 3; milestone {name} | seat 0: tokens {kind}*{amount} general")
        play(match, f"section {section + 1}")
        assert {**dict.fromkeys(("science", "engineering", "culture"), 0), kind: amount} == match.view(0).owed
        play(match, "; ".join([f"flip {kind}"] * amount))
        assert (0, 0) == (match.view(0).covered[section], match.view(0).pool)
        assert (0, 1) == (player(match).ready[kind], player(match).ready["general"])
        poor = table(f"table: age 3; milestone {name} | seat 0: tokens {kind}*{amount - 1}")
        assert "M7 section-cannot-pay" == refused(poor, f"section {section + 1}")


@pytest.mark.rule("M3", "M7", "A11")
@pytest.mark.parametrize("name", MILESTONES)
def test_every_section_is_met_by_its_prerequisite(name: str) -> None:
    """The prerequisite in her area meets a section for free, active or under development; another's does not."""
    for section, cost in enumerate(MILESTONES[name]["costs"]):
        for where in (f"active {cost['prerequisite']}", f"developing {cost['prerequisite']}=2"):
            match = table(f"table: age 2; milestone {name} | seat 0: {where}")
            assert str(section + 1) in choices(match, "section")
            play(match, f"section {section + 1}")
            assert (0, "act", 0) == (match.view(0).covered[section], match.view(0).phase, match.view(0).used)
        other = table(f"table: age 2; milestone {name} | seat 1: active {cost['prerequisite']}")
        assert "M7 section-cannot-pay" == refused(other, f"section {section + 1}")


@pytest.mark.rule("M3", "M9", "A4")
def test_one_section_a_turn_is_free_and_each_further_one_costs_an_action() -> None:
    """Once a turn as a free action; each further section costs one action, and there must be one left."""
    match = wall("active masonry iron code-of-laws")
    play(match, "section 2")
    assert (0, 1) == (match.view(0).used, match.view(0).sections_paid)
    assert "M3 section-covered" == refused(match, "section 2")
    play(match, "section 1")
    assert (1, 2) == (match.view(0).used, match.view(0).sections_paid)
    last = wall("active masonry iron code-of-laws", "; used 2")
    assert ["1", "2", "3"] == choices(last, "section")
    play(last, "section 2")
    assert 2 == last.view(0).used
    assert "A5 no-action-left" == refused(last, "section 1")
    assert [] == choices(last, "section")


@pytest.mark.rule("M3", "A1")
def test_a_section_that_costs_an_action_leaves_one_less() -> None:
    """With two actions: a free section, one by an action, then one action is left and no more."""
    match = wall("active masonry iron; hand pottery calendar; tokens engineering*9")
    play(match, "section 1; section 2; discover pottery; flip engineering")
    assert 2 == match.view(0).used
    assert "A5 no-action-left" == refused(match, "discover calendar")
    assert "A5 no-action-left" == refused(match, "section 3")


@pytest.mark.rule("M3", "A4")
def test_the_free_section_is_paid_between_actions_never_within_one() -> None:
    """A free action is taken before, between or after actions, never within one, and not after a Draw."""
    match = wall("hand pottery writing calendar; active masonry")
    play(match, "discover calendar")
    assert "A1 not-now" == refused(match, "section 1")
    match = wall("active masonry; hand pottery*2 writing*2 calendar*2", "; phase upkeep")
    assert "A1 not-now" == refused(match, "section 1")
    match = play(wall("active masonry"), "draw deck 1")
    assert "A1 not-now" == refused(match, "section 1")


@pytest.mark.rule("M9", "M3")
def test_the_free_section_comes_back_with_every_turn() -> None:
    """Once a turn: the next turn has a free section again, for everybody."""
    match = table("table: milestone great-wall | seat 0: active masonry iron | seat 1: active code-of-laws")
    play(match, "section 1; end")
    assert (1, 0) == (match.to_act, match.view(1).sections_paid)
    play(match, "section 3; end; section 2")
    assert 0 == match.view(0).used


@pytest.mark.rule("M9", "M4")
def test_only_one_free_section_a_turn_even_if_the_milestone_changes() -> None:
    """Once a turn in all: a section of the next milestone costs an action."""
    text = (
        "table: milestone great-wall; stack hanging-gardens; covered 1=1 2=1 | seat 0: active code-of-laws irrigation"
    )
    match = play(table(text), "section 3")
    assert ("hanging-gardens", 0) == (match.view(0).milestone, match.view(0).used)
    play(match, "section 1")
    assert 1 == match.view(0).used


@pytest.mark.rule("M7", "N4", "N6")
def test_left_over_knowledge_pays_for_a_section() -> None:
    """Knowledge beyond a cost pays for milestone costs of the same turn, and what a section leaves over stays."""
    match = play(wall("", "; pool 3"), "section 1")
    assert (0, 0, "act") == (match.view(0).pool, match.view(0).covered[0], match.view(0).phase)
    match = play(wall("hand irrigation philosophy"), "section 1; discard irrigation; discard philosophy")
    assert (1, 0) == (match.view(0).pool, match.view(0).covered[0])


@pytest.mark.rule("M7", "N6")
def test_left_over_knowledge_need_not_be_spent_on_a_section() -> None:
    """3 General cover the first section, but an Engineering token could pay a part of it: she is asked."""
    match = play(wall("tokens engineering", "; pool 3"), "section 1")
    assert ("pay", ["flip engineering", "spend"]) == (match.view(0).phase, match.legal())
    play(match, "flip engineering")
    assert (1, 0, "act") == (match.view(0).pool, match.view(0).covered[0], match.view(0).phase)


@pytest.mark.rule("M7", "N4")
def test_what_a_section_leaves_over_pays_a_discovery() -> None:
    """A card of value 2 for the last missing Knowledge leaves 1 General, which discovers Pottery."""
    match = wall("hand irrigation pottery; tokens engineering*2")
    play(match, "section 1; flip engineering; flip engineering; discard irrigation")
    assert 1 == match.view(0).pool
    play(match, "discover pottery")
    assert (("pottery",), 0) == (player(match).active, match.view(0).pool)
    play(match, "end")
    assert 0 == match.view(0).pool


@pytest.mark.rule("M7", "A14")
def test_only_a_section_that_can_be_covered_may_be_chosen() -> None:
    """All she has counts: tokens of the type, General tokens, left-over Knowledge and her hand; no less will do."""
    assert "M7 section-cannot-pay" == refused(wall("tokens culture*9 general; hand pottery"), "section 1")
    assert "" == refused(wall("tokens general; hand pottery*2"), "section 1")
    assert "" == refused(wall("tokens engineering general; spent engineering; hand pottery*2"), "section 1")
    refusal = wall("tokens engineering").why_not("section 1")
    assert refusal is not None
    assert {"milestone": "great-wall", "n": 2, "engineering": 3} == {
        key: refusal.facts[key] for key in ("milestone", "n", "engineering")
    }


@pytest.mark.rule("M7", "N5")
def test_a_section_takes_no_token_of_another_type() -> None:
    """Paid in the same way: a token can be flipped only if its type can help."""
    match = play(wall("tokens science engineering*3"), "section 1")
    assert "N5 token-no-help" == refused(match, "flip science")
    assert "" == refused(match, "flip engineering")


@pytest.mark.rule("M3")
def test_a_covered_section_is_nobody_elses() -> None:
    """An uncovered section: one that is covered cannot be paid again, by whomever (the Russian book says so)."""
    match = wall("active masonry", "; covered 1=1")
    refusal = match.why_not("section 1")
    assert refusal is not None
    assert ("M3", "section-covered", 1) == (refusal.rule, refusal.key, refusal.facts["player"])


@pytest.mark.rule("M3", "S6")
def test_without_the_expansion_there_is_nothing_to_pay() -> None:
    """A table without Milestones has none, and a section is refused for that reason."""
    match = new(2)
    assert [] == choices(match, "section")
    assert ("", (), "S6 no-milestones") == (match.view(0).milestone, match.view(0).stack, refused(match, "section 1"))


@pytest.mark.rule("M3")
def test_a_section_is_told_with_its_rule() -> None:
    """The log says who covered what."""
    match = play(wall("tokens engineering*3"), "section 1; flip engineering; flip engineering; flip engineering")
    assert ["M3 pays-section", "N2 flips", "N2 flips", "N2 flips", "M3 covers-section"] == told(match)
    assert {"engineering": 3} == tokens(match)
