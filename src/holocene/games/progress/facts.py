"""Facts are data: what is publicly known of the printed cards and boards, to which the built-in set is held.

The rulebooks, reviews and the publisher's posts show a few values of the real cards; all others are designed, and may
be balanced. A pack of somebody's own that has a facts.csv is told of facts that it breaks, and played all the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec

from holocene.core.contract.names import whole
from holocene.core.contract.packs import Problem
from holocene.core.rulebook.rule import rule
from holocene.games.progress.layout import SKILL_NAMES
from holocene.games.progress.rows import (
    BOARDS_FILE,
    FACTS_FILE,
    TECHNOLOGIES_FILE,
    Cards,
    Certainty,
    Fact,
    Technology,
)

BOARDS: Final = "boards"
CERTAINTIES: Final[tuple[str, ...]] = get_args(Certainty)  # the surest first
SKILL: Final = "skill"  # some step of a skill, whichever


@rule("C1", "C5", "C6")
def facts_hold(cards: Cards) -> Iterator[Problem]:
    """Every fact is what the pack says; one that names nothing of the pack is a fault of the facts."""
    rows = dict(zip((row.id for row in cards.technologies), cards.lines[TECHNOLOGIES_FILE], strict=True))
    for line, fact in zip(cards.lines[FACTS_FILE], cards.facts, strict=True):
        found = said(cards, fact)
        if not found:
            text = f"there is no '{fact.field}' of '{fact.card}'"
            yield Problem(FACTS_FILE, line, "field", "no-fact", text, {"card": fact.card, "value": fact.field})
        elif fact.value not in found:
            file, row = TECHNOLOGIES_FILE, rows.get(fact.card, 0)
            if fact.card == BOARDS:
                file, row = BOARDS_FILE, cards.board_lines.get(re.sub(r"\.\d+$", "", fact.field), 0)
            facts = {"value": fact.value, "found": ", ".join(found), "source": fact.source}
            text = f"it is known to be {fact.value} ({fact.source}), not {facts['found']}"
            yield Problem(file, row, fact.field, "fact-broken", text, facts)


def said(cards: Cards, fact: Fact) -> list[str]:
    """What a pack says where a fact speaks, in the fact's words; several where any of them may be meant."""
    if fact.card == BOARDS:
        return printed(msgspec.to_builtins(cards.boards), fact.field.split("."))
    card = next((row for row in cards.technologies if row.id == fact.card), None)
    return value_of(card, fact.field) if card is not None else []


def value_of(card: Technology, field: str) -> list[str]:
    """A value of a card in the words of facts.csv."""
    if field == "name":
        return [whole(card.en)]
    if field in ("age", "type", "discard"):
        return [str(getattr(card, field))]
    if field == "power":
        return [str(card.prestige + card.population + card.army)]
    if field == "needs":
        return [needed or "nothing" for _, _, needed in card.lines]
    if field == "benefit":
        words = [word for word, _ in card.benefit]
        return words + [SKILL] * any(word in SKILL_NAMES for word in words)
    lines = dict(zip(("cost1", "cost2"), card.lines, strict=False))
    return [":".join(str(part) for part in lines[field] if part is not None)] if field in lines else []


def printed(boards: Any, path: list[str]) -> list[str]:
    """A number or a row of the boards as words; a number in the path is a place of a list, counted from 1."""
    for step in path:
        if isinstance(boards, list | tuple) and step.isdigit() and 0 < int(step) <= len(boards):
            boards = boards[int(step) - 1]
        elif isinstance(boards, dict) and step in boards:
            boards = boards[step]
        else:
            return []
    return [" ".join(flat(boards))]


def flat(value: Any) -> list[str]:
    return [word for each in value for word in flat(each)] if isinstance(value, list | tuple) else [str(value)]


def facts_of(cards: Cards, card: str) -> list[dict[str, str]]:
    """The values of a card that are facts, each with its certainty and its source."""
    return [
        {"field": fact.field, "value": fact.value, "certainty": fact.certainty, "source": fact.source}
        for fact in cards.facts
        if fact.card == card
    ]
