"""Editions: addresses that never change, files sent together, and a new edition when a file is edited."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from holocene.server import edition, static

SHELL = """<meta name="root" content=""><meta name="edition" content=""><base href="/">
<link rel="stylesheet" href="styles/a+b.css">
<script type="module" src="app/main.js"></script>
"""
FOR_GOOD = "public, max-age=31536000, immutable"


@pytest.fixture
def web(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder of pages with one script, two style sheets and no more."""
    folder = tmp_path / "web"
    for name, text in {
        "index.html": SHELL,
        "bundle.js": "start();",
        "app/main.js": 'import("./pages/home.js");',
        "app/pages/home.js": "export const home = 1;",
        "styles/a.css": "/* a */\na {\n  b: c;\n}",
        "styles/b.css": "d { e: f }",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    monkeypatch.setattr(static, "WEB", folder)
    return folder


def named(client: TestClient) -> str:
    """The edition that the home page is of."""
    found = re.search(r'name="edition" content="/at/(\w*)"', client.get("/").text)
    return found[1] if found else ""


def test_a_page_names_its_edition(client: TestClient, web: Path) -> None:
    """Its files are asked for by addresses that are kept for good, its own script beside the first."""
    at = f"at/{named(client)}"
    shell = client.get("/")
    assert "no-cache" == shell.headers["cache-control"]
    assert [
        f'<link rel="stylesheet" href="{at}/styles/a+b.css">',
        f'<link rel="modulepreload" href="{at}/bundle/app/pages/home.js">',
        f'<script type="module" src="{at}/bundle/app/main.js"></script>',
    ] == shell.text.splitlines()[1:]
    for path in ("bundle/app/main.js", "bundle/app/main.js.map", "styles/a+b.css", "locale/en/web+table.ftl"):
        answer = client.get(f"/{at}/{path}")
        assert (200, FOR_GOOD) == (answer.status_code, answer.headers["cache-control"])


def test_whoever_has_an_older_page_is_served_but_keeps_nothing(client: TestClient, web: Path) -> None:
    """The script of now, asked for again each time."""
    answer = client.get("/at/0123456789abcdef/bundle/app/pages/home.js")
    assert (200, "no-cache") == (answer.status_code, answer.headers["cache-control"])
    for path in ("bundle/app/none.js", "bundle/%2e%2e/index.html", "styles/none.css", "locale/xx/web.ftl", ""):
        assert 404 == client.get(f"/at/0123456789abcdef/{path}").status_code


def test_an_edited_file_makes_a_new_edition(client: TestClient, web: Path) -> None:
    """The next page that is asked for has it; nothing has to be built or started again."""
    before = named(client)
    (web / "app" / "pages" / "home.js").write_text("export const home = 2;  ")
    after = named(client)
    assert "home = 2" in client.get(f"/at/{after}/bundle/app/pages/home.js").text
    (web / "app" / "pages" / "new.js").write_text("")
    assert 3 == len({before, after, named(client)})
    assert edition.latest() is edition.latest()


def test_scripts_that_cannot_be_bundled_are_sent_as_they_are(client: TestClient, web: Path) -> None:
    """The browser then says what is wrong with them."""
    (web / "app" / "main.js").write_text("function broken( {")
    assert SHELL == client.get("/").text
    assert "function broken( {" == client.get("/app/main.js").text


def test_files_that_are_sent_together(client: TestClient, web: Path) -> None:
    """In the order in which they are asked for; without notes and blanks; each once, and all of them or none."""
    assert "d{e:f}a{b:c;}" == client.get("/styles/b+a.css").text
    words = client.get("/locale/en/web+table.ftl").text.split("\f")
    assert words == [client.get(f"/locale/en/{name}.ftl").text for name in ("web", "table")]
    for path in ("/styles/a+a.css", "/styles/a+none.css", "/styles/a+../index.css", "/app/main+main.js"):
        assert 404 == client.get(path).status_code
    (web / "styles" / "a.css").write_text("a{}")
    os.utime(web / "styles" / "a.css", (1, 1))
    assert "a{}d{e:f}" == client.get("/styles/a+b.css").text
