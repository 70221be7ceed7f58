"""What the tests of the expansions say beside `helpers`: printed cards, whole boards, and packs with other numbers."""

from __future__ import annotations

import csv
import shutil
from pathlib import Path
from typing import Any

from holocene import Match
from holocene.core.contract.game import Game
from tests.core.frozen import CARDS, frozen_game
from tests.progress.helpers import player

ALL = "personalities,milestones,industrial"
GAME: Game = frozen_game()
PEOPLE: dict[str, dict[str, Any]] = GAME.pack.cards["personalities"]
MILESTONES: dict[str, dict[str, Any]] = GAME.pack.cards["milestones"]
TECHNOLOGIES: dict[str, dict[str, Any]] = GAME.pack.cards["technologies"]


def people(group: str) -> list[str]:
    """The personalities of a group in the order of the pack."""
    return [name for name, row in PEOPLE.items() if row["group"] == group]


def milestones(group: str) -> list[str]:
    """The milestones of a group in the order of the pack."""
    return [name for name, row in MILESTONES.items() if row["group"] == group]


PHILOSOPHERS, SCIENTISTS, ARTISTS = people("philosopher"), people("scientist"), people("artist")
ANCIENT, MEDIEVAL, RENAISSANCE = milestones("ancient"), milestones("medieval"), milestones("renaissance")


def board(match: Match, seat: int = 0) -> dict[str, int]:
    """All that benefits move: skill markers, tokens on either side and power markers."""
    own = player(match, seat)
    return {**own.skills, **own.tokens, **own.power}


def change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What is different between two boards."""
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def printed(card: dict[str, Any], column: str) -> dict[str, int]:
    """A column of gains of a card as a change of a board."""
    return dict(card[column])


def without(benefit: dict[str, int]) -> dict[str, int]:
    """The change that takes a benefit back."""
    return {name: -amount for name, amount in benefit.items()}


def both(*changes: dict[str, int]) -> dict[str, int]:
    """Several changes as one."""
    names = {name for each in changes for name in each}
    total = {name: sum(each.get(name, 0) for each in changes) for name in names}
    return {name: amount for name, amount in total.items() if amount}


def held(benefit: dict[str, int]) -> str:
    """The clauses of a seat that has this benefit: name them before the guide who gave it."""
    skills = " ".join(f"{name}={n}" for name, n in benefit.items() if name in GAME.pack.cards["boards"]["skills"])
    tokens = " ".join(
        f"{name}*{n}" for name, n in benefit.items() if name in ("science", "engineering", "culture", "general")
    )
    return "".join(f"{keyword} {words}; " for keyword, words in (("skills", skills), ("tokens", tokens)) if words)


def guided_by(name: str) -> str:
    """The clauses of a seat that has a guide and the benefit printed on her card."""
    return f"{held(printed(PEOPLE[name], 'benefit'))}guide {name}"


def pack_with(folder: Path, file: str, *cells: tuple[str, str, str]) -> Path:
    """A copy of the frozen pack in which some cells, given as card, column and value, are different."""
    target = folder / "mine"
    shutil.copytree(CARDS, target)
    path = target / file
    with path.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    for card, column, value in cells:
        next(row for row in rows if row["id"] == card)[column] = value
    with path.open("w", encoding="utf-8", newline="") as lines:
        writer = csv.DictWriter(lines, rows[0].keys())
        writer.writeheader()
        writer.writerows(rows)
    return target
