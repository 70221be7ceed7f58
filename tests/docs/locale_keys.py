"""Which messages the code asks for: those it names, and those whose keys it puts together.

A key that is put together, `text(f"event-{kind}")`, belongs to a family: a prefix, and the names that can follow it,
found in the code. A new family is one line in `FAMILIES`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import holocene
from holocene.cli.main import COMMANDS
from holocene.core.errors import HoloceneError

SOURCE = Path(holocene.__file__).parent
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")

FAMILIES: dict[str, Callable[[], Iterator[str]]] = {
    "command-": lambda: iter(COMMANDS),
    "event-": lambda: arguments_of("Event", 0, "kind"),
    "option-": lambda: arguments_of("Option", 0, "key"),
    "pack-problem-": lambda: arguments_of("Problem", 3, "key"),
    "refusal-": lambda: arguments_of("Refusal", 1, "key"),
    "score-": lambda: arguments_of("ScoreLine", 0, "key"),
}


@cache
def _nodes() -> list[ast.AST]:
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py")))
    return [node for tree in trees for node in ast.walk(tree)]


def _calls(*names: str) -> Iterator[ast.Call]:
    """Calls of functions, methods or classes of these names."""
    for node in _nodes():
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in names:
            yield node


def _strings(node: ast.AST) -> Iterator[str]:
    """The strings that an expression can be: one, or those of a choice between several."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)


def _argument(call: ast.Call, position: int, keyword: str) -> Iterator[ast.expr]:
    yield from call.args[position : position + 1]
    yield from (given.value for given in call.keywords if given.arg == keyword)


def arguments_of(name: str, position: int, keyword: str) -> Iterator[str]:
    """The strings given for one argument in all calls of a function or class."""
    for call in _calls(name):
        for argument in _argument(call, position, keyword):
            yield from _strings(argument)


def named_keys() -> set[str]:
    """Keys that the code names where it asks for a text or raises an error."""
    errors, found = [HoloceneError], set(arguments_of("text", 0, "key"))
    while errors:
        error = errors.pop()
        errors += error.__subclasses__()
        found.update(arguments_of(error.__name__, 1, "key"))
    return found - {""}


def family_keys() -> set[str]:
    """Every key of a family that the code makes use of."""
    used = {_prefix(node) for node in _nodes() if isinstance(node, ast.JoinedStr)}
    return {prefix + name for prefix, names in FAMILIES.items() if prefix in used for name in names()}


def undeclared_families() -> set[str]:
    """Prefixes with which a key is put together although no family is declared for them."""
    made = {node for call in _calls("text") for node in call.args[:1] if isinstance(node, ast.JoinedStr)}
    return {_prefix(node) for node in made} - set(FAMILIES)


def mentioned_keys() -> set[str]:
    """Every string of the code that could be a key: it may reach a text by way of a table or a variable."""
    constants = (node.value for node in _nodes() if isinstance(node, ast.Constant))
    return {value for value in constants if isinstance(value, str) and KEY.fullmatch(value)}


def _prefix(node: ast.JoinedStr) -> str:
    return next(_strings(node.values[0]), "") if node.values else ""
