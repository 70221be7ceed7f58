"""Who sits where: sitting down, leaving and coming back, a bot for somebody who is away, giving up, and links."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection

from holocene.bots.registry import usual_level
from holocene.server import links, store
from holocene.server.admitting import admit, playing_seat
from holocene.server.club import hearing
from holocene.server.club.clock import ballots, times, vacations
from holocene.server.club.fair import naming
from holocene.server.club.lobby.hearing import tell_of_table
from holocene.server.club.rating import rated
from holocene.server.contract import Awaited, LinkMade, SatDown, Written
from holocene.server.desks import Desk
from holocene.server.levels import chosen_bot
from holocene.server.links import Knock
from holocene.server.live import LINKS, MOMENT
from holocene.server.moment import NOBODY, Moment
from holocene.server.plain import plain
from holocene.server.problems import Conflict, Forbidden, Invalid
from holocene.server.schema import SPECTATOR
from holocene.server.service import Change, Service
from holocene.server.standing import check_in_play, check_own_try, is_bot_due, now
from holocene.server.tokens import hashed

Check = Callable[[Connection, Desk], None]
LONGEST_NAME = 40


def _own_name(desk: Desk, seat: int, name: str) -> str:
    """A name that nobody else at the table has."""
    wanted = plain(name)[:LONGEST_NAME] or desk.seats[seat].name
    others = {each.name.casefold() for each in desk.seats if each.seat != seat}
    found, again = wanted, 2
    while found and found.casefold() in others:
        found, again = f"{wanted[: LONGEST_NAME - 3]} {again}", again + 1
    return found


def reseat(connection: Connection, desk: Desk, seat: int, **values: Any) -> None:
    """Changes who sits somewhere, in memory and in the transaction."""
    after = msgspec.structs.replace(desk.seats[seat], **values)
    desk.seats = (*desk.seats[:seat], after, *desk.seats[seat + 1 :])
    store.set_seat(connection, desk.id, seat, **values)


def changed(service: Service, connection: Connection, desk: Desk, **values: Any) -> None:
    """Writes down that something at the table is different, and deals once everybody has sat down."""
    values["club"] = desk.row.pace > 0 or any(seat.person for seat in desk.seats)
    tell_of_table(connection, desk.row)
    is_full = desk.row.state == "open" and all(seat.joined or seat.is_played_by_bot for seat in desk.seats)
    if is_full:
        values |= _dealt(connection, desk)
    state = values.get("state", desk.row.state)
    if state == "running":
        values["bot_due"] = is_bot_due(desk, state)
    after = msgspec.structs.replace(desk.row, **values)
    if "due" not in values:
        timed = times.retimed(after, desk.seats)
        values |= {"due": timed.due, "held": timed.held}
    store.touch(connection, desk.id, **values)
    if is_full and values["club"]:
        hearing.tell_of_deal(connection, msgspec.structs.replace(after, **values), desk.seats, desk.now)
    service.database.notify(connection, desk.id)


def _dealt(connection: Connection, desk: Desk) -> dict[str, Any]:
    """The deal, from the server's secret and everybody's words; a deal that was chosen is mixed with nothing."""
    words = [] if desk.row.seeded else [seat.word for seat in desk.seats]
    values = {"state": "running", "words": msgspec.json.encode(words).decode()}
    desk.row = msgspec.structs.replace(desk.row, **values)
    first = desk.deal().match.to_act
    store.add_notice(connection, desk.id, "begun", NOBODY)
    return {**values, "to_act": NOBODY if first is None else first}


def tell(service: Service, desk: Desk, *kinds: str) -> None:
    """Lets everybody look again, bots too."""
    desk.revision = -1
    service.live.wake(desk.id, (MOMENT, *kinds))
    service.kick(desk.id)


def join(
    service: Service, table_id: str, token: str, name: str, word: str, chosen: str = "", person: str = ""
) -> SatDown:
    """Sits down with a name. An invitation is used up by it: the answer has a token that nobody else was told. Who
    chose that token and asks again, since the answer was lost, is answered the same."""
    fresh = ""
    with service.desks.held(table_id) as desk:
        with service.writing(desk) as connection:
            knock = admit(connection, table_id, token)
            if chosen and knock.kind == links.SPENT and links.opens(connection, table_id, knock.seat, chosen):
                return SatDown(table_id, knock.seat, chosen)
            if knock.kind == links.SPENT:
                raise Conflict("somebody sits there already", "server-seat-taken")
            if desk.row.state == "over":
                raise Conflict("the game is over", "server-over")
            seat = knock.seat if knock.kind == links.INVITE else playing_seat(knock.kind, knock.seat)
            naming.check_name(connection, name)
            if desk.row.rated:
                rated.check_comes(desk.seats, seat, person, is_new=knock.kind == links.INVITE)
            if knock.kind == links.INVITE:
                links.turn_link(connection, table_id, hashed(token), links.SPENT)
                fresh = links.add_link(connection, table_id, links.SEAT, seat, token=chosen)
            sit_down(connection, desk, seat, name, word, is_new=bool(fresh), person=person)
            changed(service, connection, desk)
            if fresh and desk.row.state == "open" and any(each.person for each in desk.seats):
                hearing.tell(connection, hearing.Told("sat", desk.row, desk.seats, None, seat))
        tell(service, desk)
    return SatDown(table_id, seat, fresh)


def sit_down(
    connection: Connection, desk: Desk, seat: int, name: str, word: str, is_new: bool, person: str = ""
) -> None:
    """Those who share the maker's screen sit down together. The word counts until the cards are dealt."""
    comes = is_new or not desk.seats[seat].joined
    given = {"word": word} if desk.row.state == "open" else {}
    back = {"away": False, "absent": False, "bot": ""} if is_new else {}
    is_hers = bool(person) and (comes or not desk.seats[seat].person)
    known = {"person": person} if is_hers or is_new else {}  # a chair kept for somebody may be another's by now
    if known:
        known |= vacations.at_seat(connection, desk.row, person)
    reseat(connection, desk, seat, name=_own_name(desk, seat, name), joined=True, **given, **back, **known)
    if comes:
        store.add_notice(connection, desk.id, "joined", seat)
    if desk.seats[seat].is_on_makers_screen:
        for each in desk.seats:
            if each.is_on_makers_screen and not each.joined:
                reseat(connection, desk, each.seat, joined=True)


