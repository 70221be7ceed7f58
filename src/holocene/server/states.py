"""The states of a match, kept small: all but the last few as packed bytes, unpacked when somebody looks back."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any, Final

from holocene.core.fields import Layout

FRESH: Final = 4  # states at the end that stay as they are


class PackedStates:
    """Stands in for the list of states of a `Match`: it is read by place, added to and cut at the end."""

    def __init__(self, layout: Layout[Any], states: list[Any]) -> None:
        self.layout = layout
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
        return self.layout.unpack(zlib.decompress(self._packed[at if at >= 0 else len(self) + at]))

    def __iter__(self) -> Iterator[Any]:
        return (self[at] for at in range(len(self)))

    def append(self, state: Any) -> None:
        """Adds the newest state."""
        self._fresh.append(state)
        if len(self._fresh) > FRESH:
            self._packed.append(zlib.compress(self.layout.pack(self._fresh.pop(0)), 1))

    def __delitem__(self, part: slice) -> None:
        """Cuts states off at the end."""
        start, _, _ = part.indices(len(self))
        if start <= len(self._packed):
            last = [self[start - 1]] if start else []
            del self._packed[max(0, start - 1) :]
            self._fresh = last
        else:
            del self._fresh[start - len(self._packed) :]
