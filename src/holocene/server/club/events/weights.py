"""What it costs that two sit at one table: one number, in which a graver matter outweighs all lighter ones together.

The gravest is that they have met before; then, at tables of two, that both have had the same seat too often for one of
them to have it again; then how far apart they stand, that somebody floats again, and that both would rather have the
same seat. Where all of it is equal, lots are drawn from the seed of the event.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from holocene.server.club.events.history import BOT, Past, Player

# Each is more than the sums of what is lighter can come to, with 200 entrants and 40 rounds.
LOT: Final = 1 << 10
SEATS: Final = LOT << 10
FLOAT: Final = SEATS << 12
APART: Final = FLOAT << 14
LEANING: Final = APART << 28
MET: Final = LEANING << 8
TOO_OFTEN: Final = 2  # how much more often in one seat than in the other
CROWDED: Final = 1 << 12  # two bots at one table: as if they had met so often that it counts for more than all else


def matrix(players: Sequence[Player], size: int, past: Past, seed: int) -> list[list[int]]:
    """The cost of every pair; bots, as many as fill the tables, come after the players, and stand where the last of
    those do."""
    bots = -len(players) % size
    lots, n = Random(seed), len(players) + bots
    last = min((player.score for player in players), default=0.0)
    everyone = [*players, *(Player(BOT, last) for _ in range(bots))]
    costs = [[0] * n for _ in range(n)]
    for a in range(n):
        for b in range(a):
            costs[a][b] = costs[b][a] = cost(everyone[a], everyone[b], size, past) + lots.randrange(LOT)
    return costs


def cost(a: Player, b: Player, size: int, past: Past) -> int:
    """Without lots."""
    if a.number == b.number == BOT:
        return MET * CROWDED
    apart = round(2 * abs(a.score - b.score))
    again = past.floated[a.number] + past.floated[b.number] if apart else 0
    lean = _lean(a.number, b.number, past) if size == 2 else 0
    return (
        MET * past.meetings(a.number, b.number) ** 2
        + LEANING * (lean >= TOO_OFTEN)
        + APART * apart**2
        + FLOAT * again
        + SEATS * lean
    )


def _lean(a: int, b: int, past: Past) -> int:
    """How much more often two have both had the same seat of two: one of them will have it again."""
    if BOT in (a, b):
        return 0
    one, other = (past.sat[number][0] - past.sat[number][1] for number in (a, b))
    return min(abs(one), abs(other)) if one * other > 0 else 0
