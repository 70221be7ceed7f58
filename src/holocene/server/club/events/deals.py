"""The deals of an event: one a round, the same at all of its tables.

An event has a secret, whose hash is shown from the beginning. The secret of a round follows from it; its hash is shown
before the round, and it is told after it, when nobody plays the deal any more. At the end the event's own is told, so
that everybody can check that no deal was chosen after the draw.

>>> whole = bytes(32)
>>> secret_of(whole, 1) == secret_of(whole, 2), len(secret_of(whole, 1))
(False, 32)
"""

from __future__ import annotations

from hashlib import blake2b

from holocene.core.matches.secret import SECRET_BYTES


def secret_of(event: bytes, number: int) -> bytes:
    """The secret of a round."""
    said = number.to_bytes(4, "little")
    return blake2b(said, digest_size=SECRET_BYTES, key=event, person=b"holocene round").digest()


def seed_of(event: bytes, number: int) -> int:
    """What the lots of a round are drawn from."""
    said = number.to_bytes(4, "little")
    return int.from_bytes(blake2b(said, digest_size=6, key=event, person=b"holocene lots").digest(), "little")
