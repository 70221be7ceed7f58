"""What a server can be told when it starts; everything has a good default.

Each setting may be given by an environment variable of its own, `HOLOCENE_RATE=20`, or several together as JSON in
`HOLOCENE_SERVER`: `{"rate": 20, "bot_threads": 4}`. The descriptions here are what `docs/hosting.md` shows.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from holocene.core.errors import HoloceneError
from holocene.core.folders import user_folders
from holocene.server.logs import VARIABLE as LOG
from holocene.server.reach import VARIABLE as BOUND

PREFIX: Final = "HOLOCENE_"
VARIABLE: Final = f"{PREFIX}SERVER"  # also hands the settings to worker processes
OTHERS: Final = (VARIABLE, LOG, BOUND, f"{PREFIX}CACHE", f"{PREFIX}BOUNDSCHECK")  # that are no settings
IN_MEMORY: Final = "sqlite://"


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Limits are generous for people and keep one client from starving the others."""

    database: Annotated[
        str, Meta(description="where tables are kept: `sqlite:///FILE` or `postgresql://USER@HOST/NAME`")
    ] = IN_MEMORY
    workers: Annotated[int, Meta(ge=1, le=64, description="processes that share the work")] = 1
    durable: Annotated[bool, Meta(description="whether SQLite waits for the disk after every move")] = True
    hosts: Annotated[
        tuple[str, ...],
        Meta(description="names of this server, besides addresses and names of a private network; `*` is any name"),
    ] = ()
    proxies: Annotated[
        tuple[str, ...],
        Meta(description="addresses or networks of proxies whose X-Forwarded headers are trusted"),
    ] = ()
    root: Annotated[str, Meta(description="the path at which a proxy offers this server, such as `/holocene`")] = ""
    links: Annotated[
        str,
        Meta(
            description="how links for others begin if you make them on this machine; "
            "`--host 0.0.0.0` finds it: `http://192.168.1.20:8642`"
        ),
    ] = ""
    mail: Annotated[
        str,
        Meta(
            description="the mail server that letters go by, such as `smtps://NAME:PASSWORD@HOST`; without one none go"
        ),
    ] = ""
    mail_from: Annotated[str, Meta(description="the address that letters come from, such as `table@example.org`")] = ""
    push_contact: Annotated[
        str,
        Meta(
            description="who is asked by push services where notifications make trouble, such as "
            "`mailto:you@example.org`; without it the address of `mail_from`, or else that of this server"
        ),
    ] = ""
    private_hooks: Annotated[
        bool,
        Meta(description="whether webhooks and notifications may go to private networks, and without TLS"),
    ] = False
    metrics: Annotated[
        str, Meta(description="address and port of the figures for Prometheus, such as `127.0.0.1:9642`")
    ] = ""
    packs: Annotated[
        dict[str, str],
        Meta(description="folders of cards by game, for games to be played with other cards than their own"),
    ] = {}
    bots: Annotated[
        tuple[str, ...], Meta(description="bots that tables may choose besides the installed ones, as `module:Class`")
    ] = ()
    bot_threads: Annotated[int, Meta(ge=1, description="threads of each worker in which bots think")] = 2
    prepare: Annotated[
        bool, Meta(description="whether the strongest bots are compiled at the start instead of at their first table")
    ] = True
    longest_think: Annotated[float, Meta(ge=0, description="seconds a table may give its bots for one decision")] = 10.0
    think: Annotated[float, Meta(ge=0, description="seconds for a bot's decision, unless the table says otherwise")] = (
        0.5
    )
    patience: Annotated[
        float, Meta(ge=0, description="seconds a bot may overrun its time before the server moves for it")
    ] = 5.0
    hint: Annotated[float, Meta(ge=0, description="seconds a hint may take")] = 2.0
    hints_per_client: Annotated[int, Meta(ge=1, description="hints that one client may wait for at once")] = 6
    reviews_per_client: Annotated[
        int, Meta(ge=1, description="reviews of finished games that one client may wait for at once")
    ] = 2
    absence: Annotated[
        float, Meta(ge=0, description="seconds after which the others may let a bot play for somebody who is away")
    ] = 60.0
    expire_open: Annotated[
        float, Meta(ge=0, description="days without a change before a table that never began is deleted; 0 is never")
    ] = 7.0
    expire_running: Annotated[
        float, Meta(ge=0, description="days without a move before an unfinished game is deleted; 0 is never")
    ] = 90.0
    expire_over: Annotated[float, Meta(ge=0, description="days before a finished game is deleted; 0 is never")] = 0.0
    expire_days: Annotated[
        float, Meta(ge=0, description="days for which the boards of daily deals are kept; 0 is for ever")
    ] = 400.0
    most_tables: Annotated[
        int, Meta(ge=0, description="tables that are kept; with 0 no new ones can be made, but the others play on")
    ] = 100_000
    tables_per_client: Annotated[int, Meta(ge=0, description="tables one client may have here; 0 is no limit")] = 2000
    rate: Annotated[float, Meta(ge=0, description="requests a second from one client; 0 is no limit")] = 50.0
    burst: Annotated[float, Meta(ge=0, description="requests from one client at once")] = 300.0
    creations_rate: Annotated[float, Meta(ge=0, description="new tables a second from one client; 0 is no limit")] = 0.5
    creations_burst: Annotated[float, Meta(ge=0, description="new tables from one client at once")] = 60.0
    streams_per_table: Annotated[int, Meta(ge=0, description="spectators who may watch one table at once")] = 64
    streams_per_seat: Annotated[int, Meta(ge=1, description="windows in which one player may have the table open")] = 8
    streams_per_client: Annotated[
        int, Meta(ge=0, description="tables that one client may have open at each worker; 0 is no limit")
    ] = 128
    connections: Annotated[
        int,
        Meta(
            ge=0, description="connections open at once at each worker; 0 is as many as the system's file limit allows"
        ),
    ] = 0
    connections_per_client: Annotated[
        int, Meta(ge=0, description="of these, how many from one address; 0 is a quarter of them, at most 256")
    ] = 0
    head_bytes: Annotated[int, Meta(ge=1024, description="largest head of a request")] = 32 * 1024
    body_bytes: Annotated[int, Meta(ge=1024, description="largest body of a request")] = 64 * 1024
    record_bytes: Annotated[int, Meta(ge=1024, description="largest record that can be uploaded")] = 256 * 1024
    records_waiting: Annotated[
        int, Meta(ge=1, description="uploaded records that may wait to be read, one from each client")
    ] = 8
    head_seconds: Annotated[float, Meta(gt=0, description="seconds in which the head of a request must arrive")] = 10.0
    body_seconds: Annotated[float, Meta(gt=0, description="seconds in which the rest of it must arrive")] = 30.0
    idle_seconds: Annotated[int, Meta(ge=1, description="seconds after which an unused connection is closed")] = 30
    heartbeat: Annotated[float, Meta(gt=0, description="seconds between heartbeats on a quiet stream")] = 15.0
    matches_in_memory: Annotated[
        int, Meta(ge=1, description="tables that each worker keeps in memory; long games count several times")
    ] = 1200
    shown_bytes: Annotated[
        int, Meta(ge=0, description="memory for moments that each worker keeps as they were sent")
    ] = 32 * 1024 * 1024
    poll: Annotated[
        float, Meta(gt=0, description="seconds between checks of a SQLite file that several workers write")
    ] = 0.25
    sweep: Annotated[float, Meta(gt=0, description="seconds between checks for bots that nobody attends to")] = 5.0


