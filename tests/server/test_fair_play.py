"""What somebody might try who would rather not win by playing: none of it counts, or it is refused."""

from __future__ import annotations

import time
from typing import Any

import pytest
from sqlalchemy import func, select

from holocene.server.club.clock import times
from holocene.server.club.clock.expiring import Clocks
from holocene.server.club.fair import naming
from holocene.server.club.rating import anew
from holocene.server.links import MOST_OPEN
from holocene.server.schema import links
from tests.server.by_day import DAY, Time, run_out
from tests.server.by_token import told
from tests.server.conftest import Table
from tests.server.rated_games import Somebody
from tests.server.tournament import FAST, await_round, play_table
from tests.server.tournament import Somebody as Entrant


@pytest.fixture
def people(client: Any) -> tuple[Somebody, Somebody, Somebody]:
    return Somebody(client, "Ada"), Somebody(client, "Ben"), Somebody(client, "Cem")


def one_person(client: Any, one: Somebody, other: Somebody) -> None:
    """The browser of the other becomes that of the one: nobody can come back as the other."""
    code = client.post("/api/me/devices", headers=one.head).json()["code"]
    assert 200 == client.post("/api/me/arrivals/code", headers=other.head, json={"code": code}).status_code


def test_nobody_is_rated_by_a_game_that_she_never_came_to(client: Any, people: Any) -> None:
    """A rematch keeps a chair for everybody; whoever begins it without them plays with a bot."""
    ada, ben, _ = people
    first = ada.table(join=(ben,))
    first.post("/resign", 0)
    again = Table(client, first.post("/rematch").json())
    assert again.get("").json()["rated"]
    again.post("/start", 0, bot="forager")
    again.post("/resign", 0)
    assert "over" == again.moment(0)["state"]
    assert [first.id] == [game["table"] for game in ada.page(ben)["last"]]
    assert [again.id, first.id] == [game["table"] for game in ada.page(ada)["last"]]


def test_who_turns_out_to_be_her_own_rival_has_met_nobody(client: Any, people: Any) -> None:
    """Ratings can be computed anew, and the game with herself counts no longer."""
    ada, bea, ben = people
    ada.table(join=(bea,)).post("/resign", 1)
    real = ada.table(join=(ben,))
    real.post("/resign", 1)
    client.post(f"/api/me/blocks/{ada.id}", headers=bea.head)
    one_person(client, ada, bea)
    with client.app.state.service.database.write() as connection:
        anew.rate_anew(connection)
    page = ben.page(ada)
    assert [1, 1] == [each["games"] for each in page["ratings"]]
    assert [real.id] == [game["table"] for game in page["last"] if game["rated"]]
    assert [] == client.get("/api/me/blocks", headers=ada.head).json(), "and nobody blocks herself"


def test_a_bot_makes_nobodys_moves_in_a_rated_game(people: Any) -> None:
    """Else who left and came back at every turn would have the bot play for her."""
    ada, ben, _ = people
    table = ada.table(join=(ben,))
    seat = table.moment(0)["to_act"]
    assert 200 == table.post("/leave", seat).status_code
    assert (409, "server-left-for-good") == told(table.post("/return", seat), "key")
    plain = ada.table(join=(ben,), rated=False)
    plain.post("/leave", 0)
    assert 200 == plain.post("/return", 0).status_code


def test_one_person_has_one_vote_whatever_seats_she_has(client: Any, people: Any, clock: Time) -> None:
    ada, ben, cem = people
    table = ada.table("me open open open", join=(ada, ben, cem), rated=False, pace=DAY, expiry="vote")
    late = table.moment(0)["to_act"]
    asked = run_out(table, clock, Clocks(client.app.state.service))["ballot"]["asked"]
    seats = table.moment(0)["seats"]
    who = [seats[each]["person"] for each in asked]
    assert sorted({ada.id, ben.id, cem.id} - {seats[late]["person"]}) == sorted(who)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()
    monkeypatch.setattr(times, "now", found)
    return found


def test_the_pace_is_not_changed_behind_her_back(client: Any, people: Any, clock: Time) -> None:
    """Whom a bot plays for until she is back will have to play by it."""
    ada, ben, _ = people
    table = ada.table(join=(ben,), rated=False, pace=DAY)
    away = table.moment(0)["to_act"]
    run_out(table, clock, Clocks(client.app.state.service))
    assert table.moment(0)["seats"][away]["absent"]
    assert 200 == table.post("/pace", 1 - away, pace=60.0, per="move").status_code
    now = table.moment(0)
    assert (DAY, [away]) == (now["pace"], now["ballot"]["asked"])


def test_nobody_takes_anothers_question_away(client: Any, people: Any, clock: Time) -> None:
    ada, ben, cem = people
    table = ada.table("me open open", join=(ben, cem), rated=False, pace=DAY)
    assert 200 == table.post("/pace", 0, pace=2 * DAY).status_code
    assert (409, "server-ballot-waits") == told(table.post("/pace", 1, pace=3 * DAY), "key")
    assert 0 == table.moment(0)["ballot"]["seat"]
    assert 200 == table.post("/pace", 0, pace=4 * DAY).status_code, "her own she may change"


