"""How strong players use the cards: figures for the pages of cards, from games of each game's network against itself.

    python -m bench.explorer [progress] [s-evolution] [--games 2000] [--seed 20]

For every table of a game (each number of players, usual and with all expansions) it plays so many deals, all seats by
the network's best move, and counts them by the game's census. The figures are written beside the game's cards
(`figures.json`), bound to these cards and rules; `docs/figures.md` says what they mean.
"""

from __future__ import annotations

import argparse
import gc
from hashlib import sha256
from pathlib import Path
from time import perf_counter

import msgspec
import numpy as np

from bench import explorer_loops
from bench.explorer_count import Counted, figures_of
from holocene.arena.plan import Plan
from holocene.arena.playing import match_of
from holocene.arena.series import new_plan
from holocene.bots.network import forward
from holocene.bots.network.shipped import find, shipped
from holocene.bots.network.weights import net_of
from holocene.core.compiling.accel import compile_loops
from holocene.core.contract.figures import Figures, TableFigures, path_of
from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game
from holocene.core.matches.match import Match
from holocene.core.matches.secret import key
from holocene.learn.mix import Table, name_of, plain_kinds

BOT = "network"
LONGEST = 4000  # decisions of a game
LOT = 400  # keys of chance that are made at once


class Player:
    """A network that plays all seats."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.net = net_of(find("", game), game)
        self.engine = compile_loops(game, [forward, explorer_loops])

    def match(self, plan: Plan, number: int) -> Match:
        """A game of a series, played to its end: the same as the bot `network` plays it."""
        seating = plan.seating(number)
        secret = plan.secret(seating.deal)
        first = Match(plan.rules, plan.chosen, secret).state
        buf = np.frombuffer(self.game.layout.pack(first), np.uint8).copy()
        made: list[int] = []
        while len(made) < LONGEST:
            keys = np.array([[*key(secret, len(made) + 1 + n), 1] for n in range(LOT)], np.int64)
            moves = np.zeros(LOT, np.int64)
            n = self.engine[explorer_loops.play_on](buf, self.net, keys, moves)
            made += [int(move) for move in moves[:n]]
            if n < LOT:
                break
        return match_of(plan, seating, secret, made)

    def counted(self, plan: Plan, number: int) -> Counted:
        """What is kept of a game of a series."""
        match = self.match(plan, number)
        winners = match.winners()
        shares = [(seat in winners) / max(1, len(winners)) for seat in range(len(match.seats))]
        return Counted(match.scores(), shares, plan.rules.census(plan.chosen).course(match))


def examined(player: Player, table: Table, games: int, seed: int) -> TableFigures:
    """The figures of a table, from so many deals."""
    plan = new_plan(player.game.name, dict(table), [BOT], seed, 1.0)
    begun = perf_counter()
    counted = [player.counted(plan, number) for number in range(games)]
    print(f"{player.game.name}, {name_of(table)}: {games} games in {perf_counter() - begun:.0f} s", flush=True)
    return figures_of(counted, plan.rules.census(plan.chosen), table)


def digest_of(path: Path | None) -> str:
    """By which a network is known."""
    if path is None:
        raise SystemExit("there is no network for this game as it is now: train one first (holocene train)")
    return sha256(path.read_bytes()).hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_named", nargs="*", default=["progress", "s-evolution"], metavar="game")
    parser.add_argument("--games", type=int, default=2000, help="of each table")
    parser.add_argument("--seed", type=int, default=20)
    args = parser.parse_args()
    gc.disable()  # a match is a hundred thousand lists and no circle: to look for circles takes most of the time
    for name in args.games_named:
        game, path = load_game(name), path_of(name)
        assert path is not None
        player = Player(game)
        found = Figures(
            rules_version=game.rules_version,
            pack_digest=game.pack.digest,
            network_digest=digest_of(shipped(game)),
            seed=args.seed,
            command=f"python -m bench.explorer {name} --games {args.games} --seed {args.seed}",
            tables=(),
        )
        for table in plain_kinds(game):
            more = examined(player, table, args.games, args.seed)
            found = msgspec.structs.replace(found, tables=(*found.tables, more))
            path.write_bytes(msgspec.json.encode(found) + b"\n")
        print(f"{path.name} of {name}: {path.stat().st_size / 1000:.0f} kB", flush=True)


if __name__ == "__main__":
    main()
