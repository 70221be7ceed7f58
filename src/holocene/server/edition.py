"""All files of the pages as one edition. Its name, a hash of them all, is part of their addresses: whoever has a file
of an edition has it for good. When a file changes on the disk, the next page that is asked for is of a new edition."""

from __future__ import annotations

import logging
import threading
from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from holocene.server import parts, static
from holocene.server.logs import log
from holocene.server.reach import Reach
from holocene.server.scripts.bundle import FIRST, bundles
from holocene.server.scripts.module import ScriptError
from holocene.server.static import Asset, Stamp

PREFIX: Final = "at"  # how addresses of editions begin
BUNDLE: Final = "bundle"
MAKER: Final = "bundle.js"
SCRIPTS: Final = (".js", ".mjs")


class Edition(NamedTuple):
    """Without a name where the scripts cannot be put together: then a page asks for every file as it is written."""

    name: str
    stamps: Mapping[Path, Stamp]
    bundles: Mapping[str, Asset]

    def find(self, name: str) -> Asset | None:
        """A file by its path below the edition; None where there is none that may be shown."""
        folder, _, rest = name.partition("/")
        if folder == BUNDLE:
            return self.bundles.get(rest)
        if folder == parts.WORDS:
            return parts.find_words(rest)
        return static.find(static.WEB, name) or (parts.find_picture(rest) if folder == parts.PICTURES else None)


_latest: dict[Path, Edition] = {}
_lock = threading.Lock()


def latest() -> Edition:
    """The edition of the files as they are now."""
    web = static.WEB
    with _lock:
        found = _latest.get(web)
        if found is None or any(_stamp(path) != stamp for path, stamp in found.stamps.items()):
            found = _latest[web] = _made(web)
        return found


def _stamp(path: Path) -> Stamp | None:
    try:
        return static.stamp(path)
    except OSError:
        return None


def _made(web: Path) -> Edition:
    places = [folder for folder in (web, static.LOCALE, *parts.folders()) if folder.is_dir()]
    paths = [each for folder in places for each in (folder, *sorted(folder.rglob("*")))]
    stamps = {path: stamp for path in paths if (stamp := _stamp(path))}
    files = {path: path.read_bytes() for path in paths if path.is_file()}
    sources = {
        path.relative_to(web).as_posix(): data
        for path, data in files.items()
        if path.suffix in SCRIPTS and path.is_relative_to(web)
    }
    try:
        made = bundles(sources, sources.get(MAKER, b""))
    except ScriptError as error:
        log("scripts-not-bundled", logging.WARNING, reason=str(error))
        return Edition("", stamps, {})
    assets = {name: static.made(each.script, ".js") for name, each in made.items()}
    maps = {f"{name}.map": static.made(each.map, ".json") for name, each in made.items()}
    hashed = blake2b(digest_size=8)
    for data in (*(each.plain for each in assets.values()), *files.values()):
        hashed.update(b"%d " % len(data) + data)
    return Edition(hashed.hexdigest(), stamps, assets | maps)


@lru_cache(maxsize=64)
def opened(shell: Asset, root: str, reach: Reach, edition: str, script: str) -> Asset:
    """The shell of a page. Its addresses are relative to `base`, which is not "/" where a proxy shows this server below
    a path; scripts read the metas. The page's own script is asked for beside the first one."""
    changes = {
        '<base href="/">': f'<base href="{root}/">',
        'name="root" content=""': f'name="root" content="{root}"',
        'name="links" content=""': f'name="links" content="{reach.links}"',
        'name="lack" content=""': f'name="lack" content="{reach.lack}"',
        'name="command" content=""': f'name="command" content="{escape(reach.command)}"',
    }
    if edition:
        at = f"{PREFIX}/{edition}"
        beside = f'<link rel="modulepreload" href="{at}/{BUNDLE}/{script}">\n' if script else ""
        first = f'<script type="module" src="{FIRST}">'
        changes |= {
            'name="edition" content=""': f'name="edition" content="/{at}"',
            'href="pictures/': f'href="{at}/pictures/',
            'href="styles/': f'href="{at}/styles/',
            first: beside + first.replace(FIRST, f"{at}/{BUNDLE}/{FIRST}"),
        }
    text = shell.plain.decode()
    for old, new in changes.items():
        text = text.replace(old, new)
    return static.made(text.encode(), ".html")
