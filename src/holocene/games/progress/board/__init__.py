"""The table of Progress in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Final

from holocene.core.contract import game as core
from holocene.core.contract.game import Facts, Line, Segment, Told
from holocene.games.progress.board import cards, moves, piles, players, tree
from holocene.games.progress.board.hand import Hand
from holocene.games.progress.board.phrases import NAMES, Phrases
from holocene.games.progress.preview import Cost, costs, turning
from holocene.games.progress.view import View

AGE_NAME: Final = "age-name"
SKILLS: Final = {
    "skill-action": "skill-action-help",
    "skill-draw": "skill-draw-help",
    "skill-hand": "skill-hand-help",
    "skill-shuffle": "skill-shuffle-help",
    "skill-development": "skill-development-help",
    "skill-research": "skill-research-help",
    "skill-quick-draw": "skill-quick-draw-help",
}


class Board(core.Board[View]):
    """Draws what a seat sees: status, piles, all players, and the cards in its own hand with what they cost now."""

    groups = tuple(dict.fromkeys(moves.GROUPS.values()))

    @cached_property
    def phrases(self) -> Phrases:
        """The small words that all parts use."""
        return Phrases(self.game.pack, self.say)

    def status(self, view: View) -> list[Line]:
        return [Line((Segment(words),)) for words in self._status(view)]

    def _status(self, view: View) -> Iterator[str]:
        """How near the next age is, whose turn it is, and how many actions are left of it."""
        if view.phase == "over":
            return
        yield self.say("progress-now", age=view.age, name=Told(self.say(f"{AGE_NAME}-{view.age}")), n=view.round)
        key = "progress-end-needs" if view.age == view.last_age else "progress-age-needs"
        yield self.say(key, age=view.age + 1, n=view.missing)
        actions = self.game.pack.cards["boards"]["skills"]["action"]["values"]
        most = actions[view.players[view.turn].skills["action"]]
        left = max(0, most - view.used)
        if view.turn == view.seat:
            yield self.say("progress-your-turn", left=left, most=most)
        else:
            yield self.say("progress-turn-of", player=view.turn, left=left, most=most)
        if view.pool:
            yield self.say("progress-spare", n=view.pool)

    def middle(self, view: View) -> list[Line]:
        return piles.lines(self.phrases, view)

    def seats(self, view: View) -> Sequence[int]:
        return view.order

    def player(self, view: View, seat: int) -> list[Line]:
        return players.lines(self.phrases, view, seat)

    def hand(self, view: View) -> list[Line]:
        if view.seat < 0:
            return []
        return Hand(self.phrases, view, self._costs(view, view.players[view.seat].hand)).lines()

    def cost(self, view: View, card: str) -> list[Line]:
        if view.seat < 0 or card not in self.phrases.technologies:
            return self.card(view, card)
        return Hand(self.phrases, view, self._costs(view, [card])).price(card)

    def _costs(self, view: View, techs: Iterable[str]) -> dict[str, Cost]:
        """What technologies are to the viewer now."""
        ids = self.game.pack.cards["ids"]["technologies"]
        wanted = [ids.index(tech) for tech in techs]
        return {ids[tech]: cost for tech, cost in costs(self.game, self.imagined(view), view.seat, wanted).items()}

    def is_step(self, view: View) -> bool:
        return view.phase != "act"

    def legend(self) -> list[str]:
        skills = [
            self.say("progress-explained", word=Told(self.say(k)), help=Told(self.say(v))) for k, v in SKILLS.items()
        ]
        if self.say.aloud:
            return skills
        letters = [f"{self.phrases.letter(kind)} = {self.say(name)}" for kind, name in NAMES.items()]
        return [*skills, self.say("progress-legend", letters=Told(self.say.joined(letters)))]

    def asked(self, view: View) -> tuple[str, Facts]:
        return moves.asked(self.phrases, view)

    def said(self, view: View, notation: str) -> tuple[str, Facts]:
        return moves.said(view, notation)

    def group(self, view: View, notation: str) -> str:
        return moves.group(view, notation)

    def warnings(self, view: View, notation: str) -> list[str]:
        return moves.warnings(self.phrases, view, notation, turning(self.game, self.imagined(view)))

    def notes(self, view: View, notation: str) -> list[str]:
        return moves.notes(self.phrases, view, notation)

    def card(self, view: View, card: str) -> list[Line]:
        return cards.lines(self.phrases, view, card)

    def order(self, view: View, card: str) -> str | None:
        return f"discard {card}" if card in view.players[view.seat].hand else None

    def tree(self, view: View, card: str | None) -> list[Line]:
        return tree.lines(self.phrases, view, card)
