"""Playing: moves with numbers and keys, undo and take-back, orders, why not, looking back and the record."""

from __future__ import annotations

import threading
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from fastapi.testclient import TestClient

import holocene
from holocene.core.contract.registry import game_names

MakeTable = Callable[..., Any]


def first_of(table: Any, word: str, seat: int) -> str:
    return next(move["move"] for move in table.moment(seat)["moves"] if move["move"].startswith(word))


@pytest.fixture
def pair(client: TestClient, make_table: MakeTable) -> Any:
    """Two people at one screen, the first to act."""
    return make_table(client, kinds="here here", seed=5, options={"first": "0"})


def test_a_move_is_made(pair: Any) -> None:
    """The answer is the table as it is now, by the eyes of who moved; the other seat sees what happened."""
    move = pair.moment(0)["moves"][0]["move"]
    answer = pair.play(0, move, 0)
    assert (200, 1) == (answer.status_code, answer.json()["n"])
    assert pair.moment(0) == answer.json()
    assert 1 == pair.moment(1)["n"] and pair.moment(1)["events"]


def test_only_who_decides_is_shown_moves(pair: Any) -> None:
    """The others, and spectators, are told who decides."""
    assert pair.moment(0)["moves"] and [] == pair.moment(1)["moves"] == pair.moment(-1)["moves"]
    assert [0, 0, 0] == [pair.moment(seat)["to_act"] for seat in (0, 1, -1)]


def test_a_stale_number_is_refused(pair: Any) -> None:
    """With the number that would be right; the version tells apart what has the same number."""
    moves = pair.moment(0)["moves"]
    assert (409, "stale", 0) == _told(pair.play(0, moves[0]["move"], 3), "error", "n")
    assert 200 == pair.play(0, next(m["move"] for m in moves if not m["barrier"]), 0).status_code
    assert 200 == pair.post("/undo", 0, n=1).status_code
    assert (409, "stale", 2) == _told(pair.play(0, moves[0]["move"], 0, version=0), "error", "version")
    assert 200 == pair.play(0, moves[0]["move"], 0, version=2).status_code


def test_commands_answer_with_what_came_of_them(client: TestClient, make_table: MakeTable) -> None:
    """Since the moment that they answer: what a client knows of it before need not be told again."""
    table = make_table(client, kinds="here here", seed=5, options={"first": "0"})
    free = next(each["move"] for each in table.moment(0)["moves"] if not each["barrier"])
    known: list[Any] = []
    for command, body in (("/moves", {"moves": [free]}), ("/undo", {}), ("/moves", {"moves": [free]}), ("/restart", {}),
                          ("/moves", {"moves": [free]}), ("/takeback", {})):  # fmt: skip
        before = table.moment(0)
        told = table.post(command, 0, n=before["n"], version=before["version"], **body).json()
        known = [event for event in known if event["n"] <= told["since"]] + told["events"]
        assert {**table.moment(0), "since": told["since"], "events": told["events"]} == told
        assert table.moment(0)["events"] == known
    assert (0, [1]) == (told["request"]["seat"], told["request"]["asked"])
    agreed = table.post("/takeback/answer", 1, accept=True).json()
    assert (table.moment(1), None, 0) == (agreed, agreed["request"], agreed["n"])


def _told(answer: Any, *keys: str) -> tuple[Any, ...]:
    return (answer.status_code, *(answer.json()[key] for key in keys))


def test_the_same_key_plays_nothing_twice(pair: Any) -> None:
    """A retry is shown what came of it, even after the game has gone on: all since the moment that it answered."""
    move = pair.moment(0)["moves"][0]["move"]
    first = pair.play(0, move, 0, key="one").json()
    assert first == pair.play(0, move, 0, key="one").json()
    pair.play_on(Random(1), 3)
    now = pair.moment(0)
    assert now == pair.play(0, move, 0, key="one").json() == pair.moment(0)


def test_a_key_names_one_request(pair: Any) -> None:
    """Another move with it is refused, rather than answered as if it had been played."""
    one, two = [each["move"] for each in pair.moment(0)["moves"]][:2]
    assert 200 == pair.play(0, one, 0, key="one").status_code
    assert (409, "server-key-used") == _told(pair.play(0, two, 0, key="one"), "key")
    assert (409, "server-key-used") == _told(pair.play(0, one, 1, key="one"), "key")
    assert 1 == pair.moment(0)["n"]


