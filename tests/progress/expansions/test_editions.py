"""Chapter 14: where the rulebooks differ, the edition picks the reading, and nothing else."""

from __future__ import annotations

import pytest

from holocene import Match
from holocene.core.contract.written import chosen_column
from holocene.games.progress.layout import LAYOUT
from tests.progress.expansions.expanding import ALL, GAME, TECHNOLOGIES
from tests.progress.helpers import choices, new, play, player, points, position, refused

EDITIONS = ("en", "fr", "de", "ru")
AGE_FOUR = {"en": (1, 1, 2, 2, 3), "fr": (1, 2, 2, 3, 3), "de": (1, 1, 2, 2, 3), "ru": (1, 1, 2, 2, 3)}
PENALTY = {"en": 7, "fr": 7, "de": 6, "ru": 7}
HERALDS = [name for name, row in TECHNOLOGIES.items() if row["symbol"] == 4]


@pytest.mark.rule("X1", "I1")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_symbols_that_begin_age_four(edition: str, players: int) -> None:
    """Symbols that begin Age IV with 1/2/3/4/5 players: fr 1/2/2/3/3, the others 1/1/2/2/3."""
    need = AGE_FOUR[edition][players - 1]
    options = {"expansions": "industrial", "edition": edition}
    assert need == new(players, **options).view(None).needed[3]
    for active in range(need):
        there = f"active {' '.join(HERALDS[1 : 1 + active])}; " if active else ""
        text = f"table: age 3; phase turn | seat 0: {there}developing {HERALDS[0]}=1"
        match = position(text, players, **options)
        begins = active + 1 >= need
        assert (4 if begins else 3, False) == (match.view(None).age, match.is_over)


@pytest.mark.rule("X1", "G2", "E1")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_all_other_thresholds_are_the_same_in_every_edition(players: int) -> None:
    """X1 is about Age IV: the symbols of Ages II and III and of the end do not differ."""
    needed = {new(players, expansions="industrial", edition=edition).view(None).needed for edition in EDITIONS}
    assert 1 == len({(age2, age3, end) for _, age2, age3, _, end in needed})
    base = {new(players, edition=edition).view(None).needed for edition in EDITIONS}
    assert 1 == len(base)


