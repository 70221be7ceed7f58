"""What can be measured from outside, in Prometheus' form. Labels never hold names, tokens or tables."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()
FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

REQUESTS: Final = Counter("holocene_requests", "Answered requests", ["method", "route", "status"], registry=REGISTRY)
LATENCY: Final = Histogram("holocene_request_seconds", "Time to answer", ["route"], buckets=FAST, registry=REGISTRY)
ENTRIES: Final = Counter("holocene_moves", "Rows of the log written", ["game", "kind", "by"], registry=REGISTRY)
TABLES: Final = Counter("holocene_tables_created", "Tables created", ["game"], registry=REGISTRY)
IN_MEMORY: Final = Gauge("holocene_matches_in_memory", "Tables held in memory", registry=REGISTRY)
STREAMS: Final = Gauge("holocene_streams", "Open streams", registry=REGISTRY)
THINKING: Final = Histogram(
    "holocene_bot_seconds", "Time a bot thought", ["game", "bot"], buckets=SLOW, registry=REGISTRY
)
BOT_FAULTS: Final = Counter("holocene_bot_faults", "Bots that failed", ["bot", "fault"], registry=REGISTRY)
ERRORS: Final = Counter("holocene_errors", "Faults of our own", ["where"], registry=REGISTRY)


def page() -> bytes:
    """All of it as text."""
    return generate_latest(REGISTRY)
