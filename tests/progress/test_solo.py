"""Chapters 14 and 15: the solo game, its Time deck and its ranks."""

from __future__ import annotations

import pytest

from holocene import BadOption, Match
from holocene.games.progress.scores import rank as rank_of
from tests.progress.helpers import choices, hand, new, play, player, points, position, refused, told

RANKS = [(-30, "novice"), (20, "novice"), (21, "leader"), (40, "leader"), (41, "mastermind")]
RANKS += [(65, "mastermind"), (66, "demigod"), (67, "demigod")]


def alone(text: str = "", **options: str) -> Match:
    """A position of the solo game."""
    return position(text, players=1, **options)


@pytest.mark.rule("L1")
def test_the_solo_game_begins_with_six_cards_marked_one() -> None:
    """Cards marked 1+, one copy each; the back of the power board; markers on the first positions; 6 cards."""
    match = new(1)
    s = match.state
    assert (6, 18, 22, 22) == (player(match).hand_size, *match.view(0).decks[:3])
    assert all(s.deck[age].count(tech) <= 1 for age in range(3) for tech in set(s.deck[age]) - {-1})
    assert {0} == {*player(match).skills.values(), *player(match).power.values()}
    assert (0,) == points(match, "army")


@pytest.mark.rule("L2")
def test_each_turn_ends_with_a_card_for_the_time_deck() -> None:
    """After Upkeep the top card of the current age's deck goes onto the Time deck."""
    match = play(alone("table: deck 1 wheel pottery"), "end")
    time = match.view(0).time
    assert (1, 1, 2) == (sum(time.values()), match.view(0).decks[0], match.view(0).round)
    assert ["T1 ends-turn", "L2 time-card", "T1 turn-begins"] == told(match)
    second = play(alone("table: age 2; deck 1 wheel; deck 2 compass paper"), "end")
    assert set(second.view(0).time) <= {"compass", "paper"}


@pytest.mark.rule("L2")
def test_upkeep_comes_before_the_reveal() -> None:
    """The deck is empty and the pile too: what she discards at Upkeep is shuffled and revealed."""
    match = alone("table: deck 1 none; pile 1 medicine | seat 0: hand pottery masonry wheel bronze calendar poetry")
    play(match, "end", "discard wheel")
    assert ({"wheel": 1}, False) == (match.view(0).time, match.is_over)


@pytest.mark.rule("L2")
def test_symbols_are_discarded_until_a_card_without_one_comes() -> None:
    """Cards with a new-age symbol go to the discard pile; the first without one goes onto the Time deck."""
    outcomes = set()
    for seed in range(12):
        match = play(alone("table: deck 1 medicine monotheism wheel", seed=str(seed)), "end")
        assert {"wheel": 1} == match.view(0).time
        outcomes.add((len(match.view(0).piles[0]), match.view(0).decks[0]))
    assert {(0, 2), (1, 1), (2, 0)} == outcomes


@pytest.mark.rule("L2", "L8")
def test_an_empty_deck_is_made_anew_from_the_pile() -> None:
    """Deck empty: the discard pile becomes the deck. Only symbols on top: the pile below them is shuffled in too."""
    match = play(alone("table: deck 1 none; pile 1 wheel pottery"), "end")
    assert ((), 1) == (match.view(0).piles[0], match.view(0).decks[0])
    mixed = play(alone("table: deck 1 medicine monotheism; pile 1 wheel"), "end")
    assert ({"wheel": 1}, False) == (mixed.view(0).time, mixed.is_over)


@pytest.mark.rule("L2")
@pytest.mark.parametrize("seed", range(6))
def test_symbols_revealed_before_a_new_deck_are_told(seed: int) -> None:
    """Each card is told as it is revealed, and that the pile became a new deck between them."""
    match = play(alone("table: deck 1 medicine; pile 1 wheel | seat 0: hand poetry", seed=str(seed)), "end")
    events = [(event.kind, event.facts.get("technology")) for event in match.events(seat=0)]
    assert [("symbol-discarded", "medicine"), ("deck-renewed", None)] == events[1:3]
    again = [("symbol-discarded", "medicine")] if match.view(0).piles[0] else []
    assert [*again, ("time-card", "wheel")] == events[3:-1]


