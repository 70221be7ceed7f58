"""The class names of the browser's code, read where they stand: in selectors of sheets, in class attributes of
templates and what these are put together from, in selectors that scripts and tests ask for."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache

import tree_sitter_javascript
from tree_sitter import Language, Node, Parser

ATTRIBUTE = re.compile(r"(?<![\w-])class=(?:\"([^\"]*)\"?)?")
SELECTOR = re.compile(r"(?<![\w)\]\\$}/.?*])([a-z][a-z0-9]*)?((?:\.-?[A-Za-z_][\w-]*)+)(?![\w(])")
NAME = re.compile(r"\.(-?[A-Za-z_][\w-]*)")
# Elements that a selector may name before a class; whatever else has a dot is no selector.
TAGS = {"a", "b", "button", "dialog", "div", "figure", "i", "input", "li", "rect", "section", "select", "span", "svg"}
ASSEMBLING = {"filter", "join", "trim"}


def of_sheet(sheet: str) -> set[str]:
    """Those that a style sheet has rules for."""
    bare = re.sub(r'/\*.*?\*/|"[^"]*"', "", sheet, flags=re.DOTALL)
    return {name for rule in re.findall(r"[^{};]*(?=\{)", bare) if "@" not in rule for name in NAME.findall(rule)}


def of_selectors(words: str) -> set[str]:
    """Those of the selectors in a text."""
    found = SELECTOR.findall(words)
    return {name for tag, names in found if not tag or tag in TAGS for name in NAME.findall(names)}


def of_python(source: str) -> set[str]:
    """Those of the selectors in the strings of a test."""
    kinds = {tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING)}
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {name for token in tokens if token.type in kinds for name in of_selectors(token.string)}


@cache
def _parser() -> Parser:
    return Parser(Language(tree_sitter_javascript.language()))


class Script:
    """What a script of the browser says: `names` are classes, `strings` are words that may become some elsewhere."""

    def __init__(self, source: str) -> None:
        self._all = list(_walk(_parser().parse(source.encode()).root_node))
        self._seen: set[int] = set()
        self.names: set[str] = set()
        self.strings = {_inner(node) for node in self._all if node.type == "string"}
        for node in self._all:
            self._look(node)

    def _look(self, node: Node) -> None:
        match node.type:
            case "template_string" if node.parent and node.parent.type == "call_expression":
                self._template(node)
            case "string" | "template_string" if _inner(node).startswith((".", "button.")):
                self.names |= of_selectors(_inner(node))
            case "pair" if _text(node.child_by_field_name("key")) == "class":
                self._value(node.child_by_field_name("value"))
            case "assignment_expression" if _text(node.child_by_field_name("left")).endswith(".className"):
                self._value(node.child_by_field_name("right"))
            case "call_expression" if ".classList." in _text(node.child_by_field_name("function")):
                self._value(node.child_by_field_name("arguments"))

    def _template(self, template: Node) -> None:
        """A class attribute of a template: words, or an expression, or both."""
        is_open = False
        for part, gap in _parts(template):
            if is_open:
                inside, quote, part = part.partition('"')
                self.names |= set(inside.split())
                is_open = not quote
            for words in ATTRIBUTE.findall(part):
                self.names |= set(words.split())
            last = list(ATTRIBUTE.finditer(part))[-1:]
            ends = bool(last) and last[0].end() == len(part) and not (last[0][0].endswith('"') and last[0][1])
            is_quoted = ends and '"' in last[0][0]
            if gap is not None and (ends or is_open):
                self._value(gap)
            is_open = is_open or is_quoted

    def _value(self, node: Node | None) -> None:
        """What an expression that becomes a class may come to."""
        if node is None or node.id in self._seen:
            return
        self._seen.add(node.id)
        match node.type:
            case "string":
                self.names |= set(_inner(node).split())
            case "template_string":
                for part, gap in _parts(node):
                    self.names |= set(part.split())
                    self._value(gap)
            case "ternary_expression":
                self._value(node.child_by_field_name("consequence"))
                self._value(node.child_by_field_name("alternative"))
            case "binary_expression" if _text(node.child_by_field_name("operator")) == "&&":
                self._value(node.child_by_field_name("right"))
            case "binary_expression" if _text(node.child_by_field_name("operator")) not in ("||", "??", "+"):
                pass
            case "call_expression":
                function = node.child_by_field_name("function")
                if function is not None and function.type == "member_expression":
                    if _text(function.child_by_field_name("property")) in ASSEMBLING:
                        self._value(function.child_by_field_name("object"))
                else:
                    self._follow(_text(function))
            case "identifier":
                self._follow(_text(node))
            case _:
                for child in node.named_children:
                    self._value(child)

    def _follow(self, name: str) -> None:
        """What a value or function of this script is, by its name."""
        for node in self._all:
            if node.type in ("variable_declarator", "function_declaration") and name == _text(
                node.child_by_field_name("name")
            ):
                value = node.child_by_field_name("value") or node.child_by_field_name("body")
                body = value.child_by_field_name("body") if value and value.type == "arrow_function" else value
                if body is not None and body.type == "statement_block":
                    for each in _walk(body):
                        if each.type == "return_statement":
                            self._value(each)
                else:
                    self._value(body)


def _walk(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children:
        yield from _walk(child)


def _parts(template: Node) -> Iterator[tuple[str, Node | None]]:
    """The text of a template, each part with the expression that follows it."""
    source, at = template.text or b"", 1
    for gap in template.named_children:
        if gap.type == "template_substitution":
            start, end = gap.start_byte - template.start_byte, gap.end_byte - template.start_byte
            yield source[at:start].decode(), gap
            at = end
    yield source[at:-1].decode(), None


def _text(node: Node | None) -> str:
    return (node.text or b"").decode() if node else ""


def _inner(node: Node) -> str:
    return _text(node)[1:-1]
