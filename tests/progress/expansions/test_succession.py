"""Chapter 17: when an age flips personalities, their players choose at once, off turn, clockwise."""

from __future__ import annotations

import pytest

from holocene import Match
from tests.progress.expansions.expanding import ARTISTS, PEOPLE, SCIENTISTS, board, change, guided_by, printed
from tests.progress.helpers import choices, play, player, points, position, ready, refused, tokens

EDITIONS = ("en", "fr", "de", "ru")
MAY = ("en", "de", "ru")
PHILOSOPHERS_OF = {0: "aristotle", 1: "confucius", 2: "hypatia", 3: "nagarjuna"}
SCIENTISTS_OF = {0: "avicenna", 1: "shen-kuo", 2: "trota-of-salerno", 3: "hildegard-of-bingen"}


def third_age(edition: str = "en", order: str = "2 0 3 1", turn: int = 3, seats: dict[int, str] | None = None) -> Match:
    """Four players with their Philosophers; a technology of the player in turn has just begun Age III."""
    guides = {seat: guided_by(name) for seat, name in PHILOSOPHERS_OF.items()} | (seats or {})
    own = {**guides, turn: f"{guides[turn]}; active universities; developing banking=1"}
    lines = " | ".join(f"seat {seat}: {clauses}" for seat, clauses in own.items())
    text = f"table: age 2; order {order}; turn {turn}; phase turn | {lines}"
    return completed(position(text, players=4, expansions="personalities", edition=edition))


def fourth_age(edition: str = "en", seats: dict[int, str] | None = None, turn: int = 1) -> Match:
    """Three players with their Scientists; a technology of the player in turn has just begun Age IV."""
    guides = {seat: f"guided {PHILOSOPHERS_OF[seat]}; {guided_by(SCIENTISTS_OF[seat])}" for seat in range(3)}
    guides |= seats or {}
    own = {**guides, turn: f"{guides[turn]}; active gravitation; developing atheism=1"}
    lines = " | ".join(f"seat {seat}: {clauses}" for seat, clauses in own.items())
    text = f"table: age 3; order 0 2 1; turn {turn}; phase turn | {lines}"
    return completed(position(text, players=3, expansions="personalities,industrial", edition=edition))


def completed(match: Match) -> Match:
    """The technology becomes active; in the Russian edition she could take a successor before (X5)."""
    return play(match, f"complete {choices(match, 'complete')[0]}") if match.view(None).phase == "complete" else match


@pytest.mark.rule("H3", "H8", "G6")
def test_all_philosophers_are_flipped_before_anybody_chooses() -> None:
    """When Age III begins all Philosophers are flipped and their benefits lost, everybody's at once."""
    match = third_age()
    assert (3, "succeed", (0, 1, 2, 3)) == (match.view(0).age, match.view(0).phase, match.view(0).heirs)
    for seat in range(4):
        assert ("", (PHILOSOPHERS_OF[seat],)) == (player(match, seat).guide, player(match, seat).guided)
        from_banking = {"general": 1} if seat == 3 else {}
        assert from_banking == tokens(match, seat)


