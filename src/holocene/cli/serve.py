"""`holocene serve`: the table in the browser, for this machine or a network."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from holocene.cli.again import open_to_others
from holocene.cli.screen import has_screen
from holocene.locale import Text

PORT = 8642


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command."""
    parser = subparsers.add_parser("serve", help=text("command-serve"), description=text("serve-description"))
    parser.add_argument("--host", default="127.0.0.1", metavar=text("serve-host-metavar"), help=text("serve-host-help"))
    parser.add_argument(
        "--port", type=_port, default=PORT, metavar=text("serve-number-metavar"), help=text("serve-port-help")
    )
    parser.add_argument("--database", metavar="URL", help=text("serve-database-help"))
    parser.add_argument(
        "--workers", type=_workers, metavar=text("serve-number-metavar"), help=text("serve-workers-help")
    )
    bot = text("play-bot-metavar")
    parser.add_argument("--bot", action="append", default=[], metavar=bot, help=text("serve-bot-help"))
    parser.add_argument(
        "--pack", type=Path, action="append", default=[], metavar=text("play-folder-metavar"),
        help=text("serve-pack-help"),
    )  # fmt: skip
    parser.add_argument("--no-browser", action="store_true", help=text("serve-no-browser-help"))
    parser.add_argument("--qr", action="store_true", help=text("serve-qr-help"))
    parser.add_argument("--log", choices=("info", "warning", "error"), default="warning", help=text("serve-log-help"))


def _port(word: str) -> int:
    number = int(word)
    if not 0 <= number < 1 << 16:
        raise ValueError
    return number


def _workers(word: str) -> int:
    number = int(word)
    if not 1 <= number <= 64:
        raise ValueError
    return number


def run(args: Namespace) -> int:
    """Serves until it is interrupted."""
    from holocene.server.garbage import look_seldom

    look_seldom()  # before the libraries are loaded

    import msgspec

    from holocene.bots.registry import admit
    from holocene.server.settings import chosen
    from holocene.server.shelf import read_packs
    from holocene.server.start import serve

    own = chosen(args.database)
    bots = (*own.bots, *args.bot)
    for bot in bots:
        admit(bot)
    packs = {**own.packs, **read_packs(args.pack)}
    settings = msgspec.structs.replace(own, workers=args.workers or own.workers, bots=bots, packs=packs)

    def ready(url: str) -> None:
        print(args.text("serve-ready", url=url), flush=True)
        if args.qr or sys.stdout.isatty():
            _tell_others(args, url)
        if not args.no_browser and has_screen():
            _open(url)

    return serve(settings, args.host, args.port, ready, args.log, open_to_others(args, PORT))


def _tell_others(args: Namespace, url: str) -> None:
    """How people elsewhere come in: the addresses to hand out, or what to do so that there are any."""
    from urllib.parse import urlsplit

    from holocene.server.addresses import EVERYWHERE, addresses

    place = urlsplit(url)
    others = [f"{address.rstrip('/')}{place.path}" for address in addresses(args.host, place.port or 0)]
    if others:
        print(args.text("serve-others"), *others, sep="\n  ", flush=True)
        _show_code(others[0])
    elif args.host in EVERYWHERE:
        print(args.text("serve-no-network"), flush=True)
    else:
        print(args.text("serve-only-here", command=open_to_others(args, PORT)), flush=True)


def _show_code(url: str) -> None:
    """The address as a square that telephones read: light on dark, whatever the colours of the terminal are."""
    import io

    import segno
    from rich.console import Console

    drawn = io.StringIO()
    segno.make(url, error="l", micro=False).terminal(drawn, border=2, compact=True)
    Console(highlight=False).print(drawn.getvalue(), style="bright_white on black", soft_wrap=True)


def _open(url: str) -> None:
    """Opens a browser without waiting for it."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
