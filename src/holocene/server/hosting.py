"""Tables: new ones, playing again, and their end."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from itertools import cycle, islice
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET
from sqlalchemy import Connection

from holocene.core.contract.game import Game
from holocene.core.contract.options import Options
from holocene.core.errors import BadOption
from holocene.core.matches.match import Match
from holocene.core.matches.secret import chance, new_secret
from holocene.server import links, metrics, seating, store
from holocene.server.club import hearing
from holocene.server.club.clock import times, vacations
from holocene.server.club.fair import naming
from holocene.server.club.lobby.hearing import tell_of_table
from holocene.server.club.rating import rated
from holocene.server.contract import Expiry, Per, SeatMade, TableMade
from holocene.server.levels import chosen_bot
from holocene.server.live import DELETED
from holocene.server.moment import NOBODY
from holocene.server.plain import plain
from holocene.server.problems import Conflict, Invalid, TooMany
from holocene.server.rows import SeatRow, TableRow
from holocene.server.schema import HOST
from holocene.server.service import Service
from holocene.server.standing import check_open, now
from holocene.server.tokens import new_slug

Also: TypeAlias = Callable[[Connection, TableRow], None]

# What bots are called, by their seats: each name begins with the letter of its seat, as those of the lessons do.
RIVALS = ("Ada", "Ben", "Chen", "Dora", "Emil")


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What a new table is to be."""

    game: str
    options: Mapping[str, Any] = {}
    seats: Sequence[Mapping[str, Any]] | None = None  # you and bots, where it is not said
    seed: int | str | None = None
    think: float | None = None
    hints: bool | None = None
    coach: bool = False
    public: bool = False
    signs: bool | None = None  # where it is not said, whether somebody is invited
    chat: bool | None = None  # the same
    absence: float | None = None
    sit: bool = True  # whether those on the maker's screen sit down at once
    word: str = ""  # what the maker adds to the deal
    secret: bytes | None = None  # of a deal that was played before, or is everybody's
    daily: str = ""  # the day whose deal it is
    token: str = ""  # what is to open the maker's seat
    position: str = ""  # where it is played on from another game
    branch: str = ""  # from which, as it is stored
    owner: str = ""
    person: str = ""  # who makes it, where she is known
    rated: bool = False
    listed: bool = False
    pace: float = 0.0
    per: Per = "turn"
    expiry: Expiry = "bot"
    event: str = ""
    wish: str = "{}"
    shut: bool = False  # the same deal is played at other tables: nobody may look before all of them are over


def create(service: Service, wanted: Wanted, also: Also | None = None) -> TableMade:
    """A new table, dealt where nobody has to be waited for; the answer holds tokens, which nobody is told again.
    `also` writes down what belongs to it in the same transaction."""
    rules = service.shelf.game(wanted.game)
    times.check_pace(wanted.pace)
    given = dict(wanted.options)
    if wanted.seats is not None and given.get("players") is None:
        given["players"] = len(wanted.seats)
    chosen = rules.read_options(given)
    seated = _seated(int(str(chosen["players"])), wanted, rules)
    if wanted.rated:
        rated.check(wanted, seated)
    row = _row(service, wanted, rules, chosen, seated)
    with service.database.write() as connection:
        check_room(service, connection, wanted.owner)
        if not wanted.event:  # whoever has entered is let in: by no name can one stop a tournament
            naming.check_name(connection, *(seat.name for seat in seated if seat.is_human))
        row, seated = vacations.at_new_table(connection, row, seated)
        store.add_table(connection, row, seated)
        answer = _links(connection, row, seated, wanted.token)
        if also is not None:
            also(connection, row)
        if row.club and row.state == "running":
            hearing.tell_of_deal(connection, row, seated, None)
    metrics.TABLES.labels(wanted.game).inc()
    if row.bot_due:
        service.kick(row.id)
    return answer


