"""A game that brings the least: it is played in every place, and what it lacks is not offered."""

from __future__ import annotations

from datetime import date
from random import Random

import pytest

from holocene.arena.lab.count import count
from holocene.bots.asking import ask
from holocene.bots.base import Clock
from holocene.bots.daily import daily_games, secret_of
from holocene.bots.hints import hint
from holocene.bots.registry import can_play, levels, make, usual_level
from holocene.core.contract.game import Game
from holocene.core.contract.spread import Spread
from holocene.core.errors import BadOption, BadPosition, HoloceneError
from holocene.core.matches.chronicle import chronicle_of
from holocene.core.matches.match import Match
from holocene.core.matches.seats import Seat
from holocene.core.matches.secret import new_secret
from holocene.core.states.fields import Annotated, Layout, Span, state
from holocene.locale import Text
from holocene.locale.telling import Telling
from holocene.puzzles.book import daily, puzzles_of
from holocene.review.weighing import CannotReview, Scales


@state
class Lonely:
    """A state without players."""

    rng: Annotated[list[int], Span(0, 1, 4)]


GIVEN_UP = ("advise", "asks", "census", "spread")


@pytest.fixture
def bare(granary: Game) -> Game:
    """Granary without all that a game need not say."""
    kind: type[Game] = type("Bare", (type(granary),), {name: getattr(Game, name) for name in GIVEN_UP})
    return kind()


@pytest.fixture
def match(bare: Game) -> Match:
    return Match(bare, bare.read_options({"players": 2}), new_secret(5))


def test_bots_that_need_more_are_not_offered(bare: Game, granary: Game) -> None:
    """Neither instinct nor advice: those who search and those who do not care are left."""
    assert ["scholar", "visionary"] == levels(bare)
    assert ["farmer", "scholar", "visionary"] == levels(granary)
    assert ["scholar", "scholar"] == [usual_level(bare), usual_level(granary)]
    assert [True, False, False] == [can_play(name, bare) for name in ("random", "greedy", "artisan")]
    for name, key in (("greedy", "no-advice"), ("artisan", "no-instinct")):
        with pytest.raises(BadOption) as caught:
            make(name, bare)
        assert key == caught.value.key
        assert bare.name in Text("de").error(caught.value)


def test_advice_is_any_legal_move(bare: Game, match: Match) -> None:
    """So that whoever needs a move at once has one, and a hint is given."""
    view = match.view(match.to_act)
    assert bare.advise(view, Random(1)) in match.legal()
    assert hint(bare, view, match.legal(), 0.0, Random(1)).move in match.legal()


def test_a_game_without_a_network_is_not_reviewed(bare: Game) -> None:
    with pytest.raises(CannotReview) as refused:
        Scales(bare, 2, 0, 8)
    assert ("review-no-network", bare.name) == (refused.value.key, refused.value.facts["game"])


def test_its_table_is_still_told(bare: Game, match: Match) -> None:
    """Without zones there are choices and a question."""
    telling = Telling(bare, "en", [Seat(), Seat()], match.to_act)
    view = match.view(match.to_act)
    assert Spread() == bare.spread(view)
    assert ([], []) == (telling.board.status(view), telling.board.table(view))
    assert "Choose a move." == telling.asked(view)
    assert "Store" == telling(telling.board.group(view, match.legal()[0]))


def test_it_has_neither_themes_nor_puzzles(bare: Game, match: Match) -> None:
    """So there is no puzzle of the day either."""
    one, other = match.legal_actions()[:2]
    assert () == bare.themes(match.state, one, other)
    assert {} == puzzles_of(bare.name)
    assert daily(bare.name, date(2026, 11, 18)) is None


def test_its_end_has_no_chronicle_but_a_kind_word(match: Match) -> None:
    """A story without rounds is told by its result alone."""
    rng = Random(3)
    while match.to_act is not None:
        match.play(rng.choice(match.legal()))
    told = chronicle_of(match, match.score_sheet())
    assert ((), (), ()) == (told.rounds, told.turning, told.lede)
    assert len(match.seats) == len(told.consoles)


def test_the_laboratory_counts_turns_and_points(bare: Game, match: Match) -> None:
    """A turn lasts as long as one player decides."""
    bot = make("random", bare)
    while not match.is_over:
        match.play(ask(bot, "random", match.view(match.to_act), match.legal(), Clock(), Random(len(match.made))))
    counted = count(match, bare.census(match.options))
    assert len(match.made) == 2 * sum(counted.turns)
    assert ({}, {}) == (counted.used, counted.fates)
    assert ([[], []], None) == (bare.census(match.options).course(match).steps, bare.figures)


def test_it_has_no_deal_of_the_day(bare: Game) -> None:
    """And is not asked for one."""
    assert (None, False) == (bare.daily(), bare.name in daily_games())
    with pytest.raises(HoloceneError) as caught:
        secret_of(bare, date(2026, 11, 20))
    assert "“granary” has no deal of the day." == Text("en").error(caught.value)


def test_it_has_no_positions(bare: Game) -> None:
    """And says so in every language."""
    with pytest.raises(BadPosition) as caught:
        bare.position("table", bare.read_options({}))
    assert "granary cannot be started from a written position." == Text("en").error(caught.value)


def test_a_state_must_say_how_many_play(granary: Game) -> None:
    """The contract is held when the game is made, not when a search stumbles over it."""
    kind = type("Lonely", (type(granary),), {"layout": Layout(Lonely)})
    with pytest.raises(TypeError, match="the states of granary have no field players"):
        kind()
