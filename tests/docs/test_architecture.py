"""The architecture page names what is there: every file, and every function or class of it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/architecture.md").read_text("utf-8")
NAMED = re.compile(r"((?:[\w-]+/)+[\w-]+\.(?:py|js|md|ftl|toml))(?: · ([\w.]+))?")


def found(path: str) -> Path:
    return next((at for at in (ROOT / "src/holocene" / path, ROOT / path) if at.is_file()), ROOT / path)


def names_in(tree: ast.AST, before: str = "") -> Iterator[str]:
    """The functions and classes of a module, and those of its classes: `Match.play`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield before + node.name
        if isinstance(node, ast.ClassDef):
            yield from names_in(node, f"{node.name}.")


def names_in_script(text: str) -> set[str]:
    """The same of a script of the browser, by what its lines begin with."""
    names, cls = set(), ""
    for line in text.splitlines():
        if top := re.match(r"(?:export )?(?:default )?(?:async )?(class|function|const|let) (\w+)", line):
            cls = f"{top[2]}." if top[1] == "class" else ""
            names.add(top[2])
        elif cls and (method := re.match(r"  (?:static |async |get |set )*(\w+)\(", line)):
            names.add(cls + method[1])
    return names


def test_the_page_names_files_and_functions() -> None:
    """Else the tests below prove nothing."""
    named = NAMED.findall(PAGE)
    assert len([name for _, name in named if name]) > 60
    assert {Path(path).suffix for path, _ in named} >= {".py", ".js", ".md", ".ftl"}


@pytest.mark.parametrize("path", sorted({path for path, _ in NAMED.findall(PAGE)}))
def test_every_file_is_there_and_has_what_the_page_names(path: str) -> None:
    file = found(path)
    assert file.is_file(), f"docs/architecture.md names {path}, which is not there"
    wanted = {name for at, name in NAMED.findall(PAGE) if at == path and name}
    text = file.read_text("utf-8")
    there = set(names_in(ast.parse(text))) if file.suffix == ".py" else names_in_script(text)
    assert set() == wanted - there, f"docs/architecture.md names what {path} has not"


def test_every_package_stands_in_the_picture() -> None:
    """A new package belongs there too."""
    packages = {init.parent.name for init in (ROOT / "src/holocene").glob("*/__init__.py")}
    picture = PAGE.split("```")[1]
    assert set() == {package for package in packages if not re.search(rf"\b{package}\b", picture)}
