"""Sentences of history: every card of our games has one in four languages, with a source; other packs need none."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from holocene.core.contract.history import FILE, Note, dug_up, read
from holocene.core.contract.packs import BadCards
from holocene.core.contract.registry import load_game
from holocene.locale import LANGUAGES
from tests.docs.typography import TYPE

FAMILIES = {
    "progress": ("technologies", "personalities", "milestones"),
    "s-evolution": ("discoveries", "calamities"),
}
MOST_WORDS = {"en": 30, "fr": 34, "de": 30, "ru": 30}
SENTENCES = [(game, language) for game in FAMILIES for language in LANGUAGES]
ENDS = (".", ".”", ".“", ".»", "”.", "“.", "».")


@pytest.mark.parametrize("game", FAMILIES)
def test_every_card_has_its_sentence_and_its_source(game: str) -> None:
    """No card lacks one, and none is left over from a card that is no more."""
    played = load_game(game)
    cards = {card for family in FAMILIES[game] for card in played.pack.cards[family]}
    assert cards == set(played.history)
    assert [] == [card for card, note in played.history.items() if len(note.source.split()) < 3]


@pytest.mark.parametrize(("game", "language"), SENTENCES)
def test_sentences_are_short_and_set_well(game: str, language: str) -> None:
    """Each language has its own, of a length that a card has room for, with the marks and spaces of the language."""
    said = {card: getattr(note, language) for card, note in load_game(game).history.items()}
    assert {} == {card: words for card, words in said.items() if len(words.split()) > MOST_WORDS[language]}
    assert {} == {card: words for card, words in said.items() if not words.endswith(ENDS) or "!" in words}
    assert len(said) == len(set(said.values()))
    faults = [pattern for languages, pattern in TYPE.values() if language in languages]
    assert [] == [(words, fault) for words in said.values() for fault in faults if re.search(fault, words)]


def test_long_german_words_can_be_broken() -> None:
    """On a small card no word is wider than its column."""
    words = " ".join(note.de for game in FAMILIES for note in load_game(game).history.values())
    assert [] == re.findall(r"[A-Za-zÄÖÜäöüß]{19,}", words)


def test_a_sentence_that_nobody_has_translated_is_english() -> None:
    assert ("Old.", "Alt.") == tuple(Note("Old.", "a book", de="Alt.").said(language) for language in ("ru", "de"))


def test_a_pack_without_sentences_has_none(tmp_path: Path) -> None:
    """Whoever brings cards of their own need not write history; whoever does is told what does not fit."""
    assert {} == read(tmp_path)
    (tmp_path / FILE).write_text('[glass]\nen = "Sand, molten."\n\n[amber]\nen = "Resin."\nsource = 5\n', "utf-8")
    with pytest.raises(BadCards) as told:
        read(tmp_path)
    assert [(1, "glass.source"), (6, "amber.source")] == [(each.row, each.field) for each in told.value.problems]


def test_only_what_somebody_was_the_first_to_find_is_told() -> None:
    """At most three, from the first to the last; a spectator is told of everybody's."""
    notes: Any = dict.fromkeys("abcdefg", Note("", ""))
    found = {"a": 0, "b": 1, "c": 0, "nothing is told of it": 0, "d": 0, "e": 0, "f": 0}
    assert ["a", "d", "f"] == dug_up(notes, found, 0)
    assert ["b"] == dug_up(notes, found, 1)
    assert 3 == len(dug_up(notes, found, None))
