"""The readable form of a record: lines of a word and its value, an empty line, then a line for each decision.

    holocene-record 1
    game progress
    rules 1
    option players 2
    seat 0 human Ada
    ...

    1 0 discover irrigation
    2 1 pass

A value of several lines goes on in lines that start with two spaces. Numbers of options stand as they are, words too;
whatever could be mistaken for something else is quoted as in JSON.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from holocene.core.contract.options import Value
from holocene.core.errors import BadRecord
from holocene.core.matches.record import Branch, Decision, Order, Record, check_format
from holocene.core.matches.seats import Seat

TITLE: Final = re.compile(r"holocene-record ([0-9]+)")
NUMBER: Final = re.compile(r"-?[0-9]+")
WORD: Final = re.compile(r"[^\W\d][^\s]*")
SINGLE: Final = {  # the word of a line, and the field it fills
    "game": "game",
    "pack": "pack",
    "digest": "pack_digest",
    "commitment": "commitment",
    "secret": "secret",
    "position": "position",
    "state": "state",
    "server": "server",
    "signature": "signature",
    "checksum": "checksum",
}


def write_text(record: Record) -> str:
    """The text of a record."""
    lines = [_joined(word, value.replace("\n", "\n  ")) for word, value in _header(record)]
    plies = [f"{ply} {made.seat} {made.move}" for ply, made in enumerate(record.decisions, 1)]
    return "\n".join([*lines, "", *plies, ""])


def _joined(*parts: object) -> str:
    return " ".join(str(part) for part in parts if part != "")


def _header(record: Record) -> Iterator[tuple[str, str]]:
    yield "holocene-record", str(record.format)
    yield "game", record.game
    yield "rules", str(record.rules_version)
    for name, value in record.options.items():
        yield "option", f"{name} {_write_value(value)}"
    for word in ("pack", "digest", "commitment", "secret"):
        if (text := getattr(record, SINGLE[word])) is not None:
            yield word, text
    for number, word in enumerate(record.words):
        yield "word", f"{number} {_write_value(word)}"
    for number, seat in enumerate(record.seats):
        yield "seat", _joined(number, seat.kind, seat.name)
    if record.position is not None:
        yield "position", record.position
    if record.branch is not None:
        yield "branch", _joined(record.branch.commitment, record.branch.n, record.branch.seat)
    for order in record.orders:
        yield "order", _joined(order.ply, order.seat, "; ".join(order.moves))
    if record.resigned:
        yield "resigned", " ".join(map(str, record.resigned))
    if record.result:
        yield "scores", " ".join(map(str, record.result.scores))
        yield "winners", " ".join(map(str, record.result.winners))
    if record.state is not None:
        yield "state", record.state
    for word in ("server", "signature"):
        if text := getattr(record, word):
            yield word, text
    yield "checksum", record.checksum


def _write_value(value: Value) -> str:
    if isinstance(value, str) and WORD.fullmatch(value):
        return value
    return msgspec.json.encode(value).decode()


def _read_value(text: str) -> Value:
    if WORD.fullmatch(text):
        return text
    value: Value = msgspec.json.decode(text, type=Value)
    return value


def read_text(content: str) -> Record:
    """The record of a text; BadRecord names the line that cannot be read."""
    title, *lines = _lines(content.lstrip()) or [(1, "")]
    known = TITLE.fullmatch(title[1])
    if not known:
        raise BadRecord("this is no record: it does not begin with 'holocene-record'", "bad-record-title")
    check_format(int(known[1]))
    found: dict[str, Any] = {"options": {}, "words": [], "seats": [], "orders": [], "decisions": [], "result": {}}
    for number, line in lines:
        try:
            _read_line(line, found)
        except (ValueError, msgspec.MsgspecError):
            raise _bad_line(number, line) from None
    found["result"] = found["result"] or None
    try:
        return msgspec.convert(found, Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"the record is incomplete: {error}", "bad-record-incomplete", reason=str(error)) from None


def _bad_line(number: int, line: str) -> BadRecord:
    return BadRecord(
        f"line {number} of the record cannot be read: '{line}'", "bad-record-line", line=number, content=line
    )


def _lines(content: str) -> list[tuple[int, str]]:
    """The lines with their numbers, those that go on joined to the line they continue; empty ones left out."""
    found: list[tuple[int, str]] = []
    for number, line in enumerate(content.split("\n"), 1):
        if line.startswith("  ") and found:
            found[-1] = (found[-1][0], f"{found[-1][1]}\n{line[2:]}")
        elif line:
            found.append((number, line))
    return found


def _read_line(line: str, found: dict[str, Any]) -> None:
    word, _, rest = line.partition(" ")
    if NUMBER.fullmatch(word):
        seat, move = _numbered(rest)
        found["decisions"].append(Decision(seat, move))
        if len(found["decisions"]) != int(word):
            raise ValueError
    elif word == "option":
        name, _, value = rest.partition(" ")
        found["options"][name] = _read_value(value)
    elif word == "seat":
        number, about = _numbered(rest)
        kind, _, name = about.partition(" ")
        found["seats"].append(Seat(name, kind))
        if len(found["seats"]) != number + 1:
            raise ValueError
    elif word == "word":
        number, about = _numbered(rest)
        found["words"].append(_read_value(about))
        if len(found["words"]) != number + 1:
            raise ValueError
    elif word == "order":
        ply, about = _numbered(rest)
        seat, moves = _numbered(about)
        found["orders"].append(Order(ply, seat, tuple(moves.split("; ")) if moves else ()))
    elif word in ("scores", "winners"):
        found["result"][word] = tuple(int(number) for number in rest.split())
    elif word == "resigned":
        found["resigned"] = tuple(int(number) for number in rest.split())
    elif word == "branch":
        origin, after, eyes = rest.split()
        found["branch"] = Branch(origin, int(after), int(eyes))
    elif word == "rules":
        found["rules_version"] = int(rest)
    elif word in SINGLE and SINGLE[word] not in found:
        found[SINGLE[word]] = rest
    else:
        raise ValueError


def _numbered(text: str) -> tuple[int, str]:
    number, _, rest = text.partition(" ")
    return int(number), rest