def test_a_key_is_of_the_seat_that_chose_it(pair: Any) -> None:
    """Two who take the same word, as counting programs do, are not answered for each other."""
    assert 200 == pair.play(0, "end", 0, key="1").status_code
    assert (409, "server-stale") == _told(pair.play(1, "end", 0, key="1"), "key")
    assert (200, 2) == _told(pair.play(1, "end", 1, key="1"), "n")
    assert (200, 0, 2) == _told(pair.play(0, "end", 0, key="1"), "seat", "n")


def test_refusals_name_the_rule(pair: Any) -> None:
    """An illegal move, no move at all, and somebody else's turn are three things."""
    bad = pair.play(0, "discover steam-engine", 0)
    assert (422, "illegal", "discover steam-engine") == _told(bad, "error", "move") and bad.json()["refusal"]["rule"]
    assert (422, "bad-move", "moves") == _told(pair.play(0, "castle", 0), "error", "field")
    assert (403, "server-not-your-turn") == _told(pair.play(1, "end", 0), "key")
    assert (403, "server-only-players") == _told(pair.play(-1, "end", 0), "key")
    assert (422, "moves") == _told(pair.post("/moves", 0, n=0, moves=[]), "field")
    assert (422, "n") == _told(pair.post("/moves", 0, moves=["end"]), "field")
    assert 0 == pair.moment(0)["n"]


def test_moves_together_are_all_made_or_none(pair: Any) -> None:
    """A refusal in the middle leaves nothing behind; what follows a turn that passes is not looked at."""
    move = next(m["move"] for m in pair.moment(0)["moves"] if not m["barrier"])
    assert 422 == pair.post("/moves", 0, n=0, moves=[move, "discover steam-engine"]).status_code
    assert 0 == pair.moment(0)["n"]
    while pair.moment(0)["to_act"] == 0 and "end" not in [m["move"] for m in pair.moment(0)["moves"]]:
        pair.play_on(Random(0), 1, 0)
    n = pair.moment(0)["n"]
    assert (409, "rest", "rest-unseen") == _told(pair.post("/moves", 0, n=n, moves=["end", "end"]), "error", "key")
    assert n == pair.moment(0)["n"]


