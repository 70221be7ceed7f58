"""The door: heads, bodies and connections have limits, and whoever keeps to them is answered whatever others do."""

from __future__ import annotations

import os
import resource
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

from holocene.server.door import Door
from holocene.server.settings import Settings
from holocene.server.start import RECEIVED, listen

HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-a: "
RunServer = Callable[[Settings], Any]


def place_of(url: str) -> tuple[str, int]:
    host, _, port = url.removeprefix("http://").partition(":")
    return host, int(port)


def answer_to(place: tuple[str, int], *sent: bytes) -> bytes:
    """All that comes until the server hangs up."""
    with socket.create_connection(place, timeout=20) as connection:
        for part in sent:
            connection.sendall(part)
        told = b""
        while part := _next(connection):
            told += part
        return told


def _next(connection: socket.socket) -> bytes:
    try:
        return connection.recv(65536)
    except ConnectionResetError:  # it did not read all that was sent
        return b""


@pytest.fixture
def strict(settings: Settings, run_server: RunServer) -> Iterator[Any]:
    """A server with small limits."""
    running = run_server(
        msgspec.structs.replace(
            settings, head_bytes=2000, head_seconds=0.3, body_seconds=0.3, idle_seconds=1, connections=40
        )
    )
    yield running
    running.stop()


def test_a_head_that_does_not_end_is_refused(strict: Any) -> None:
    """However it is cut; one that is complete and too large as well."""
    place = place_of(strict.url)
    assert answer_to(place, HALF, b"x" * 3000).startswith(b"HTTP/1.1 431 ")
    assert answer_to(place, HALF + b"x" * 3000 + b"\r\nConnection: close\r\n\r\n").startswith(b"HTTP/1.1 431 ")
    assert 200 == httpx2.get(f"{strict.url}/healthz", verify=False, timeout=60).status_code


