"""Where machine code is kept between runs: a folder named by a digest of all that it was made from.

Numba's own cache looks at a function's file only, so a changed card table or a constant imported from elsewhere
would go on giving the old game. Here the name of the folder changes with every such thing.
"""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import EnumType
from hashlib import blake2b
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from holocene.core.folders import user_folders

KEPT = 8  # folders of one game, the most recently used ones
IN_USE = 3600.0  # seconds within which another process may still be filling a folder
CONSTANTS = (int, float, list, tuple)


def cache_root() -> Path:
    """HOLOCENE_CACHE, or the user's cache folder."""
    own = os.environ.get("HOLOCENE_CACHE")
    return Path(own) if own else user_folders().user_cache_path


def digest(modules: Sequence[ModuleType], tables: Mapping[str, Any], *circumstances: object) -> str:
    """A name for the machine code of these modules over these tables, made under these circumstances.

    Function bodies can come only from the modules' own files, or are written from a layout (`written`), constants from
    anywhere: hence the files, the written texts and the values.
    """
    parts = blake2b(repr(circumstances).encode(), digest_size=12)
    for module in modules:
        parts.update(Path(str(module.__file__)).read_bytes())
        for name, value in sorted(vars(module).items()):
            if isinstance(value, EnumType):
                parts.update(f"{name}={list(value.__members__.items())};".encode())
            elif isinstance(value, CONSTANTS) and not name.startswith("__"):
                parts.update(f"{name}={value!r};".encode())
            elif isinstance(value, FunctionType):
                parts.update(f"{name}={vars(value).get('source', '')};".encode())
    parts.update(repr(sorted(tables.items())).encode())
    return parts.hexdigest()


def cache_folder(game: str, name: str) -> Path | None:
    """The folder of that digest, made and marked as used; None where nothing can be written. Clears old ones away."""
    folder = cache_root() / "engines" / game / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        _prune(folder.parent)
    except OSError:
        return None
    return folder


def _prune(parent: Path) -> None:
    now = time.time()
    by_use = sorted(((folder.stat().st_mtime, folder) for folder in parent.iterdir()), reverse=True)
    for used, folder in by_use[KEPT:]:
        if now - used > IN_USE:
            shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def only_writer(folder: Path) -> Iterator[None]:
    """Holds other processes back while the folder's index is rewritten."""
    try:
        import fcntl
    except ImportError:  # a system without it: the worst that can happen is compiling once more
        yield
        return
    with open(folder / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
