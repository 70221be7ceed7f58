"""What types cannot say of the boards of a card set: tracks, opening hands, ranks, and symbols enough for the Ages."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

import msgspec

from holocene.core.contract.packs import Problem
from holocene.games.progress.layout import AGES, POWER_NAMES, SEATS, SKILL_NAMES
from holocene.games.progress.rows import BOARDS_FILE, TECHNOLOGIES_FILE, Cards

ROMAN: Final = ("", "I", "II", "III", "IV", "V")


def _board(cards: Cards, field: str) -> tuple[str, int, str]:
    """The place of a key of boards.toml."""
    return BOARDS_FILE, cards.board_lines.get(field, 0), field


def skill_tracks_are_sound(cards: Cards) -> Iterator[Problem]:
    """A skill has VP for each of its positions, never less further on (V3); Research values fall (K8)."""
    for name in SKILL_NAMES:
        track = getattr(cards.boards.skills, name.replace("-", "_"))
        if len(track.vp) != len(track.values):
            text = f"{len(track.values)} values, but {len(track.vp)} numbers of VP"
            facts = {"found": len(track.vp), "wanted": len(track.values)}
            yield Problem(*_board(cards, f"skills.{name}.vp"), key="unequal-lists", text=text, facts=facts)
        if track.vp != sorted(track.vp):
            yield Problem(*_board(cards, f"skills.{name}.vp"), key="vp-fall", text="VP to the left never become fewer")
    research = cards.boards.skills.research.values
    if any(left <= right for left, right in pairwise(research)):
        yield Problem(
            *_board(cards, "skills.research.values"),
            key="research-rises",
            text="Research values fall from left to right",
        )


def power_tracks_are_sound(cards: Cards) -> Iterator[Problem]:
    """The back of a power track prints VP for each position (C6), and a better place is never worth less (V1)."""
    for name in POWER_NAMES:
        track = getattr(cards.boards.power, name)
        if len(track.solo) != track.positions:
            text = f"{track.positions} positions, but {len(track.solo)} numbers of VP"
            facts = {"found": len(track.solo), "wanted": track.positions}
            yield Problem(*_board(cards, f"power.{name}.solo"), key="unequal-lists", text=text, facts=facts)
        if track.places != sorted(track.places, reverse=True):
            yield Problem(
                *_board(cards, f"power.{name}.places"),
                key="places-rise",
                text="a lower place is worth more than a higher one",
            )


def hands_can_be_dealt(cards: Cards) -> Iterator[Problem]:
    """There is an opening hand for each player (S4), and the Age I deck has a card more than all of them."""
    for players, hands in enumerate(cards.boards.setup.hands, 1):
        deck = sum(mark <= players for row in cards.technologies if row.age == 1 for mark in row.marks)
        if len(hands) != players:
            facts = {"players": players, "found": len(hands)}
            yield Problem(
                *_board(cards, "setup.hands"),
                key="hand-count",
                text=f"{len(hands)} hands for {players} players",
                facts=facts,
            )
        elif sum(hands) >= deck:
            text = f"with {players} players {sum(hands)} cards are dealt, but Age I has only {deck}"
            facts = {"players": players, "found": deck, "wanted": sum(hands)}
            yield Problem(*_board(cards, "setup.hands"), key="short-deck", text=text, facts=facts)


def ranks_rise(cards: Cards) -> Iterator[Problem]:
    """Solo ranks stand from the lowest to the highest, each once, the last without a limit (L5)."""
    names, limits = zip(*cards.boards.solo.ranks, strict=True)
    if len(set(names)) != len(names) or list(limits[:-1]) != sorted(set(limits[:-1])) or limits[-1] != 0:
        text = "ranks rise, each stands once, and the last has the limit 0"
        yield Problem(*_board(cards, "solo.ranks"), key="ranks-fall", text=text)


def fourth_age_has_thresholds(cards: Cards) -> Iterator[Problem]:
    """A set with Age IV says how many symbols begin it (X1)."""
    if cards.boards.thresholds.age4 is None and any(row.age == AGES for row in cards.technologies):
        yield Problem(*_board(cards, "thresholds.age4"), key="missing-key", text="the key is missing")


def symbols_suffice(cards: Cards) -> Iterator[Problem]:
    """A warning: with fewer symbols than a new age needs, it can only begin when the age before is used up (G5)."""
    needs = msgspec.to_builtins(cards.boards.thresholds)
    fourth = any(row.age == AGES for row in cards.technologies)
    by_age = {1: [needs["age2"]], 2: [needs["age3"]], 3: [needs["end"]]}
    if fourth:
        by_age |= {3: list(needs["age4"].values()), 4: [needs["end"]]}
    for age, lists in by_age.items():
        for players in range(1, SEATS + 1):
            marks = [mark for row in cards.technologies if row.age == age and row.symbol for mark in row.marks]
            found, wanted = sum(mark <= players for mark in marks), max(need[players - 1] for need in lists)
            if found < wanted:
                text = f"Age {ROMAN[age]} has {found} symbols with {players} players, {wanted} are needed"
                facts = {"age": ROMAN[age], "players": players, "found": found, "wanted": wanted}
                yield Problem(TECHNOLOGIES_FILE, 0, "symbol", "few-symbols", text, facts)
