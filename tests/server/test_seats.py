"""Who sits where: invitations that work once, seats nobody else can enter, and deals made when everybody has come."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from fastapi.testclient import TestClient

from holocene.core.matches.record import read_record
from holocene.core.matches.replay import replay
from holocene.core.matches.secret import commitment
from tests.server.by_token import ask, told

MakeTable = Callable[..., Any]


def test_the_maker_holds_no_seat_of_others(client: TestClient, make_table: MakeTable) -> None:
    """Tokens for the seats on this screen, invitations for the rest; nothing that is asked later tells one."""
    table = make_table(client, kinds="me open here bot")
    kinds = [[key for key in ("token", "invitation") if key in seat] for seat in table.created["seats"]]
    assert [["token"], ["invitation"], ["token"], []] == kinds
    assert table.created["host"] == table.tokens[0]
    told = "".join([client.get("/api/tables").text, client.get(table.url).text, table.get("/moment").text])
    assert not any(token in told for token in table.tokens.values())


def test_an_invitation_opens_no_seat(client: TestClient, make_table: MakeTable) -> None:
    """Its holder sees what spectators see, before the game and, where a bot stands in, during it."""
    table = make_table(client, kinds="me open")
    invitation = table.tokens[1]
    assert (-1, None) == tuple(table.moment(1)[key] for key in ("seat", "view"))
    assert ("invited", 1) == tuple(table.get("", 1).json()[key] for key in ("role", "seat"))
    table.post("/start", 0)
    assert (-1, {}) == (table.moment(1)["seat"], table.moment(1)["view"]["players"][1]["hand"])
    for path, body in (("/moves", {"n": 0, "moves": ["end"]}), ("/orders", {"moves": []}), ("/leave", {}),
                       ("/resign", {}), ("/undo", {"n": 0})):  # fmt: skip
        assert (403, "server-sit-down") == told(ask(table, "POST", path, invitation, **body), "key")


def test_an_invitation_is_used_up(client: TestClient, make_table: MakeTable) -> None:
    """The first browser that joins has a token of its own; neither the maker nor a second visitor has it."""
    table = make_table(client, kinds="me open")
    invitation = table.tokens[1]
    assert "" != table.sit(1, "Bob").json()["token"] != invitation
    assert (409, "server-seat-taken") == told(ask(table, "POST", "/join", invitation, name="Eve"), "key")
    assert "Bob" == table.moment(0)["seats"][1]["name"]
    spied = ask(table, "GET", "/moment", invitation).json()
    assert (-1, {}) == (spied["seat"], spied["view"]["players"][1]["hand"])
    assert "spent" == ask(table, "GET", "", invitation).json()["role"]
    assert 1 == table.moment(1)["seat"] and table.moment(1)["view"]["players"][1]["hand"]


def test_a_used_invitation_is_not_answered_for_the_seat(client: TestClient, make_table: MakeTable) -> None:
    """Not even what the seat was answered before: who guesses the key cannot ask what was played with it."""
    table = make_table(client, kinds="me open", options={"first": "1"})
    invitation = table.tokens[1]
    table.sit(1)
    body = {"n": 0, "moves": [table.moment(1)["moves"][0]["move"]], "key": "1"}
    first, second = (table.post("/moves", 1, **body) for _ in range(2))
    assert 200 == first.status_code and first.content == second.content
    for moves in (body["moves"], ["end"]):
        spied = ask(table, "POST", "/moves", invitation, **{**body, "moves": moves})
        assert (403, "server-only-players") == told(spied, "key")


def test_who_chose_her_token_may_ask_again(client: TestClient, make_table: MakeTable) -> None:
    """The answer was lost on its way: asked again, the seat is hers and nobody else's."""
    table = make_table(client, kinds="me open")
    invitation, chosen = table.tokens[1], "a-token-of-her-own-choosing-1".ljust(64, "-")
    body = {"name": "Bob", "word": "w", "token": chosen}
    first, second = (ask(table, "POST", "/join", invitation, **body).json() for _ in range(2))
    assert {"table": table.id, "seat": 1, "token": chosen} == first == second
    assert ["joined", "begun"] == [notice["kind"] for notice in table.moment(0)["notices"]]
    assert 1 == ask(table, "GET", "/moment", chosen).json()["seat"]
    found = client.post("/api/tables/mine", json={"tables": {table.id: chosen}}).json()
    assert ["seat"] == [each["role"] for each in found]
    for other in ("another-token-of-somebody-else", table.tokens[0]):
        answer = ask(table, "POST", "/join", invitation, **{**body, "token": other})
        assert (409, "server-seat-taken") == told(answer, "key")
    assert (422, "token") == told(ask(table, "POST", "/join", invitation, token="short"), "field")


