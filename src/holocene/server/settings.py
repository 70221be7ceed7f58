"""What a server can be told when it starts; everything has a good default.

The environment variable `HOLOCENE_SERVER` may hold other values as JSON: `{"rate": 20, "bot_threads": 4}`.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import msgspec

from holocene.core.errors import HoloceneError

VARIABLE: Final = "HOLOCENE_SERVER"  # also hands the settings to worker processes


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Limits are generous for people and keep one client from starving the others."""

    database: str = "sqlite://"  # a file by default (`default_database`), in memory here
    workers: int = 1
    bots: tuple[str, ...] = ()  # that tables may choose beside those installed, as module:Class
    bot_threads: int = 2
    longest_think: float = 10.0  # seconds a table may give its bots for one decision
    think: float = 0.5  # seconds, where a table does not say
    patience: float = 5.0  # seconds beyond its time after which a bot that has not answered is given up
    matches_in_memory: int = 1200
    heartbeat: float = 15.0
    streams_per_table: int = 64
    most_tables: int = 100_000
    body_bytes: int = 64 * 1024
    rate: float = 50.0  # requests a second of one client; 0 is no limit
    burst: float = 300.0
    creations_rate: float = 2.0  # new tables a second of one client; 0 is no limit
    creations_burst: float = 60.0
    durable: bool = True  # SQLite waits for the disk after every move
    poll: float = 0.25  # seconds between looks at a SQLite file that several workers write
    sweep: float = 5.0  # seconds between looks for bots that nobody sees to
    trust_proxy: bool = False  # whether X-Forwarded-For says who a client is


def default_database() -> str:
    """One SQLite file in the user's folder for such things."""
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"


def data_folder() -> Path:
    """Where this machine keeps the data of a user's programs."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "holocene"


def to_environment(settings: Settings) -> None:
    """Leaves the settings where worker processes find them."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    """The settings that the environment holds."""
    try:
        return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)
    except msgspec.MsgspecError as error:
        raise HoloceneError(f"{VARIABLE} cannot be read: {error}", "server-bad-settings", reason=str(error)) from error
