"""What can be measured from outside, in Prometheus' form. Labels never hold names, tokens or tables.

Where several processes serve, each writes its numbers to files of its own, and the process that watches over them adds
them up: that is what the library does when the variable of `VARIABLE` names a folder before it is loaded.
"""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, start_http_server
from prometheus_client.multiprocess import MultiProcessCollector

from holocene.core.errors import HoloceneError
from holocene.core.reasons import reason_of

VARIABLE: Final = "PROMETHEUS_MULTIPROC_DIR"
REGISTRY: Final = CollectorRegistry()
FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

REQUESTS: Final = Counter("holocene_requests", "Answered requests", ["method", "route", "status"], registry=REGISTRY)
LATENCY: Final = Histogram("holocene_request_seconds", "Time to answer", ["route"], buckets=FAST, registry=REGISTRY)
ENTRIES: Final = Counter("holocene_moves", "Rows of the log written", ["game", "kind", "by"], registry=REGISTRY)
TABLES: Final = Counter("holocene_tables_created", "Tables created", ["game"], registry=REGISTRY)
IN_MEMORY: Final = Gauge(
    "holocene_matches_in_memory", "Tables held in memory", registry=REGISTRY, multiprocess_mode="livesum"
)
STREAMS: Final = Gauge("holocene_streams", "Open streams", registry=REGISTRY, multiprocess_mode="livesum")
THINKING: Final = Histogram(
    "holocene_bot_seconds", "Time a bot thought", ["game", "bot"], buckets=SLOW, registry=REGISTRY
)
BOT_FAULTS: Final = Counter("holocene_bot_faults", "Bots that failed", ["bot", "fault"], registry=REGISTRY)
ERRORS: Final = Counter("holocene_errors", "Faults of our own", ["where"], registry=REGISTRY)
NEWS: Final = Counter("holocene_news", "Messages to people who are away", ["channel", "result"], registry=REGISTRY)
TURNED_AWAY: Final = Counter("holocene_turned_away", "Connections ended for a limit", ["why"], registry=REGISTRY)


def page() -> bytes:
    """All of this process as text."""
    return generate_latest(REGISTRY)


def serve(place: str, folder: str = "") -> None:
    """Shows the numbers at a place of their own: those of this process, or of all that write to a folder."""
    registry = REGISTRY
    if folder:
        registry = CollectorRegistry()
        MultiProcessCollector(registry, folder)
    host, _, port = place.rpartition(":")
    try:
        start_http_server(int(port), host.strip("[]") or "127.0.0.1", registry)
    except (OSError, OverflowError, ValueError) as error:
        reason = reason_of(error)
        raise HoloceneError(
            f"no numbers can be served at '{place}': {reason}", "server-bad-metrics", place=place, reason=reason
        ) from error
