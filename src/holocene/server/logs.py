"""Logs as JSON lines: what happened, where and how long it took. No token, secret, name or address is ever in them."""

from __future__ import annotations

import logging
import sys
from typing import Any, Final

import msgspec

LOGGER: Final = logging.getLogger("holocene.server")


class JsonLines(logging.Formatter):
    """One JSON object a line; what is passed as `facts` becomes its fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log(event: str, level: int = logging.INFO, **facts: Any) -> None:
    """Writes one line."""
    LOGGER.log(level, event, extra={"facts": facts})


def fault(event: str, **facts: Any) -> None:
    """Writes one line about a fault of our own, with where it happened."""
    LOGGER.error(event, exc_info=True, extra={"facts": facts})


def set_up(level: str = "info") -> None:
    """Sends the server's log, and uvicorn's complaints, to the standard error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for logger in (LOGGER, logging.getLogger("uvicorn.error")):
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True
