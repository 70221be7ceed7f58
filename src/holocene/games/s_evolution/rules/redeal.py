"""Deals anew all that a seat cannot know, and nothing else (D5)."""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.core.states.bits import nth_bit, popcount
from holocene.core.states.rng import below
from holocene.games.s_evolution.layout import ALL_CALAMITIES, ALL_CARDS, NUMBERS, SUIT_CARDS, SUITS, Phase, State
from holocene.games.s_evolution.rules.hands import known_calamities, sees_hand, shuffle_backs
from holocene.games.s_evolution.rules.tricks import offer_play


@rule("D5")
def redeal(s: State, seat: int) -> None:
    """Hands that the seat does not see are dealt anew from hand and pile, unseen Calamities change places."""
    known = known_calamities(s, seat)
    for p in range(s.players):
        if not sees_hand(s, seat, p):
            redeal_hand(s, p)
    redeal_calamities(s, known)
    if s.phase == Phase.PLAY:
        offer_play(s, s.turn)


@rule("D5", "K5")
def possible_cards(s: State, p: int) -> int:
    """What an unseen hand may hold: the cards not yet seen, but none of a colour she has shown not to have."""
    cards = (s.hand[p] | s.pile[p]) & ALL_CARDS
    for suit in range(SUITS):
        if s.void[p] >> suit & 1:
            cards &= ~(SUIT_CARDS << suit * NUMBERS)
    return cards


def redeal_hand(s: State, p: int) -> None:
    """Another hand of the same size, the Discovery kept, and another order if it is blind."""
    cards = s.hand[p] & ALL_CARDS
    possible = possible_cards(s, p)
    s.pile[p] |= cards
    s.hand[p] ^= cards
    for _ in range(popcount(cards)):
        card = nth_bit(possible, below(s.rng, popcount(possible)))
        possible ^= 1 << card
        s.pile[p] ^= 1 << card
        s.hand[p] |= 1 << card
    if s.blind >> p & 1:
        shuffle_backs(s, p)


def redeal_calamities(s: State, known: int) -> None:
    """Those not known, the ones left in the box included, are shuffled among their places."""
    unknown = ALL_CALAMITIES & ~known
    n = popcount(unknown)
    while n > 1:
        i = nth_bit(unknown, n - 1)
        j = nth_bit(unknown, below(s.rng, n))
        calamity = s.calamity[i]
        s.calamity[i] = s.calamity[j]
        s.calamity[j] = calamity
        n -= 1
