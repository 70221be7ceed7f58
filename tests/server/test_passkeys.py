"""Passkeys: signed for this server, once, by who asked, and by nobody who copied, found or borrowed one."""

from __future__ import annotations

from pathlib import Path

import pytest

from holocene.server.app import create_app
from holocene.server.club.ways.passkeys import MOST
from tests.server.authenticator import PRESENT, Device, asked_for, shown, wanted, with_passkey
from tests.server.by_token import told
from tests.server.conftest import plain_settings
from tests.server.direct import TestClient
from tests.server.known import Browser, expire

OTHER_SITE = {"origin": "http://elsewhere", "server": "testserver"}


@pytest.fixture
def ada(client: TestClient) -> Browser:
    found = Browser(client)
    found.introduce("Ada")
    return found


def test_a_passkey_brings_her_back(client: TestClient, ada: Browser) -> None:
    """A browser that nobody knows says no name: the device knows whose passkey it is."""
    device, table = with_passkey(ada), ada.table()
    other = Browser(client)
    answer = shown(other, device)
    assert ("Ada", {table["table"]}) == (answer.json()["name"], other.tables())
    assert 201 == other.post(f"/me/tables/{table['table']}").status_code
    ways = ada.get("/me/ways").json()
    assert [True, False] == [each["here"] for each in ways["browsers"]]
    assert ["T"] == [each["label"] for each in ways["passkeys"]]
    assert shown(other, device).status_code == 200, "again, where it is known already"
    assert 2 == len(ada.get("/me/ways").json()["browsers"])


def test_a_challenge_is_good_once(client: TestClient, ada: Browser) -> None:
    device, other = with_passkey(ada), Browser(client)
    question = asked_for(other)
    body = {"asked": question["asked"], "credential": device.sign(question["options"])}
    assert [200, 409] == [other.post("/me/arrivals/passkey", **body).status_code for _ in range(2)]
    question = wanted(ada)
    body = {"asked": question["asked"], "credential": Device().make(question["options"])}
    assert [201, 409] == [ada.post("/me/passkeys", **body).status_code for _ in range(2)]


def test_a_failed_proof_uses_its_challenge_up(client: TestClient, ada: Browser) -> None:
    device, other = with_passkey(ada), Browser(client)
    question = asked_for(other)
    good = device.sign(question["options"])
    bad = {**good, "response": {**good["response"], "signature": good["response"]["authenticatorData"]}}
    refused = other.post("/me/arrivals/passkey", asked=question["asked"], credential=bad)
    assert (403, "server-ways-bad-passkey") == told(refused, "key")
    late = other.post("/me/arrivals/passkey", asked=question["asked"], credential=good)
    assert (409, "server-ways-over") == told(late, "key")


def test_a_challenge_is_for_one_purpose_and_browser(client: TestClient, ada: Browser) -> None:
    """What was asked to make a passkey shows none, and what one browser was asked no other may answer."""
    device, other, third = with_passkey(ada), Browser(client), Browser(client)
    question = wanted(ada)
    crossed = ada.post("/me/arrivals/passkey", asked=question["asked"], credential=device.sign(question["options"]))
    assert (409, "server-ways-over") == told(crossed, "key")
    question = asked_for(other)
    body = {"asked": question["asked"], "credential": device.sign(question["options"])}
    assert (409, "server-ways-over") == told(third.post("/me/arrivals/passkey", **body), "key")
    ben = Browser(client)
    ben.introduce("Ben")
    question = wanted(ada)
    body = {"asked": question["asked"], "credential": Device().make(question["options"])}
    assert (409, "server-ways-over") == told(ben.post("/me/passkeys", **body), "key")


def test_a_passkey_is_for_who_asked_to_make_it(client: TestClient, ada: Browser) -> None:
    """Not for somebody whom the browser came to be before it was made."""
    tablet = Browser(client)
    tablet.introduce("Ben")
    with_passkey(tablet)  # so that Ben stays who he is
    question, device = wanted(tablet), Device()
    tablet.post("/me/arrivals/code", code=ada.post("/me/devices").json()["code"])
    made = tablet.post("/me/passkeys", asked=question["asked"], credential=device.make(question["options"]))
    assert ("Ada", (409, "server-ways-over")) == (tablet.who(), told(made, "key"))
    assert [] == ada.get("/me/ways").json()["passkeys"]