def test_two_clients_race_for_one_number(server: Any, make_table: MakeTable) -> None:
    """Of many that answer the same moment exactly one plays."""
    import httpx2

    with httpx2.Client(base_url=server.url, verify=False, timeout=60) as client:
        table = make_table(client, kinds="here here", seed=5, options={"first": "0"})
        for n in range(3):
            now = table.settled()
            move = table.moment(now["to_act"])["moves"][0]["move"]
            gate, answers = threading.Barrier(6), list[Any]()

            def attempt(
                seat: int = now["to_act"], n: int = now["n"], move: str = move, gate: Any = gate, answers: Any = answers
            ) -> None:
                with httpx2.Client(base_url=server.url, verify=False, timeout=60) as own:
                    gate.wait()
                    body = {"n": n, "moves": [move]}
                    answers.append(own.post(table.url + "/moves", headers=table.head(seat), json=body).status_code)

            threads = [threading.Thread(target=attempt) for _ in range(6)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert [200, 409, 409, 409, 409, 409] == sorted(answers)
            assert n + 1 == table.moment()["n"]


def test_undo_goes_to_the_barrier(pair: Any) -> None:
    """The moment says which moves cannot be taken back; undo stops there, and everything is as before."""
    before = pair.moment(0)
    assert not before["can_undo"] and 409 == pair.post("/undo", 0, n=0).status_code
    free = next(m["move"] for m in before["moves"] if not m["barrier"])
    pair.play(0, free, 0)
    assert pair.moment(0)["can_undo"] and not pair.moment(1)["can_undo"]
    assert 403 == pair.post("/undo", 1, n=1).status_code
    assert (200, 0) == _told(pair.post("/undo", 0, n=1), "n")
    after = pair.moment(0)
    assert 2 == after["version"] and (before["view"], before["moves"]) == (after["view"], after["moves"])
    fixed = next((m["move"] for m in after["moves"] if m["barrier"]), None)
    assert fixed is not None and 200 == pair.play(0, fixed, 0).status_code
    assert 409 == pair.post("/undo", pair.moment(0)["to_act"], n=pair.moment(0)["n"]).status_code


def test_moves_sent_together_are_taken_back_together(pair: Any) -> None:
    """A payment is one thing to who made it: one undo takes all of it back."""
    moves: list[str] = []
    before = pair.moment(0)
    first = next(m["move"] for m in before["moves"] if m["move"].startswith("discover") and not m["barrier"])
    pair.play(0, first, 0)
    while pair.moment(0)["prompt"]["phase"] == "pay":
        moves.append(pair.moment(0)["moves"][0]["move"])
        pair.play(0, moves[-1], pair.moment(0)["n"])
    assert moves
    while pair.moment(0)["n"]:
        pair.post("/undo", 0, n=pair.moment(0)["n"])
    body = {"n": 0, "moves": [first, *moves], "key": "together"}
    assert len(moves) + 1 == pair.post("/moves", 0, **body).json()["n"]
    assert (200, 0) == _told(pair.post("/undo", 0, n=len(moves) + 1), "n")
    assert before["view"] == pair.moment(0)["view"]


def test_restart_takes_the_turn_back(pair: Any) -> None:
    """As many moves as can be."""
    made = 0
    while made < 2:
        free = next(m["move"] for m in pair.moment(0)["moves"] if not m["barrier"])
        made += pair.play(0, free).status_code == 200
    assert (200, 0) == _told(pair.post("/restart", 0, n=2), "n")


def test_a_take_back_needs_the_others(pair: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond the barrier the other humans are asked; a no or the asker's own answer ends it."""
    move = next(m["move"] for m in pair.moment(0)["moves"] if m["barrier"])
    view = pair.moment(0)["view"]
    n = pair.play(0, move, 0).json()["n"]
    assert 200 == pair.post("/takeback", 0, n=n).status_code
    assert {"seat": 0, "n": 0, "accepted": [], "asked": [1]} == pair.moment(1)["request"]
    pair.post("/takeback/answer", 1, accept=False)
    assert pair.moment(0)["request"] is None and n == pair.moment(0)["n"]
    assert 409 == pair.post("/takeback/answer", 1, accept=True).status_code
    assert (409, "server-back-denied") == _told(pair.post("/takeback", 0, n=n), "key")
    monkeypatch.setattr("holocene.server.consent.PAUSE", 0.0)
    for accept in (False, True):
        pair.post("/takeback", 0, n=n)
        pair.post("/takeback/answer", 0, accept=accept)
        assert pair.moment(0)["request"] is None and n == pair.moment(0)["n"]
    pair.post("/takeback", 0, n=n)
    assert (200, 0) == _told(pair.post("/takeback/answer", 1, accept=True), "n")
    assert view == pair.moment(0)["view"]
    pair.play_on(Random(3), 5)
    assert pair.moment(0)["n"] >= 5


def test_a_take_back_is_of_the_moment_it_was_asked_in(pair: Any) -> None:
    """A move that is made meanwhile ends it; orders do not, since nobody may notice them."""
    move = next(m["move"] for m in pair.moment(0)["moves"] if m["barrier"])
    n = pair.play(0, move, 0).json()["n"]
    pair.post("/takeback", 0, n=n)
    card = next(iter(pair.moment(1)["view"]["players"][1]["hand"]))
    assert 200 == pair.post("/orders", 1, moves=[f"discard {card}"]).status_code
    assert 0 == pair.moment(0)["request"]["seat"]
    pair.play_on(Random(3), 1)
    assert pair.moment(0)["request"] is None
    assert (409, "server-no-request") == _told(pair.post("/takeback/answer", 1, accept=True), "key")


def test_a_yes_is_for_the_one_who_asked(client: TestClient, make_table: MakeTable) -> None:
    """Somebody else may ask for more in the meantime: an answer that names the seat is not taken for that."""
    table = make_table(client, kinds="here here here", options={"players": 3, "first": "0"})
    for seat in (0, 1):
        n = table.play(seat, "end").json()["n"]
    table.post("/takeback", 1, n=n)
    table.post("/takeback", 0, n=n)
    for accept in (True, False):
        answer = table.post("/takeback/answer", 2, accept=accept, seat=1)
        assert (409, "server-no-request") == _told(answer, "key")
    assert (0, []) == tuple(table.moment(2)["request"][key] for key in ("seat", "accepted"))
    assert 200 == table.post("/takeback/answer", 2, accept=True, seat=0).status_code
    assert [2] == table.moment(2)["request"]["accepted"]


def test_a_take_back_asked_for_too_late_is_refused(pair: Any) -> None:
    """Whoever has not seen the present moment would take back another move than she thinks."""
    n = pair.play(0, "end", 0).json()["n"]
    version = pair.moment(0)["version"]
    for place in ({"n": n - 1}, {"n": n, "version": version - 1}, {"n": n + 1}):
        assert (409, "server-stale") == _told(pair.post("/takeback", 0, **place), "key")
    assert (200, n) == _told(pair.post("/takeback", 0, n=n, version=version), "n")


def test_a_take_back_against_bots_is_done_at_once(client: TestClient, make_table: MakeTable) -> None:
    """Nobody is to be asked."""
    table = make_table(client, kinds="me bot", seed=5, options={"first": "0"})
    table.play_on(Random(4), 12)
    now = table.settled(0)
    answer = table.post("/takeback", 0, n=now["n"])
    assert 200 == answer.status_code and answer.json()["n"] < now["n"]
    assert 0 == table.moment(0)["to_act"]


def test_orders_are_their_owners_affair(pair: Any) -> None:
    """Nobody else can see that orders were given."""

    def others() -> tuple[Any, ...]:
        return pair.get("/moment", 0).content, pair.get("/moment", -1).content, pair.client.get(pair.url).content

    before = others()
    card = next(iter(pair.moment(1)["view"]["players"][1]["hand"]))
    assert [f"discard {card}"] == pair.post("/orders", 1, moves=[f"discard {card}"]).json()["orders"]
    assert before == others()
    assert [f"discard {card}"] == pair.moment(1)["orders"]
    assert [] == pair.post("/orders", 1, moves=[]).json()["orders"]
    assert 422 == pair.post("/orders", 1, moves=["castle"]).status_code
    assert 403 == pair.post("/orders", -1, moves=[]).status_code


def test_why_not_answers_who_decides(pair: Any) -> None:
    """The reason of a refusal could tell others what a hand holds."""
    assert pair.get("/why", 0, move="discover steam-engine").json()["refusal"]["rule"]
    assert pair.get("/why", 0, move=pair.moment(0)["moves"][0]["move"]).json() == {"refusal": None}
    assert 403 == pair.get("/why", 1, move="end").status_code
    assert 422 == pair.get("/why", 0, move="castle").status_code


@pytest.mark.parametrize("game", game_names())
def test_a_whole_game_and_its_record(client: TestClient, make_table: MakeTable, game: str) -> None:
    """After the end the secret is out, every eye is open, and the record proves the deal."""
    options = {"variant": "quicker"} if game == "progress" else {}
    table = make_table(client, game, "me bot", options=options)
    table.play_on(Random(7), 5)
    assert table.moment(0)["secret"] is None
    assert (403, "server-other-eyes") == _told(table.get("/at/0", 0, seat=1), "key")
    assert '"secret":null' in table.get("/record", 0).text
    table.play_on(Random(8), 2000)
    now = table.moment(0)
    assert "over" == now["state"] and now["scores"]["final"] and now["scores"]["winners"] and -1 == now["to_act"]
    for form in ("json", "text"):
        match = holocene.replay(table.get("/record", -1, form=form).text)
        assert now["n"] == len(match.moves) and match.is_over
        assert match.secret.hex() == now["secret"] and match.commitment == table.created["commitment"]
    assert 1 == table.get("/at/3", 0, seat=1).json()["seat"]
    assert (3, []) == tuple(table.get("/at/3", 0, seat=1).json()[key] for key in ("n", "moves"))
    assert 404 == table.get(f"/at/{now['n'] + 1}", 0).status_code
    between = table.get("/between", 0, after=2, until=5, preview=True).json()["moments"]
    assert [(3, 2), (4, 3), (5, 4)] == [(moment["n"], moment["since"]) for moment in between]
    assert between[0]["view"] == table.get("/at/3", 0).json()["view"]
    assert [event["n"] for moment in between for event in moment["events"]] == [
        event["n"] for event in table.get("/at/5", 0).json()["events"] if event["n"] > 2
    ]
    assert 60 == len(table.get("/between", 0, after=0, until=now["n"]).json()["moments"]) <= now["n"]
    assert 404 == table.get("/between", 0, after=0, until=now["n"] + 1).status_code
    for path in ("/undo", "/takeback"):
        assert (409, "server-over") == _told(table.post(path, 0, n=now["n"]), "key")
