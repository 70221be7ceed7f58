"""What can be asked of the terminal table, and how it explains what cannot be."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

import pytest

import holocene
from holocene.core.matches.match import Match
from holocene.core.matches.seats import Seat
from holocene.dialogue.choices import Choices, plain
from holocene.locale import LANGUAGES, Text
from holocene.locale.telling import Telling
from tests.core import frozen

HAND = "seat 0: hand irrigation calendar poetry pottery; tokens science engineering; active alphabet"

Typed: TypeAlias = Callable[..., str]
Command: TypeAlias = Callable[..., int]


@pytest.fixture
def match() -> Match:
    return frozen.position(HAND, players=1, seats=["Ada"])


def test_moves_are_found_by_number_notation_beginning_and_name(match: Match, typed: Typed) -> None:
    """However a player names a move, it is the same move."""
    typed(match, "discover pottery", "flip e")
    assert ["discover pottery", "flip engineering"] == [match.game.notation(action) for action in match.moves]
    for words in ("3", "discover calendar", "discover cal", "Discover Calendar", "DISCOVER  CALENDAR"):
        other = frozen.position(HAND, players=1)
        typed(other, words)
        assert "discover calendar" == other.game.notation(other.moves[0])


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", "découvrir calendrier"),
        ("de", "Kalender entdecken"),
        ("ru", "discover календарь"),
        ("fr", "3"),
        ("en", "calendar discover"),
        ("fr", "calendrier découvre"),
        ("de", "entdecken kalender"),
        ("de", "entdecke kalender"),
        ("ru", "открыть календарь"),
        ("ru", "календарь открой"),
    ],
)
def test_moves_are_found_in_the_language(match: Match, language: str, words: str, typed: Typed) -> None:
    """The sentence of a choice, and the name of its card, are understood without accents and capitals."""
    typed(match, words, language=language)
    assert "discover calendar" == match.game.notation(match.moves[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_shows_what_can_be_typed(match: Match, language: str, typed: Typed) -> None:
    """The example is in the reader's language, and typing it makes that move."""
    choices = Choices(match, Telling(match.game, language, match.seats, match.to_act))
    example = choices.example()
    assert f"({example})" in typed(match, "help", language=language)
    typed(match, example, language=language)
    assert choices.moves[0] == match.game.notation(match.moves[0])


def test_several_moves_at_once(match: Match, typed: Typed) -> None:
    """All moves of a line are made, or none."""
    shown = typed(match, "discover pottery; flip engineering; discover poetry; flip culture")
    assert [] == match.moves
    assert "You have no Culture token" in shown
    typed(match, "discover pottery; flip engineering")
    assert 2 == len(match.moves)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "There is no choice 99."),
        ("0", "There is no choice 0."),
        ("banana", "“banana” is not a move or a command here."),
        (";", "is not a move or a command here"),
        ("discover", "fits several moves"),
        ("discover philosophy", "Philosophy is not in your hand."),
        ("flip culture", "First comes: Action phase. (N5)"),
        ("card nothing", "There is no card “nothing”."),
        ("card p", "fits several cards"),
        ("why", "Add a move or a card"),
        ("rules Z99", "There is no rule “Z99”."),
        ("language xx", "There is no language “xx”."),
        ("mark philosophy", "Philosophy cannot be marked"),
        ("undo", "Nothing can be undone"),
        ("restart", "Nothing can be undone"),
        ("save /nowhere/at/all/game.json", "cannot be saved"),
        ("\x00\x07", "is not a move or a command here"),
    ],
)
def test_bad_input_is_explained(match: Match, line: str, answer: str, typed: Typed) -> None:
    """Nothing that can be typed ends the game or shows a traceback."""
    shown = typed(match, line)
    assert answer in shown
    assert [] == match.moves


def test_why_names_the_rule(match: Match, typed: Typed) -> None:
    """Of a card, everything that could be done with it; of a move, that move."""
    poor = holocene.position("seat 0: hand irrigation", players=1)
    shown = typed(poor, "why irrigation") + typed(match, "why discover philosophy", "why research pottery")
    assert "You are" in shown and "(A14)" in shown
    assert "Research Irrigation: You can do this now." in shown
    assert "Discover Philosophy: Philosophy is not in your hand." in shown
    assert "Research Pottery: You can do this now." in shown


def test_undo_and_the_barrier(match: Match, typed: Typed) -> None:
    """A move is taken back, all moves of the turn are; a card that was seen stays seen, and the choice says so."""
    shown = typed(match, "research poetry", "undo")
    assert [] == match.moves
    assert "cannot be undone" in shown
    typed(match, "discover pottery; flip engineering", "research poetry", "restart")
    assert [] == match.moves
    shown = typed(match, "quick draw deck 1", "undo")
    assert 1 == len(match.moves)
    assert "Nothing can be undone" in shown


