"""Chapter 2: a new game."""

from __future__ import annotations

from typing import Final

from holocene.core.contract.written import write_choosing, write_clearing
from holocene.core.rulebook.rule import rule
from holocene.core.states.rng import below
from holocene.games.progress.layout import LAYOUT, SLOTS, Param, Phase, Skill, State
from holocene.games.progress.rules.hooks import deal_expansions
from holocene.games.progress.tables import COPIES, OPENING_HAND
from holocene.games.progress.zones import draw_from_deck, put_into_deck

clear_state: Final = write_clearing(LAYOUT, __name__)
read_chosen: Final = write_choosing(LAYOUT, __name__)


@rule("S3", "L1", "L7")
def clear_table(s: State) -> None:
    """Every marker on the first position, nothing in the areas and piles, nobody's turn."""
    clear_state(s)


@rule("G2", "E1", "X1", "X2", "X3", "X4", "X5", "Q1", "Q2", "Q3", "L6")
def read_options(s: State, params: list[int]) -> None:
    """Edition, variant and expansions have become numbers; no rule asks for them by name."""
    read_chosen(s, params)
    for p in range(s.players):
        s.skills[p][Skill.ACTION] = params[Param.ACTION_START]


@rule("S5")
def seat_players(s: State, first: int) -> None:
    """Clockwise by seat from the starting player, chosen by the host or drawn."""
    if first < 0:
        first = below(s.rng, s.players)
    for k in range(s.players):
        s.order[k] = (first + k) % s.players
    s.round = 1


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
    read_options(s, params)
    seat_players(s, params[Param.FIRST])
    lay_out_decks(s)


def lay_out(s: State, params: list[int]) -> None:
    """A new game up to the first turn."""
    lay_out_table(s, params)
    deal_expansions(s, params)
    deal_hands(s)
    s.after = Phase.TURN_BEGINS
    s.phase = Phase.SETTLE
