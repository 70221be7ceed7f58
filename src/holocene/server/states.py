"""The states of a match, kept small: all but the last few as packed bytes, unpacked when somebody looks back."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from operator import attrgetter
from typing import Any, Final

import msgspec

from holocene.core.states.fields import Layout

FRESH: Final = 4  # states at the end that stay as they are


class PackedStates:
    """Stands in for the list of states of a `Match`: it is read by place, added to and cut at the end."""

    def __init__(self, layout: Layout[Any], states: list[Any]) -> None:
        self._cls = layout.cls
        self._names = tuple(field.name for field in layout.fields)
        self._values = attrgetter(*self._names)
        self._packed: list[bytes] = []
        self._fresh: list[Any] = []
        for state in states:
            self.append(state)

    def __len__(self) -> int:
        return len(self._packed) + len(self._fresh)

    def __getitem__(self, at: int) -> Any:
        place = at - len(self._packed) if at >= 0 else len(self._fresh) + at
        if place >= 0:
            return self._fresh[place]
        return self._unpack(self._packed[at if at >= 0 else len(self) + at])

    def __iter__(self) -> Iterator[Any]:
        return (self[at] for at in range(len(self)))

    def append(self, state: Any) -> None:
        """Adds the newest state."""
        self._fresh.append(state)
        if len(self._fresh) > FRESH:
            self._packed.append(self._pack(self._fresh.pop(0)))

    def _pack(self, state: Any) -> bytes:
        return zlib.compress(msgspec.msgpack.encode(self._values(state)), 1)

    def _unpack(self, packed: bytes) -> Any:
        state = self._cls()
        for name, value in zip(self._names, msgspec.msgpack.decode(zlib.decompress(packed)), strict=True):
            setattr(state, name, value)
        return state

    def __delitem__(self, part: slice) -> None:
        """Cuts states off at the end."""
        start, _, _ = part.indices(len(self))
        if start <= len(self._packed):
            last = [self[start - 1]] if start else []
            del self._packed[max(0, start - 1) :]
            self._fresh = last
        else:
            del self._fresh[start - len(self._packed) :]
