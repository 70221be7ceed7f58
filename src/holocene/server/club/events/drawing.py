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


def robin(
    groups: Sequence[Group], entrants: Sequence[int], here: Collection[int], past: Past, seed: int
) -> list[Group]:
    """A round that was made before, by indices into the entrants. Bots play for those who have withdrawn, so that the
    others meet whom they were to meet; a table of bots alone is left out."""
    lots = Random(seed)
    tables = []
    for group in groups:
        numbers = [entrants[at] if at < len(entrants) and entrants[at] in here else BOT for at in group]
        if set(numbers) != {BOT}:
            tables.append(seated(numbers, past, lots))
    return tables


def floaters(tables: Sequence[Sequence[int]], scores: dict[int, float]) -> list[int]:
    """Who meets somebody of another score at a table of two, given the scores before the round."""
    pairs = [(a, b) for a, b in tables if BOT not in (a, b)] if all(len(table) == 2 for table in tables) else []
    return [number for pair in pairs if scores[pair[0]] != scores[pair[1]] for number in pair]
