"""A series can be left at any time, and goes on to the same end."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from holocene.arena.lab.series import opened
from holocene.core.errors import HoloceneError
from tests.arena.lab.laboratory import order, report

ASKED = order("s-evolution", (2,), games=5)
LINES = "games/a-2/games-*.jsonl"


def test_what_is_interrupted_goes_on_to_the_same_end(tmp_path: Path) -> None:
    whole = report(ASKED, tmp_path / "whole")
    left = opened(ASKED, tmp_path / "left")[2, 0].play(ASKED.games, workers=1)
    first = [next(left).number, next(left).number]
    left.close()  # type: ignore[attr-defined]
    [path] = (tmp_path / "left").glob(LINES)
    path.write_bytes(path.read_bytes() + b'{"number": 2, "deal"')  # torn off while it was written
    counts = opened(ASKED, tmp_path / "left")[2, 0]
    assert first == sorted(counts.games)
    assert [2, 3, 4] == [row.number for row in counts.play(ASKED.games, workers=1)]
    again = report(ASKED, tmp_path / "left")
    assert msgspec.json.encode(whole) == msgspec.json.encode(again)


def test_more_games_can_be_asked_for(tmp_path: Path) -> None:
    report(order("s-evolution", (2,), games=2), tmp_path)
    counts = opened(order("s-evolution", (2,), games=3), tmp_path)[2, 0]
    assert [2] == [row.number for row in counts.play(3, workers=1)]
    assert [0, 1] == [row.number for row in counts.first(2)]


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    one = report(ASKED, tmp_path / "one")
    series = opened(ASKED, tmp_path / "two")
    assert 5 == len(list(series[2, 0].play(5, workers=2)))
    assert msgspec.json.encode(one) == msgspec.json.encode(report(ASKED, tmp_path / "two"))


def test_another_series_is_not_mixed_in(tmp_path: Path) -> None:
    report(ASKED, tmp_path)
    with pytest.raises(HoloceneError, match="another series"):
        opened(msgspec.structs.replace(ASKED, seed=2), tmp_path)
