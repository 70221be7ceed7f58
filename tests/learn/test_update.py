"""An update makes what turned out well likelier, and expects what came."""

from __future__ import annotations

import numpy as np

N = 64


def test_an_update_learns_from_gains_and_expects_what_came() -> None:
    """The first of two actions always gained; the observer always won, 80 : 40."""
    import torch

    from holocene.learn.network import Network, Shape
    from holocene.learn.results import Lesson
    from holocene.learn.update import Pace, learn
    from tests.learn.by_hand import Seats, played

    torch.manual_seed(1)
    network = Network(Shape(cells=1, actions=2, seats=2, wide=8, hidden=8, blocks=1), np.ones(1, np.float32))
    rows = played([0] * N, [0.0] * N)._replace(
        cells=torch.ones(N, 1, 1, dtype=torch.int8),
        masks=torch.ones(N, 1, 2, dtype=torch.bool),
        actions=(torch.arange(N) % 2)[:, None],
        chances=torch.full((N, 1), -0.693),
    )
    gains = torch.where(rows.actions == 0, 1.0, -1.0)
    lesson = Lesson(
        gains, torch.ones(N, 1), torch.tensor([1.0, 0.0]).expand(N, 1, 2), torch.tensor([2.0, 1.0]).expand(N, 1, 2)
    )
    adam = torch.optim.Adam(network.parameters(), 1e-2)
    see = rows.cells[0], rows.masks[0], Seats.players
    first = network(*see)
    for _ in range(5):
        learn(rows, lesson, Seats(), network, adam, Pace(rate=1e-2, entropy=0.0, parts=2))  # type: ignore[arg-type]
    now = network(*see)
    assert now.chances[0, 0].exp() > 0.6 > first.chances[0, 0].exp()
    assert now.worth.item() > 0.1 > first.worth.item() - 0.1
    assert now.wins.softmax(-1)[0, 0] > first.wins.softmax(-1)[0, 0]
    assert now.points[0, 0] > now.points[0, 1] > 0


def test_rows_that_another_chose_teach_nothing() -> None:
    """Nor do moves that were forced."""
    import torch

    from holocene.learn.network import Network, Shape
    from holocene.learn.results import Lesson
    from holocene.learn.update import Pace, learn
    from tests.learn.by_hand import Seats, played

    torch.manual_seed(1)
    network = Network(Shape(cells=1, actions=2, seats=2, wide=8, hidden=8, blocks=1), np.ones(1, np.float32))
    rows = played([0, 0, 0], [0.0] * 3)._replace(
        masks=torch.ones(3, 1, 2, dtype=torch.bool), learned=torch.tensor([[True], [False], [True]])
    )
    twos = torch.zeros(3, 1, 2)
    wrong = Lesson(torch.tensor([[0.0], [9.0], [0.1]]), torch.tensor([[0.0], [9.0], [0.0]]), twos + 0.5, twos)
    adam = torch.optim.Adam(network.parameters(), 1e-2)
    losses = learn(rows, wrong, Seats(), network, adam, Pace(rate=1e-2, entropy=0.0, parts=1, passes=1))  # type: ignore[arg-type]
    assert losses.worth < 1
