"""python-chess: bitboards in plain Python."""

from __future__ import annotations

import random

import chess

from bench.peers.task import PLAIN, Task, copying

COPIED_AFTER = 40
rnd = random.Random(5)


def turn(board: chess.Board) -> bool:
    """A random move; False where there is none, or the game is a draw that needs no claim."""
    moves = list(board.legal_moves)
    if not moves or board.halfmove_clock >= 150 or board.is_insufficient_material():
        return False
    board.push(moves[int(rnd.random() * len(moves))])
    return not (board.halfmove_clock >= 16 and board.is_fivefold_repetition())


def play() -> float:
    """A whole game."""
    board = chess.Board()
    while turn(board):
        pass
    return len(board.move_stack)


def tasks() -> list[Task]:
    """Whole games, and copies of a board without its past."""
    board = chess.Board()
    for _ in range(COPIED_AFTER):
        turn(board)
    return [Task("chess", PLAIN, play, copying(lambda: board.copy(stack=False)))]
