"""The switch: what an action does in each phase, and what runs by itself until somebody must decide again."""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.core.states.bits import nth_bit, popcount
from holocene.games.s_evolution.layout import BOARD, RESOURCES, BoardMove, Limit, Phase, State
from holocene.games.s_evolution.rules.calamities import begin_action, offer_calamity, offer_gift, resolve, take_gift
from holocene.games.s_evolution.rules.hands import begin_round, end_round
from holocene.games.s_evolution.rules.harvest import harvest, offer_joker, use_joker
from holocene.games.s_evolution.rules.management import manage, offer_destination, offer_management
from holocene.games.s_evolution.rules.needs import change, offer_change, offer_removal, pay_needs, remove_pop
from holocene.games.s_evolution.rules.points import end_game, score_needs
from holocene.games.s_evolution.rules.taking import offer_taking, take
from holocene.games.s_evolution.rules.tricks import lead_trick, name_trump, next_seat, offer_play, offer_trump, play
from holocene.games.s_evolution.setup import prepare
from holocene.games.s_evolution.tables import LIMIT


def setup(s: State, params: list[int]) -> None:
    """Deals a new game and runs to its first decision."""
    prepare(s, params)
    settle(s)


def step(s: State, action: int) -> None:
    """Plays a legal action and runs on to the next decision."""
    apply(s, action)
    while s.phase >= Phase.AUTO:
        run(s)


def settle(s: State) -> None:
    """Runs what needs nobody's choice."""
    while s.phase >= Phase.AUTO:
        run(s)


def apply(s: State, action: int) -> None:
    """What the action does by itself."""
    phase = s.phase
    p = s.turn
    choice = action - s.base
    if phase == Phase.PLAY:
        play(s, p, choice)
    elif phase == Phase.TAKE or phase == Phase.DISCOVERY:
        take(s, p, choice)
    elif phase == Phase.COMMERCE:
        change(s, p, choice)
    elif phase == Phase.JOKER:
        use_joker(s, p, choice)
    elif phase == Phase.CALAMITY:
        resolve(s, p, choice)
    elif phase == Phase.TRUMP:
        name_trump(s, choice)
    elif phase == Phase.REMOVE:
        remove_pop(s, p, choice - BoardMove.REMOVE)
    elif phase == Phase.GAIN:
        take_gift(s, p, choice - RESOURCES)
    else:
        manage(s, p, choice)


def ask_again(s: State) -> None:
    """Offers the decision of the present phase anew: what may be chosen is worked out from the rest of the state."""
    phase = s.phase
    p = s.turn
    if phase == Phase.PLAY:
        offer_play(s, p)
    elif phase == Phase.TRUMP:
        offer_trump(s)
    elif phase == Phase.TAKE or phase == Phase.DISCOVERY:
        offer_taking(s)
    elif phase == Phase.CALAMITY:
        offer_calamity(s, p)
    elif phase == Phase.GAIN:
        offer_gift(s)
    elif phase == Phase.REMOVE:
        offer_removal(s, p)
    elif phase == Phase.JOKER:
        offer_joker(s, p)
    elif phase == Phase.COMMERCE:
        offer_change(s, p)
    elif phase == Phase.MANAGE:
        offer_management(s, p)
    elif phase == Phase.MOVE:
        offer_destination(s, p, s.moving)
    else:
        end_game(s)


@rule("R1", "R2")
def run(s: State) -> None:
    """One automatic piece: Cards, Tricks, then everybody's whole Action (Harvest, needs, points, Management)."""
    phase = s.phase
    p = s.turn
    if phase == Phase.NEXT_TAKER:
        offer_taking(s)
    elif phase == Phase.LEAD:
        lead_trick(s)
    elif phase == Phase.ACT:
        begin_action(s, p)
    elif phase == Phase.CALAMITIES:
        offer_calamity(s, p)
    elif phase == Phase.HARVEST:
        harvest(s, p)
    elif phase == Phase.JOKERS:
        offer_joker(s, p)
    elif phase == Phase.CHANGES:
        offer_change(s, p)
    elif phase == Phase.PAY:
        pay_needs(s, p)
    elif phase == Phase.POINTS:
        score_needs(s, p)
    elif phase == Phase.MANAGEMENT:
        offer_management(s, p)
    elif phase == Phase.DONE:
        end_action(s, p)
    elif phase == Phase.CARDS:
        begin_round(s)
        offer_trump(s)


@rule("R2", "K2", "E1")
def end_action(s: State, p: int) -> None:
    """The next player's Action; after the last one's a new round, which she leads, or the end."""
    following = next_seat(s, p)
    if following != s.leader:
        s.turn = following
        s.phase = Phase.ACT
        return
    end_round(s)
    if s.round >= LIMIT[Limit.ROUNDS]:
        end_game(s)
    else:
        s.leader = p
        s.phase = Phase.CARDS


def to_act(s: State) -> int:
    """Who decides now."""
    return s.turn


def is_over(s: State) -> bool:
    """Whether the game has ended."""
    return s.phase == Phase.OVER


def n_legal(s: State) -> int:
    """How many actions are legal."""
    return popcount(s.legal)


def nth_legal(s: State, k: int) -> int:
    """The k-th legal action, ascending."""
    return s.base + nth_bit(s.legal, k)


def is_legal(s: State, action: int) -> bool:
    """Whether an action is legal now."""
    choice = action - s.base
    return 0 <= choice < BOARD and bool(s.legal >> choice & 1)