def test_nothing_is_dealt_before_everybody_sits(client: TestClient, make_table: MakeTable) -> None:
    """No hand can be looked at, and no table thrown away because its deal does not suit."""
    table = make_table(client, kinds="me open here", options={"players": 3})
    for seat in (0, 2, -1):
        assert ("open", None, None, []) == tuple(table.moment(seat)[k] for k in ("state", "view", "scores", "moves"))
    assert (409, "server-not-begun") == told(table.play(0, "end", 0), "key")
    for path in ("/at/0", "/record", "/why?move=end"):
        assert (409, "server-not-begun") == told(table.client.get(table.url + path, headers=table.head(0)), "key")
    table.sit(1, "  Ben \u0007 Bell ")
    now = table.moment(0)
    assert ("running", "Ben Bell", "human") == (now["state"], now["seats"][1]["name"], now["seats"][1]["kind"])
    assert ["joined", "begun"] == [notice["kind"] for notice in now["notices"]]


def test_everybody_adds_to_the_deal(client: TestClient, make_table: MakeTable) -> None:
    """The commitment stands before any word is known; the record proves that all words are in the deal."""
    table = make_table(client, kinds="me open bot", sit=False, options={"players": 3, "variant": "quicker"})
    assert "open" == table.moment(0)["state"] and [] == table.moment(0)["words"]
    table.sit(0, "Ada", "ada's word")
    table.sit(1, "Ben", "ben's word")
    now = table.moment(1)
    assert ["ada's word", "ben's word", ""] == now["words"] and now["commitment"] == table.created["commitment"]
    table.play_on(Random(3), 3000)
    record = read_record(table.get("/record", 0).text)
    assert (("ada's word", "ben's word", ""), table.created["commitment"]) == (record.words, record.commitment)
    assert commitment(bytes.fromhex(str(record.secret))) == record.commitment
    assert replay(record).is_over and not table.moment(0)["seeded"]


def test_a_seed_cannot_be_tried_out(client: TestClient, make_table: MakeTable) -> None:
    """The commitment of a chosen deal says nothing to who does not know the salt of this server; it is shown as
    chosen, and the same seed gives the same deal."""
    one, two = (make_table(client, kinds="here here", seed=48213) for _ in range(2))
    from holocene.core.matches.secret import new_secret

    assert one.created["commitment"] == two.created["commitment"] != commitment(new_secret(48213))
    assert one.created["seeded"] and one.moment(-1)["seeded"] and client.get(one.url).json()["seeded"]


def test_words_change_nothing_about_a_chosen_deal(client: TestClient, make_table: MakeTable) -> None:
    """Whoever names the seed again is dealt the same, whatever is said at the table."""
    shown = []
    for word in ("one", "two"):
        table = make_table(client, kinds="me open", seed=48213)
        table.sit(1, word=word)
        shown.append([table.moment(seat)["view"] for seat in (0, 1)])
        assert [] == table.moment(0)["words"]
    assert shown[0] == shown[1]


