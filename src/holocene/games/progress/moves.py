"""Moves in words: one notation for each action, the same at every moment of every game."""

from __future__ import annotations

from holocene.core.game import Pack
from holocene.games.progress.layout import (
    AGES,
    DECLINE,
    DRAW_DECK,
    DRAW_PILE,
    END,
    FLIP,
    GUIDE,
    HERITAGE,
    KEEP,
    PEOPLE,
    QUICK_DECK,
    QUICK_PILE,
    SECTION,
    SECTIONS,
    SHUFFLE_AGE,
    SMALL,
    SPEND,
    STOP,
    SWAP,
    TECHS,
    TYPE_NAMES,
    VERB_NAMES,
)


def small_moves(pack: Pack) -> dict[int, str]:
    """The moves that name no technology. Ages and sections are counted from 1, as on the table."""
    words = {
        END: "end",
        STOP: "stop",
        KEEP: "keep",
        SWAP: "swap",
        DECLINE: "decline",
        HERITAGE: "heritage",
        SPEND: "spend",
    }
    for age in range(AGES):
        words[DRAW_DECK + age] = f"draw deck {age + 1}"
        words[DRAW_PILE + age] = f"draw pile {age + 1}"
        words[QUICK_DECK + age] = f"quick draw deck {age + 1}"
        words[QUICK_PILE + age] = f"quick draw pile {age + 1}"
        words[SHUFFLE_AGE + age] = f"shuffle {age + 1}"
    words |= {FLIP + kind: f"flip {name}" for kind, name in enumerate(TYPE_NAMES)}
    words |= {SECTION + section: f"section {section + 1}" for section in range(SECTIONS)}
    people = pack.cards["ids"]["personalities"]
    words |= {GUIDE + person: f"guide {people[person]}" for person in range(PEOPLE) if people[person]}
    return words


def all_moves(pack: Pack) -> dict[int, str]:
    """Every action that a pack can ever offer, with its notation, ascending."""
    techs = pack.cards["ids"]["technologies"]
    words = {
        verb * TECHS + tech: f"{name} {techs[tech]}"
        for verb, name in enumerate(VERB_NAMES)
        for tech in range(TECHS)
        if techs[tech]
    }
    return words | {SMALL + move: text for move, text in sorted(small_moves(pack).items())}