@pytest.mark.rule("L2", "L8", "L9")
def test_the_game_is_lost_if_every_card_left_has_a_symbol() -> None:
    """No card without a symbol is left in deck and pile: the game is lost, with no winner and no rank."""
    match = play(alone("table: deck 1 medicine; pile 1 monotheism | seat 0: active opera"), "end")
    assert (True, True, (), "") == (match.is_over, match.view(0).lost, match.winners(), match.score_sheet().rank)
    assert ["L2 game-lost"] == told(match, "game-lost", "ends-exhausted")


@pytest.mark.rule("L3")
def test_once_a_turn_a_card_may_be_swapped_with_any_time_card() -> None:
    """A card of hand goes into the Time deck and any card of it into the hand; free, and once a turn."""
    text = "table: time pottery masonry calendar | seat 0: hand wheel bronze"
    match = play(alone(text), "swap")
    assert ["give bronze", "give wheel"] == sorted(match.legal())
    play(match, "give wheel")
    assert ["take calendar", "take masonry", "take pottery"] == sorted(match.legal())
    play(match, "take masonry")
    assert (["bronze", "masonry"], 0) == (hand(match), match.view(0).used)
    assert {"pottery": 1, "calendar": 1, "wheel": 1} == match.view(0).time
    assert "L3 already-swapped" == refused(match, "swap")
    play(match, "end")
    assert "" == refused(match, "swap")


@pytest.mark.rule("L3", "O5")
def test_a_card_taken_from_the_time_deck_is_known() -> None:
    """It lay there for all to see: who looks on knows it while it stays in that hand, and not the others."""
    match = play(alone("table: time pottery masonry | seat 0: hand wheel bronze"), "swap; give wheel; take masonry")
    assert {"masonry": 1} == match.view(None).players[0].known
    assert {} == play(match, "research masonry").view(None).players[0].known


@pytest.mark.rule("L3")
@pytest.mark.parametrize("move", ["swap", "give wheel", "take wheel"])
def test_only_the_solo_game_has_a_time_deck(move: str) -> None:
    """With others at the table every part of a swap is refused for this, at any moment."""
    assert "L3 only-solo" == refused(position("seat 0: hand wheel"), move)


@pytest.mark.rule("L3")
def test_only_a_card_of_the_time_deck_can_be_taken() -> None:
    """A card that lies elsewhere is not said to have left the game."""
    match = play(alone("table: time pottery masonry | seat 0: hand wheel bronze"), "swap; give wheel")
    assert "L3 not-in-time-deck" == refused(match, "take calendar")


@pytest.mark.rule("L4", "X2")
@pytest.mark.parametrize(
    ("edition", "cards", "penalty"),
    [
        *(("en", 7, 7), ("en", 8, 9), ("en", 14, 21), ("en", 15, 24), ("fr", 8, 9), ("ru", 8, 9)),
        *(("de", 6, 6), ("de", 7, 8), ("de", 12, 18), ("de", 13, 21)),
    ],
)
def test_time_cards_cost_points_in_groups(edition: str, cards: int, penalty: int) -> None:
    """1 VP for each of the first 7 Time cards, 2 for each of the next 7, and so on; groups of 6 in German."""
    names = list(new(1).game.pack.cards["technologies"])[:cards]
    match = alone(f"table: time {' '.join(names)}", edition=edition)
    assert ((-penalty,), (-penalty,)) == (points(match, "time"), match.scores())


@pytest.mark.rule("L4")
def test_the_solo_score_adds_tracks_board_and_cards() -> None:
    """VP printed on the three power tracks, on the board and on cards, less the Time cards."""
    text = "table: time wheel | seat 0: power prestige=10 population=12 army=20; skills hand=2; active opera"
    match = alone(text)
    lines = {line.key: line.points[0] for line in match.score_sheet().lines}
    assert {"prestige": 2, "population": 3, "army": 12, "skills": 2, "technologies": 3, "time": -1} == lines
    assert (21,) == match.scores()