def test_names_are_ones_own(client: TestClient, make_table: MakeTable) -> None:
    """Two of a name are told apart, and nobody is renamed after the end."""
    table = make_table(client, kinds="me open", seats=[{"kind": "me", "name": "Host"}, {"kind": "open"}])
    table.sit(1, "host")
    assert ["Host", "host 2"] == [seat["name"] for seat in table.moment(0)["seats"]]
    table.sit(1, "Ben" + "\u0301" * 30)
    assert 5 == len(table.moment(0)["seats"][1]["name"])
    assert ["joined", "begun"] == [notice["kind"] for notice in table.moment(0)["notices"]]
    table.post("/resign", 0)
    assert (409, "server-over") == told(table.post("/join", 1, name="Eve"), "key")


def test_a_host_can_begin_without_waiting(client: TestClient, make_table: MakeTable) -> None:
    """Bots take open seats, and give them to whoever comes with the invitation."""
    table = make_table(client, kinds="me open")
    assert 403 == table.post("/start", 1).status_code
    assert 200 == table.post("/start", 0).status_code == table.post("/start", 0).status_code
    assert ("bot", True) == tuple(table.moment(0)["seats"][1][key] for key in ("kind", "away"))
    table.sit(1, "Late")
    assert ("human", "Late") == tuple(table.moment(0)["seats"][1][key] for key in ("kind", "name"))


def test_an_empty_chair_is_asked_for_nothing(client: TestClient, make_table: MakeTable) -> None:
    """Where nobody came, bots play: a move is taken back without waiting for anybody, and who resigns ends the game."""
    table = make_table(client, kinds="me open open", options={"players": 3, "first": "0"})
    table.post("/start", 0)
    table.play(0, next(each["move"] for each in table.moment(0)["moves"] if each["barrier"]), 0)
    table.settled(0)
    assert 0 == table.post("/takeback", 0, n=table.moment(0)["n"]).json()["n"]
    assert 200 == table.post("/resign", 0).status_code
    assert ("over", []) == (table.moment(0)["state"], table.moment(0)["scores"]["winners"])


def test_who_rewinds_a_game_plays_it_alone(client: TestClient, make_table: MakeTable) -> None:
    """A move that showed something is taken back while chairs are empty: whoever came now would sit down to a game
    whose deck is known. Neither an invitation, nor a new one, nor the token of an earlier game opens such a chair."""
    first = make_table(client, kinds="me open open", options={"players": 3, "first": "0"})
    for seat in (1, 2):
        first.sit(seat, "")
    for seat in (1, 2):
        first.post("/resign", seat)
    again = type(first)(client, first.post("/rematch", 0).json())
    again.tokens[1] = first.tokens[1]
    again.tokens[2] = again.post("/revoke", 0, seat=2).json()["invitation"]
    again.post("/start", 0)
    again.play(0, next(each["move"] for each in again.moment(0)["moves"] if each["barrier"]), 0)
    again.settled(0)
    assert "invited" == again.get("", 2).json()["role"]
    assert 0 == again.post("/takeback", 0, n=again.moment(0)["n"]).json()["n"]
    for seat in (1, 2):
        for answer in (again.post("/join", seat, name="Late"), again.post("/return", seat), again.get("/moment", seat)):
            assert (401, "server-bad-token") == told(answer, "key")
        assert (422, "server-no-link") == told(again.post("/revoke", 0, seat=seat), "key")
    shown = again.moment(0)["seats"]
    assert [("human", False), ("bot", False), ("bot", False)] == [(seat["kind"], seat["away"]) for seat in shown]
    again.play_on(Random(3), 3)
    assert 3 <= again.settled(0)["n"]


def test_guests_are_asked_to_one_rematch(client: TestClient, make_table: MakeTable) -> None:
    """A second request, does not part them from the host; once that game is gone, another may be made."""
    first = make_table(client, kinds="me open")
    first.sit(1, "Bob")
    first.post("/resign", 1)
    made = first.post("/rematch", 0).json()
    for path in ("/rematch", "/again"):
        assert (409, "server-next-waits") == told(first.post(path, 0), "key")
    assert made["table"] == first.moment(1)["next"]
    assert 200 == client.delete(f"/api/tables/{made['table']}", headers=first.head(0)).status_code
    assert 201 == first.post("/rematch", 0).status_code


