"""News in words: what it is, with whom, and one sentence of the story, in the language of who is told.

The story is the one that a spectator is told, also to who sits there: what is read on a locked telephone, in a letter
or in a channel of others tells nothing that is in anybody's hand.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row

from holocene.core.contract.story import player_of
from holocene.core.errors import HoloceneError
from holocene.core.matches.match import Match
from holocene.core.matches.seats import Seat
from holocene.locale import Text
from holocene.locale.telling import Telling
from holocene.server.club.news.kinds import Kind
from holocene.server.desks import Desk
from holocene.server.moment import final_scores
from holocene.server.service import Service

HUMAN = "human"


class Item(NamedTuple):
    """News as they are stored."""

    id: int
    kind: Kind
    table_id: str
    facts: dict[str, Any]
    created: float


class Line(NamedTuple):
    """News as they are told, and the path of the page to look at."""

    kind: Kind
    table: str
    title: str
    words: str
    path: str


def item_of(row: Row[Any]) -> Item:
    """Of the columns of that name."""
    return Item(row.id, row.kind, row.table_id or "", msgspec.json.decode(row.facts), row.created)


class Words:
    """Tells one person."""

    def __init__(self, service: Service, person_id: str, language: str, now: float) -> None:
        self.service = service
        self.person_id = person_id
        self.language = language
        self.now = now
        self.text = Text(language)

    def line(self, item: Item) -> Line:
        """One of the news; with less to say where the game cannot be played here."""
        root = self.service.settings.root
        if not item.table_id:
            path = f"{root}{item.facts.get('path') or '/today'}"
            words = self.text("news-deal") if item.kind == "deal" else ""
            return Line(item.kind, "", self.text(f"news-title-{item.kind}"), words, path)
        try:
            with self.service.desks.at(item.table_id) as desk:
                title, words = self._of_table(item, desk)
        except HoloceneError:
            title, words = self.text(f"news-title-{item.kind}"), ""
        return Line(item.kind, item.table_id, title, words, f"{root}/table/{item.table_id}")

    def together(self, lines: Sequence[Line]) -> str:
        """What news of several tables are called."""
        return lines[0].title if len(lines) == 1 else self.text("news-many", n=len(lines))

    def _of_table(self, item: Item, desk: Desk) -> tuple[str, str]:
        own = next((seat.seat for seat in desk.seats if seat.person == self.person_id), None)
        seats = [Seat(seat.name, HUMAN if seat.is_human else seat.bot) for seat in desk.seats]
        telling = Telling(desk.shelf.game(desk.row.game), self.language, seats, viewer=own)
        others = [telling.seat(seat.seat) for seat in desk.seats if seat.seat != own and seat.joined]
        game = telling.text("game-name")
        title = self.text(f"news-title-{item.kind}-at", game=game)
        company = self.text("news-with", people=telling.joined(others)) if others else ""
        return title, " ".join(filter(None, (self._told(item, desk, telling, own), company)))

    def _told(self, item: Item, desk: Desk, telling: Telling, own: int | None) -> str:
        if item.kind == "sat":
            return self.text("news-sat", name=telling.seat(int(item.facts["seat"])))
        if item.kind == "invitation" and (name := item.facts.get("name")):
            return self.text("news-invitation", name=str(name))
        if item.kind == "time" and desk.row.due > self.now:
            return self.text("news-left", hours=math.ceil((desk.row.due - self.now) / 3600))
        if item.kind == "over":
            outcome = final_scores(desk).outcome
            return telling.headline(outcome[0]) if outcome else ""
        if item.kind == "turn" and desk.is_dealt:
            return last_sentence(desk.now.match, telling, own)
        return ""


def last_sentence(match: Match, telling: Telling, own: int | None) -> str:
    """What somebody else did last, as everybody may know it; what changes the game for all comes first. Nothing where
    nobody has done anything since she moved."""
    since = next((ply + 1 for ply in range(len(match.made) - 1, -1, -1) if match.made[ply].seat == own), 0)
    told = [each for chapter in match.tale(None).news(since) for each in chapter.sentences]
    is_bare = any(not each.kind for each in told)
    events = [event for ply in range(len(match.made)) for event in match.events_of(ply, None)] if is_bare else []
    others = [each for each in told if player_of(each.facts if each.kind else events[each.steps[0]].facts) != own]
    best = next((each for each in reversed(others) if each.stands_out), others[-1] if others else None)
    return telling.told(best, events) if best else ""
