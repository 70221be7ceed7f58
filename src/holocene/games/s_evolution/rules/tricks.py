"""Chapter 5, Tricks: naming trump, leading, what may be played and what it is worth (K1–K14)."""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.games.s_evolution.layout import (
    AGE_OF_COLOUR,
    AGE_OF_TRUMP,
    CLASS_SHIFT,
    DISCOVERY,
    NONE,
    NUMBERS,
    PLAY_POSITION,
    SUIT_CARDS,
    SUITS,
    TIE_BITS,
    Block,
    CardClass,
    CardKind,
    Phase,
    State,
)
from holocene.games.s_evolution.rules.hands import replace_calamities
from holocene.games.s_evolution.tables import CALAMITY_SLOT, KIND
from holocene.games.s_evolution.zones import hand_to_trick


@rule("K3", "E5")
def precedence(s: State, p: int, first: int) -> int:
    """The tie rule as a number: higher Age, then more Population, then earlier in turn order from `first`."""
    order = p - first
    if order < 0:
        order += s.players
    return (s.age[p] << 6) | (s.population[p] << 2) | (3 - order)


@rule("K6", "K9", "K12")
def trump_namer(s: State) -> int:
    """Who names trump: a player of Age V or VI who is not blind, by the tie rule; NONE without one."""
    namer = NONE
    best = 0
    for p in range(s.players):
        if s.age[p] >= AGE_OF_TRUMP and not s.blind >> p & 1:
            value = precedence(s, p, s.leader)
            if value > best:
                best = value
                namer = p
    return namer


@rule("K6", "K12")
def offer_trump(s: State) -> None:
    """After hands are taken the namer must name one of the four colours."""
    namer = trump_namer(s)
    if namer == NONE:
        s.phase = Phase.LEAD
    else:
        s.turn = namer
        s.phase = Phase.TRUMP
        s.base = Block.TRUMP
        s.legal = (1 << SUITS) - 1


@rule("K6")
def name_trump(s: State, suit: int) -> None:
    """The trump colour holds for the whole round."""
    s.trump = suit
    s.phase = Phase.LEAD


@rule("K1", "K2", "K14")
def lead_trick(s: State) -> None:
    """The leader, or the next clockwise who has a card, begins a trick; without cards the tricks are over."""
    s.fixed = NONE
    for p in range(s.players):
        s.trick[p] = NONE
        s.strength[p] = 0
    p = s.leader
    for _ in range(s.players):
        if s.hand[p]:
            s.leader = s.turn = p
            offer_play(s, p)
            return
        p = next_seat(s, p)
    s.turn = s.leader
    s.phase = Phase.ACT


@rule("S1")
def next_seat(s: State, p: int) -> int:
    """The next seat clockwise."""
    return p + 1 if p + 1 < s.players else 0


@rule("K4", "K5", "K9")
def must_follow(s: State, p: int) -> bool:
    """The duty to follow binds from Age III on, but never a blind player."""
    return s.age[p] >= AGE_OF_COLOUR and not s.blind >> p & 1


@rule("K4", "K7", "K9", "K13")
def has_colour(s: State, p: int, suit: int) -> bool:
    """Cards have a colour from Age III on; by the table's options not a blind player's, nor trump at III and IV."""
    if s.age[p] < AGE_OF_COLOUR or (s.blind >> p & 1 and not s.blind_colour):
        return False
    return not (s.early_trump and suit == s.trump and s.age[p] < AGE_OF_TRUMP)


@rule("K4", "K5", "K6", "K10", "K13", "D2")
def offer_play(s: State, p: int) -> None:
    """Follow the fixed colour if you hold it, or play your Discovery; without it anything; blind, any position."""
    hand = s.hand[p]
    s.phase = Phase.PLAY
    s.base = Block.PLAY
    if s.blind >> p & 1:
        s.legal = s.backs[p] << PLAY_POSITION
    elif s.fixed != NONE and must_follow(s, p) and hand & (SUIT_CARDS << s.fixed * NUMBERS):
        s.legal = hand & (SUIT_CARDS << s.fixed * NUMBERS | 1 << DISCOVERY)
    else:
        s.legal = hand


@rule("D2", "K1")
def play(s: State, p: int, choice: int) -> None:
    """She plays a card or reveals a position; then the next player, or the taking of cards."""
    card = choice
    if choice >= PLAY_POSITION:
        at = choice - PLAY_POSITION
        card = s.slot[p][at]
        s.slot[p][at] = NONE
        s.backs[p] ^= 1 << at
    note_void(s, p, card)
    hand_to_trick(s, p, card)
    if card != DISCOVERY and s.round == 1:
        replace_calamities(s, p)
    weigh(s, p)
    p = next_seat(s, p)
    while p != s.leader:
        if s.hand[p]:
            s.turn = p
            offer_play(s, p)
            return
        p = next_seat(s, p)
    s.takers = s.left
    s.phase = Phase.NEXT_TAKER


@rule("K5", "D5")
def note_void(s: State, p: int, card: int) -> None:
    """Who had to follow and did not has shown that she holds no card of that colour."""
    if s.fixed != NONE and card != DISCOVERY and must_follow(s, p) and card // NUMBERS != s.fixed:
        s.void[p] |= 1 << s.fixed


@rule("K3", "K5", "K10", "K21")
def weigh(s: State, p: int) -> None:
    """What her card on the table is worth, and whether it fixes the colour; a Discovery has no strength."""
    card = s.trick[p]
    value = precedence(s, p, s.leader)
    if card < DISCOVERY:
        if s.fixed == NONE and has_colour(s, p, card // NUMBERS):
            s.fixed = card // NUMBERS
        value += strength_of(s, p, card)
        if KIND[card] == CardKind.CALAMITY:
            s.known |= 1 << (p * 2 + CALAMITY_SLOT[card])
    s.strength[p] = value


@rule("K21")
def strength_of(s: State, p: int, card: int) -> int:
    """The strength of a card on the table, the tie rule aside: class, then number."""
    return classify(s, p, card // NUMBERS) << CLASS_SHIFT | (card % NUMBERS + 1) << TIE_BITS


@rule("K4", "K5", "K6", "K7", "K8", "K9", "K13")
def classify(s: State, p: int, suit: int) -> int:
    """Trump, fixed colour or other; the first card with a colour is of the fixed one."""
    if not has_colour(s, p, suit):
        return CardClass.OTHER
    if suit == s.trump and s.age[p] >= AGE_OF_TRUMP:
        return CardClass.TRUMP
    return CardClass.FIXED if s.fixed == NONE or suit == s.fixed else CardClass.OTHER
