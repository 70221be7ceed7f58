"""The words of a position, such that reading them gives the same state, the generator aside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from holocene.core.game import Pack
from holocene.games.progress.clauses import NUMBERS, STAGES
from holocene.games.progress.layout import (
    ACT,
    AGES,
    MILESTONES,
    NOTHING,
    PEOPLE,
    POWER_NAMES,
    SECTIONS,
    SKILL_NAMES,
    SLOTS,
    TECHS,
    TYPE_NAMES,
    State,
)
from holocene.games.progress.view import members


def describe(pack: Pack, s: State) -> str:
    """A line for the table and one for each seat; what is as at the start is left out."""
    ids = pack.cards["ids"]
    lines = [f"table: {'; '.join(table_clauses(pack, s))}"]
    for p in range(s.players):
        clauses = list(seat_clauses(ids, s, p))
        if clauses:
            lines.append(f"seat {p}: {'; '.join(clauses)}")
    return "\n".join(lines)


def stage_name(phase: int) -> str:
    return next(name for name, stage in STAGES.items() if stage == phase)


def repeated(names: Iterable[str]) -> str:
    """`calendar*2 poetry`."""
    return " ".join(f"{name}*{n}" if n > 1 else name for name, n in Counter(names).items())


def cards_of(techs: Sequence[str], row: Sequence[int]) -> str:
    return repeated(techs[tech] for tech in range(TECHS) for _ in range(row[tech]))


def table_clauses(pack: Pack, s: State) -> Iterable[str]:
    ids = pack.cards["ids"]
    techs = ids["technologies"]
    yield f"age {s.age + 1}"
    yield f"order {' '.join(str(p) for p in s.order[: s.players])}"
    yield f"turn {s.turn}"
    for keyword, field in NUMBERS.items():
        value = getattr(s, field)
        if value != (s.turn if keyword == "me" else 0):
            yield f"{keyword} {value}"
    if s.phase != ACT:
        yield f"phase {stage_name(s.phase)}"
    if s.after != 0:
        yield f"after {stage_name(s.after)}"
    if s.card != NOTHING:
        yield f"card {techs[s.card]}"
    if s.section != NOTHING:
        yield f"section {s.section + 1}"
    if any(s.owed):
        yield "owed " + " ".join(f"{TYPE_NAMES[kind]}={n}" for kind, n in enumerate(s.owed) if n)
    yield from pile_clauses(pack, s)
    if s.milestone != NOTHING:
        yield f"milestone {ids['milestones'][s.milestone]}"
    if any(seat >= 0 for seat in s.covered):
        yield "covered " + " ".join(f"{k + 1}={s.covered[k]}" for k in range(SECTIONS) if s.covered[k] >= 0)
    if s.stack:
        yield "stack " + " ".join(ids["milestones"][m] for m in range(MILESTONES) if s.stack >> m & 1)
    if any(owner >= 0 for owner in s.owner):
        owned = [m for m in range(MILESTONES) if s.owner[m] >= 0]
        yield "owners " + " ".join(f"{ids['milestones'][m]}={s.owner[m]}" for m in owned)
    if s.heirs:
        yield "heirs " + " ".join(str(p) for p in range(s.players) if s.heirs >> p & 1)


def pile_clauses(pack: Pack, s: State) -> Iterable[str]:
    """Discard piles and Time deck; a deck only where cards have been put out of the game by a written position."""
    techs = pack.cards["ids"]["technologies"]
    for age in range(AGES):
        if s.pile_size[age]:
            yield f"pile {age + 1} {' '.join(techs[tech] for tech in s.pile[age][: s.pile_size[age]])}"
    if s.time_size:
        yield f"time {cards_of(techs, s.time)}"
    for age in range(s.oldest, s.last_age + 1):
        deck = sorted(s.deck[age][: s.deck_size[age]])
        if deck != sorted(rest_of_age(pack, s, age).elements()):
            yield f"deck {age + 1} {repeated(techs[tech] for tech in deck)}".rstrip() + (" none" if not deck else "")


def rest_of_age(pack: Pack, s: State, age: int) -> Counter[int]:
    """The cards of an age that are in no other zone."""
    slots = range(age * SLOTS, (age + 1) * SLOTS)
    rest = Counter({tech: pack.tables["COPIES"][s.players][tech] for tech in slots})
    rest.subtract(tech for tech in s.pile[age][: s.pile_size[age]])
    rest.subtract({tech: s.time[tech] for tech in slots})
    if s.card in slots:
        rest[s.card] -= 1
    for p in range(s.players):
        rest.subtract({tech: s.hand[p][tech] for tech in slots})
        rest.subtract(tech for tech in members(s.area[p]) if tech in slots)
    return +rest


def seat_clauses(ids: dict[str, Sequence[str]], s: State, p: int) -> Iterable[str]:
    techs = ids["technologies"]
    people = ids["personalities"]
    parts: list[tuple[str, str]] = [
        ("hand", cards_of(techs, s.hand[p])),
        ("known", cards_of(techs, [max(0, n) for n in s.known[p]])),
        ("active", " ".join(techs[tech] for tech in members(s.active[p]))),
        ("developing", pairs((techs[s.development[p][i]], s.markers[p][i]) for i in range(s.developing[p]))),
        ("skills", pairs((name, n) for name, n in zip(SKILL_NAMES, s.skills[p], strict=True) if n)),
        ("tokens", repeated(name for name, n in zip(TYPE_NAMES, s.tokens[p], strict=True) for _ in range(n))),
        ("spent", repeated(n for k, n in enumerate(TYPE_NAMES) for _ in range(s.tokens[p][k] - s.ready[p][k]))),
        ("power", pairs((name, n + 1) for name, n in zip(POWER_NAMES, s.power[p], strict=True) if n)),
        ("gone", cards_of(techs, [max(0, -n) for n in s.known[p]])),
        ("guided", " ".join(people[person] for person in range(PEOPLE) if s.guided[p] >> person & 1)),
    ]
    if s.guide[p] >= 0:
        parts.append(("guide", f"{people[s.guide[p]]} {' '.join(str(n) for n in s.gave[p])}"))
    return (f"{keyword} {words}" for keyword, words in parts if words)


def pairs(items: Iterable[tuple[str, Any]]) -> str:
    return " ".join(f"{name}={value}" for name, value in items)
