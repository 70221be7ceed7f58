"""A clock that tests set, and tables of people who play by day."""

from __future__ import annotations

from typing import Any

from holocene.server.club.clock.expiring import Clocks
from tests.server.conftest import new_table

HOUR = 3600.0
DAY = 24 * HOUR


class Time:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


def table_by_day(client: Any, players: int = 2, **more: Any) -> Any:
    """People who play by day, each by a link."""
    wanted = {"game": "s-evolution", "options": {"players": players}, "pace": DAY, "think": 0.0, **more}
    table = new_table(client, kinds="me" + " open" * (players - 1), **wanted)
    for seat, name in zip(range(1, players), ("Ben", "Cem", "Dora"), strict=False):
        table.sit(seat, name)
    return table


def any_move(table: Any, seat: int) -> Any:
    """Plays the first move that there is."""
    own = table.moment(seat)
    answer = table.play(seat, own["moves"][0]["move"], own["n"])
    assert 200 == answer.status_code, answer.text
    return answer.json()


def kinds(moment: Any) -> list[str]:
    """What everybody was told since the game began."""
    return [notice["kind"] for notice in moment["notices"] if notice["kind"] not in ("joined", "begun")]


def run_out(table: Any, time: Time, clocks: Clocks) -> Any:
    """Lets the time of who is to act be over."""
    time.now = table.moment()["due"] + 1
    clocks.look()
    return table.moment()
