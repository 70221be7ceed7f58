"""What people may name is looked at: nothing goes into private networks, nowhere by a detour, and not for ever."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from holocene.core.errors import HoloceneError
from holocene.server.club.news import outward, push
from holocene.server.club.news.outward import Unreached, is_public, post
from holocene.server.settings import Settings
from tests.server.by_token import told
from tests.server.receiving import Browser, Known, Receiver


@pytest.fixture
def far() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.stop()


@pytest.fixture
def ada(client: Any) -> Known:
    """At a server that sends nothing into private networks."""
    return Known(client, "Ada")


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("http://example.org/hook", "server-hook-address"),
        ("ftp://example.org/hook", "server-hook-address"),
        ("https://name:word@example.org/", "server-hook-address"),
        ("https:///nowhere", "server-hook-address"),
        ("https://example.org:port/", "server-hook-address"),
        ("https://127.0.0.1/hook", "server-hook-private"),
        ("https://localhost/hook", "server-hook-private"),
        ("https://10.1.2.3/hook", "server-hook-private"),
        ("https://169.254.169.254/latest/meta-data", "server-hook-private"),
        ("https://[::1]/hook", "server-hook-private"),
        ("https://[::ffff:192.168.0.1]/hook", "server-hook-private"),
        ("https://[64:ff9b::a00:1]/hook", "server-hook-private"),
    ],
)
def test_no_address_of_a_private_network_is_taken(ada: Known, url: str, key: str) -> None:
    asked = ada.client.post("/api/me/hook", headers=ada.head, json={"url": url})
    assert (422, key) == told(asked, "key")
    subscription = {**Browser(url).subscription()}
    assert (422, key) == told(ada.client.post("/api/me/push", headers=ada.head, json=subscription), "key")


@pytest.mark.parametrize(
    ("addresses", "spoken_to"),
    [(["127.0.0.1"], []), (["93.184.216.34", "127.0.0.1"], []), (["93.184.216.34"], [("93.184.216.34", 443)])],
)
def test_a_name_that_leads_inside_is_not_followed(
    addresses: list[str], spoken_to: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is the address that counts, at the time when something is sent, and it is the one that is spoken to: also
    where only one of several is inside."""
    opened: list[tuple[str, int]] = []

    def refuse(place: tuple[str, int], timeout: float) -> None:
        opened.append(place)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(2, 1, 6, "", (each, 443)) for each in addresses])
    monkeypatch.setattr(socket, "create_connection", refuse)
    with pytest.raises(Unreached):
        post("https://good.example.org/", b"{}", {}, is_free=False)
    assert spoken_to == opened


def test_no_redirection_is_followed(far: Receiver) -> None:
    far.status, far.location = 307, f"{far.url}/inside"
    assert 307 == post(f"{far.url}/hook", b"{}", {}, is_free=True)
    assert ["/hook"] == [came.path for came in far.came]


def test_nothing_goes_without_encryption_unless_it_is_allowed(far: Receiver) -> None:
    with pytest.raises(Unreached):
        post(f"{far.url}/hook", b"{}", {}, is_free=False)
    assert [] == far.came


def test_who_answers_a_letter_at_a_time_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each letter comes in time, and all of them never end."""
    monkeypatch.setattr(outward, "LONGEST", 0.3)
    over = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as slow:

        def drip() -> None:
            line, _ = slow.accept()
            with line:
                line.sendall(b"HTTP/1.1 2")
                while not over.is_set():
                    try:
                        line.sendall(b"x")
                    except OSError:
                        return
                    time.sleep(0.02)

        thread = threading.Thread(target=drip)
        thread.start()
        with pytest.raises(Unreached):
            post(f"http://127.0.0.1:{slow.getsockname()[1]}/", b"{}", {}, is_free=True)
        over.set()
        thread.join()


def test_only_addresses_that_everybody_reaches_are_public() -> None:
    hidden = ("0.0.0.0", "100.64.0.1", "192.168.1.1", "fe80::1", "fc00::1", "224.0.0.1", "2002:a00:1::", "no address")
    assert [False] * len(hidden) == [is_public(each) for each in hidden]
    assert is_public("2606:4700::1111") and is_public("1.1.1.1")


@pytest.mark.parametrize(("key", "auth"), [("A" * 87, "A" * 22), ("BA", "A" * 22)])
def test_keys_that_nothing_can_be_sealed_with_are_refused(ada: Known, key: str, auth: str) -> None:
    body = {"endpoint": "https://push.example.org/1", "p256dh": key, "auth": auth}
    assert 422 == ada.client.post("/api/me/push", headers=ada.head, json=body).status_code


def test_whom_a_push_service_may_ask() -> None:
    own = Settings(push_contact="mailto:me@example.org", mail_from="table@example.org")
    assert "mailto:me@example.org" == push.contact(own, "https://play.example.org")
    assert "https://play.example.org" == push.contact(Settings(), "https://play.example.org")
    with pytest.raises(HoloceneError):
        push.check(Settings(push_contact="me@example.org"))
