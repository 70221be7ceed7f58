"""The small words of a card: its type as a letter, what a line costs, what a card gives."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from holocene.core.contract.game import Line, Pack, Say, Segment, Told
from holocene.games.progress.layout import POWER_NAMES, SKILL_NAMES, TYPE_NAMES

GAP: Final = Segment("\u00a0· ", "dim")
LETTERS: Final = {
    "science": "knowledge-science-letter",
    "engineering": "knowledge-engineering-letter",
    "culture": "knowledge-culture-letter",
    "general": "knowledge-general-letter",
}
MARKS: Final = {
    "met": ("✓", "progress-mark-met"),
    "payable": ("•", "progress-mark-payable"),
    "lacking": ("✗", "progress-mark-lacking"),
    "symbol": ("✦", "progress-mark-symbol"),
    "gives": ("→", "progress-mark-gives"),
    "held": ("", "progress-mark-held"),
    "turn": ("▶", "progress-mark-turn"),
    "active": ("●", "progress-mark-active"),
    "developing": ("◐", "progress-mark-developing"),
    "hand": ("○", "progress-mark-hand"),
    "pile": ("□", "progress-mark-pile"),
    "nowhere": ("·", "progress-mark-nowhere"),
    "needs": ("←", "progress-mark-needs"),
    "unlocks": ("→", "progress-mark-unlocks"),
}  # as they are drawn, and the keys of what is said instead
NAMES: Final = {kind: f"knowledge-{kind}" for kind in TYPE_NAMES}


class Phrases:
    """Puts the facts of a pack into words."""

    def __init__(self, pack: Pack, say: Say) -> None:
        self.pack = pack
        self.say = say
        self.technologies: dict[str, dict[str, Any]] = pack.cards["technologies"]

    def letter(self, kind: str) -> str:
        """The letter of a type, so that colour never speaks alone; aloud, its name."""
        return self.say(NAMES[kind] if self.say.aloud else LETTERS[kind])

    def mark(self, name: str) -> str:
        """A mark, or aloud the word for it."""
        drawn, key = MARKS[name]
        return self.say(key) if self.say.aloud else drawn

    def name(self, tech: str, copies: int = 1) -> Segment:
        """A technology in the colour of its type, with a mark where it bears a new-age symbol."""
        card = self.technologies[tech]
        symbol = f"\u00a0{self.mark('symbol')}" if card["symbol"] else ""
        times = f" ×{copies}" if copies > 1 else ""
        return chip(f"{self.say.card(tech)}{times}{symbol}", card["type"])

    def names(self, techs: Iterable[str]) -> list[Segment]:
        """Several technologies, one after the other."""
        return between([[self.name(tech)] for tech in techs], Segment(", ", "dim"))

    def cost(self, line: dict[str, Any]) -> str:
        """What a cost line asks: `3 S/Calendar`, aloud `3 Science, free with Calendar`."""
        amount = f"{line['amount']}\u00a0{self.letter(line['type'])}"
        if not line["prerequisite"]:
            return amount
        if self.say.aloud:
            return self.say("progress-cost-aloud", amount=Told(amount), technology=line["prerequisite"])
        return f"{amount}/{self.say.card(line['prerequisite'])}"

    def gain(self, name: str, n: int) -> Segment:
        """One thing that a card gives."""
        if name in TYPE_NAMES:
            return chip(self.say("gain-token", knowledge=name, n=n), name)
        if name in SKILL_NAMES:
            return chip(self.say("gain-skill", skill=name, n=n))
        return chip(self.say("gain-power", power=name, n=n))

    def gains(self, card: dict[str, Any], words: Sequence[tuple[str, int]]) -> list[Segment]:
        """All that a card gives, and its points."""
        power = [(name, card[name]) for name in POWER_NAMES if card.get(name)]
        found = [[self.gain(name, n)] for name, n in (*words, *power)]
        if card["vp"]:
            found.append([Segment(self.say("card-vp", n=card["vp"]), "points")])
        if card.get("per_five"):
            found.append([Segment(self.say("card-per-five", knowledge=card["per_five"]), "points")])
        return between(found, Segment(", ", "dim"))

    def skill_value(self, skill: str, position: int) -> str:
        """What a skill is worth; Quick Draw has two numbers."""
        value = self.pack.cards["boards"]["skills"][skill]["values"][position]
        if isinstance(value, int):
            return str(value)
        if self.say.aloud:
            return self.say("progress-quick-draw-aloud", n=value[0], discards=value[1])
        return "/".join(str(n) for n in value)

    def labelled(self, width: int, key: str, segments: Iterable[Segment]) -> Line:
        """A line beneath a heading: a label of one length, then the words."""
        return Line(tuple(segments), Segment("  " + self.say(key).ljust(width), "label"))


def chip(words: str, style: str = "") -> Segment:
    """A short phrase that is not broken."""
    return Segment(words.replace(" ", "\u00a0"), style)


def between(parts: Iterable[Sequence[Segment]], gap: Segment = GAP) -> list[Segment]:
    """Parts with a gap between each two."""
    found: list[Segment] = []
    for part in parts:
        found += [gap, *part] if found else part
    return found
