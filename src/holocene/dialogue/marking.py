"""The command `mark`: cards named one after the other become an order given ahead."""

from __future__ import annotations

from typing import NamedTuple

from holocene.core.errors import BadMove
from holocene.core.matches.match import Match
from holocene.dialogue.choices import find_card
from holocene.locale.telling import Telling


class Marked(NamedTuple):
    """The order that somebody gives, None where there is nothing to change, and what is said of it."""

    moves: tuple[str, ...] | None
    words: str


def marked(match: Match, telling: Telling, typed: str) -> Marked:
    """The order that the named cards make; without any, the marks are cleared."""
    assert telling.viewer is not None
    view = match.view(telling.viewer)
    moves = []
    for name in filter(None, (part.strip() for part in typed.replace(";", ",").split(","))):
        found = find_card(telling, name)
        move = telling.board.order(view, found)
        if move is None:
            raise BadMove(f"'{found}' cannot be marked", "cannot-mark", card=telling.card(found))
        moves.append(move)
    if not moves and not match.orders(telling.viewer):
        return Marked(None, telling("play-mark-none"))
    said = telling.joined([telling.move(view, move) for move in moves])
    return Marked(tuple(moves), telling.text("play-marked", moves=said) if moves else telling("play-unmarked"))