def test_a_request_that_does_not_come_in_time_is_refused(strict: Any) -> None:
    """Its head, its body, and the head of the next request on the same connection."""
    place = place_of(strict.url)
    post = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{"
    whole = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    assert answer_to(place, HALF).startswith(b"HTTP/1.1 408 ")
    assert answer_to(place, post).startswith(b"HTTP/1.1 408 ")
    with socket.create_connection(place, timeout=20) as connection:
        connection.sendall(whole)
        told = b""
        while not told.endswith(b"}"):  # it may come in pieces
            told += connection.recv(65536)
        assert told.startswith(b"HTTP/1.1 200 ")
        connection.sendall(HALF)
        assert connection.recv(65536).startswith(b"HTTP/1.1 408 ")
    assert b"" == answer_to(place), "a connection that was never used is closed without a word"


def test_an_answer_that_comes_early_ends_the_connection(strict: Any) -> None:
    """Nobody keeps it open by going on to send."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000000\r\n\r\n"
    told = answer_to(place_of(strict.url), head)
    assert told.startswith(b"HTTP/1.1 413 ") and b"connection: close" in told


def test_one_address_has_a_quarter_of_the_connections(strict: Any) -> None:
    """Others are answered."""
    place = place_of(strict.url)
    held = [socket.create_connection(place) for _ in range(30)]
    try:
        for connection in held:
            connection.sendall(b"G")
        other = socket.create_connection(place, source_address=("127.0.0.2", 0), timeout=20)
        other.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert other.recv(65536).startswith(b"HTTP/1.1 200 ")
        other.close()
        refused = [_next(each) for each in select.select(held, [], [], 0.1)[0]]
        late = b"HTTP/1.1 408 "  # of those inside, where the machine is slow
        assert {b"HTTP/1.1 429 ", late} >= {told[:13] for told in refused if told}
    finally:
        for connection in held:
            connection.close()


def test_the_door_counts_and_forgets() -> None:
    """A proxy of ours may take all places; an IPv6 household is one client."""
    door = Door(Settings(connections=8, connections_per_client=2, proxies=("10.0.0.1",)))
    assert [None] * 6 == [door.enter("10.0.0.1") for _ in range(6)]
    assert [None, None] == [door.enter("2001:db8::1"), door.enter("2001:db8::2")]
    crowded = door.enter("192.0.2.1")
    assert crowded is not None and 503 == crowded.status
    for _ in range(6):
        door.leave("10.0.0.1")
    again = door.enter("2001:db8::3")
    assert again is not None and 429 == again.status
    assert None is door.enter("192.0.2.2")
    for gone in ("2001:db8::1", "2001:db8::3"):
        door.leave(gone)
    assert None is door.enter("2001:db8::4")


def test_a_thousand_half_requests_keep_nobody_out(tmp_path: Path) -> None:
    """With the usual limit of 1,024 open files, from one address."""
    command = f"ulimit -n 1024; exec {sys.executable} -m holocene.cli.main serve --no-browser --port 0 --database"
    server = subprocess.Popen(
        ["bash", "-c", f"{command} sqlite:///{tmp_path}/tables.sqlite"], stdout=subprocess.PIPE, text=True,
        env={**os.environ, "HOLOCENE_SERVER": '{"prepare": false}'},
    )  # fmt: skip
    files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files[1], files[1]))
    held: list[socket.socket] = []
    try:
        assert server.stdout is not None
        url = next(word for word in server.stdout.readline().split() if word.startswith("http")).rstrip("/")
        held += [socket.create_connection(place_of(url)) for _ in range(1000)]
        for connection in held:
            try:
                connection.sendall(HALF)
            except OSError:
                continue
        transport = httpx2.HTTPTransport(local_address="127.0.0.2")
        with httpx2.Client(base_url=url, transport=transport, timeout=30) as other:
            assert [200] * 5 == [other.get("/healthz").status_code for _ in range(5)]
    finally:
        for connection in held:
            connection.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, files)
        os.kill(server.pid, signal.SIGTERM)
        server.wait()
        if server.stdout is not None:
            server.stdout.close()


def test_requests_that_are_sent_ahead_are_few(strict: Any) -> None:
    """Some programs do not wait for an answer before they ask again; nobody else has to wait for thousands."""
    whole = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    place = place_of(strict.url)
    last = whole.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    assert 5 == answer_to(place, whole * 4 + last).count(b"HTTP/1.1 200 ")
    assert answer_to(place, whole * 10_000).count(b"HTTP/1.1 ") < 5, "it hung up"
    assert 200 == httpx2.get(f"{strict.url}/healthz", verify=False, timeout=60).status_code


def test_little_is_read_at_once() -> None:
    """A quarter of a megabyte of small pieces would keep everybody waiting."""
    with closing(listen("127.0.0.1", 0)) as listening:
        assert 2 * RECEIVED >= listening.getsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF)


def test_a_head_of_very_many_fields_is_refused(strict: Any) -> None:
    """However short they are: each costs more memory than it has bytes."""
    many = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n%sConnection: close\r\n\r\n"
    place = place_of(strict.url)
    assert answer_to(place, many % (b"a:b\r\n" * 100)).startswith(b"HTTP/1.1 200 ")
    assert answer_to(place, many % (b"a:b\r\n" * 200)).startswith(b"HTTP/1.1 431 ")


def test_what_follows_a_body_is_bounded_and_not_kept(settings: Settings, run_server: RunServer) -> None:
    """Fields after the last chunk are no part of the head, so they had no limit."""
    running = run_server(msgspec.structs.replace(settings, body_bytes=2000))
    chunked = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
    try:
        place = place_of(running.url)
        few = answer_to(
            place, chunked.replace(b"\r\n\r\n2", b"\r\nConnection: close\r\n\r\n2") + b"a:b\r\n" * 10 + b"\r\n"
        )
        assert few.startswith(b"HTTP/1.1 422 ")
        assert answer_to(place, chunked, b"a:b\r\n" * 3000).startswith(b"HTTP/1.1 413 ")
    finally:
        running.stop()
