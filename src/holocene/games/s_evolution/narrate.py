"""What happened in a move: the move is played again piece by piece, and each piece is told from what it changed.

Everything told is public. A trick is resolved step by step: the class of each card, the order of taking, the winner.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from holocene.core.contract.game import Event, Pack
from holocene.games.s_evolution.layout import (
    CALAMITY_NAMES,
    CARDS,
    DISCOVERY,
    LAYOUT,
    LEVELS,
    NONE,
    NUMBERS,
    PLACE_NAMES,
    RESOURCE_NAMES,
    SEATS,
    SUIT_NAMES,
    BoardMove,
    Limit,
    Phase,
    State,
)
from holocene.games.s_evolution.narrate_action import ACTION_TALES
from holocene.games.s_evolution.rules.needs import change_from, change_to
from holocene.games.s_evolution.view import rank_of, taking_order

Tale: TypeAlias = Callable[[Pack, State, State, int], Iterator[Event]]


def narrate(engine: Any, pack: Pack, before: State, action: int) -> list[Event]:
    """The events of a move in their order."""
    s = LAYOUT.copy(before)
    old = LAYOUT.copy(s)
    engine.apply(s, action)
    told = list(_tell(pack, old, s, action - before.base))
    while s.phase >= Phase.AUTO:
        old = LAYOUT.copy(s)
        engine.run(s)
        told += _tell(pack, old, s, NONE)
    if s.phase == Phase.OVER:
        told += _end(engine, s)
    return told


def _tell(pack: Pack, old: State, s: State, choice: int) -> Iterator[Event]:
    tale = TALES.get(old.phase)
    if tale is not None:
        yield from tale(pack, old, s, choice)


def discovery_id(pack: Pack, age: int, back: int) -> str:
    """The id of a Discovery."""
    name: str = pack.cards["discovery_ids"][(age - 1) * SEATS + back]
    return name


def _calamity(pack: Pack, s: State, owner: int, card: int) -> str:
    """The name of a Calamity, or nothing for another card."""
    slot = pack.tables["CALAMITY_SLOT"][card]
    return "" if slot == NONE else CALAMITY_NAMES[s.calamity[owner * 2 + slot]]


def _face(card: int) -> dict[str, int | str | list[str]]:
    return {"suit": SUIT_NAMES[card // NUMBERS], "n": card % NUMBERS + 1}


def _cards(pack: Pack, old: State, s: State, choice: int) -> Iterator[Event]:
    yield Event("round-begins", "R1", {"n": s.round})
    if s.round == pack.tables["LIMIT"][Limit.ROUNDS]:
        yield Event("last-round", "E1")
    for p in range(s.players):
        yield Event("takes-hand", "D1", {"player": p, "n": s.hand[p].bit_count()})
        if s.blind >> p & 1:
            yield Event("plays-blind", "D2", {"player": p})
        if s.invaded >> p & 1:
            yield Event("hand-lies-open", "D4" if s.blind >> p & 1 else "D3", {"player": p})


def _trump(pack: Pack, old: State, s: State, choice: int) -> Iterator[Event]:
    yield Event("names-trump", "K6", {"player": old.turn, "suit": SUIT_NAMES[s.trump]})


def _play(pack: Pack, old: State, s: State, choice: int) -> Iterator[Event]:
    p = old.turn
    card = s.trick[p]
    for i in range(CARDS):
        if (s.aside[p] ^ old.aside[p]) >> i & 1:
            yield Event("sets-calamity-aside", "K11", {"player": p, "calamity": _calamity(pack, s, p, i)})
    if card >= DISCOVERY:
        name = discovery_id(pack, s.age[p], card - DISCOVERY)
        yield Event("plays-discovery", "K10", {"player": p, "discovery": name})
    elif calamity := _calamity(pack, s, p, card):
        yield Event("plays-calamity", "K1", {"player": p, **_face(card), "calamity": calamity})
    else:
        yield Event("plays-card", "K1", {"player": p, **_face(card)})
    if s.fixed != old.fixed:
        yield Event("fixes-colour", "K5", {"player": p, "suit": SUIT_NAMES[s.fixed]})
    if s.phase == Phase.NEXT_TAKER:
        yield from _ranks(pack, s)


def _ranks(pack: Pack, s: State) -> Iterator[Event]:
    """The class of each card of a whole trick, in the order of taking."""
    for place, p in enumerate(taking_order(s), 1):
        card, rank = s.trick[p], rank_of(s, p)
        if rank == "discovery":
            name = discovery_id(pack, s.age[p], card - DISCOVERY)
            yield Event("ranks-discovery", "K20", {"player": p, "discovery": name, "order": place})
        elif rank == "trump":
            yield Event("ranks-trump", "K21", {"player": p, **_face(card), "order": place})
        elif rank == "fixed":
            yield Event("ranks-fixed", "K21", {"player": p, **_face(card), "order": place})
        else:
            yield Event("ranks-other", "K21", {"player": p, **_face(card), "order": place})


def _take(pack: Pack, old: State, s: State, choice: int) -> Iterator[Event]:
    if old.takers != s.takers:
        p = (old.takers ^ s.takers).bit_length() - 1
        q = (old.left ^ s.left).bit_length() - 1
        card = old.trick[q]
        if card >= DISCOVERY:
            name = discovery_id(pack, s.age[p], card - DISCOVERY)
            yield Event("takes-discovery" if p == q else "swaps-discovery", "K20", {"player": p, "discovery": name})
        elif calamity := _calamity(pack, s, q, card):
            yield Event("takes-calamity", "K25", {"player": p, "calamity": calamity})
        else:
            yield Event("takes-card", "K21", {"player": p, **_face(card)})
    if s.phase == Phase.LEAD:
        yield Event("wins-trick", "K22", {"player": s.leader})


def _change(pack: Pack, old: State, s: State, choice: int) -> Iterator[Event]:
    if choice != BoardMove.DONE:
        given, got = change_from(choice - BoardMove.CHANGE), change_to(choice - BoardMove.CHANGE)
        facts: dict[str, int | str | list[str]] = {
            "player": old.turn,
            "resource": RESOURCE_NAMES[given],
            "other": RESOURCE_NAMES[got],
        }
        yield Event("changes-resource", "N1", facts)


def _remove(pack: Pack, old: State, s: State, choice: int) -> Iterator[Event]:
    yield Event("removes-pop", "N6", {"player": old.turn, "place": PLACE_NAMES[choice - BoardMove.REMOVE]})


def _manage(pack: Pack, old: State, s: State, choice: int) -> Iterator[Event]:
    p = old.turn
    if choice == BoardMove.DONE:
        return
    if choice < BoardMove.RISE:
        yield Event("grows", "M1", {"player": p, "n": s.population[p]})
    elif choice == BoardMove.RISE:
        yield Event("buys-age", "M2", {"player": p, "age": s.age[p]})
    elif choice >= BoardMove.MOVE:
        yield Event("takes-up-pop", "M4", {"player": p, "place": PLACE_NAMES[choice - BoardMove.MOVE]})
    else:
        raised, at = divmod(choice - BoardMove.PLACE, BoardMove.RAISE - BoardMove.PLACE)
        facts: dict[str, int | str | list[str]] = {
            "player": p,
            "place": PLACE_NAMES[at // LEVELS],
            "level": at % LEVELS + 1,
        }
        if raised:
            yield Event("raises-pop", "M3", facts)
        elif old.moving != NONE:
            yield Event("moves-pop", "M4", {**facts, "old": PLACE_NAMES[old.moving]})
        else:
            yield Event("places-pop", "M3", facts)


def _done(pack: Pack, old: State, s: State, choice: int) -> Iterator[Event]:
    if s.phase == Phase.ACT:
        return
    yield Event("round-ends", "M6", {"n": old.round})
    for p in range(s.players):
        if old.aside[p]:
            yield Event("calamities-return", "K11", {"player": p, "n": old.aside[p].bit_count()})


def _end(engine: Any, s: State) -> Iterator[Event]:
    for p in range(s.players):
        yield Event("scores-discoveries", "E2", {"player": p, "n": engine.discovery_points(s, p)})
    for p in range(s.players):
        if engine.is_winner(s, p):
            yield Event("wins-game", "E3", {"player": p, "n": engine.score(s, p)})


def _begin(pack: Pack, old: State, s: State, choice: int) -> Iterator[Event]:
    yield Event("action-begins", "R2", {"player": old.turn, "n": old.round})


TALES: dict[int, Tale] = {
    Phase.CARDS: _cards,
    Phase.TRUMP: _trump,
    Phase.PLAY: _play,
    Phase.TAKE: _take,
    Phase.DISCOVERY: _take,
    Phase.NEXT_TAKER: _take,
    Phase.ACT: _begin,
    Phase.COMMERCE: _change,
    Phase.REMOVE: _remove,
    Phase.MANAGE: _manage,
    Phase.MOVE: _manage,
    Phase.DONE: _done,
    **ACTION_TALES,
}
