"""The examples for nginx and Caddy, each started on this machine before a real server: pages, commands and streams come
through, and the server knows who asks."""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from holocene.server.settings import Settings

DEPLOY = Path(__file__).parents[2] / "deploy"
HOST = "play.example.org"
PATIENCE = 15.0  # seconds until a proxy must listen
PACKAGES = {"nginx": "nginx-light", "caddy": "caddy", "openssl": "openssl"}  # of Debian


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def program(name: str) -> str:
    """Where a program is, also one for those who run a machine; in CI it must be there."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if found is None:
        assert os.environ.get("CI") != "true", f"CI must have {name}: apt-get install {PACKAGES[name]}"
        pytest.skip(f"no {name} here: apt-get install {PACKAGES[name]}")
    return found


def nginx(folder: Path, port: int, inside: int) -> list[str]:
    """Our example with the ports and the certificate of a test, in the frame that Debian's nginx has."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"]
    named = ["-subj", f"/CN={HOST}", "-keyout", str(key), "-out", str(certificate)]
    made = [program("openssl"), "req", "-x509", *kind, *named]
    subprocess.run(made, check=True, capture_output=True)
    example = (DEPLOY / "nginx.conf").read_text(encoding="utf-8").replace("8642", str(inside))
    example = example.replace(f"/etc/letsencrypt/live/{HOST}/fullchain.pem", str(certificate))
    example = example.replace(f"/etc/letsencrypt/live/{HOST}/privkey.pem", str(key))
    for listening, own in (("[::]:443", f"[::1]:{port}"), ("[::]:80", f"[::1]:{free_port()}")):
        example = example.replace(f"listen {listening}", f"listen {own}")
    example = example.replace("listen 443", f"listen 127.0.0.1:{port}")
    example = example.replace("listen 80", f"listen 127.0.0.1:{free_port()}")
    temporary = "".join(
        f"{kind}_temp_path {folder / kind};" for kind in ("proxy", "client_body", "fastcgi", "uwsgi", "scgi")
    )
    frame = f"daemon off; pid {folder / 'pid'}; error_log {folder / 'log'}; events {{}}"
    whole = folder / "nginx.conf"
    whole.write_text(f"{frame} http {{ access_log off; {temporary}\n{example} }}", encoding="utf-8")
    return [program("nginx"), "-e", str(folder / "log"), "-c", str(whole)]


def caddy(folder: Path, port: int, inside: int) -> list[str]:
    """Our example with the ports of a test, and a certificate that it makes itself."""
    example = (DEPLOY / "Caddyfile").read_text(encoding="utf-8").replace("8642", str(inside))
    example = example.replace(f"{HOST} {{", f"https://{HOST}:{port} {{\n\tbind 127.0.0.1\n\ttls internal", 1)
    frame = (
        "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tstorage file_system "
        + f"{folder}\n}}\n"
    )
    (folder / "Caddyfile").write_text(frame + example, encoding="utf-8")
    return [program("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


class Named(httpx2.HTTPTransport):
    """Sends what is meant for the example's name to the proxy of a test."""

    def __init__(self, port: int) -> None:
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        super().__init__(verify=trusting)
        self.port = port

    def handle_request(self, request: httpx2.Request) -> httpx2.Response:
        request.extensions = {**request.extensions, "sni_hostname": HOST}
        request.url = request.url.copy_with(host="127.0.0.1", port=self.port)
        return super().handle_request(request)


@pytest.fixture(params=[nginx, caddy], ids=lambda proxy: proxy.__name__)
def outside(request: pytest.FixtureRequest, tmp_path: Path, run_server: Any) -> Iterator[httpx2.Client]:
    """Somebody on the internet, with a proxy between them and the server, which lets each client make two tables."""
    proxy: Callable[[Path, int, int], list[str]] = request.param
    for name in (proxy.__name__, "openssl"):
        program(name)
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    limits: dict[str, Any] = {"heartbeat": 0.3, "creations_rate": 0.001, "creations_burst": 2.0}
    server = run_server(Settings(database=database, durable=False, hosts=(HOST,), proxies=("127.0.0.1",), **limits))
    port = free_port()
    command = proxy(tmp_path, port, int(server.url.rpartition(":")[2]))
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
        try:
            _wait(port)
            with httpx2.Client(transport=Named(port), base_url=f"https://{HOST}", timeout=20) as client:
                yield client
        finally:
            running.terminate()
            server.stop()


def _wait(port: int) -> None:
    ends = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            assert time.monotonic() < ends, "the proxy does not listen"
            time.sleep(0.05)
        else:
            return


def test_a_missing_proxy_is_an_error_in_ci_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Elsewhere one line says what to install."""
    monkeypatch.setattr(shutil, "which", lambda name, path=None: None)
    monkeypatch.setenv("CI", "true")
    with pytest.raises(AssertionError, match="CI must have nginx: apt-get install nginx-light"):
        program("nginx")
    monkeypatch.delenv("CI")
    with pytest.raises(pytest.skip.Exception, match="no caddy here: apt-get install caddy"):
        program("caddy")


def test_pages_commands_and_streams_come_through(outside: httpx2.Client, make_table: Any, lines_of: Any) -> None:
    """As if nothing stood between."""
    page = outside.get("/")
    assert (200, "max-age=31536000") == (page.status_code, page.headers["strict-transport-security"])
    outside.headers["Origin"] = f"https://{HOST}"
    table = make_table(outside, kinds="here here")
    heads = {**table.head(0), "Accept": "application/x-ndjson"}
    with outside.stream("GET", table.url + "/stream", headers=heads) as response:
        lines = lines_of(response)
        now = lines.next()["data"]
        seat = now["to_act"]
        assert 200 == table.play(seat, table.moment(seat)["moves"][0]["move"]).status_code
        assert 1 == lines.next(until=lambda data: data["n"] == 1)["data"]["n"]


def test_the_server_knows_who_asks(outside: httpx2.Client) -> None:
    """Not by what they say of themselves; and pages of others are refused."""
    foreign = outside.post("/api/play-now", json={"game": "progress"}, headers={"Origin": "https://elsewhere.example"})
    assert 403 == foreign.status_code
    said = [{"X-Forwarded-For": f"203.0.113.{n}"} for n in range(4)]
    made = [outside.post("/api/play-now", json={"game": "progress"}, headers=heads).status_code for heads in said]
    assert (201, 429) == (made[0], made[-1])
