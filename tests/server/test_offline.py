"""What an installed app is given: manifest, worker and the page without a server."""

from __future__ import annotations

import json
import re
import struct
from html import escape
from pathlib import Path

from starlette.testclient import TestClient

from holocene.locale import LANGUAGES, Text
from holocene.server import edition, static

WEB = static.WEB


def test_the_worker_knows_its_edition(client: TestClient) -> None:
    """It changes with every edition, and is asked for anew each time."""
    answer = client.get("/worker.js")
    assert (200, "no-cache") == (answer.status_code, answer.headers["cache-control"])
    assert f'EDITION = "/at/{edition.latest().name}"' in answer.text
    assert answer.headers["content-type"].startswith("text/javascript")


def test_the_worker_asks_for_files_that_are_there(client: TestClient) -> None:
    """One that is missing, or not kept for good, would leave an app without its page."""
    text = client.get("/worker.js").text
    shell = re.search(r"(?s)const shell = \[(.*?)\]", text)
    assert shell is not None
    for path in re.findall(r'"([^"]+)"', shell[1]):
        answer = client.get(f"/at/{edition.latest().name}/{path}")
        assert (path, 200, static.FOR_GOOD) == (path, answer.status_code, answer.headers["cache-control"])


def test_the_page_without_a_server_speaks_every_language(client: TestClient) -> None:
    """In one answer, with the files of the edition that it was made with."""
    text = client.get("/offline").text
    assert list(LANGUAGES) == re.findall(r'<section lang="(\w+)">', text)
    assert [] == re.findall(r"offline-\w+<", text)
    titles = [escape(Text(language)("offline-title")) for language in LANGUAGES]
    assert titles == re.findall(r"<h1>(.*?)</h1>", text)
    shell = client.get("/worker.js").text
    for path in re.findall(r'(?:href|src)="at/\w+/([^"]+)"', text):
        assert f'"{path}"' in shell


def test_the_manifest_names_pictures_of_the_size_that_they_have(client: TestClient) -> None:
    """Its addresses are relative, so that an app may live below a path."""
    answer = client.get("/manifest.webmanifest")
    manifest = json.loads(answer.text)
    assert "application/manifest+json" == answer.headers["content-type"]
    assert ("./", "./") == (manifest["start_url"], manifest["scope"])
    for icon in manifest["icons"]:
        if icon["sizes"] != "any":
            assert icon["sizes"] == "{}x{}".format(*size_of(WEB / icon["src"]))
        assert client.get(f"/{icon['src']}").status_code == 200


def size_of(picture: Path) -> tuple[int, int]:
    """Width and height of a PNG."""
    width, height = struct.unpack(">II", picture.read_bytes()[16:24])
    return width, height


def test_there_is_an_icon_where_browsers_look_for_one(client: TestClient) -> None:
    """Of a page that names none, such as plain text."""
    answer = client.get("/favicon.ico")
    assert (200, "image/svg+xml") == (answer.status_code, answer.headers["content-type"].partition(";")[0])
