"""What types cannot say of a card set: small named checks, each of which reports every fault that it finds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeAlias

from holocene.core.contract.packs import BadCards, Problem
from holocene.games.progress.board_checks import (
    ROMAN,
    fourth_age_has_thresholds,
    hands_can_be_dealt,
    power_tracks_are_sound,
    ranks_rise,
    skill_tracks_are_sound,
    symbols_suffice,
)
from holocene.games.progress.facts import facts_hold
from holocene.games.progress.layout import (
    AGES,
    CARDS,
    GAINS,
    GROUP,
    GROUP_NAMES,
    MILESTONE_GROUP,
    MILESTONE_GROUPS,
    SLOTS,
    TYPE_NAMES,
)
from holocene.games.progress.rows import (
    MILESTONES_FILE,
    PERSONALITIES_FILE,
    TECHNOLOGIES_FILE,
    Cards,
)

Check: TypeAlias = Callable[[Cards], Iterator[Problem]]


def check(cards: Cards, keeps_facts: bool = False) -> None:
    """Refuses a card set that cannot be played, with all that makes it so, and one that must keep the facts if it does
    not."""
    checks = [*CHECKS, facts_hold] if keeps_facts else CHECKS
    problems = [problem for find in checks for problem in find(cards)]
    if problems:
        raise BadCards(problems)


def warnings_of(cards: Cards) -> list[Problem]:
    """What can be played but is hardly meant."""
    return [*symbols_suffice(cards), *facts_hold(cards)]


def _rows(cards: Cards) -> Iterator[tuple[str, int, Any]]:
    """Every row of the three tables with its file and line."""
    tables: dict[str, Sequence[Any]] = {
        TECHNOLOGIES_FILE: cards.technologies,
        PERSONALITIES_FILE: cards.personalities,
        MILESTONES_FILE: cards.milestones,
    }
    for file, rows in tables.items():
        for line, row in zip(cards.lines[file], rows, strict=True):
            yield file, line, row


def _technologies(cards: Cards) -> Iterator[tuple[int, Any]]:
    return ((line, row) for file, line, row in _rows(cards) if file == TECHNOLOGIES_FILE)


def ids_are_slugs(cards: Cards) -> Iterator[Problem]:
    """Ids stand in notation, records and links: small letters, digits and single hyphens."""
    for file, line, row in _rows(cards):
        if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", row.id):
            text = f"'{row.id}' is no id: small letters a-z, digits and hyphens"
            yield Problem(file, line, "id", "bad-id", text, {"value": row.id})


def ids_are_unique(cards: Cards) -> Iterator[Problem]:
    """Copies of a technology are marks of one row, so no id comes twice in a file."""
    first: dict[tuple[str, str], int] = {}
    for file, line, row in _rows(cards):
        if (before := first.setdefault((file, row.id), line)) != line:
            text = f"'{row.id}' is already in row {before}"
            yield Problem(file, line, "id", "id-twice", text, {"value": row.id, "before": before})


def prerequisites_are_sound(cards: Cards) -> Iterator[Problem]:
    """A prerequisite exists, is another technology, and is not of a later age than what it is needed for."""
    ages = {row.id: row.age for row in cards.technologies}
    for file, line, row in _rows(cards):
        if file == PERSONALITIES_FILE:
            continue
        for n, (_, _, needed) in enumerate(row.lines if file == TECHNOLOGIES_FILE else row.sections, 1):
            field = f"cost{n}_prerequisite" if file == TECHNOLOGIES_FILE else f"cost{n}"
            if needed is not None and needed not in ages:
                text = f"there is no technology '{needed}'"
                yield Problem(file, line, field, "no-prerequisite", text, {"value": needed})
            elif needed is not None and file == TECHNOLOGIES_FILE and needed == row.id:
                yield Problem(file, line, field, "own-prerequisite", "a technology cannot need itself")
            elif needed is not None and file == TECHNOLOGIES_FILE and ages[needed] > row.age:
                text = f"'{needed}' is of a later age"
                yield Problem(file, line, field, "later-prerequisite", text, {"value": needed})


def second_lines_are_whole(cards: Cards) -> Iterator[Problem]:
    """A second cost line has a type and an amount, or is not there at all (C2)."""
    for line, row in _technologies(cards):
        cells = {"cost2_type": row.cost2_type, "cost2_amount": row.cost2_amount}
        if any(cells.values()) or row.cost2_prerequisite:
            for field in (name for name, value in cells.items() if value is None):
                text = "the second cost line needs a type and an amount"
                yield Problem(TECHNOLOGIES_FILE, line, field, "half-line", text)


def symbols_herald_the_next_age(cards: Cards) -> Iterator[Problem]:
    """A symbol counts only while the age before it is current (G7), so that is the age of its card."""
    for line, row in _technologies(cards):
        if row.symbol is not None and row.symbol != row.age + 1:
            age, after, found = ROMAN[row.age], ROMAN[row.age + 1], ROMAN[row.symbol]
            text = f"a symbol on a card of Age {age} heralds Age {after}, not {found}"
            facts = {"age": age, "value": found, "after": after}
            yield Problem(TECHNOLOGIES_FILE, line, "symbol", "wrong-symbol", text, facts)


def marks_begin_with_one(cards: Cards) -> Iterator[Problem]:
    """Every technology is in the solo game, else prerequisites could be missing from it (S1)."""
    for line, row in _technologies(cards):
        if 1 not in row.marks:
            yield Problem(TECHNOLOGIES_FILE, line, "marks", "no-first-mark", "no copy is marked 1+")


def ages_have_room(cards: Cards) -> Iterator[Problem]:
    """Ages I to III have cards, and no age more technologies or copies than a state can hold."""
    slots, copies = Counter[int](), Counter[int]()
    for line, row in _technologies(cards):
        slots[row.age] += 1
        copies[row.age] += len(row.marks)
        if slots[row.age] == SLOTS + 1:
            facts = {"age": ROMAN[row.age], "most": SLOTS}
            text = f"Age {ROMAN[row.age]} has more than {SLOTS} technologies"
            yield Problem(TECHNOLOGIES_FILE, line, "age", "too-many-technologies", text, facts)
        if copies[row.age] - len(row.marks) <= CARDS < copies[row.age]:
            facts = {"age": ROMAN[row.age], "most": CARDS}
            text = f"Age {ROMAN[row.age]} has more than {CARDS} cards"
            yield Problem(TECHNOLOGIES_FILE, line, "marks", "too-many-cards", text, facts)
    for age in range(1, AGES):
        if not slots[age]:
            text = f"Age {ROMAN[age]} has no technologies"
            yield Problem(TECHNOLOGIES_FILE, 0, "age", "empty-age", text, {"age": ROMAN[age]})


def gains_fit(cards: Cards) -> Iterator[Problem]:
    """A gain is named once with its amount, and a card has at most six different ones."""
    fields = {
        TECHNOLOGIES_FILE: ["benefit"],
        PERSONALITIES_FILE: ["benefit", "heritage"],
        MILESTONES_FILE: ["benefits"],
    }
    for file, line, row in _rows(cards):
        for field in fields[file]:
            gains = row.gains if file == TECHNOLOGIES_FILE else getattr(row, field)
            for word, times in Counter(word for word, _ in gains).items():
                if times > 1:
                    text = f"'{word}' is there twice: write {word}:{times}"
                    yield Problem(file, line, field, "gain-twice", text, {"value": word, "times": times})
            if len(gains) > GAINS:
                text = f"more than {GAINS} different gains"
                yield Problem(file, line, field, "too-many-gains", text, {"most": GAINS})


def tokens_fit(cards: Cards) -> Iterator[Problem]:
    """A player who had every card once, and every milestone twice (M5), has at most 99 tokens of a kind."""
    gains = [gain for row in cards.technologies for gain in row.gains]
    gains += [gain for person in cards.personalities for gain in person.benefit + person.heritage]
    gains += [gain for milestone in cards.milestones for gain in milestone.benefits * 2]
    for token in TYPE_NAMES:
        total = sum(amount for word, amount in gains if word == token)
        if total > 99:
            text = f"all cards together give {total} tokens of {token}, more than 99"
            yield Problem(TECHNOLOGIES_FILE, 0, "benefit", "too-many-tokens", text, {"value": token, "total": total})


def groups_are_full(cards: Cards) -> Iterator[Problem]:
    """Personalities, where there are any, are five to a group, one for every player (H10); milestones at most eight."""
    people = Counter(row.group for row in cards.personalities)
    for group in GROUP_NAMES:
        if cards.personalities and people[group] != GROUP:
            text = f"there are {people[group]} of the group '{group}', not {GROUP}"
            facts = {"value": group, "found": people[group], "wanted": GROUP}
            yield Problem(PERSONALITIES_FILE, 0, "group", "group-size", text, facts)
    milestones = Counter(row.group for row in cards.milestones)
    for name in MILESTONE_GROUPS:
        if milestones[name] > MILESTONE_GROUP:
            text = f"there are {milestones[name]} of the group '{name}', more than {MILESTONE_GROUP}"
            facts = {"value": name, "found": milestones[name], "most": MILESTONE_GROUP}
            yield Problem(MILESTONES_FILE, 0, "group", "group-too-large", text, facts)


def philosophers_have_an_order(cards: Cards) -> Iterator[Problem]:
    """Philosophers have the numbers 1 to 5, each once (H1), and no Heritage; the others a Heritage, no number (H6)."""
    taken: dict[int, int] = {}
    for line, row in zip(cards.lines[PERSONALITIES_FILE], cards.personalities, strict=True):
        is_first = row.group == GROUP_NAMES[0]
        if is_first and row.order is None:
            yield Problem(PERSONALITIES_FILE, line, "order", "no-order", "a philosopher needs an order number")
        elif not is_first and row.order is not None:
            yield Problem(PERSONALITIES_FILE, line, "order", "needless-order", "only philosophers have an order number")
        elif row.order is not None and (before := taken.setdefault(row.order, line)) != line:
            text = f"order {row.order} is already in row {before}"
            facts = {"value": row.order, "before": before}
            yield Problem(PERSONALITIES_FILE, line, "order", "order-twice", text, facts)
        if is_first == bool(row.heritage):
            text = "philosophers have no Heritage, scientists and artists have one"
            yield Problem(PERSONALITIES_FILE, line, "heritage", "wrong-heritage", text)


CHECKS: Final[list[Check]] = [
    ids_are_slugs,
    ids_are_unique,
    prerequisites_are_sound,
    second_lines_are_whole,
    symbols_herald_the_next_age,
    marks_begin_with_one,
    ages_have_room,
    gains_fit,
    tokens_fit,
    groups_are_full,
    philosophers_have_an_order,
    skill_tracks_are_sound,
    power_tracks_are_sound,
    hands_can_be_dealt,
    ranks_rise,
    fourth_age_has_thresholds,
]
