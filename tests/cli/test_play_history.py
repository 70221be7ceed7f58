"""Sentences of history in the terminal: on a card, at a first discovery, and at the end of a game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

import pytest

import holocene
from holocene.core.contract.history import dug_up, firsts
from holocene.core.contract.registry import load_game
from holocene.dialogue.history import of_finds
from holocene.locale import LANGUAGES, Text
from holocene.locale.telling import Telling
from tests.core import frozen

HAND = "seat 0: hand irrigation pottery; tokens engineering"
Typed: TypeAlias = Callable[..., str]


def test_a_card_tells_its_history(typed: Typed) -> None:
    """Of the cards that have one: those of somebody's own pack have none."""
    note = load_game("progress").history["irrigation"]
    shown = typed(holocene.position(HAND, players=1), "card irrigation", "language de", "karte irrigation")
    assert all(words in shown for words in (" ".join(note.en.split()), " ".join(note.de.split()), note.source))
    assert note.source not in typed(frozen.position(HAND, players=1), "card irrigation")


def test_the_first_to_discover_something_reads_it(typed: Typed) -> None:
    """And nobody who comes after."""
    wanted = load_game("progress").history["pottery"].source
    moves = "discover pottery; flip engineering"
    assert wanted in typed(holocene.position(HAND, players=1, seats=["Ada"]), moves)
    match = holocene.position(f"{HAND} | seat 1: hand pottery; tokens engineering", players=2, seats=["Ben", "Ada"])
    for move in ("discover pottery", "flip engineering", "end", "discover pottery", "flip engineering"):
        match.play(move)
    own, told = match.events(3, 1), Telling(match.game, "en", match.seats, 1)
    assert ["pottery"] == list(firsts(match.game.findings, own))
    assert [] == list(of_finds(told, match, own))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_tells_what_was_dug_up(language: str, typed: Typed) -> None:
    """At most three sentences, of what the player was the first to find."""
    match = holocene.new("s-evolution", players=2, seed=3, seats=["Ada", ""])
    rng = Random(5)
    while not match.is_over:
        match.play(rng.choice(match.legal()))
    found = firsts(match.game.findings, match.events(0, 0))
    cards = dug_up(match.game.history, found, None)
    shown = typed(match, language=language)
    _, told = shown.split(Text(language)("table-dug-up"))
    assert 3 == len(cards) == sum(note.source in told for note in match.game.history.values())
    assert all(" ".join(match.game.history[card].said(language).split()) in told for card in cards)
