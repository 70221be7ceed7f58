"""Every puzzle that is shipped: it loads, its position is sound, its answer holds, and it is explained."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import msgspec
import pytest

from holocene.core.contract.registry import load_game
from holocene.core.states.rng import seed_rng
from holocene.locale import LANGUAGES
from holocene.puzzles import book
from holocene.puzzles.attempt import answer, begin
from holocene.puzzles.telling import Words
from holocene.puzzles.told import Puzzle

LEAST = {"progress": 300, "s-evolution": 200}
MOST_BYTES = 1_000_000
GAMES = tuple(LEAST)


def shipped(game: str) -> list[Puzzle]:
    return list(book.book_of(game).values())


@pytest.mark.parametrize("game", GAMES)
def test_there_are_many_and_all_of_them_fit(game: str) -> None:
    """Each has an id of its own, and is of the rules and cards that are installed."""
    lines = book.read(book.FOLDER / f"{game}{book.SUFFIX}")
    assert LEAST[game] <= len(lines)
    assert [] == [puzzle for puzzle, n in Counter(puzzle.id for puzzle in lines).items() if n > 1]
    assert {puzzle.id for puzzle in lines} == set(book.puzzles_of(game))
    assert MOST_BYTES >= sum(path.stat().st_size for path in book.FOLDER.iterdir())


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_sound_and_its_answer_legal(game: str) -> None:
    """What is told of moves is told of all that are legal, and the best comes first by what matters."""
    for puzzle in shipped(game):
        match = begin(puzzle)
        assert match.game.plain.is_sound(match.state)
        assert match.to_act == puzzle.seat
        assert sorted(match.legal()) == sorted(outcome.move for outcome in puzzle.outcomes)
        assert puzzle.line[0] == puzzle.best.move
        second = puzzle.near[0]
        if puzzle.players > 1:
            assert puzzle.best.win - second.win >= 0.08 and puzzle.proof.win >= 0
        else:
            assert puzzle.best.win * puzzle.best.points - second.win * second.points >= 4


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_follows_from_what_its_seat_may_know(game: str) -> None:
    """In another world that looks the same to the seat, the same is asked and the same is said for the answer."""
    rules = load_game(game)
    for puzzle in shipped(game)[::5]:
        state = begin(puzzle).state
        other = rules.layout.copy(state)
        seed_rng(other.rng, 1, 2, 3)
        rules.plain.redeal(other, puzzle.seat)
        assert rules.view(state, puzzle.seat) == rules.view(other, puzzle.seat)
        best, second = rules.parse(puzzle.line[0]), rules.parse(puzzle.near[0].move)
        assert rules.themes(state, best, second) == rules.themes(other, best, second)
        assert rules.claims(state, best) == rules.claims(other, best)


@pytest.mark.parametrize("game", GAMES)
def test_every_explanation_is_told_in_four_languages(game: str) -> None:
    """Each puzzle in one language, and each theme with each kind of reason in all."""
    told = set()
    for at, puzzle in enumerate(shipped(game)):
        kind = (puzzle.theme.name, *sorted(puzzle.theme.facts), *(reason.key for reason in puzzle.reasons))
        languages = LANGUAGES if kind not in told else (LANGUAGES[at % len(LANGUAGES)],)
        told.add(kind)
        for language in languages:
            words = Words(puzzle, language)
            sentences = (words.goal, words.theme, *words.why, words.gain, words.proof, words.kind)
            assert all(sentence and "{" not in sentence and "puzzle-" not in sentence for sentence in sentences)
            less = answer(puzzle, (), puzzle.near[-1].move)
            assert "less" == less.kind and words.less(less)


def test_the_theme_that_was_stored_is_still_the_one_that_the_game_tells() -> None:
    """Themes are told anew by `python -m bench.puzzles finish`; until then the file says what the rules say."""
    for game in GAMES:
        rules = load_game(game)
        for puzzle in shipped(game)[::7]:
            best, second = rules.parse(puzzle.line[0]), rules.parse(puzzle.near[0].move)
            theme = rules.themes(begin(puzzle).state, best, second)[0]
            assert (theme.name, theme.facts) == (puzzle.theme.name, puzzle.theme.facts)


@pytest.mark.parametrize("game", GAMES)
def test_every_day_has_a_puzzle_and_none_comes_again_too_soon(game: str) -> None:
    """A pass through the book sets each once, in an order that only the date decides."""
    n = len(book.puzzles_of(game))
    first = date.fromordinal(n * (date(2026, 11, 18).toordinal() // n))
    days = [book.daily(game, first + timedelta(days)) for days in range(n)]
    assert n == len({puzzle.id for puzzle in days if puzzle is not None})
    assert book.daily(game, first) is book.daily(game, first)
    later = [book.daily(game, first + timedelta(n + days)) for days in range(5)]
    assert later != days[:5], "the next pass has an order of its own"


def test_a_puzzle_of_other_cards_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not set, and who asks for it is told which it is."""
    old = msgspec.structs.replace(shipped("progress")[0], pack_digest="other")
    monkeypatch.setattr(book, "book_of", lambda game: {old.id: old})
    assert not book.fits(old)
    with pytest.raises(book.StalePuzzle) as caught:
        book.find("progress", old.id)
    assert {"id": old.id} == caught.value.facts
