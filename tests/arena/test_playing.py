"""One game between bots: the same as a match, with views only, and with faults that are told."""

from __future__ import annotations

from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import pytest

import holocene
from holocene.arena import playing
from holocene.arena.playing import Fault, Played, play
from holocene.arena.series import new_plan
from holocene.bots.base import Clock
from holocene.bots.registry import make
from holocene.core.matches.match import Match


@pytest.mark.parametrize(("game", "players"), [("progress", 1), ("progress", 2), ("s-evolution", 3)])
def test_a_game_is_the_match_of_its_secret(game: str, players: int) -> None:
    """Stepping in place leads to the same end as a match in which the same bots draw from the same generators."""
    plan = new_plan(game, {"players": players}, ["random", "greedy"], seed=3)
    number = plan.round + 1
    seating = plan.seating(number)
    match = Match(plan.rules, plan.chosen, plan.secret(seating.deal))
    bots = [make(plan.bots[bot], plan.rules) for bot in seating.bots]
    generators = [plan.generator(number, seat) for seat in range(players)]
    while (seat := match.to_act) is not None:
        legal = match.legal()
        if len(legal) > 1:
            match.play(bots[seat].choose(match.view(seat), legal, Clock(), generators[seat]))
        else:
            match.play(legal[0])
    played = play(plan, number)
    assert isinstance(played, Played)
    assert match.scores() == played.scores
    assert match.winners() == played.winners
    assert len(match.made) == played.decisions
    assert match.score_sheet().rank == played.rank
    assert match.state.round == played.rounds


class Watching:
    """Looks at what it is given."""

    seen: list[tuple[Any, list[str], Clock]]

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, view: Any, legal: list[str], clock: Clock, rng: Random) -> str:
        self.seen.append((view, legal, clock))
        return rng.choice(legal)


def test_a_bot_is_given_a_view_and_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new bot for each seat, views of its own seat, at least two moves, the clock of the plan."""
    plan = new_plan("s-evolution", {"players": 2}, ["random"], seconds=0.25, by_processor=True)
    Watching.seen, made = [], list[Watching]()

    def sit_down(name: str, game: Any) -> Watching:
        made.append(Watching(len(made)))
        return made[-1]

    monkeypatch.setattr(playing, "make_ready", sit_down)
    played = play(plan, 0)
    assert isinstance(played, Played)
    assert 2 == len(made)
    view = plan.rules.view(Match(plan.rules, plan.chosen, plan.secret(0)).state, 0)
    assert {type(view)} == {type(seen) for seen, _, _ in Watching.seen}
    assert all(len(legal) > 1 for _, legal, _ in Watching.seen)
    assert {(0.25, process_time)} == {(clock.seconds, clock.now) for _, _, clock in Watching.seen}
    assert len(Watching.seen) == sum(times.n for times in played.times) < played.decisions


@pytest.mark.parametrize(
    ("bot", "key", "said"),
    [("Illegal", "bot-illegal", "play nothing"), ("Failing", "bot-failed", "RuntimeError: out of ideas")],
)
def test_a_bot_that_spoils_a_game_is_named(foreign: Path, bot: str, key: str, said: str) -> None:
    """With its move or error, and a record that leads to the decision."""
    plan = new_plan("s-evolution", {"players": 2}, ["random", f"foreign_bots:{bot}"])
    fault = play(plan, 0)
    assert isinstance(fault, Fault)
    assert key == fault.key
    assert f"foreign_bots:{bot}" == fault.facts["bot"]
    assert said in fault.message
    match = holocene.replay(fault.record)
    assert match.to_act is not None
    assert f"foreign_bots:{bot}" == match.seats[match.to_act].kind


def test_shares_of_a_shared_victory() -> None:
    """Together one victory, or none where all lost."""
    game = Played(0, 0, (0, 1, 2), (9, 9, 3), (0, 1), "", 10, 1, ())
    assert (0.5, 0.5, 0.0) == game.shares
    assert (0.0,) == Played(0, 0, (0,), (3,), (), "", 10, 1, ()).shares