def test_a_challenge_ends(client: TestClient, ada: Browser) -> None:
    device, other = with_passkey(ada), Browser(client)
    question = asked_for(other)
    expire(client)
    late = other.post("/me/arrivals/passkey", asked=question["asked"], credential=device.sign(question["options"]))
    assert (409, "server-ways-over") == told(late, "key")


@pytest.mark.parametrize(
    "bent", [OTHER_SITE, {"origin": "http://testserver", "server": "elsewhere"}, {"origin": "https://testserver:1"}]
)
def test_a_page_of_another_site_gets_nothing(client: TestClient, ada: Browser, bent: dict[str, str]) -> None:
    """A passkey that was made here, and is signed with by a page elsewhere that passes the challenge on."""
    device = with_passkey(ada)
    for name, value in bent.items():
        setattr(device, name, value)
    assert (403, "server-ways-bad-passkey") == told(shown(Browser(client), device), "key")
    question = wanted(ada)
    made = ada.post("/me/passkeys", asked=question["asked"], credential=Device(**bent).make(question["options"]))
    assert (403, "server-ways-bad-passkey") == told(made, "key")


def test_who_is_not_recognised_is_refused(client: TestClient, ada: Browser) -> None:
    """Whoever merely found the device: it must have seen her finger, her face or her PIN."""
    device = with_passkey(ada)
    device.flags = PRESENT
    assert (403, "server-ways-bad-passkey") == told(shown(Browser(client), device), "key")


def test_a_copied_passkey_is_noticed(client: TestClient, ada: Browser) -> None:
    """A device counts how often it signs: a copy of it counts from where it was made."""
    device = with_passkey(ada)
    device.count = 6
    assert 200 == shown(Browser(client), device).status_code
    device.count = 3
    assert (403, "server-ways-bad-passkey") == told(shown(Browser(client), device), "key")


def test_nobody_comes_in_by_the_passkey_of_another(client: TestClient, ada: Browser) -> None:
    """A device that says whose it is, falsely; one that nobody added; and one that two would have."""
    ben = Browser(client)
    mine = ben.introduce("Ben")
    device = with_passkey(ada)
    device.handle = mine["id"].encode()
    assert (403, "server-ways-bad-passkey") == told(shown(Browser(client), device), "key")
    stranger = Device()
    stranger.handle = device.handle
    assert (403, "server-ways-unknown-passkey") == told(shown(Browser(client), stranger), "key")
    question = wanted(ben)
    twice = ben.post("/me/passkeys", asked=question["asked"], credential=device.make(question["options"]))
    assert (409, "server-ways-known-passkey") == told(twice, "key")


def test_passkeys_belong_to_a_name(client: TestClient, ada: Browser) -> None:
    """By the page's own name, whatever a proxy calls us; never by a number."""
    answer = ada.ask("POST", "/me/passkeys/asked", None, Host="192.0.2.7:8642")
    assert (409, "server-ways-no-name") == told(answer, "key")
    answer = ada.ask("POST", "/me/passkeys/asked", None, Host="localhost:8642", Origin="http://localhost:8642")
    assert ("localhost", 200) == (answer.json()["options"]["rp"]["id"], answer.status_code)


def test_the_name_is_that_of_the_page_behind_a_proxy(tmp_path: Path) -> None:
    settings = plain_settings(tmp_path, hosts=("play.example",), proxies=("127.0.0.1",))
    with TestClient(create_app(settings), client=("127.0.0.1", 5)) as client:
        ada = Browser(client)
        ada.introduce("Ada")
        forwarded = {"Host": "inside", "X-Forwarded-Host": "play.example", "X-Forwarded-Proto": "https"}
        for heads in ({**forwarded, "Origin": "https://play.example"}, forwarded):
            question = ada.ask("POST", "/me/passkeys/asked", None, **heads).json()
            device = Device("https://play.example", "play.example")
            body = {"asked": question["asked"], "credential": device.make(question["options"])}
            assert 201 == ada.ask("POST", "/me/passkeys", body, **heads).status_code
        assert (
            403 == ada.ask("POST", "/me/passkeys/asked", None, **forwarded, Origin="https://evil.example").status_code
        )


def test_nobody_keeps_more_than_enough(client: TestClient, ada: Browser) -> None:
    """Also where all of them were asked for before the first was made."""
    questions = [wanted(ada) for _ in range(MOST + 1)]
    made = [
        ada.post("/me/passkeys", asked=each["asked"], credential=Device().make(each["options"])) for each in questions
    ]
    assert [201] * MOST + [409] == [answer.status_code for answer in made]
    assert "server-ways-many" == made[-1].json()["key"]
