"""A series is the same however it is played, and nothing that is finished is lost."""

from __future__ import annotations

import fcntl
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from holocene.arena.local import play_here
from holocene.arena.plan import Plan
from holocene.arena.playing import Games, Played
from holocene.arena.series import Shard, new_plan, play_missing, player
from holocene.arena.store import Series, Store
from holocene.core.errors import HoloceneError

GAMES = 12
WHOLE = Shard()


@pytest.fixture(scope="module")
def plan() -> Plan:
    return new_plan("s-evolution", {"players": 3}, ["random", "greedy"], seed=5)


def opened(folder: Path, plan: Plan) -> tuple[Store, Series]:
    store = Store(folder, plan)
    store.open()
    return store, store.read(GAMES)


def played(folder: Path, plan: Plan, shard: Shard = WHOLE, play: Any = play_here) -> list[Played]:
    """What is played when the series is begun or gone on with."""
    store, series = opened(folder, plan)
    return list(play_missing(store, series, GAMES, play, shard))


def timeless(games: Iterable[Played]) -> list[Played]:
    ordered = sorted(games, key=lambda game: game.number)
    return [msgspec.structs.replace(game, times=()) for game in ordered]


@pytest.fixture(scope="module")
def whole(plan: Plan, tmp_path_factory: pytest.TempPathFactory) -> list[Played]:
    """The series played at one go in this process."""
    return timeless(played(tmp_path_factory.mktemp("whole"), plan))


def test_processes_play_the_same_games(plan: Plan, whole: list[Played], tmp_path: Path) -> None:
    """Two of them, in whatever order they finish."""
    assert whole == timeless(played(tmp_path, plan, play=player(workers=2)))


def test_shards_make_the_whole(plan: Plan, whole: list[Played], tmp_path: Path) -> None:
    """Parts from two machines, put into one folder: nothing is left to play."""
    for part in (1, 2):
        assert GAMES // 2 == len(played(tmp_path / str(part), plan, Shard(part, 2)))
    (tmp_path / "2" / "games-2-of-2.jsonl").rename(tmp_path / "1" / "games-2-of-2.jsonl")
    assert [] == played(tmp_path / "1", plan)
    assert whole == timeless(opened(tmp_path / "1", plan)[1].in_order())


def test_an_interrupted_series_goes_on(plan: Plan, whole: list[Played], tmp_path: Path) -> None:
    """What was finished stays, what was torn off while it was written is played again."""
    store, series = opened(tmp_path, plan)
    going = play_missing(store, series, GAMES, play_here, WHOLE)
    list(islice(going, 5))
    going.close()  # type: ignore[attr-defined]
    file = tmp_path / "games-1-of-1.jsonl"
    file.write_bytes(file.read_bytes()[:-20])
    assert [4, 5, 6, 7, 8, 9, 10, 11] == [game.number for game in played(tmp_path, plan)]
    assert whole == timeless(opened(tmp_path, plan)[1].in_order())
    assert [] == played(tmp_path, plan)


def test_closing_a_series_ends_its_processes(plan: Plan, tmp_path: Path) -> None:
    """After the present decision; the games that were finished are there."""
    store, series = opened(tmp_path, plan)
    going = play_missing(store, series, GAMES, player(workers=2), WHOLE)
    first = next(going)
    going.close()  # type: ignore[attr-defined]
    assert first.number in opened(tmp_path, plan)[1].games


@pytest.mark.parametrize(
    ("changed", "names"),
    [({"seed": 6}, "seed"), ({"bots": ("random",), "seconds": 2.0}, "bots, seconds"), ({"code": "other"}, "code")],
)
def test_a_folder_keeps_to_its_series(plan: Plan, tmp_path: Path, changed: dict[str, Any], names: str) -> None:
    opened(tmp_path, plan)
    with pytest.raises(HoloceneError, match=rf"\({names} differ\)"):
        Store(tmp_path, msgspec.structs.replace(plan, **changed)).open()


def test_pages_can_be_made_of_games_of_other_code(plan: Plan, tmp_path: Path) -> None:
    """The plan in the folder says which."""
    opened(tmp_path, plan)
    store = Store(tmp_path, msgspec.structs.replace(plan, code="other"))
    store.open(any_code=True)
    assert plan.code == store.kept().code


def test_only_one_process_writes(plan: Plan, tmp_path: Path) -> None:
    opened(tmp_path, plan)
    with (tmp_path / "games-1-of-1.jsonl").open("ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        with pytest.raises(HoloceneError, match="another process"):
            played(tmp_path, plan)


def test_a_file_that_is_no_series_is_named(plan: Plan, tmp_path: Path) -> None:
    opened(tmp_path, plan)
    (tmp_path / "games-1-of-1.jsonl").write_text("{}\n", encoding="utf-8")
    with pytest.raises(HoloceneError, match=r"games-1-of-1\.jsonl cannot be read"):
        opened(tmp_path, plan)


def test_a_folder_that_cannot_be_made_is_named(plan: Plan, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(HoloceneError, match="cannot write to"):
        opened(tmp_path / "file" / "series", plan)


def test_a_process_that_dies_is_told_of(plan: Plan, tmp_path: Path, foreign: Path) -> None:
    """What was finished before is kept."""
    (foreign / "dying_bots.py").write_text(
        "import os\n\n\nclass Dying:\n    def __init__(self, game):\n        pass\n\n"
        "    def choose(self, view, legal, clock, rng):\n        os._exit(1)\n",
        encoding="utf-8",
    )
    dying = new_plan("s-evolution", {"players": 2}, ["random", "dying_bots:Dying"])
    with pytest.raises(HoloceneError, match="ended unexpectedly"):
        played(tmp_path / "series", dying, play=player(workers=2))


def test_a_fault_ends_the_series_and_keeps_the_match(tmp_path: Path, foreign: Path) -> None:
    """From a process of its own too."""
    plan = new_plan("s-evolution", {"players": 2}, ["random", "foreign_bots:Illegal"])
    with pytest.raises(HoloceneError) as spoilt:
        played(tmp_path / "series", plan, play=player(workers=2))
    assert "arena-bot-illegal" == spoilt.value.key
    assert Path(spoilt.value.facts["path"]).is_file()


def test_games_come_as_they_are_done(plan: Plan, tmp_path: Path) -> None:
    """Each is written before the next one is asked for."""
    store, series = opened(tmp_path, plan)
    asked: list[int] = []

    def watched(plan: Plan, numbers: Iterable[int]) -> Games:
        for number in numbers:
            asked.append(number)
            yield from play_here(plan, [number])

    def written() -> Iterator[tuple[int, int]]:
        for _ in play_missing(store, series, 6, watched, WHOLE):
            yield len(asked), len((tmp_path / "games-1-of-1.jsonl").read_bytes().splitlines())

    assert [(n, n) for n in range(1, 7)] == list(written())
