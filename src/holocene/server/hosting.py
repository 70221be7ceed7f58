"""Tables and who sits at them: new ones, coming and going, links, and playing again."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from holocene.bots.registry import USUAL_LEVEL, bot_names
from holocene.core.errors import BadOption
from holocene.core.match import Match
from holocene.core.secret import commitment, new_secret
from holocene.server import metrics, store
from holocene.server.desks import Desk
from holocene.server.live import DELETED, LINKS, MOMENT
from holocene.server.moment import NOBODY
from holocene.server.problems import Conflict, Invalid, TooMany
from holocene.server.schema import HOST, SPECTATOR
from holocene.server.service import Service, is_bot_due, now
from holocene.server.store import SeatRow, TableRow
from holocene.server.tokens import new_slug, new_token


def create(
    service: Service,
    game: str,
    options: Mapping[str, Any],
    seats: Sequence[Mapping[str, Any]] | None,
    seed: int | str | None = None,
    think: float | None = None,
    hints: bool | None = None,
    secret: bytes | None = None,
) -> dict[str, Any]:
    """Deals a new table; the answer holds the tokens, which nobody is told again."""
    rules = service.shelf.game(game)
    given = dict(options)
    if seats is not None and given.get("players") is None:
        given["players"] = len(seats)
    chosen = rules.read_options(given)
    seated = _seated(int(str(chosen["players"])), seats)
    deal = secret or new_secret(seed)
    match = Match(rules, chosen, deal)
    state = "running" if all(seat.joined for seat in seated) else "open"
    first = match.to_act
    row = TableRow(
        id=new_slug(), game=game, rules_version=rules.rules_version, pack_digest=rules.pack.digest,
        options=msgspec.json.encode(chosen).decode(), secret=deal, seeded=seed is not None or secret is not None,
        think=service.settings.think if think is None else think, state=state, n=0, number=0,
        bot_due=state == "running" and first is not None and seated[first].is_played_by_bot,
        to_act=NOBODY if first is None else first, revision=0, next="", created=now(), changed=now(),
        hints=sum(seat.is_human for seat in seated) == 1 if hints is None else hints,
    )  # fmt: skip
    with service.database.write() as connection:
        check_room(service, connection)
        store.add_table(connection, row, seated)
        answer = _links(connection, row, seated)
    metrics.TABLES.labels(game).inc()
    if row.bot_due:
        service.kick(row.id)
    return answer


def check_room(service: Service, connection: Any) -> None:
    """TooMany where no further table can be kept."""
    if store.count_tables(connection) >= service.settings.most_tables:
        raise TooMany("there are too many tables here", "server-too-many-tables")


def _seated(n: int, seats: Sequence[Mapping[str, Any]] | None) -> tuple[SeatRow, ...]:
    wanted = seats or [{"kind": "me"}, *({"kind": "bot"} for _ in range(n - 1))]
    if len(wanted) != n:
        raise Invalid(f"the game has {n} seats, but {len(wanted)} are given", "bad-seats", field="seats", seats=n,
                      named=len(wanted))  # fmt: skip
    if sum(seat["kind"] == "me" for seat in wanted) > 1:
        raise Invalid("only one seat can be yours: others on this screen are 'here'", "server-two-mine", field="seats")
    rows = []
    for at, seat in enumerate(wanted):
        is_bot = seat["kind"] == "bot"
        bot = (seat.get("bot") or USUAL_LEVEL) if is_bot else ""
        if is_bot and bot not in bot_names():
            choices = ", ".join(bot_names())
            raise Invalid(f"there is no bot '{bot}'", "no-such-bot", field=f"seats.{at}.bot", name=bot, choices=choices)
        rows.append(SeatRow(at, seat["kind"], plain_name(seat.get("name") or ""), bot, seat["kind"] != "open", False))
    return tuple(rows)


def plain_name(name: str) -> str:
    """A name without what cannot be shown."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


def _links(connection: Any, row: TableRow, seated: Sequence[SeatRow]) -> dict[str, Any]:
    own = next((seat.seat for kind in ("me", "here") for seat in seated if seat.kind == kind), HOST)
    answer = watching_links(connection, row, seated, host=own == HOST)
    for seat in seated:
        if seat.is_human:
            token = new_token()
            store.add_link(connection, row.id, seat.seat, token, seat.seat == own)
            answer["seats"][seat.seat]["token"] = token
            answer["host"] = token if seat.seat == own else answer["host"]
    return answer


