"""Actions in words: one notation for every number, the same at every moment."""

from __future__ import annotations

from collections.abc import Sequence

from holocene.core.game import Pack
from holocene.games.s_evolution.layout import (
    ACTIONS,
    B_BOARD,
    B_CALAMITY,
    B_DISCOVERY,
    B_PLAY,
    B_RESOURCE,
    B_TAKE,
    B_TRUMP,
    CALAMITIES,
    CALAMITY_NAMES,
    CARDS,
    CHANGE,
    DISCOVERY,
    DONE,
    GROW,
    LEVELS,
    MOVE,
    NONE,
    NUMBERS,
    PLACE,
    PLACE_NAMES,
    PLACES,
    PLAY_POSITION,
    RAISE,
    REMOVE,
    RESOURCE_NAMES,
    RESOURCES,
    RISE,
    SUIT_NAMES,
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
    if action < B_TRUMP:
        return f"play {_play(action - B_PLAY)}"
    if action < B_TAKE:
        return f"trump {SUIT_NAMES[action - B_TRUMP]}"
    if action < B_DISCOVERY:
        choice = action - B_TAKE
        return f"take {card_words(choice) if choice < CARDS else CALAMITY_NAMES[choice - CARDS]}"
    if action < B_CALAMITY:
        return f"take {pack.cards['discovery_ids'][action - B_DISCOVERY]}"
    if action < B_RESOURCE:
        met, calamity = divmod(action - B_CALAMITY, CALAMITIES)
        return f"{('suffer', 'protect')[met]} {CALAMITY_NAMES[calamity]}"
    if action < B_BOARD:
        gift, resource = divmod(action - B_RESOURCE, RESOURCES)
        return f"{('joker', 'gain')[gift]} {RESOURCE_NAMES[resource]}"
    return _board(action - B_BOARD)


def _play(choice: int) -> str:
    if choice < DISCOVERY:
        return card_words(choice)
    return "discovery" if choice == DISCOVERY else f"position {choice - PLAY_POSITION + 1}"


def _board(choice: int) -> str:
    if choice == DONE:
        return "done"
    if choice < RISE:
        return f"grow {choice - GROW + 1}"
    if choice == RISE:
        return "advance"
    if choice < MOVE:
        raised, at = divmod(choice - PLACE, PLACES * LEVELS)
        return f"{('place', 'raise')[raised]} {PLACE_NAMES[at // LEVELS]} {at % LEVELS + 1}"
    if choice < CHANGE:
        return f"move {PLACE_NAMES[choice - MOVE]}"
    if choice < REMOVE:
        i = choice - CHANGE
        return f"change {RESOURCE_NAMES[change_from(i)]} {RESOURCE_NAMES[change_to(i)]}"
    return f"remove {PLACE_NAMES[choice - REMOVE]}"


def action_space(pack: Pack) -> Sequence[int]:
    """Every action that this pack can ever offer: Calamities are taken by name, and levels end where the board does."""
    never = {B_TAKE + card for card in pack.tables["CALAMITY_CARD"] if card != NONE}
    for place, top in enumerate(pack.tables["TOP"]):
        never.add(B_BOARD + RAISE + place * LEVELS)
        for level in range(top, LEVELS):
            never.update({B_BOARD + PLACE + place * LEVELS + level, B_BOARD + RAISE + place * LEVELS + level})
    return [action for action in range(ACTIONS) if action not in never]
