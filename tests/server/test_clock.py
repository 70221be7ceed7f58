"""Play by day: whose time runs, what moves and taking back do to it, and what happens when it is over."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from random import Random
from threading import Barrier, BrokenBarrierError, Thread
from typing import Any

import pytest

from holocene.server.club.clock import times
from holocene.server.club.clock.expiring import Clocks, Deed
from tests.server.by_day import DAY, HOUR, Time, any_move, kinds, run_out, table_by_day
from tests.server.by_token import told


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()
    monkeypatch.setattr(times, "now", found)
    return found


@pytest.fixture
def clocks(client: Any) -> Clocks:
    return Clocks(client.app.state.service)


@pytest.fixture
def by_day(client: Any) -> Callable[..., Any]:
    return partial(table_by_day, client)


def test_time_begins_when_everybody_sits(by_day: Any, client: Any, make_table: Any, time: Time) -> None:
    assert time.now + DAY == by_day().moment()["due"]
    waiting = make_table(client, kinds="me open", game="s-evolution", options={"players": 2}, pace=DAY)
    assert 0 == waiting.get("").json()["due"]
    time.pass_by(DAY)
    waiting.sit(1, "Ben")
    assert time.now + DAY == waiting.moment()["due"]


def test_the_next_one_has_all_of_the_pace(by_day: Any, time: Time) -> None:
    table = by_day()
    first = table.moment()
    time.pass_by(5 * HOUR)
    after = first
    while after["to_act"] == first["to_act"]:
        after = any_move(table, after["to_act"])
    assert time.now + DAY == after["due"] == table.get("").json()["due"]


def test_a_turn_has_one_time_and_a_move_its_own(by_day: Any, time: Time) -> None:
    """In Progress a turn has several moves."""
    for per, gains in (("turn", False), ("move", True)):
        table = by_day(game="progress", per=per)
        first = table.moment()
        time.pass_by(HOUR)
        own = table.moment(first["to_act"])
        move = next(each["move"] for each in own["moves"] if not each["barrier"])
        after = table.play(first["to_act"], move).json()
        assert after["to_act"] == first["to_act"]
        assert first["due"] + (HOUR if gains else 0) == after["due"], per


def test_taking_back_gives_no_time(by_day: Any, time: Time) -> None:
    """However often a move is made and undone, its time is given once; and what is left after an undo is no less."""
    table = by_day(game="progress", per="move")
    seat = table.moment()["to_act"]
    move = next(each["move"] for each in table.moment(seat)["moves"] if not each["barrier"])
    time.pass_by(HOUR)
    given = table.play(seat, move).json()["due"]
    for _ in range(3):
        time.pass_by(HOUR)
        back = table.post("/undo", seat, n=table.moment()["n"]).json()
        assert given == back["due"]
        assert given == table.play(seat, move).json()["due"]


def test_going_back_by_consent_gives_all_of_the_pace(by_day: Any, time: Time) -> None:
    table = by_day()
    seat = table.moment()["to_act"]
    after = any_move(table, seat)
    assert after["to_act"] != seat
    time.pass_by(HOUR)
    table.post("/takeback", seat, n=after["n"])
    back = table.post("/takeback/answer", 1 - seat, accept=True).json()
    assert (seat, time.now + DAY) == (back["to_act"], back["due"])


def test_a_bot_plays_until_she_is_back(by_day: Any, time: Time, clocks: Clocks) -> None:
    table = by_day()
    seat = table.moment()["to_act"]
    time.pass_by(DAY - 1)
    clocks.look()
    assert [] == kinds(table.moment())
    late = run_out(table, time, clocks)
    assert (["time"], 1) == (kinds(late), late["seats"][seat]["late"])
    assert late["seats"][seat]["absent"]
    table.settled()
    assert 200 == table.post("/return", seat).status_code
    assert not table.moment()["seats"][seat]["away"]


class Together(Clocks):
    """One of several who have all found the same tables overdue before the first of them acts."""

    found = Barrier(6)

    def _each(self, table_ids: list[str], deed: Deed) -> None:
        with suppress(BrokenBarrierError):  # where the server's own look was first
            self.found.wait(5)
        super()._each(table_ids, deed)


def test_time_runs_out_once_however_many_look(by_day: Any, client: Any, time: Time) -> None:
    """Several workers, and threads of each: the vote that the first begins is not over for the second."""
    tables = [by_day(expiry="vote") for _ in range(4)]
    seats = [table.moment()["to_act"] for table in tables]
    time.pass_by(DAY + 1)
    lookers = [Thread(target=Together(client.app.state.service).look) for _ in range(6)]
    for each in lookers:
        each.start()
    for each in lookers:
        each.join()
    for table, seat in zip(tables, seats, strict=True):
        now = table.moment()
        assert (["time-vote"], 1, False) == (kinds(now), now["seats"][seat]["late"], now["seats"][seat]["away"])


def test_leaving_and_coming_back_gives_no_time(by_day: Any, time: Time, client: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(client.app.state.service, "kick", lambda table_id: None)  # the bot has not moved yet
    table = by_day()
    seat, due = table.moment()["to_act"], table.moment()["due"]
    time.pass_by(20 * HOUR)
    table.post("/leave", seat)
    assert 0 == table.moment()["due"]
    table.post("/return", seat)
    assert due == table.moment()["due"]


def test_the_third_time_the_others_decide_whether_she_comes_back(
    by_day: Any, time: Time, clocks: Clocks, client: Any, monkeypatch: Any
) -> None:
    monkeypatch.setattr(client.app.state.service, "kick", lambda table_id: None)
    table = by_day(3)
    seat = table.moment()["to_act"]
    others = [each for each in range(3) if each != seat]
    for _ in range(2):
        run_out(table, time, clocks)
        assert 200 == table.post("/return", seat).status_code
        assert time.now + DAY == table.moment()["due"]
    run_out(table, time, clocks)
    assert (409, "server-time-lost") == told(table.post("/return", seat), "key")
    lost = table.moment()["seats"][seat]
    assert (True, False) == (lost["away"], lost["absent"]), "the bot does not merely wait for her"
    assert 200 == table.post("/reclaim", seat).status_code
    assert others == table.moment()["ballot"]["asked"]
    table.post("/ballot", others[0], kind="back", choice="yes")
    assert table.moment()["seats"][seat]["away"]
    table.post("/ballot", others[1], kind="back", choice="yes")
    now = table.moment()
    assert (False, None) == (now["seats"][seat]["away"], now["ballot"])


@pytest.mark.parametrize("choice", ["wait", "bot", "end"])
def test_the_others_vote(by_day: Any, time: Time, clocks: Clocks, choice: str) -> None:
    table = by_day(3, expiry="vote")
    seat = table.moment()["to_act"]
    one, other = (each for each in range(3) if each != seat)
    asked = run_out(table, time, clocks)
    assert (["time-vote"], "late", seat) == (kinds(asked), asked["ballot"]["kind"], asked["ballot"]["seat"])
    assert time.now + DAY == asked["ballot"]["ends"]
    assert (403, "server-not-asked") == told(table.post("/ballot", seat, kind="late", choice=choice), "key")
    table.post("/ballot", one, kind="late", choice=choice)
    assert {str(one): choice} == table.moment()["ballot"]["said"]
    time.pass_by(HOUR)
    assert 200 == table.post("/ballot", other, kind="late", choice=choice).status_code
    now = table.moment()
    assert None is now["ballot"]
    if choice == "wait":
        assert (time.now + DAY, seat, False) == (now["due"], now["to_act"], now["seats"][seat]["away"])
    elif choice == "bot":
        assert now["seats"][seat]["absent"]
    else:
        assert ("over", "time", []) == (now["state"], now["ended"], list(now["scores"]["winners"]))
        assert 200 == table.get("/record").status_code


def test_of_two_the_one_who_stayed_wins(by_day: Any, time: Time, clocks: Clocks) -> None:
    table = by_day(2, expiry="vote")
    seat = table.moment()["to_act"]
    run_out(table, time, clocks)
    table.post("/ballot", 1 - seat, kind="late", choice="end")
    now = table.moment()
    assert ("over", "time", [1 - seat]) == (now["state"], now["ended"], list(now["scores"]["winners"]))


def test_who_moves_after_all_ends_the_vote(by_day: Any, time: Time, clocks: Clocks) -> None:
    table = by_day(2, expiry="vote")
    seat = run_out(table, time, clocks)["to_act"]
    assert None is any_move(table, seat)["ballot"]
    assert (409, "server-no-ballot") == told(table.post("/ballot", 1 - seat, kind="late", choice="end"), "key")


def test_nothing_else_is_asked_while_the_others_vote(by_day: Any, time: Time, clocks: Clocks) -> None:
    table = by_day(3, expiry="vote")
    seat = run_out(table, time, clocks)["to_act"]
    for each in range(3):
        assert (409, "server-ballot-waits") == told(table.post("/pace", each, pace=2 * DAY), "key")
    assert ("late", seat) == (table.moment()["ballot"]["kind"], table.moment()["ballot"]["seat"])


def test_a_table_that_is_over_asks_nothing(by_day: Any, time: Time) -> None:
    table = by_day()
    table.post("/pace", 0, pace=2 * DAY)
    assert "pace" == table.moment()["ballot"]["kind"]
    assert 200 == table.post("/resign", 0).status_code
    assert ("over", None) == (table.moment()["state"], table.moment()["ballot"])


def test_no_vote_within_a_pace_is_a_bot(by_day: Any, time: Time, clocks: Clocks) -> None:
    table = by_day(3, expiry="vote")
    seat = table.moment()["to_act"]
    run_out(table, time, clocks)
    late = run_out(table, time, clocks)
    assert (["time-vote", "time"], 1) == (kinds(late), late["seats"][seat]["late"])
    assert late["seats"][seat]["absent"] and late["ballot"] is None


def test_a_clock_that_was_set_back_does_no_harm(by_day: Any, time: Time, clocks: Clocks) -> None:
    """Nothing happens that had not, and nobody waits longer than a pace."""
    table = by_day()
    before = table.moment()
    time.pass_by(-40 * DAY)
    clocks.look()
    now = table.moment()
    assert (before["to_act"], [], time.now + DAY) == (now["to_act"], kinds(now), now["due"])


def test_all_agree_to_another_pace(by_day: Any, time: Time) -> None:
    table = by_day(3, pace=0)
    assert 0 == table.moment()["due"]
    assert (422, "server-bad-pace") == told(table.post("/pace", 0, pace=5), "key")
    table.post("/pace", 0, pace=2 * DAY, per="move")
    table.post("/ballot", 1, kind="pace", choice="yes")
    assert 0 == table.moment()["pace"]
    table.post("/ballot", 2, kind="pace", choice="no")
    assert (0, None) == (table.moment()["pace"], table.moment()["ballot"])
    table.post("/pace", 1, pace=2 * DAY, per="move")
    table.post("/ballot", 0, kind="pace", choice="yes")
    table.post("/ballot", 2, kind="pace", choice="yes")
    now = table.moment()
    assert (2 * DAY, "move", time.now + 2 * DAY) == (now["pace"], now["per"], now["due"])


def test_with_a_clock_nobody_else_may_let_a_bot_play(by_day: Any, time: Time) -> None:
    """By day people are away: only the clock decides."""
    table = by_day(absence=10)
    seat = table.moment()["to_act"]
    assert {"seat": seat, "seconds": None} == table.get("/awaited", 1 - seat).json()
    assert (409, "server-still-here") == told(table.post("/absent", 1 - seat, seat=seat), "key")


def test_a_pace_is_from_a_minute_to_a_month(client: Any) -> None:
    for pace, status in ((59, 422), (60, 201), (30 * DAY, 201), (30 * DAY + 1, 422)):
        assert status == client.post("/api/tables", json={"game": "s-evolution", "pace": pace}).status_code, pace


def test_whole_games_by_day_end(by_day: Any, time: Time, clocks: Clocks) -> None:
    """Whoever is to act has the pace, bots none, and nobody any after the end."""
    table = by_day(2, think=0.0)
    rng = Random(3)
    for _ in range(400):
        now = table.settled()
        if now["state"] == "over":
            break
        time.pass_by(HOUR)
        clocks.look()
        own = table.moment(now["to_act"])
        after = table.play(own["to_act"], rng.choice(own["moves"])["move"], own["n"]).json()
        assert 0 <= after["due"] <= time.now + DAY
    assert ("over", 0) == (table.moment()["state"], table.moment()["due"])
