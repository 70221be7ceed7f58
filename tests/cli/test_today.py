"""`holocene today`: a deal in the terminal, its first try kept, and the line to share."""

from __future__ import annotations

import io
from datetime import date

import pytest

from holocene.bots import daily
from holocene.cli.main import main
from holocene.cli.today_kept import days_in_row, folder

DAY = date(2026, 11, 20)


@pytest.fixture(autouse=True)
def today(terminal: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "today", lambda: DAY)


def typed(monkeypatch: pytest.MonkeyPatch, lines: str, *words: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    return main(["today", *words])


def test_a_first_try_is_kept_and_can_be_shared(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Left and gone on with; no hints; a second game changes nothing."""
    typed(monkeypatch, "hint\n1\nquit\nn\n", "s-evolution")
    assert "No hints are given" in capsys.readouterr().out
    assert 1 == len(list(folder().glob("2026-11-20-s-evolution-29441e.json"))), "it is not forgotten on leaving"
    main(["today"])
    assert "begun" in capsys.readouterr().out
    typed(monkeypatch, "1\n" * 400, "s-evolution")
    line = capsys.readouterr().out.strip().splitlines()[-1]
    assert line.startswith("Holocene 20 November, S-Evolution: ")
    main(["--language", "de", "today", "s-evolution"])
    told = " ".join(capsys.readouterr().out.split())
    assert "Holocene 20. November, S-Evolution: " in told and "--again" in told
    main(["today"])
    assert line in capsys.readouterr().out
    assert 1 == days_in_row(DAY)


@pytest.mark.parametrize("day", ["2026-11-21", "yesterday"])
def test_a_day_that_has_not_come_is_refused(day: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["today", "progress", "--date", day])
    assert day in capsys.readouterr().err
