"""Chapter 4, Cards: taking hands, blind and open hands, and the Calamities of round 1 (D*, K11)."""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.core.states.bits import lowest, nth_bit, popcount
from holocene.core.states.rng import below
from holocene.games.s_evolution.layout import DISCOVERY, NONE, POSITIONS, CardKind, Limit, State
from holocene.games.s_evolution.tables import CALAMITY_SLOT, KIND, LIMIT
from holocene.games.s_evolution.zones import aside_to_pile, discovery_to_hand, pile_to_hand, taken_out, trick_to_aside


@rule("R1", "R3", "D6")
def begin_round(s: State) -> None:
    """A round begins with Cards; what was taken before acts in it, for this one round."""
    s.round += 1
    s.blind = s.blind_next
    s.invaded = s.invaded_next
    s.blind_next = s.invaded_next = 0
    s.trump = s.fixed = NONE
    for p in range(s.players):
        s.void[p] = 0
        if s.age[p] == 1:
            s.blind |= 1 << p
        take_hand(s, p)
        if s.blind >> p & 1:
            lay_blind(s, p)
    s.turn = s.leader


@rule("D1", "C7", "N8")
def take_hand(s: State, p: int) -> None:
    """Take four cards of your pile, and the Discovery lying at your Age unless it already lies face up."""
    for _ in range(min(LIMIT[Limit.HAND_SIZE], popcount(s.pile[p]))):
        pile_to_hand(s, p)
    if not s.face_up[p] >> (s.age[p] - 1) & 1:
        discovery_to_hand(s, p)


@rule("D2")
def lay_blind(s: State, p: int) -> None:
    """A blind hand is shuffled with its Discovery and laid out face down."""
    for i in range(POSITIONS):
        s.slot[p][i] = NONE
    s.backs[p] = (1 << popcount(s.hand[p])) - 1
    shuffle_backs(s, p)


def shuffle_backs(s: State, p: int) -> None:
    """Lays the cards of a blind hand in random order on the positions that are not yet played."""
    cards = s.hand[p]
    backs = s.backs[p]
    n = 0
    while cards:
        at = nth_bit(backs, n)
        other = nth_bit(backs, below(s.rng, n + 1))
        s.slot[p][at] = s.slot[p][other]
        s.slot[p][other] = lowest(cards)
        cards &= cards - 1
        n += 1


@rule("D2", "D3", "D4")
def sees_hand(s: State, viewer: int, p: int) -> bool:
    """A hand is seen by its owner unless blind, and by all others when invaded."""
    if viewer == p:
        return not s.blind >> p & 1
    return bool(s.invaded >> p & 1)


@rule("D5", "C8")
def known_calamities(s: State, viewer: int) -> int:
    """Which Calamities a seat can name: those everybody has seen, and those in hands that it sees."""
    known = s.known
    for p in range(s.players):
        if sees_hand(s, viewer, p):
            cards = s.hand[p] & ~(1 << DISCOVERY)
            while cards:
                card = lowest(cards)
                cards &= cards - 1
                if KIND[card] == CardKind.CALAMITY:
                    known |= 1 << (p * 2 + CALAMITY_SLOT[card])
    return known


@rule("K11")
def replace_calamities(s: State, p: int) -> None:
    """In round 1 a Calamity is set aside and the top card of the pile played instead, again if need be."""
    while KIND[s.trick[p]] == CardKind.CALAMITY and s.pile[p]:
        s.known |= 1 << (p * 2 + CALAMITY_SLOT[s.trick[p]])
        trick_to_aside(s, p)


@rule("K11", "M6")
def end_round(s: State) -> None:
    """After a round's last Action the cards taken leave the game; those set aside return to their piles."""
    for p in range(s.players):
        taken_out(s, p)
        aside_to_pile(s, p)
