"""Starts uvicorn around the application: one process, or several that share a database."""

from __future__ import annotations

import os
import re
import socket
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from tempfile import TemporaryDirectory
from typing import Any, Final

import uvicorn

from holocene.core.errors import HoloceneError
from holocene.core.reasons import reason_of
from holocene.server.addresses import EVERYWHERE, in_url
from holocene.server.garbage import rest_easy
from holocene.server.logs import set_up
from holocene.server.reach import Bound
from holocene.server.reach import to_environment as tell_bound
from holocene.server.settings import Settings, bad_setting, to_environment

LISTENING: Final = 2048
RECEIVED: Final = 16 * 1024  # bytes that the system takes in for us before they are read, and are then read at once
SWITCH: Final = 0.0005  # seconds a thread may keep the others, and so the event loop, waiting
GRACE: Final = 3  # seconds that open requests have when the server stops
ROOT: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*")
LINKS: Final = re.compile(r"(https?://[A-Za-z0-9._:\[\]-]+)?")
FACTORY: Final = "holocene.server.worker:app_of_environment"


def serve(settings: Settings, host: str, port: int, ready: Callable[[str], None], level: str = "warning",
          command: str = "") -> int:  # fmt: skip
    """Serves until interrupted; `ready` is told the address once connections are accepted. `command` is what would let
    in others, for those who open the pages of a server that only this machine reaches."""
    from holocene.server.door import open_wide

    set_up(level)
    check(settings)
    sys.setswitchinterval(SWITCH)
    open_wide()
    with closing(listen(host, port)) as listening:
        own = "127.0.0.1" if host in EVERYWHERE else host
        at = listening.getsockname()[1]
        url = f"http://{in_url(own)}:{at}{settings.root}/"
        tell_bound(Bound(host, at, command))
        start = _serve_alone if settings.workers == 1 else _serve_together
        with suppress(KeyboardInterrupt):  # which uvicorn hands on when all is done
            start(settings, listening, lambda: ready(url))
    return 0


def _serve_alone(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    from holocene.server import metrics, preparing
    from holocene.server.app import create_app

    app = create_app(settings)
    if settings.metrics:
        metrics.serve(settings.metrics)
    rest_easy()
    ready()
    if settings.prepare:
        preparing.begin(app.state.service.shelf)
    uvicorn.Server(config_of(app, settings)).run([listening])


def _serve_together(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    from holocene.server import metrics
    from holocene.server.database import Database
    from holocene.server.migrate import migrate
    from holocene.server.workers import Workers

    database = Database(settings.database, settings.durable)
    if not database.is_shared:
        raise HoloceneError("several workers need a database in a file or PostgreSQL", "server-bad-database")
    migrate(database)
    database.close()
    to_environment(settings)
    with TemporaryDirectory(prefix="holocene-") as numbers:
        if settings.metrics:
            os.environ[metrics.VARIABLE] = numbers
            metrics.serve(settings.metrics, numbers)
        ready()
        Workers(config_of(FACTORY, settings, factory=True, workers=settings.workers), [listening]).run()


def config_of(app: Any, settings: Settings, **more: Any) -> uvicorn.Config:
    """What uvicorn is told; nothing of a request's head is believed before the guard has seen it."""
    from holocene.server.door import Config

    return Config(app, settings, log_config=None, access_log=False, server_header=False, date_header=False,
                  proxy_headers=False, timeout_graceful_shutdown=GRACE, backlog=LISTENING, ws="none",
                  **more)  # fmt: skip


def check(settings: Settings) -> None:
    """Explains settings that cannot be."""
    from holocene.server.callers import Callers
    from holocene.server.club import mail
    from holocene.server.club.news import push
    from holocene.server.shelf import Shelf

    Callers(settings)
    mail.check(settings)
    push.check(settings)
    if not ROOT.fullmatch(settings.root):
        raise bad_setting("root", settings.root)
    if not LINKS.fullmatch(settings.links):
        raise bad_setting("links", settings.links)
    shelf = Shelf(settings.packs)
    for game in settings.packs:
        shelf.game(game)


def listen(host: str, port: int) -> socket.socket:
    """A socket that takes connections in."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVED)
    try:
        listening.bind((host, port))
        listening.listen(LISTENING)
    except OSError as error:
        listening.close()
        reason = reason_of(error)
        raise HoloceneError(
            f"cannot listen on {host}:{port}: {reason}", "serve-cannot-listen", host=host, port=str(port), reason=reason
        ) from error
    listening.set_inheritable(True)
    return listening
