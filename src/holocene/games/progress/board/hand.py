"""The viewer's own hand: what each card costs at this moment, what it gives, and what it is worth discarded."""

from __future__ import annotations

from typing import Any

from holocene.core.contract.game import Line, Segment
from holocene.games.progress.board.phrases import GAP, Phrases, between, chip
from holocene.games.progress.board.piles import heading
from holocene.games.progress.layout import TYPE_NAMES, Knowledge
from holocene.games.progress.view import View


class Hand:
    """Reckons with what the viewer has: prerequisites, tokens, spare Knowledge and the other cards in hand."""

    def __init__(self, phrases: Phrases, view: View) -> None:
        self.phrases = phrases
        self.say = phrases.say
        self.me = view.players[view.seat]
        self.spare = view.pool
        self.area = {*self.me.active, *(each.technology for each in self.me.developing)}

    def lines(self) -> list[Line]:
        """A line for each technology in hand, sorted by age and type."""
        limit = self.phrases.skill_value("hand", self.me.skills["hand"])
        found = [heading(self.say("progress-hand", n=self.me.hand_size, limit=int(limit)))]
        labels = {tech: self.label(tech, n) for tech, n in self.me.hand.items()}
        width = max((len(label.words) for label in labels.values()), default=0) + 2
        for tech, label in labels.items():
            found.append(Line(tuple(self.words(tech)), Segment(label.words.ljust(width), label.style)))
        return found

    def label(self, tech: str, copies: int) -> Segment:
        """The letter of the type, and the name."""
        name = self.phrases.name(tech, copies)
        return Segment(f"  {self.phrases.letter(name.style)} {name.words}", name.style)

    def words(self, tech: str) -> list[Segment]:
        """Cost, benefits and discard value."""
        card = self.phrases.technologies[tech]
        gains = self.phrases.gains(card, card["benefit"])
        discard = chip(self.say("progress-discard", n=card["discard"]), "dim")
        return [*self.cost(tech, card), Segment(" → ", "dim"), *gains, *([GAP] if gains else []), discard]

    def cost(self, tech: str, card: dict[str, Any]) -> list[Segment]:
        """Each cost line, met (✓), payable (•) or not (✗), and how much Knowledge is missing."""
        if tech in self.area:
            return [Segment(self.say("progress-in-area"), "bad")]
        missing = self.missing(tech, card)
        parts = []
        for line in card["costs"]:
            mark, style = ("✗", "bad") if missing > 0 else ("•", "payable")
            if line["prerequisite"] in self.area:
                mark, style = "✓", "good"
            parts.append([Segment(f"{self.phrases.cost(line)}\u00a0{mark}", style)])
        words = between(parts, Segment(" + ", "dim"))
        return [*words, Segment(" " + self.say("progress-missing", n=missing), "bad")] if missing > 0 else words

    def missing(self, tech: str, card: dict[str, Any]) -> int:
        """How much Knowledge is lacking for what no prerequisite meets (A11-A14)."""
        owed = dict.fromkeys(TYPE_NAMES[: Knowledge.GENERAL], 0)
        for line in card["costs"]:
            if line["prerequisite"] not in self.area:
                owed[line["type"]] += line["amount"]
        short = sum(max(0, n - self.me.ready[kind]) for kind, n in owed.items())
        values: int = sum(self.phrases.technologies[each]["discard"] * n for each, n in self.me.hand.items())
        kept: int = card["discard"]
        return short - (self.spare + self.me.ready["general"] + values - kept)
