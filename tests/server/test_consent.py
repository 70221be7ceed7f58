"""Answers that come at the same time, from several processes: none is lost, and nothing happens after the end."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from holocene.core.matches.replay import replay
from holocene.server import consent, hosting, playing, seating
from holocene.server.access import look_up
from holocene.server.app import create_app
from holocene.server.live import Listener
from holocene.server.moment import asked_seats
from holocene.server.problems import Conflict, Problem
from holocene.server.service import Service
from holocene.server.settings import Settings
from tests.server.by_token import invitation_of

TIMES = 8


def services(database: str) -> Iterator[list[Service]]:
    """Two processes, as far as the database can tell."""
    settings = Settings(database=database, workers=2, durable=False, rate=0)
    found = [create_app(settings).state.service for _ in range(2)]
    yield found
    for service in found:
        service.database.close()


@pytest.fixture
def on_a_file(tmp_path: Path) -> Iterator[list[Service]]:
    yield from services(f"sqlite:///{tmp_path / 'tables.sqlite'}")


@pytest.fixture
def on_postgresql(postgresql: str) -> Iterator[list[Service]]:
    yield from services(postgresql)


@pytest.fixture(params=["on_a_file", "on_postgresql"])
def two(request: pytest.FixtureRequest) -> list[Service]:
    return request.getfixturevalue(request.param)


def table_of(service: Service, people: int, **more: Any) -> Any:
    wanted = hosting.Wanted(game="progress", options={"first": "0", **more}, seats=[{"kind": "here"}] * people, seed=5)
    return hosting.create(service, wanted)


def played(service: Service, made: Any, count: int) -> tuple[int, int]:
    """Plays the first moves that there are; how many moves and versions there are then."""
    for _ in range(count):
        with service.desks.at(made.table) as desk:
            seat, n, move = desk.now.match.to_act, desk.now.n, desk.now.match.legal()[0]
        service.play_as(made.table, made.seats[seat].token, n, [move])
    with service.desks.at(made.table) as desk:
        return desk.now.n, desk.now.version


def at_once(deeds: list[Callable[[], Any]]) -> list[Any]:
    """Does several things at the same time; what came of each."""
    gate, results = threading.Barrier(len(deeds)), []

    def run(deed: Callable[[], Any]) -> None:
        gate.wait()
        try:
            results.append(deed())
        except Problem as problem:
            results.append(problem)

    threads = [threading.Thread(target=run, args=(deed,)) for deed in deeds]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def test_answers_at_the_same_time_all_count(two: list[Service]) -> None:
    """Three say yes at once, by two processes: the move is taken back, once."""
    for _ in range(TIMES):
        made = table_of(two[0], 4, players=4)
        n, version = played(two[0], made, 3)
        with two[0].desks.at(made.table) as desk:
            asker = desk.now.match.made[-1].seat
        consent.ask_back(two[0], made.table, asker, n, version)
        others = [seat for seat in range(4) if seat != asker]
        table = made.table
        answers = at_once(
            [partial(consent.answer_back, two[at % 2], table, seat, True) for at, seat in enumerate(others)]
        )
        assert [] == [answer for answer in answers if isinstance(answer, Exception)]
        for service in two:
            with service.desks.at(made.table) as desk:
                assert (True, None, version + 1) == (desk.now.n < n, desk.request, desk.now.version)


def test_people_sit_down_at_the_same_time(two: list[Service]) -> None:
    """Each has her seat, the game is dealt once, from all words."""
    for _ in range(TIMES):
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
        wanted = hosting.Wanted(game="progress", options={"players": 4}, seats=seats, word="w0")
        made = hosting.create(two[0], wanted)
        tokens = [invitation_of(made.seats[seat]) for seat in (1, 2, 3)]
        table = made.table
        sat = at_once(
            [partial(seating.join, two[at % 2], table, token, "", f"w{at + 1}") for at, token in enumerate(tokens)]
        )
        assert [1, 2, 3] == sorted(answer.seat for answer in sat)
        dealt = set()
        for service in two:
            with service.desks.at(made.table) as desk:
                dealt.add((desk.row.state, desk.row.mixed_in, desk.now.match.digest()))
                assert ["begun"] == [notice.kind for notice in desk.notices if notice.kind == "begun"]
        assert [("running", ("w0", "w1", "w2", "w3"))] == [each[:2] for each in dealt]


def test_one_invitation_seats_one_person(two: list[Service]) -> None:
    """Of two who use it at once, one is told that the seat is taken."""
    for _ in range(TIMES):
        wanted = hosting.Wanted(game="progress", seats=[{"kind": "me"}, {"kind": "open"}])
        made = hosting.create(two[0], wanted)
        token = invitation_of(made.seats[1])
        sat = at_once([partial(seating.join, service, made.table, token, "", "") for service in two])
        assert ["server-seat-taken"] == [answer.key for answer in sat if isinstance(answer, Conflict)]


def test_a_link_is_renewed_once(two: list[Service]) -> None:
    """Of two who have it and renew it at once, one has the seat, and the other is told that the link is no good."""
    for _ in range(TIMES):
        made = table_of(two[0], 2)
        table, token = made.table, made.seats[0].token
        renewed = at_once([partial(seating.revoke, service, table, token, 0) for service in two])
        assert ["server-bad-token"] == [answer.key for answer in renewed if isinstance(answer, Problem)]
        (fresh,) = (answer.token for answer in renewed if not isinstance(answer, Problem))
        assert 0 == look_up(two[0], table, fresh).seat


def test_nothing_is_taken_back_after_the_end(two: list[Service]) -> None:
    """Neither asked for nor answered, when the other process has not noticed yet."""
    made = table_of(two[0], 3, players=3)
    n, version = played(two[0], made, 3)
    with two[1].desks.at(made.table) as desk:
        asker = desk.now.match.made[-1].seat
    consent.ask_back(two[1], made.table, asker, n, version)
    for seat in (0, 1):
        seating.resign(two[0], made.table, seat)
    deeds: list[Callable[[], object]] = [
        partial(consent.answer_back, two[1], made.table, 2, True),
        partial(consent.ask_back, two[1], made.table, asker, n, version),
    ]
    for deed in deeds:
        with pytest.raises(Conflict, match="over"):
            deed()


def test_who_left_is_asked_too(on_a_file: list[Service]) -> None:
    """She may come back, and would find the deck known to who rewound the game meanwhile."""
    service = on_a_file[0]
    made = table_of(service, 2)
    n, version = played(service, made, 2)
    with service.desks.at(made.table) as desk:
        asker = desk.now.match.made[-1].seat
    seating.leave(service, made.table, 1 - asker)
    with service.desks.at(made.table) as desk:
        n, version = desk.now.n, desk.now.version
    consent.ask_back(service, made.table, asker, n, version)
    with service.desks.at(made.table) as desk:
        assert (n, [1 - asker]) == (desk.now.n, [seat.seat for seat in asked_seats(desk, asker)])


def with_guests(service: Service, guests: int) -> tuple[str, str]:
    """A table whose other people came by invitation, where the last of them begins: its name, and the invitation of the
    first."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(guests))]
    made = hosting.create(service, hosting.Wanted(game="progress", seats=seats, options={"first": str(guests)}))
    for seat in made.seats[1:]:
        seating.join(service, made.table, invitation_of(seat), "", "")
    return made.table, invitation_of(made.seats[1])