@pytest.mark.rule("L5")
@pytest.mark.parametrize(("score", "rank"), RANKS)
def test_the_score_gives_a_rank(score: int, rank: str) -> None:
    """Up to 20 Novice, 21 to 40 Leader, 41 to 65 Mastermind, 66 or more Demigod."""
    assert rank == rank_of(new(1).game.pack, score)


@pytest.mark.rule("L5", "L9")
def test_a_won_game_has_a_rank_on_its_sheet() -> None:
    """A game that ends is ranked by its score."""
    match = alone("table: age 3; phase turn | seat 0: developing steam-pump=1")
    assert (True, "novice", (0,)) == (match.is_over, match.score_sheet().rank, match.winners())


@pytest.mark.rule("L6")
@pytest.mark.parametrize("variant", ["quick", "quicker"])
def test_the_quick_variants_are_not_for_one_player(variant: str) -> None:
    """Expansions and editions apply alone, the Quick variants do not."""
    with pytest.raises(BadOption, match="L6"):
        new(1, variant=variant)
    match = new(1, edition="de", expansions="personalities,milestones,industrial")
    assert (True, True, 4) == (bool(match.view(0).milestone), bool(player(match).guide), match.view(0).last_age)


@pytest.mark.rule("L6")
def test_alone_a_completed_milestone_is_always_won() -> None:
    """All markers on it are hers."""
    text = "table: milestone parthenon; covered 1=0 | seat 0: active philosophy"
    match = play(alone(text, expansions="milestones"), "section 2")
    assert {"parthenon": 0} == match.view(0).owners


@pytest.mark.rule("L7")
def test_time_cards_of_an_age_that_has_left_stay_but_cannot_be_taken() -> None:
    """When Age III begins the Age I cards of the Time deck still count, and only others can be swapped."""
    text = "table: age 2; time wheel pottery compass | seat 0: hand universities castles; active philosophy paper"
    match = play(alone(text), "discover universities")
    assert ({"wheel": 1, "pottery": 1, "compass": 1}, (-3,)) == (match.view(0).time, points(match, "time"))
    play(match, "swap; give castles")
    assert ["compass"] == choices(match, "take ")
    assert "L7 time-card-left" == refused(match, "take wheel")
    only_old = alone("table: age 3; time wheel | seat 0: hand castles")
    assert "L7 nothing-to-swap" == refused(only_old, "swap")


@pytest.mark.rule("L8", "G5")
def test_an_age_that_was_drawn_empty_has_ended_before_the_reveal() -> None:
    """The last card of Age I is drawn by a Draw: Age II begins, and the Time card is of Age II; nothing is lost."""
    match = play(alone("table: deck 1 wheel; deck 2 compass paper"), "draw deck 1")
    assert (2, False, 2) == (match.view(0).age, match.is_over, match.view(0).round)
    assert (1, {"compass", "paper"}) == (len(match.view(0).time), {*match.view(0).time, "compass", "paper"})


@pytest.mark.rule("L8")
def test_a_reveal_that_empties_the_age_ends_it() -> None:
    """The last card of Age I goes onto the Time deck: Age II begins. In Age III the game ends and is scored."""
    match = play(alone("table: deck 1 wheel"), "end")
    assert (2, False, {"wheel": 1}) == (match.view(0).age, match.is_over, match.view(0).time)
    last = play(alone("table: age 3; deck 3 opera"), "end")
    assert (True, False, (0,), "novice") == (
        last.is_over,
        last.view(0).lost,
        last.winners(),
        last.score_sheet().rank,
    )
    assert ["G5 ends-exhausted"] == told(last, "ends-exhausted", "game-lost")


@pytest.mark.rule("L9")
def test_a_lost_game_has_no_rank_whatever_the_score() -> None:
    """Even with the points of a Demigod."""
    board = "power prestige=20 population=20 army=20; skills shuffle=4 hand=4 draw=5"
    cards = "opera sociology gravitation newspapers chemistry anatomy heliocentrism steam-pump perspective atheism"
    more = "canals firearms fertilizers reformation humanism"
    match = play(alone(f"table: deck 1 medicine | seat 0: {board}; active {cards} {more}"), "end")
    assert match.scores()[0] >= 66
    assert (True, "", ()) == (match.is_over, match.score_sheet().rank, match.winners())
