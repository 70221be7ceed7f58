"""Logs as JSON lines: what happened, where and how long it took. No token, secret, name or address is ever in them.

An error is told by its kind and the lines of code that it went through, never by its own words: those of a database
hold what was to be stored. What goes wrong again and again is told a few times, then counted.
"""

from __future__ import annotations

import logging
import os
import sys
import threading
import traceback
from pathlib import Path
from typing import Any, Final

import msgspec

LOGGER: Final = logging.getLogger("holocene.server")
VARIABLE: Final = "HOLOCENE_SERVER_LOG"
LIBRARIES: Final = ("asyncio", "concurrent.futures", "sqlalchemy", "uvicorn.error")  # that may complain
PACKAGE: Final = Path(__file__).parents[1].as_posix()
SAID_ELSEWHERE: Final = ("Exception in ASGI application", "ASGI callable returned without")  # by the guard
OFTEN: Final = 3  # lines of one kind within
PERIOD: Final = 5.0  # seconds
KINDS: Final = 1000


class JsonLines(logging.Formatter):
    """One JSON object a line; what is passed as `facts` becomes its fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage().strip(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line |= described(record.exc_info[1])
        return msgspec.json.encode(line).decode()


class Sparing(logging.Filter):
    """Lets a few lines of one kind through; the next one says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[str, ...], list[float]] = {}  # when the period began, lines in it, lines left out
        self._lock = threading.Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        if record.getMessage().startswith(SAID_ELSEWHERE):
            return False
        error = record.exc_info[0] if record.exc_info else None
        with self._lock:
            if len(self._kinds) > KINDS:
                self._kinds.clear()
            count = self._kinds.setdefault((record.name, str(record.msg), getattr(error, "__name__", "")), [0.0, 0, 0])
            if abs(record.created - count[0]) > PERIOD:  # a clock may be set back
                left_out, count[:] = int(count[2]), [record.created, 0, 0]
                if left_out:
                    record.facts = {**getattr(record, "facts", {}), "left_out": left_out}
            count[1] += 1
            count[2] += count[1] > OFTEN
            return count[1] <= OFTEN


def described(error: BaseException) -> dict[str, Any]:
    """An error without its words: its kind and those that led to it, and where it came from."""
    kinds: list[str] = []
    each: BaseException | None = error
    while each is not None and len(kinds) < 5:
        kinds.append(type(each).__name__)
        each = each.__cause__ or each.__context__
    frames = traceback.extract_tb(error.__traceback__)[-20:]
    return {"error": kinds, "trace": [f"{_place(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]}


def _place(filename: str) -> str:
    """The file, as it stands in the package or library."""
    path = Path(filename).as_posix()
    return path.removeprefix(f"{PACKAGE}/") if path.startswith(PACKAGE) else "/".join(Path(path).parts[-3:])


_noted: set[str] = set()


def log(event: str, level: int = logging.INFO, **facts: Any) -> None:
    """Writes one line."""
    LOGGER.log(level, event, extra={"facts": facts})


def log_once(event: str, **facts: Any) -> None:
    """Writes a warning that need not be said again while the process lives."""
    if event not in _noted:
        _noted.add(event)
        log(event, logging.WARNING, **facts)


def fault(event: str, **facts: Any) -> None:
    """Writes one line about a fault of our own, with where it happened."""
    LOGGER.error(event, exc_info=True, extra={"facts": facts})


def set_up(level: str | None = None) -> None:
    """Sends the server's log, and what libraries complain of, to the standard error output. Worker processes, which
    say nothing about how much is to be logged, do as the one that started them."""
    level = level or os.environ.get(VARIABLE, "warning")
    os.environ[VARIABLE] = level
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Sparing())
    for name in (LOGGER.name, *LIBRARIES):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level.upper() if logger is LOGGER else logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True
