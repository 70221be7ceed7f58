"""Whether a moment says what another one said: all but what happened before it and who is there, told apart."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec

APART: Final = ("since", "events", "story", "seats")


def stands(moment: bytes) -> dict[str, Any]:
    """What of an encoded moment is compared."""
    found: dict[str, Any] = msgspec.json.decode(moment)
    return {name: value for name, value in found.items() if name not in APART}


def tag_of(moment: bytes) -> str:
    """The same as a short word, for the `ETag` of an answer. Nothing goes into it that the reader is not shown."""
    return f'"{blake2b(msgspec.json.encode(stands(moment)), digest_size=12).hexdigest()}"'
