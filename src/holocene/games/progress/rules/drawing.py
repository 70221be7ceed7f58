"""Chapters 5 and 8: open decks and piles, Draw, Quick Draw, Shuffle & Draw."""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.games.progress.layout import AGES, TECHS, Move, Phase, State
from holocene.games.progress.rules.benefits import cards_a_draw, quick_draw_cards, quick_draw_discards, shuffles
from holocene.games.progress.zones import discard, draw_from_deck, draw_from_pile, shuffle_pile_into_deck


@rule("O1", "O2")
def open_piles(s: State) -> int:
    """Decks (bits 0-3) and discard piles (bits 4-7) of open ages that have a card."""
    found = 0
    for age in range(s.oldest, s.age + 1):
        if s.deck_size[age]:
            found |= 1 << (Move.DRAW_DECK + age)
        if s.pile_size[age]:
            found |= 1 << (Move.DRAW_PILE + age)
    return found


@rule("A3", "A30", "A40", "A50", "A51")
def draw_moves(s: State) -> int:
    """All ways to begin a Draw, a Quick Draw or a Shuffle & Draw."""
    piles = open_piles(s)
    return piles << Move.DRAW_DECK | piles << Move.QUICK_DECK | ages_with_cards(piles) << Move.SHUFFLE_AGE


@rule("A50")
def ages_with_cards(piles: int) -> int:
    """Open ages whose deck or discard pile has a card."""
    return (piles | piles >> Move.DRAW_PILE) & ((1 << AGES) - 1)


@rule("O2", "A30")
def draw_one(s: State, p: int, source: int) -> None:
    if source >= Move.DRAW_PILE:
        draw_from_pile(s, p, source - Move.DRAW_PILE)
    else:
        draw_from_deck(s, p, source)
    s.left -= 1


@rule("A30", "K2")
def begin_draw(s: State, p: int, source: int) -> None:
    s.used += 1
    s.left = cards_a_draw(s, p)
    go_on_drawing(s, p, source)


@rule("A30", "A31", "X5")
def go_on_drawing(s: State, p: int, move: int) -> None:
    """One card after the other, each seen before the next is chosen; she may stop. Then the Action phase ends, and the
    turn, unless something may still be done at any moment of it."""
    if move == Move.STOP:
        s.left = 0
    else:
        draw_one(s, p, move)
    piles = open_piles(s)
    if s.left and piles:
        ask_for_small_move(s, Phase.DRAWING, piles | 1 << Move.STOP)
    else:
        s.left = 0
        s.drawn = s.any_moment
        s.after = Phase.NEXT_ACTION if s.any_moment else Phase.UPKEEP_BEGINS
        s.phase = Phase.SETTLE


def ask_for_small_move(s: State, phase: int, moves: int) -> None:
    s.phase = phase
    s.moves = moves
    for age in range(AGES):
        s.cards[age] = 0
        s.more[age] = 0


@rule("A40", "K7")
def begin_quick_draw(s: State, p: int, source: int) -> None:
    s.used += 1
    s.left = quick_draw_cards(s, p)
    go_on_quick_drawing(s, p, source)


@rule("A40", "A41")
def go_on_quick_drawing(s: State, p: int, source: int) -> None:
    """X cards as in a Draw, fewer only when no open pile is left; then the discards."""
    draw_one(s, p, source)
    piles = open_piles(s)
    if s.left and piles:
        ask_for_small_move(s, Phase.QUICK_DRAWING, piles << Move.QUICK_DECK)
    else:
        s.left = quick_draw_discards(s, p)
        go_on_quick_discarding(s, p)


@rule("A40", "A41")
def go_on_quick_discarding(s: State, p: int) -> None:
    """Y cards of her choice, old or just drawn, for nothing; fewer only when no card is left in hand."""
    if s.left and s.hand_size[p]:
        ask_for_card_of_hand(s, p, Phase.QUICK_DISCARDING)
    else:
        s.left = 0
        s.after = Phase.NEXT_ACTION
        s.phase = Phase.SETTLE


def ask_for_card_of_hand(s: State, p: int, phase: int) -> None:
    s.phase = phase
    s.me = p
    s.moves = 0
    for age in range(AGES):
        s.cards[age] = s.hand_set[p][age]
        s.more[age] = 0


@rule("A40")
def quick_discard(s: State, p: int, action: int) -> None:
    discard(s, p, action % TECHS)
    s.left -= 1
    go_on_quick_discarding(s, p)


@rule("A50", "K4")
def begin_shuffle(s: State, p: int, age: int) -> None:
    s.used += 1
    s.left = shuffles(s, p)
    shuffle_and_draw(s, p, age)


@rule("A50", "A51")
def shuffle_and_draw(s: State, p: int, age: int) -> None:
    """The discard pile of an open age goes into its deck and the top card is drawn, as often as the skill says."""
    shuffle_pile_into_deck(s, age)
    draw_from_deck(s, p, age)
    s.left -= 1
    ages = ages_with_cards(open_piles(s))
    if s.left and ages:
        ask_for_small_move(s, Phase.SHUFFLING, ages << Move.SHUFFLE_AGE)
    else:
        s.left = 0
        s.after = Phase.NEXT_ACTION
        s.phase = Phase.SETTLE
