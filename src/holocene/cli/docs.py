"""`holocene docs`: opens the documentation in a browser, where it has been built, or says how to get it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from holocene.cli.exits import Exit
from holocene.cli.screen import has_screen
from holocene.core.errors import HoloceneError
from holocene.locale import Text

CHECKOUT = Path(__file__).parents[3]
PAGES = "build/docs/site/index.html"


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command."""
    parser = subparsers.add_parser("docs", help=text("command-docs"), description=text("docs-description"))
    parser.add_argument("--no-browser", action="store_true", help=text("serve-no-browser-help"))


def run(args: Namespace) -> int:
    """Opens the first page; search and links work from the disk, so nothing is served."""
    page = first_page(CHECKOUT)
    print(args.text("docs-ready", url=page.as_uri()), flush=True)
    if not args.no_browser and has_screen():
        import webbrowser

        webbrowser.open(page.as_uri())
    return Exit.DONE


def first_page(checkout: Path) -> Path:
    """Where the built pages begin; they are no part of the installed package."""
    if not (checkout / "tools" / "site.py").is_file():
        raise HoloceneError("the documentation is built from a checkout: 'make docs' there", "docs-elsewhere")
    if not (checkout / PAGES).is_file():
        raise HoloceneError(f"type 'make docs' in {checkout} first", "docs-not-built", folder=str(checkout))
    return checkout / PAGES
