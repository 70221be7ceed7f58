"""`holocene arena`, as it is typed."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest
from pyarrow import parquet

import holocene
from holocene.arena import local, series
from holocene.arena.plan import Plan
from holocene.arena.playing import Games, Task
from holocene.cli.main import main
from holocene.locale import LANGUAGES

SERIES = ("arena", "s-evolution", "--players", "2", "--workers", "1")


@pytest.fixture(autouse=True)
def _terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setattr("sys.stdin", io.StringIO())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_series_is_reported_in_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--bots", "random,greedy", "--games", "3", "--language", language, "--out", str(tmp_path / "out"))
    assert 0 == main([*SERIES, *words])
    shown = capsys.readouterr()
    assert "s-evolution --players 2" in shown.out
    assert "--bots random,greedy --games 4 --seed 1" in shown.out
    assert "1 greedy" in shown.out and "2 random" in shown.out
    assert "50" in shown.out  # the fair share
    assert str(tmp_path / "out") in shown.err


def test_alone_ranks_are_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """All that occurred, by their names; shares and notes about them are left out."""
    words = ("--players", "1", "--bots", "greedy,random", "--games", "4", "--out", str(tmp_path))
    assert 0 == main(["arena", "progress", *words])
    out = capsys.readouterr().out
    ranks = json.loads((tmp_path / "results.json").read_text(encoding="utf-8"))["results"]["ranks"]
    heads = out[out.index("Ranks") :].splitlines()[1].lower().split()
    assert ["bot", *ranks] == heads
    assert len(ranks) > 1
    assert "fair share" not in out and "Shares" not in out


def test_results_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As JSON, which `--json` prints too, and as Parquet, with a row for each seat."""
    assert 0 == main([*SERIES, "--bots", "random,greedy", "--games", "4", "--json", "--out", str(tmp_path)])
    printed = json.loads(capsys.readouterr().out)
    assert printed == json.loads((tmp_path / "results.json").read_text(encoding="utf-8"))
    assert (4, 2) == (printed["results"]["games"], printed["results"]["deals"])
    table = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert 8 == len(table)
    assert {"random": {0, 1}, "greedy": {0, 1}} == {
        bot: {row["seat"] for row in table if row["bot"] == bot} for bot in ("random", "greedy")
    }
    assert 4.0 == sum(row["share"] for row in table)


def test_the_same_command_goes_on_after_an_interruption(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a folder named: results so far and exit status 130, then only what is missing."""

    def interrupted(plan: Plan, numbers: Iterable[int], task: Task) -> Games:
        for number in list(numbers)[:3]:
            yield from local.play_here(plan, [number], task)
        raise KeyboardInterrupt

    words = [*SERIES, "--bots", "random,greedy", "--games", "6"]
    with monkeypatch.context() as patch:
        patch.setattr(series, "play_here", interrupted)
        assert 130 == main(words)
    told = capsys.readouterr()
    assert "Run the same command to continue." in told.err
    assert "3\u00a0games, 2\u00a0different deals" in told.out
    assert 0 == main(words)
    told = capsys.readouterr()
    assert "3\u00a0of them have been played already." in told.err
    assert "6\u00a0games, 3\u00a0different deals" in told.out


def test_a_bot_of_ones_own(foreign: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """From the folder one works in, in processes too, and with parameters."""
    own = ("--bot", "foreign_bots:Cautious:depth=2", "--bot", "foreign_bots:Cautious")
    assert 0 == main([*SERIES[:-1], "2", "--bots", "random", *own, "--games", "6"])
    out = capsys.readouterr().out
    assert "foreign_bots:Cautious:depth=2" in out


def test_a_bot_that_cheats_is_shown_up(foreign: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Which bot, which move, and where the match is, which can be replayed."""
    assert 2 == main([*SERIES, "--bots", "random,foreign_bots:Illegal", "--out", str(tmp_path / "out")])
    told = capsys.readouterr().err
    assert "The bot “foreign_bots:Illegal” answered “play nothing” in game 0" in told
    match = holocene.load(tmp_path / "out" / "fault-0.json")
    assert not match.is_over


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["s-evolution"], "Name the bots that should play"),
        (["s-evolution", "--bots", "random,random"], "The bot “random” is named twice."),
        (["s-evolution", "--bots", "rand"], "There is no bot “rand”. Choose from"),
        (["s-evolution", "--bots", "nobody:Deep"], "There is no module “nobody”"),
        (["s-evolution", "--bots", "random", "--players", "7"], "The option “players” cannot be “7”."),
        (["s-evolution", "--bots", "random", "--games", "0"], "--games: “0” is not a valid value here."),
        (["s-evolution", "--bots", "random", "--seconds", "-1"], "--seconds: “-1” is not a valid value here."),
        (["s-evolution", "--bots", "random", "--ray", "127.0.0.1:1"], "There is no Ray cluster at “127.0.0.1:1”"),
        (["chess", "--bots", "random"], "There is no game “chess”."),
    ],
)
def test_mistakes_are_explained(words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["arena", *words])
    assert complaint in capsys.readouterr().err


@pytest.mark.parametrize("library", ["ray", "pyarrow"])
def test_a_library_that_is_not_installed_is_named(
    library: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without Ray there is no cluster; without PyArrow only the Parquet file is missing."""
    monkeypatch.setitem(sys.modules, library, None)
    words = ["--ray", "local"] if library == "ray" else []
    status = main([*SERIES, "--bots", "random", "--games", "2", *words])
    extra = {"ray": "pip install 'holocene[ray]", "pyarrow": "pip install 'holocene[arena]"}[library]
    assert ({"ray": 2, "pyarrow": 0}[library], True) == (status, extra in capsys.readouterr().err)


def test_a_game_is_played_against_a_bot_of_ones_own(
    foreign: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`--bot` fills the seats after the human; one that fails is named, and the match is saved."""
    save = tmp_path / "match.json"
    words = ["play", "s-evolution", "--players", "3", "--first", "green", "--seed", "1", "--save", str(save)]
    assert 2 == main([*words, "--bot", "foreign_bots:Cautious", "--bot", "foreign_bots:Failing"])
    assert "The bot “foreign_bots:Failing” failed: RuntimeError: out of ideas" in capsys.readouterr().err
    kinds = ["human", "foreign_bots:Cautious", "foreign_bots:Failing"]
    assert kinds == [seat.kind for seat in holocene.load(save).seats]
