"""The next round of an event: who sits where at which table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from holocene.server.club.events.groups import grouped
from holocene.server.club.events.history import BOT, Group, Past, Player
from holocene.server.club.events.pairs import paired
from holocene.server.club.events.places import seated
from holocene.server.club.events.weights import MET, matrix


def swiss(players: Sequence[Player], size: int, past: Past, seed: int) -> list[Group]:
    """Those of like scores together, and nobody with the same people again where that can be. Where seats are left,
    bots take them, one a table as far as that goes: first at the tables of those who stand last and had none yet. So
    nobody sits out. Lots are drawn from the seed: the same history gives the same round."""
    lots = Random(seed)
    order = sorted(players, key=lambda player: (-player.score, lots.random()))
    costs = matrix(order, size, past, lots.getrandbits(32))
    found = paired(costs, MET) if size == 2 else grouped(costs, size, lots.getrandbits(32))
    numbers = [*(player.number for player in order), *([BOT] * size)]
    return [seated([numbers[at] for at in group], past, lots) for group in found]


def robin(groups: Sequence[Group], here: Collection[int], past: Past, seed: int) -> list[Group]:
    """A round that was made before. Bots play for those who have withdrawn, so that the others meet whom they were to
    meet; a table of bots alone is left out."""
    lots = Random(seed)
    present = [[number if number in here else BOT for number in group] for group in groups]
    return [seated(group, past, lots) for group in present if set(group) != {BOT}]


def floaters(tables: Sequence[Sequence[int]], scores: dict[int, float]) -> list[int]:
    """Who meets somebody of another score at a table of two, given the scores before the round."""
    pairs = [(a, b) for a, b in tables if BOT not in (a, b)] if all(len(table) == 2 for table in tables) else []
    apart = (pair for pair in pairs if scores.get(pair[0], 0.0) != scores.get(pair[1], 0.0))
    return [number for pair in apart for number in pair]
