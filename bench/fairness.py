"""Whether one client can stop the bots and the hints of another, over loopback: `python -m bench.fairness`.

One client makes hundreds of tables of bots, half of them by rematch, and keeps looking at all of them, so that none
waits for a spectator; it asks for hints at dozens more. Somebody else, from another address, plays against a bot and
asks for a hint now and then. How long that takes is measured without and with the others; bounded in number and time.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from bench.serving import serving
from bench.wire import Wire
from holocene.bots.registry import USUAL_LEVEL

MANY, ONE = "127.0.0.1", "127.0.0.2"  # whose addresses both are ours on Linux
LOOKS = 20.0  # seconds in which the many look at all of their tables once
MOST = 60.0  # seconds that anybody waits


class Client:
    """Somebody with a few connections from one address."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self._idle: list[Wire] = []

    async def ask(self, *request: Any) -> tuple[int, Any]:
        """One request, on a connection of its own while it lasts; the server closes those that are idle."""
        while True:
            wire = self._idle.pop() if self._idle else await self._open()
            try:
                answer = await wire.ask(*request)
            except (asyncio.IncompleteReadError, ConnectionError):
                continue
            self._idle.append(wire)
            return answer

    async def _open(self) -> Wire:
        source = (self.address, 0)
        return Wire(*await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22, local_addr=source))

    async def make(self, kinds: list[str], bot: str, think: float) -> dict[str, Any]:
        """A new table of Progress."""
        seats = [{"kind": kind, **({"bot": bot} if kind == "bot" else {})} for kind in kinds]
        body = {"game": "progress", "seats": seats, "think": think, "hints": True, "options": {"players": len(seats)}}
        status, made = await self.ask("POST", "/api/tables", "", body)
        assert status == 201, made
        return dict(made)


class Crowd:
    """The client with many tables."""

    def __init__(self, client: Client, args: argparse.Namespace) -> None:
        self.client = client
        self.args = args
        self.tables: list[dict[str, Any]] = []
        self.asking: list[dict[str, Any]] = []
        self.answers: dict[int, int] = {}

    async def gather(self) -> None:
        """Makes all the tables."""
        args = self.args
        while len(self.tables) < args.tables:
            made = await self.client.make(["bot"] * 5, args.bot, args.think)
            self.tables.append(made)
            status, again = await self.client.ask("POST", f"/api/tables/{made['table']}/rematch", made["host"], {})
            assert status == 201, again
            self.tables.append(again)
        for _ in range(args.asking):
            self.asking.append(await self.client.make(["me", "bot"], "farmer", 0))

    async def look(self) -> None:
        """Looks at every table in turn, for ever."""
        while True:
            for table in self.tables:
                await self.client.ask("GET", f"/api/tables/{table['table']}", table["host"])
                await asyncio.sleep(LOOKS / len(self.tables))

    async def beg(self, table: dict[str, Any]) -> None:
        """Asks for hints at a table, for ever."""
        while True:
            status, _ = await self.client.ask("POST", f"/api/tables/{table['table']}/hint", table["host"], {"step": 1})
            self.answers[status] = self.answers.get(status, 0) + 1
            await asyncio.sleep(1)


class Person:
    """Plays against one bot."""

    def __init__(self, client: Client, made: dict[str, Any]) -> None:
        self.client = client
        self.path = f"/api/tables/{made['table']}"
        self.token = made["host"]

    async def moment(self) -> dict[str, Any]:
        status, now = await self.client.ask("GET", self.path + "/moment", self.token)
        assert status == 200, now
        return dict(now)

    async def own_turn(self) -> dict[str, Any]:
        """The moment when the person decides; TimeoutError where the bot does not move."""
        async with asyncio.timeout(MOST):
            while True:
                now = await self.moment()
                if now["moves"] or now["state"] == "over":
                    return now
                await asyncio.sleep(0.01)

    async def turn(self) -> float | None:
        """Plays until the bot has had its turn: the seconds it took, and None where the game ended."""
        now = await self.own_turn()
        while True:
            if now["state"] == "over":
                return None
            body = {"n": now["n"], "moves": [random.choice(now["moves"])["move"]]}
            status, made = await self.client.ask("POST", self.path + "/moves", self.token, body)
            assert status == 200, made
            started = time.perf_counter()
            before, now = made["n"], await self.own_turn()
            if now["n"] > before:
                return time.perf_counter() - started

    async def hint(self) -> tuple[float, bool]:
        """The seconds until a hint was told, and whether it was searched for."""
        await self.own_turn()
        started = time.perf_counter()
        status, made = await self.client.ask("POST", self.path + "/hint", self.token, {"step": 3})
        assert status == 200, made
        return time.perf_counter() - started, made["win"] is not None


def told(name: str, spent: list[float]) -> None:
    ordered = sorted(spent)
    at = {p: ordered[min(len(ordered) - 1, int(len(ordered) * p / 100))] for p in (50, 95)}
    print(f"{name}: {len(spent)} times, p50 {at[50]:.2f} s, p95 {at[95]:.2f} s, max {ordered[-1]:.2f} s")


async def times(client: Client, args: argparse.Namespace, name: str) -> None:
    """How long a bot's turn and a hint take somebody."""

    async def new() -> Person:
        return Person(client, await client.make(["me", "bot"], USUAL_LEVEL, 0.5))

    async def gathered(count: int, step: Callable[[Person], Awaitable[float | None]]) -> list[float]:
        person, spent = await new(), list[float]()
        while len(spent) < count:
            seconds = await step(person)
            if seconds is None:
                person = await new()
            else:
                spent.append(seconds)
        return spent

    async def hinted(person: Person) -> float | None:
        while await person.turn() is not None:
            seconds, was_searched = await person.hint()
            if was_searched:  # and not the only move there was
                return seconds
        return None

    told(f"a bot's turn, {name}", await gathered(args.turns, lambda person: person.turn()))
    told(f"a hint, {name}", await gathered(args.hints, hinted))


async def warm_up(client: Client) -> None:
    """Waits until the search is compiled, which the first hint asks for."""
    while True:
        person = Person(client, await client.make(["me", "bot"], "farmer", 0))
        while await person.turn() is not None:
            if (await person.hint())[1]:
                return


async def measure(args: argparse.Namespace, port: int) -> None:
    one, many = Client(port, ONE), Client(port, MANY)
    await warm_up(one)
    await times(one, args, "alone")
    crowd = Crowd(many, args)
    started = time.perf_counter()
    await crowd.gather()
    print(f"{len(crowd.tables)} tables of bots made in {time.perf_counter() - started:.0f} s")
    busy = [asyncio.create_task(crowd.look()), *(asyncio.create_task(crowd.beg(table)) for table in crowd.asking)]
    await asyncio.sleep(5)
    await times(one, args, f"beside {len(crowd.tables)} tables and {len(crowd.asking)} who ask for hints")
    played = [(await many.ask("GET", f"/api/tables/{each['table']}", each["host"]))[1]["n"] for each in crowd.tables]
    print(f"the others' bots made {sum(played)} moves; answers to their hints: {crowd.answers}")
    for task in busy:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--asking", type=int, default=55, help="tables that ask for hints at once")
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--hints", type=int, default=10)
    parser.add_argument("--bot", default="visionary", help="who plays at the many tables")
    parser.add_argument("--think", type=float, default=10, help="and how long each may think")
    args = parser.parse_args()
    with serving() as server:
        asyncio.run(measure(args, server.port))


if __name__ == "__main__":
    main()
