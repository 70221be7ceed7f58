"""Moves in words: one notation for each action, the same at every moment of every game."""

from __future__ import annotations

from holocene.core.contract.game import Pack
from holocene.games.progress.layout import AGES, PEOPLE, SECTIONS, SMALL, TECHS, TYPE_NAMES, VERB_NAMES, Move


def small_moves(pack: Pack) -> dict[int, str]:
    """The moves that name no technology. Ages and sections are counted from 1, as on the table."""
    words: dict[int, str] = {
        Move.END: "end",
        Move.STOP: "stop",
        Move.KEEP: "keep",
        Move.SWAP: "swap",
        Move.DECLINE: "decline",
        Move.HERITAGE: "heritage",
        Move.SPEND: "spend",
    }
    for age in range(AGES):
        words[Move.DRAW_DECK + age] = f"draw deck {age + 1}"
        words[Move.DRAW_PILE + age] = f"draw pile {age + 1}"
        words[Move.QUICK_DECK + age] = f"quick draw deck {age + 1}"
        words[Move.QUICK_PILE + age] = f"quick draw pile {age + 1}"
        words[Move.SHUFFLE_AGE + age] = f"shuffle {age + 1}"
    words |= {Move.FLIP + kind: f"flip {name}" for kind, name in enumerate(TYPE_NAMES)}
    words |= {Move.SECTION + section: f"section {section + 1}" for section in range(SECTIONS)}
    people = pack.cards["ids"]["personalities"]
    words |= {Move.GUIDE + person: f"guide {people[person]}" for person in range(PEOPLE) if people[person]}
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
