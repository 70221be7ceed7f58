"""The folder of a series: its plan, and a line for every finished game, written when the game is over.

Whoever runs the same series again goes on where it was left. Parts played elsewhere are merged by putting their files
`games-*.jsonl` into one folder.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec

from holocene.arena.plan import Plan
from holocene.arena.playing import Fault, Played
from holocene.arena.times import Times, together
from holocene.core.errors import HoloceneError
from holocene.core.reasons import reason_of

T = TypeVar("T", bound=msgspec.Struct)

PLAN = "plan.json"
LINES = "games-*.jsonl"
ALIKE = ("game", "options", "bots", "seed", "seconds", "by_processor", "pack_digest", "rules_version", "code")


class Series:
    """Finished games by number, and the times of every bot. Single games keep only the sums of theirs."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games: dict[int, Played] = {}
        self.times = [Times() for _ in plan.bots]

    def add(self, played: Played) -> None:
        """Takes a game in, once."""
        if played.number in self.games:
            return
        for bot, times in zip(played.bots, played.times, strict=True):
            self.times[bot] = together((self.times[bot], times))
        sums = tuple(Times(times.n, times.total) for times in played.times)
        self.games[played.number] = msgspec.structs.replace(played, times=sums)

    def in_order(self) -> list[Played]:
        """The games, by number."""
        return [self.games[number] for number in sorted(self.games)]


class Store:
    """A folder that holds a series, or is to hold one."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan

    def open(self, any_code: bool = False) -> None:
        """Makes the folder, or sees that what it holds is the same series, if need be played by other code."""
        path = self.folder / PLAN
        try:
            if path.exists():
                self._compare(("code",) if any_code else ())
            else:
                self.folder.mkdir(parents=True, exist_ok=True)
                path.write_bytes(msgspec.json.format(msgspec.json.encode(self.plan)) + b"\n")
        except OSError as error:
            raise self._cannot_write(error) from None

    def _compare(self, ignored: tuple[str, ...]) -> None:
        there, here = (msgspec.json.decode(msgspec.json.encode(plan)) for plan in (self.kept(), self.plan))
        different = [name for name in ALIKE if name not in ignored and there[name] != here[name]]
        if different:
            names = ", ".join(different)
            raise HoloceneError(
                f"{self.folder} holds another series ({names} differ): choose another folder",
                "arena-other-series",
                folder=str(self.folder),
                names=names,
            )

    def kept(self) -> Plan:
        """The plan that the folder holds."""
        path = self.folder / PLAN
        plan: Plan = _decoded(path, path.read_bytes(), Plan)
        return plan

    def read(self, games: int) -> Series:
        """Those of the first so many games that are finished."""
        series = Series(self.plan)
        for played in self.lines(Played):
            if played.number < games:
                series.add(played)
        return series

    def lines(self, kind: type[T]) -> Iterator[T]:
        """What is written of every finished game, in the form in which it was written."""
        for path in sorted(self.folder.glob(LINES)):
            yield from _lines(path, kind)

    def writer(self, part: str) -> Writer:
        """What writes the games of one part of the series."""
        return Writer(self.folder / LINES.replace("*", part), self)

    def keep_fault(self, fault: Fault) -> Path:
        """Keeps the match that a bot spoilt, as a record."""
        path = self.folder / f"fault-{fault.number}.json"
        try:
            fault.record.save(path)
        except OSError as error:
            raise self._cannot_write(error) from None
        return path

    def _cannot_write(self, error: OSError) -> HoloceneError:
        reason = reason_of(error)
        return HoloceneError(
            f"cannot write to {self.folder}: {reason}", "arena-cannot-write", folder=str(self.folder), reason=reason
        )


class Writer:
    """Appends lines; only one process at a time may."""

    def __init__(self, path: Path, store: Store) -> None:
        self.path = path
        self.store = store

    def __enter__(self) -> Writer:
        try:
            self._file: IO[bytes] = self.path.open("ab+")
        except OSError as error:
            raise self.store._cannot_write(error) from None
        self._lock()
        self._file.seek(0)
        whole = self._file.read().rfind(b"\n") + 1  # a line that was torn off is played again
        self._file.truncate(whole)
        return self

    def _lock(self) -> None:
        try:
            import fcntl
        except ImportError:  # a system without it: two at once would only play the same games twice
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise HoloceneError(
                f"another process plays this series in {self.path.parent}",
                "arena-busy",
                folder=str(self.path.parent),
            ) from None

    def write(self, played: msgspec.Struct) -> None:
        """Writes a game down at once."""
        self._file.write(msgspec.json.encode(played) + b"\n")
        self._file.flush()

    def __exit__(self, *_: object) -> None:
        self._file.close()


def _lines(path: Path, kind: type[T]) -> Iterator[T]:
    whole, _, _torn = path.read_bytes().rpartition(b"\n")
    for line in whole.splitlines():
        yield _decoded(path, line, kind)


def _decoded(path: Path, data: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.MsgspecError as error:
        raise HoloceneError(
            f"{path} cannot be read: {error}", "arena-bad-file", path=str(path), reason=str(error)
        ) from None
