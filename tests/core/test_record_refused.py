"""Records that are damaged, altered, or of other rules or cards: each is refused with what is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from holocene.core.errors import BadRecord
from holocene.core.matches.record import Decision, Order, Record, Result, load_record, read_record
from holocene.core.matches.replay import replay
from tests.core.counting import Counting, finished


def altered(**fields: Any) -> Record:
    """A record with changed fields and a checksum that fits them, as a forger would make it."""
    return msgspec.structs.replace(finished().record(), **fields).sealed()


def refusal(record: Record, **known: Any) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replay(record, **{"game": Counting(), **known})
    return caught.value


def test_a_game_that_is_not_installed() -> None:
    """The message names the game."""
    assert refusal(finished().record(), game=None).key == "bad-record-game"


def test_another_rules_version() -> None:
    """The message names both versions."""
    error = refusal(altered(rules_version=2))
    assert error.key == "bad-record-rules" and error.facts == {"recorded": 2, "known": 1}


def test_another_card_set() -> None:
    """The digest decides, not the name."""
    error = refusal(finished().record(), game=Counting(Path("5")))
    assert error.key == "bad-record-pack" and "worth-1" in str(error) and "worth-5" in str(error)
    assert replay(altered(pack="renamed"), game=Counting()).is_over


@pytest.mark.parametrize("form", ["to_json", "to_text"])
def test_a_changed_letter_is_damage(form: str) -> None:
    """The checksum covers everything."""
    content = getattr(finished().record(), form)()
    for old, new in (("Ada", "Eva"), ("end turn", "end torn"), ("players", "plagers"), ("fish", "fesh")):
        assert old in content
        with pytest.raises(BadRecord) as caught:
            read_record(content.replace(old, new, 1))
        assert caught.value.key == "bad-record-damaged"


def test_a_record_in_memory_is_checked_too() -> None:
    """A record that was changed without a new checksum is not played."""
    assert refusal(msgspec.structs.replace(finished().record(), pack="other")).key == "bad-record-damaged"


@pytest.mark.parametrize(
    ("content", "key"),
    [
        ("", "bad-record-title"),
        ("game counting", "bad-record-title"),
        ("holocene-record 9\nfuture thing", "bad-record-format"),
        ('{"format": 9, "future": 1}', "bad-record-format"),
        ('{"format": 1}', "bad-record-json"),
        ('{"format": 1', "bad-record-json"),
        ("{", "bad-record-json"),
        ("holocene-record 1\ngame counting", "bad-record-incomplete"),
        ("holocene-record 1\nnonsense", "bad-record-line"),
        ("holocene-record 1\nrules one", "bad-record-line"),
        ("holocene-record 1\ngame a\ngame b", "bad-record-line"),
        ("holocene-record 1\noption players {}", "bad-record-line"),
        ("holocene-record 1\nseat 1 human Ada", "bad-record-line"),
        ("holocene-record 1\n\n2 0 count", "bad-record-line"),
        ("holocene-record 1\n\n1 x count", "bad-record-line"),
    ],
)
def test_what_cannot_be_read(content: str, key: str) -> None:
    """The message says what and where."""
    with pytest.raises(BadRecord) as caught:
        read_record(content)
    assert caught.value.key == key


def test_files_that_cannot_be_opened(tmp_path: Path) -> None:
    """No traceback for a wrong path or a picture."""
    (tmp_path / "picture").write_bytes(b"\xff\xd8\xff")
    for name, key in (("missing", "bad-record-file"), ("picture", "bad-record-not-text"), (".", "bad-record-file")):
        with pytest.raises(BadRecord) as caught:
            load_record(tmp_path / name)
        assert caught.value.key == key


DECISIONS = finished().record().decisions


@pytest.mark.parametrize(
    ("part", "fields"),
    [
        ("secret", {"secret": "00" * 32}),
        ("secret", {"secret": "xyz"}),
        ("start", {"options": {"players": 9}}),
        ("start", {"options": {"players": 2}}),
        ("start", {"position": "dragons 3"}),
        ("move", {"decisions": (Decision(0, "drop red"), *DECISIONS[1:])}),
        ("move", {"decisions": (Decision(0, "dance"), *DECISIONS[1:])}),
        ("move", {"decisions": (*DECISIONS, Decision(0, "count"))}),
        ("seat", {"decisions": (Decision(1, DECISIONS[0].move), *DECISIONS[1:])}),
        ("result", {"decisions": DECISIONS[:-1]}),
        ("result", {"result": None}),
        ("result", {"result": Result((99, 0, 0), (0,))}),
        ("state", {"state": "00"}),
        ("state", {"state": None}),
        ("orders", {"orders": (Order(500, 0, ()),)}),
        ("orders", {"orders": (Order(0, 7, ()),)}),
        ("orders", {"orders": (Order(0, 0, ("dance",)),)}),
    ],
)
def test_a_forged_record_is_found_out_by_the_rules(part: str, fields: dict[str, Any]) -> None:
    """A checksum can be made to fit; the rules cannot."""
    error = refusal(altered(**fields))
    assert error.key == "bad-record-altered" and error.facts["part"] == part


def test_decisions_that_contradict_the_orders() -> None:
    """What the match played for a seat must be what the seat had ordered."""
    match = finished()
    at = next(ply for ply, made in enumerate(match.made) if made.by_order)
    moves = list(match.record().decisions)
    moves[at] = Decision(moves[at].seat, "drop blue" if moves[at].move == "drop red" else "drop red")
    assert refusal(altered(decisions=tuple(moves))).facts["part"] == "orders"