def test_marks_are_orders_for_upkeep(match: Match, typed: Typed) -> None:
    """Cards marked go at the next Upkeep without asking (U3); marks are told and cleared."""
    shown = typed(match, "mark poetry, calendar", "mark", "mark")
    assert "To be discarded first at your next Upkeep: Discard Poetry and Discard Calendar." in shown
    assert "Marks cleared." in shown and "No cards are marked." in shown
    full = holocene.position("seat 0: hand irrigation calendar poetry pottery wheel bridges", players=1)
    typed(full, "mark poetry", "end")
    assert ["end", "discard poetry"] == [full.game.notation(action) for action in full.moves]


def test_log_tree_card_score_and_rules(match: Match, typed: Typed) -> None:
    """What is known is told."""
    shown = typed(
        match, "log", "research pottery", "log 1", "log all 1", "tree pottery", "card irrigation", "score", "rules A11"
    )
    assert "Nothing has happened yet." in shown
    assert "Round 1, you You research Pottery with 4 markers." in shown
    assert "You research Pottery with 4 markers. (A20)" in shown
    assert "◐ E Pottery" in shown
    assert "Discovery cost" in shown and "3 S/Calendar + 2 E/Agriculture" in shown
    assert "Technologies V4" in shown
    assert "The prerequisite is not used up." in " ".join(shown.split())
    assert "○ S Calendar" in typed(match, "tree")


def test_a_card_says_which_of_its_values_are_known(match: Match, typed: Typed) -> None:
    """How each is known, the surest first; cards of somebody's own claim nothing."""
    shown = typed(holocene.position(HAND, players=1), "card irrigation", "card calendar", "card masonry")
    assert "Values known from a rulebook or the publisher (first cost line, second cost line) ·" in shown
    assert "· inferred from the rulebooks (that it is a skill) · everything else: our design" in shown
    assert "known from a rulebook or the publisher (discard value) · inferred from the rulebooks (type)" in shown
    assert "Name taken from this project Values our design" in shown
    own = typed(match, "card irrigation")
    assert "Name taken from the rulebooks" in own and "Values" not in own


def test_the_cost_in_hand_is_live(match: Match, typed: Typed) -> None:
    """Met, payable and missing are told apart without colour."""
    shown = typed(match)
    assert "3 S/Calendar •" in shown or "3 S/Calendar ✗" in shown
    after = holocene.position("seat 0: hand irrigation; active calendar", players=1)
    assert "3 S/Calendar ✓ + 2 E/Agriculture ✗ (2 missing)" in typed(after)


def test_the_language_can_change_at_any_time(match: Match, typed: Typed) -> None:
    """The table goes on in the other language, commands included."""
    shown = typed(match, "language fr", "aide", "langue ru", "помощь", "язык de", "hilfe")
    for language in ("fr", "ru", "de"):
        assert Text(language)("play-help-quit") in shown


def test_a_question_mark_asks_for_help(match: Match, typed: Typed) -> None:
    assert Text("en")("play-help-quit") in typed(match, "?")
    assert Text("en")("play-help-quit") not in typed(match, "exit", "no", "?")


@pytest.mark.parametrize("language", LANGUAGES)
def test_command_words_are_different(language: str) -> None:
    """No two commands of a language are called the same, and none hides a move."""
    from holocene.cli.table.commands import COMMANDS

    text = Text(language)
    words = [plain(text(command.called.word)) for command in COMMANDS.values()]
    assert len(words) == len(set(words))
    game = holocene.new("progress", players=2).game
    verbs = {notation.split()[0] for notation in game.actions}
    assert set() == verbs & {*words, *COMMANDS}


def test_a_symbol_that_ends_the_game_is_announced(typed: Typed) -> None:
    """The warning that readers of the books asked for stands beside the choice."""
    game = holocene.new("progress", players=1).game
    last = next(card for card, row in game.pack.cards["technologies"].items() if row["age"] == 3 and row["symbol"] == 4)
    match = holocene.position(f"table: age 3\nseat 0: hand {last}", players=1)
    assert "would end the game once it is active" in typed(match)


@pytest.fixture
def last_card() -> Match:
    """A game of S-Evolution in which Ada has one card that she can play."""
    match = holocene.new("s-evolution", players=2, seed=3, seats=[Seat("Ada"), Seat("", "greedy")])
    rng = Random(3)
    while match.to_act != 0 or len(match.legal()) > 1 or not match.legal()[0].startswith("play "):
        match.play(rng.choice(match.legal()))
    return match


def test_the_only_card_goes_by_itself_for_those_who_wish_so(last_card: Match, typed: Typed) -> None:
    """Asked for unless said otherwise; then played, and told; said again, it is asked for again."""
    made, [move] = len(last_card.made), last_card.legal()
    shown = typed(last_card, "only", "only")
    assert [move] == [last_card.game.notation(each.action) for each in last_card.made[made:] if each.seat == 0]
    assert "You will be asked again before your only card is played." in shown


def test_the_only_card_is_asked_for_until_somebody_wishes_otherwise(last_card: Match, typed: Typed) -> None:
    made = len(last_card.made)
    shown = typed(last_card, "help")
    assert made == len(last_card.made)
    assert "only play your only possible card without asking" in shown
