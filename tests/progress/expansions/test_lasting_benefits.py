"""Chapter 17: a benefit that lasts is given and taken back exactly, and Heritage is for good."""

from __future__ import annotations

from pathlib import Path

import pytest

from holocene import Match
from tests.progress.expansions.expanding import (
    ARTISTS,
    PEOPLE,
    PHILOSOPHERS,
    SCIENTISTS,
    board,
    both,
    change,
    guided_by,
    pack_with,
    printed,
    without,
)
from tests.progress.helpers import play, player, points, position, ready, refused, skills, tokens

RICH = (
    "skills action=1 draw=2 hand=1 shuffle=1 development=1 research=1 quick-draw=1; "
    "tokens science*2 engineering*2 culture*2 general*2; power prestige=4 population=4 army=4"
)


def table(text: str, players: int = 2, **options: object) -> Match:
    """A position with Personalities."""
    return position(text, players, expansions="personalities", **options)


def benefit(name: str) -> dict[str, int]:
    """What a personality's lasting benefit gives."""
    return printed(PEOPLE[name], "benefit")


def heritage(name: str) -> dict[str, int]:
    """What a personality gives once under Heritage."""
    return printed(PEOPLE[name], "heritage")


@pytest.mark.rule("H2", "H8")
@pytest.mark.parametrize("old", PHILOSOPHERS)
@pytest.mark.parametrize("new", SCIENTISTS)
def test_a_scientist_for_a_philosopher(old: str, new: str) -> None:
    """The old benefit is lost, the new one gained, and nothing else on the board changes."""
    match = table(f"table: age 2 | seat 0: {RICH}; guide {old}")
    before = board(match)
    play(match, f"guide {new}")
    assert both(without(benefit(old)), benefit(new)) == change(before, board(match))
    assert ((old, new), new) == (player(match).guided, player(match).guide)


@pytest.mark.rule("H4", "H8")
@pytest.mark.parametrize("old", SCIENTISTS)
@pytest.mark.parametrize("new", ARTISTS)
def test_an_artist_for_a_scientist(old: str, new: str) -> None:
    """The same for Scientists and Artists."""
    match = table(f"table: age 3 | seat 0: {RICH}; guided aristotle; guide {old}")
    before = board(match)
    play(match, f"guide {new}")
    assert both(without(benefit(old)), benefit(new)) == change(before, board(match))


@pytest.mark.rule("H6", "H8", "H12")
@pytest.mark.parametrize("name", SCIENTISTS + ARTISTS)
def test_heritage_gives_up_the_benefit_for_the_larger_one(name: str) -> None:
    """Her benefit is given up for the one-time larger benefit printed under Heritage; then nobody guides her."""
    age = 2 if name in SCIENTISTS else 3
    match = table(f"table: age {age} | seat 0: {RICH}; guided aristotle; guide {name}")
    before = board(match)
    play(match, "heritage")
    assert both(without(benefit(name)), heritage(name)) == change(before, board(match))
    assert "" == player(match).guide
    assert "H6 no-heritage" == refused(match, "heritage")
    assert name in player(match).guided


@pytest.mark.rule("H8", "H12")
@pytest.mark.parametrize("name", SCIENTISTS + ARTISTS)
def test_what_was_given_is_what_goes(name: str) -> None:
    """Taken and given up again, a guide leaves just her Heritage behind."""
    text = (
        "table: age 2 | seat 0: guide aristotle 0" if name in SCIENTISTS else "table: age 3 | seat 0: guided aristotle"
    )
    match = table(text)
    before = board(match)
    play(match, f"guide {name}")
    assert benefit(name) == change(before, board(match))
    play(match, "heritage")
    assert heritage(name) == change(before, board(match))


@pytest.mark.rule("H12")
@pytest.mark.parametrize(
    ("spent", "left"), [("", {"science": 1}), ("spent science; ", {"science": 1}), ("spent science*2; ", {})]
)
def test_a_grey_token_goes_first(spent: str, left: dict[str, int]) -> None:
    """Of the tokens a grey one goes first: they are alike, so the choice is hers."""
    match = table(f"table: age 2 | seat 0: tokens science*2; {spent}guide aristotle")
    play(match, "guide trota-of-salerno")
    assert ({"science": 1}, left) == (tokens(match), ready(match))


@pytest.mark.rule("H12", "K9")
def test_a_step_that_was_lost_is_not_taken_back() -> None:
    """A step beyond the last position gave nothing, so the guide takes nothing with her."""
    for start, with_her in ((4, 4), (3, 4)):
        match = table(f"table: age 2 | seat 0: skills development={start}; tokens science; guide aristotle")
        play(match, "guide trota-of-salerno")
        assert {"development": with_her} == skills(match)
        play(match, "heritage")
        assert {"development": start} == skills(match)


@pytest.mark.rule("H12")
def test_the_old_benefit_goes_before_the_new_one_comes() -> None:
    """With both on one track at its end: the old step is taken back first, so the new one is not lost."""
    match = table("table: age 3 | seat 0: skills development=4; guided aristotle; guide trota-of-salerno")
    play(match, "guide francesca-caccini")
    assert {"development": 4} == skills(match)
    play(match, "heritage")
    assert {"development": 3} == skills(match)


