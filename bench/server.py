"""How fast the server is, over loopback, with SQLite and one worker: `python -m bench.server`.

Many tables, each with a live stream for both of its players. First moves at a steady rate, then as many as it takes;
bounded in number and time. A move is a POST that is answered when it is on the disk; its news then reaches two streams.

With `--workers` several processes share a database. On a machine with few cores they, the players and the database get
into each other's way; `--share 0.3` gives every worker that much of a core (as root on Linux), so that what is measured
is how far two workers get beyond one, and not how many cores there are.

With `--club` every seat is of somebody who is known: tables are rated and have a clock, everybody wants to be told of
her turn by a webhook (nobody is, since all look at their tables), and the club is open in a browser. So everybody who
listens to what happens at tables has something to do at every move.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import json
import random
import resource
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.club import Club
from bench.disk import disk_alone
from bench.serving import confined, cpu, memory, serving
from bench.wire import Wire

UNDER_WAY = 16  # moves at once


class Table:
    """A table whose two players listen."""

    def __init__(self, created: dict[str, Any]) -> None:
        self.path = f"/api/tables/{created['table']}"
        self.tokens: list[str] = [seat["token"] for seat in created["seats"]]
        self.ready = False
        self.busy = False
        self.seat = self.n = self.heard = self.played = 0
        self.move = ""

    async def listen(self, port: int, seat: int, previews: bool = False) -> None:
        wire = await Wire.open(port)
        asked = "/stream?preview=true" if previews else "/stream"
        wire.send("GET", self.path + asked, self.tokens[seat], accept="application/x-ndjson")
        assert (await wire.head())[0] == 200
        while data := await wire.chunk():
            for line in data.splitlines():
                told: Any = json.loads(line) if line else {"event": ""}
                if told["event"] == "moment":
                    self.heard += 1
                    if told["data"]["moves"] and told["data"]["n"] >= self.played:  # another worker may be behind
                        self.seat, self.n = seat, told["data"]["n"]
                        self.move = random.choice(told["data"]["moves"])["move"]
                        self.ready = True


async def play(wires: asyncio.Queue[Wire], table: Table, spent: list[float]) -> None:
    wire = await wires.get()
    started = time.perf_counter()
    table.played = table.n + 1
    body = {"n": table.n, "moves": [table.move], "key": str(table.n)}
    status, answer = await wire.ask("POST", table.path + "/moves", table.tokens[table.seat], body)
    spent.append(time.perf_counter() - started)
    wires.put_nowait(wire)
    assert status == 200, answer
    table.busy = False


async def steady(wires: asyncio.Queue[Wire], tables: list[Table], rate: float, seconds: float) -> list[float]:
    """Moves at a rate, each at a table that is ready."""
    spent: list[float] = []
    doing: set[asyncio.Task[None]] = set()
    begun = time.perf_counter()
    for at in range(int(rate * seconds)):
        await asyncio.sleep(max(0, begun + at / rate - time.perf_counter()))
        for table in random.sample(tables, min(50, len(tables))):
            if table.ready and not table.busy:
                table.ready, table.busy = False, True
                task = asyncio.create_task(play(wires, table, spent))
                doing.add(task)
                task.add_done_callback(doing.discard)
                break
    if doing:
        await asyncio.wait(doing)
    return spent


async def pressing(wires: asyncio.Queue[Wire], tables: list[Table], seconds: float) -> list[float]:
    """As many moves as it takes: so many are under way all the time, whichever worker is asked."""
    spent: list[float] = []
    ends = time.perf_counter() + seconds

    async def keep_playing() -> None:
        while time.perf_counter() < ends:
            table = next((each for each in tables if each.ready and not each.busy), None)
            if table is None:
                await asyncio.sleep(0.005)
                continue
            table.ready, table.busy = False, True
            await play(wires, table, spent)

    await asyncio.gather(*(keep_playing() for _ in range(UNDER_WAY)))
    return spent


def told(name: str, spent: list[float], seconds: float, cpu: float) -> None:
    ordered = sorted(spent)
    at = {p: 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * p / 100))] for p in (50, 95, 99)}
    print(
        f"{name}: {len(spent) / seconds:.0f} moves/s, p50 {at[50]:.1f} ms, p95 {at[95]:.1f} ms, p99 {at[99]:.1f} ms,",
        end=" ",
    )
    print(f"{1000 * cpu / len(spent):.2f} ms of the server's CPU a move")


async def plain_table(wire: Wire, game: str) -> Any:
    """Two people at one screen, of whom nothing is known."""
    status, created = await wire.ask(
        "POST", "/api/tables", "", {"game": game, "seats": [{"kind": "here"}, {"kind": "here"}]}
    )
    assert status == 201, created
    return created


async def measure(args: argparse.Namespace, port: int, pid: int) -> None:
    wire = await Wire.open(port)
    print(f"memory at the start: {memory(pid):.0f} MiB")
    tables, listeners = [], []
    club = await Club.opened(port, args.tables) if args.club else None
    for at in range(args.tables):
        game = "progress" if at % 2 else "s-evolution"
        tables.append(Table(await (club.table(game, at) if club else plain_table(wire, game))))
        for seat in (0, 1):
            listeners.append(asyncio.create_task(tables[-1].listen(port, seat, args.previews)))
    while not all(table.ready for table in tables):
        await asyncio.sleep(0.1)
    print(f"memory with {len(tables)} tables and {len(listeners)} live streams: {memory(pid):.0f} MiB")
    wires: asyncio.Queue[Wire] = asyncio.Queue()
    for _ in range(64):
        wires.put_nowait(await Wire.open(port))
    await steady(wires, tables, args.rate, 2)
    before = cpu(pid)
    with disk_alone():
        spent = await steady(wires, tables, args.rate, args.seconds)
    told(f"steady at {args.rate:.0f}/s", spent, args.seconds, cpu(pid) - before)
    begun, before = time.perf_counter(), cpu(pid)
    spent = await pressing(wires, tables, args.seconds)
    told("as many as it takes", spent, time.perf_counter() - begun, cpu(pid) - before)
    print(f"moments heard: {sum(table.heard for table in tables)}; memory at the end: {memory(pid):.0f} MiB")
    if club:
        print(f"lines of the lobby: {club.lines}; messages that should not have come: {len(club.far.came)}")
        club.close()
    for task in listeners:
        task.cancel()


def faults(args: argparse.Namespace) -> None:
    """The crash test of `tests/server`, with many games."""
    path = Path(__file__).parents[1] / "tests" / "server" / "test_crash.py"
    spec = importlib.util.spec_from_file_location("crash", path)
    assert spec is not None and spec.loader is not None
    crash = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(crash)
    tables = min(args.tables, 100)
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{folder}/tables.sqlite"
        moves = crash.survive(database, args.workers, kills=args.faults, tables=tables, seed=int(time.time()))
    print(f"{tables} games, {args.faults} times kill -9: {moves} acknowledged moves, none lost, none doubled")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--database", default="", help="an empty SQLite file by default")
    parser.add_argument("--faults", type=int, default=0, help="kill -9 so often under 100 games, instead of measuring")
    parser.add_argument("--workers", type=int, default=1, help="processes that share the database")
    parser.add_argument("--share", type=float, default=0, help="how much of a core every worker has, such as 0.3")
    parser.add_argument("--previews", action="store_true", help="with what browsers ask for beside the moment")
    parser.add_argument("--club", action="store_true", help="every seat is of somebody known, who wants to be told")
    args = parser.parse_args()
    if args.faults:
        faults(args)
        return
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 16384), hard))
    with serving():  # once before, so that what Python compiles is there
        pass
    settings = {"private_hooks": True} if args.club else {}
    with serving(args.database, args.workers, settings) as server, confined(server.pid, args.share):
        asyncio.run(measure(args, server.port, server.pid))


if __name__ == "__main__":
    main()
