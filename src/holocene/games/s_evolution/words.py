"""Which message of the locale files names what the game speaks of; Discoveries have their names in the card files."""

from __future__ import annotations

from typing import Final

_RESOURCES: Final = {"food": "resource-food", "tools": "resource-tools", "science": "resource-science"}
_PLACES: Final = {
    "farm": "place-farm",
    "factory": "place-factory",
    "research-centre": "place-research-centre",
    "commerce": "place-commerce",
    "prestige": "place-prestige",
    "protection": "place-protection",
}

# The names of ids, by the name of the fact that carries them in events, refusals and views.
NAMES: Final[dict[str, dict[str, str]]] = {
    "suit": {"green": "suit-green", "orange": "suit-orange", "blue": "suit-blue", "violet": "suit-violet"},
    "resource": _RESOURCES,
    "other": _RESOURCES,
    "place": _PLACES,
    "old": _PLACES,
    "calamity": {
        "famine": "calamity-famine",
        "earthquake": "calamity-earthquake",
        "fanaticism": "calamity-fanaticism",
        "epidemic": "calamity-epidemic",
        "invasion": "calamity-invasion",
        "hurricane": "calamity-hurricane",
        "decadence": "calamity-decadence",
        "obscurantism": "calamity-obscurantism",
    },
    "colour": {"red": "s-colour-red", "green": "s-colour-green", "blue": "s-colour-blue", "yellow": "s-colour-yellow"},
    "kind": {
        "joker": "s-kind-joker",
        "calamity": "s-kind-calamity",
        "discovery": "s-kind-discovery",
        "building": "s-kind-building",
        "advantage": "s-kind-advantage",
    },
    "rank": {"trump": "s-rank-trump", "fixed": "s-rank-fixed", "other": "s-rank-other", "discovery": "s-kind-discovery"},
    "zone": {
        "hand": "s-zone-hand",
        "pile": "s-zone-pile",
        "trick": "s-zone-trick",
        "taken": "s-zone-taken",
        "aside": "s-zone-aside",
        "face-up": "s-zone-face-up",
        "face-down": "s-zone-face-down",
    },
    "board": {
        "round": "s-board-round",
        "population": "s-board-population",
        "stock": "s-board-stock",
        "needs": "s-board-needs",
        "score": "s-board-score",
        "blind": "s-board-blind",
        "open": "s-board-open",
    },
    "tie": {"tie-age": "tie-age", "tie-population": "tie-population", "tie-order": "tie-order"},
}

AGES: Final = ("", "s-age-1", "s-age-2", "s-age-3", "s-age-4", "s-age-5", "s-age-6")

# What is asked in a phase, as a prompt.
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
}

# Options and the meaning of their values; `players` and `first` have the words of every game.
OPTIONS: Final = {
    "calamities": "option-calamities",
    "calamities=dealt": "option-calamities-dealt",
    "calamities=printed": "option-calamities-printed",
    "points_population": "option-points-population",
    "points_population=after": "option-points-population-after",
    "points_population=before": "option-points-population-before",
    "level_price": "option-level-price",
    "level_price=step": "option-level-price-step",
    "level_price=target": "option-level-price-target",
    "decadence_discovery": "option-decadence-discovery",
    "decadence_discovery=flip": "option-decadence-discovery-flip",
    "decadence_discovery=keep": "option-decadence-discovery-keep",
}
