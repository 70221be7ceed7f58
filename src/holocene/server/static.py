"""Files for the browser, from memory: read, compressed and given a tag once, and again when they change on disk."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

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
KEPT: Final = "no-cache"  # kept by the browser, but asked for by its tag each time


class Asset(NamedTuple):
    """A file as it is sent."""

    stamp: tuple[int, int]
    kind: str
    tag: str
    plain: bytes
    packed: bytes | None


_assets: dict[Path, Asset] = {}


def find(folder: Path, name: str) -> Asset | None:
    """A file of a folder, by a path that cannot leave it; None where there is none that may be shown."""
    path = folder / name
    if any(part.startswith(".") for part in Path(name).parts) or path.suffix not in TYPES:
        return None
    try:
        path = path.resolve()
        if not path.is_relative_to(folder.resolve()):
            return None
        found = path.stat()
        stamp = (found.st_mtime_ns, found.st_size)
        if path not in _assets or _assets[path].stamp != stamp:
            _assets[path] = _read(path, stamp)
    except (OSError, ValueError):
        return None
    return _assets[path]


def _read(path: Path, stamp: tuple[int, int]) -> Asset:
    return _made(path.read_bytes(), path.suffix, stamp)


def _made(plain: bytes, suffix: str, stamp: tuple[int, int]) -> Asset:
    packs = suffix not in PACKED and len(plain) >= SMALLEST
    tag = f'"{blake2b(plain, digest_size=12).hexdigest()}"'
    return Asset(stamp, TYPES[suffix], tag, plain, gzip.compress(plain, 9, mtime=0) if packs else None)


@lru_cache(maxsize=4)
def below(root: str, shell: Asset) -> Asset:
    """The shell of a server that a proxy shows below a path: all its addresses are relative to `base`, and scripts
    read `root`."""
    plain = shell.plain
    for place in (b'<base href="%s/">', b'<meta name="root" content="%s">'):
        plain = plain.replace(place % b"", place % root.encode())
    return _made(plain, ".html", shell.stamp)


def send(request: Request, asset: Asset, kept: str = KEPT, status: int = 200) -> Response:
    """The file, packed where the browser can read that; nothing where it has it already."""
    headers = {"ETag": asset.tag, "Cache-Control": kept, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == asset.tag:
        return Response(None, 304, headers)
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(asset.packed, status, {**headers, "Content-Encoding": "gzip"}, asset.kind)
    return Response(asset.plain, status, headers, asset.kind)