def _row(service: Service, wanted: Wanted, rules: Game, chosen: Options, seated: Sequence[SeatRow]) -> TableRow:
    seeded = wanted.seed is not None or wanted.secret is not None
    secret = wanted.secret or new_secret(wanted.seed, service.identity.salt)
    is_full = all(seat.joined for seat in seated)
    words = [seat.word for seat in seated] if is_full and not seeded else []
    first = Match(rules, chosen, secret, position=wanted.position or None, words=words).to_act if is_full else None
    people = sum(seat.is_human for seat in seated)
    has_guests = any(seat.kind == "open" for seat in seated)
    row = TableRow(
        id=new_slug(), game=wanted.game, rules_version=rules.rules_version, pack_digest=rules.pack.digest,
        options=msgspec.json.encode(chosen).decode(), secret=secret, seeded=seeded,
        think=service.settings.think if wanted.think is None else wanted.think,
        state="running" if is_full else "open", n=0, number=0,
        bot_due=first is not None and seated[first].is_played_by_bot, to_act=NOBODY if first is None else first,
        revision=0, next="", created=now(), changed=now(),
        hints=people == 1 and not wanted.rated if wanted.hints is None else wanted.hints,
        owner=wanted.owner, public=wanted.public, imported=False, ended="",
        words=msgspec.json.encode(words).decode() if is_full else "", coach=wanted.coach,
        signs=has_guests if wanted.signs is None else wanted.signs,
        chat=has_guests if wanted.chat is None else wanted.chat,
        absence=service.settings.absence if wanted.absence is None else wanted.absence, daily=wanted.daily,
        position=wanted.position, branch=wanted.branch,
        club=wanted.pace > 0 or any(seat.person for seat in seated), rated=wanted.rated, listed=wanted.listed,
        pace=wanted.pace, per=wanted.per, event=wanted.event, wish=wanted.wish, expiry=wanted.expiry,
        shut=wanted.shut,
    )  # fmt: skip
    return times.retimed(row, seated)


def check_room(service: Service, connection: Any, owner: str) -> None:
    """TooMany where no further table can be kept, of anybody's or of one person's."""
    settings = service.settings
    if store.count_tables(connection) >= settings.most_tables:
        raise TooMany("there are too many tables here", "server-too-many-tables")
    if owner and settings.tables_per_client and store.count_tables(connection, owner) >= settings.tables_per_client:
        raise TooMany("you have too many tables here", "server-too-many-own-tables", most=settings.tables_per_client)


def _seated(n: int, wanted: Wanted, rules: Game) -> tuple[SeatRow, ...]:
    seats = wanted.seats or [{"kind": "me"}, *({"kind": "bot"} for _ in range(n - 1))]
    if len(seats) != n:
        raise Invalid(f"the game has {n} seats, but {len(seats)} are given", "bad-seats", field="seats", seats=n,
                      named=len(seats))  # fmt: skip
    if sum(seat["kind"] == "me" for seat in seats) > 1:
        raise Invalid("only one seat can be yours: others on this screen are 'here'", "server-two-mine", field="seats")
    return tuple(_seat(at, seat, wanted, rules) for at, seat in enumerate(seats))


def _seat(at: int, seat: Mapping[str, Any], wanted: Wanted, rules: Game) -> SeatRow:
    kind = seat["kind"]
    bot = chosen_bot(rules, seat.get("bot"), f"seats.{at}.bot") if kind == "bot" else ""
    sits = kind == "bot" or bool(seat.get("sits")) or (kind != "open" and wanted.sit)
    name = plain(seat.get("name") or "")[: seating.LONGEST_NAME]  # one letter may become three
    word, person = (wanted.word, wanted.person) if kind == "me" else ("", seat.get("person") or "")
    return SeatRow(at, kind, name, bot, joined=sits, away=False, word=word, person=person)


def _links(connection: Any, row: TableRow, seated: Sequence[SeatRow], chosen: str) -> TableMade:
    """The maker is told the tokens of the seats on this screen, and invitations to the others."""
    own = next((seat.seat for kind in ("me", "here") for seat in seated if seat.kind == kind), HOST)
    seats = tuple(_seat_made(connection, row, seat, own, chosen) for seat in seated)
    host = links.owning(connection, row.id) if own == HOST else seats[own].token or ""
    return _made(connection, row, seats, host)


def _seat_made(connection: Any, row: TableRow, seat: SeatRow, own: int, chosen: str) -> SeatMade:
    bare = _bare(seat)
    if seat.is_on_makers_screen:
        is_own = seat.seat == own
        token = links.add_link(connection, row.id, links.SEAT, seat.seat, is_own, chosen if is_own else "")
        return msgspec.structs.replace(bare, token=token)
    if seat.is_human:
        return msgspec.structs.replace(bare, invitation=links.add_link(connection, row.id, links.INVITE, seat.seat))
    return bare


def _bare(seat: SeatRow) -> SeatMade:
    return SeatMade(seat.seat, seat.kind, seat.name, UNSET if seat.is_human else seat.bot)