def test_the_maker_alone_hands_no_seat_over(on_a_file: list[Service], monkeypatch: pytest.MonkeyPatch) -> None:
    """He knows the invitation, and would only agree with himself: also where he leaves first, or the third is away."""
    service = on_a_file[0]
    monkeypatch.setattr("holocene.server.seating.now", lambda: time.time() + 61)
    for guests in (1, 2):
        table, invitation = with_guests(service, guests)
        if guests == 2:
            seating.let_bot_play(service, table, 0, 2)
        for leaves in (False, True):
            if leaves:
                seating.leave(service, table, 0)
            with pytest.raises(Conflict) as told:
                consent.claim(service, table, invitation)
            assert "server-claim-no-witness" == told.value.key


def test_a_maker_who_gave_up_takes_no_seat(on_a_file: list[Service]) -> None:
    """He plays no more, so that the guest is alone with the bot; but he knows her invitation."""
    service = on_a_file[0]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    made = hosting.create(service, hosting.Wanted(game="progress", seats=seats))
    invitation = invitation_of(made.seats[1])
    seating.join(service, made.table, invitation, "", "")
    seating.resign(service, made.table, 0)
    with pytest.raises(Conflict) as told:
        consent.claim(service, made.table, invitation)
    assert "server-claim-no-witness" == told.value.key


def test_a_maker_who_came_by_an_invitation_is_no_witness(on_a_file: list[Service]) -> None:
    """Where nobody sits at the maker's screen, any one of the people may be the maker: of three, both others have to
    agree, though one of them has a bot in her place; of two, nobody can."""
    service = on_a_file[0]
    for people, granted in ((2, False), (3, True)):
        made = hosting.create(service, hosting.Wanted(game="progress", seats=[{"kind": "open"}] * people))
        table, invitation = made.table, invitation_of(made.seats[1])
        for seat in made.seats:
            seating.join(service, table, invitation_of(seat), "", "")
        if not granted:
            with pytest.raises(Conflict, match="only who made the invitation"):
                consent.claim(service, table, invitation)
            continue
        wanted = consent.claim(service, table, invitation).token
        seating.leave(service, table, 2)
        consent.answer_claim(service, table, 0, 1, True)
        assert "claim" == look_up(service, table, wanted).kind
        seating.come_back(service, table, 2)
        consent.answer_claim(service, table, 2, 1, True)
        assert ("seat", 1) == (look_up(service, table, wanted).kind, look_up(service, table, wanted).seat)


def test_a_witness_who_leaves_has_not_agreed(on_a_file: list[Service]) -> None:
    """Then the maker's yes is not enough any more."""
    service = on_a_file[0]
    table, invitation = with_guests(service, 2)
    assert not consent.claim(service, table, invitation).granted
    seating.leave(service, table, 2)
    consent.answer_claim(service, table, 0, 1, True)
    with service.desks.at(table) as desk:
        assert [[0]] == [claim.said_yes for claim in desk.claims]


