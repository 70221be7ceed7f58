"""A season at a club: people who come and go, tables, a tournament, and a server that stops now and then.

`python -m bench.season` lets 24 people introduce themselves to a server of its own, open tables and sit down at others'
from the lobby, invite each other, let time run out, vote, and enter one tournament; all of it played at random, by the
API alone. Half of them have streams open; three in four are told of news by a webhook, by letters or by a browser's
notifications. Meanwhile the server is stopped and started three times, and killed once.

In the end it says what was done and whether anything of it is not as it was promised (`bench.season_truth`). Where a
minute would have to be waited for, the script changes the clock beside the server (`bench.season_house`).
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import threading
import time
from functools import partial
from typing import Final

from bench import season_streams, season_truth
from bench.season_board import DAY, Board
from bench.season_house import House
from bench.season_news import CHANNELS, Inbox, receiving
from bench.season_people import GAME, Person

BREAKS: Final = ("stop", "stop", "kill", "stop")
PATIENCE: Final = 900.0  # seconds that a season may take
SETTLED: Final = 45.0  # seconds after which everything due has been sent
SETTINGS: Final = {"sweep": 1.0, "think": 0.0}


def run(args: argparse.Namespace) -> int:
    """Plays the season; the number of things that went wrong."""
    with tempfile.TemporaryDirectory() as folder, receiving() as (inbox, settings):
        house = House(args.database or f"sqlite:///{folder}/tables.sqlite", args.workers, {**SETTINGS, **settings})
        try:
            return _season(args, house, inbox)
        finally:
            house.end("stop")
            house.database.close()


def _season(args: argparse.Namespace, house: House, inbox: Inbox) -> int:
    began, board = time.monotonic(), Board(args.tables)
    crowd = [Person(house.url, f"Person {at + 1}", board, args.seed) for at in range(args.people)]
    _enter(crowd, inbox, args)
    listening = [each for at, each in enumerate(crowd) if at % 8 < 4]
    works = [each.live for each in crowd]
    works += [partial(season_streams.at_tables, each) for each in listening]
    works += [partial(season_streams.in_lobby, each) for each in crowd[::4]]
    threads = [threading.Thread(target=work, daemon=True) for work in works]
    for thread in threads:
        thread.start()
    _break(house, board, crowd[0], began)
    ends = time.monotonic() + SETTLED
    while house.errands() and time.monotonic() < ends:
        time.sleep(0.5)
    board.is_over = True
    for thread in threads:
        thread.join(30)
    board.count("errands never run", house.errands())
    season_truth.look_at_ladder(crowd[0], board)
    quiet = {each.id for each in crowd if each not in listening}
    season_truth.judge(house, board, inbox, quiet, BREAKS.count("kill"))
    return _tell(board, len(crowd), time.monotonic() - began)


def _enter(crowd: list[Person], inbox: Inbox, args: argparse.Namespace) -> None:
    """Everybody says who she is, and how she wants to be told; two will not meet; all enter the tournament."""
    board = crowd[0].board
    for at, each in enumerate(crowd):
        each.introduce()
        if at % 4 < len(CHANNELS):
            inbox.add(each, CHANNELS[at % 4])
    crowd[1].ask("POST", f"/api/me/blocks/{crowd[2].id}")
    board.blocks.append((crowd[1].id, crowd[2].id))
    wanted = {"name": "Season", "game": GAME, "size": args.size, "rounds": args.rounds, "most": 128, "rated": True}
    board.event = crowd[0].ask("POST", "/api/events", {**wanted, "pace": DAY}).json()["id"]
    for each in crowd:
        each.ask("POST", f"/api/events/{board.event}/enter", {})
    crowd[0].ask("POST", f"/api/events/{board.event}/begin", {})


def _break(house: House, board: Board, person: Person, began: float) -> None:
    """Ends the server in the middle of things, at even shares of what is to be played, lets time pass where somebody
    forgets it, and waits for the end of all."""
    breaks, last = list(BREAKS), 0
    share = (40 * len(board.people) + 60 * board.left) / len(BREAKS)
    while time.monotonic() - began < PATIENCE and not _is_done(house, board, person):
        board.count("clocks set forward", house.pass_time(list(board.waits)))
        if breaks and board.moves - last > share:
            how, last = breaks.pop(0), board.moves
            print(f"{how} after {last} moves and {time.monotonic() - began:.0f} s", flush=True)
            house.end(how)
            house.begin()
            board.count(f"ends of the server: {how}")
        time.sleep(0.5)
    if breaks or time.monotonic() - began >= PATIENCE:
        board.complain(f"{len(breaks)} ends of the server were left over, {house.count('running')} games not finished")


def _is_done(house: House, board: Board, person: Person) -> bool:
    if board.left or house.count("running"):
        return False
    return bool(person.get(f"/api/events/{board.event}")["state"] == "over")


def _tell(board: Board, people: int, seconds: float) -> int:
    """The table of what was done, and all complaints."""
    rows = {
        "people": people,
        "seconds": round(seconds),
        "acknowledged moves": board.moves,
        **dict(sorted(board.done.items())),
    }
    wide = max(map(len, rows))
    for name, n in rows.items():
        print(f"{name:{wide}}  {n:6}")
    for complaint in board.complaints:
        print(f"WRONG: {complaint}")
    print("all is as it was promised" if not board.complaints else f"{len(board.complaints)} things went wrong")
    return len(board.complaints)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=24)
    parser.add_argument("--tables", type=int, default=18, help="beside those of the tournament")
    parser.add_argument("--rounds", type=int, default=2, help="of the tournament")
    parser.add_argument("--size", type=int, default=3, help="seats at a table of the tournament")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database", default="", help="an empty SQLite file by default")
    parser.add_argument("--seed", type=int, default=1, help="of what people do")
    args = parser.parse_args()
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")
    return min(1, run(args))


if __name__ == "__main__":
    sys.exit(main())
