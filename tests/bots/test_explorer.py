"""How figures are counted: what was planted into made-up games is found, and what was not is not."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from bench.explorer import Player
from bench.explorer_count import Counted, figures_of
from holocene.arena.playing import Finished, play_out
from holocene.arena.series import new_plan
from holocene.core.contract.figures import TableFigures
from holocene.core.matches.census import Course, Kind, Step, Thing

NOISE = tuple(f"card-{n}" for n in range(12))
CARDS = ("strong", "plain", "partner", *NOISE, "rare")
GAMES = 600


class MadeUp:
    """A census of a few cards."""

    kinds = (Kind("card"),)
    opening = ("card",)

    def things(self) -> Sequence[Thing]:
        return [Thing("card", name) for name in CARDS]


def made_up(rng: Random) -> Counted:
    """Two players: whoever has `strong` wins three times out of four; `partner` comes with it, the others by chance,
    `rare` hardly ever. The first thing is used once more, late, and games with `strong` bring both more points."""
    hands = [["strong"] if rng.random() < 0.5 else [] for _ in range(2)]
    for hand in hands:
        hand += [name for name in ("plain", *NOISE) if rng.random() < 0.5]
        hand += ["partner"] if rng.random() < (0.8 if "strong" in hand else 0.2) else []
        hand += ["rare"] if rng.random() < 0.01 else []
    strong = [("strong" in hand) for hand in hands]
    first = 0.5 if strong[0] == strong[1] else 0.75 if strong[0] else 0.25
    winner = 0 if rng.random() < first else 1
    steps = [[Step("card", name, 1 + CARDS.index(name), 1) for name in hand] for hand in hands]
    for own in steps:
        own += [own[0]._replace(round=99)] if len(own) > 3 else []
    shares = [float(seat == winner) for seat in range(2)]
    return Counted(
        [int(10 * share) + 20 * any(strong) for share in shares],
        shares,
        Course(steps, hands, [hand[:1] for hand in hands]),
    )


@pytest.fixture(scope="module")
def figures() -> TableFigures:
    rng, census = Random(7), MadeUp()
    return figures_of([made_up(rng) for _ in range(GAMES)], census, {"players": 2})  # type: ignore[arg-type]


def test_worth_is_what_was_planted(figures: TableFigures) -> None:
    """A quarter above the fair share, and five points of ten; of the cards that do nothing, a few intervals miss it."""
    strong, idle = figures.things[0].used, [figures.things[at].used for at, name in enumerate(CARDS) if name in NOISE]
    assert strong.wins is not None and strong.points is not None
    assert abs(strong.wins.value - 0.25) < strong.wins.half < 0.07
    assert abs(strong.points.value - 5) < strong.points.half
    assert strong.games == pytest.approx(GAMES / 2, rel=0.15)  # all others had both players with it, or neither
    assert sum(each.wins is None or abs(each.wins.value) > each.wins.half for each in idle) <= 2


def test_pairs_are_those_that_were_planted(figures: TableFigures) -> None:
    found = {at: [pair.thing for pair in thing.pairs] for at, thing in enumerate(figures.things) if thing.pairs}
    assert {0: [2], 2: [0]} == found


def test_few_games_say_nothing(figures: TableFigures) -> None:
    rare = figures.things[CARDS.index("rare")].used
    assert 0 < rare.games < 30
    assert (None, None) == (rare.wins, rare.points)


def test_an_opening_is_compared_with_the_others_at_its_table(figures: TableFigures) -> None:
    """An eighth above the fair share, and as much of ten points; not the twenty that both have."""
    opening = figures.openings[0]
    assert opening.wins is not None
    assert abs(opening.wins.value - 0.125) < opening.wins.half
    assert abs(opening.points.value - 1.25) < opening.points.half


def test_openings_are_a_tree(figures: TableFigures) -> None:
    """Every branch before its twigs, and no more players on twigs than on their branch."""
    shares = {opening.things: opening.players for opening in figures.openings}
    assert (0,) == figures.openings[0].things and shares[(0,)] == pytest.approx(0.5, abs=0.05)
    assert all(shares[things[:-1]] >= share for things, share in shares.items() if len(things) > 1)


def test_rounds_are_those_of_the_first_use(figures: TableFigures) -> None:
    assert [(n, n, n) for n in range(1, len(CARDS) + 1)] == [thing.rounds for thing in figures.things]


@pytest.mark.soak
@pytest.mark.parametrize("game", ["progress", "s-evolution"])
def test_the_games_are_those_of_the_bot(game: str) -> None:
    """Machine code plays move by move what the bot `network` plays."""
    plan: Any = new_plan(game, {"players": 2}, ["network"], 20, 1.0)
    done = play_out(plan, 0)
    assert isinstance(done, Finished)
    assert done.made == Player(plan.rules).match(plan, 0).moves
