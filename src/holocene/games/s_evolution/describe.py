"""The words of a state, as `position` reads them: what differs from the start of a game, and every pile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from holocene.core.contract.game import Pack
from holocene.core.contract.wording import arranged
from holocene.games.s_evolution.layout import (
    CALAMITY_NAMES,
    CARDS,
    COLOUR_NAMES,
    DISCOVERY,
    NONE,
    NUMBERS,
    PHASE_NAMES,
    PLACE_NAMES,
    POSITIONS,
    RESOURCE_NAMES,
    SUIT_NAMES,
    Limit,
    State,
)
from holocene.games.s_evolution.moves import card_words
from holocene.games.s_evolution.position import MARKS, SEAT_SETS, WORDING

TABLE_ORDER: Final = (
    "round", "phase", "leader", "turn", "trump", "trick", "calamities", "known", "pending", "barred", "asked", "paid",
    "left", "takers", "todo", "payers", "protected", "grown", "risen", "after", "moving",
)  # fmt: skip
SEAT_ORDER: Final = (
    "age", "population", *RESOURCE_NAMES, *PLACE_NAMES, *MARKS, "discoveries", "face-up", "points", "hand", "pile",
    "aside", "void", "taken",
)  # fmt: skip


def describe(pack: Pack, s: State) -> str:
    """A line for the table and one for each player."""
    lines = [f"table: {'; '.join(arranged(_table(pack, s), TABLE_ORDER))}"]
    lines += [f"{COLOUR_NAMES[p]}: {'; '.join(arranged(_player(pack, s, p), SEAT_ORDER))}" for p in range(s.players)]
    return "\n".join(lines)


def _table(pack: Pack, s: State) -> Iterator[str]:
    yield f"round {s.round}"
    yield f"phase {PHASE_NAMES[s.phase]}"
    yield f"leader {COLOUR_NAMES[s.leader]}"
    yield f"turn {COLOUR_NAMES[s.turn]}"
    order = [(s.leader + i) % s.players for i in range(s.players)]
    laid = [f"{COLOUR_NAMES[p]} {_laid(s.trick[p])}" for p in order if s.trick[p] != NONE]
    if laid:
        yield f"trick {', '.join(laid)}"
    if s.calamity != pack.tables["PRINTED"]:
        yield f"calamities {' '.join(CALAMITY_NAMES[i] for i in s.calamity)}"
    if s.known:
        yield f"known {' '.join(CALAMITY_NAMES[s.calamity[i]] for i in range(8) if s.known >> i & 1)}"
    for key in SEAT_SETS:
        if laid or getattr(s, key):
            yield " ".join((key, *(COLOUR_NAMES[p] for p in range(s.players) if getattr(s, key) >> p & 1)))
    yield from WORDING.table(s, {})


def _laid(card: int) -> str:
    return f"discovery {COLOUR_NAMES[card - DISCOVERY]}" if card >= DISCOVERY else card_words(card)


def _player(pack: Pack, s: State, p: int) -> Iterator[str]:
    yield f"age {s.age[p]}"
    if s.population[p] != pack.tables["LIMIT"][Limit.START_POPULATION]:
        yield f"population {s.population[p]}"
    for i, name in enumerate(RESOURCE_NAMES):
        if s.stock[p][i] != pack.tables["LIMIT"][Limit.START_STOCK]:
            yield f"{name} {s.stock[p][i]}"
    yield from (f"{name} {s.level[p][i]}" for i, name in enumerate(PLACE_NAMES) if s.level[p][i])
    for key in MARKS:
        marked = getattr(s, key.replace("-", "_")) >> p & 1
        if marked != (key == "blind" and s.age[p] == 1):
            yield key if marked else f"{key} no"
    if any(back != p for back in s.discovery[p]):
        yield f"discoveries {' '.join(COLOUR_NAMES[back] for back in s.discovery[p])}"
    yield from WORDING.seat(s, p, {})
    yield from _cards(s, p)


def _cards(s: State, p: int) -> Iterator[str]:
    if s.hand[p] and s.blind >> p & 1:
        faces = [s.slot[p][i] for i in range(POSITIONS)]
        yield f"hand {', '.join('-' if card == NONE else _in_hand(card) for card in faces)}"
    elif s.hand[p]:
        yield f"hand {card_groups(s.hand[p])}"
    yield f"pile {card_groups(s.pile[p])}"
    if s.aside[p]:
        yield f"aside {card_groups(s.aside[p])}"
    if s.n_taken[p]:
        cards = s.taken[p][: s.n_taken[p]]
        yield f"taken {', '.join(f'{card_words(card % CARDS)} from {COLOUR_NAMES[card // CARDS]}' for card in cards)}"


def _in_hand(card: int) -> str:
    return "discovery" if card == DISCOVERY else card_words(card)


def card_groups(cards: int) -> str:
    """A set of cards by suit: `green 1 3, violet 6`.

    >>> card_groups(0b101 | 1 << 23), card_groups(0)
    ('green 1 3, violet 6', 'none')
    """
    groups = []
    for suit, name in enumerate(SUIT_NAMES):
        numbers = [str(n + 1) for n in range(NUMBERS) if cards >> (suit * NUMBERS + n) & 1]
        if numbers:
            groups.append(" ".join((name, *numbers)))
    if cards >> DISCOVERY & 1:
        groups.append("discovery")
    return ", ".join(groups) or "none"
