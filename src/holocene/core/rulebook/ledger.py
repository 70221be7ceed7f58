"""The ledger: which functions enforce each rule of the law, which tests prove it, and what is missing.

Functions enter themselves with `@rule` (see `rule`); tests name their rules with `@pytest.mark.rule("A11")` in
`tests/<game>/`, or with `"progress:A11"` in any other folder. `unimplemented.toml` beside the law is the one list of
rules that are still to come. Of games that bring their law in a package of their own, no tests are known.
"""

from __future__ import annotations

import ast
import pkgutil
import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import msgspec

from holocene.core.homes import GROUP
from holocene.core.rulebook.law import Rule, law_folder, rules_folder, rules_of
from holocene.core.rulebook.rule import LEDGER

RULE_ID = re.compile(r"[A-Z]\d{1,2}")
UNIMPLEMENTED = "unimplemented.toml"


class Entry(msgspec.Struct, frozen=True):
    """A rule with the functions that enforce it and the tests that prove it."""

    rule: Rule
    functions: tuple[str, ...]
    tests: tuple[str, ...]
    is_listed: bool
    """Whether the rule stands in the list of those still to come."""


class Citation(NamedTuple):
    """A place that names a rule."""

    game: str
    rule: str
    where: str


def ledger(game: str) -> list[Entry]:
    """Every rule of a game in the order of the law."""
    functions = [Citation(*entry) for entry in _enforcers(game)]
    tests = [test for test in citations_of_tests() if test.game == game] if has_tests(game) else []
    listed = unimplemented(game)
    return [
        Entry(rule, _places(functions, rule.id), _places(tests, rule.id), rule.id in listed)
        for rule in rules_of(game).values()
    ]


def faults(entries: list[Entry], citations: list[Citation]) -> list[str]:
    """What is wrong with a ledger, one sentence each: a gap, a rule that is no longer missing, an id of no rule."""
    found: list[str] = []
    for entry in entries:
        name = f"{entry.rule.game}:{entry.rule.id}"
        if entry.is_listed and entry.functions and entry.tests:
            found.append(f"{name} has a function and a test, but {UNIMPLEMENTED} lists it")
        if not entry.is_listed and not entry.functions:
            found.append(f"{name} has no function")
        if not entry.is_listed and not entry.tests:
            found.append(f"{name} has no test")
    known = {(entry.rule.game, entry.rule.id) for entry in entries}
    found += [f"{c.where} names {c.game}:{c.rule}, which is no rule" for c in citations if c[:2] not in known]
    return found


def unimplemented(game: str) -> list[str]:
    """The ids of the rules still to come."""
    file = law_folder(game) / UNIMPLEMENTED
    listed: list[str] = tomllib.loads(file.read_text(encoding="utf-8")).get(game, []) if file.is_file() else []
    return listed


def tests_folder() -> Path | None:
    """The tests of a checkout; an installed package has none."""
    folder = rules_folder().parent / "tests"
    return folder if folder.is_dir() else None


def has_tests(game: str) -> bool:
    """Whether the tests of a game are here: not in an installed package, and not those of a game from elsewhere."""
    return tests_folder() is not None and law_folder(game) == rules_folder()


def citations_of_tests() -> list[Citation]:
    """Every `pytest.mark.rule` in the tests of this checkout."""
    folder = tests_folder()
    return [] if folder is None else list(marks_in(folder))


def marks_in(folder: Path) -> Iterator[Citation]:
    """The marks of all tests below a folder, with the function or file that carries them."""
    for path in sorted(folder.rglob("test_*.py")):
        place = path.relative_to(folder)
        implied = place.parts[0].replace("_", "-") if len(place.parts) > 1 else ""
        source = path.read_text(encoding="utf-8")
        for node in ast.parse(source).body if "mark.rule" in source else ():
            name = f"{place}::{node.name}" if isinstance(node, ast.FunctionDef | ast.ClassDef) else str(place)
            for rule_id in _marked(node):
                game, _, bare = rule_id.rpartition(":")
                yield Citation(game or implied, bare, name)


def _marked(node: ast.AST) -> Iterator[str]:
    """The ids in every `mark.rule(...)` within a statement, its decorators included."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and _is_mark(call.func):
            for argument in call.args:
                if isinstance(argument, ast.Constant):
                    yield str(argument.value)


def _is_mark(called: ast.AST) -> bool:
    """Whether `mark.rule` is called; the name alone is asked first, since that takes no time."""
    return isinstance(called, ast.Attribute) and called.attr == "rule" and ast.unparse(called).endswith("mark.rule")


def citations_of_source(game: str) -> Iterator[Citation]:
    """Every string in a game's source that has the shape of an id: on functions, refusals, events and options."""
    package = _package(game)
    for folder in package.__path__ if package else ():
        for path in sorted(Path(folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE_ID.fullmatch(node.value):
                    yield Citation(game, node.value, f"{path.relative_to(folder)}:{node.lineno}")


def _enforcers(game: str) -> list[tuple[str, str, str]]:
    """What the functions of a game entered in the ledger, once all its modules are imported."""
    package = _package(game)
    if package is not None:
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    return [entry for entry in LEDGER if entry.game == game]


def _package(game: str) -> ModuleType | None:
    """The package of an installed game."""
    for entry in entry_points(group=GROUP):
        if entry.name == game:
            return import_module(entry.module)
    return None


def _places(citations: list[Citation], rule_id: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(citation.where for citation in citations if citation.rule == rule_id))
