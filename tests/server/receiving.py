"""Those who are told, and where it comes in: people with a key, a browser's push service, a webhook, a postbox."""

from __future__ import annotations

import json
import secrets
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from email import message_from_bytes, policy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import insert

from holocene.server.club.news.sender import Sender
from holocene.server.club.ways.schema import addresses
from holocene.server.service import Service
from tests.server.conftest import Table as TableSeen
from tests.server.postbox import Postbox

ALL = ["turn", "begin", "over", "invitation", "deal"]


class Came(NamedTuple):
    """A request that came in."""

    path: str
    heads: dict[str, str]
    body: bytes


class Receiver:
    """A server of somebody else's, which keeps what comes and answers as it is told, when it is ready to."""

    def __init__(self) -> None:
        self.came: list[Came] = []
        self.answers = threading.Event()
        self.answers.set()
        self.status = 201
        self.location = ""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.came.append(Came(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                receiver.answers.wait()
                self.send_response(receiver.status)
                if receiver.location:
                    self.send_header("Location", receiver.location)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Says nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.answers.set()
        self.server.shutdown()
        self.server.server_close()


def unpadded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def bytes_of(word: str) -> bytes:
    return urlsafe_b64decode(word + "=" * (-len(word) % 4))


class Browser:
    """What a browser has of a subscription: a key pair and a secret of its own."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.secret = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)

    def subscription(self) -> dict[str, str]:
        point = self.secret.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": unpadded(point), "auth": unpadded(self.auth), "label": "Here"}

    def opened(self, body: bytes) -> dict[str, Any]:
        """What only this browser can read."""
        plain = http_ece.decrypt(body, private_key=self.secret, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, Any] = json.loads(plain)
        return found


def claims_of(authorization: str, key: str) -> dict[str, Any]:
    """What a push service is told of who sends; InvalidSignature where somebody else signed it."""
    fields = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    assert key == fields["k"]
    signed, _, signature = fields["t"].rpartition(".")
    raw = bytes_of(signature)
    whole = utils.encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
    public.verify(whole, signed.encode(), ec.ECDSA(SHA256()))
    head, body = (json.loads(bytes_of(part)) for part in signed.split("."))
    assert "ES256" == head["alg"]
    claims: dict[str, Any] = body
    return claims


class Known:
    """Somebody who is known, and asks by her key."""

    def __init__(self, client: Any, name: str, language: str = "en", zone: str = "UTC") -> None:
        self.client, self.name = client, name
        self.head = {"Holocene-Person": secrets.token_urlsafe(24)}
        said = {"name": name, "mark": "wheel", "language": language, "zone": zone}
        self.id: str = self.ask("POST", "", said)["id"]

    def ask(self, method: str, path: str, body: Any = None, base: str = "/api/me") -> Any:
        more = {} if body is None else {"json": body}
        answer = self.client.request(method, base + path, headers=self.head, **more)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def wants(self, channel: str, wishes: list[str] = ALL, **more: Any) -> None:
        """Switches on; with no quiet hours, whatever the clock shows while the tests run."""
        self.ask("PATCH", "/news", {"told": {channel: wishes}, "quiet_from": -1, "quiet_until": -1, **more})

    def subscribes(self, endpoint: str) -> Browser:
        browser = Browser(endpoint)
        self.ask("POST", "/push", browser.subscription())
        return browser

    def hooks(self, url: str, form: str = "json") -> str:
        secret: str = self.ask("POST", "/hook", {"url": url, "form": form})["secret"]
        return secret

    def has_address(self, service: Service, address: str) -> None:
        with service.database.write() as connection:
            connection.execute(insert(addresses), {"person_id": self.id, "address": address, "created": 0.0})

    def makes_table(self, **more: Any) -> TableSeen:
        """One with an open seat beside hers."""
        seats = [{"kind": "me", "name": self.name}, {"kind": "open"}]
        asked = {"game": "s-evolution", "options": {"players": 2}, "seats": seats, **more}
        return TableSeen(self.client, self.ask("POST", "", asked, "/api/tables"))

    def sits_down(self, table: TableSeen, seat: int = 1) -> None:
        heads = {**self.head, **table.head(seat)}
        answer = self.client.post(f"{table.url}/join", headers=heads, json={"name": self.name})
        assert 200 == answer.status_code, answer.text
        table.tokens[seat] = answer.json()["token"]


def mover(table: TableSeen) -> int:
    seat: int = table.moment()["to_act"]
    return seat


def move_until(table: TableSeen, seat: int) -> None:
    """Plays until the table waits for a seat."""
    rng = Random(7)
    while mover(table) != seat:
        table.play_on(rng, 1)


class Clock:
    """Shows what it is told to."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        """News are written down by the real clock, which this one is never behind."""
        self.now = max(self.now, time.time()) + seconds


def sent_by(sender: Sender, *clocks: Clock, seconds: float = 11.0) -> None:
    """Looks once, when what was written down just now is due, and waits until all of it is sent."""
    for clock in clocks:
        clock.pass_by(seconds)
    looked(sender)


def looked(sender: Sender) -> None:
    """Looks once, and waits until all that was due is sent."""
    sender.step()
    sender.rest()


def letters_in(box: Postbox) -> list[Any]:
    return [message_from_bytes(each.content, policy=policy.default) for each in box.came]
