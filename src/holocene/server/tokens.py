"""Random names: of tables, short enough to read out, and of those who may enter, too long to guess."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final

SLUG_LETTERS: Final = "23456789abcdefghjkmnpqrstvwxyz"  # none that look alike
SLUG_LENGTH: Final = 8
TOKEN_BYTES: Final = 20


def new_slug() -> str:
    """The name of a table."""
    return "".join(secrets.choice(SLUG_LETTERS) for _ in range(SLUG_LENGTH))


def new_token() -> str:
    """What a link carries in its fragment: 160 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> bytes:
    """What is stored of a token. It is random, so a plain hash cannot be turned back.

    >>> len(hashed(new_token())), hashed("a") == hashed("b")
    (32, False)
    """
    return blake2b(token.encode(), digest_size=32, person=b"holocene link").digest()
