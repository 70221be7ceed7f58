"""Chapter 2: a new game."""

from __future__ import annotations

from holocene.core.rng import below
from holocene.core.rule import rule
from holocene.games.progress.layout import (
    ACTION,
    ACTION_START,
    AGAIN_AT_ONCE,
    AGES,
    ANY_MOMENT,
    CARDS,
    DEVELOPING,
    FIRST,
    LAST_AGE,
    MUST_SUCCEED,
    NEED,
    NOBODY,
    NOTHING,
    PENALTY_GROUP,
    PLAYERS,
    POWERS,
    SEATS,
    SETTLE,
    SKILLS,
    SLOTS,
    TECHS,
    TURN_BEGINS,
    TYPES,
    State,
)
from holocene.games.progress.rules.hooks import clear_expansions, deal_expansions
from holocene.games.progress.rules.paying import owe_nothing
from holocene.games.progress.rules.solo import no_time_deck
from holocene.games.progress.tables import COPIES, OPENING_HAND
from holocene.games.progress.zones import draw_from_deck, put_into_deck


@rule("S3", "L1")
def lay_out_boards(s: State) -> None:
    """Every marker on the first position, nothing in the areas."""
    for p in range(SEATS):
        for skill in range(SKILLS):
            s.skills[p][skill] = 0
        for kind in range(TYPES):
            s.tokens[p][kind] = 0
            s.ready[p][kind] = 0
        for track in range(POWERS):
            s.power[p][track] = 0
        for age in range(AGES):
            s.area[p][age] = 0
            s.active[p][age] = 0
            s.hand_set[p][age] = 0
        for i in range(DEVELOPING):
            s.development[p][i] = NOTHING
            s.markers[p][i] = 0
        for tech in range(TECHS):
            s.hand[p][tech] = 0
            s.known[p][tech] = 0
        s.developing[p] = 0
        s.hand_size[p] = 0
        s.hand_value[p] = 0


def clear_table(s: State) -> None:
    for age in range(AGES):
        s.cards[age] = 0
        s.more[age] = 0
        s.deck_size[age] = 0
        s.pile_size[age] = 0
        for i in range(CARDS):
            s.deck[age][i] = NOTHING
            s.pile[age][i] = NOTHING
    for age in range(AGES + 1):
        s.symbols[age] = 0
    owe_nothing(s)
    s.moves = 0
    s.age = 0
    s.oldest = 0
    s.used = 0
    s.drawn = 0
    s.swapped = 0
    s.sections_paid = 0
    s.pool = 0
    s.left = 0
    s.card = NOTHING
    no_time_deck(s)


@rule("G2", "E1", "X1", "X2", "X3", "X4", "X5", "Q1", "Q2", "Q3", "L6")
def read_options(s: State, params: list[int]) -> None:
    """Edition, variant and expansions have become numbers; no rule asks for them by name."""
    s.players = params[PLAYERS]
    s.last_age = params[LAST_AGE]
    s.penalty_group = params[PENALTY_GROUP]
    s.again_at_once = params[AGAIN_AT_ONCE]
    s.must_succeed = params[MUST_SUCCEED]
    s.any_moment = params[ANY_MOMENT]
    s.need[0] = 0
    for age in range(1, AGES + 1):
        s.need[age] = params[NEED + age - 1]
    for p in range(s.players):
        s.skills[p][ACTION] = params[ACTION_START]


@rule("S5")
def seat_players(s: State, first: int) -> None:
    """Clockwise by seat from the starting player, chosen by the host or drawn."""
    if first < 0:
        first = below(s.rng, s.players)
    for k in range(SEATS):
        s.order[k] = (first + k) % s.players if k < s.players else 0
    s.round = 1
    s.place = -1
    s.turn = NOBODY
    s.me = NOBODY


@rule("S1", "S2")
def lay_out_decks(s: State) -> None:
    """Cards whose player mark is at most the number of players, split by age. Only the Age I deck is open (O1)."""
    for tech in range((s.last_age + 1) * SLOTS):
        for _ in range(COPIES[s.players][tech]):
            put_into_deck(s, tech)


@rule("S4", "H9")
def deal_hands(s: State) -> None:
    """In turn order."""
    for k in range(s.players):
        for _ in range(OPENING_HAND[s.players][k]):
            draw_from_deck(s, s.order[k], 0)


def lay_out_table(s: State, params: list[int]) -> None:
    """Boards, seats and decks, before anything is dealt."""
    clear_table(s)
    lay_out_boards(s)
    read_options(s, params)
    seat_players(s, params[FIRST])
    clear_expansions(s, params)
    lay_out_decks(s)


def lay_out(s: State, params: list[int]) -> None:
    """A new game up to the first turn."""
    lay_out_table(s, params)
    deal_expansions(s, params)
    deal_hands(s)
    s.after = TURN_BEGINS
    s.phase = SETTLE
