"""Orders with conditions, as lines of words: `if colour green then play green 3 else play blue 1`.

    line      = branch, then any number of ` else ` branch
    branch    = move, or `if ` condition ` then ` move
    condition = `can ` move, or one that the game names (`Game.conditions`)

A line answers one decision: with the move of its first branch whose condition holds and whose move is legal. It goes by
what the seat itself may know when the decision comes to it. A move alone is an order without conditions, which is for
the occasions that the game says (`Game.ordered`).
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from holocene.core.contract.game import Game
from holocene.core.errors import BadMove

IF, THEN, ELSE, CAN = "if ", " then ", " else ", "can "
MOST: Final = 8  # branches of a line


class Branch(NamedTuple):
    """A move, and when it is to be made: always, where nothing is said."""

    condition: str
    move: str

    def __str__(self) -> str:
        return f"{IF}{self.condition}{THEN}{self.move}" if self.condition else self.move


def is_line(text: str) -> bool:
    """Whether an order has conditions."""
    return text.startswith(IF) or ELSE in text


def is_plain(text: str) -> bool:
    """Whether it has none."""
    return not is_line(text)


def read(game: Game, text: str) -> str:
    """An order as it is kept; BadMove where it names no move, or a condition that the game does not know."""
    words = " ".join(text.lower().split())
    if not is_line(words):
        return game.notation(game.parse(text))
    branches = [_branch(game, part) for part in words.split(ELSE)]
    if len(branches) > MOST:
        raise bad_order(text)
    return ELSE.join(map(str, branches))


def _branch(game: Game, text: str) -> Branch:
    if not text.startswith(IF):
        return Branch("", game.notation(game.parse(text)))
    condition, then, move = text.removeprefix(IF).partition(THEN)
    if not then:
        raise bad_order(text)
    if condition.startswith(CAN):
        condition = CAN + game.notation(game.parse(condition.removeprefix(CAN)))
    elif condition not in game.conditions:
        raise bad_order(text)
    return Branch(condition, game.notation(game.parse(move)))


def bad_order(text: str) -> BadMove:
    """The refusal for an order that says nothing."""
    return BadMove(f"'{text}' is no order", "bad-order", text=text)


def branches(line: str) -> list[Branch]:
    """The branches of a line that was read."""
    found = []
    for part in line.split(ELSE):
        condition, _, move = part.removeprefix(IF).rpartition(THEN)
        found.append(Branch(condition, move))
    return found


def answer(game: Game, s: Any, line: str) -> int | None:
    """What a line answers the decision of the seat to act with, if anything."""
    for branch in branches(line):
        action = game.parse(branch.move)
        if game.plain.is_legal(s, action) and _holds(game, s, branch.condition):
            return action
    return None


def _holds(game: Game, s: Any, condition: str) -> bool:
    if condition.startswith(CAN):
        return bool(game.plain.is_legal(s, game.parse(condition.removeprefix(CAN))))
    return not condition or game.holds(game.view(s, int(game.plain.to_act(s))), condition)


def moves_of(branch: Branch) -> list[str]:
    """The moves that a branch names."""
    asked = [branch.condition.removeprefix(CAN)] if branch.condition.startswith(CAN) else []
    return [*asked, branch.move]
