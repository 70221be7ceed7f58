"""All that is printed on a card: a technology, a personality or a milestone, and where its values come from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from holocene.core.contract.game import Line, Segment
from holocene.games.progress.board.phrases import GAP, NAMES, Phrases, between
from holocene.games.progress.facts import CERTAINTIES, SKILL
from holocene.games.progress.view import View

PERSON = "group"
MILESTONE = "milestone-group"
FACT = "card-fact"
KNOWN = "card-known"
NAME = "name"  # of which the origin tells
LABELS = (
    "card-cost", "card-benefit", "progress-heritage", "progress-printed", "progress-unlocks", "progress-owned",
    "progress-origin", "progress-facts", "progress-order",
)  # fmt: skip


def lines(phrases: Phrases, view: View, card: str) -> list[Line]:
    """The card's name, and a line for each thing that is on it."""
    width = max(len(phrases.say(key)) for key in LABELS) + 2
    found = [Line((Segment(phrases.say.card(card), "heading"), GAP, Segment(kind(phrases, card), "dim")))]
    for key, segments in details(phrases, view, card):
        if segments:
            found.append(phrases.labelled(width, key, segments))
    return found


def kind(phrases: Phrases, card: str) -> str:
    """What sort of card it is."""
    if card in phrases.technologies:
        row = phrases.technologies[card]
        return f"{phrases.say(NAMES[row['type']])} · {phrases.say('progress-age', age=row['age'])}"
    if card in phrases.pack.cards["milestones"]:
        return phrases.say(f"{MILESTONE}-{phrases.pack.cards['milestones'][card]['group']}")
    return phrases.say(f"{PERSON}-{phrases.pack.cards['personalities'][card]['group']}")


def details(phrases: Phrases, view: View, card: str) -> Iterator[tuple[str, Sequence[Segment]]]:
    """What the card says, by the keys of the labels."""
    row = next(phrases.pack.cards[family][card] for family in FAMILIES if card in phrases.pack.cards[family])
    costs = [[Segment(phrases.cost(line), line["type"])] for line in row.get("costs", ())]
    yield "card-cost", between(costs, Segment(" + ", "dim"))
    yield "card-benefit", phrases.gains(row, row.get("benefit") or row.get("benefits") or ())
    if row.get("heritage"):
        yield "progress-heritage", between([[phrases.gain(name, n)] for name, n in row["heritage"]])
    if row.get("order"):
        yield "progress-order", [Segment(str(row["order"]))]
    if card in phrases.technologies:
        yield from of_technology(phrases, view, card, row)


def of_technology(phrases: Phrases, view: View, card: str, row: dict[str, Any]) -> Iterator[tuple[str, list[Segment]]]:
    """What only technologies have."""
    say = phrases.say
    printed = [say("card-discard-value", n=row["discard"]), " ".join(f"{mark}+" for mark in row["marks"])]
    if row["symbol"]:
        printed.append(say("card-symbol", age=row["symbol"]))
    yield "progress-printed", between([[Segment(words)] for words in printed])
    yield "progress-unlocks", phrases.names(unlocked(phrases, view, card))
    yield "progress-owned", between([[Segment(owner)] for owner in owners(phrases, view, card)])
    yield "progress-origin", [Segment(say(ORIGINS[row["origin"]]), "dim")]
    if row["facts"] is not None:
        yield "progress-facts", between([[Segment(words, "dim")] for words in known(phrases, row["facts"])])


def known(phrases: Phrases, facts: Sequence[dict[str, str]]) -> Iterator[str]:
    """Which values are facts, the surest first, and that all others are designed; a pack not held to facts has none."""
    say = phrases.say
    values = [fact for fact in facts if fact["field"] != NAME]
    for certainty in CERTAINTIES:
        fields = dict.fromkeys(say(f"{FACT}-{meant(fact)}") for fact in values if fact["certainty"] == certainty)
        if fields:
            yield f"{say(f'{KNOWN}-{certainty}')} ({', '.join(fields)})"
    yield say(f"{KNOWN}-rest") if values else say(f"{KNOWN}-designed")


def meant(fact: dict[str, str]) -> str:
    """What a fact tells of: its field, but for a benefit of which only the sort is known."""
    return SKILL if fact["value"] == SKILL else fact["field"]


def unlocked(phrases: Phrases, view: View, card: str) -> list[str]:
    """Technologies of this game that a technology is a prerequisite of."""
    return [
        tech
        for tech, row in phrases.technologies.items()
        if row["age"] <= view.last_age and any(line["prerequisite"] == card for line in row["costs"])
    ]


def owners(phrases: Phrases, view: View, card: str) -> list[str]:
    """Who has a technology, active or under development."""
    found = []
    for seat, player in enumerate(view.players):
        if card in player.active:
            found.append(phrases.say.seat(seat))
        elif any(each.technology == card for each in player.developing):
            found.append(phrases.say("progress-owner-developing", player=seat))
    return found


ORIGINS = {
    "rulebook": "card-origin-rulebook",
    "review": "card-origin-review",
    "designed": "card-origin-designed",
    "printed": "card-origin-printed",
}
FAMILIES = ("technologies", "personalities", "milestones")
