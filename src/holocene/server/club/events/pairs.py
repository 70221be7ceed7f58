"""Two a table: the pairs that cost least together, found as a perfect matching of least weight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from holocene.server.club.events.history import Group

NEAR: Final = 16  # places in the order of standings: further away somebody is looked for only if that does not do


def paired(costs: Sequence[Sequence[int]], threshold: int) -> list[Group]:
    """Everybody in a pair, by indices. `threshold` is a cost at which a pair is to be avoided: where it cannot be among
    those who stand near each other, all are looked at, which takes longer.

    >>> paired([[0, 9, 1, 9], [9, 0, 9, 1], [1, 9, 0, 9], [9, 1, 9, 0]], 100)
    [(0, 2), (1, 3)]
    """
    near = _matched(costs, NEAR)
    if 2 * len(near) == len(costs) and all(costs[a][b] < threshold for a, b in near):
        return near
    return _matched(costs, len(costs))


def _matched(costs: Sequence[Sequence[int]], reach: int) -> list[Group]:
    import networkx  # when somebody first draws: a server that has no events need not wait for it

    n = len(costs)
    graph = networkx.Graph()
    graph.add_nodes_from(range(n))
    for a in range(n):
        for b in range(a + 1, n):
            if b - a <= reach or b == n - 1:  # the last may be a bot, whom anybody may meet
                graph.add_edge(a, b, weight=costs[a][b])
    return sorted((min(pair), max(pair)) for pair in networkx.min_weight_matching(graph))
