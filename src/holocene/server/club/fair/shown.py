"""What people are told of what they did about others."""

from __future__ import annotations

import msgspec


class Blocked(msgspec.Struct, frozen=True):
    """Somebody whom one does not want to meet."""

    id: str
    name: str
    mark: str
    at: float


class Reported(msgspec.Struct, frozen=True):
    """The number of a report that who runs the server will read."""

    report: int
