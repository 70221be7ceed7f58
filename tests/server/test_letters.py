"""Letters that prove an address and bring somebody back; nobody learns by them who is known, or guesses a code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, update

from holocene.server.app import create_app
from holocene.server.club.ways.letters import HOUR, MOST_TO_IN_DAY
from holocene.server.club.ways.schema import asked
from holocene.server.schema import METADATA
from tests.server.authenticator import shown, with_passkey
from tests.server.by_token import told
from tests.server.conftest import plain_settings
from tests.server.direct import TestClient
from tests.server.known import Browser, expire
from tests.server.postbox import Postbox, posting


@pytest.fixture(scope="module")
def mailed() -> Iterator[tuple[Postbox, str]]:
    with posting() as found:
        yield found


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory, mailed: tuple[Postbox, str]) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("server")
    with TestClient(create_app(plain_settings(folder, mail=mailed[1], mail_from="table@example.org"))) as client:
        yield client


@pytest.fixture
def box(mailed: tuple[Postbox, str], client: TestClient) -> Postbox:
    """Empty, and nobody has had a letter yet."""
    mailed[0].came.clear()
    with client.app.state.service.database.write() as connection:
        connection.execute(delete(asked))
    return mailed[0]


@pytest.fixture
def ada(client: TestClient) -> Browser:
    found = Browser(client)
    found.introduce("Ada")
    return found


def test_a_letter_proves_an_address_and_brings_her_back(client: TestClient, ada: Browser, box: Postbox) -> None:
    table = ada.table()
    sent = ada.post("/me/address", address="Ada@Example.org")
    assert 202 == sent.status_code
    name = sent.json()["asked"]
    wrong = ada.post("/me/address/confirm", asked=name, code=f"{(int(box.code(1)) + 1) % 1_000_000:06}")
    assert (409, "server-ways-wrong-code") == told(wrong, "key")
    assert "" == ada.get("/me/ways").json()["address"], "not before it is proven"
    done = ada.post("/me/address/confirm", asked=name, code=box.code(1))
    assert ("ada@example.org", True) == (done.json()["address"], done.json()["letters"])
    other = Browser(client)
    back = other.post("/me/arrivals/letter/asked", address="ada@example.ORG").json()
    came = other.post("/me/arrivals/letter", asked=back["asked"], code=box.code(2), label="Phone")
    assert ("Ada", {table["table"]}) == (came.json()["name"], other.tables())
    again = Browser(client).post("/me/arrivals/letter", asked=back["asked"], code=box.code(2))
    assert (409, "server-ways-over") == told(again, "key"), "a code works once"
    assert "" == ada.remove("/me/address").json()["address"]
    assert box.letter(3), "the last letter says so"
    Browser(client).post("/me/arrivals/letter/asked", address="ada@example.org")
    assert 3 == len(box.came), "nobody is written to who has removed her address"


def test_nobody_learns_whose_address_is_known(client: TestClient, ada: Browser, box: Postbox) -> None:
    """The answers, the refusals of wrong codes and the limits are the same whether or not somebody has it."""
    sent = ada.post("/me/address", address="known@example.org").json()
    ada.post("/me/address/confirm", asked=sent["asked"], code=box.code(1))
    heard: list[list[Any]] = []
    for address in ("known@example.org", "unknown@example.org"):
        other = Browser(client)
        first = other.post("/me/arrivals/letter/asked", address=address)
        answers = [other.post("/me/arrivals/letter", asked=first.json()["asked"], code="000000") for _ in range(7)]
        heard.append([first.status_code, sorted(first.json()), *(each.json() for each in answers)])
    assert heard[0] == heard[1]
    assert ["server-ways-wrong-code"] * 5 + ["server-ways-over"] * 2 == [each["key"] for each in heard[0][2:]]
    assert "known@example.org" not in str(heard)


def test_codes_cannot_be_guessed(client: TestClient, ada: Browser, box: Postbox) -> None:
    """Five tries, and then the right one is worth nothing either; three letters in an hour, wherever they are asked."""
    sent = ada.post("/me/address", address="guess@example.org").json()
    ada.post("/me/address/confirm", asked=sent["asked"], code=box.code(1))
    other = Browser(client)
    back = other.post("/me/arrivals/letter/asked", address="guess@example.org").json()
    right = box.code(2)
    for n in range(1, 6):
        other.post("/me/arrivals/letter", asked=back["asked"], code=f"{(int(right) + n) % 1_000_000:06}")
    late = other.post("/me/arrivals/letter", asked=back["asked"], code=right)
    assert (409, "server-ways-over") == told(late, "key")
    assert "" == other.who()
    assert 202 == other.post("/me/arrivals/letter/asked", address="guess@example.org").status_code
    many = Browser(client).post("/me/arrivals/letter/asked", address="guess@example.org")
    assert (429, "server-ways-letters") == told(many, "key")


def test_an_address_has_few_letters_in_a_day(client: TestClient, box: Postbox) -> None:
    """However they are spread over its hours."""
    told_of = []
    for _ in range(3):
        for _ in range(3):
            answer = Browser(client).post("/me/arrivals/letter/asked", address="often@example.org")
            told_of.append(answer.status_code)
        with client.app.state.service.database.write() as connection:
            connection.execute(update(asked).values(at=asked.c.at - 2 * HOUR))
    assert [202] * MOST_TO_IN_DAY + [429] * 3 == told_of


def test_nobody_has_strangers_written_to(ada: Browser, box: Postbox) -> None:
    """As one person, to however many addresses."""
    sent = [ada.post("/me/address", address=f"stranger{n}@example.org").status_code for n in range(7)]
    assert ([202] * 6 + [429], 6) == (sent, len(box.came))


def test_a_code_is_for_one_purpose_and_person(client: TestClient, ada: Browser, box: Postbox) -> None:
    """The code that proves an address brings nobody back, and nobody else can add it."""
    name = ada.post("/me/address", address="purpose@example.org").json()["asked"]
    code = box.code(1)
    other, ben = Browser(client), Browser(client)
    ben.introduce("Ben")
    assert (409, "server-ways-over") == told(other.post("/me/arrivals/letter", asked=name, code=code), "key")
    assert (409, "server-ways-over") == told(ben.post("/me/address/confirm", asked=name, code=code), "key")
    assert 200 == ada.post("/me/address/confirm", asked=name, code=code).status_code
    taken = ben.post("/me/address", address="purpose@example.org").json()["asked"]
    refused = ben.post("/me/address/confirm", asked=taken, code=box.code(2))
    assert (409, "server-ways-address-taken") == told(refused, "key")
    expire(client)
    late = ben.post("/me/address/confirm", asked=taken, code=box.code(2))
    assert (409, "server-ways-over") == told(late, "key")


def test_a_letter_leads_to_this_server_only(client: TestClient, ada: Browser, box: Postbox) -> None:
    """Anybody may ask under an address of her own: the letter has a link where it is sure, else the code alone."""
    ada.ask("POST", "/me/address", {"address": "l1@example.org"}, Host="localhost:8642")
    ada.ask("POST", "/me/address", {"address": "l2@example.org"}, Host="192.0.2.66", Origin="http://192.0.2.66")
    assert re.fullmatch(r"http://localhost:8642/me#address=[\w-]+\.\d{6}", box.link(1).replace("https", "http"))
    assert ("", 6) == (box.link(2), len(box.code(2)))


def test_a_mail_server_that_is_away_is_told_of(tmp_path: Path, log_lines: list[str]) -> None:
    """At once and in words, to everybody alike; what could not be sent counts for nothing, and no address is logged."""
    settings = plain_settings(tmp_path, mail="smtp://127.0.0.1:9", mail_from="table@example.org")
    with TestClient(create_app(settings)) as client:
        ada = Browser(client)
        ada.introduce("Ada")
        answers = [ada.post("/me/address", address="ada@example.org") for _ in range(5)]
        answers.append(Browser(client).post("/me/arrivals/letter/asked", address="ada@example.org"))
        assert [(503, "server-mail-away")] * 6 == [told(each, "key") for each in answers]
    assert any("mail-failed" in line for line in log_lines) and not any("ada@" in line for line in log_lines)


def test_an_address_that_the_mail_server_refuses(ada: Browser, box: Postbox) -> None:
    assert (422, "server-mail-address") == told(ada.post("/me/address", address="nobody@example.org"), "key")
    assert 422 == ada.post("/me/address", address="a@b\r\nBcc: c@d").status_code


def test_nobody_is_offered_letters_where_none_can_be_sent(tmp_path: Path) -> None:
    with TestClient(create_app(plain_settings(tmp_path))) as client:
        ada = Browser(client)
        ada.introduce("Ada")
        assert not ada.get("/me/ways").json()["letters"]
        assert (409, "server-mail-none") == told(ada.post("/me/address", address="a@example.org"), "key")


def test_her_file_holds_all_of_it_and_deleting_leaves_nothing(ada: Browser, client: TestClient, box: Postbox) -> None:
    device = with_passkey(ada)
    sent = ada.post("/me/address", address="whole@example.org").json()
    ada.post("/me/address/confirm", asked=sent["asked"], code=box.code(1))
    stored = ada.get("/me/everything").json()["stored"]
    assert (["T"], ["whole@example.org"]) == (
        [row["label"] for row in stored["passkeys"]],
        [row["address"] for row in stored["address"]],
    )
    person = ada.remove("/me").json()["id"]
    assert (403, "server-ways-unknown-passkey") == told(shown(Browser(client), device), "key")
    database = client.app.state.service.database
    with database.read() as connection:
        left = [
            table.name
            for table in METADATA.sorted_tables
            for row in connection.execute(select(table))
            if person in map(str, row)
        ]
    assert [] == left


@pytest.mark.parametrize(
    "address",
    [
        "=?utf-8?q?eve=40example.org=2C?=@x.org",
        "ada@=?utf-8?q?x?=",
        "ada@[",
        "=?utf-8?b??=@x",
        "ada.@x.org",
        "a..b@x.org",
    ],
)
def test_an_address_means_what_it_says(ada: Browser, box: Postbox, address: str) -> None:
    """Mail programs would read another address in these, or none: limits by address would count the wrong one."""
    assert 422 == ada.post("/me/address", address=address).status_code
    assert 422 == Browser(ada.client).post("/me/arrivals/letter/asked", address=address).status_code
    assert [] == box.came


def test_an_address_that_is_replaced_or_removed_is_told_so(ada: Browser, box: Postbox) -> None:
    for letter, address in ((1, "one@example.org"), (2, "two@example.org")):
        name = ada.post("/me/address", address=address).json()["asked"]
        assert 200 == ada.post("/me/address/confirm", asked=name, code=box.code(letter)).status_code
    assert "Ada" in box.letter(3)
    assert 200 == ada.remove("/me/address").status_code
    assert "Ada" in box.letter(4)
    assert [["one@example.org"], ["two@example.org"]] == [each.rcpt_tos for each in box.came[2:]]


def test_who_deletes_herself_is_told_so_by_a_last_letter(ada: Browser, box: Postbox) -> None:
    name = ada.post("/me/address", address="gone@example.org").json()["asked"]
    ada.post("/me/address/confirm", asked=name, code=box.code(1))
    assert 200 == ada.remove("/me").status_code
    assert "everything stored about you is gone" in " ".join(box.letter(2).split())
    assert ["gone@example.org"] == box.came[1].rcpt_tos


def test_an_address_that_is_given_once_more_is_not_told_that_it_was_removed(ada: Browser, box: Postbox) -> None:
    for letter, address in ((1, "ada@example.org"), (2, "Ada@Example.org"), (3, "other@example.org")):
        name = ada.post("/me/address", address=address).json()["asked"]
        assert 200 == ada.post("/me/address/confirm", asked=name, code=box.code(letter)).status_code
    assert "no longer leads back" in box.letter(4), "the other address took its place"
    assert 4 == len(box.came)