def test_a_page_tells_nothing_of_a_deal_that_others_still_play(client: Any) -> None:
    """What somebody made of it stands on her page when the round is over."""
    four = [Entrant(client, name) for name in ("Ada", "Ben", "Cem", "Dee")]
    event = four[0].make(rounds=1)
    for each in four:
        each.enter(event)
    four[0].ask("POST", f"/api/events/{event}/begin")
    first, second = (each["table"] for each in await_round(four[0], event, 1)["played"][0]["tables"])
    seated = {seat["person"] for seat in client.get(f"/api/tables/{first}").json()["seats"]}
    play_table(four, first)
    pages = [client.get(f"/api/people/{each}", headers=four[0].heads).json() for each in seated]
    assert [([], 0, 0, None)] * 2 == [(page["last"], page["games"], page["won"], page["met"]) for page in pages]
    play_table(four, second)
    ends = time.monotonic() + 60
    while "over" != four[0].event(event)["state"] and time.monotonic() < ends:
        time.sleep(0.05)
    assert [1, 1] == [len(client.get(f"/api/people/{each}").json()["last"]) for each in seated]


def test_no_tournament_begins_that_could_not_go_on(client: Any) -> None:
    ada, ben = Entrant(client, "Ada"), Entrant(client, "Ben Badname")

    def asked(**more: Any) -> tuple[int, Any]:
        return told(ada.ask("POST", "/api/events", **{"name": "Cup", **FAST, **more}), "key")

    assert (422, "server-bad-pace") == asked(pace=1.0)
    assert (422, "server-rated-bot") == asked(rated=True, bot="random")
    event = ada.make()
    with client.app.state.service.database.write() as connection:
        naming.add(connection, naming.stored("badname"))
    try:
        assert (422, "server-name-unwelcome") == asked(name="Badname Cup")
        ada.enter(event)
        ben.enter(event)
        ada.ask("POST", f"/api/events/{event}/begin")
        assert await_round(ada, event, 1)["played"][0]["tables"][0]["table"], "whoever was let in plays"
    finally:
        with client.app.state.service.database.write() as connection:
            naming.remove(connection, naming.stored("badname"))


def test_a_seat_is_not_opened_without_end(client: Any, people: Any) -> None:
    """The last token opens it, and the first still makes her the host."""
    ada, ben, _ = people
    table = ada.table(join=(ben,), rated=False)
    answers = [client.post(f"/api/me/tables/{table.id}", headers=ada.head) for _ in range(2 * MOST_OPEN)]
    held = links.c.table_id == table.id, links.c.seat == 0, ~links.c.host
    with client.app.state.service.database.read() as connection:
        assert MOST_OPEN == connection.execute(select(func.count()).select_from(links).where(*held)).scalar_one()
    assert table.get("", 0).json()["host"]
    table.tokens[0] = answers[-1].json()["token"]
    assert 200 == table.get("/moment", 0).status_code
    table.tokens[0] = answers[0].json()["token"]
    assert 401 == table.get("/moment", 0).status_code


def test_nobody_asks_for_a_known_persons_seat_at_a_rated_table(client: Any, people: Any) -> None:
    """The others would hand her name and her rating over; she opens the seat as herself."""
    ada, ben, cem = people
    table = ada.table("me open open", join=(ben, cem))
    spent = table.created["seats"][1]["invitation"]
    asked = client.post(f"{table.url}/claim", headers={"Authorization": f"Bearer {spent}"})
    assert (409, "server-claim-known") == told(asked, "key")
    assert 201 == client.post(f"/api/me/tables/{table.created['table']}", headers=ben.head).status_code


@pytest.mark.parametrize("is_rated", [True, False])
def test_nobody_plays_a_rematch_in_the_name_of_who_has_a_chair_there(client: Any, people: Any, is_rated: bool) -> None:
    """The host may ask somebody else to a chair that nobody took; who comes plays for her own rating, or as nobody."""
    ada, ben, cem = people
    first = ada.table(join=(ben,), rated=is_rated)
    first.post("/resign", 0)
    again = Table(client, first.post("/rematch").json())
    link = again.post("/revoke", 0, seat=1).json()["invitation"]
    head = {"Authorization": f"Bearer {link}"}
    crony = client.post(f"{again.url}/join", headers=head, json={"name": "Crony"})
    if not is_rated:
        assert [ada.id, ""] == [seat["person"] for seat in again.get("/moment", 0).json()["seats"]]
        return
    assert (403, "server-rated-known") == told(crony, "key")
    came = client.post(f"{again.url}/join", headers={**cem.head, **head}, json={"name": "Cem"})
    assert 200 == came.status_code
    assert [ada.id, cem.id] == [seat["person"] for seat in again.get("/moment", 0).json()["seats"]]
