"""`holocene record`: what it prints for sound, damaged and unfinished records, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from holocene.cli import record as command
from holocene.cli.exits import Exit
from holocene.cli.parser import Parser
from holocene.core.errors import BadRecord
from holocene.core.matches.record import load_record
from holocene.locale import LANGUAGES, Text
from tests.core.counting import begin, finished

pytestmark = pytest.mark.usefixtures("installed")


def run(*argv: object, language: str = "en") -> int:
    text = Text(language)
    parser = Parser(text, prog="holocene")
    command.add_parser(parser.add_subparsers(), text)
    args = parser.parse_args([str(word) for word in ("record", *argv)])
    args.text = text
    return command.run(args)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """The file of a finished match."""
    finished().record().save(tmp_path / "match.txt")
    return tmp_path / "match.txt"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", ["show", "verify"])
def test_a_finished_match_in_every_language(
    saved: Path, part: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Names, scores and winners are shown; every sentence exists."""
    match = finished()
    assert run(part, saved, language=language) == 0
    shown = capsys.readouterr().out
    assert f"Ada {match.scores()[0]}, Ben {match.scores()[1]}" in shown
    scores, names = match.scores(), [seat.name for seat in match.seats]
    winner = match.winners()[0]
    second = max(points for seat, points in enumerate(scores) if seat != winner)
    rivals = ", ".join(names[seat] for seat, n in enumerate(scores) if seat != winner and n == second)
    facts = {"player": names[winner], "n": scores[winner], "lead": scores[winner] - second, "rivals": rivals}
    assert Text(language)("story-victory", **facts) in shown


def test_replay_goes_through_the_decisions(
    saved: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each line has the decision and what happened; it can stop on the way."""
    monkeypatch.setattr(Text, "is_strict", False)  # the toy game has no sentences
    match = finished()
    run("replay", saved)
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].split() == ["1", "count", "event-count"]
    assert len(lines) == 1 + len(match.made) + 2
    run("replay", saved, "--until", 2)
    assert match.game.describe(match.states[2]) in capsys.readouterr().out.replace("\n", " ")


@pytest.mark.parametrize("form", ["text", "json"])
def test_show_turns_one_form_into_the_other(saved: Path, form: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What it prints can be saved and read again."""
    run("show", saved, "--form", form)
    saved.write_text(capsys.readouterr().out)
    assert load_record(saved) == finished().record()


def test_verify_says_what_is_wrong(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A damaged record is a finding; a file that is not there is a mistake of the command line."""
    saved.write_text(saved.read_text().replace("Ada", "Eva"))
    assert run("verify", saved) == Exit.FAULTY
    assert "damaged" in capsys.readouterr().out
    with pytest.raises(BadRecord, match="cannot be opened"):
        run("verify", saved.parent / "missing")
    assert run("verify", saved, "--pack", "5") == Exit.FAULTY


def test_a_match_that_is_not_over_and_keeps_its_secret(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It can be shown, but neither verified nor replayed yet."""
    match = begin()
    match.play("count")
    match.record(reveal=False).save(tmp_path / "match.json")
    assert run("show", tmp_path / "match.json") == 0
    shown = capsys.readouterr().out
    assert "not over yet" in shown and "kept until" in shown and "Player\u00a01" in shown
    assert run("verify", tmp_path / "match.json") == Exit.FAULTY
