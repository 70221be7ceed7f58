"""Decisions and moves of S-Evolution in words: their keys and facts, their kinds, and what to know before choosing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holocene.core.contract.game import Facts, Pack
from holocene.games.s_evolution.board.phrases import Phrases
from holocene.games.s_evolution.layout import CALAMITY_NAMES, SUIT_NAMES
from holocene.games.s_evolution.preview import Price
from holocene.games.s_evolution.view import View

ASKS: Final = {
    "play": "ask-play",
    "take-card": "ask-take-card",
    "take-discovery": "ask-take-discovery",
    "manage": "ask-manage",
    "move": "ask-move",
    "commerce": "ask-commerce",
    "joker": "ask-joker",
    "calamity": "ask-calamity",
    "gain": "ask-gain",
    "remove": "ask-remove",
    "trump": "ask-trump",
    "over": "ask-over",
}
GROUPS: Final = {
    "play": "choices-play",
    "trump": "choices-trump",
    "take": "choices-take",
    "suffer": "choices-suffer",
    "protect": "choices-protect",
    "joker": "choices-resource",
    "gain": "choices-resource",
    "grow": "choices-grow",
    "advance": "choices-grow",
    "place": "choices-place",
    "raise": "choices-raise",
    "move": "choices-move",
    "change": "choices-change",
    "remove": "choices-remove",
    "done": "choices-done",
}
EFFECTS: Final = {
    "famine": "effect-famine",
    "earthquake": "effect-earthquake",
    "fanaticism": "effect-fanaticism",
    "epidemic": "effect-epidemic",
    "invasion": "effect-invasion",
    "hurricane": "effect-hurricane",
    "decadence": "effect-decadence",
    "obscurantism": "effect-obscurantism",
    "farm": "effect-farm",
    "factory": "effect-factory",
    "research-centre": "effect-research-centre",
    "commerce": "effect-commerce",
    "prestige": "effect-prestige",
    "protection": "effect-protection",
}


def asked(view: View) -> str:
    """The key of the question; it is another one for the blind, with Protection, and where nothing is left to buy."""
    if view.phase == "play" and view.turn is not None and view.players[view.turn].hand.blind:
        return "ask-play-blind"
    if view.phase == "manage" and len(view.legal) == 1:
        return "ask-done"
    if view.phase == "calamity" and any(move.startswith("protect") for move in view.legal):
        return "ask-protection"
    return ASKS[view.phase]


def said(pack: Pack, notation: str) -> tuple[str, Facts]:
    """The key of a move's sentence, and its facts."""
    verb, *words = notation.split()
    if verb in ("play", "take") and words[0] in SUIT_NAMES:
        key = "move-play-card" if verb == "play" else "move-take-card"
        return key, {"suit": words[0], "n": int(words[1])}
    if verb == "play":
        return ("move-play-position", {"n": int(words[1])}) if len(words) > 1 else ("move-play-discovery", {})
    if verb == "take":
        if words[0] in CALAMITY_NAMES:
            return "move-take-calamity", {"calamity": words[0]}
        return "move-take-discovery", {"discovery": words[0]}
    if verb in ("suffer", "protect"):
        return "move-suffer" if verb == "suffer" else "move-protect", {"calamity": words[0]}
    if verb in ("joker", "gain"):
        return "move-joker" if verb == "joker" else "move-gain", {"resource": words[0]}
    if verb == "trump":
        return "move-trump", {"suit": words[0]}
    return _managed(verb, words)


def _managed(verb: str, words: list[str]) -> tuple[str, Facts]:
    if verb == "done":
        return "move-done", {}
    if verb == "advance":
        return "move-advance", {}
    if verb == "grow":
        return "move-grow", {"n": int(words[0])}
    if verb == "change":
        return "move-change", {"resource": words[0], "other": words[1]}
    if verb in ("place", "raise"):
        return "move-place" if verb == "place" else "move-raise", {"place": words[0], "level": int(words[1])}
    return "move-move" if verb == "move" else "move-remove", {"place": words[0]}


def group(notation: str) -> str:
    """The heading under which a move is shown."""
    return GROUPS[notation.split(maxsplit=1)[0]]


def notes(phrases: Phrases, notation: str, prices: Mapping[str, Price]) -> list[str]:
    """What a card gives, what a Calamity does, what a step of Management costs."""
    key, facts = said(phrases.pack, notation)
    if key in ("move-play-card", "move-take-card"):
        row = phrases.pack.cards["deck"][f"{facts['suit']} {facts['n']}"]
        if row["kind"] in ("joker", "calamity"):
            return [phrases.say("note-joker" if row["kind"] == "joker" else "note-calamity")]
        return [phrases.say("note-gives", resource=row["kind"], n=row["amount"])]
    if key in ("move-take-calamity", "move-suffer", "move-protect"):
        return [phrases.say(EFFECTS[str(facts["calamity"])])]
    if notation in prices:
        price = prices[notation]
        return [phrases.say("note-costs", resource=price.resource, n=price.n)]
    return []
