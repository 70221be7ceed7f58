"""Behind a proxy and below a path: who is believed, which names are ours, and which pages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

from holocene.core.errors import HoloceneError
from holocene.server import static
from holocene.server.app import create_app
from holocene.server.callers import Callers, joined
from holocene.server.settings import Settings
from holocene.server.start import check
from tests.server.direct import TestClient

NEW = {"game": "progress"}
PAIR = {"game": "progress", "seats": [{"kind": "here"}, {"kind": "here"}], "options": {"first": "0"}}
PROXY = "192.0.2.1"
PUBLIC = {"Origin": "https://play.example.org", "Sec-Fetch-Site": "same-origin"}


@pytest.fixture
def served(settings: Settings) -> Callable[..., Any]:
    """A server with settings of its own, asked from an address."""

    def make(peer: str = PROXY, **more: Any) -> TestClient:
        app = create_app(msgspec.structs.replace(settings, **more))
        return TestClient(app, base_url="http://127.0.0.1:8642", client=(peer, 4711))

    return make


@pytest.mark.parametrize(
    ("proxies", "forwarded", "client"),
    [
        ((), ["198.51.100.1"], PROXY),
        ((PROXY,), ["198.51.100.1"], "198.51.100.1"),
        (("192.0.2.0/24",), ["203.0.113.9, 198.51.100.1, 192.0.2.7"], "198.51.100.1"),
        (("192.0.2.0/24",), ["203.0.113.9", "198.51.100.1:4711"], "198.51.100.1"),
        ((PROXY,), ["made up, 198.51.100.1"], "198.51.100.1"),
        ((PROXY,), ["made up"], PROXY),
        ((PROXY,), [], PROXY),
        ((PROXY,), ["2001:db8:1:2:3:4:5:6"], "2001:db8:1:2::/64"),
    ],
)
def test_the_nearest_address_that_is_no_proxy_is_the_client(
    proxies: tuple[str, ...], forwarded: list[str], client: str
) -> None:
    """What stands before it, anybody may have written; where nobody is listed, nothing is believed."""
    headers = [(b"x-forwarded-for", each.encode()) for each in forwarded]
    callers = Callers(Settings(proxies=proxies))
    assert client == callers.look({"client": (PROXY, 1)}, joined(headers)).client


def test_a_made_up_address_does_not_help(settings: Settings, run_server: Any) -> None:
    """Also from this machine itself, whose word uvicorn would take."""
    running = run_server(msgspec.structs.replace(settings, creations_rate=0.001, creations_burst=2))
    try:
        heads = [{"X-Forwarded-For": f"198.51.100.{n}"} for n in range(4)]
        with httpx2.Client(base_url=running.url, verify=False, timeout=60) as client:
            codes = [client.post("/api/play-now", json=NEW, headers=head).status_code for head in heads]
        assert [201, 201, 429, 429] == codes
    finally:
        running.stop()


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost:8642", 200),
        ("127.0.0.1:8642", 200),
        ("[::1]:8642", 200),
        ("raspberrypi", 200),
        ("club.local:8642", 200),
        ("play.example.org", 200),
        ("PLAY.example.org.", 200),
        ("evil.example", 421),
        ("127.0.0.1.evil.example", 421),
        ("localhost.evil.example", 421),
    ],
)
def test_only_names_of_ours_are_answered(served: Callable[..., Any], host: str, status: int) -> None:
    """Anybody can make a name of theirs point at this machine. Machines may ask how it is under any name."""
    with served(hosts=("play.example.org",)) as client:
        assert status == client.get("/api/tables", headers={"Host": host}).status_code
        assert 200 == client.get("/healthz", headers={"Host": host}).status_code
    with served(hosts=("*",)) as client:
        assert 200 == client.get("/api/tables", headers={"Host": host}).status_code


def test_somebody_with_a_browser_is_told_in_words(served: Callable[..., Any]) -> None:
    """What is wrong, and which setting mends it; programs get the key."""
    heads = {"Host": "evil.example", "Accept-Language": "de-AT,de;q=0.9,en;q=0.5"}
    with served() as client:
        page, api = client.get("/", headers=heads), client.get("/api/tables", headers=heads)
    assert "Dieser Server heißt nicht „evil.example“" in page.text and "hosts" in page.text
    assert ("server-bad-host", {"host": "evil.example"}) == (api.json()["key"], api.json()["facts"])


@pytest.mark.parametrize(
    ("settings_", "heads", "status"),
    [
        ({}, {"Host": "127.0.0.1:8642"}, 403),  # the proxy's name for us, and nobody says who we are
        ({"hosts": ("play.example.org",)}, {"Host": "127.0.0.1:8642"}, 201),  # as nginx does by default
        ({"hosts": ("play.example.org",)}, {"Host": "play.example.org"}, 201),
        ({"hosts": ("*",)}, {"Host": "127.0.0.1:8642", "X-Forwarded-Host": "play.example.org"}, 403),
        ({"hosts": ("*",), "proxies": (PROXY,)}, {"X-Forwarded-Host": "play.example.org"}, 201),
        ({"hosts": ("*",), "proxies": (PROXY,)}, {"X-Forwarded-Host": "evil.example"}, 403),
        ({"hosts": ("play.example.org",), "proxies": (PROXY,)}, {"X-Forwarded-Proto": "https"}, 201),
        ({"hosts": ("play.example.org",), "proxies": (PROXY,)}, {"X-Forwarded-Proto": "http"}, 403),
        ({"hosts": ("other.example.org",)}, {"Host": "127.0.0.1:8642"}, 403),
    ],
)
def test_our_own_pages_send_commands_through_a_proxy(
    served: Callable[..., Any], settings_: dict[str, Any], heads: dict[str, str], status: int
) -> None:
    """Whether it keeps the name that the browser asked for, tells it, or hides it."""
    with served(**settings_) as client:
        assert status == client.post("/api/play-now", json=NEW, headers={**PUBLIC, **heads}).status_code


def test_a_path_below_which_a_proxy_shows_us(
    served: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It may leave the path on or take it off; the shell knows it either way, and so does the OpenAPI."""
    shell = '<meta name="root" content=""><base href="/"><script src="app/main.js">'
    (tmp_path / "index.html").write_text(shell)
    (tmp_path / "main.js").write_text("1")
    monkeypatch.setattr(static, "WEB", tmp_path)
    with served(root="/a/b") as client:
        pages = {client.get(path).text for path in ("/a/b", "/a/b/", "/", "/a/b/table/abcd", "/table/abcd")}
        files = [client.get(path).text for path in ("/a/b/main.js", "/main.js")]
        made = client.post("/a/b/api/tables", json=PAIR).json()
        heads = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
        moment = client.get(f"/a/b/api/tables/{made['table']}/moment", headers=heads)
        body = {"n": 0, "moves": ["nonsense"]}
        move = client.post(f"/a/b/api/tables/{made['table']}/moves", headers=heads, json=body)
        servers = client.get("/api/openapi.json").json()["servers"]
        assert 404 == client.get("/a/bc").status_code
    assert {'<meta name="root" content="/a/b"><base href="/a/b/"><script src="app/main.js">'} == pages
    assert (["1", "1"], 200, [{"url": "/a/b"}]) == (files, moment.status_code, servers)
    assert (422, "bad-move") == (move.status_code, move.json()["error"])


BAD: list[dict[str, Any]] = [
    {"root": "holocene"}, {"root": "/a/"}, {"root": '/"'}, {"proxies": ("nginx",)},
    {"hosts": ("https://play.example.org",)}, {"hosts": ("play.example.org:443",)}, {"hosts": ("play.example.org/",)},
    {"hosts": ('"play.example.org"',)}, {"hosts": ("*.example.org",)}, {"hosts": ("play..example.org",)},
    {"links": "192.168.1.20:8642"}, {"links": 'http://x"><script>'},
]  # fmt: skip


@pytest.mark.parametrize("more", BAD)
def test_settings_that_cannot_be_are_explained(more: dict[str, Any]) -> None:
    """By name."""
    with pytest.raises(HoloceneError) as told:
        check(Settings(**more))
    assert ("server-bad-setting", next(iter(more))) == (told.value.key, told.value.facts["name"])
