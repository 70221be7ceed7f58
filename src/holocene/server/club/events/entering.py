"""What people do with events: make one, enter, withdraw, begin it or call it off."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy import Connection, delete

from holocene.bots.registry import usual_level
from holocene.core.matches.secret import new_secret
from holocene.server import seating
from holocene.server.club.clock import times
from holocene.server.club.events import running, store
from holocene.server.club.events.bodies import EventBody
from holocene.server.club.events.rows import EntrantRow, EventRow
from holocene.server.club.events.schema import LONGEST_NAME, events
from holocene.server.club.fair import naming
from holocene.server.club.persons import PersonRow
from holocene.server.club.rating import rated
from holocene.server.levels import chosen_bot
from holocene.server.plain import plain
from holocene.server.problems import Conflict, Forbidden, Invalid, Problem, TooMany, Unknown
from holocene.server.service import Service
from holocene.server.tokens import new_slug

MOST_HOSTED: Final = 5  # events of one person that are not over


def create(service: Service, person: PersonRow, body: EventBody) -> EventRow:
    """A new event, whose host the person is."""
    rules = service.shelf.game(body.game)
    options = {name: value for name, value in body.options.items() if name != "players"}
    chosen = rules.read_options({**options, "players": body.size})
    times.check_pace(body.pace)
    name = plain(body.name)[:LONGEST_NAME]  # one letter may become three
    if not name:
        raise Invalid("a name needs letters", "server-event-name", field="name")
    if body.starts and body.starts < body.opens:
        raise Invalid("it cannot begin before people may enter", "server-event-times", field="starts")
    bot = chosen_bot(rules, body.bot, "bot") if body.bot else usual_level(rules)
    if body.rated:
        rated.check_bot(body.game, body.size, bot, "bot")
    now = time.time()
    row = EventRow(
        id=new_slug(), name=name, game=body.game, options=msgspec.json.encode(chosen).decode(), system=body.system,
        size=body.size, rounds=body.rounds, main=body.main, pace=body.pace, per=body.per, rated=body.rated,
        bot=bot, most=body.most, opens=body.opens, starts=body.starts, host=person.id,
        state="announced" if body.opens > now else "entering", round=0, closed=0,
        version=0, secret=new_secret(), plan="[]", created=now, ended=0.0,
    )  # fmt: skip
    with service.database.write() as connection:
        naming.check_name(connection, name)
        if store.count_hosted(connection, person.id) >= MOST_HOSTED:
            raise TooMany("you have too many events here", "server-event-too-many", most=MOST_HOSTED)
        store.add(connection, row)
    return row


def found(connection: Connection, event_id: str, lock: bool = False) -> EventRow:
    """The event; Unknown where there is none."""
    event = store.find(connection, event_id, lock)
    if event is None:
        raise Unknown(f"there is no event '{event_id}'", "server-no-event", event=event_id)
    return event


def enter(service: Service, person: PersonRow, event_id: str) -> None:
    """Enters; in a Swiss event also late, from the next round on, but for the host: who may have withdrawn rivals does
    not come to the others afterwards. Asked twice, it is done once."""
    with service.database.write() as connection:
        event = found(connection, event_id, lock=True)
        entrants = store.find_entrants(connection, event_id)
        if _plays(entrants, person):
            return
        _check_entering(event)
        if event.state == "running" and event.host == person.id:
            raise Conflict("the host enters before the event begins", "server-event-host-late")
        if sum(entrant.plays for entrant in entrants) >= event.most:
            raise Conflict("all places are taken", "server-event-full", most=event.most)
        if store.move(connection, event, version=event.version + 1):
            number = max((entrant.number for entrant in entrants), default=0) + 1
            store.enter(connection, event, number, person.id)


def _check_entering(event: EventRow) -> None:
    if event.state == "announced":
        raise Conflict("people may not enter yet", "server-event-early")
    is_late = event.state == "running" and event.system == "swiss" and event.round < event.rounds
    if event.state != "entering" and not is_late:
        raise Conflict("nobody can enter any more", "server-event-late")


def withdraw(service: Service, person: PersonRow, event_id: str, number: int | None = None) -> None:
    """Plays no further rounds, and leaves the table of this one to a bot; the host may say so of somebody who does not
    come, but of no rival."""
    with service.database.write() as connection:
        event = found(connection, event_id, lock=True)
        entrants = store.find_entrants(connection, event_id)
        own = _entrant(entrants, person, event, number)
        if event.state == "over":
            raise Conflict("the event is over", "server-event-over")
        store.move(connection, event, version=event.version + 1)
        store.withdraw(connection, event_id, own.number)
        places = [place for place in store.find_places(connection, event_id) if place.round == event.round]
    for place in places:
        if place.state == "playing" and own.number in place.seated:
            with suppress(Problem):  # the game may be over by now, or she has given it up
                seating.leave(service, place.table_id, place.seated.index(own.number))


def _entrant(entrants: list[EntrantRow], person: PersonRow, event: EventRow, number: int | None) -> EntrantRow:
    if number is None:
        own = next((entrant for entrant in entrants if entrant.person == person.id), None)
    else:
        own = next((entrant for entrant in entrants if entrant.number == number), None)
        if event.host != person.id and (own is None or own.person != person.id):
            raise only_host()
        if event.state == "running" and own is not None and own.person != person.id and _plays(entrants, person):
            raise Forbidden("who plays withdraws nobody else", "server-event-host-plays")
    if own is None:
        if number is not None:
            raise Unknown("nobody has entered by that number", "server-event-no-entrant")
        raise Unknown("you have not entered", "server-event-not-entered")
    return own


def _plays(entrants: list[EntrantRow], person: PersonRow) -> bool:
    return any(entrant.person == person.id and entrant.plays for entrant in entrants)


def only_host() -> Forbidden:
    """The refusal for who does not run the event."""
    return Forbidden("only who made the event can do this", "server-event-host")


def begin(service: Service, person: PersonRow, event_id: str) -> None:
    """The host begins it: nobody is waited for."""
    with service.database.read() as connection:
        event = found(connection, event_id)
        playing = sum(entrant.plays for entrant in store.find_entrants(connection, event_id))
    if event.host != person.id:
        raise only_host()
    if event.state not in ("announced", "entering"):
        return  # it has begun, by this or by its time
    if playing < running.FEWEST:
        raise Conflict("two at least have to enter", "server-event-alone")
    running.begin(service, event)
    running.see_to(service, event_id)


def call_off(service: Service, person: PersonRow, event_id: str) -> None:
    """The host takes back an event that has not begun."""
    with service.database.write() as connection:
        event = found(connection, event_id, lock=True)
        if event.host != person.id:
            raise only_host()
        if event.state not in ("announced", "entering"):
            raise Conflict("the event has begun", "server-event-begun")
        connection.execute(delete(events).where(events.c.id == event_id))
