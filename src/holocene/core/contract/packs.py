"""Reads the card files of any game: typed rows, and every problem on the way with its file, row and field.

The library that reads types stops at the first fault; somebody who types in a box of cards wants to mend them all in
one go. A game says what its rows are and how a cell is split; what types cannot say is in its `checks`.
"""

from __future__ import annotations

import csv
import io
import re
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, get_args, get_origin

from msgspec import Meta, Struct, ValidationError, convert, structs

from holocene.core.errors import BadPack
from holocene.core.reasons import Reason, reason_of

Place: TypeAlias = tuple[str, int, str]
R = TypeVar("R", bound=Struct)


class Problem(Struct, frozen=True):
    """One fault of a pack: where it is, and what is wrong.

    `key` names the sentence `pack-problem-{key}` of the locale files, `facts` fills it. A row of 0 is the whole file,
    a field `*` the whole row.
    """

    file: str
    row: int
    field: str
    key: str
    text: str
    facts: Mapping[str, int | float | str] = {}

    def __str__(self) -> str:
        row = f", row {self.row}" if self.row else ""
        return f"{self.file}{row}, {self.field}: {self.text}"


class BadCards(BadPack):
    """Every fault of a pack at once; the facts of the message are those of the first."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        first = problems[0]
        super().__init__(
            "\n".join(str(problem) for problem in problems),
            "bad-pack",
            file=first.file,
            row=first.row,
            field=first.field,
            problem=Reason(first.text, f"pack-problem-{first.key}", **first.facts),
        )
        self.problems = list(problems)


def cell_or_none(column: str, cell: str) -> Any:
    """A cell as it is; an empty one means nothing."""
    return cell or None


class Reader:
    """The files of a folder, read one by one; `problems` is empty as long as all of them fit."""

    def __init__(self, folder: Traversable, optional: Collection[str] = ()) -> None:
        self.folder = folder
        self.optional = optional
        self.problems: list[Problem] = []
        self.lines: dict[str, list[int]] = {}  # of every row that was read, by file, as an editor counts
        self.key_lines: dict[str, int] = {}  # of every key of a TOML file: `skills.action.vp`

    def table(self, file: str, kind: type[R], split: Callable[[str, str], Any] = cell_or_none) -> list[R]:
        """The rows of a CSV file that fit their type."""
        rows: list[R] = []
        self.lines[file] = []
        text = self._text(file)
        columns = [field.name for field in structs.fields(kind)]
        for line, cells in self._cells(file, text, columns) if text is not None else ():
            row = self._typed({name: split(name, cell) for name, cell in cells.items()}, kind, (file, line, ""), False)
            if row is not None:
                rows.append(row)
                self.lines[file].append(line)
        return rows

    def toml(self, file: str, kind: type[R]) -> R | None:
        """A TOML file as its type, or nothing."""
        data = self._toml(file)
        return None if data is None else self._typed(data, kind, (file, 0, ""), True)

    def toml_tables(self, file: str, kind: type[R]) -> dict[str, R]:
        """The tables of a TOML file that fit their type, by name."""
        found = {}
        for name, data in (self._toml(file) or {}).items():
            row = self._typed(data, kind, (file, self.key_lines.get(name, 0), name), True)
            if row is not None:
                found[name] = row
        return found

    def _toml(self, file: str) -> dict[str, Any] | None:
        text = self._text(file)
        if text is None:
            return None
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"at line (\d+)", str(error))
            row = int(found[1]) if found else text.count("\n") + 1
            self.problems.append(Problem(file, row, "*", "bad-syntax", str(error), {"detail": str(error)}))
            return None
        self.key_lines = toml_lines(text)
        return data

    def _text(self, file: str) -> str | None:
        try:
            return (self.folder / file).read_bytes().decode("utf-8-sig")
        except FileNotFoundError:
            if file not in self.optional:
                self.problems.append(Problem(file, 0, "*", "missing-file", "the file is missing"))
        except OSError as error:
            detail = reason_of(error)
            self.problems.append(Problem(file, 0, "*", "bad-syntax", detail, {"detail": detail}))
        except UnicodeDecodeError as error:
            row = error.object[: error.start].count(b"\n") + 1
            self.problems.append(Problem(file, row, "*", "not-utf8", "the text is not UTF-8"))
        return None

    def _cells(self, file: str, text: str, columns: list[str]) -> Iterator[tuple[int, dict[str, str]]]:
        """Line and cells of every row; nothing of a file whose header is wrong, or each row would be refused for it."""
        reader = csv.reader(io.StringIO(text, newline=""), strict=True)
        line = 1
        try:
            header = next(reader, [])
            wrong = _header_faults(file, header, columns)
            self.problems += wrong
            line = reader.line_num + 1
            for cells in [] if wrong else reader:
                if len(cells) == len(header):
                    yield line, dict(zip(header, cells, strict=True))
                elif cells:
                    facts = {"found": len(cells), "wanted": len(header)}
                    detail = f"the row has {len(cells)} fields, not {len(header)}"
                    self.problems.append(Problem(file, line, "*", "field-count", detail, facts))
                line = reader.line_num + 1
        except csv.Error as error:
            self.problems.append(Problem(file, line, "*", "bad-syntax", str(error), {"detail": str(error)}))

    def _typed(self, data: Any, kind: type[R], place: Place, strict: bool) -> R | None:
        """The data as its type, or nothing and a problem for every value that does not fit."""
        try:
            return convert(data, kind, strict=strict)
        except ValidationError:
            self.problems += faults(data, kind, place, self.key_lines if strict else {}, strict)
            return None


def _header_faults(file: str, header: list[str], columns: list[str]) -> list[Problem]:
    wrong = [Problem(file, 1, c, "missing-column", "the column is missing") for c in columns if c not in header]
    wrong += [Problem(file, 1, c, "unknown-column", "there is no such column") for c in header if c not in columns]
    wrong += [Problem(file, 1, c, "column-twice", "the column is there twice") for c in columns if header.count(c) > 1]
    return wrong


def toml_lines(text: str) -> dict[str, int]:
    """The line of every key, as the library does not tell it: `skills.action.vp`."""
    lines: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        if found := re.match(r"\s*\[\s*([\w.-]+)\s*\]", line):
            table = found[1]
            lines[table] = number
        elif found := re.match(r"\s*([\w.-]+)\s*=", line):
            lines[f"{table}.{found[1]}".lstrip(".")] = number
    return lines


def faults(value: Any, kind: Any, place: Place, lines: Mapping[str, int], strict: bool) -> Iterator[Problem]:
    """Every innermost value that does not fit its type; `place` is the file, row and field that hold it."""
    try:
        convert(value, kind, strict=strict)
        return
    except ValidationError as error:
        detail = str(error).partition(" - at")[0]
    kind, bounds = _bare(kind)
    origin = get_origin(kind) or kind
    inner: list[Problem] = []
    if isinstance(value, dict) and origin is dict:
        for name, each in value.items():
            inner += faults(each, get_args(kind)[1], _below(place, name, lines), lines, strict)
    elif isinstance(value, dict) and issubclass(origin, Struct):
        inner = list(_struct_faults(value, kind, place, lines, strict))
    elif isinstance(value, list) and origin in (list, tuple):
        of = get_args(kind) if origin is tuple else get_args(kind) * len(value)
        inner = [fault for v, k in zip(value, of, strict=False) for fault in faults(v, k, place, lines, strict)]
    yield from inner or [_explained(value, kind, bounds, place, detail)]


def _below(place: Place, name: str, lines: Mapping[str, int]) -> Place:
    """The place of a key within a table."""
    file, row, outer = place
    field = f"{outer}.{name}" if outer else name
    return file, lines.get(field, row), field


def _struct_faults(
    value: dict[str, Any], kind: Any, place: Place, lines: Mapping[str, int], strict: bool
) -> Iterator[Problem]:
    fields = {each.encode_name: each for each in structs.fields(kind)}
    for name in [*value, *(name for name in fields if name not in value)]:
        inner = _below(place, name, lines)
        if name not in fields:
            yield Problem(*inner, key="unknown-key", text="there is no such key")
        elif name in value:
            yield from faults(value[name], fields[name].type, inner, lines, strict)
        elif fields[name].required:
            yield Problem(*inner, key="missing-key", text="the key is missing")


def _bare(kind: Any) -> tuple[Any, Meta]:
    """A type without `| None` and without its bounds, and the bounds."""
    if type(None) in get_args(kind):
        kind = next(each for each in get_args(kind) if each is not type(None))
    if get_origin(kind) is Annotated:
        bare, bounds = get_args(kind)
        return bare, bounds
    return kind, Meta()


def _explained(value: Any, kind: Any, bounds: Meta, place: Place, detail: str) -> Problem:
    """What a value should be."""
    if value in (None, "", []):
        return Problem(*place, key="empty", text="the field is empty")
    if get_origin(kind) is Literal:
        choices = ", ".join(get_args(kind))
        text = f"'{value}' is none of {choices}"
        return Problem(*place, key="no-choice", text=text, facts={"value": str(value), "choices": choices})
    if kind is int:
        text = f"'{value}' is no number from {bounds.ge} to {bounds.le}"
        facts = {"value": str(value), "low": bounds.ge or 0, "high": bounds.le or 0}
        return Problem(*place, key="no-number", text=text, facts=facts)
    text = f"'{value}' does not fit: {detail}"
    return Problem(*place, key="bad-value", text=text, facts={"value": str(value), "detail": detail})
