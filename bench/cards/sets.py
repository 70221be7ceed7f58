"""Card sets as folders, written so that only designed values differ from the built-in one."""

from __future__ import annotations

import csv
import shutil
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from holocene.games.progress.rows import TECHNOLOGIES_FILE, Cards, Technology

BUILT_IN: Final = files("holocene.games.progress") / "data"
NUMBERS: Final = ("cost1_amount", "cost2_amount", "prestige", "population", "army", "vp", "discard", "symbol")


def _cells(row: Technology) -> dict[str, str]:
    """The cells of a technology that are designed."""
    numbers = {name: getattr(row, name) for name in NUMBERS}
    words = {name: "" if value is None else str(value) for name, value in numbers.items()}
    return words | {"marks": " ".join(map(str, row.marks)), "benefit": row.benefit[0][0]}


def write_set(cards: Cards, folder: Path) -> None:
    """The files of the built-in set with the values of another one."""
    with as_file(BUILT_IN) as source:
        shutil.copytree(source, folder, dirs_exist_ok=True)
    path = folder / TECHNOLOGIES_FILE
    with path.open(encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file)
        rows = list(reader)
        names = list(reader.fieldnames or ())
    new = {row.id: _cells(row) for row in cards.technologies}
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, names, lineterminator="\n")
        writer.writeheader()
        writer.writerows({**row, **new[row["id"]]} for row in rows)
