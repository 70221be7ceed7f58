"""How true a network's chances and points are, on games that nobody learned from, and what corrects them.

    python -m bench.calibration [progress] [s-evolution] [--games 500] [--fit 300] [--out docs]

For every table of a game (each number of players, usual and with all expansions) it plays three series of their own
deals: one to find the corrections on, one to measure on, both by the network against itself with a little warmth, and
one of players of every strength: the network warm and cool, and instinct with and without mistakes. Of every few
decisions it notes what the network says to the seat that decides. Corrections are written beside the network; tables
and pictures to `calibration.md`, numbers to `calibration.json`. With one game named, the other's numbers stay.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from bench import calibration_loops
from bench.calibration_page import page, picture
from bench.truth import Kind, Seen, corrections, measured
from holocene.bots.network import calibration, forward
from holocene.bots.network.file import Network
from holocene.bots.network.shipped import shipped
from holocene.bots.network.weights import load, net_of
from holocene.bots.search import policy
from holocene.core.compiling.accel import compile_loops
from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game
from holocene.core.states.rng import WORDS
from holocene.learn.mix import Table, name_of, plain_kinds

WARMTH = 0.3  # of the network against itself
STRENGTHS = (0.3, 1.0, 0.0, -500.0)  # ways to play (`calibration_loops.watch`): network, warm; instinct, erring
EVERY = 16  # decisions for one that is noted
ROOM = 120  # notes a game at the most
FIT, TEST, MIXED = 19_001, 19_002, 19_003  # seeds of the three series: training has others


class Player:
    """Plays series of a game and notes what the network says."""

    def __init__(self, game: Game, network: Network) -> None:
        self.game = game
        self.net = net_of(network, game)
        self.engine = compile_loops(game, [policy, forward, calibration_loops])

    def series(self, table: Table, ways: NDArray[np.float64], seed: int) -> Seen:
        """What is noted of a series; `ways` says how each seat plays in each game."""
        options = self.game.read_options(table)
        players, heads = ways.shape[1], len(self.net.said)
        seen = np.zeros((ROOM * len(ways), 2 + heads + 2 * players), np.float32)
        n = self.engine[calibration_loops.watch](
            np.zeros(self.game.layout.dtype.itemsize, np.uint8),
            np.zeros(WORDS, np.int64),
            np.array(self.game.params(options), np.int64),
            self.net,
            np.array(self.game.instinct(players), np.int64),
            ways,
            seed,
            0,
            EVERY,
            seen,
        )
        return Seen.of(seen[:n], players, heads)


def examine(game: Game, path: Path, args: Any) -> list[Kind]:
    """All tables of a game: corrections are found and written, then everything is measured with and without them."""
    player, rng = Player(game, load(path, game)), np.random.default_rng(FIT)
    tables = plain_kinds(game)
    fitted: dict[int, list[Seen]] = {}
    for table in tables:
        players = int(table["players"])
        found = player.series(table, np.full((args.fit, players), WARMTH), FIT)
        fitted.setdefault(players, []).append(found)
        print(f"{game.name}, {name_of(table)}: {len(found.game)} positions to learn from", flush=True)
    by = {players: corrections(seen) for players, seen in fitted.items()}
    calibration.write(path, by)
    kinds = []
    for table in tables:
        players = int(table["players"])
        itself = player.series(table, np.full((args.games, players), WARMTH), TEST)
        mixed = player.series(table, rng.choice(STRENGTHS, (args.fit, players)), MIXED)
        kinds.append(measured(name_of(table), itself, mixed, by[players]))
        kind = kinds[-1]
        scores = ", ".join(f"{each.brier.value:.4f}" for each in (kind.raw, kind.true, kind.mixed))
        print(f"{game.name}, {kind.table}: base {kind.base:.4f}, Brier {scores}; {kind.correction}", flush=True)
    return kinds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_named", nargs="*", default=["progress", "s-evolution"], metavar="game")
    parser.add_argument("--games", type=int, default=500, help="of each table to measure on")
    parser.add_argument("--fit", type=int, default=300, help="of each table to correct by, and of mixed players")
    parser.add_argument("--out", type=Path, default=Path("docs"))
    args = parser.parse_args()
    kept = args.out / "calibration.json"
    found = msgspec.json.decode(kept.read_bytes(), type=dict[str, list[Kind]]) if kept.is_file() else {}
    for name in args.games_named:
        game = load_game(name)
        path = shipped(game)
        if path is None:
            raise SystemExit(f"there is no network for {name} as it is now: train one first (holocene train {name})")
        found[name] = examine(game, path, args)
        (args.out / f"calibration-{name}.svg").write_text(picture(name, found[name]), encoding="utf-8")
        kept.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
        (args.out / "calibration.md").write_text(page(found), encoding="utf-8")


if __name__ == "__main__":
    main()
