"""Series of games: their sums, the audit of both engines, and the command `simulate`."""

from __future__ import annotations

import json

import numpy as np
import pytest

from holocene.cli import main as cli
from holocene.core.checking.audit import Fault, audit
from holocene.core.checking.series import all_rows, compiled_player, plain_player, play_series
from holocene.core.checking.tally import interval, tally
from holocene.core.compiling.fast import FOREVER
from holocene.core.contract import registry
from tests.core import toy_rules
from tests.core.toy import Toy


@pytest.fixture(scope="module")
def toy() -> Toy:
    """With the machine code that `make warm` has made."""
    game = Toy()
    compiled_player(game, {}, 1)(0, 1)
    return game


def simulate(toy: Toy, monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(cli, "COMMANDS", ("simulate",))
    monkeypatch.setattr(registry, "game_names", lambda: ["toy"])
    monkeypatch.setattr(registry, "load_game", lambda name, pack=None: toy)
    return cli.main(["simulate", "toy", *words])


def test_a_series_is_played_once_whatever_the_blocks(toy: Toy) -> None:
    blocks = list(play_series(compiled_player(toy, {}, 3), 10, threads=2, block=4))
    assert sorted((first, len(rows)) for first, rows in blocks) == [(0, 4), (4, 4), (8, 2)]


def test_the_tally_counts_wins_points_and_lengths() -> None:
    rows = np.array([[10, 2, 5, 7, 0, 1], [20, 4, 6, 6, 1, 1], [30, 6, 9, 1, 0, 0]])
    result = tally(rows, limit=30)
    assert (result.games, result.shared, result.lost, result.unfinished) == (3, 1, 1, 1)
    assert result.rounds is not None and result.rounds.median == 4
    assert [seat.wins for seat in result.seats] == [1, 2]
    assert result.seats[0].points.greatest == 9


def test_an_interval_holds_the_share_and_stays_a_share() -> None:
    assert interval(0, 10)[0] == 0 and 0.99 < interval(10, 10)[1] <= 1
    low, high = interval(700, 1000)
    assert 0.67 < low < 0.7 < high < 0.73


def test_an_audit_passes_over_sound_games(toy: Toy) -> None:
    assert (
        audit(toy, {"players": 3}, seed=5, first=2, n=3)
        == all_rows(plain_player(toy, {"players": 3}, 5), 5)[2:, 0].sum()
    )


def test_an_audit_finds_a_value_out_of_its_span(toy: Toy) -> None:
    dear = Toy(value=[400] * 6)
    with pytest.raises(Fault, match=r"points is [0-9]+, outside"):
        audit(dear, {}, seed=5, first=0, n=3, native=False)


def test_an_audit_finds_engines_that_differ(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    other = Toy(value=[1, 1, 1, 1, 1, 1])
    monkeypatch.setitem(other.__dict__, "compiled", toy.compiled)
    with pytest.raises(Fault, match="the engines differ in points"):
        audit(other, {}, seed=5, first=0, n=3)


def test_an_audit_asks_the_game_whether_a_state_is_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    def is_sound(s: toy_rules.State) -> bool:
        return s.round < 3

    is_sound.__module__ = toy_rules.__name__
    monkeypatch.setattr(toy_rules, "is_sound", is_sound, raising=False)
    with pytest.raises(Fault, match="exactly one place"):
        audit(Toy(), {}, seed=5, first=0, n=1, native=False)


@pytest.mark.parametrize("engine", ["plain", "compiled"])
def test_simulate_reports_the_same_games_on_both_engines(
    toy: Toy, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], engine: str
) -> None:
    words = (
        "--players",
        "3",
        "--games",
        "40",
        "--threads",
        "2",
        "--seed",
        "9",
        "--engine",
        engine,
        "--json",
        "--check",
    )
    assert simulate(toy, monkeypatch, *words) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["engine"] == engine and report["options"]["players"] == 3 and report["checked_decisions"] > 0
    expected = tally(all_rows(plain_player(toy, {"players": 3}, 9), 40), FOREVER)
    assert report["results"]["decisions"]["mean"] == expected.decisions.mean
    assert [seat["wins"] for seat in report["results"]["seats"]] == [seat.wins for seat in expected.seats]


@pytest.mark.parametrize("language", ["en", "fr", "de", "ru"])
def test_simulate_shows_a_table_in_every_language(
    toy: Toy, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert simulate(toy, monkeypatch, "--games", "30", "--copies", "4", "--check", "--language", language) == 0
    out = capsys.readouterr().out
    assert "toy --players 2 --copies 4 --games 30 --seed 1" in out
    assert max(map(len, out.splitlines())) <= 80 and "…" not in out


def test_simulate_lists_the_options_of_the_game(
    toy: Toy, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        simulate(toy, monkeypatch, "--help")
    assert "--copies" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--games", "0"), "“0” is not a valid value here"),
        (("--seed", "-1"), "“-1” is not a valid value here"),
        (("--players", "9"), "Choose from 2, 3, 4"),
        (("--plyers", "2"), "Unknown argument: --plyers"),
        (("--pack", "/no/such/folder"), "There is no folder"),
    ],
)
def test_simulate_explains_what_it_cannot_do(
    toy: Toy,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    complaint: str,
) -> None:
    assert simulate(toy, monkeypatch, *words) == 2
    assert complaint in capsys.readouterr().err


def test_an_interrupted_series_is_reported_as_far_as_it_went(
    toy: Toy, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(player: object, *rest: object) -> object:
        yield from play_series(compiled_player(toy, {}, 1), 5)
        raise KeyboardInterrupt

    monkeypatch.setattr("holocene.core.checking.series.play_series", interrupted)
    assert 130 == simulate(toy, monkeypatch, "--games", "50", "--json")
    out, err = capsys.readouterr()
    assert json.loads(out)["results"]["games"] == 5
    assert "Interrupted" in err
