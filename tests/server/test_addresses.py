"""The addresses that are handed out, and the links that begin with them: also where no way leads outside, as on a
laptop that is itself the hotspot."""

from __future__ import annotations

import socket
from typing import Any

import msgspec
import pytest

from holocene.server import addresses
from holocene.server.app import create_app
from holocene.server.reach import Bound, Reach, reach_of
from holocene.server.settings import Settings
from tests.server.direct import TestClient


class Cut(socket.socket):
    """A machine from which nothing far away can be reached: only its neighbours in one network can."""

    def connect(self, place: Any) -> None:
        """As the system refuses it."""
        if place[0] != addresses.NEIGHBOURS:
            raise OSError("Network is unreachable")

    def setsockopt(self, *option: Any) -> None:
        """Every network may be asked."""

    def getsockname(self) -> Any:
        """The address in that network."""
        return ("192.168.1.20", 9)


@pytest.fixture
def without_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """As Debian has it, the machine's name leads to itself."""
    monkeypatch.setattr(socket, "socket", Cut)
    own = (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.1.1", 0))
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [own])


@pytest.mark.usefixtures("without_outside")
def test_a_network_without_a_way_outside_is_found() -> None:
    """Its address is told once, however many networks there are."""
    assert ["http://192.168.1.20:8642/"] == addresses.addresses("0.0.0.0", 8642)


@pytest.mark.usefixtures("without_outside")
def test_no_network_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only this machine can come in then."""
    monkeypatch.setattr(socket, "if_nameindex", list)
    assert [] == addresses.addresses("0.0.0.0", 8642)


@pytest.mark.parametrize(
    ("links", "host", "has_names", "expected"),
    [
        ("", "0.0.0.0", False, Reach("http://192.168.1.20:8642")),
        ("", "127.0.0.1", False, Reach("", "alone", "command")),
        ("", "localhost", False, Reach("", "alone", "command")),
        ("", "::1", False, Reach("", "alone", "command")),
        ("", "192.168.1.20", False, Reach("http://192.168.1.20:8642")),
        ("", "127.0.0.1", True, Reach()),  # a proxy is in front, or somebody looks past it
        ("", "", False, Reach()),
        ("http://laptop.local:8642", "0.0.0.0", False, Reach("http://laptop.local:8642")),
    ],
)
@pytest.mark.usefixtures("without_outside")
def test_links_begin_with_the_address_for_others(links: str, host: str, has_names: bool, expected: Reach) -> None:
    """Unless a setting says how, or nobody else can come in: then with what to do."""
    assert expected == reach_of(Bound(host, 8642, "command"), links, has_names)


@pytest.mark.usefixtures("without_outside")
def test_networks_come_and_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """A laptop that leaves its network is told so, and found again in the next."""
    bound, clock = Bound("0.0.0.0", 8642), [5.0]
    monkeypatch.setattr("holocene.server.reach.time.monotonic", lambda: clock[0])
    with monkeypatch.context() as cut:
        cut.setattr(socket, "if_nameindex", list)
        assert Reach("", "offline") == reach_of(bound, "", False)
    clock[0] += 10
    assert Reach("http://192.168.1.20:8642") == reach_of(bound, "", False)


@pytest.mark.parametrize(
    ("peer", "host", "expected"),
    [
        ("127.0.0.1", "127.0.0.1:8642", "http://192.168.1.20:8642"),
        ("127.0.0.1", "localhost:8642", "http://192.168.1.20:8642"),
        ("192.168.1.20", "192.168.1.20:8642", ""),
        ("172.17.0.1", "127.0.0.1:8642", ""),  # somebody else's machine, through a port of it that leads here
        ("127.0.0.1", "laptop.local:8642", ""),
    ],
)
def test_only_pages_at_the_machine_itself_are_told(settings: Settings, peer: str, host: str, expected: str) -> None:
    """All others came by an address that is good for links."""
    app = create_app(msgspec.structs.replace(settings, links="http://192.168.1.20:8642"))
    with TestClient(app, client=(peer, 4711)) as client:
        assert f'<meta name="links" content="{expected}">' in client.get("/", headers={"Host": host}).text


@pytest.mark.parametrize(
    ("peer", "heads", "is_told"),
    [
        ("127.0.0.1", {"Host": "127.0.0.1:8642"}, True),
        ("192.168.1.30", {"Host": "127.0.0.1:8642"}, False),  # whatever somebody elsewhere writes there
        ("127.0.0.1", {"Host": "127.0.0.1:8642", "X-Forwarded-For": "192.0.2.7"}, False),
        ("127.0.0.1", {"Host": "play.local"}, False),
    ],
)
def test_the_way_to_let_others_in_is_told_at_this_machine(
    settings: Settings, peer: str, heads: dict[str, str], is_told: bool
) -> None:
    """And nowhere else; no name that a visitor sends becomes an address."""
    app = create_app(settings)
    app.state.bound = Bound("127.0.0.1", 8642, "holocene serve --host 0.0.0.0 --pack 'my \"<cards>'")
    with TestClient(app, client=(peer, 4711)) as client:
        page = client.get("/table/abcd", headers=heads).text
    assert is_told == ('<meta name="lack" content="alone">' in page)
    assert is_told == ("--host 0.0.0.0 --pack &#x27;my &quot;&lt;cards&gt;&#x27;" in page)
    assert "play.local" not in page and "<cards>" not in page
