"""What the rules say of a moment to somebody who looks at it: beside the view, and only for who asks for it.

Programs that play need none of it, so it is made for those alone who say that they show it to people.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

import msgspec
from fastapi import Query

from holocene.core.contract.ahead import Foreseen, Usual
from holocene.core.contract.game import Facts, Game
from holocene.core.matches.lines import branches, moves_of

Preview: TypeAlias = Annotated[Any, msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/Preview"})]
Survey: TypeAlias = Annotated[Any, msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/Survey"})]
Considered: TypeAlias = Annotated[Any, msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/Considered"})]
PreviewQuery: TypeAlias = Annotated[bool, Query(description="Whether to send what the rules say of the moment too.")]


class MoveTold(msgspec.Struct, frozen=True):
    """A move in words: the key of its sentence with the facts, and the heading under which it is shown."""

    move: str
    key: str
    facts: Facts
    group: str


class PreviewShown(msgspec.Struct, frozen=True):
    """The moves that are shown to the seat to act, also where they are not allowed; and what the game has to say. For
    the same seat: the move that may go by itself, and what moves would make possible, by their notation."""

    moves: tuple[MoveTold, ...]
    game: Preview | None
    usual: Usual | None = None
    foreseen: dict[str, tuple[Foreseen, ...]] = {}


class ConditionTold(msgspec.Struct, frozen=True):
    """What an order may depend on, in words: the key of its sentence with the facts."""

    condition: str
    key: str
    facts: Facts


class AheadShown(msgspec.Struct, frozen=True):
    """What a seat may order ahead: the moves that are offered, and those of its orders, in words; and what they may
    depend on besides that a move can be made."""

    moves: tuple[MoveTold, ...]
    conditions: tuple[ConditionTold, ...]


class SurveyShown(msgspec.Struct, frozen=True):
    """What every card is to a player now; null where the game says nothing."""

    survey: Survey | None


class ConsideredShown(msgspec.Struct, frozen=True):
    """What moves in mind would come to; null where they are no such moves."""

    considered: Considered | None


def ahead_of(game: Game, view: Any, orders: Sequence[str]) -> AheadShown:
    """What a seat with this view, and with these orders, may order ahead."""
    board = game.board()
    named = [move for line in orders for branch in branches(line) for move in moves_of(branch)]
    moves = list(dict.fromkeys([*game.orderable(view), *named]))
    told = tuple(MoveTold(move, *board.said(view, move), board.group(view, move)) for move in moves)
    return AheadShown(told, tuple(ConditionTold(text, *said) for text, said in game.conditions.items()))


def preview_of(game: Game, state: Any, view: Any, seat: int | None, decides: bool) -> PreviewShown:
    """A moment as the rules see it, with the eyes of a seat."""
    board = game.board() if decides else None  # moves are keys and facts: nothing is said of them here
    moves = [] if board is None else [(move, board.said(view, move)) for move in game.offers(state)]
    return PreviewShown(
        tuple(MoveTold(move, key, facts, board.group(view, move)) for move, (key, facts) in moves if board),
        game.preview(state, seat),
        game.usual(state) if decides else None,
        {move: tuple(found) for move, found in game.foresee(state).items()} if decides else {},
    )
