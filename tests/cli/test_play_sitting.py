"""Sitting down and leaving: saves, resuming, damaged files, several people at one screen, the command line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

import holocene
from holocene.cli.table.saving import last_save
from holocene.core.errors import BadOption, BadRecord, HoloceneError
from holocene.core.matches.match import Match
from holocene.core.matches.seats import Seat
from holocene.locale import LANGUAGES

Typed: TypeAlias = Callable[..., str]
Command: TypeAlias = Callable[..., int]


@pytest.fixture
def match() -> Match:
    return holocene.new("progress", players=2, seed=7, first="0", seats=[Seat("Ada"), Seat("", "greedy")])


def test_the_running_match_is_kept(match: Match, tmp_path: Path, typed: Typed) -> None:
    """The end of the input leaves nothing behind that cannot be resumed."""
    shown = typed(match, "1")
    path = last_save()
    assert path.is_relative_to(tmp_path)
    assert "The game is saved in" in shown
    assert match.record() == holocene.load(path).record()


def test_a_match_is_resumed(
    match: Match, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: Typed, command: Command
) -> None:
    """Without a file the one left last, with a file that one; both go on where they stood."""
    typed(match, "draw deck 1", "stop")
    moves = match.moves
    assert 0 == command("--resume")
    assert "Ada" in capsys.readouterr().out
    assert 0 == command("progress", "--resume", str(last_save()))
    assert moves == holocene.load(last_save()).moves[: len(moves)]


def test_quit_saves_or_forgets(match: Match, typed: Typed) -> None:
    """Leaving asks what becomes of the match."""
    assert "The game is saved in" in typed(match, "1", "quit", "yes")
    path = last_save()
    typed(match, "quit", "no", path=path)
    assert not path.exists()
    with pytest.raises(HoloceneError, match="no game to resume"):
        last_save()


def test_ctrl_c_saves(match: Match, monkeypatch: pytest.MonkeyPatch, typed: Typed) -> None:
    """An interruption is a way to leave."""
    typed(match, "1")
    import io

    from holocene.cli.table.saving import Keeper
    from holocene.cli.table.screen import Screen
    from holocene.cli.table.session import Session

    screen = Screen(io.StringIO(), io.StringIO())
    monkeypatch.setattr(screen, "ask", lambda prompt: (_ for _ in ()).throw(KeyboardInterrupt))
    assert 130 == Session(match, screen, Keeper(match), "en").run()
    assert match.moves == holocene.load(last_save()).moves


def test_a_damaged_save_is_refused_and_kept(match: Match, typed: Typed, command: Command) -> None:
    """Nothing is overwritten, and the reason is given."""
    typed(match, "1")
    path = last_save()
    damaged = path.read_text(encoding="utf-8").replace("Ada", "Eve")
    path.write_text(damaged, encoding="utf-8")
    with pytest.raises(BadRecord, match="damaged"):
        command("--resume")
    with pytest.raises(BadRecord, match="damaged"):
        command("progress", "--resume", str(path))
    assert damaged == path.read_text(encoding="utf-8")


def test_a_file_of_something_else_is_left_alone(match: Match, tmp_path: Path, typed: Typed) -> None:
    """Saving writes over no other file."""
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ben", encoding="utf-8")
    shown = typed(match, "1", f"save {letter}")
    assert "holds something else" in " ".join(shown.split())
    assert "Dear Ben" == letter.read_text(encoding="utf-8")
    typed(match, f"save {tmp_path / 'own.txt'}", "2", f"save {tmp_path / 'own.txt'}")
    assert match.moves == holocene.load(tmp_path / "own.txt").moves


def test_a_curtain_between_people(typed: Typed) -> None:
    """Nobody sees another's hand: it comes down before the next person is shown anything."""
    match = holocene.new("progress", players=2, seed=7, first="0", seats=["Ada", "Ben"])
    hands = [match.view(seat).players[seat].hand for seat in (0, 1)]
    shown = typed(match, "", "end", "", "", "log")
    assert shown.index("Pass the screen to Ada") < shown.index("Press Enter to hide your cards")
    before, after = shown.split("Pass the screen to Ben")
    names = match.game.pack.cards["technologies"]
    mine, others = before[before.index("Your hand") :], after[after.index("Your hand") :]
    assert all(names[card]["names"]["en"] in mine for card in hands[0])
    assert all(names[card]["names"]["en"] in others for card in hands[1])
    hidden = [names[card]["names"]["en"] for card in hands[0] if card not in hands[1]]
    kept = match.view(0).players[0].hand
    assert not [name for card, name in zip(hands[0], hidden, strict=False) if card in kept and f" {name} " in others]


def test_bots_only_play_to_the_end(typed: Typed) -> None:
    """A table without people shows the score sheet."""
    seats = [Seat("", "random"), Seat("", "random")]
    match = holocene.new("progress", players=2, seed=1, variant="quicker", seats=seats)
    assert "Score sheet" in typed(match)


def test_the_command_line_begins_a_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: Command
) -> None:
    """Flags come from the options that the game declares."""
    words = "progress --seats human,random --names Ada --variant quick --edition de --seed 7"
    assert 0 == command(*words.split(), "--expansions", "personalities,milestones")
    shown = capsys.readouterr().out
    assert "Ada (you)" in shown and "Guided by" in shown and "Milestone" in shown
    assert 0 == command("progress", "--solo", "--language", "en")
    assert "Time deck" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["progress", "--players", "9"], "players cannot be"),
        (["progress", "--seats", "human,banana"], "banana"),
        (["progress", "--players", "3", "--seats", "human,random"], "3 seats"),
        (["progress", "--solo", "--variant", "quick"], "two players or more"),
        ([], "name a game"),
        (["--resume", "/nowhere.json"], "cannot be opened"),
        (["chess"], "chess"),
    ],
)
def test_a_bad_command_line_is_explained(words: list[str], reason: str, command: Command) -> None:
    """Each is refused with what to mend."""
    with pytest.raises((HoloceneError, BadOption), match=reason):
        command(*words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_the_options_of_the_game(
    language: str, capsys: pytest.CaptureFixture[str], command: Command
) -> None:
    """In every language, within 80 columns."""
    with pytest.raises(SystemExit, match="0"):
        command("progress", "--help", language=language)
    shown = capsys.readouterr().out
    assert "--expansions" in shown and "--solo" in shown and "--seats" in shown
    assert not [line for line in shown.splitlines() if len(line) > 80]
