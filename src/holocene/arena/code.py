"""A digest of the code that plays: games of different code do not belong to one series."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path

import holocene
from holocene.bots.naming import read_name
from holocene.bots.registry import find

DIGEST_BYTES = 8
PLAYING = ("core", "games", "bots")


@cache
def _ours() -> bytes:
    root = Path(holocene.__file__).parent
    digest = blake2b(digest_size=DIGEST_BYTES)
    for part in PLAYING:
        for path in sorted((root / part).rglob("*.py")):
            digest.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return digest.digest()


def code_digest(bots: Sequence[str]) -> str:
    """A digest of the rules, of our bots, and of the modules of other people's; cards have a digest of their own."""
    digest = blake2b(_ours(), digest_size=DIGEST_BYTES)
    for bot in bots:
        module = sys.modules.get(find(read_name(bot)).__module__)
        if module is not None and module.__file__:
            digest.update(Path(module.__file__).read_bytes())
    return digest.hexdigest()
