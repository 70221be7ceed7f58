"""A match's secret: 256 bits from which all its chance is drawn, published as a hash first and in full at the end.

>>> secret = new_secret(seed=7)
>>> secret == new_secret(seed="7"), secret == new_secret(seed=8)
(True, False)
>>> commitment(secret)[:16]
'5b7b04e991f6e87d'
>>> key(secret, 1) == key(secret, 2)
False

At a table of several people everybody may add a word of chance once the hash is known, so that nobody, not even who
drew the secret, could choose the deal alone (see docs/fair-deal.md):

>>> mixed(secret, ["a", "bc"]).hex()[:16]
'dca20f417d9f016d'
>>> mixed(secret, ["a", "bc"]) == mixed(secret, ["ab", "c"])
False
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

SECRET_BYTES: Final = 32
WORD_BYTES: Final = 4  # of a generator's word, and of the length of a seat's word


def new_secret(seed: int | str | None = None, salt: bytes = b"") -> bytes:
    """A secret made from the seed, the same each time; without one, drawn from the system.

    Few seeds are ever used, so their hashes can be tried one by one. A salt of up to 64 bytes that nobody else knows
    prevents that.

    >>> new_secret(seed=7, salt=b"ours") == new_secret(seed=7)
    False
    """
    if seed is None:
        return secrets.token_bytes(SECRET_BYTES)
    return blake2b(str(seed).encode(), digest_size=SECRET_BYTES, key=salt, person=b"holocene seed").digest()


def mixed(secret: bytes, words: Sequence[str]) -> bytes:
    """The secret that chance is drawn from where the seats added words; each is written with its length before it."""
    written = b"".join(len(word).to_bytes(WORD_BYTES, "little") + word for word in map(str.encode, words))
    return blake2b(written, digest_size=SECRET_BYTES, key=secret, person=b"holocene deal").digest()


def chance(secret: bytes, words: Sequence[str]) -> bytes:
    """What a deal is drawn from: the secret itself where nobody was asked for a word."""
    return mixed(secret, words) if words else secret


def commitment(secret: bytes) -> str:
    """The hash that is shown at the start, so that everybody can check the secret at the end."""
    return blake2b(secret, digest_size=SECRET_BYTES, person=b"holocene commit").hexdigest()


def key(secret: bytes, ply: int) -> tuple[int, int, int]:
    """The three 32-bit words that chance starts from at a decision; the set-up is ply 0, the first decision ply 1."""
    drawn = blake2b(ply.to_bytes(8, "little"), digest_size=3 * WORD_BYTES, key=secret).digest()
    a, b, c = (int.from_bytes(drawn[at : at + WORD_BYTES], "little") for at in (0, 4, 8))
    return a, b, c


def write_key(rng: list[int], secret: bytes, ply: int) -> None:
    """Starts a state's generator afresh, so that no draw can be foretold from earlier ones."""
    rng[:] = [*key(secret, ply), 1]
