"""What stays the same from the deal to the end: every card of a deck in one zone, every Discovery at one place."""

from __future__ import annotations

from holocene.core.rule import rule
from holocene.games.s_evolution.layout import AGES, ALL_CARDS, CARDS, DISCOVERY, NONE, P_OVER, State


@rule("C1", "C7", "W4")
def census(s: State, hand: int) -> list[list[int]]:
    """For each deck: its cards in play and gone, and those counted twice; for each Age: the backs there are."""
    gone = hand * (s.round if s.phase == P_OVER else s.round - 1)
    decks = [_deck(s, p, gone) for p in range(s.players)]
    return decks + [_backs(s, age) for age in range(AGES)]


def _deck(s: State, p: int, gone: int) -> list[int]:
    zones = [s.pile[p], s.hand[p] & ALL_CARDS, s.aside[p]]
    if s.left >> p & 1 and NONE < s.trick[p] < DISCOVERY:
        zones.append(1 << s.trick[p])
    zones += [1 << card % CARDS for row in s.taken for card in row if card != NONE and card // CARDS == p]
    together = 0
    for zone in zones:
        together |= zone
    count = sum(zone.bit_count() for zone in zones)
    return [count + gone, count - together.bit_count()]


def _backs(s: State, age: int) -> list[int]:
    """Those at their places, but for who has hers on the table and takes one back."""
    backs = []
    for p in range(s.players):
        on_table = s.trick[p] >= DISCOVERY and s.age[p] == age + 1
        waits = on_table and (s.takers >> p & 1 or (s.takers == 0 and s.left >> p & 1))
        if not waits:
            backs.append(s.discovery[p][age])
        if on_table and s.left >> p & 1:
            backs.append(s.trick[p] - DISCOVERY)
    return sorted(backs)