def stand_in_bot(service: Service, desk: Desk) -> str:
    """The bot that plays for those who are not there."""
    return usual_level(service.shelf.game(desk.row.game))


def _stand_in(service: Service, table_id: str, seat: int, notice: str, check: Check | None, **values: Any) -> None:
    """Changes who plays a seat; `check` refuses it once nobody else can change the table."""
    with service.desks.held(table_id) as desk:
        with service.writing(desk) as connection:
            if check is not None:
                check(connection, desk)
            check_in_play(desk, seat)
            bot = stand_in_bot(service, desk) if values["away"] else ""
            reseat(connection, desk, seat, bot=bot, **values)
            store.add_notice(connection, table_id, notice, seat)
            changed(service, connection, desk)
        tell(service, desk)


def leave(service: Service, table_id: str, seat: int) -> None:
    """A bot takes over."""
    _stand_in(service, table_id, seat, "left", lambda _, desk: check_own_try(desk), away=True, absent=False)


def come_back(service: Service, table_id: str, seat: int) -> None:
    """The bot gives the seat back; one that was given up stays with it."""
    with service.desks.at(table_id) as desk:
        own = desk.seats[seat]
        is_away = own.away
        if is_away and times.is_lost(own) and ballots.asked(desk.seats, seat):
            raise Conflict("your time ran out too often: ask the others to let you back", "server-time-lost")
        has_left = is_away and not own.absent and not times.is_lost(own)
        if has_left and (desk.row.rated or desk.row.event):  # else a bot could make her moves, one by one
            raise Conflict("who leaves a rated game, or a tournament's, has left it", "server-left-for-good")
    if is_away:
        _stand_in(service, table_id, seat, "returned", None, joined=True, away=False, absent=False)


def be_back(service: Service, table_id: str, seat: int) -> None:
    """She opens the table: the bot that the others let in gives the seat back."""
    with service.desks.at(table_id) as desk:
        is_replaced = desk.row.state == "running" and desk.seats[seat].absent
    if is_replaced:
        come_back(service, table_id, seat)


def be_gone(service: Service, table_id: str, seat: int) -> None:
    """Her last stream has ended: from now on she is away."""
    if not service.live.present(table_id)[seat]:
        with service.database.write() as connection:
            store.set_seat(connection, table_id, seat, seen=now())


def _seconds_left(service: Service, connection: Connection, desk: Desk, seat: int) -> float | None:
    """How long somebody who is away is waited for still, from when she went, last used her link or the table last
    changed; None where she is there. Those who share a screen come and go together."""
    if desk.row.pace:  # the clock decides
        return None
    present, own = service.live.present(desk.id), desk.seats[seat]
    screen = [each.seat for each in desk.seats if each.is_on_makers_screen] if own.is_on_makers_screen else [seat]
    if any(present[each] for each in screen):
        return None
    rows = store.find_seats(connection, desk.id)  # going is written down without waking anybody
    used = (service.watching.used(desk.id, each) for each in screen)
    since = max(desk.row.changed, *(rows[each].seen for each in screen), *used)
    return max(0.0, since + desk.row.absence - now())


def awaited(service: Service, table_id: str) -> Awaited:
    """Whom the table waits for, and when the others may let a bot play for her."""
    service.presence.hear(table_id)
    with service.desks.at(table_id) as desk, service.database.read() as connection:
        found = desk.to_act
        if found is None or found.is_played_by_bot:
            return Awaited(NOBODY if found is None else found.seat, None)
        return Awaited(found.seat, _seconds_left(service, connection, desk, found.seat))


