"""What the package says of itself: what it needs, for which parts, and what has changed."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

from holocene.core.parts import PARTS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "holocene"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
SHARED = {"fluent": "fluent-runtime"}  # a module of several packages
UNNAMED = {  # what others look for by themselves
    "httptools",
    "numba-cuda",
    "nvidia-cuda-nvrtc",
    "nvidia-nvvm",
    "uvloop",
}
MADE_OF = {  # what the modules of a part may import beside what everybody has
    "arena": {"arena", "ray"},
    "core/compiling/columns.py": {"gpu"},
    "core/compiling/cuda.py": {"gpu"},
    "core/compiling/inside_cuda.py": {"gpu"},
    "core/compiling/jit.py": {"fast"},
    "core/compiling/kernels.py": {"gpu"},
    "core/compiling/prefetch.py": {"fast"},
    "core/compiling/seen.py": {"gpu"},
    "core/compiling/wide.py": {"fast"},
    "learn": {"train"},
    "cli/train.py": {"train"},
    "research": {"research", "gpu"},
    "server": {"server"},
    "cli/serve.py": {"server"},
}


@cache
def homes() -> Mapping[str, list[str]]:
    """The packages of each module that is installed."""
    return packages_distributions()


def plain(name: str) -> str:
    """A name as package indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def declared(requirements: list[str]) -> set[str]:
    """The packages that a list names, those of other parts included."""
    found: set[str] = set()
    for line in requirements:
        name, part = re.match(r"([\w.-]+)(?:\[([\w,]+)\])?", line).groups()  # type: ignore[union-attr]
        found |= declared(EXTRAS[part]) if name == "holocene" else {plain(name)}
    return found


def imported(path: Path) -> set[str]:
    """The packages whose modules a file imports, wherever in it; what only the type checker reads needs no package."""
    found: set[str] = set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    checked = [node.body for node in ast.walk(tree) if isinstance(node, ast.If) and _is_for_types(node)]
    unread = {id(inner) for body in checked for node in body for inner in ast.walk(node)}
    for node in (node for node in ast.walk(tree) if id(node) not in unread):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and not node.level:
            names = [str(node.module)]
        found |= {name.partition(".")[0] for name in names}
    foreign = found - sys.stdlib_module_names - {"holocene"}
    return {SHARED.get(name) or plain(homes().get(name, [name])[0]) for name in foreign}


def _is_for_types(node: ast.If) -> bool:
    return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def allowed(path: Path) -> set[str]:
    """What a file may import."""
    place = path.relative_to(SOURCE).as_posix()
    parts = [parts for home, parts in MADE_OF.items() if place == home or place.startswith(f"{home}/")]
    return declared(PROJECT["dependencies"]).union(*(declared(EXTRAS[part]) for each in parts for part in each))


def test_every_import_is_declared_for_its_part() -> None:
    """Nothing comes along by chance with something else, and what is small needs nothing of the other parts."""
    files = sorted(SOURCE.rglob("*.py"))
    found = {path.relative_to(SOURCE).as_posix(): imported(path) - allowed(path) for path in files}
    assert {} == {place: names for place, names in found.items() if names}


def test_everything_declared_is_used() -> None:
    """By us, or by what we use."""
    used = set[str]().union(*(imported(path) for path in SOURCE.rglob("*.py")))
    everything = declared([*PROJECT["dependencies"], *(line for lines in EXTRAS.values() for line in lines)])
    assert UNNAMED == everything - used


def test_every_part_has_a_module_that_shows_whether_it_is_there() -> None:
    """So that what needs it can say so."""
    assert set(EXTRAS) == set(PARTS)


def test_the_version_has_its_section_in_the_changelog() -> None:
    """With a date, below what has not been released yet."""
    heads = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert "Unreleased" == heads[0]
    assert re.fullmatch(rf"{re.escape(PROJECT['version'])} · \d{{4}}-\d\d-\d\d", heads[1])


def test_every_licence_is_named_and_travels_along() -> None:
    """That of our own, and those of fonts and libraries in the pages."""
    vendored = (SOURCE / "web" / "vendor" / "VERSIONS").read_text(encoding="utf-8")
    licences = set(re.findall(r"^\S+ +[\d.]+ +(\S+)", vendored, re.MULTILINE))
    assert {"MIT", "OFL-1.1"} | licences == set(PROJECT["license"].split(" AND "))
    fonts = {path.stem.partition("-")[0] for path in (SOURCE / "web" / "fonts").glob("*.woff2")}
    assert {f"OFL-{name.capitalize()}.txt" for name in fonts} == {
        p.name for p in (SOURCE / "web" / "fonts").glob("*.txt")
    }
