"""Files for the browser, from memory: read, compressed and given a tag once, and again when they change on disk."""

from __future__ import annotations

import gzip
import os
import re
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from starlette.requests import Request
from starlette.responses import Response

WEB: Final = Path(__file__).parents[1] / "web"
LOCALE: Final = Path(__file__).parents[1] / "locale"
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".md": "text/plain; charset=utf-8",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
}
PACKED: Final = {".png", ".webp", ".woff2", ".ico"}  # small already
SMALLEST: Final = 400
JOINTS: Final = {".css": b"\n", ".ftl": b"\f"}  # between files that are sent together, by their kind
MOST_JOINED: Final = 40
KEPT: Final = "no-cache"  # kept by the browser, but asked for by its tag each time
NOTES: Final = re.compile(rb"/\*.*?\*/", re.DOTALL)  # of style sheets, and the blanks that mean nothing there:
BLANKS: Final = re.compile(rb"(?<=[{};:,])\s+|\s+(?=[{}])|^\s+")
FOR_GOOD: Final = "public, max-age=31536000, immutable"

Stamp = tuple[int, int]
R = TypeVar("R", bound=Response)


class Asset(NamedTuple):
    """A file as it is sent."""

    kind: str
    tag: str
    plain: bytes
    packed: bytes | None


_assets: dict[Path, tuple[Stamp, Asset]] = {}


def stamp(path: Path) -> Stamp:
    """What changes when a file does."""
    found = os.stat(path)
    return found.st_mtime_ns, found.st_size


def find(folder: Path, name: str) -> Asset | None:
    """A file of a folder, by a path that cannot leave it; None where there is none that may be shown."""
    return together(name, lambda part: _one(folder, part))


def together(name: str, find_one: Callable[[str], Asset | None]) -> Asset | None:
    """A file; those that are asked for as `styles/base+frame.css` come one after the other."""
    suffix = Path(name).suffix
    if "+" not in name or suffix not in JOINTS:
        return find_one(name)
    inner, _, rest = name.removesuffix(suffix).partition("/")
    parts = rest.split("+")
    if len(set(parts)) < len(parts) or len(parts) > MOST_JOINED:
        return None
    found = [asset for part in parts if (asset := find_one(f"{inner}/{part}{suffix}"))]
    return _joined(suffix, tuple(found)) if len(found) == len(parts) else None


@lru_cache(maxsize=64)
def _joined(suffix: str, assets: tuple[Asset, ...]) -> Asset:
    return made(JOINTS[suffix].join(asset.plain for asset in assets), suffix)


def _one(folder: Path, name: str) -> Asset | None:
    path = folder / name
    if any(part.startswith(".") for part in Path(name).parts) or path.suffix not in TYPES:
        return None
    try:
        path = path.resolve()
        if not path.is_relative_to(folder.resolve()):
            return None
        now = stamp(path)
        if path not in _assets or _assets[path][0] != now:
            _assets[path] = now, made(path.read_bytes(), path.suffix)
    except (OSError, ValueError):
        return None
    return _assets[path][1]


def made(plain: bytes, suffix: str) -> Asset:
    """A file of a kind, ready to be sent."""
    if suffix == ".css":
        plain = BLANKS.sub(b"", NOTES.sub(b"", plain))
    packs = suffix not in PACKED and len(plain) >= SMALLEST
    tag = f'"{blake2b(plain, digest_size=12).hexdigest()}"'
    return Asset(TYPES[suffix], tag, plain, gzip.compress(plain, 9, mtime=0) if packs else None)


def send(request: Request, asset: Asset, kept: str = KEPT, status: int = 200) -> Response:
    """The file, packed where the browser can read that; nothing where it has it already."""
    return send_as(Response, request, asset, kept, status)


def send_as(kind: type[R], request: Request, asset: Asset, kept: str, status: int = 200) -> R:
    """The same as a response of a kind."""
    headers = {"ETag": asset.tag, "Cache-Control": kept, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == asset.tag:
        return kind(None, 304, headers)
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return kind(asset.packed, status, {**headers, "Content-Encoding": "gzip"}, asset.kind)
    return kind(asset.plain, status, headers, asset.kind)
