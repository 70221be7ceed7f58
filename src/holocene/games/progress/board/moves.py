"""Decisions and moves of Progress in words: their keys and facts, their kinds, and what to know before choosing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holocene.core.contract.game import Facts
from holocene.games.progress.board.phrases import Phrases
from holocene.games.progress.layout import VERB_NAMES
from holocene.games.progress.view import View

ASK: Final = "ask"
# Moves that name something other than a technology: the keys of their sentences, and what the last word stands for.
ARGUMENTS: Final = {
    "draw deck": ("move-draw-deck", "age"),
    "draw pile": ("move-draw-pile", "age"),
    "quick draw deck": ("move-quick-draw-deck", "age"),
    "quick draw pile": ("move-quick-draw-pile", "age"),
    "shuffle": ("move-shuffle", "age"),
    "flip": ("move-flip", "knowledge"),
    "section": ("move-section", "n"),
    "guide": ("move-guide", "person"),
}
GROUPS: Final = {
    "discover": "group-moves-discover",
    "research": "group-moves-research",
    "draw": "group-moves-draw",
    "quick": "group-moves-quick-draw",
    "shuffle": "group-moves-shuffle",
    "swap": "group-moves-free",
    "section": "group-moves-free",
    "guide": "group-moves-free",
    "heritage": "group-moves-free",
}
OTHER: Final = "group-moves-other"


def split(notation: str) -> tuple[str, str]:
    """A move as its verb and what it names, which may be nothing."""
    head, _, last = notation.rpartition(" ")
    return (head, last) if head in VERB_NAMES or head in ARGUMENTS else (notation, "")


def said(view: View, notation: str) -> tuple[str, Facts]:
    """The key of a move's sentence, and its facts."""
    verb, named = split(notation)
    key, name = ARGUMENTS.get(verb, (f"move-{verb.replace(' ', '-')}", "technology"))
    facts: Facts = {}
    if named:
        facts[name] = int(named) if named.isdigit() else named
    if verb.endswith("pile"):
        facts["technology"] = "".join(view.piles[int(named) - 1][-1:])
    if verb == "section":
        facts["milestone"] = view.milestone
    if verb == "heritage":
        facts["person"] = view.players[view.to_act].guide
    return key, facts


def group(view: View, notation: str) -> str:
    """The heading under which a move is shown."""
    if view.phase == "pay":
        return "group-moves-pay"
    return GROUPS.get(notation.split(maxsplit=1)[0], OTHER)


def asked(phrases: Phrases, view: View) -> tuple[str, Facts]:
    """The key of the question that is due, with all facts that its sentence may want."""
    me = view.players[view.to_act]
    n = view.left
    if view.phase == "upkeep":
        n = me.hand_size - int(phrases.skill_value("hand", me.skills["hand"]))
    if view.phase == "pay" and not view.card:
        return "ask-pay-section", {"milestone": view.milestone, "n": view.section, "pool": view.pool, **view.owed}
    return f"{ASK}-{view.phase}", {"technology": view.card, "n": n, "age": view.age, "pool": view.pool, **view.owed}


def notes(phrases: Phrases, view: View, notation: str) -> list[str]:
    """What a move costs or gives."""
    verb, named = split(notation)
    say, found = phrases.say, []
    if verb == "research":
        position = view.players[view.seat].skills["research"]
        found.append(say("progress-note-markers", n=int(phrases.skill_value("research", position))))
    if verb == "discard" and view.phase == "pay":
        found.append(say("progress-note-yields", n=phrases.technologies[named]["discard"]))
    if verb in ("discard", "give", "take", "take back") and view.phase != "pay":
        card = phrases.technologies[named]
        found.append("".join(segment.words for segment in phrases.gains(card, card["benefit"])))
    if verb == "guide":
        card = phrases.pack.cards["personalities"][named]
        found.append("".join(segment.words for segment in phrases.gains(card, card["benefit"])))
    if verb == "section":
        found.append(phrases.cost(phrases.pack.cards["milestones"][view.milestone]["costs"][int(named) - 1]))
    return found


def warnings(phrases: Phrases, view: View, notation: str, turning: Mapping[str, str]) -> list[str]:
    """What happens when the symbol of a card becomes active: a new age begins, or the game ends. `turning` are the
    technologies that bring this about."""
    verb, named = split(notation)
    if verb not in ("discover", "research") or named not in turning:
        return []
    is_last = turning[named] == "end"
    if verb == "discover":
        key = "progress-note-ends" if is_last else "progress-note-age"
    else:
        key = "progress-note-ends-later" if is_last else "progress-note-age-later"
    return [phrases.say(key, age=view.age + 1)]
