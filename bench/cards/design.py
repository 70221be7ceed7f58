"""What may be changed on the cards of Progress, and how far: everything else is a fact, or part of the history told."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from bench.cards.targets import POWERS, TYPES, benefit, steps
from holocene.games.progress.facts import facts_hold
from holocene.games.progress.rows import Cards, Technology

# Benefits that suit a technology; others keep the one that they have.
BENEFITS: Final[dict[str, tuple[str, ...]]] = {
    "agriculture": ("hand", "draw"),
    "masonry": ("development", "shuffle", "engineering"),
    "wheel": ("quick-draw", "draw"),
    "bronze": ("engineering", "research", "general"),
    "irrigation": ("draw", "hand"),
    "iron": ("engineering", "research", "development"),
    "shipbuilding": ("draw", "shuffle", "research", "quick-draw"),
    "calendar": ("science", "development", "draw", "shuffle"),
    "herbalism": ("shuffle", "science", "hand"),
    "mathematics": ("science", "research", "engineering", "general"),
    "medicine": ("general", "science", "hand"),
    "astronomy": ("quick-draw", "research", "draw", "science"),
    "geometry": ("research", "engineering", "development", "general"),
    "burial": ("culture", "shuffle", "general"),
    "musical-instruments": ("culture", "quick-draw", "shuffle"),
    "writing": ("draw", "research", "science", "culture"),
    "poetry": ("culture", "shuffle", "hand"),
    "monotheism": ("culture", "general", "hand"),
    "code-of-laws": ("action", "general", "development", "research"),
    "coinage": ("general", "draw", "action", "engineering"),
    "algebra": ("research", "science"),
    "hospitals": ("general", "hand"),
    "universities": ("draw", "research", "action"),
    "gunpowder": ("engineering", "general"),
    "compass": ("shuffle", "quick-draw"),
    "feudalism": ("culture", "development", "action"),
    "monasticism": ("culture", "action", "shuffle"),
    "banking": ("general", "action"),
    "mechanical-clock": ("action", "quick-draw"),
    "guilds": ("action", "culture"),
    "gothic-architecture": ("general", "culture"),
    "chivalric-romance": ("culture", "shuffle"),
    "anatomy": ("science", "hand", "development"),
    "chemistry": ("science", "general"),
    "ocean-navigation": ("engineering", "quick-draw", "draw"),
    "reformation": ("culture", "shuffle", "research"),
    "nationalism": ("culture", "development"),
    "trade-unions": ("general", "hand"),
    "geology": ("science", "research"),
    "steel": ("engineering", "development"),
    "political-economy": ("general", "research"),
}
# Tracks that suit a technology: in Age I these, later those that it moves on already, or that suit its type.
TRACKS: Final[dict[str, tuple[str, ...]]] = {
    "agriculture": ("population",),
    "pottery": ("population",),
    "masonry": ("prestige", "army"),
    "wheel": ("army",),
    "bronze": ("army",),
    "irrigation": ("population",),
    "bridges": ("population", "army"),
    "iron": ("army",),
    "shipbuilding": ("population", "army"),
    "calendar": ("prestige", "population"),
    "herbalism": ("population",),
    "medicine": ("population",),
    "monotheism": ("prestige", "population"),
    "code-of-laws": ("prestige", "population"),
    "coinage": ("prestige", "population"),
}
TRACKS_OF_TYPE: Final = {"science": ("prestige",), "engineering": ("army", "population"), "culture": ("prestige",)}


def tracks(card: Technology) -> tuple[str, ...]:
    """Where a technology may have power steps."""
    used = tuple(power for power in POWERS if getattr(card, power))
    return TRACKS.get(card.id) or used or TRACKS_OF_TYPE[card.type]


# Technologies that may herald an age.
HERALDS: Final = frozenset(
    {
        *("medicine", "monotheism", "shipbuilding", "code-of-laws", "coinage"),
        *("universities", "banking", "gunpowder", "gothic-architecture", "mechanical-clock"),
        *("gravitation", "steam-pump", "atheism", "sociology", "newspapers", "joint-stock-company", "opera"),
        *("evolution", "combustion", "refrigeration", "womens-suffrage"),
    }
)
LINE: Final = ((0, 0), (1, 3), (2, 5), (3, 6), (4, 6))  # a cost line, by age
VP: Final = ((0, 0), (0, 2), (0, 3), (0, 4), (1, 6))
HERALD_VP: Final = ((0, 0), (0, 3), (0, 4), (3, 8), (4, 10))  # of a technology with a symbol
STEPS: Final = (0, 2, 3, 3, 4)
VALUE: Final = ((0, 0), (1, 2), (2, 3), (3, 4), (3, 5))
COPIES: Final = (2, 4)


def changed(cards: Cards, card: Technology, **fields: Any) -> Cards:
    """The set with one technology changed."""
    new = msgspec.structs.replace(card, **fields)
    rows = [new if row.id == card.id else row for row in cards.technologies]
    return msgspec.structs.replace(cards, technologies=rows)


def _near(chance: Random, value: int, least: int, most: int) -> int:
    return max(least, min(most, value + chance.choice((-1, 1))))


def _power(card: Technology, chance: Random) -> dict[str, Any]:
    """A step more, a step less, or a step on another track."""
    fitting = tracks(card)
    power = chance.choice(fitting)
    found = {name: getattr(card, name) for name in POWERS}
    if chance.random() < 0.3:
        other = chance.choice(fitting)
        found[power], found[other] = found[other], found[power]
    else:
        found[power] = _near(chance, found[power], 0, STEPS[card.age])
    return found


def _cost(card: Technology, chance: Random) -> dict[str, Any]:
    line = "cost1_amount" if card.cost2_amount is None or chance.random() < 0.5 else "cost2_amount"
    return {line: _near(chance, getattr(card, line), *LINE[card.age])}


def _benefit(card: Technology, chance: Random) -> dict[str, Any]:
    return {"benefit": [(chance.choice(BENEFITS.get(card.id, (benefit(card),))), 1)]}


def _value(card: Technology, chance: Random) -> dict[str, Any]:
    return {"discard": _near(chance, card.discard, *VALUE[card.age])}


def _vp(card: Technology, chance: Random) -> dict[str, Any]:
    return {"vp": _near(chance, card.vp, *(HERALD_VP if card.symbol else VP)[card.age])}


def _symbol(card: Technology, chance: Random) -> dict[str, Any]:
    return {"symbol": None if card.symbol or card.id not in HERALDS else card.age + 1}


def _other_copies(cards: Cards, card: Technology, chance: Random) -> Cards:
    """A copy of one technology becomes one of another, so that decks keep their sizes."""
    mark = chance.choice(card.marks)
    others = [row for row in cards.technologies if row.age == card.age and mark not in row.marks]
    if mark == 1 or len(card.marks) <= COPIES[0] or not others:
        return cards
    other = chance.choice(others)
    if len(other.marks) >= COPIES[1]:
        return cards
    given = changed(cards, card, marks=[each for each in card.marks if each != mark])
    return changed(given, other, marks=sorted([*other.marks, mark]))


def _worth(card: Technology, sign: int, chance: Random) -> dict[str, Any]:
    """A point or a step more, or a cheaper line; or all that the other way round."""
    kind = chance.choice(("vp", "vp", "power", "cost"))
    if kind == "vp":
        least, most = (HERALD_VP if card.symbol else VP)[card.age]
        return {"vp": max(least, min(most, card.vp + sign))}
    if kind == "cost":
        line = "cost1_amount" if card.cost2_amount is None or chance.random() < 0.5 else "cost2_amount"
        return {line: max(LINE[card.age][0], min(LINE[card.age][1], getattr(card, line) - sign))}
    power = chance.choice(tracks(card))
    return {power: max(0, min(STEPS[card.age], getattr(card, power) + sign))}


def better_used(cards: Cards, use: dict[str, float], chance: Random) -> Cards:
    """The set with a technology that hardly anybody uses made better, or one that everybody uses made worse."""
    odd = [row for row in cards.technologies if row.id in use and not 0.1 < use[row.id] < 0.9]
    if not odd:
        return cards
    card = chance.choice(odd)
    new = changed(cards, card, **_worth(card, 1 if use[card.id] < 0.5 else -1, chance))
    return new if not any(facts_hold(new)) else cards


CHANGES: Final = ((_power, 6), (_vp, 6), (_benefit, 4), (_cost, 3), (_value, 1), (_symbol, 1))


def neighbour(cards: Cards, ages: tuple[int, ...], chance: Random) -> Cards:
    """The set with one to three designed values changed, all facts kept."""
    new = cards
    for _ in range(chance.choice((1, 1, 2, 2, 3))):
        card = chance.choice([row for row in new.technologies if row.age in ages])
        if chance.random() < 0.15:
            new = _other_copies(new, card, chance)
            continue
        change = chance.choices([c for c, _ in CHANGES], [n for _, n in CHANGES])[0]
        new = changed(new, card, **change(card, chance))
    return new if not any(facts_hold(new)) else cards


def unfit(cards: Cards) -> Iterator[str]:
    """What no set may be, whatever it plays like."""
    for card in cards.technologies:
        if steps(card) > STEPS[card.age]:
            yield f"{card.id} has more than {STEPS[card.age]} power steps"
        if not HERALD_VP[card.age][0] * bool(card.symbol) <= card.vp <= (HERALD_VP if card.symbol else VP)[card.age][1]:
            yield f"{card.id} has {card.vp} VP"
        if len(card.marks) < COPIES[0]:
            yield f"{card.id} has one copy"
        if card.symbol and card.benefit[0][0] == "action":
            yield f"{card.id} has a symbol and an Action"
    for age in range(1, 5):
        heralds = [card for card in cards.technologies if card.age == age and card.symbol]
        if len(heralds) > 4:
            yield f"Age {age} has more than four symbols"
        if len({card.type for card in heralds}) < 2:
            yield f"the symbols of Age {age} are of one type"
    for kind in TYPES:
        if not any(card.type == kind for card in cards.technologies):
            yield f"no technology is {kind}"
