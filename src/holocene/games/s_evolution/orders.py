"""What lines of orders may depend on, and which moves can be ordered."""

from __future__ import annotations

from collections.abc import Mapping

from holocene.core.contract.game import Facts, Game
from holocene.games.s_evolution.layout import NUMBERS, SUIT_NAMES
from holocene.games.s_evolution.view import Card, View


def conditions() -> Mapping[str, tuple[str, Facts]]:
    """The colour of the trick, a card that lies in it, and that nobody has played yet."""
    found: dict[str, tuple[str, Facts]] = {"lead": ("order-lead", {})}
    found |= {f"colour {suit}": ("order-colour", {"suit": suit}) for suit in SUIT_NAMES}
    cards = [(suit, n) for suit in SUIT_NAMES for n in range(1, NUMBERS + 1)]
    return found | {f"trick {suit} {n}": ("order-trick", {"suit": suit, "n": n}) for suit, n in cards}


def holds(view: View, condition: str) -> bool:
    word, *named = condition.split()
    if word == "lead":
        return not view.trick
    if word == "colour":
        return view.fixed == named[0]
    return any(_is_card(laid.card, *named) for laid in view.trick)


def _is_card(card: Card, suit: str, number: str) -> bool:
    return (card.suit, card.number) == (suit, int(number))


def orderable(game: Game, view: View) -> list[str]:
    """Every move but cards that the seat does not see in its own hand."""
    hand = view.players[view.seat or 0].hand
    plays = {f"play {card.suit} {card.number}" for card in hand.cards if card is not None and card.suit}
    plays |= {f"play position {at}" for at in hand.positions} if hand.blind else set()
    plays |= {"play discovery"} if hand.holds_discovery else set()
    return [move for move in game.actions if not move.startswith("play ") or move in plays]
