"""The icons of the installed app, from the logo: `python -m tools.app_icons`.

Systems want bitmaps, some with the whole square painted (`maskable`: what matters stays within the middle four fifths).
Chromium draws them, as in the tests of the pages.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final, NamedTuple

PICTURES: Final = Path(__file__).parents[1] / "src" / "holocene" / "web" / "pictures"
PAPER: Final = "#f1ebde"


class Icon(NamedTuple):
    """A bitmap: its side in pixels, the part of it that the logo takes, and whether the ground is painted."""

    name: str
    side: int
    part: float
    is_painted: bool


ICONS: Final = (
    Icon("app-192", 192, 0.92, False),
    Icon("app-512", 512, 0.92, False),
    Icon("app-maskable-512", 512, 0.6, True),
    Icon("app-apple-180", 180, 0.72, True),
)


def page_of(icon: Icon) -> str:
    """A page that shows the logo as the icon wants it."""
    logo = (PICTURES / "logo.svg").read_text(encoding="utf-8")
    ground = PAPER if icon.is_painted else "transparent"
    side = round(icon.side * icon.part)
    return (
        f'<body style="margin:0;display:grid;place-items:center;height:100vh;background:{ground}">'
        f"{logo.replace('<svg ', f'<svg width={side} height={side} ', 1)}"
    )


def main() -> None:
    from playwright.sync_api import sync_playwright

    path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=["--headless", "--no-sandbox", "--disable-gpu"])
        for icon in ICONS:
            page = browser.new_page(viewport={"width": icon.side, "height": icon.side})
            page.set_content(page_of(icon))
            page.screenshot(path=PICTURES / f"{icon.name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
