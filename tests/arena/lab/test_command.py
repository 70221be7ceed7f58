"""`holocene lab` from the command line."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from holocene.arena.lab.results import Results
from holocene.cli.main import main

CARDS = Path(__file__).parents[3] / "src" / "holocene" / "games" / "s_evolution" / "data"


@pytest.fixture(autouse=True)
def _english_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def lab(*words: str | Path) -> int:
    return main(["lab", "s-evolution", "--bots", "random", "--workers", "1", *map(str, words)])


def results(folder: Path) -> Results:
    return msgspec.json.decode((folder / "results.json").read_bytes(), type=Results)


def test_the_report_says_how_it_was_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command in the report makes the same report."""
    asked = ("--players", "3,2", "--games", "2", "--seed", "5", "--calamities", "printed", "--level-price", "target")
    assert 0 == lab(*asked, "--out", tmp_path / "one")
    assert "report.html" in capsys.readouterr().out
    found = results(tmp_path / "one")
    assert [2, 3] == [table.players for table in found.tables]
    assert [2, 2] == [table.packs[0].games for table in found.tables]
    assert "printed" == found.options["calamities"]
    assert found.command in (tmp_path / "one" / "report.html").read_text(encoding="utf-8")
    assert 0 == main([*found.command.split()[1:], "--workers", "1", "--out", str(tmp_path / "two")])
    for name in ("results.json", "report.html"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_two_packs_stand_side_by_side(tmp_path: Path) -> None:
    """Richer cards give more points on the same deals, and the report names both packs."""
    rich = tmp_path / "rich"
    rich.mkdir()
    for path in CARDS.iterdir():
        if path.suffix in (".csv", ".toml"):
            (rich / path.name).write_bytes(path.read_bytes())
    deck = (rich / "deck.csv").read_text(encoding="utf-8")
    (rich / "deck.csv").write_text(deck.replace("food,1,", "food,3,").replace("tools,1,", "tools,3,"), encoding="utf-8")
    assert 0 == lab("--players", "2", "--games", "6", "--against", rich, "--out", tmp_path / "out", "--language", "fr")
    found = results(tmp_path / "out")
    assert ["standard", "rich"] == [pack.name for pack in found.packs]
    assert found.packs[0].digest != found.packs[1].digest
    poor, better = found.tables[0].packs
    assert poor.scores.mean.value < better.scores.mean.value
    html = (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert '<html lang="fr">' in html and "Laboratoire" in html and "rich" in html


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--players", "9"), "9"),
        (("--against", "nowhere"), "nowhere"),
        (("--bots", "nobody"), "nobody"),
        (("--bots", ""), "--bots"),
    ],
)
def test_what_cannot_be_played_is_explained(
    words: tuple[str, ...], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == lab(*words, "--out", tmp_path)
    assert complaint in capsys.readouterr().err


def test_interrupted_before_a_game_is_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing to report, and the exit status of an interrupted command."""

    def interrupt(*_: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr("holocene.arena.lab.series.play_out", interrupt)
    assert 130 == lab("--players", "2", "--games", "1", "--out", tmp_path)
    assert not (tmp_path / "report.html").exists()