def test_who_comes_late_to_a_rematch_has_her_seat(client: TestClient, make_table: MakeTable) -> None:
    """Her token opens it; the bot that began in her place gives it back, and she is asked like everybody."""
    first = make_table(client, kinds="me open")
    first.sit(1, "Bob")
    first.post("/resign", 0)
    again = type(first)(client, first.post("/rematch", 0).json())
    again.tokens[1] = first.tokens[1]
    again.post("/start", 0)
    assert "bot" == again.moment(0)["seats"][1]["kind"]
    assert 200 == again.post("/return", 1).status_code
    assert ("human", 1) == (again.moment(0)["seats"][1]["kind"], again.moment(1)["seat"])


def test_a_bot_takes_over_and_gives_back(client: TestClient, make_table: MakeTable) -> None:
    """Who leaves is played for until she returns."""
    table = make_table(client, kinds="here here", seed=5, options={"first": "0"})
    before = table.moment(1)["n"]
    assert 200 == table.post("/leave", 0).status_code
    now = table.settled(1)
    assert now["n"] > before and now["to_act"] == 1 and now["seats"][0]["away"]
    assert 200 == table.post("/return", 0).status_code
    assert not table.moment(1)["seats"][0]["away"]
    assert ["left", "returned"] == [notice["kind"] for notice in table.moment(1)["notices"]]


def test_links_are_renewed_by_who_they_belong_to(client: TestClient, make_table: MakeTable) -> None:
    """One's own seat by oneself; the host renews spectators' links and unused invitations, never a taken seat."""
    table = make_table(client, kinds="me open")
    old = table.tokens[1]
    table.tokens[1] = table.post("/revoke", 0, seat=1).json()["invitation"]
    assert 401 == ask(table, "GET", "/moment", old).status_code
    table.sit(1)
    assert (403, "server-seat-of-other") == told(table.post("/revoke", 0, seat=1), "key")
    assert (403, "server-seat-of-other") == told(table.post("/revoke", 1, seat=0), "key")
    assert (403, "server-only-host") == told(table.post("/revoke", 1, seat=-1), "key")
    assert (403, "server-only-host") == told(table.post("/revoke", -1, seat=-1), "key")
    old = table.tokens[1]
    table.tokens[1] = table.post("/revoke", 1, seat=1).json()["token"]
    assert 401 == ask(table, "GET", "/moment", old).status_code and 1 == table.moment(1)["seat"]
    assert "link" == table.moment(0)["notices"][-1]["kind"]
    table.tokens[0] = table.post("/revoke", 0, seat=0).json()["token"]
    assert 200 == table.post("/revoke", 0, seat=-1).status_code  # still the host
    assert (422, "seat") == told(table.post("/revoke", 0, seat=7), "field")


def test_what_only_the_host_may_do(client: TestClient, make_table: MakeTable) -> None:
    """Nobody else begins, ends or repeats a game, or hands out a seat that is free."""
    table = make_table(client, kinds="me open open", options={"players": 3})
    table.sit(1)
    for seat in (1, 2, -1):
        for path in ("/start", "/rematch", "/again"):
            assert (403, "server-only-host") == told(table.post(path, seat), "key")
        assert (403, "server-seat-of-other") == told(table.post("/revoke", seat, seat=2), "key")
        assert 403 == client.delete(table.url, headers=table.head(seat)).status_code
    assert 200 == table.post("/revoke", 0, seat=2).status_code


def test_a_lost_seat_is_handed_over_by_consent(three: Any) -> None:
    """Everybody else has to agree; then the old browser is shut out, and the table is told."""
    old = three.tokens[1]
    asked = ask(three, "POST", "/claim", three.spent).json()
    assert (1, False) == (asked["seat"], asked["granted"])
    assert (403, "server-claim-waits") == told(ask(three, "POST", "/leave", asked["token"]), "key")
    assert -1 == ask(three, "GET", "/moment", asked["token"]).json()["seat"]
    assert [{"seat": 1, "accepted": [], "asked": [0, 2]}] == three.moment(0)["claims"]
    assert (403, "server-not-asked") == told(three.post("/claim/answer", 1, seat=1, accept=True), "key")
    assert 200 == three.post("/claim/answer", 0, seat=1, accept=True).status_code
    assert 1 == three.moment(1)["seat"]  # not yet
    assert 200 == three.post("/claim/answer", 2, seat=1, accept=True).status_code
    assert 401 == ask(three, "GET", "/moment", old).status_code
    assert 1 == ask(three, "GET", "/moment", asked["token"]).json()["seat"]
    assert ([], "link") == (three.moment(0)["claims"], three.moment(0)["notices"][-1]["kind"])


