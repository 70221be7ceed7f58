"""Starts uvicorn around the application: one process, or several that share a database."""

from __future__ import annotations

import gc
import socket
import sys
from collections.abc import Callable

import uvicorn

from holocene.core.errors import HoloceneError
from holocene.server.logs import set_up
from holocene.server.settings import Settings, to_environment

LISTENING = 2048
SWITCH = 0.0005  # seconds a thread may keep the others, and so the event loop, waiting
GARBAGE = (20_000, 20, 100)  # thresholds of the garbage collector
GRACE = 3  # seconds that open requests have when the server stops


def serve(settings: Settings, host: str, port: int, ready: Callable[[str], None], level: str = "warning") -> int:
    """Serves until interrupted; `ready` is told the address once connections are accepted."""
    from holocene.server.app import create_app
    from holocene.server.database import Database
    from holocene.server.migrate import migrate

    set_up(level)
    sys.setswitchinterval(SWITCH)
    listening = _listen(host, port)
    bound = listening.getsockname()[1]
    url = f"http://{_shown(host)}:{bound}/"
    if settings.workers == 1:
        app = create_app(settings)
        config = uvicorn.Config(app, log_config=None, access_log=False, server_header=False, date_header=False,
                                timeout_graceful_shutdown=GRACE, backlog=LISTENING, ws="none")  # fmt: skip
        rest_easy()
        ready(url)
        uvicorn.Server(config).run([listening])
        return 0
    if not Database(settings.database).is_shared:
        raise HoloceneError("several workers need a database in a file or PostgreSQL", "server-bad-database")
    database = Database(settings.database, settings.durable)
    migrate(database)
    database.close()
    to_environment(settings)
    config = uvicorn.Config("holocene.server.app:app_of_environment", factory=True, workers=settings.workers,
                            log_config=None, access_log=False, server_header=False, date_header=False,
                            timeout_graceful_shutdown=GRACE, backlog=LISTENING, ws="none")  # fmt: skip
    ready(url)
    from uvicorn.supervisors import Multiprocess

    Multiprocess(config, [listening]).run()
    return 0


def rest_easy() -> None:
    """What was loaded at the start lives as long as the server, so the collector need not look at it again and again;
    and it looks less often at what comes, since a long look holds every player up."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(LISTENING)
    except OSError as error:
        listening.close()
        reason = error.strerror or str(error)
        raise HoloceneError(
            f"cannot listen on {host}:{port}: {reason}", "serve-cannot-listen", host=host, port=str(port), reason=reason
        ) from error
    listening.set_inheritable(True)
    return listening


def _shown(host: str) -> str:
    """The host in an address that a browser can open."""
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
