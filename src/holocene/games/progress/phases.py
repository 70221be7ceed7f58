"""The one switch: for each phase, what happens with a choice, and which stage runs next. And the legal set."""

from __future__ import annotations

from typing import Final

from holocene.core.rulebook.rule import rule
from holocene.core.states.bits import nth_bit, popcount
from holocene.games.progress.layout import SLOTS, SMALL, TECHS, Move, Phase, State, Verb
from holocene.games.progress.rules.ages import settle, succession
from holocene.games.progress.rules.discover import finish_discovery
from holocene.games.progress.rules.drawing import (
    ages_with_cards,
    ask_for_card_of_hand,
    ask_for_small_move,
    go_on_drawing,
    go_on_quick_drawing,
    open_piles,
    quick_discard,
    shuffle_and_draw,
)
from holocene.games.progress.rules.hooks import answer_at_new_age, ask_at_new_age, cost_is_paid
from holocene.games.progress.rules.paying import ask_payment, pay, spend
from holocene.games.progress.rules.research import ask_to_take_back, complete_next, develop, take_back
from holocene.games.progress.rules.solo import ask_for_card_to_give, give, offer_time_cards, reveal, take
from holocene.games.progress.rules.turns import (
    act,
    ask_for_action,
    begin_turn,
    begin_upkeep,
    end_turn,
    upkeep_discard,
)
from holocene.games.progress.setup import lay_out

# The verb of the technologies offered in each phase.
VERB: Final[list[int]] = [
    Verb.DISCOVER, Verb.DISCARD, 0, 0, Verb.DISCARD, 0, Verb.DISCARD,
    Verb.TAKE_BACK, Verb.COMPLETE, Verb.GIVE, Verb.TAKE, 0, 0,
]  # fmt: skip


def setup(s: State, params: list[int]) -> None:
    """A new game up to its first decision; the generator has been started before."""
    lay_out(s, params)
    run_on(s)


def step(s: State, action: int) -> None:
    """Plays a legal action and runs on to the next decision."""
    choose(s, s.me, action)
    run_on(s)


def run_on(s: State) -> None:
    while s.phase >= Phase.AUTO:
        run(s)


@rule("T1")
def choose(s: State, p: int, action: int) -> None:
    """What happens with a choice, by the phase in which it was asked for."""
    phase = s.phase
    if phase == Phase.ACT:
        act(s, p, action)
    elif phase == Phase.PAY:
        pay(s, p, action)
    elif phase == Phase.DRAWING:
        go_on_drawing(s, p, action - SMALL)
    elif phase == Phase.UPKEEP:
        upkeep_discard(s, p, action)
    elif phase == Phase.TAKING_BACK:
        take_back(s, p, action)
    elif phase == Phase.SHUFFLING:
        shuffle_and_draw(s, p, action - SMALL - Move.SHUFFLE_AGE)
    elif phase == Phase.QUICK_DRAWING:
        go_on_quick_drawing(s, p, action - SMALL - Move.QUICK_DECK)
    elif phase == Phase.QUICK_DISCARDING:
        quick_discard(s, p, action)
    elif phase == Phase.COMPLETING:
        complete_next(s, p, action)
    elif phase == Phase.GIVING:
        give(s, p, action)
    elif phase == Phase.TAKING:
        take(s, p, action)
    elif phase == Phase.SUCCEEDING:
        answer_at_new_age(s, p, action - SMALL)
        s.phase = Phase.SUCCESSION


@rule("T1")
def run(s: State) -> None:
    """One stage that needs no choice; each sets the phase that follows."""
    phase = s.phase
    if phase == Phase.NEXT_ACTION:
        ask_for_action(s)
    elif phase == Phase.SETTLE:
        settle(s)
    elif phase == Phase.PAID:
        finish_payment(s)
    elif phase == Phase.UPKEEP_BEGINS:
        begin_upkeep(s)
    elif phase == Phase.TURN_BEGINS:
        begin_turn(s)
    elif phase == Phase.DEVELOP:
        develop(s)
    elif phase == Phase.REVEAL:
        reveal(s)
    elif phase == Phase.SUCCESSION:
        succession(s)
    else:
        end_turn(s)


@rule("A12")
def finish_payment(s: State) -> None:
    """The cost is covered: the technology is discovered, or whatever else was paid for happens."""
    spend(s)
    if s.card >= 0:
        finish_discovery(s, s.turn)
    else:
        cost_is_paid(s, s.turn)
        s.phase = Phase.NEXT_ACTION


def ask_again(s: State) -> None:
    """What may be chosen in the present phase, worked out from the rest of the state (for written positions)."""
    phase = s.phase
    p = s.me
    ask_for_small_move(s, phase, 0)
    if phase == Phase.ACT:
        ask_for_action(s)
    elif phase == Phase.PAY:
        ask_payment(s, p)
    elif phase == Phase.DRAWING:
        s.moves = open_piles(s) | 1 << Move.STOP
    elif phase == Phase.QUICK_DRAWING:
        s.moves = open_piles(s) << Move.QUICK_DECK
    elif phase == Phase.SHUFFLING:
        s.moves = ages_with_cards(open_piles(s)) << Move.SHUFFLE_AGE
    elif phase == Phase.GIVING:
        ask_for_card_to_give(s, p)
    elif phase == Phase.QUICK_DISCARDING or phase == Phase.UPKEEP:
        ask_for_card_of_hand(s, p, phase)
    elif phase == Phase.TAKING_BACK:
        ask_to_take_back(s, p)
    elif phase == Phase.COMPLETING:
        develop(s)
    elif phase == Phase.TAKING:
        offer_time_cards(s)
    elif phase == Phase.SUCCEEDING:
        ask_at_new_age(s)


def to_act(s: State) -> int:
    return s.me


def is_over(s: State) -> bool:
    return s.phase == Phase.OVER


def n_legal(s: State) -> int:
    """How many actions are legal. Cards of an age that has left are never offered."""
    count = popcount(s.moves) + popcount(s.cards[s.age]) + popcount(s.more[s.age])
    if s.oldest < s.age:
        count += popcount(s.cards[s.oldest]) + popcount(s.more[s.oldest])
    return count


def nth_legal(s: State, k: int) -> int:
    """The k-th legal action, ascending: technologies for the verb of the phase, for research, then small moves."""
    for age in range(s.oldest, s.age + 1):
        n = popcount(s.cards[age])
        if k < n:
            return VERB[s.phase] * TECHS + age * SLOTS + nth_bit(s.cards[age], k)
        k -= n
    for age in range(s.oldest, s.age + 1):
        n = popcount(s.more[age])
        if k < n:
            return Verb.RESEARCH * TECHS + age * SLOTS + nth_bit(s.more[age], k)
        k -= n
    return SMALL + nth_bit(s.moves, k)


def is_legal(s: State, action: int) -> bool:
    if action >= SMALL:
        return s.moves >> (action - SMALL) & 1 == 1
    tech = action % TECHS
    offered = 0
    if s.phase == Phase.ACT and action // TECHS == Verb.RESEARCH:
        offered = s.more[tech // SLOTS]
    elif action // TECHS == VERB[s.phase]:
        offered = s.cards[tech // SLOTS]
    return offered >> (tech % SLOTS) & 1 == 1
