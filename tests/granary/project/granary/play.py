"""The rules of Granary, in the subset of Python that compiles."""

from __future__ import annotations

from typing import Any

from granary.table import (
    ACTIONS,
    CARDS,
    CROPS,
    DECK,
    DRAW,
    GONE,
    HAND,
    HAND_SIZE,
    LEAVE,
    MARKET,
    OPEN,
    OVER,
    PLAYING,
    SEATS,
    STORED,
    TAKE,
    TAKING,
    VALUES,
    State,
)
from holocene.core.rulebook.rule import rule
from holocene.core.states.cells import clear, put, put_choice
from holocene.core.states.rng import below

BEGUN = 6  # points that a crop costs once it is begun
MANY = 4  # cards of a crop that bring the bonus
BONUS = 5


@rule("S1", "S2", "S3")
def setup(s: State, params: list[int]) -> None:
    """Three cards for everybody, some for the market, and a first player by lot."""
    s.players = params[0]
    for p in range(s.players):
        for _ in range(HAND_SIZE):
            draw(s, HAND + p)
    for _ in range(params[1]):
        draw(s, MARKET)
    s.first = below(s.rng, s.players)
    s.turn = s.first
    s.round = 1


def count(s: State, place: int) -> int:
    """How many cards are at a place."""
    n = 0
    for card in range(CARDS):
        n += s.place[card] == place
    return n


def draw(s: State, place: int) -> None:
    """A card from the deck goes to a place; the deck is a bag, so any of them may come."""
    k = below(s.rng, count(s, DECK))
    for card in range(CARDS):
        if s.place[card] == DECK:
            if k == 0:
                s.place[card] = place
                return
            k -= 1


def holds(s: State, p: int, card: int) -> bool:
    """Whether a card is in a hand, seen by the others or not."""
    return s.place[card] == HAND + p or s.place[card] == OPEN + p


@rule("T2")
def is_higher(s: State, p: int, card: int) -> bool:
    """Whether a card is higher than all of its crop in the granary of a player."""
    crop = card // VALUES
    for other in range(card + 1, (crop + 1) * VALUES):
        if s.place[other] == STORED + p:
            return False
    return True


@rule("T1", "T3", "T4", "T5", "E2")
def is_legal(s: State, action: int) -> bool:
    """A card is stored or left, then another one taken or drawn."""
    if s.phase == TAKING:
        if action == DRAW:
            return count(s, DECK) > 0
        return TAKE <= action < DRAW and s.place[action - TAKE] == MARKET
    if s.phase == OVER or action >= TAKE:
        return False
    card = action % CARDS
    return holds(s, s.turn, card) and (action >= LEAVE or is_higher(s, s.turn, card))


def n_legal(s: State) -> int:
    n = 0
    for action in range(ACTIONS):
        n += is_legal(s, action)
    return n


def nth_legal(s: State, k: int) -> int:
    for action in range(ACTIONS):
        if is_legal(s, action):
            if k == 0:
                return action
            k -= 1
    return 0


@rule("T1", "T3", "T4", "T5")
def step(s: State, action: int) -> None:
    """Plays a legal action."""
    if action < LEAVE:
        s.place[action] = STORED + s.turn
        s.phase = TAKING
    elif action < TAKE:
        s.place[action - LEAVE] = GONE
        s.phase = TAKING
    else:
        if action == DRAW:
            draw(s, HAND + s.turn)
        else:
            s.place[action - TAKE] = OPEN + s.turn
        end_turn(s)


@rule("T6", "E1")
def end_turn(s: State) -> None:
    """The next player is on, unless the deck is used up."""
    s.phase = PLAYING if count(s, DECK) else OVER
    s.turn = (s.turn + 1) % s.players
    if s.turn == s.first and s.phase == PLAYING:
        s.round += 1


def to_act(s: State) -> int:
    return s.turn


def is_over(s: State) -> bool:
    return s.phase == OVER


@rule("V1", "V2")
def crop_points(s: State, p: int, crop: int) -> int:
    """The cards of a crop less what it costs to begin it, and the bonus for many."""
    n = 0
    total = 0
    for value in range(VALUES):
        if s.place[crop * VALUES + value] == STORED + p:
            n += 1
            total += value + 1
    if n == 0:
        return 0
    return total - BEGUN + (BONUS if n >= MANY else 0)


def score(s: State, p: int) -> int:
    total = 0
    for crop in range(CROPS):
        total += crop_points(s, p, crop)
    return total


@rule("V3")
def is_winner(s: State, p: int) -> bool:
    """Most points, then most cards stored; after that victory is shared."""
    for other in range(s.players):
        lead = score(s, p) - score(s, other)
        if lead < 0 or (lead == 0 and count(s, STORED + p) < count(s, STORED + other)):
            return False
    return True


def is_sound(s: State) -> bool:
    for p in range(s.players):
        n = count(s, HAND + p) + count(s, OPEN + p)
        if s.phase == TAKING and s.turn == p:
            n += 1
        if n != HAND_SIZE:
            return False
    return True


def is_unknown(s: State, seat: int, card: int) -> bool:
    """Whether a card is hidden from a seat: in the deck, or unseen in the hand of another one."""
    place = s.place[card]
    return place == DECK or (HAND <= place < OPEN and place != HAND + seat)


def redeal(s: State, seat: int) -> None:
    """The cards that a seat cannot know change places at random."""
    left = 0
    for card in range(CARDS):
        left += is_unknown(s, seat, card)
    for card in range(CARDS):
        if is_unknown(s, seat, card):
            k = below(s.rng, left)
            other = card
            while k or not is_unknown(s, seat, other):
                k -= is_unknown(s, seat, other)
                other += 1
            place = s.place[card]
            s.place[card] = s.place[other]
            s.place[other] = place
            left -= 1


def observe(s: State, seat: int, out: Any) -> None:
    """The place of every card as the seat knows it, seats counted from its own."""
    clear(out)
    at = put_choice(out, 0, s.phase, 3)
    at = put_choice(out, at, (s.first - seat) % s.players, SEATS)
    at = put(out, at, s.round)
    at = put(out, at, count(s, DECK))
    for card in range(CARDS):
        place = s.place[card]
        if is_unknown(s, seat, card):
            place = DECK
        elif place >= HAND:
            kind = (place - HAND) // SEATS
            place = HAND + kind * SEATS + ((place - HAND) % SEATS - seat) % s.players
        at = put(out, at, place)
    for k in range(s.players):
        at = put(out, at, 1)
        at = put(out, at, count(s, HAND + (seat + k) % s.players))
