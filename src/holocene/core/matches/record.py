"""A match as it is kept and sent: everything needed to play it again, and to see whether it was altered.

The same record has two forms: JSON, and a text that people can read (see `record_text`).
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from holocene.core.contract.options import Value
from holocene.core.errors import BadRecord
from holocene.core.matches.seats import Seat
from holocene.core.reasons import reason_of

FORMAT: Final = 1
DIGEST_BYTES: Final = 16
LATER: Final = (
    "words",
    "branch",
    "resigned",
    "server",
    "signature",
)  # left out where empty, as in records written before


class Decision(msgspec.Struct, frozen=True, array_like=True):
    """A move that was made, in notation."""

    seat: int
    move: str


class Order(msgspec.Struct, frozen=True, array_like=True):
    """Orders that a seat gave ahead, after so many decisions; they replace what it had ordered before."""

    ply: int
    seat: int
    moves: tuple[str, ...]


class Result(msgspec.Struct, frozen=True):
    """How a finished match ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Branch(msgspec.Struct, frozen=True):
    """From where a match was played on: the hash of that match's deal, after how many moves, and who could know what
    was kept. What that seat could not know was dealt anew (see `branch`)."""

    commitment: str
    n: int
    seat: int


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match. Without its secret (shown to others while it is played) it can be read but not played again."""

    format: int = FORMAT
    game: str
    rules_version: int
    options: dict[str, Value]
    pack: str
    pack_digest: str
    commitment: str
    secret: str | None = None
    words: tuple[str, ...] = ()  # of each seat, mixed into the deal; none where the secret alone decided
    seats: tuple[Seat, ...]
    position: str | None = None
    branch: Branch | None = None  # where it was played on from another match; it then begins from a position
    decisions: tuple[Decision, ...]
    orders: tuple[Order, ...] = ()
    resigned: tuple[int, ...] = ()  # seats that gave up; the game may then stop before its end
    result: Result | None = None
    state: str | None = None  # digest of the last state
    server: str = ""  # the public key of who signed it
    signature: str = ""
    checksum: str = ""

    def sealed(self) -> Record:
        """The same record with its checksum."""
        return msgspec.structs.replace(self, checksum=self._sum())

    def check(self) -> Record:
        """Itself; BadRecord where it was written by another program or anything in it was changed."""
        check_format(self.format)
        if self.checksum != self._sum():
            raise BadRecord("the record is damaged: its checksum does not fit", "bad-record-damaged")
        return self

    def _sum(self) -> str:
        return digest(self._bytes(checksum=""))

    def signed_bytes(self) -> bytes:
        """What a signature is made for: everything but itself and the checksum, which is made after it."""
        return self._bytes(checksum="", signature="")

    def _bytes(self, **changes: str) -> bytes:
        bare = msgspec.structs.replace(self, **changes)
        return msgspec.json.encode(_said(msgspec.to_builtins(bare, order="deterministic")))

    def to_json(self) -> str:
        """The record as JSON."""
        return msgspec.json.encode(_said(msgspec.to_builtins(self))).decode() + "\n"

    def to_text(self) -> str:
        """The record as a text that people can read."""
        from holocene.core.matches.record_text import write_text

        return write_text(self)

    def save(self, path: Path | str) -> None:
        """Writes a file: JSON where its name ends with `.json`, else text."""
        path = Path(path)
        path.write_text(self.to_json() if path.suffix == ".json" else self.to_text(), encoding="utf-8", newline="\n")


def _said(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields without those of `LATER` that say nothing."""
    return {name: value for name, value in fields.items() if value or name not in LATER}


class Head(msgspec.Struct):
    """What every format of a record has."""

    format: int


def check_format(number: int) -> None:
    """BadRecord where this program does not know the format."""
    if number != FORMAT:
        raise BadRecord(
            f"the record has format {number}, this program reads format {FORMAT}: use the program that wrote it",
            "bad-record-format",
            format=number,
            known=FORMAT,
        )


def digest(data: bytes) -> str:
    """The digest that records use for states and for themselves."""
    return blake2b(data, digest_size=DIGEST_BYTES).hexdigest()


def read_record(content: str) -> Record:
    """The record of a JSON or a text form, whichever it is; BadRecord where it cannot be read or was changed."""
    from holocene.core.matches.record_text import read_text

    if not content.lstrip().startswith("{"):
        return read_text(content).check()
    try:
        check_format(msgspec.json.decode(content, type=Head).format)
        record = msgspec.json.decode(content, type=Record)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadRecord(f"the record cannot be read: {error}", "bad-record-json", reason=str(error)) from None
    return record.check()


def load_record(path: Path | str) -> Record:
    """The record in a file of either form."""
    try:
        content = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        reason = reason_of(error)
        raise BadRecord(
            f"'{path}' cannot be opened: {reason}", "bad-record-file", path=str(path), reason=reason
        ) from None
    except UnicodeDecodeError:
        raise BadRecord(f"'{path}' is no text file", "bad-record-not-text", path=str(path)) from None
    return read_record(content)
