"""Actions in words: one notation for every number, the same at every moment."""

from __future__ import annotations

from collections.abc import Sequence

from holocene.core.contract.game import Pack
from holocene.games.s_evolution.layout import (
    ACTIONS,
    CALAMITIES,
    CALAMITY_NAMES,
    CARDS,
    DISCOVERY,
    LEVELS,
    NONE,
    NUMBERS,
    PLACE_NAMES,
    PLACES,
    PLAY_POSITION,
    RESOURCE_NAMES,
    RESOURCES,
    SUIT_NAMES,
    Block,
    BoardMove,
)
from holocene.games.s_evolution.rules.needs import change_from, change_to


def card_words(card: int) -> str:
    """A card of a pile: `green 3`.

    >>> card_words(2), card_words(21)
    ('green 3', 'violet 4')
    """
    return f"{SUIT_NAMES[card // NUMBERS]} {card % NUMBERS + 1}"


def notation(action: int, pack: Pack) -> str:
    """The words of an action."""
    if action < Block.TRUMP:
        return f"play {_play(action - Block.PLAY)}"
    if action < Block.TAKE:
        return f"trump {SUIT_NAMES[action - Block.TRUMP]}"
    if action < Block.DISCOVERY:
        choice = action - Block.TAKE
        return f"take {card_words(choice) if choice < CARDS else CALAMITY_NAMES[choice - CARDS]}"
    if action < Block.CALAMITY:
        return f"take {pack.cards['discovery_ids'][action - Block.DISCOVERY]}"
    if action < Block.RESOURCE:
        met, calamity = divmod(action - Block.CALAMITY, CALAMITIES)
        return f"{('suffer', 'protect')[met]} {CALAMITY_NAMES[calamity]}"
    if action < Block.BOARD:
        gift, resource = divmod(action - Block.RESOURCE, RESOURCES)
        return f"{('joker', 'gain')[gift]} {RESOURCE_NAMES[resource]}"
    return _board(action - Block.BOARD)


def _play(choice: int) -> str:
    if choice < DISCOVERY:
        return card_words(choice)
    return "discovery" if choice == DISCOVERY else f"position {choice - PLAY_POSITION + 1}"


def _board(choice: int) -> str:
    if choice == BoardMove.DONE:
        return "done"
    if choice < BoardMove.RISE:
        return f"grow {choice - BoardMove.GROW + 1}"
    if choice == BoardMove.RISE:
        return "advance"
    if choice < BoardMove.MOVE:
        raised, at = divmod(choice - BoardMove.PLACE, PLACES * LEVELS)
        return f"{('place', 'raise')[raised]} {PLACE_NAMES[at // LEVELS]} {at % LEVELS + 1}"
    if choice < BoardMove.CHANGE:
        return f"move {PLACE_NAMES[choice - BoardMove.MOVE]}"
    if choice < BoardMove.REMOVE:
        i = choice - BoardMove.CHANGE
        return f"change {RESOURCE_NAMES[change_from(i)]} {RESOURCE_NAMES[change_to(i)]}"
    return f"remove {PLACE_NAMES[choice - BoardMove.REMOVE]}"


def action_space(pack: Pack) -> Sequence[int]:
    """Every action that this pack can ever offer: Calamities are taken by name, and levels end where the board does."""
    never = {Block.TAKE + card for card in pack.tables["CALAMITY_CARD"] if card != NONE}
    for place, top in enumerate(pack.tables["TOP"]):
        never.add(Block.BOARD + BoardMove.RAISE + place * LEVELS)
        for level in range(top, LEVELS):
            never.update(
                {
                    Block.BOARD + BoardMove.PLACE + place * LEVELS + level,
                    Block.BOARD + BoardMove.RAISE + place * LEVELS + level,
                }
            )
    return [action for action in range(ACTIONS) if action not in never]
