"""The viewer's own hand: what each card costs at this moment, what it gives, and what it is worth discarded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holocene.core.contract.game import Line, Segment
from holocene.games.progress.board.phrases import GAP, Phrases, between, chip
from holocene.games.progress.board.piles import heading
from holocene.games.progress.preview import Cost
from holocene.games.progress.view import View


class Hand:
    """Tells what the rules say of each card: `costs` are what they are to the viewer now."""

    def __init__(self, phrases: Phrases, view: View, costs: Mapping[str, Cost]) -> None:
        self.phrases = phrases
        self.say = phrases.say
        self.me = view.players[view.seat]
        self.costs = costs

    def lines(self) -> list[Line]:
        """A line for each technology in hand, sorted by age and type."""
        limit = self.phrases.skill_value("hand", self.me.skills["hand"])
        found = [heading(self.say("progress-hand", n=self.me.hand_size, limit=int(limit)))]
        labels = {tech: self.label(tech, n) for tech, n in self.me.hand.items()}
        width = max((len(label.words) for label in labels.values()), default=0) + 2
        for tech, label in labels.items():
            found.append(Line(tuple(self.words(tech)), Segment(label.words.ljust(width), label.style)))
        return found

    def price(self, tech: str) -> list[Line]:
        """What one technology costs, line by line, and what is left to pay of it now."""
        now, name = self.costs[tech], self.label(tech, 1)
        owed = [] if now.owned else [Line((Segment(self.say("progress-price", n=now.price)),), Segment("  "))]
        cost = self.cost(tech, self.phrases.technologies[tech])
        return [Line(tuple(cost), Segment(f"{name.words}  ", name.style)), *owed]

    def label(self, tech: str, copies: int) -> Segment:
        """The letter of the type, and the name."""
        name = self.phrases.name(tech, copies)
        return Segment(f"  {self.phrases.letter(name.style)} {name.words}", name.style)

    def words(self, tech: str) -> list[Segment]:
        """Cost, benefits and discard value."""
        card = self.phrases.technologies[tech]
        gains = self.phrases.gains(card, card["benefit"])
        discard = chip(self.say("progress-discard", n=card["discard"]), "dim")
        return [
            *self.cost(tech, card),
            Segment(f"{';' * self.say.aloud} {self.phrases.mark('gives')} ", "dim"),
            *gains,
            *([GAP] if gains else []),
            discard,
        ]

    def cost(self, tech: str, card: dict[str, Any]) -> list[Segment]:
        """Each cost line, met (✓), payable (•) or not (✗), and how much Knowledge is missing."""
        now = self.costs[tech]
        if now.owned:
            return [Segment(self.say("progress-in-area"), "bad")]
        parts = []
        for line, is_met in zip(card["costs"], now.met, strict=True):
            mark, style = ("lacking", "bad") if now.short > 0 else ("payable", "payable")
            if is_met:
                mark, style = "met", "good"
            gap = ": " if self.say.aloud else "\u00a0"
            parts.append([Segment(f"{self.phrases.cost(line)}{gap}{self.phrases.mark(mark)}", style)])
        words = between(parts, Segment(" + ", "dim"))
        return [*words, Segment(" " + self.say("progress-missing", n=now.short), "bad")] if now.short > 0 else words