def types_of_settings() -> dict[str, tuple[Any, Meta]]:
    """The type and the description of each setting, by its name."""
    hints = get_type_hints(Settings, include_extras=True)
    return {name: get_args(hints[name]) for name in Settings.__struct_fields__}


def bad_setting(name: str, value: str) -> HoloceneError:
    """What to tell those who gave a setting a value that it cannot have."""
    return HoloceneError(f"the setting '{name}' cannot be '{value}'", "server-bad-setting", name=name, value=value)


def default_database() -> str:
    """One SQLite file in the user's folder for such things."""
    return f"sqlite:///{user_folders().user_data_path / 'tables.sqlite'}"


def chosen(database: str | None = None) -> Settings:
    """The settings of a command: its own database, else that of the environment, else the user's file."""
    own = from_environment()
    named = database or (own.database if own.database != IN_MEMORY else default_database())
    return msgspec.structs.replace(own, database=named)


def to_environment(settings: Settings) -> None:
    """Leaves the settings where worker processes find them, and nothing that would overrule them."""
    for name in Settings.__struct_fields__:
        os.environ.pop(_variable(name), None)
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    """The settings that the environment holds; a variable for one of them overrules those given together. What is
    misspelt is refused: a limit that somebody believes in would not be there."""
    given = os.environ.get(VARIABLE, "{}")
    with _reading(VARIABLE):
        _check_names(msgspec.json.decode(given, type=dict[str, Any]), Settings.__struct_fields__)
        together = msgspec.json.decode(given, type=Settings)
    ours = (name for name in os.environ if name.startswith(PREFIX))
    _check_names(ours, (*OTHERS, *map(_variable, Settings.__struct_fields__)))
    single = {}
    for name, (kind, meta) in types_of_settings().items():
        if word := os.environ.get(_variable(name)):
            with _reading(_variable(name)):
                single[name] = _value(word, kind, meta)
    return msgspec.structs.replace(together, **single)


def _check_names(given: Iterable[str], known: Sequence[str]) -> None:
    for name in given:
        if name not in known:
            nearest = get_close_matches(name, known, n=1, cutoff=0)[0]
            raise HoloceneError(
                f"there is no setting '{name}': did you mean '{nearest}'?",
                "server-unknown-setting",
                name=name,
                nearest=nearest,
            )


def _variable(name: str) -> str:
    return PREFIX + name.upper()


def _value(word: str, kind: Any, meta: Meta) -> Any:
    """What a word stands for: lists have commas, maps are JSON."""
    if get_origin(kind) is dict:
        return msgspec.json.decode(word, type=kind)
    parts = [part.strip() for part in word.split(",")] if get_origin(kind) is tuple else word
    return msgspec.convert(parts, Annotated[kind, meta], strict=False)


@contextmanager
def _reading(variable: str) -> Iterator[None]:
    try:
        yield
    except msgspec.MsgspecError as error:
        reason = str(error)
        raise HoloceneError(
            f"{variable} cannot be read: {reason}", "server-bad-settings", variable=variable, reason=reason
        ) from error
