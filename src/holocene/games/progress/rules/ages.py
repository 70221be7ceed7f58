"""Chapters 11 and 12: new ages, and the end of the game."""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.games.progress.layout import AGES, NOTHING, Phase, State
from holocene.games.progress.rules.hooks import ask_at_new_age, at_new_age, gains_at_end
from holocene.games.progress.zones import remove_age, take_from_development


@rule("G5", "I4")
def is_exhausted(s: State) -> bool:
    """Deck and discard pile of the current age are both empty."""
    return s.deck_size[s.age] == 0 and s.pile_size[s.age] == 0


@rule("G1", "G2", "G7", "I1", "I2", "X1")
def has_symbols(s: State) -> bool:
    """Symbols of the age after the current one, on active technologies of all players together."""
    return s.symbols[s.age + 1] >= s.need[s.age + 1]


@rule("G3", "G5", "G7", "E1", "E2")
def settle(s: State) -> None:
    """Looks whether the next age begins or the game ends, as often as something changed; then goes on to `after`."""
    if not has_symbols(s) and not is_exhausted(s):
        s.phase = s.after
    elif s.age == s.last_age:
        end_game(s)
    else:
        begin_age(s)
        s.phase = Phase.SUCCESSION


@rule("G3", "G4", "G6", "O1", "I1")
def begin_age(s: State) -> None:
    """The next deck is open at once; the age before the last one leaves."""
    s.age += 1
    if s.age >= 2:
        s.oldest = s.age - 1
        remove_age(s, s.age - 2)
    at_new_age(s)


@rule("G6")
def succession(s: State) -> None:
    """Choices that the new age brings come before ages are looked at again."""
    if not ask_at_new_age(s):
        s.phase = Phase.SETTLE


@rule("E1", "E2", "V6")
def end_game(s: State) -> None:
    """At once: the turn is not finished. Technologies under development are removed."""
    s.phase = Phase.OVER
    s.moves = 0
    for age in range(AGES):
        s.cards[age] = 0
        s.more[age] = 0
    for p in range(s.players):
        while s.developing[p]:
            take_from_development(s, p, 0)
        for age in range(AGES):
            s.area[p][age] = s.active[p][age]
    s.card = NOTHING
    gains_at_end(s)