def test_a_no_ends_a_claim(three: Any) -> None:
    """Its token opens nothing any more."""
    asked = ask(three, "POST", "/claim", three.spent).json()
    three.post("/claim/answer", 2, seat=1, accept=False)
    assert 401 == ask(three, "GET", "/moment", asked["token"]).status_code and 1 == three.moment(1)["seat"]
    assert (409, "server-no-such-claim") == told(three.post("/claim/answer", 0, seat=1, accept=True), "key")
    assert (409, "server-no-claim") == told(three.post("/claim", 0), "key")


def test_a_rematch_opens_to_those_who_sat_there(three: Any) -> None:
    """Each by the token of before; to nobody who only asked for a seat, and the host can hand none of them out."""
    asked = ask(three, "POST", "/claim", three.spent).json()
    for seat in (1, 2):
        three.post("/resign", seat)
    assert (409, "server-over") == told(ask(three, "POST", "/claim", three.spent), "key")
    made = three.post("/rematch", 0).json()
    assert [["token"], [], []] == [[key for key in ("token", "invitation") if key in seat] for seat in made["seats"]]
    three.url = f"/api/tables/{made['table']}"
    assert 401 == ask(three, "GET", "/moment", asked["token"]).status_code
    for seat in (1, 2):
        assert "" == three.sit(seat).json()["token"]
        assert (403, "server-seat-of-other") == told(three.post("/revoke", 0, seat=seat), "key")
    assert ("running", 1) == tuple(three.moment(1)[key] for key in ("state", "seat"))


def test_alone_nobody_has_to_agree(client: TestClient, make_table: MakeTable) -> None:
    """Against bots the seat is handed over at once."""
    table = make_table(client, kinds="open bot")
    spent = table.tokens[0]
    table.sit(0)
    asked = ask(table, "POST", "/claim", spent).json()
    assert asked["granted"] and 0 == ask(table, "GET", "/moment", asked["token"]).json()["seat"]


def test_own_tables_come_in_one_answer(client: TestClient, make_table: MakeTable) -> None:
    """Private ones too, which no list shows; what is not found is said, never an error."""
    hidden, listed = make_table(client, kinds="me bot"), make_table(client, kinds="me bot", public=True)
    shown = [each["table"] for each in client.get("/api/tables").json()]
    assert listed.id in shown and hidden.id not in shown
    asked = {hidden.id: hidden.tokens[0], "gonegone": "x", listed.id: "wrong"}
    found = client.post("/api/tables/mine", json={"tables": asked}).json()
    assert [("seat", None), (None, True), (None, True)] == [(each.get("role"), each.get("gone")) for each in found]
    swapped = {hidden.id: listed.tokens[0], listed.id: hidden.tokens[0]}
    found = client.post("/api/tables/mine", json={"tables": swapped}).json()
    assert ["server-bad-token"] * 2 == [each["key"] for each in found]
    assert 200 == client.get(listed.url + "/moment").status_code  # anybody may watch a public table
    assert 401 == client.get(hidden.url + "/moment").status_code


def test_names_that_differ_by_capitals_alone_are_told_apart(client: TestClient, make_table: MakeTable) -> None:
    """Nobody sits down under the name of another."""
    table = make_table(client, kinds="me open", options={"players": 2})
    table.sit(0, "Ada")
    table.sit(1, "ADA")
    assert ["Ada", "ADA 2"] == [seat["name"] for seat in table.moment(0)["seats"]]
