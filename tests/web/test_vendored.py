"""The vendored libraries are those of the npm registry: `package-lock.json` holds their hashes, npm checks them."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from holocene.server.static import WEB

ROOT = Path(__file__).parents[2]
VENDOR = WEB / "vendor"
LINE = re.compile(r"(?P<package>\S+) +(?P<version>[\d.]+) +(?P<licence>\S+) +(?P<taken>.+)")
# What VERSIONS says was changed: bare names of other packages, and where a source map would be.
NAMES = {
    "preact": "./preact.mjs",
    "preact/hooks": "./hooks.mjs",
    "@preact/signals-core": "./signals-core.mjs",
}
BARE = re.compile(rf'from ?"({"|".join(map(re.escape, NAMES))})"')
MAPPED = re.compile(r"//# sourceMappingURL=.*")


def packages() -> list[re.Match[str]]:
    """The lines of VERSIONS that name a package."""
    lines = (VENDOR / "VERSIONS").read_text(encoding="utf-8").splitlines()
    return [found for line in lines if not line.startswith("#") and (found := LINE.fullmatch(line))]


def copies() -> dict[str, str]:
    """Where each vendored script comes from, by its path."""
    found = {}
    for line in packages():
        inside = None
        for part in reversed(line["taken"].split(", ")):  # `a.js, b.js -> folder/*.js` says it once for all
            source, _, target = part.partition(" -> ")
            inside = target or inside
            names = VENDOR.glob(target) if "*" in source else [VENDOR / str(inside).replace("*.js", source)]
            for name in names:
                origin = source.replace("*.js", name.name)
                found[name.relative_to(VENDOR).as_posix()] = f"{line['package']}/{origin}"
    return found


def registry(path: str) -> str:
    """A file of a package as npm installed it; in CI it must be there."""
    installed = ROOT / "node_modules" / path
    if not installed.exists():
        words = "needs the packages of the npm registry (`make lint` installs them)"
        if os.environ.get("CI") == "true":
            pytest.fail(words)
        pytest.skip(words)
    return installed.read_text(encoding="utf-8")


def test_every_vendored_script_has_its_line() -> None:
    """In VERSIONS, with the version that the lock file holds a hash of."""
    scripts = {path.relative_to(VENDOR).as_posix() for path in VENDOR.rglob("*.*js")}
    assert scripts == set(copies())
    locked = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for line in packages():
        held = locked[f"node_modules/{line['package']}"]
        assert (line["version"], "sha512-") == (held["version"], held["integrity"][:7])


@pytest.mark.parametrize("name", sorted(copies()))
def test_a_vendored_script_is_the_registrys(name: str) -> None:
    """But for the two changes that VERSIONS names."""
    text = MAPPED.sub("", registry(copies()[name]))
    expected = BARE.sub(lambda found: found[0].replace(found[1], NAMES[found[1]]), text)
    assert expected.rstrip() == (VENDOR / name).read_text(encoding="utf-8").rstrip()