def watching_links(connection: Any, row: TableRow, seated: Sequence[SeatRow], host: bool = True) -> dict[str, Any]:
    """What the maker of a table is told of it, with links for spectators and a host without a seat."""
    tokens = {SPECTATOR: new_token(), **({HOST: new_token()} if host else {})}
    for at, token in tokens.items():
        store.add_link(connection, row.id, at, token, at == HOST)
    shown: list[dict[str, Any]] = [
        {"seat": seat.seat, "kind": seat.kind, "name": seat.name, **({} if seat.is_human else {"bot": seat.bot})}
        for seat in seated
    ]
    return {"table": row.id, "game": row.game, "seats": shown, "host": tokens.get(HOST, ""),
            "spectator": tokens[SPECTATOR], "commitment": commitment(row.secret)}  # fmt: skip


def _change_seat(service: Service, desk: Desk, seat: int, **values: Any) -> None:
    changed = msgspec.structs.replace(desk.seats[seat], **values)
    desk.seats = (*desk.seats[:seat], changed, *desk.seats[seat + 1 :])
    state = desk.row.state
    if state == "open" and all(each.joined for each in desk.seats):
        state = "running"
    with service.database.write() as connection:
        store.set_seat(connection, desk.id, seat, **values)
        store.touch(connection, desk.id, state=state, bot_due=is_bot_due(desk, state))
        service.database.notify(connection, desk.id)
    desk.revision = -1
    service.live.wake(desk.id, (MOMENT,))
    service.kick(desk.id)


def join(service: Service, table_id: str, seat: int, name: str) -> None:
    """Sits down with a name."""
    with service.desks.at(table_id) as desk:
        _change_seat(service, desk, seat, name=plain_name(name) or desk.seats[seat].name, joined=True)


def leave(service: Service, table_id: str, seat: int) -> None:
    """A bot takes over."""
    with service.desks.at(table_id) as desk:
        if not desk.seats[seat].joined:
            raise Conflict("nobody sits there yet", "server-not-joined")
        _change_seat(service, desk, seat, away=True, bot=USUAL_LEVEL)


def come_back(service: Service, table_id: str, seat: int) -> None:
    """The bot gives the seat back."""
    with service.desks.at(table_id) as desk:
        if desk.seats[seat].away:
            _change_seat(service, desk, seat, away=False, bot="")


def start(service: Service, table_id: str) -> None:
    """Bots take the seats that are still open; whoever comes later can take theirs back."""
    with service.desks.at(table_id) as desk:
        for seat in desk.seats:
            if not seat.joined:
                _change_seat(service, desk, seat.seat, joined=True, away=True, bot=USUAL_LEVEL)


def revoke(service: Service, table_id: str, seat: int) -> dict[str, Any]:
    """A new link for a seat, or for spectators (-1); the old ones stop working."""
    with service.desks.at(table_id) as desk:
        if not (seat == SPECTATOR or (0 <= seat < len(desk.seats) and desk.seats[seat].is_human)):
            raise Invalid("there is no link for that seat", "server-no-link", field="seat", seat=seat)
        token = new_token()
        with service.database.write() as connection:
            was_host = store.drop_links(connection, table_id, seat)
            store.add_link(connection, table_id, seat, token, was_host)
            store.touch(connection, table_id)
            service.database.notify(connection, table_id)
    service.live.wake(table_id, (LINKS,))
    return {"table": table_id, "seat": seat, "token": token}


def delete(service: Service, table_id: str) -> None:
    """Removes a table and everything about it."""
    with service.desks.at(table_id), service.database.write() as connection:
        store.drop_table(connection, table_id)
        service.database.notify(connection, table_id)
    service.desks.drop(table_id)
    service.live.wake(table_id, (DELETED,))


def play_again(service: Service, table_id: str, same_deal: bool) -> dict[str, Any]:
    """A new table with the same seats, for the same links; with the same deal, its secret is known and so proves
    nothing. While others still play, the deal must not be tried out elsewhere."""
    with service.desks.at(table_id) as desk:
        row, seated = desk.row, desk.seats
    if row.state != "over" and any(seat.kind == "open" for seat in seated):
        raise Conflict("the game is not over", "server-not-over")
    options = msgspec.json.decode(row.options)
    wanted = [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in seated]
    answer = create(service, row.game, options, wanted, None, row.think, row.hints, row.secret if same_deal else None)
    with service.database.write() as connection:
        store.copy_links(connection, table_id, answer["table"])
        store.touch(connection, table_id, next=answer["table"])
        service.database.notify(connection, table_id)
    service.live.wake(table_id)
    return answer


def play_now(service: Service, game: str, bot: str | None = None) -> dict[str, Any]:
    """One human in a random seat against bots of one level, with the game's own defaults."""
    players = next(option for option in service.shelf.game(game).options if option.key == "players")
    if not isinstance(players.default, int):
        raise BadOption("the game does not say how many play it", "bad-option-value", option="players")
    mine = secrets.randbelow(players.default)
    seats = [{"kind": "me"} if at == mine else {"kind": "bot", "bot": bot} for at in range(players.default)]
    return create(service, game, {}, seats)
