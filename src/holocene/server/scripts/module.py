"""One script as the body of a function: what it takes from others and gives to them is said by calls. Its comments,
empty lines and indents are gone; each line that is left knows its number."""

from __future__ import annotations

import posixpath
from functools import cache
from typing import Final, NamedTuple

from tree_sitter import Language, Node, Parser, Query, QueryCursor

WANTED: Final = """
    (program [(import_statement) (export_statement)] @passing)
    (call_expression function: (import)) @loading
    (comment) @comment
    [(template_string) (string)] @text
    (await_expression) @waiting
    (meta_property) @refused
    (ERROR) @refused
"""
FUNCTIONS: Final = ("function_declaration", "function_expression", "arrow_function", "method_definition")
NAMED: Final = ("function_declaration", "generator_function_declaration", "class_declaration")


class ScriptError(ValueError):
    """A script that cannot be sent together with others."""


class Module(NamedTuple):
    """A script, by the names of its neighbours."""

    needs: tuple[str, ...]  # what must be there before it runs
    loads: tuple[str, ...]  # what it asks for later; `*` stands for what only it knows
    lines: tuple[tuple[int, str], ...]  # with their numbers, from 0


class Edit(NamedTuple):
    """A place in a script, and what stands there instead."""

    start: int
    end: int
    text: str


@cache
def _tools() -> tuple[Parser, Query]:
    import tree_sitter_javascript

    language = Language(tree_sitter_javascript.language())
    return Parser(language), Query(language, WANTED)


def read(name: str, source: bytes) -> Module:
    """The script of a name, which is its path."""
    parser, query = _tools()
    found = QueryCursor(query).captures(parser.parse(source).root_node)
    for node in (*found.get("refused", ()), *(each for each in found.get("waiting", ()) if not _is_inside(each))):
        raise _unreadable(name, node)
    reading = _Reading(name)
    for node in found.get("passing", ()):
        (reading.take if node.type == "import_statement" else reading.give)(node)
    for node in found.get("loading", ()):
        reading.load(node)
    texts = found.get("text", ())
    edits = [*reading.edits, *(Edit(node.start_byte, node.end_byte, " ") for node in found.get("comment", ()))]
    lines = _edited(source, edits).split("\n")
    as_written = {row for node in texts for row in range(node.start_point[0] + 1, node.end_point[0] + 1)}
    tight = [(row, line if row in as_written else line.lstrip()) for row, line in enumerate(lines)]
    given = ", ".join(f"{key}: () => {value}" for key, value in reading.given.items())
    body = ((0, f"$give({{ {given} }});"), *((row, line) for row, line in tight if line or row in as_written))
    return Module(tuple(dict.fromkeys(reading.needs)), tuple(dict.fromkeys(reading.loads)), body)


class _Reading:
    """What was read of a script so far."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.needs: list[str] = []
        self.loads: list[str] = []
        self.given: dict[str, str] = {}
        self.edits: list[Edit] = []

    def take(self, node: Node) -> None:
        """`import … from "…"`: the values are there, since the other script has run."""
        used = self._use(node)
        clause = next((child for child in node.named_children if child.type == "import_clause"), None)
        parts = []
        for child in clause.named_children if clause else ():
            if child.type == "namespace_import":
                parts.append(f"const {_text(child.named_children[0])} = {used};")
            elif child.type == "identifier":
                parts.append(f"const {{ default: {_text(child)} }} = {used};")
            else:
                pairs = [f"{key}: {local}" for key, local in map(_pair, _specifiers(child))]
                parts.append(f"const {{ {', '.join(pairs)} }} = {used};")
        self.edits.append(Edit(node.start_byte, node.end_byte, " ".join(parts) or f"{used};"))

    def give(self, node: Node) -> None:
        """`export …` in the forms that the house uses."""
        declared = node.child_by_field_name("declaration")
        value = node.child_by_field_name("value")
        clause = next((child for child in node.named_children if child.type == "export_clause"), None)
        is_default = any(child.type == "default" for child in node.children)
        if declared is not None:
            for local in self._names(declared):
                self.given["default" if is_default else local] = local
            self.edits.append(Edit(node.start_byte, declared.start_byte, ""))
        elif value is not None:
            self.given["default"] = "_default"
            self.edits.append(Edit(node.start_byte, value.start_byte, "const _default = "))
        elif clause is not None:
            used = self._use(node) if node.child_by_field_name("source") else ""
            for local, key in map(_pair, _specifiers(clause)):
                self.given[key] = f"{used}.{local}" if used else local
            self.edits.append(Edit(node.start_byte, node.end_byte, f"{used};"))
        else:
            raise _unreadable(self.name, node)

    def load(self, node: Node) -> None:
        """`import("…")`: asked for when it is first needed."""
        arguments = node.child_by_field_name("arguments")
        path = arguments.named_children[0] if arguments and arguments.named_children else node
        if path.type == "template_string":
            parts = ["*" if part.type == "template_substitution" else _text(part) for part in path.named_children]
            self.loads.append(self._beside("".join(parts)))
        elif path.type == "string":
            self.loads.append(self._beside(_text(path)[1:-1]))
        else:
            raise _unreadable(self.name, node)
        self.edits.append(Edit(node.start_byte, path.start_byte, "$load("))

    def _use(self, node: Node) -> str:
        source = node.child_by_field_name("source")
        name = self._beside(_text(source)[1:-1]) if source else ""
        self.needs.append(name)
        return f'$use("{name}")'

    def _beside(self, path: str) -> str:
        return posixpath.normpath(posixpath.join(posixpath.dirname(self.name), path))

    def _names(self, declared: Node) -> list[str]:
        """What a declaration declares. A value that changes later would not reach those who have taken it."""
        if declared.type in NAMED:
            return [_text(declared.child_by_field_name("name"))]
        names = [child.child_by_field_name("name") for child in declared.named_children]
        if not _text(declared).startswith("const") or any(name is None or name.type != "identifier" for name in names):
            raise _unreadable(self.name, declared)
        return [_text(name) for name in names]


def _text(node: Node | None) -> str:
    return (node.text or b"").decode() if node else ""


def _is_inside(node: Node) -> bool:
    """Whether it stands in a function: a script that waits while it is loaded would hold up all others."""
    above = node.parent
    while above is not None and above.type not in FUNCTIONS:
        above = above.parent
    return above is not None


def _specifiers(clause: Node) -> list[Node]:
    return [child for child in clause.named_children if child.type in ("import_specifier", "export_specifier")]


def _pair(specifier: Node) -> tuple[str, str]:
    """`a as b` is a and b; `a` is a and a. `default` has no name of its own in the grammar."""
    name = _text(specifier.child_by_field_name("name")) or "default"
    return name, _text(specifier.child_by_field_name("alias")) or name


def _edited(source: bytes, edits: list[Edit]) -> str:
    """The script with its edits; a place that had several lines still has them."""
    parts, at = [], 0
    for start, end, text in sorted(edits):
        if start >= at:
            parts += [source[at:start].decode(), text, "\n" * source.count(b"\n", start, end)]
            at = end
    return "".join(parts) + source[at:].decode()


def _unreadable(name: str, node: Node) -> ScriptError:
    row, column = node.start_point
    return ScriptError(f"{name}:{row + 1}:{column + 1}: cannot be sent together with others: {_text(node)[:60]}")