@pytest.mark.rule("X2", "L4", "L6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_penalty_groups_with_an_expansion(edition: str) -> None:
    """The size of a Time-deck penalty group: 6 in German, else 7; expansions leave it alone."""
    for count, seven, six in ((6, 6, 6), (7, 7, 8), (8, 9, 10), (14, 21, 24)):
        cards = " ".join(list(TECHNOLOGIES)[:count])
        match = position(f"table: age 2; time {cards}", players=1, expansions=ALL, edition=edition)
        assert -(six if PENALTY[edition] == 6 else seven) == points(match, "time")[0]


@pytest.mark.rule("X1", "X2", "X3", "X4", "X5")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_an_edition_picks_the_readings_and_nothing_else(players: int) -> None:
    """What an edition changes: the symbols of Age IV, penalty groups, and when and whether (X3, X4, X5)."""
    rows = {
        edition: GAME.params(GAME.read_options({"players": players, "expansions": ALL, "edition": edition}))
        for edition in EDITIONS
    }
    fields = ("need", "penalty_group", "again_at_once", "must_succeed", "any_moment")
    need, *others = (chosen_column(LAYOUT, field) for field in fields)
    columns = (need + 3, *others)
    for edition, row in rows.items():
        differing = {column for column in range(len(row)) if row[column] != rows["en"][column]}
        assert differing <= set(columns)
        french, russian = int(edition == "fr"), int(edition == "ru")
        expected = [AGE_FOUR[edition][players - 1], PENALTY[edition], french, french, russian]
        assert expected == [row[column] for column in columns]


@pytest.mark.rule("X1", "X2", "X3", "X4", "S6")
def test_the_same_seed_deals_the_same_in_every_edition() -> None:
    """An edition changes no card and no deal."""
    deals = [new(4, seed=9, expansions=ALL, edition=edition).view(None) for edition in EDITIONS]
    assert 1 == len({(deal.order, deal.milestone, deal.decks) for deal in deals})
    hands = [new(4, seed=9, expansions=ALL, edition=edition).state.hand for edition in EDITIONS]
    assert all(hands[0] == hand for hand in hands)


@pytest.mark.rule("X1", "Q2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_edition_of_a_base_game_matters_only_alone(edition: str) -> None:
    """Without expansions X1, X3 and X4 have nothing to say: same seed, same moves, same game."""
    english, other = new(3, seed=4), new(3, seed=4, edition=edition)
    for turn in range(60):
        legal = english.legal()
        assert legal == other.legal()
        move = legal[turn * 7 % len(legal)]
        english.play(move)
        other.play(move)
    names = GAME.layout.differing(english.state, other.state)
    assert set(names) <= {"penalty_group", "again_at_once", "must_succeed"}


def ready_to_replace(text: str, edition: str = "ru") -> Match:
    """Seat 0 is guided by a Philosopher in Age II."""
    return position(f"table: age 2; {text}; guide aristotle", expansions="personalities", edition=edition)


@pytest.mark.rule("X5", "H14", "H2", "A30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_a_draw_a_personality_may_still_be_replaced_in_russian(edition: str) -> None:
    """The Draw ends the actions; in the Russian edition the turn stays hers for a new guide, and for nothing else."""
    match = play(ready_to_replace("phase draw; left 1 | seat 0: hand pottery", edition), "stop")
    if edition != "ru":
        assert 1 == match.to_act
        return
    assert {"end", "guide"} == {move.split()[0] for move in match.legal()}
    assert ["A30 after-draw"] * 4 == [
        refused(match, move) for move in ("discover pottery", "draw deck 2", "shuffle 2", "heritage")
    ]
    play(match, f"guide {choices(match, 'guide')[0]}")
    assert 1 == match.to_act


@pytest.mark.rule("X5", "H14", "A30")
def test_a_draw_to_the_last_card_ends_no_turn_either() -> None:
    """She does not stop early but draws all her cards: a guide may still be taken."""
    match = play(ready_to_replace("phase draw; left 1 | seat 0: hand pottery"), "draw deck 2")
    assert (0, {"end", "guide"}) == (match.to_act, {move.split()[0] for move in match.legal()})
    assert 1 == play(match, "end").to_act


@pytest.mark.rule("X5", "H14", "H4", "H11")
@pytest.mark.parametrize("guide", ["guide avicenna", "guided confucius"])
@pytest.mark.parametrize(
    ("moment", "moves"),
    [("phase draw; left 1 | seat 0: hand paper", "stop"), ("phase turn | seat 0: developing paper=3", "")],
)
def test_an_artist_too_may_be_taken_at_any_moment_in_russian(moment: str, moves: str, guide: str) -> None:
    """From Age III on, in place of a Scientist or by one whom nobody guides: after a Draw, in the Development phase."""
    text = f"table: age 3; {moment}; {guide}"
    match = position(text, expansions="personalities", edition="ru")
    play(match, *moves.split())
    assert (0, 5) == (match.to_act, len(choices(match, "guide")))
    assert "leonardo-da-vinci" == player(play(match, "guide leonardo-da-vinci")).guide
    english = play(position(text, expansions="personalities"), *moves.split())
    assert [] == choices(english, "guide")


@pytest.mark.rule("X5", "H14")
def test_she_is_not_asked_after_a_draw_where_nobody_can_be_taken() -> None:
    """In Age I nobody succeeds a Philosopher: the turn ends with the Draw as everywhere."""
    text = "table: phase draw; left 1 | seat 0: hand pottery; guide aristotle"
    assert 1 == play(position(text, expansions="personalities", edition="ru"), "stop").to_act


@pytest.mark.rule("X5", "H14", "D2", "D4")
def test_in_the_development_phase_a_personality_may_be_replaced_in_russian() -> None:
    """Before a technology becomes active, and before technologies are taken back; then the phase goes on."""
    seat = "phase turn | seat 0: developing wheel=1 pottery=3"
    match = ready_to_replace(seat)
    assert ("complete", ["wheel"]) == (match.view(0).phase, choices(match, "complete"))
    guides = choices(match, "guide")
    play(match, f"guide {guides[0]}")
    assert ("take-back", ("wheel",), guides[0]) == (
        match.view(0).phase,
        player(match).active,
        player(match).guide,
    )
    later = play(ready_to_replace(seat), "complete wheel")
    assert ("take-back", guides) == (later.view(0).phase, choices(later, "guide"))
    assert "take-back" == play(later, f"guide {guides[-1]}").view(0).phase
    assert "take-back" == ready_to_replace(seat, "en").view(0).phase
    assert "A4 not-now" == refused(ready_to_replace(seat, "en"), f"guide {guides[0]}")


@pytest.mark.rule("X5", "H14", "U1")
def test_in_upkeep_a_personality_may_be_replaced_in_russian() -> None:
    """While she discards down to the hand size."""
    hand = "pottery wheel masonry bronze calendar poetry"
    match = play(ready_to_replace(f"turn 0 | seat 0: hand {hand}"), "end")
    guides = choices(match, "guide")
    assert ("upkeep", True) == (match.view(0).phase, len(guides) > 0)
    play(match, f"guide {guides[0]}", "discard wheel")
    assert (1, guides[0]) == (match.to_act, player(match).guide)
    assert [] == choices(play(ready_to_replace(f"turn 0 | seat 0: hand {hand}", "de"), "end"), "guide")


@pytest.mark.rule("H14", "A4")
def test_never_within_an_action() -> None:
    """While a cost is paid or cards are drawn the guide stays, in the Russian edition too."""
    match = ready_to_replace("phase draw; left 2 | seat 0: hand pottery")
    assert [] == choices(match, "guide")
    assert "A4 not-now" == refused(match, "guide avicenna")
