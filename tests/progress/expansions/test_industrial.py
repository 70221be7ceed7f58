"""Chapter 19: Industrial Revolution: a fourth age, Age V symbols and points for every five."""

from __future__ import annotations

import pytest

from holocene import Match
from tests.progress.expansions.expanding import TECHNOLOGIES
from tests.progress.helpers import choices, developing, hand, new, play, player, points, position, refused, told

HERALDS = {age: [name for name, row in TECHNOLOGIES.items() if row["symbol"] == age] for age in (2, 3, 4, 5)}
END = {1: 1, 2: 2, 3: 2, 4: 3, 5: 3}  # E1


def table(text: str, players: int = 2, **options: str) -> Match:
    """A position with Industrial Revolution."""
    return position(text, players, **{"expansions": "industrial", **options})


def active_of(kind: str, count: int, ages: tuple[int, ...] = (1, 2, 3)) -> list[str]:
    """So many technologies of a type without a symbol."""
    rows = TECHNOLOGIES.items()
    found = [name for name, row in rows if row["type"] == kind and row["age"] in ages and not row["symbol"]]
    return found[:count]


@pytest.mark.rule("I1", "G3")
def test_age_three_begins_the_fourth_age_in_place_of_the_end() -> None:
    """Age III does not end the game: its symbols begin Age IV, and the turn goes on."""
    text = "table: age 3 | seat 0: hand atheism; active humanism reformation gravitation"
    match = play(table(text), "discover atheism")
    assert (False, 4, 0, 1) == (match.is_over, match.view(0).age, match.to_act, match.view(0).used)
    assert "" == refused(match, "draw deck 4")
    base = play(position(text), "discover atheism")
    assert (True, 3) == (base.is_over, base.view(0).age)
    assert ["G2 age-begins"] == told(match, "age-begins", "ends-by-symbols")
    assert ["E1 ends-by-symbols"] == told(base, "age-begins", "ends-by-symbols")


@pytest.mark.rule("I1", "O1")
def test_the_fourth_deck_is_open_from_age_four_on() -> None:
    """Nobody draws from the Age IV deck before; without the expansion there is no such deck."""
    early = table("table: age 3")
    assert "O1 age-not-open" == refused(early, "draw deck 4")
    assert (33, 0) == (early.view(0).decks[3], position("table: age 3").view(0).decks[3])
    match = table("table: age 4")
    assert ["deck 3", "deck 4"] == choices(match, "draw")
    assert ["3", "4"] == choices(match, "shuffle")


@pytest.mark.rule("I1", "G5")
def test_an_exhausted_third_age_begins_the_fourth() -> None:
    """Age IV also begins when Age III is exhausted, where the base game would end."""
    text = "table: age 3; deck 3 printing-press | seat 0: hand pottery"
    match = play(table(text), "quick draw deck 3")
    assert (False, 4) == (match.is_over, match.view(0).age)
    assert ["G5 age-begins-exhausted"] == told(match, "age-begins-exhausted")
    assert play(position(text), "quick draw deck 3").is_over


@pytest.mark.rule("G4", "I1")
def test_the_second_age_leaves_when_the_fourth_begins() -> None:
    """Age II cards leave deck, pile, hands and development; active ones stay, and so does all of Age III."""
    own = "hand paper compass opera; active optics banking gravitation; developing sociology=1 algebra=3 calculus=2"
    table_line = "table: age 3; phase turn; pile 2 paper hospitals; pile 3 canals"
    match = table(f"{table_line} | seat 0: {own} | seat 1: hand guilds steam-pump")
    view = match.view(0)
    assert (4, (), ("canals",)) == (view.age, view.piles[1], view.piles[2])
    assert (0, 0) == view.decks[:2]
    assert view.decks[2] > 0 and view.decks[3] > 0
    assert (["opera"], ["steam-pump"]) == (hand(match, 0), hand(match, 1))
    assert {"calculus": 1} == developing(match)
    assert {"optics", "banking", "gravitation", "sociology"} == set(player(match).active)
    assert "O1 age-not-open" == refused(play(match, "keep"), "draw deck 2")


@pytest.mark.rule("G4", "A11", "I1")
def test_a_technology_under_development_that_left_is_no_prerequisite() -> None:
    """Only active technologies of Age II meet a line in Age IV."""
    own = "active gravitation optical-instruments; hand vaccination; developing sociology=1 hospitals=3"
    match = table(f"table: age 3; phase turn | seat 0: {own}")
    assert (4, {}) == (match.view(0).age, developing(match))
    assert "A14 cannot-pay" == refused(match, "discover vaccination")


@pytest.mark.rule("I2", "E1")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["en", "fr", "de", "ru"])
def test_age_five_symbols_end_the_game(players: int, edition: str) -> None:
    """The game ends at once when the Age V symbols reach 1 alone, 2 with 2-3 players, 3 with 4-5, in all editions."""
    need = END[players]
    there = f"active {' '.join(HERALDS[5][1:need])}; " if need > 1 else ""
    text = f"seat {players - 1}: {there}developing {HERALDS[5][0]}=1 telegraph=2"
    waiting = table(f"table: age 4; turn {players - 1} | {text}", players, edition=edition)
    assert (False, 1) == (waiting.is_over, waiting.view(None).missing)
    match = table(f"table: age 4; turn {players - 1}; phase turn | {text}", players, edition=edition)
    assert (True, {}) == (match.is_over, developing(match, players - 1))


@pytest.mark.rule("I2", "G7")
def test_age_four_symbols_do_not_end_the_game_in_age_four() -> None:
    """Only symbols of the age after the current one count: those of Age IV are of no use any more."""
    text = f"table: age 4; phase turn | seat 0: active {' '.join(HERALDS[4][:3])}; developing {HERALDS[4][3]}=1"
    assert not table(text).is_over


