"""What people are shown of Granary: what a seat sees, why a move is refused, what happened, how the table lies."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from granary.table import (
    CARDS,
    DECK,
    DRAW,
    GONE,
    HAND,
    LAYOUT,
    LEAVE,
    MARKET,
    OPEN,
    OVER,
    PLAYING,
    STORED,
    TAKE,
    TAKING,
    State,
)
from holocene.core.contract.game import Event
from holocene.core.contract.spread import Figure, Spread, Zone
from holocene.core.errors import Refusal

PHASES = ("play", "take", "over")


class Player(msgspec.Struct, frozen=True):
    """A player as a seat sees her: the cards of her hand that it knows, how many it does not, and her granary."""

    hand: tuple[str, ...]
    open: tuple[str, ...]
    hidden: int
    granary: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    """All that a seat, or a spectator, may know."""

    seat: int | None
    phase: str
    turn: int
    first: int
    round: int
    deck: int
    gone: tuple[str, ...]
    market: tuple[str, ...]
    players: tuple[Player, ...]


def view_of(ids: list[str], s: State, seat: int | None) -> View:
    def at(place: int) -> tuple[str, ...]:
        return tuple(ids[card] for card in range(CARDS) if s.place[card] == place)

    players = tuple(
        Player(
            hand=at(HAND + p) if p == seat else (),
            open=at(OPEN + p),
            hidden=0 if p == seat else len(at(HAND + p)),
            granary=at(STORED + p),
        )
        for p in range(s.players)
    )
    deck = len(at(DECK))
    return View(seat, PHASES[s.phase], s.turn, s.first, s.round, deck, at(GONE), at(MARKET), players)


def imagine(ids: list[str], view: View, rng: Random) -> State:
    """The known cards where they are; the others are dealt at random."""
    s = LAYOUT.blank()
    s.players, s.turn, s.first, s.round = len(view.players), view.turn, view.first, view.round
    s.phase = PHASES.index(view.phase)
    known = [(GONE, view.gone), (MARKET, view.market)]
    for p, player in enumerate(view.players):
        known += [(HAND + p, player.hand), (OPEN + p, player.open), (STORED + p, player.granary)]
    for place, cards in known:
        for card in cards:
            s.place[ids.index(card)] = place
    unknown = [card for card in range(CARDS) if s.place[card] == DECK]
    rng.shuffle(unknown)
    for p, player in enumerate(view.players):
        for _ in range(player.hidden):
            s.place[unknown.pop()] = HAND + p
    return s


def spread_of(view: View) -> Spread:
    """The market and the deck, then everybody's granary and hand."""
    zones = [
        Zone("market", view.market),
        Zone("deck", hidden=view.deck, is_pile=True),
        Zone("gone", view.gone, is_pile=True),
    ]
    for seat, player in enumerate(view.players):
        zones.append(Zone("granary", player.granary, seat=seat))
        zones.append(Zone("hand", (*player.hand, *player.open), player.hidden, seat))
    return Spread(tuple(zones), (Figure("round", view.round),))


def why_not(engine: Any, s: State, action: int) -> Refusal | None:
    """The first rule that stands against a move."""
    if engine.is_legal(s, action):
        return None
    if s.phase == OVER:
        return Refusal("E1", "game-over")
    if s.phase == TAKING:
        return Refusal("T4", "not-in-market") if TAKE <= action < DRAW else Refusal("T1", "take-first")
    if action >= TAKE:
        return Refusal("T1", "play-first")
    if not engine.holds(s, s.turn, action % CARDS):
        return Refusal("T1", "not-in-hand")
    return Refusal("T2", "too-low")


def narrate(ids: list[str], before: State, action: int, after: State) -> list[Event]:
    """The move, what only its maker sees of it, and the end."""
    p = before.turn
    if action < LEAVE:
        return [Event("stores", "T1", {"player": p, "card": ids[action]})]
    if action < TAKE:
        return [Event("leaves", "T3", {"player": p, "card": ids[action - LEAVE]})]
    if action < DRAW:
        told = [Event("takes", "T4", {"player": p, "card": ids[action - TAKE]})]
    else:
        [card] = [i for i in range(CARDS) if before.place[i] == DECK != after.place[i]]
        told = [Event("draws", "T5", {"player": p}), Event("sees", "T5", {"player": p, "card": ids[card]}, (p,))]
    return told if after.phase == PLAYING else [*told, Event("ends", "E1")]
