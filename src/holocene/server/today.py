"""Today's deal at this server: tables for it, and a board of first tries.

A browser shows a key of its own, of which the hash is stored. The table that a key begins first is the one that counts;
its seat opens by a token that follows from the key, so that asking again gives the same. Other people's games open when
one's own is over, or when nobody can play the deal for the board any more.
"""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, time, timedelta
from hashlib import blake2b
from typing import Final

from msgspec import UNSET
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from holocene.bots import daily
from holocene.core.contract.daily import Daily
from holocene.core.contract.game import Game
from holocene.core.contract.registry import game_names
from holocene.puzzles.book import puzzles_of
from holocene.server import days, hosting, links
from holocene.server.club.persons import PersonRow
from holocene.server.days import NOBODY, TryRow
from holocene.server.days_shown import DayBoard, DayBot, DayCount, DayDeal, DayOwn, DayRow, DayTable, Today
from holocene.server.hosting import Wanted
from holocene.server.plain import plain
from holocene.server.problems import Unknown
from holocene.server.rows import TableRow
from holocene.server.schema import SPECTATOR
from holocene.server.seating import LONGEST_NAME
from holocene.server.service import Service
from holocene.server.tokens import hashed

MOST_ROWS: Final = 50  # of a board, and one's own
TOKEN_BYTES: Final = 20


def deal_of(service: Service, game: str) -> tuple[Game, Daily]:
    """A game and its daily deal; Unknown where it has none."""
    rules = service.shelf.game(game)
    found = rules.daily()
    if found is None:
        raise Unknown(f"{game} has no deal of the day", "server-today-none", field="game", game=game)
    return rules, found


def followed(service: Service, key: str, person: PersonRow | None) -> str:
    """By what somebody's tries are known: by her browser's key, or by who she is wherever she plays. What her browser
    tried before it knew her is hers: one try is one try."""
    if person is None:
        return key
    own, before = days.key_of(person.id), hashed(key)
    with service.database.read() as connection:
        is_new = bool(key) and days.has_any(connection, before)
    if is_new:
        with service.database.write() as connection:
            days.adopt(connection, before, hashed(own))
    return own


def begin(service: Service, game: str, key: str, name: str, owner: str, person: str = "") -> DayTable:
    """The table of today's deal for whoever shows a key."""
    rules, found = deal_of(service, game)
    day = daily.today()
    row = TryRow(
        day.isoformat(), game, daily.mark_of(rules, day), hashed(key), "", plain(name)[:LONGEST_NAME], "running"
    )
    token = _token(service, key, row)
    with service.database.read() as connection:
        own = _own(connection, row)
    if own is None:
        own = _begun(service, row, found, daily.secret_of(rules, day), token, owner, person)
    elif person:
        _open(service, own, token)
    return DayTable(game, row.day, row.deal, own.table_id, daily.PERSON, token)


def _open(service: Service, own: TryRow, token: str) -> None:
    """Another device of hers sits down too: the table may have been begun by a browser that did not know her yet."""
    with service.database.write() as connection:
        if days.tables_left(connection, [own.table_id]) and not links.opens(
            connection, own.table_id, daily.PERSON, token
        ):
            links.add_link(connection, own.table_id, links.SEAT, daily.PERSON, token=token)


def _begun(service: Service, row: TryRow, found: Daily, secret: bytes, token: str, owner: str, person: str) -> TryRow:
    """A new table and the try that is played there; where somebody was quicker with the same key, that one."""
    seats = [{"kind": "me", "name": row.name}, *_rivals(found)]
    wanted = Wanted(
        game=row.game, options=found.options, seats=seats, secret=secret, hints=False, owner=owner,
        daily=row.day, token=token, person=person,
    )  # fmt: skip
    began: list[TryRow] = []

    def note(connection: Connection, table: TableRow) -> None:
        began.append(TryRow(row.day, row.game, row.deal, row.who, table.id, row.name, "running"))
        days.add(connection, began[0])
        links.add_link(connection, table.id, links.WATCH, SPECTATOR, token=watching(service, table.id))

    try:
        hosting.create(service, wanted, note)
    except IntegrityError:
        with service.database.read() as connection:
            own = _own(connection, row)
        if own is None:
            raise
        return own
    return began[0]


def _rivals(found: Daily) -> list[dict[str, str]]:
    """The bots, called as at any table."""
    named = zip(hosting.RIVALS[1:], found.rivals, strict=False)
    return [{"kind": "bot", "bot": level, "name": name} for name, level in named]


def _own(connection: Connection, row: TryRow) -> TryRow | None:
    return next((each for each in days.find_own(connection, row.day, row.game, row.who) if each.deal == row.deal), None)


