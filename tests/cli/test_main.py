"""The frame of the command line: languages, help, and errors that explain themselves."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import pytest

from holocene.cli import main as frame
from holocene.cli import parser
from holocene.cli.main import COMMANDS, main
from holocene.locale import LANGUAGES


@pytest.fixture(autouse=True)
def _english_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_keeps_the_contract(name: str) -> None:
    """A command is a module with two functions."""
    module = import_module(f"holocene.cli.{name}")
    assert callable(module.add_parser)
    assert callable(module.run)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS)], ids=lambda words: " ".join(words) or "all")
def test_help_is_given_in_every_language(command: list[str], language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every command explains itself, within 80 columns, and argparse keeps none of its English."""
    with pytest.raises(SystemExit, match="0"):
        main([*command, "--help", "--language", language])
    help_text = capsys.readouterr().out
    assert "holocene" in help_text
    assert not [line for line in help_text.splitlines() if len(line) > 80]
    if language != "en":
        assert "show this help" not in help_text


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing asked for: the list of commands."""
    assert 0 == main([])
    assert "rules" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words", ["--version", "--version arena", "arena --version", "play progress --version", "rulez --version"]
)
def test_version(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The version is that of the package, whatever else is asked for."""
    assert 0 == main(words.split())
    assert f"holocene {version('holocene')}\n" == capsys.readouterr().out


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        (["rulez"], "There is no command “rulez”. Choose from"),
        (["--language", "xx"], "There is no language “xx”. Choose from en, fr, de, ru."),
        (["rules", "--language"], "--language: This needs a value."),
        (["rules", "--colour"], "Unknown argument: --colour. Type “holocene --help” to see how it works."),
        (["rules", "chess"], "There is no game “chess”. Choose from progress, s-evolution."),
        (["arena"], "Missing: GAME. Type “holocene arena --help” to see how it works."),
        (["play"], "Name a game, or continue one with --resume."),
        (["--language=fr", "rulez"], "La commande «\u00a0rulez\u00a0» n’existe pas."),
    ],
)
def test_mistakes_are_explained(argv: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A sentence on the error stream and exit status 2; never a traceback."""
    assert 2 == main(argv)
    assert capsys.readouterr().err.startswith(complaint)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("rules S1 --game s-evolution", "“--game” is now written “holocene rules GAME RULE”."),
        ("rules progress:A11", "“rules progress:A11” is now written “holocene rules progress A11”."),
        ("pack check --game s-evolution", "“--game” is now written “holocene pack check GAME FOLDER”."),
        ("pack list --game s-evolution", "“--game” is now written “holocene pack list GAME --pack FOLDER”."),
        ("pack check .", "“pack check .” is now written “holocene pack check progress .”."),
        (
            "arena --bots random progress",
            "Name the game first: “holocene arena GAME …”. Choose from progress, s-evolution.",
        ),
        ("play --seats human,random progress", "Name the game first: “holocene play GAME …”."),
        ("simulate progress --first 0", "The option “first” cannot be “0”. Choose from random, 1, 2, 3, 4, 5."),
    ],
)
def test_what_was_right_once_names_what_is_right_now(
    words: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody has to look up a spelling that has changed."""
    assert 2 == main(words.split())
    assert capsys.readouterr().err.startswith(complaint)


def test_the_folder_that_bears_a_games_name_is_not_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The game is the word after the command, and no other."""
    monkeypatch.chdir(tmp_path)
    words = ["--bots", "random", "--games", "1", "--players", "2", "--workers", "1", "--calamities", "printed"]
    assert 0 == main(["arena", "s-evolution", "--out", "progress", *words])
    assert "s-evolution --players 2" in capsys.readouterr().out


def test_the_language_of_a_command_line_stays_with_it(capsys: pytest.CaptureFixture[str]) -> None:
    """Parsers of other programs in the same process keep their own words."""
    assert 2 == main(["--language", "fr", "rules", "--colour"])
    assert "usage: other [-h]\n" == argparse.ArgumentParser("other").format_usage()


def test_seats_are_counted_from_1(capsys: pytest.CaptureFixture[str]) -> None:
    """Where a person reads or types them; the seat that begins is the same for the game."""
    assert 0 == main(["simulate", "progress", "--players", "2", "--games", "2", "--first", "2"])
    shown = capsys.readouterr().out
    assert "--first 2" in shown
    assert ["1", "2"] == [line.split()[0] for line in shown.splitlines()[-2:]]
    assert 0 == main(["simulate", "progress", "--players", "2", "--games", "2", "--first", "2", "--json"])
    assert "1" == json.loads(capsys.readouterr().out)["options"]["first"]


def test_the_language_of_the_machine_is_used(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without `--language` the environment decides."""
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert 2 == main(["rulez"])
    assert "Den Befehl „rulez“ gibt es nicht." in capsys.readouterr().err


def test_interruption_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Ctrl-C ends the program without a word."""

    def interrupt(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(frame, "_run", interrupt)
    assert 130 == main([])
    assert ("", "") == capsys.readouterr()


def test_a_reader_that_leaves_is_no_error() -> None:
    """`holocene rules | head -1` prints no traceback."""
    command = [sys.executable, "-m", "holocene.cli.main", "rules"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert b"" == process.stderr.read()
    assert 1 == process.returncode


def test_help_loads_nothing_heavy() -> None:
    """The list of commands comes without numbers, compilers, tables or the Fluent library."""
    code = (
        "import sys; from holocene.cli.main import main; main([]); "
        "print([m for m in ('numpy', 'numba', 'rich', 'fluent.runtime', 'holocene.games') if m in sys.modules])"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "[]" == result.stdout.splitlines()[-1]


def test_argparse_still_says_what_we_translate() -> None:
    """Every sentence of our table is one of this Python's argparse."""
    source = Path(argparse.__file__).read_text(encoding="utf-8")
    assert [] == [words for words in parser.WORDS if repr(words) not in source]