def _made(connection: Any, row: TableRow, seats: tuple[SeatMade, ...], host: str) -> TableMade:
    spectator = links.watching(connection, row.id)
    return TableMade(row.id, row.game, seats, row.commitment, row.seeded, host, spectator)


def watching_links(connection: Any, row: TableRow, seated: Sequence[SeatRow]) -> TableMade:
    """What is told of a table that nobody plays at, with links for spectators and a host without a seat."""
    return _made(connection, row, tuple(map(_bare, seated)), links.owning(connection, row.id))


def delete(service: Service, table_id: str) -> None:
    """Removes a table and everything about it, whatever rules it is of; Conflict where others wait for a result."""
    with service.desks.held(table_id), service.database.write() as connection:
        row = store.find_table(connection, table_id)
        if row is not None:
            if row.rated and row.state == "running":
                raise Conflict("a rated game is played to its end, or given up", "server-rated-running")
            tell_of_table(connection, row)
        store.drop_table(connection, table_id)
        service.database.notify(connection, table_id)
    service.desks.drop(table_id)
    service.live.wake(table_id, (DELETED,))


def play_again(service: Service, table_id: str, same_deal: bool, owner: str) -> TableMade:
    """A new table with the same seats, for the same links. The same deal, whatever words went into it, is drawn from
    a secret that is known, and so proves nothing; while it is still played, or where nobody chose it, it must not be
    tried out elsewhere."""
    with service.desks.held(table_id) as desk, service.database.read() as connection:
        row, seated = desk.look(connection), desk.seats
        check_open(row)
        if any(seat.kind == "open" for seat in seated):
            _check_next(connection, row)
    is_hidden = not row.seeded or row.daily  # the deal of a day is tried once
    is_secret = any(seat.kind == "open" for seat in seated) or (same_deal and is_hidden)
    if row.state != "over" and is_secret:
        raise Conflict("the game is not over", "server-not-over")
    maker = next((seat.person for seat in seated if seat.kind == "me"), "")
    wanted = Wanted(
        game=row.game, options=row.chosen, think=row.think, hints=None if row.daily else row.hints, public=row.public,
        coach=row.coach, signs=row.signs, chat=row.chat, absence=row.absence,
        seats=[{"kind": seat.kind, "name": seat.name, "bot": seat.bot, "person": seat.person} for seat in seated],
        person=maker, rated=row.rated and not same_deal and bool(maker),
        pace=row.pace, per=row.per, expiry=row.expiry,
        secret=chance(row.secret, row.mixed_in) if same_deal else None, owner=owner,
        position=row.position if same_deal else "", branch=row.branch if same_deal else "",
    )  # fmt: skip
    made = create(service, wanted)
    with service.database.write() as connection:
        for seat in seated:
            if seat.kind == "open":  # whoever sat there holds a token; the invitation would be one too many
                links.drop_links(connection, made.table, seat.seat, links.INVITE)
        # Whoever has played the deal of a day may watch its games, and nothing that is played after them.
        links.copy_links(connection, table_id, made.table, but=(links.WATCH,) if row.daily else ())
        store.touch(connection, table_id, next=made.table)
        service.database.notify(connection, table_id)
    seating.tell(service, desk)
    return msgspec.structs.replace(made, seats=tuple(_uninvited(seat) for seat in made.seats))


def _check_next(connection: Connection, row: TableRow) -> None:
    """Conflict where the guests have a next game already: a second one would part them from the host."""
    found = store.find_table(connection, row.next) if row.next else None
    if found is not None and found.state != "over":
        raise Conflict("the next game is set up already", "server-next-waits")


def _uninvited(seat: SeatMade) -> SeatMade:
    return msgspec.structs.replace(seat, invitation=UNSET)


def play_now(
    service: Service, game: str, bot: str | None, sit: bool, word: str, owner: str, coach: bool = False,
    person: str = "",
) -> TableMade:  # fmt: skip
    """One human in a random seat against bots of one level, with the game's own defaults."""
    players = next(option for option in service.shelf.game(game).options if option.key == "players")
    if not isinstance(players.default, int):
        raise BadOption("the game does not say how many play it", "bad-option-value", option="players")
    mine = secrets.randbelow(players.default)
    seats: list[dict[str, str | None]] = [
        {"kind": "me"} if at == mine else {"kind": "bot", "bot": bot, "name": name}
        for at, name in enumerate(islice(cycle(RIVALS), players.default))
    ]
    wanted = Wanted(game=game, seats=seats, sit=sit, word=word, owner=owner, coach=coach, person=person)
    return create(service, wanted)
