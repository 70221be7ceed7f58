"""Builds the documentation into static pages: `make docs`.

In a checkout every page lies where its readers look for it: most in `docs`, some at the top, some beside what they
describe. The site has them in one folder, so links are turned on the way there; a link to something that is not part
of the site stops the build, as does one that leads nowhere.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from posixpath import normpath, relpath

ROOT = Path(__file__).parents[1]
BUILT = ROOT / "build" / "docs"
SITE = "site"
CONFIG = ROOT / "docs" / "site" / "zensical.toml"
TOP = ("CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "DECISIONS.md", "LICENSE")
MOVED = {
    "rules/progress.md": "rules/progress.md",
    "rules/s-evolution.md": "rules/s-evolution.md",
    "src/holocene/games/progress/data/README.md": "cards-progress.md",
    "src/holocene/games/s_evolution/data/README.md": "cards-s-evolution.md",
    "src/holocene/web/pictures/logo.svg": "logo.svg",
    "README.md": "index.md",  # what it says stands in `docs/index.md`; links to it lead there
}
LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#)([^)#\s]+)")
FENCE = re.compile(r"(?ms)^( *```.*?^ *```$)")


def places() -> dict[str, str]:
    """Where each file goes, by where it lies."""
    found = {path: path for path in TOP} | MOVED
    for folder, to in (("deploy", "deploy"), ("src/holocene/web/fonts", "fonts")):
        found |= {f"{folder}/{path.name}": f"{to}/{path.name}" for path in (ROOT / folder).iterdir() if path.is_file()}
    for path in (ROOT / "docs").rglob("*"):
        if path.is_file() and path != CONFIG:
            found[path.relative_to(ROOT).as_posix()] = path.relative_to(ROOT / "docs").as_posix()
    return found


def turned(text: str, source: str, to: dict[str, str]) -> str:
    """A page with its links as they are in the site; what is printed as an example stays."""

    def turn(link: re.Match[str]) -> str:
        target = normpath(f"{Path(source).parent.as_posix()}/{link[1]}")
        if target not in to:
            raise SystemExit(f"{source} links to {link[1]}, which is not part of the site (see tools/site.py)")
        return relpath(to[target], Path(to[source]).parent.as_posix())

    parts: Iterator[str] = iter(FENCE.split(text))
    return "".join(part if part.lstrip().startswith("```") else LINK.sub(turn, part) for part in parts)


def gather(pages: Path) -> None:
    """All files of the site in one folder."""
    to = places()
    for source, place in to.items():
        if source == "README.md":
            continue
        (pages / place).parent.mkdir(parents=True, exist_ok=True)
        if source.endswith(".md"):
            text = (ROOT / source).read_text(encoding="utf-8")
            (pages / place).write_text(turned(text, source, to), encoding="utf-8")
        else:
            shutil.copyfile(ROOT / source, pages / place)


def build(folder: Path) -> int:
    """Gathers and builds the site below a folder; the status of the builder, which takes no warning lightly."""
    shutil.rmtree(folder, ignore_errors=True)
    gather(folder / "pages")
    shutil.copyfile(CONFIG, folder / "zensical.toml")
    return run(folder)


def run(folder: Path) -> int:
    """Builds what was gathered."""
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--config-file", str(folder / "zensical.toml")]
    return subprocess.run(command, cwd=folder, check=False).returncode


if __name__ == "__main__":
    status = build(BUILT)
    if status == 0:
        print(f"The documentation is at {BUILT / SITE / 'index.html'}")
    sys.exit(status)
