"""A season at a club: people who come and go, tables, a tournament, and a server that stops now and then.

`python -m bench.season` lets 24 people introduce themselves to a server of its own, sit down at live tables and at
tables with a clock, enter one tournament and play all of it at random, each with an open stream. Meanwhile it is
stopped and started three times, and killed once. In the end it says whether anything was lost: the log of every table
must hold exactly the moves that were acknowledged, in order, and no stream may have a gap.

Parts of a server that are not there, such as a lobby, are left out; those that answer are asked too.
"""

from __future__ import annotations

import argparse
import os
import signal
import socket
import sqlite3
import sys
import tempfile
import threading
import time
from collections import defaultdict
from pathlib import Path

import httpx2

from bench.season_people import Board, Person
from bench.serving import started

BREAKS = ("stop", "stop", "kill", "stop")
PARTS = ("/api/lobby", "/api/ladder", "/api/me/news")  # asked where they answer
PATIENCE = 900.0  # seconds that a season may take


class House:
    """The server, at one address whatever happens to its process."""

    def __init__(self, folder: str, workers: int) -> None:
        self.file = Path(folder) / "tables.sqlite"
        self._workers = workers
        self.process, self.port = started(f"sqlite:///{self.file}", workers)
        self.url = f"http://127.0.0.1:{self.port}"

    def end(self, how: str) -> None:
        """Stops it in good order, or kills it with all its workers."""
        if how == "kill":
            children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
            for each in (self.process.pid, *map(int, children)):
                os.kill(each, signal.SIGKILL)
        else:
            self.process.terminate()
        self.process.wait()
        while not self._is_free():  # workers that were killed are gone a moment later
            time.sleep(0.05)

    def _is_free(self) -> bool:
        try:
            socket.create_server(("127.0.0.1", self.port)).close()
        except OSError:
            return False
        return True

    def begin(self) -> None:
        """Starts it again where it was."""
        self.process, _ = started(f"sqlite:///{self.file}", self._workers, self.port)


def run(people: int, tables: int, rounds: int, workers: int) -> int:
    """Plays the season; the number of things that went wrong."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(folder, workers)
        try:
            board = Board(tables)
            crowd = [Person(house.url, f"Person {at + 1}", board) for at in range(people)]
            _enter(crowd, rounds)
            began = time.monotonic()
            threads = [
                threading.Thread(target=work, daemon=True) for each in crowd for work in (each.live, each.listen)
            ]
            for thread in threads:
                thread.start()
            _break(house, board, crowd, began)
            board.is_over = True
            for thread in threads:
                thread.join(30)
            return _verdict(house, board, crowd, time.monotonic() - began)
        finally:
            house.end("stop")


def _enter(crowd: list[Person], rounds: int) -> None:
    """Everybody says who she is, and enters the tournament of the first."""
    for each in crowd:
        each.introduce()
    crowd[0].hold_event(rounds)
    for each in crowd:
        each.enter()
    crowd[0].begin_event()


def _break(house: House, board: Board, crowd: list[Person], began: float) -> None:
    """Ends the server in the middle of things, at even shares of what is to be played, and waits for the end of all."""
    breaks = list(BREAKS)
    last = 0
    while time.monotonic() - began < PATIENCE and not board.is_done(crowd[0]):
        acknowledged = sum(len(moves) for moves in board.acknowledged.values())
        if breaks and acknowledged - last > 40 * len(crowd) / len(BREAKS):
            how, last = breaks.pop(0), acknowledged
            print(f"{how} after {acknowledged} moves")
            house.end(how)
            house.begin()
        time.sleep(0.2)
    if breaks:
        board.complain(f"the season was over before the server was ended {len(breaks)} times more")


def _verdict(house: House, board: Board, crowd: list[Person], seconds: float) -> int:
    """Compares the log with what was acknowledged."""
    with sqlite3.connect(house.file) as database:
        played: defaultdict[tuple[str, int], list[str]] = defaultdict(list)
        for table, seat, body in database.execute(
            "SELECT table_id, seat, body FROM moves WHERE kind = 'play' ORDER BY table_id, number"
        ):
            played[table, seat].append(body)
        states = dict(database.execute("SELECT state, count(*) FROM tables GROUP BY state").fetchall())
        doubled = database.execute(
            "SELECT count(*) FROM tables WHERE event != '' AND id NOT IN (SELECT table_id FROM event_tables)"
        ).fetchone()[0]
    for place, moves in board.acknowledged.items():
        if played[place] != moves:
            board.complain(
                f"seat {place[1]} of table {place[0]}: {len(moves)} acknowledged, {len(played[place])} logged"
            )
    if doubled:
        board.complain(f"{doubled} tables of the tournament were made twice")
    with httpx2.Client(base_url=house.url, timeout=30) as client:
        there = [part for part in PARTS if client.get(part, headers=crowd[0].heads).status_code == 200]
        event = client.get(f"/api/events/{board.event}").json()
    acknowledged = sum(len(moves) for moves in board.acknowledged.values())
    pace = f"{acknowledged} moves in {seconds:.0f} s ({acknowledged / seconds:.0f} a second)"
    print(f"{len(crowd)} people, {states} tables, {pace}")
    print(f"tournament: {event['state']}, {len(event['played'])} rounds")
    print(f"streams: {board.told} events, {board.opened} times opened; other parts there: {', '.join(there) or 'none'}")
    for complaint in board.complaints:
        print(f"WRONG: {complaint}")
    print("nothing was lost" if not board.complaints else f"{len(board.complaints)} things went wrong")
    return len(board.complaints)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=24)
    parser.add_argument("--tables", type=int, default=24, help="beside those of the tournament")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    return min(1, run(args.people, args.tables, args.rounds, args.workers))


if __name__ == "__main__":
    sys.exit(main())