@pytest.mark.rule("H12", "H4")
def test_heritage_gains_stay_when_another_guide_comes() -> None:
    """Heritage gains stay for good: a token of it does not go with a later guide's benefit."""
    match = table(f"table: age 2 | seat 0: guided aristotle; {guided_by('hildegard-of-bingen')}")
    play(match, "heritage")
    assert ({"culture": 1}, 2) == (tokens(match), player(match).power["prestige"])
    later = table("table: age 3 | seat 0: tokens culture; guided aristotle hildegard-of-bingen")
    play(later, "guide sofonisba-anguissola")
    assert {"culture": 2} == tokens(later)
    play(later, "heritage")
    assert {"culture": 1} == tokens(later)


@pytest.mark.rule("H8")
def test_power_steps_of_a_benefit_are_never_taken_back(tmp_path: Path) -> None:
    """A lost benefit takes back skill steps and tokens, never power steps already made."""
    pack = pack_with(tmp_path, "personalities.csv", ("avicenna", "benefit", "army:2;draw:1;culture:1"))
    match = table("table: age 2 | seat 0: tokens science; guide aristotle", pack=pack)
    play(match, "guide avicenna")
    assert (2, {"draw": 1}, {"culture": 1}) == (player(match).power["army"], skills(match), tokens(match))
    play(match, "heritage")
    assert (2, {}, {}) == (player(match).power["army"], skills(match), tokens(match))


@pytest.mark.rule("A5", "H8", "A2")
@pytest.mark.parametrize(("used", "allowed"), [(1, True), (2, False), (3, False)])
def test_a_lost_action_is_one_not_yet_taken(used: int, allowed: bool, tmp_path: Path) -> None:
    """A step lost in one's own turn takes an action not yet taken, never one that was taken; a gained one counts."""
    pack = pack_with(tmp_path, "personalities.csv", ("avicenna", "benefit", "action"))
    match = table(f"table: age 2; used {used} | seat 0: tokens science; guide aristotle", pack=pack)
    play(match, "guide avicenna")
    assert ("A5 no-action-left" if used == 3 else "") == refused(match, "draw deck 2")
    play(match, "heritage")
    assert used == match.view(0).used
    assert ("" if allowed else "A5 no-action-left") == refused(match, "draw deck 2")
    assert "" == refused(match, "end")


@pytest.mark.rule("H6")
def test_heritage_costs_no_action() -> None:
    """As a free action, in her turn, before, between and after actions."""
    for used in (0, 1, 2):
        match = table(f"table: age 2; used {used} | seat 0: guided aristotle; {guided_by('shen-kuo')}")
        play(match, "heritage")
        assert used == match.view(0).used


@pytest.mark.rule("H6")
def test_heritage_of_scientists_ends_with_age_three_of_artists_with_age_four() -> None:
    """Scientists only before Age III begins, Artists only before Age IV begins; after that they guide on without."""
    cases = [("avicenna", 2, ""), ("avicenna", 3, "H6 no-heritage"), ("albrecht-durer", 3, "")]
    cases += [
        ("albrecht-durer", 4, "H6 no-heritage"),
        ("aristotle", 1, "H6 no-heritage"),
        ("aristotle", 2, "H6 no-heritage"),
    ]
    for name, age, expected in cases:
        match = position(f"table: age {age} | seat 0: {guided_by(name)}", expansions="personalities,industrial")
        before = board(match)
        assert expected == refused(match, "heritage"), (name, age)
        if expected:
            play(match, "end")
            assert (name, before) == (player(match).guide, board(match))


@pytest.mark.rule("H6")
def test_nobody_has_no_heritage() -> None:
    """A player whom nobody guides has none to use."""
    assert "H6 no-heritage" == refused(table("table: age 3 | seat 0: guided aristotle avicenna"), "heritage")


@pytest.mark.rule("H7", "V6")
def test_everybody_who_ever_guided_scores() -> None:
    """VP on every personality that ever guided the player count: replaced, flipped or used for Heritage alike."""
    names = ("aristotle", "avicenna", "leonardo-da-vinci")
    vp = [PEOPLE[name]["vp"] for name in names]
    match = table(f"table: age 2 | seat 0: {guided_by('aristotle')} | seat 1: guide confucius")
    assert (vp[0], PEOPLE["confucius"]["vp"]) == points(match, "personalities")
    play(match, "guide avicenna")
    assert sum(vp[:2]) == points(match, "personalities")[0]
    play(match, "heritage")
    assert sum(vp[:2]) == points(match, "personalities")[0]
    match = table(f"table: age 3 | seat 0: guided {' '.join(names)} | seat 1: guided confucius")
    assert (sum(vp), PEOPLE["confucius"]["vp"]) == points(match, "personalities")
    sheet = match.score_sheet()
    assert sheet.totals == tuple(sum(line.points[seat] for line in sheet.lines) for seat in range(2)) == match.scores()


@pytest.mark.rule("H7", "X4")
def test_a_flipped_personality_scores_in_every_edition() -> None:
    """The French "removed" is a slip: flipped personalities are kept for their VP there too."""
    for edition in ("en", "fr", "de", "ru"):
        match = table("table: age 3 | seat 0: guided aristotle", edition=edition)
        assert PEOPLE["aristotle"]["vp"] == points(match, "personalities")[0]