@pytest.mark.rule("I4", "G5", "E2")
def test_an_exhausted_fourth_age_ends_the_game() -> None:
    """With G5, an exhausted Age IV ends the game at once, whatever is left of Age III."""
    match = table("table: age 4; deck 4 steel | seat 0: hand geology")
    assert match.view(0).decks[2] > 0
    play(match, "quick draw deck 4")
    assert match.is_over
    assert ["G5 ends-exhausted"] == told(match, "ends-exhausted", "ends-by-symbols")
    alive = play(table("table: age 4; deck 4 steel; pile 4 geology"), "quick draw deck 4")
    assert not alive.is_over


@pytest.mark.rule("I3")
@pytest.mark.parametrize("kind", ["science", "engineering", "culture"])
def test_every_five_technologies_of_a_type_score_a_point(kind: str) -> None:
    """At the end 1 VP for every 5 active technologies of that type of the player; the others' are of no use."""
    symbol = next(name for name, row in TECHNOLOGIES.items() if row["per_five"] == kind)
    assert kind == TECHNOLOGIES[symbol]["type"]
    other = next(name for name in ("science", "engineering", "culture") if name != kind)
    for count, vp in ((3, 0), (4, 1), (8, 1), (9, 2)):
        own = " ".join([symbol, *active_of(kind, count)])
        match = table(f"table: age 4 | seat 0: active {own} | seat 1: active {' '.join(active_of(other, 9))}", 5)
        assert (vp, 0, 0, 0, 0) == points(match, "per-five"), count
    match = table(f"table: age 4 | seat 0: active {symbol} | seat 1: active {' '.join(active_of(kind, 10))}", 5)
    assert (0, 0, 0, 0, 0) == points(match, "per-five")


@pytest.mark.rule("I5", "I3")
def test_each_card_with_the_symbol_scores_for_itself() -> None:
    """Each card scores for itself, counts itself and the other, and rounds down."""
    eight = " ".join(active_of("science", 8))
    match = table(f"table: age 4 | seat 0: active geology periodic-table {eight}")
    assert (4, 0) == points(match, "per-five")
    seven = " ".join(active_of("science", 7))
    assert (2, 0) == points(table(f"table: age 4 | seat 0: active geology periodic-table {seven}"), "per-five")


@pytest.mark.rule("I5")
def test_technologies_under_development_do_not_count() -> None:
    """Every 5 active technologies: one under development is none, nor is its symbol."""
    four = " ".join(active_of("science", 4))
    assert (0, 0) == points(table(f"table: age 4 | seat 0: active {four}; developing geology=2"), "per-five")
    three = " ".join(active_of("science", 3))
    match = table(f"table: age 4 | seat 0: active geology {three}; developing heliocentrism=2")
    assert (0, 0) == points(match, "per-five")


@pytest.mark.rule("I3", "V6")
def test_the_points_for_every_five_are_part_of_the_score() -> None:
    """V6: they are added to everything else, on a line of their own; the base game has no such line."""
    match = table(f"table: age 4 | seat 0: active geology {' '.join(active_of('science', 9))}")
    sheet = match.score_sheet()
    assert match.scores() == sheet.totals == tuple(sum(line.points[p] for line in sheet.lines) for p in range(2))
    assert "I3" == next(line.rule for line in sheet.lines if line.key == "per-five")
    assert "per-five" not in [line.key for line in position().score_sheet().lines]


@pytest.mark.rule("Q2", "I1", "I2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["en", "fr", "de", "ru"])
def test_quicker_needs_one_symbol_for_ages_four_and_five_too(players: int, edition: str) -> None:
    """Quicker: every new age and the end need exactly 1 symbol, Ages IV and V too."""
    options = {"variant": "quicker", "edition": edition}
    assert (1, 1, 1, 1) == new(players, expansions="industrial", **options).view(None).needed[1:]
    match = table("table: age 3; phase turn | seat 0: developing sociology=1", players, **options)
    assert (False, 4) == (match.is_over, match.view(0).age)
    assert table("table: age 4; phase turn | seat 0: developing combustion=1", players, **options).is_over


@pytest.mark.rule("I1", "L2", "L6")
def test_alone_the_time_deck_takes_age_four_cards() -> None:
    """Solo: the Age IV deck is revealed at the end of turns in Age IV; Time cards of Age II stay, out of reach."""
    match = table("table: age 4; deck 4 steel geology | seat 0: hand opera", players=1)
    play(match, "end")
    assert (1, {"steel", "geology"}) == (sum(match.view(0).time.values()), {*match.view(0).time, *last_card(match)})
    text = "table: age 3; phase turn; time paper | seat 0: hand opera; developing sociology=1"
    left = table(text, players=1)
    assert (4, {"paper": 1}) == (left.view(0).age, left.view(0).time)
    assert "L7 nothing-to-swap" == refused(left, "swap")


def last_card(match: Match) -> list[str]:
    """The cards left in the Age IV deck."""
    s = match.state
    return [match.game.pack.cards["ids"]["technologies"][tech] for tech in s.deck[3][: s.deck_size[3]]]


@pytest.mark.rule("I4", "L8", "L6")
def test_alone_an_exhausted_fourth_age_ends_and_is_scored() -> None:
    """Solo: if the reveal empties Age IV the game ends and is scored; with only symbols left it is lost."""
    match = play(table("table: age 4; deck 4 steel | seat 0: hand opera", players=1), "end")
    assert (True, False, (0,)) == (match.is_over, match.view(0).lost, match.winners())
    lost = play(table("table: age 4; deck 4 evolution | seat 0: hand opera", players=1), "end")
    assert (True, True, ()) == (lost.is_over, lost.view(0).lost, lost.winners())