@pytest.mark.rule("H3", "H8", "H9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_they_choose_clockwise_from_the_player_in_turn(edition: str) -> None:
    """Where several choose at once they do so clockwise from the player in turn, in the philosophers' order."""
    match = third_age(edition)
    asked = []
    for name in SCIENTISTS[:4]:
        seat = match.to_act
        assert seat is not None
        asked.append(seat)
        before = board(match, seat)
        play(match, f"guide {name}")
        assert printed(PEOPLE[name], "benefit") == change(before, board(match, seat))
        assert name == player(match, seat).guide
    assert [3, 1, 2, 0] == asked
    assert (3, "act", 3) == (match.to_act, match.view(3).phase, match.view(3).turn)


@pytest.mark.rule("H3", "H10")
def test_the_successor_is_chosen_among_the_scientists_left() -> None:
    """A Scientist whom another has taken is not there any more; an Artist is no successor of a Philosopher."""
    match = third_age()
    assert SCIENTISTS == choices(match, "guide")
    play(match, "guide shen-kuo")
    assert [name for name in SCIENTISTS if name != "shen-kuo"] == choices(match, "guide")
    assert "H10 person-taken" == refused(match, "guide shen-kuo")
    assert "H4 cannot-replace" == refused(match, "guide albrecht-durer")
    assert "T1 not-now" == refused(match, "end")
    assert "H6 no-heritage" == refused(match, "heritage")


@pytest.mark.rule("H3", "X4", "G6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_but_a_successor_is_offered(edition: str) -> None:
    """The new age interrupts the game: what was just completed or in hand is no choice of the seat that is asked."""
    more = ["decline"] if edition in MAY else []
    assert [f"guide {name}" for name in SCIENTISTS] + more == third_age(edition).legal()
    own = f"hand banking wheel; active coinage arabic-numerals universities; {guided_by('aristotle')}"
    match = position(f"table: age 2 | seat 0: {own}", expansions="personalities", edition=edition)
    play(match, "discover banking")
    assert [f"guide {name}" for name in SCIENTISTS] + more == match.legal()
    assert "A1 not-now" == refused(match, "discover banking")
    assert [f"guide {name}" for name in ARTISTS] + more == fourth_age(edition).legal()


@pytest.mark.rule("X4", "H3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_may_or_must_at_age_three(edition: str) -> None:
    """Whether a flipped Philosopher's player takes a successor: may in en, de and ru, must in fr."""
    match = third_age(edition)
    for _ in range(4):
        assert ("" if edition in MAY else "X4 must-succeed") == refused(match, "decline")
        play(match, "decline" if edition in MAY else f"guide {choices(match, 'guide')[0]}")
    assert "act" == match.view(3).phase
    assert [edition not in MAY] * 4 == [player(match, seat).guide != "" for seat in range(4)]


@pytest.mark.rule("X4", "H5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_may_or_must_at_age_four(edition: str) -> None:
    """The same for a flipped Scientist and the Artists."""
    match = fourth_age(edition, turn=1)
    if edition == "fr":
        assert "X4 must-succeed" == refused(match, "decline")
        play(match, "guide albrecht-durer")
        assert "albrecht-durer" == player(match, 1).guide
    else:
        play(match, "decline")
        assert "" == player(match, 1).guide
    assert 0 == match.to_act


@pytest.mark.rule("H3")
def test_only_players_of_a_philosopher_are_asked() -> None:
    """A player guided by a Scientist already keeps her; one whose Scientist was used for Heritage is not asked."""
    seats = {0: f"guided aristotle; {guided_by('avicenna')}", 2: "guided hypatia shen-kuo"}
    match = third_age(seats=seats)
    assert (3, (1, 3)) == (match.to_act, match.view(0).heirs)
    assert ("avicenna", {"general": 1}) == (player(match, 0).guide, tokens(match, 0))
    play(match, "decline")
    assert 1 == match.to_act
    play(match, "decline")
    assert "act" == match.view(0).phase
    assert "avicenna" == player(match, 0).guide


@pytest.mark.rule("X4", "H3", "H11")
def test_in_french_too_nobody_is_asked_whom_no_philosopher_guided() -> None:
    """Must means the players of a flipped personality: one whom nobody guided takes no Scientist in any edition."""
    seats = {0: "guided aristotle avicenna", 1: "guided confucius shen-kuo", 2: "guided hypatia trota-of-salerno"}
    match = third_age("fr", seats=seats)
    assert (3, (3,)) == (match.to_act, match.view(0).heirs)
    play(match, "guide hildegard-of-bingen")
    assert "act" == match.view(0).phase


@pytest.mark.rule("H3", "G3", "G6")
def test_the_interrupted_turn_goes_on() -> None:
    """In the middle of an action: the choices are made, then the turn goes on with the actions that are left."""
    seat = "hand banking wheel; active coinage arabic-numerals universities"
    text = f"table: age 2 | seat 0: {seat}; {guided_by('aristotle')} | seat 1: {guided_by('confucius')}"
    match = play(position(text, expansions="personalities"), "discover banking")
    assert ("succeed", 0) == (match.view(0).phase, match.to_act)
    play(match, "guide avicenna")
    assert 1 == match.to_act
    play(match, "decline")
    assert (0, "act", 1) == (match.to_act, match.view(0).phase, match.view(0).used)
    assert "O1 age-not-open" == refused(match, "draw deck 1")
    assert "" == refused(match, "draw deck 3")


@pytest.mark.rule("H3", "B3")
def test_a_token_gained_off_turn_comes_coloured_side_up() -> None:
    """Benefits gained out of turn work the same way: at once, tokens coloured side up."""
    seats = {1: f"tokens general; spent general; {guided_by('confucius')}"}
    match = third_age(seats=seats)
    play(match, "decline")
    assert ({"general": 1}, {}) == (tokens(match, 1), ready(match, 1))
    play(match, "guide avicenna")
    assert ({"general": 2}, {"general": 1}) == (tokens(match, 1), ready(match, 1))


@pytest.mark.rule("H3", "H8", "H12")
def test_a_flipped_philosopher_takes_her_grey_token_first() -> None:
    """A benefit lost off turn is taken back in the same way."""
    seats = {1: "tokens culture*2; spent culture; guide confucius"}
    match = third_age(seats=seats)
    assert ({"culture": 1}, {"culture": 1}) == (tokens(match, 1), ready(match, 1))


@pytest.mark.rule("H11")
def test_who_takes_no_scientist_gets_none_later_but_an_artist() -> None:
    """Declined: no Scientist later, but an Artist in her turn from Age III on."""
    match = third_age()
    play(match, "decline; guide shen-kuo; decline; decline")
    assert 3 == match.to_act
    assert "H11 too-late-for-scientist" == refused(match, "guide avicenna")
    assert ARTISTS == choices(match, "guide")
    play(match, "guide albrecht-durer")
    assert ("nagarjuna", "albrecht-durer") == player(match, 3).guided
    play(match, "end")
    assert (1, ARTISTS[:1] + ARTISTS[2:]) == (match.to_act, choices(match, "guide"))
    play(match, "end")
    assert 2 == match.to_act
    assert "H11 too-late-for-scientist" == refused(match, "guide avicenna")


@pytest.mark.rule("H3", "H6")
def test_a_scientist_taken_when_age_three_begins_guides_without_heritage() -> None:
    """Scientists only before Age III begins: one taken at that moment has no Heritage, but can be replaced."""
    match = third_age()
    play(match, "guide avicenna; decline; decline; decline")
    assert (3, "avicenna") == (match.to_act, player(match, 3).guide)
    assert "H6 no-heritage" == refused(match, "heritage")
    assert ARTISTS == choices(match, "guide")


@pytest.mark.rule("H5", "H8", "H9")
def test_scientists_are_flipped_when_age_four_begins() -> None:
    """When Age IV begins all Scientists are flipped; their players choose an Artist clockwise from the one in turn."""
    match = fourth_age()
    assert (4, (0, 1, 2), 1) == (match.view(0).age, match.view(0).heirs, match.to_act)
    for seat in range(3):
        assert "" == player(match, seat).guide
    assert "H10 one-of-each-kind" == refused(match, "guide hildegard-of-bingen")
    asked = []
    for name in ARTISTS[:3]:
        assert match.to_act is not None
        asked.append(match.to_act)
        assert ARTISTS[len(asked) - 1 :] == choices(match, "guide")
        before = board(match, match.to_act)
        play(match, f"guide {name}")
        assert printed(PEOPLE[name], "benefit") == change(before, board(match, asked[-1]))
    assert [1, 0, 2] == asked
    assert (1, "act") == (match.to_act, match.view(1).phase)


@pytest.mark.rule("H5", "H6")
def test_artists_guide_on_in_age_four() -> None:
    """An Artist is not flipped, keeps her benefit and has no Heritage any more; nobody asks her player."""
    own = "guided aristotle avicenna; tokens general; guide leonardo-da-vinci"
    match = fourth_age(seats={0: own, 2: "guided hypatia trota-of-salerno"})
    assert (1,) == match.view(0).heirs
    play(match, "decline; end")
    assert (0, "leonardo-da-vinci", {"general": 1}) == (match.to_act, player(match, 0).guide, tokens(match, 0))
    assert "H6 no-heritage" == refused(match, "heritage")
    play(match, "end")
    assert (2, [name for name in ARTISTS if name != "leonardo-da-vinci"]) == (match.to_act, choices(match, "guide"))


@pytest.mark.rule("H5", "H11")
def test_who_declines_at_age_four_may_take_an_artist_in_her_turn() -> None:
    """Guided by nobody, for whatever reason, she may take an Artist in her turn."""
    match = fourth_age()
    play(match, "decline; decline; decline")
    assert (1, ARTISTS) == (match.to_act, choices(match, "guide"))
    play(match, "guide sofonisba-anguissola")
    assert {"culture": 1} == {name: n for name, n in tokens(match, 1).items() if name == "culture"}


@pytest.mark.rule("H3")
def test_nothing_is_flipped_when_age_two_begins() -> None:
    """Age II flips nobody: the Philosophers guide on."""
    text = (
        f"seat 0: hand medicine; active mathematics burial; {guided_by('aristotle')} | seat 1: {guided_by('confucius')}"
    )
    match = play(position(text, expansions="personalities"), "discover medicine")
    assert (2, "act", 0) == (match.view(0).age, match.view(0).phase, match.to_act)
    assert ("aristotle", "confucius") == (player(match, 0).guide, player(match, 1).guide)
    assert 1 == tokens(match, 1)["culture"]


@pytest.mark.rule("H3", "L6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_alone_the_choice_is_the_same(edition: str) -> None:
    """Solo: the one player is asked when Age III begins, as X4 says."""
    text = f"table: age 2; phase turn | seat 0: developing banking=1; {guided_by('aristotle')}"
    match = completed(position(text, players=1, expansions="personalities", edition=edition))
    assert SCIENTISTS == choices(match, "guide")
    assert ("" if edition in MAY else "X4 must-succeed") == refused(match, "decline")
    play(match, "guide shen-kuo")
    assert ("act", "shen-kuo") == (match.view(0).phase, player(match).guide)
    assert PEOPLE["aristotle"]["vp"] + PEOPLE["shen-kuo"]["vp"] == points(match, "personalities")[0]


@pytest.mark.rule("H3", "H8")
def test_declining_is_only_for_a_flipped_personality() -> None:
    """Nothing can be declined while nobody was flipped."""
    assert "H3 nothing-to-decline" == refused(
        position("seat 0: guide aristotle", expansions="personalities"), "decline"
    )


@pytest.mark.rule("G7", "H3", "H5", "H13")
def test_two_ages_at_once_flip_twice() -> None:
    """An age that is complete at once is followed by the next: the Scientist just taken is flipped for an Artist."""
    own = f"active universities gravitation; developing banking=1; {guided_by('aristotle')}"
    text = f"table: age 2; phase turn | seat 0: {own} | seat 1: guided confucius"
    match = position(text, expansions="personalities,industrial")
    assert (3, SCIENTISTS) == (match.view(0).age, choices(match, "guide"))
    play(match, "guide shen-kuo")
    assert (4, ARTISTS) == (match.view(0).age, choices(match, "guide"))
    assert {"general": 1} == tokens(match)
    play(match, "decline")
    assert ("act", ("aristotle", "shen-kuo")) == (match.view(0).phase, player(match).guided)
