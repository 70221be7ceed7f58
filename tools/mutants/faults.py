"""The faults that are planted: data, a file for each part of the house below `faults`."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = Path(__file__).parent / "faults"


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mistake of a programmer: in `file` the text `old`, which occurs there once, becomes `new`.

    `breaks` says what goes wrong by it, `tests` which tests should notice: files or folders for pytest, or scripts for
    node. `unseen` is the reason why none does, where that is known.
    """

    name: str
    file: str
    old: str
    new: str
    breaks: str
    tests: tuple[str, ...]
    unseen: str = ""

    def planted(self, text: str) -> str:
        """The file's text with the fault in it; ValueError where it cannot be planted any more."""
        times = text.count(self.old)
        if times != 1:
            raise ValueError(
                f"'{self.name}' cannot be planted: its old text occurs {times} times in {self.file}, not once"
            )
        return text.replace(self.old, self.new)


def read_faults(folder: Path = FOLDER) -> list[Fault]:
    """All faults, in the order of the files."""
    found: list[Fault] = []
    for path in sorted(folder.glob("*.toml")):
        rows = tomllib.loads(path.read_text(encoding="utf-8"))["fault"]
        found += msgspec.convert(rows, list[Fault])
    return found


def troubles(faults: Sequence[Fault], root: Path = ROOT) -> list[str]:
    """What keeps faults from being tried: a line for each."""
    names = [fault.name for fault in faults]
    found = [f"'{name}' is the name of several faults" for name in dict.fromkeys(names) if names.count(name) > 1]
    for fault in faults:
        found += [
            f"'{fault.name}' names a file that is not there: {path}"
            for path in (fault.file, *fault.tests)
            if not (root / path.partition("::")[0]).exists()
        ]
        try:
            fault.planted((root / fault.file).read_text(encoding="utf-8"))
        except FileNotFoundError:
            pass  # said above
        except ValueError as trouble:
            found.append(str(trouble))
    return found
