"""Chapters 6, 8 and 9: the turn, its actions and its Upkeep."""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.games.progress.layout import ROUNDS, SMALL, TECHS, TYPES, Move, Phase, State
from holocene.games.progress.rules.ages import end_game
from holocene.games.progress.rules.benefits import actions_a_turn, hand_limit
from holocene.games.progress.rules.discover import begin_discovery, find_affordable
from holocene.games.progress.rules.drawing import (
    ask_for_card_of_hand,
    ask_for_small_move,
    begin_draw,
    begin_quick_draw,
    begin_shuffle,
    draw_moves,
)
from holocene.games.progress.rules.hooks import free_moves, moves_at_any_moment, take_free_move
from holocene.games.progress.rules.research import find_researchable, remove_markers, research
from holocene.games.progress.rules.solo import begin_swap, swap_moves
from holocene.games.progress.zones import discard


@rule("T1", "D1", "E3", "H9")
def begin_turn(s: State) -> None:
    """The next player in order: Development phase, Action phase, Upkeep phase. After 200 rounds the game ends."""
    s.place += 1
    if s.place == s.players:
        s.place = 0
        s.round += 1
        if s.round > ROUNDS:
            end_game(s)
            return
    s.turn = s.order[s.place]
    s.used = 0
    s.drawn = 0
    s.swapped = 0
    s.sections_paid = 0
    remove_markers(s, s.turn)
    s.phase = Phase.DEVELOP


@rule("A1", "A3", "A4", "A5", "A30", "X5")
def ask_for_action(s: State) -> None:
    """Actions while fewer were taken than the skill allows now; free actions before, between and after them. After a
    Draw only what may be done at any moment of the turn."""
    p = s.turn
    s.me = p
    ask_for_small_move(s, Phase.ACT, 1 << Move.END)
    if s.drawn:
        s.moves |= moves_at_any_moment(s, p)
        if s.moves == 1 << Move.END:
            s.phase = Phase.UPKEEP_BEGINS
        return
    if s.used < actions_a_turn(s, p):
        find_affordable(s, p)
        find_researchable(s, p)
        s.moves |= draw_moves(s)
    if s.time_size:
        s.moves |= swap_moves(s, p)
    s.moves |= free_moves(s, p)


@rule("A1")
def act(s: State, p: int, action: int) -> None:
    """Begins what was chosen; an action is finished before the next begins."""
    move = action - SMALL
    if move < 0:
        if action < TECHS:
            begin_discovery(s, p, action)
        else:
            research(s, p, action - TECHS)
    elif move < Move.QUICK_DECK:
        begin_draw(s, p, move)
    elif move < Move.QUICK_PILE + Move.DRAW_PILE:
        begin_quick_draw(s, p, move - Move.QUICK_DECK)
    elif move < Move.SHUFFLE_AGE + Move.DRAW_PILE:
        begin_shuffle(s, p, move - Move.SHUFFLE_AGE)
    elif move == Move.END:
        s.phase = Phase.UPKEEP_BEGINS
    elif move == Move.SWAP:
        begin_swap(s, p)
    elif not take_free_move(s, p, move):
        s.phase = Phase.NEXT_ACTION


@rule("U1", "K3", "X5")
def begin_upkeep(s: State) -> None:
    """Discards down to the hand size, one by one, and no further."""
    p = s.turn
    if s.hand_size[p] > hand_limit(s, p):
        ask_for_card_of_hand(s, p, Phase.UPKEEP)
        s.moves |= moves_at_any_moment(s, p)
    else:
        s.phase = Phase.TURN_ENDS


@rule("U1", "X5")
def upkeep_discard(s: State, p: int, action: int) -> None:
    if action >= SMALL:
        take_free_move(s, p, action - SMALL)
    else:
        discard(s, p, action % TECHS)
    s.phase = Phase.UPKEEP_BEGINS


@rule("U2", "N4", "L2")
def end_turn(s: State) -> None:
    """All tokens turn back to the coloured side, spare Knowledge is lost; alone, a Time card is revealed."""
    p = s.turn
    for kind in range(TYPES):
        s.ready[p][kind] = s.tokens[p][kind]
    s.pool = 0
    s.phase = Phase.REVEAL if s.players == 1 else Phase.TURN_BEGINS