def _token(service: Service, key: str, row: TryRow) -> str:
    """What opens the seat: nobody else can derive it, and it tells nothing of the key."""
    said = f"{key} {row.day} {row.game} {row.deal}"
    return blake2b(
        said.encode(), key=service.identity.salt, digest_size=TOKEN_BYTES, person=b"holocene try"
    ).hexdigest()


def watching(service: Service, table_id: str) -> str:
    """What opens a game of a day's deal for those who have played it themselves."""
    salt = service.identity.salt
    return blake2b(table_id.encode(), key=salt, digest_size=TOKEN_BYTES, person=b"holocene watch").hexdigest()


def shown(service: Service, key: str) -> Today:
    """Today's deals, how somebody stands with them, and which games have a puzzle."""
    now = datetime.now(UTC)
    midnight = datetime.combine(now.date() + timedelta(days=1), time(), UTC)
    with service.database.read() as connection:
        deals = tuple(each for game in game_names() for each in _deal_shown(service, connection, game, key))
    puzzles = tuple(game for game in game_names() if puzzles_of(game))
    return Today(daily.today().isoformat(), int((midnight - now).total_seconds()), puzzles, deals)


def _deal_shown(service: Service, connection: Connection, game: str, key: str) -> list[DayDeal]:
    rules = service.shelf.game(game)
    found = rules.daily()
    if found is None:
        return []
    day = daily.today()
    mark = daily.mark_of(rules, day)
    results = [row for row in days.find_results(connection, day.isoformat(), game, mark) if row.who != NOBODY]
    own = _own_shown(connection, TryRow(day.isoformat(), game, mark, hashed(key), "", "", "running"), results)
    best = results[0].lead if results else None
    return [DayDeal(game, mark, 1 + len(found.rivals), found.rivals, len(results), best, own)]


def _own_shown(connection: Connection, asked: TryRow, results: list[TryRow]) -> DayOwn | None:
    own = _own(connection, asked)
    if own is None:
        return None
    is_gone = own.state == "running" and not days.tables_left(connection, [own.table_id])
    place = _place(own, results) if own.state == "over" else None
    return DayOwn("left" if is_gone else own.state, own.table_id, own.result, place)


def _place(row: TryRow, results: list[TryRow]) -> int:
    return 1 + sum(each.order > row.order for each in results)


def board(service: Service, game: str, day: str, key: str) -> DayBoard:
    """Everybody's results at a game's deal of a day."""
    rules, found = deal_of(service, game)
    is_today = day == daily.today().isoformat()
    who = hashed(key)
    with service.database.read() as connection:
        mine = days.find_own(connection, day, game, who)
        marks = [daily.mark_of(rules, daily.today())] if is_today else [row.deal for row in mine]
        mark = next(iter((*marks, *days.find_deals(connection, day, game))), "")
        everything = days.find_results(connection, day, game, mark)
        results = [row for row in everything if row.who != NOBODY]
        own = _own_shown(connection, TryRow(day, game, mark, who, "", "", "running"), results)
        rows = _rows(service, connection, day, who, results, own)
        listed = days.list_days(connection, game)
    bot = next((row for row in everything if row.who == NOBODY), None)
    counts = sorted(Counter(row.lead for row in results).items())
    return DayBoard(
        game=game, day=day, deal=mark, is_today=is_today, shut=_is_shut(day, own),
        players=1 + len(found.rivals), rivals=found.rivals, ranks=found.ranks, played=len(results),
        counts=tuple(DayCount(*each) for each in counts), rows=rows, own=own,
        bot=None if bot is None else DayBot(bot.name, bot.points, bot.lead, bot.won, bot.rank, bot.rounds),
        days=tuple(listed),
    )  # fmt: skip


def _is_shut(day: str, own: DayOwn | None) -> bool:
    """Whether the others' games are not to be seen yet."""
    return days.is_shut(day) and (own is None or own.state == "running")


def _rows(
    service: Service, connection: Connection, day: str, who: bytes, results: list[TryRow], own: DayOwn | None
) -> tuple[DayRow, ...]:
    told = [row for at, row in enumerate(results) if at < MOST_ROWS or row.who == who]
    there = set() if _is_shut(day, own) else days.tables_left(connection, [row.table_id for row in told])

    def row_shown(row: TryRow) -> DayRow:
        is_there = row.table_id in there
        return DayRow(
            _place(row, results), row.name, row.points, row.lead, row.won, row.rank, row.rounds, row.who == who,
            table=row.table_id if is_there else UNSET, token=watching(service, row.table_id) if is_there else UNSET,
        )  # fmt: skip

    return tuple(map(row_shown, told))
