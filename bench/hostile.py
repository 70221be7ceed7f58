"""Whether a hostile connection holds other players up, over loopback: `python -m bench.hostile`.

Somebody plays at many tables at a steady rate. In turn, round after round, she is left alone and beside one hostile
connection of each kind; one that the server ends is opened anew, ten times a second. What a move takes is told for
each: the medians over all rounds of p50 and p99, so that a busy moment of the machine is not taken for harm, and how
far p99 is from that of who is alone; also how much the server had to work, and the most memory that it had. The hostile
come from another address, and the usual limits of heads, bodies and times hold; bounded in number and time.
"""

from __future__ import annotations

import argparse
import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from statistics import median
from typing import Final

from bench.server import Table, steady
from bench.serving import cpu, memory, serving
from bench.wire import Wire

HOSTILE: Final = "127.0.0.2"  # an address that is ours on Linux
PAUSE: Final = 0.1  # seconds before a connection that was ended is opened anew
MEGABYTE: Final = b"x" * 1_000_000
GET: Final = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
POST: Final = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
CHUNKED: Final = POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"

Sending = Callable[[asyncio.StreamWriter, Table], Awaitable[None]]


async def _all(writer: asyncio.StreamWriter, *parts: bytes, gap: float = 0.0) -> None:
    for part in parts:
        writer.write(part)
        await writer.drain()
        await asyncio.sleep(gap)


async def large_head(writer: asyncio.StreamWriter, _: Table) -> None:
    """A head of 60 MB in one field."""
    await _all(writer, GET + b"X-a: ", *[MEGABYTE] * 60)


async def many_fields(writer: asyncio.StreamWriter, _: Table) -> None:
    """A head of the same short field again and again."""
    await _all(writer, GET, *[b"a:b\r\n" * 50_000] * 10)


async def slow_head(writer: asyncio.StreamWriter, _: Table) -> None:
    """A byte of a head now and then."""
    await _all(writer, GET, *[b"x"] * 1000, gap=0.2)


async def slow_body(writer: asyncio.StreamWriter, _: Table) -> None:
    """A byte of a body now and then."""
    await _all(writer, POST + b"Content-Length: 60000\r\n\r\n", *[b" "] * 1000, gap=0.2)


async def small_chunks(writer: asyncio.StreamWriter, _: Table) -> None:
    """A body in chunks of one byte."""
    await _all(writer, POST + b"Transfer-Encoding: chunked\r\n\r\n", *[b"1\r\n \r\n" * 50_000] * 10)


async def after_body(writer: asyncio.StreamWriter, _: Table) -> None:
    """Fields without end after a body."""
    await _all(writer, CHUNKED, *[b"a:b\r\n" * 50_000] * 1000)


async def ahead(writer: asyncio.StreamWriter, _: Table) -> None:
    """Requests without waiting for an answer."""
    await _all(writer, *[b"GET /x HTTP/1.1\r\n\r\n" * 14_000] * 10)


async def never_read(writer: asyncio.StreamWriter, table: Table) -> None:
    """A stream of a table where moves are made, which is never read."""
    writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    link = f"Host: localhost\r\nAuthorization: Bearer {table.tokens[0]}\r\n\r\n"
    await _all(writer, f"GET {table.path}/stream HTTP/1.1\r\n{link}".encode())
    await asyncio.sleep(3600)


KINDS: Final[tuple[Sending, ...]] = (
    large_head, many_fields, slow_head, slow_body, small_chunks, after_body, ahead, never_read
)  # fmt: skip


async def attack(port: int, sending: Sending, table: Table) -> None:
    """One connection of a kind, anew whenever the server has ended it."""
    while True:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(HOSTILE, 0))
        try:
            with suppress(OSError):
                await sending(writer, table)
                await reader.read(-1)
        finally:
            writer.transport.abort()
        await asyncio.sleep(PAUSE)


async def measure(args: argparse.Namespace, port: int, pid: int) -> None:
    """Plays alone and beside each kind, round after round."""
    tables, listeners = [], []
    maker = await Wire.open(port)
    for _ in range(args.tables):
        body = {"game": "progress", "seats": [{"kind": "here"}, {"kind": "here"}]}
        status, created = await maker.ask("POST", "/api/tables", "", body)
        assert status == 201, created
        tables.append(Table(created))
        listeners += [asyncio.create_task(tables[-1].listen(port, seat)) for seat in (0, 1)]
    while not all(table.ready for table in tables):
        await asyncio.sleep(0.1)
    wires: asyncio.Queue[Wire] = asyncio.Queue()
    for _ in range(16):
        wires.put_nowait(await Wire.open(port))
    spent: dict[str, list[list[float]]] = {}
    held: dict[str, float] = {}
    worked: dict[str, float] = {}
    for _ in range(args.rounds):
        for kind in (None, *KINDS):
            task = None if kind is None else asyncio.create_task(attack(port, kind, tables[0]))
            name = "alone" if kind is None else str(kind.__doc__).rstrip(".")
            before = cpu(pid)
            spent.setdefault(name, []).append(await steady(wires, tables, args.rate, args.seconds))
            worked[name] = worked.get(name, 0.0) + cpu(pid) - before
            held[name] = max(held.get(name, 0.0), memory(pid))
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
    for name, rounds in spent.items():
        p50, p99 = at(rounds, 50), at(rounds, 99)
        told = f"p50 {p50:.1f} ms, p99 {p99:.1f} ms ({p99 - at(spent['alone'], 99):+.1f})"
        print(f"{name}: {sum(map(len, rounds))} moves, {told}, ", end="")
        share = 100 * worked[name] / (args.rounds * args.seconds)
        print(f"{share:.0f} % of a core, memory {held[name]:.0f} MiB")
    for listener in listeners:
        listener.cancel()


def at(rounds: list[list[float]], percent: int) -> float:
    """Milliseconds that so many of a hundred moves took at most, in the median round."""
    found = [sorted(spent)[min(len(spent) - 1, len(spent) * percent // 100)] for spent in rounds]
    return 1000 * median(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=60, help="moves a second")
    parser.add_argument("--seconds", type=float, default=2, help="beside each kind, in every round")
    parser.add_argument("--rounds", type=int, default=7)
    args = parser.parse_args()
    with serving() as server:
        asyncio.run(measure(args, server.port, server.pid))


if __name__ == "__main__":
    main()