def test_who_is_there_at_another_process_is_asked(two: list[Service], monkeypatch: pytest.MonkeyPatch) -> None:
    """The others agree: the guest, whose window is open elsewhere, keeps her seat, and no bot steps in for her."""
    table, invitation = with_guests(two[0], 2)
    two[1].live.listen(Listener(table, 1, "guest"))
    two[1].presence.tell(table, 1)
    two[0].live.elsewhere.clear()
    assert not consent.claim(two[0], table, invitation).granted
    two[0].live.elsewhere.clear()
    for seat in (0, 2):
        consent.answer_claim(two[0], table, seat, 1, True)
    with two[0].desks.at(table) as desk:
        assert [[0, 2]] == [claim.said_yes for claim in desk.claims]
    two[0].live.elsewhere.clear()
    monkeypatch.setattr("holocene.server.seating.now", lambda: time.time() + 61)
    with pytest.raises(Conflict, match="any moment"):
        seating.let_bot_play(two[0], table, 0, 1)


def test_who_comes_back_just_then_keeps_her_seat(on_a_file: list[Service], monkeypatch: pytest.MonkeyPatch) -> None:
    """Her window opens after the others asked, and before the bot steps in: it does not."""
    service = on_a_file[0]
    table, _ = with_guests(service, 2)
    stand_in = seating._stand_in

    def late(*args: Any, **more: Any) -> None:
        service.live.listen(Listener(table, 1, "guest"))
        seating.be_back(service, table, 1)
        stand_in(*args, **more)

    monkeypatch.setattr(seating, "now", lambda: time.time() + 61)
    monkeypatch.setattr(seating, "_stand_in", late)
    with pytest.raises(Conflict, match="any moment"):
        seating.let_bot_play(service, table, 0, 1)
    with service.desks.at(table) as desk:
        assert not desk.seats[1].absent


def test_a_window_that_has_just_closed_still_counts(on_a_file: list[Service], monkeypatch: pytest.MonkeyPatch) -> None:
    """A telephone that sleeps for a moment loses nobody her seat."""
    service = on_a_file[0]
    table, invitation = with_guests(service, 2)
    seating.be_gone(service, table, 1)
    with pytest.raises(Conflict) as told:
        consent.claim(service, table, invitation)
    assert ("server-claim-early", 60) == (told.value.key, told.value.facts["seconds"])
    monkeypatch.setattr("holocene.server.consent.now", lambda: time.time() + 61)
    assert not consent.claim(service, table, invitation).granted


def test_no_other_table_waits_while_a_game_is_played_again(
    on_a_file: list[Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long game takes a second for that, and a file has one writer: it is done before the transaction. So it is where
    moves are taken back, asked or not, and where somebody comes to a table that is not in memory."""
    service, writing = on_a_file[0], []

    def noted(original: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **more: Any) -> Any:
            writing.append(service.database._gate._lock.locked())
            return original(*args, **more)

        return call

    alone, both = (table_of(service, people, players=people) for people in (1, 2))
    places = {made.table: played(service, made, 6) for made in (alone, both)}
    monkeypatch.setattr(playing, "replay", noted(replay))
    consent.ask_back(service, alone.table, 0, *places[alone.table])
    consent.ask_back(service, both.table, 0, *places[both.table])
    consent.answer_back(service, both.table, 1, accept=True)
    assert [False, False] == writing
    with service.desks.at(alone.table) as desk:
        move = alone.seats[0].token, desk.now.n, [desk.now.match.legal()[0]]
    monkeypatch.setattr(playing.Playing, "follow", noted(playing.Playing.follow))
    for come, made in ((partial(service.play_as, alone.table, *move), alone),
                       (partial(service.give_orders, both.table, 0, []), both)):  # fmt: skip
        service.desks.drop(made.table)
        writing.clear()
        come()
        assert False is writing[0], "the whole log is followed before"


def test_a_no_holds_for_a_while_or_until_the_next_move(
    on_a_file: list[Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever was refused cannot ask again and again; who has withdrawn may."""
    service = on_a_file[0]
    made = table_of(service, 2, players=2)
    place = played(service, made, 6)
    consent.ask_back(service, made.table, 0, *place)
    consent.answer_back(service, made.table, 0, accept=False)  # her own no
    consent.ask_back(service, made.table, 0, *place)
    consent.answer_back(service, made.table, 1, accept=False)
    with pytest.raises(Conflict) as refused:
        consent.ask_back(service, made.table, 0, *place)
    assert "server-back-denied" == refused.value.key
    later = time.time() + consent.PAUSE
    with monkeypatch.context() as clock:
        clock.setattr(consent, "now", lambda: later)
        consent.ask_back(service, made.table, 0, *place)
        consent.answer_back(service, made.table, 1, accept=False)
    consent.ask_back(service, made.table, 0, *played(service, made, 1))
