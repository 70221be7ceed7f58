"""Moves events on: opens, begins, draws rounds, makes their tables, closes rounds and ends.

Nothing is kept in memory. Every process looks again and again how events stand and does what is due, by a change that
succeeds only if the event still stands as it was seen: so all of it happens once, whoever does it, and what a process
left half done when it was killed is done by the next one that looks.
"""

from __future__ import annotations

import time
from typing import Final

import msgspec
from sqlalchemy import Connection

from holocene.server import hosting, links
from holocene.server.club.events import drawing, robin, store
from holocene.server.club.events.deals import secret_of, seed_of
from holocene.server.club.events.history import BOT, Group, Player, past_of
from holocene.server.club.events.rounds import usual_rounds
from holocene.server.club.events.rows import EntrantRow, EventRow, PlaceRow
from holocene.server.club.events.standings import scores
from holocene.server.hosting import Wanted
from holocene.server.live import LINKS, MOMENT
from holocene.server.logs import fault
from holocene.server.rows import TableRow
from holocene.server.schema import HOST, SPECTATOR
from holocene.server.service import Service

PAUSE: Final = 1.0  # seconds between two looks
FEWEST: Final = 2  # entrants


class Made(Exception):
    """Another process has made the table already."""


class Referee:
    """What a process does for the events of its server."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def step(self) -> None:
        """Does all that is due now."""
        with self._service.database.read() as connection:
            found = store.live(connection)
        for event in found:
            see_to(self._service, event.id)


def see_to(service: Service, event_id: str) -> None:
    """Does all that is due at an event. One that cannot be moved on now keeps no other from anything, and is looked at
    again."""
    try:
        while advance(service, event_id):
            pass
    except Exception:
        fault("event-stands", tournament=event_id)


def advance(service: Service, event_id: str) -> bool:
    """Does what is due next; whether more may be."""
    with service.database.read() as connection:
        event = store.find(connection, event_id)
    if event is None:
        return False
    if event.state == "running":
        return _go_on(service, event)
    now = time.time()
    if event.state == "announced" and event.opens <= now:
        return _move(service, event, state="entering")
    return event.state == "entering" and 0 < event.starts <= now and begin(service, event)


def begin(service: Service, event: EventRow) -> bool:
    """Nobody is waited for any more; how many rounds there are is settled now, and those of a round robin."""
    with service.database.read() as connection:
        playing = [entrant for entrant in store.find_entrants(connection, event.id) if entrant.plays]
    if len(playing) < FEWEST:
        return False
    n = len(playing)
    rounds = event.rounds or (robin.whole(n, event.size) if event.system == "robin" else usual_rounds(n))
    plan: list[list[Group]] = []
    if event.system == "robin":
        numbers = [entrant.number for entrant in playing]
        made = robin.schedule(n, event.size, rounds, seed_of(event.secret, 0))
        plan = [[tuple(numbers[at] if at < n else BOT for at in group) for group in round_] for round_ in made]
    return _move(service, event, state="running", rounds=rounds, plan=msgspec.json.encode(plan).decode())


def _move(service: Service, event: EventRow, **values: object) -> bool:
    with service.database.write() as connection:
        return store.move(connection, event, **values)


def _go_on(service: Service, event: EventRow) -> bool:
    with service.database.read() as connection:
        places = store.find_places(connection, event.id)
        entrants = store.find_entrants(connection, event.id)
    if event.closed < event.round:
        current = [place for place in places if place.round == event.round]
        for place in current:
            if not place.table_id:
                _make(service, event, place, entrants)
        return _close(service, event)
    if event.round < event.rounds and (drawn := draw(event, entrants, places)):
        with service.database.write() as connection:
            if store.move(connection, event, round=event.round + 1):
                store.add_round(connection, event.id, event.round + 1, drawn)
        return True
    return _move(service, event, state="over", ended=time.time())


def draw(event: EventRow, entrants: list[EntrantRow], places: list[PlaceRow]) -> list[Group]:
    """The next round; nothing where nobody is left to play it."""
    here = [entrant.number for entrant in entrants if entrant.plays]
    number, results = event.round + 1, [place.result for place in places]
    seed = seed_of(event.secret, number)
    past = past_of([place.seated for place in places], _floats(event, places))
    if event.system == "robin":
        return drawing.robin(event.planned[event.round], here, past, seed)
    points = scores(results, event.main)
    return drawing.swiss([Player(each, points.get(each, 0.0)) for each in here], event.size, past, seed)


def _floats(event: EventRow, places: list[PlaceRow]) -> list[int]:
    """Who has floated so far, round by round."""
    found: list[int] = []
    for number in range(1, event.round + 1):
        before = scores([place.result for place in places if place.round < number], event.main)
        tables = [place.seated for place in places if place.round == number]
        found += drawing.floaters(tables, before)
    return found


def _make(service: Service, event: EventRow, place: PlaceRow, entrants: list[EntrantRow]) -> None:
    """The table of a place, once: its name is written down by the transaction that makes it, or there is no table."""
    people = {entrant.number: entrant for entrant in entrants}

    def note(connection: Connection, table: TableRow) -> None:
        if not store.name_table(connection, event.id, place, table.id):
            raise Made
        for seat in (HOST, SPECTATOR, *range(event.size)):  # people are let in by who they are, and nobody else is
            links.drop_links(connection, table.id, seat, *links.KINDS)

    seats = [_seat(event, at, people.get(number)) for at, number in enumerate(place.seated)]
    wanted = Wanted(
        game=event.game, options={**event.chosen, "players": event.size}, seats=seats, hints=False, signs=True,
        chat=True, secret=secret_of(event.secret, place.round), rated=event.rated, pace=event.pace, per=event.per,
        event=event.id, shut=True,
    )  # fmt: skip
    try:
        hosting.create(service, wanted, note)
    except Made:
        return


def _seat(event: EventRow, at: int, entrant: EntrantRow | None) -> dict[str, object]:
    """A person's seat, who need not come first: her clock runs. Bots have the seats of those who left meanwhile."""
    if entrant is None or not entrant.plays:
        return {"kind": "bot", "bot": event.bot, "name": hosting.RIVALS[at]}
    return {"kind": "open", "name": entrant.name, "person": entrant.person, "sits": True}


def _close(service: Service, event: EventRow) -> bool:
    """Ends a round whose tables are all over, and opens them to everybody; whether it did."""
    with service.database.write() as connection:
        store.void_missing(connection, event.id, event.round)
        places = [place for place in store.find_places(connection, event.id) if place.round == event.round]
        if not all(place.is_over for place in places) or not store.move(connection, event, closed=event.round):
            return False
        opened = store.open_tables(connection, event.id, event.round)
        for table_id in opened:
            service.database.notify(connection, table_id)
    for table_id in opened:
        service.live.wake(table_id, (MOMENT, LINKS))
    service.archivist.is_due = True
    return True
