"""The documentation, opened from the disk in a browser: its search finds pages, and nothing is asked of the network."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tools import site

WIDTHS = (1440, 360)


def test_search_works_from_the_disk(browser: Any, tmp_path: Path) -> None:
    """On a desktop and on a phone: browsers start no worker from a file, so ours takes its place."""
    assert 0 == site.build(tmp_path)
    first = (tmp_path / site.SITE / "index.html").as_uri()
    for width in WIDTHS:
        page = browser.new_page(viewport={"width": width, "height": 640})
        asked: list[str] = []
        page.on("request", lambda request, asked=asked: asked.append(request.url))
        page.goto(first)
        page.keyboard.press("/")
        page.keyboard.type("backup", delay=20)
        page.get_by_role("option", name="Backup and restore").first.click()
        page.wait_for_url("**/hosting.html*")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert [] == [url for url in asked if not url.startswith(("file:", "data:"))]
        page.close()