def let_bot_play(service: Service, table_id: str, asker: int, seat: int) -> None:
    """A bot plays for somebody else who is away and holds everybody up, until she returns."""

    def check(connection: Connection, desk: Desk) -> None:
        if asker >= 0:  # a host without a seat has not resigned
            check_in_play(desk, asker)
        is_somebody = 0 <= seat < len(desk.seats) and desk.seats[seat].has_a_say
        if not is_somebody or desk.seats[seat].away or seat == asker:
            raise Invalid("nobody is away there", "server-not-away", field="seat", seat=seat)
        left = _seconds_left(service, connection, desk, seat)
        if left is None or left > 0:
            seconds = round(desk.row.absence)
            raise Conflict("she may be back any moment: wait a little", "server-still-here", seconds=seconds)
        if desk.now.match.to_act != seat:
            raise Conflict("it is not her turn: nobody waits for her", "server-not-awaited")

    service.presence.hear(table_id)  # she may be there at another process
    _stand_in(service, table_id, seat, "absent", check, away=True, absent=True)


def resign(service: Service, table_id: str, seat: int) -> Written[Moment]:
    """A bot plays on to the end; where one seat, or bots only, would be left, the game ends here."""
    with service.desks.held(table_id) as desk:
        with service.writing(desk) as connection:
            check_in_play(desk, seat)
            change = give_up(service, connection, desk, seat, "resigned")
        service.tell(desk, change)
        return service.shown_since(desk, seat, None)


def give_up(service: Service, connection: Connection, desk: Desk, seat: int, notice: str) -> Change:
    """A seat is out of the game from now on."""
    reseat(connection, desk, seat, resigned=True, away=True, absent=False, bot=stand_in_bot(service, desk))
    store.add_notice(connection, desk.id, notice, seat)
    desk.notices = store.find_notices(connection, desk.id)  # told with the moment that is made of it
    return service.write(connection, desk, "resign", seat, None)


def start(service: Service, table_id: str, bot: str | None = None) -> None:
    """Bots take the seats that are still open; whoever comes later can take theirs back. Until then nobody sits there:
    an empty chair is asked for nothing."""
    with service.desks.held(table_id) as desk:
        with service.writing(desk) as connection:
            if desk.row.state != "open":
                return
            level = chosen_bot(service.shelf.game(desk.row.game), bot, "bot")
            if desk.row.rated:
                rated.check_bot(desk.row.game, len(desk.seats), level, "bot")
            played = {"away": True, "absent": True, "bot": level}
            for seat in desk.seats:
                if not seat.joined:
                    reseat(connection, desk, seat.seat, **({"joined": True} if seat.is_on_makers_screen else played))
            changed(service, connection, desk)
        tell(service, desk)


def close_empty_chairs(service: Service, connection: Connection, desk: Desk) -> None:
    """Seats that nobody took are the bots' for good: whoever came now would play against somebody who has seen the
    game go on, and begin from an earlier moment."""
    empty = [seat for seat in desk.seats if seat.is_human and not seat.joined]
    for seat in empty:
        links.drop_links(connection, desk.id, seat.seat, links.INVITE, links.SPENT, links.SEAT)
        reseat(connection, desk, seat.seat, kind="bot", away=False, absent=False)
    if empty:
        changed(service, connection, desk)


def revoke(service: Service, table_id: str, token: str, seat: int, chosen: str = "") -> LinkMade:
    """A new link instead of the old one: for one's own seat; by the host also for spectators and seats nobody took."""
    with service.desks.held(table_id) as desk:
        with service.writing(desk) as connection:
            knock = admit(connection, table_id, token)  # once more: the seat may have changed hands since
            if not (seat == SPECTATOR or (0 <= seat < len(desk.seats) and desk.seats[seat].is_human)):
                raise Invalid("there is no link for that seat", "server-no-link", field="seat", seat=seat)
            made = _renewed(connection, desk, knock, seat, chosen)
            changed(service, connection, desk)
        tell(service, desk, LINKS)
    return made


def _renewed(connection: Connection, desk: Desk, knock: Knock, seat: int, chosen: str) -> LinkMade:
    if seat == SPECTATOR:
        if not knock.host:
            raise Forbidden("only the host can do this", "server-only-host")
        links.drop_links(connection, desk.id, seat, links.WATCH)
        return LinkMade(desk.id, seat, token=links.watching(connection, desk.id))
    if knock.kind == links.SEAT and seat == knock.seat:
        host = links.drop_links(connection, desk.id, seat, links.SEAT)
        store.add_notice(connection, desk.id, "link", seat)
        return LinkMade(desk.id, seat, token=links.add_link(connection, desk.id, links.SEAT, seat, host, chosen))
    is_untaken = not desk.seats[seat].joined or links.is_inviting(connection, desk.id, seat)
    if not (knock.host and is_untaken):
        raise Forbidden("only who sits there can have a new link", "server-seat-of-other")
    links.drop_links(connection, desk.id, seat, links.INVITE, links.SPENT, links.SEAT)
    return LinkMade(desk.id, seat, invitation=links.add_link(connection, desk.id, links.INVITE, seat))
