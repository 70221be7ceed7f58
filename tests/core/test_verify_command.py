"""`holocene record verify`: what somebody noted at the start, against records that were tampered with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from holocene.cli import record as command
from holocene.cli.exits import Exit
from holocene.cli.parser import Parser
from holocene.core.matches.match import Match
from holocene.core.matches.record import Record
from holocene.core.matches.seats import Seat
from holocene.core.matches.secret import commitment, new_secret
from holocene.core.matches.signing import public_key, sign
from holocene.locale import LANGUAGES, Text
from tests.core.counting import Counting

pytestmark = pytest.mark.usefixtures("installed")

KEY = bytes(range(32))
OTHER = bytes(32)
WORDS = ("0badcafe", "", "сова")


def played(secret: bytes, words: tuple[str, ...] = WORDS) -> Record:
    """The record of a finished match with words."""
    game = Counting()
    match = Match(game, game.read_options({"players": 3}), secret, ["Ada", Seat("Ben", "random"), "Cy"], words=words)
    while not match.is_over:
        match.play("swap; end turn; drop red; drop red; drop red")
    return match.record()


def verified(record: Record, *argv: str, folder: Path, language: str = "en") -> int:
    record.save(folder / "match.json")
    text = Text(language)
    parser = Parser(text, prog="holocene")
    command.add_parser(parser.add_subparsers(), text)
    args = parser.parse_args(["record", "verify", str(folder / "match.json"), *argv])
    args.text = text
    return command.run(args)


NOTED = ("--commitment", commitment(new_secret(7)), "--word", "сова", "--key", public_key(KEY))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_check_is_said(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence each, in the reader's language, and the result at the end."""
    text, record = Text(language), sign(played(new_secret(7)), KEY)
    assert 0 == verified(record, *NOTED, folder=tmp_path, language=language)
    assert [
        text("record-check-secret"),
        text("record-check-words", n=2),
        text("record-check-commitment"),
        text("record-check-word", word="сова", seat=3),
        text("record-check-key"),
        text("record-sound", n=len(record.decisions)),
    ] == capsys.readouterr().out.splitlines()[:6]


def test_what_was_not_noted_is_not_claimed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without notes it says what the record says: which key signed it, or that none did."""
    record = played(new_secret(7), ())
    assert 0 == verified(record, folder=tmp_path)
    shown = capsys.readouterr().out
    assert "No words were mixed" in shown and "not signed" in shown and "you noted" not in shown
    assert 0 == verified(sign(record, KEY), folder=tmp_path)
    assert f"Signed with the key {public_key(KEY)}" in capsys.readouterr().out


def renamed(record: Record, **changes: Any) -> Record:
    """A record altered and given a checksum that fits, as a forger would."""
    return msgspec.structs.replace(record, **changes).sealed()


HONEST = sign(played(new_secret(7)), KEY)
EVA = (Seat("Eva"), *HONEST.seats[1:])


@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        pytest.param(renamed(HONEST, seats=EVA), "changed after it was signed", id="names changed"),
        pytest.param(renamed(HONEST, seats=EVA, signature=""), "changed after", id="names changed, signature gone"),
        pytest.param(renamed(HONEST, seats=EVA, signature="", server=""), "is not signed", id="all signs removed"),
        pytest.param(sign(renamed(HONEST, seats=EVA), OTHER), "by another server", id="signed by the forger"),
        pytest.param(renamed(HONEST, server=public_key(OTHER)), "changed after", id="another server named"),
        pytest.param(renamed(HONEST, resigned=(0,)), "changed after", id="somebody resigned"),
        pytest.param(renamed(HONEST, signature="zz"), "changed after", id="no signature at all"),
        pytest.param(renamed(HONEST, server="ü" * 64), "changed after", id="no key at all"),
        pytest.param(sign(played(new_secret(8)), KEY), "not the one you noted", id="the secret swapped"),
        pytest.param(
            sign(renamed(HONEST, secret=new_secret(8).hex()), KEY), "promised at the start", id="the hash kept"
        ),
        pytest.param(sign(played(new_secret(7), ("0badcafe", "", "")), KEY), "“сова” was not", id="a word left out"),
        pytest.param(sign(played(new_secret(7), ()), KEY), "“сова” was not", id="all words left out"),
        pytest.param(sign(renamed(HONEST, words=("", "", "сова")), KEY), "was altered", id="a word changed later"),
    ],
)
def test_tampering_is_found(record: Record, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every checksum fits; a server may even sign its own fraud."""
    assert Exit.FAULTY == verified(record, *NOTED, folder=tmp_path)
    shown = capsys.readouterr().out
    assert sentence in shown
    assert len(shown.splitlines()) == len(set(shown.splitlines()))


def test_the_checks_after_a_fault_are_still_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A record of other rules cannot be played again here, but its hash and its words can be compared."""
    record = sign(renamed(HONEST, rules_version=2), KEY)
    assert Exit.FAULTY == verified(record, *NOTED, folder=tmp_path)
    shown = capsys.readouterr().out
    assert (
        "you noted at the start" in shown and "was mixed into the deal" in shown and "version 2 of the rules" in shown
    )


def test_an_empty_word_proves_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Bots have empty words; nobody can have noted one."""
    assert Exit.FAULTY == verified(HONEST, "--word", "", folder=tmp_path)


def test_who_resigned_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A game that stopped for that reason is not called unfinished."""
    game = Counting()
    record = renamed(Match(game, game.read_options({}), new_secret(7), ["Ada", "Ben"]).record(), resigned=(1,))
    assert 0 == verified(record, folder=tmp_path)
    assert "Stopped before the end; resigned: Ben" == capsys.readouterr().out.splitlines()[-1]
