"""Letters go by a real mail server, in all letters that there are, and settings that cannot be are explained."""

from __future__ import annotations

import ssl
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from holocene.core.errors import HoloceneError
from holocene.server.club.mail import Letter, check, is_possible, send
from holocene.server.club.ways.post import Post
from holocene.server.settings import Settings
from tests.server.postbox import Postbox, free_port, posting


@pytest.fixture
def postbox() -> Iterator[tuple[Postbox, str]]:
    with posting() as found:
        yield found


def test_a_letter_arrives(postbox: tuple[Postbox, str]) -> None:
    box, place = postbox
    settings = Settings(mail=place, mail_from="Table <table@example.org>")
    send(settings, Letter("ada@example.org", "À vous de jouer", "Ваш ход.\n", "https://example.org/me"))
    (envelope,) = box.came
    letter = message_from_bytes(envelope.content, policy=policy.default)
    assert ["ada@example.org"] == envelope.rcpt_tos
    assert ("À vous de jouer", "Ваш ход.") == (letter["Subject"], letter.get_content().strip())
    assert ("<https://example.org/me>", "auto-generated") == (letter["List-Unsubscribe"], letter["Auto-Submitted"])


def test_a_long_address_to_leave_by_stays_whole(postbox: tuple[Postbox, str]) -> None:
    """Mail programs look for it as it is, and find no encoded one."""
    box, place = postbox
    leave = f"https://a-server-with-a-rather-long-name.example.org/holocene/leave/{'9f3c' * 10}"
    send(Settings(mail=place, mail_from="table@example.org"), Letter("ada@example.org", "Ваш ход", "Ход.", leave))
    assert f"List-Unsubscribe: <{leave}>\r\n".encode() in box.came[0].content


def test_a_letter_that_was_taken_is_not_sent_again(
    postbox: tuple[Postbox, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However the mail server says goodbye: it has the letter."""

    async def curtly(*_: Any) -> str:
        return "421 too much to do"

    box, place = postbox
    monkeypatch.setattr(box, "handle_QUIT", curtly, raising=False)
    post = Post(Settings(mail=place, mail_from="table@example.org"))
    post.send_later(Letter("ada@example.org", "News", "None.\n"))
    post.stop()
    assert 1 == len(box.came)


@pytest.mark.parametrize(
    ("mail", "sender"), [("mail.example.org", "a@b"), ("smtp://host", "nobody"), ("ftp://h", "a@b")]
)
def test_settings_that_cannot_be_are_explained(mail: str, sender: str) -> None:
    with pytest.raises(HoloceneError):
        check(Settings(mail=mail, mail_from=sender))


def test_nobody_is_offered_letters_without_a_mail_server() -> None:
    check(Settings())
    assert (False, True) == (is_possible(Settings()), is_possible(Settings(mail="smtp://host")))


def test_a_letter_goes_by_a_line_that_is_encrypted_from_the_start(tmp_path: Path) -> None:
    box = Postbox()
    controller = Controller(box, hostname="127.0.0.1", port=free_port(), ssl_context=certified(tmp_path))
    controller.start()
    try:
        settings = Settings(mail=f"smtps://127.0.0.1:{controller.port}", mail_from="table@example.org")
        send(settings, Letter("ada@example.org", "News", "None.\n"))
        assert 1 == len(box.came)
    finally:
        controller.stop()


def certified(folder: Path) -> ssl.SSLContext:
    """What a server of this machine needs to be spoken to in secret."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "here")])
    now = datetime.now(UTC)
    made = x509.CertificateBuilder(name, name, key.public_key(), 1, now, now + timedelta(days=1)).sign(key, SHA256())
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "both.pem").write_bytes(private + made.public_bytes(Encoding.PEM))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(folder / "both.pem")
    return context
