"""Orders given ahead: cards marked for the next Upkeep, so that nobody waits for it (U3), and what lines of orders may
depend on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from holocene.core.contract.game import Facts, Game
from holocene.core.rulebook.rule import rule
from holocene.games.progress.layout import AGES, Phase, State
from holocene.games.progress.view import View

OF_CARDS: Final = ("discover", "research")  # moves with a card of one's hand
OF_TABLE: Final = ("draw", "quick", "shuffle", "end", "stop", "keep")


@rule("U3")
def ordered(game: Game, s: State, orders: Sequence[str]) -> int | None:
    """At Upkeep the first marked card that is still in hand is discarded without asking; nothing else is ordered."""
    if s.phase != Phase.UPKEEP:
        return None
    for notation in orders:
        action = game.parse(notation)
        if game.plain.is_legal(s, action):
            return action
    return None


def conditions(game: Game) -> Mapping[str, tuple[str, Facts]]:
    """That a card lies on top of a discard pile, and that an age has begun."""
    cards = game.pack.cards["ids"]["technologies"]
    piles: dict[str, tuple[str, Facts]] = {f"pile {card}": ("order-pile", {"technology": card}) for card in cards}
    return piles | {f"age {age}": ("order-age", {"age": age}) for age in range(2, AGES + 1)}


def holds(view: View, condition: str) -> bool:
    word, _, named = condition.partition(" ")
    if word == "age":
        return view.age >= int(named)
    return any(pile and pile[-1] == named for pile in view.piles)


def orderable(game: Game, view: View) -> list[str]:
    """What can be done with the cards in hand, and what draws or ends a turn: payments are not ordered."""
    hand = view.players[view.seat].hand
    cards = [f"{verb} {card}" for card in hand for verb in OF_CARDS]
    return [*cards, *(move for move in game.actions if move.split()[0] in OF_TABLE)]
