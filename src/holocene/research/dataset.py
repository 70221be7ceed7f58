"""Datasets: games that bots play, as Parquet files that any tool reads and that give the records back.

A folder holds `dataset.json` (what was asked for, the features and the actions), `games/` with a row a game and
`decisions/` with a row a decision, both in files of a few games each. A file is there once it is whole, so writing can
be stopped at any time and taken up again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from holocene.bots.asking import ask
from holocene.bots.base import Clock
from holocene.bots.registry import make, make_ready
from holocene.core.contract.actions import ActionSpace
from holocene.core.contract.game import Game
from holocene.core.contract.observation import Feature
from holocene.core.contract.options import Options
from holocene.core.errors import HoloceneError
from holocene.core.matches.match import Match
from holocene.core.matches.record import Record, read_record
from holocene.core.matches.seats import Seat
from holocene.core.matches.secret import new_secret
from holocene.core.parts import MissingPart
from holocene.research.observe import Observer
from holocene.research.thoughts import Listener, Thought

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError:
    raise MissingPart("research") from None

FORMAT: Final = 2  # 1: all bots of a game drew from one generator
BLOCK: Final = 20  # games of one file
PLAN: Final = "dataset.json"

GAMES: Final = pa.schema(
    {
        "game": pa.int64(),
        "bots": pa.list_(pa.string()),
        "decisions": pa.int32(),
        "scores": pa.list_(pa.int32()),
        "winners": pa.list_(pa.int8()),
        "rewards": pa.list_(pa.float32()),
        "record": pa.string(),
    }
)


class Plan(msgspec.Struct, frozen=True):
    """What a dataset is made of; all of it but the number of games."""

    game: str
    rules_version: int
    pack: str
    pack_digest: str
    options: Options
    bots: tuple[str, ...]
    seconds: float
    seed: int
    observations: bool
    features: tuple[Feature, ...]
    actions: tuple[str, ...]
    format: int = FORMAT
    thoughts: bool = False
    """Whether what bots thought stands beside what they chose."""
    compiled: bool = False
    """Whether a network plays in compiled code (`corpus`)."""

    def schema(self) -> Any:
        """The columns of the decisions."""
        columns = {
            "game": pa.int64(),
            "ply": pa.int32(),
            "seat": pa.int8(),
            "action": pa.int16(),
            "legal": pa.list_(pa.int16()),
            "reward": pa.float32(),
        }
        if self.thoughts or self.compiled:
            columns |= {"policy": pa.list_(pa.float32()), "chance": pa.float32()}
        if self.thoughts and not self.compiled:
            columns |= {"tries": pa.int32(), "seconds": pa.float32()}
        if self.observations:
            columns["observation"] = pa.list_(pa.int8(), sum(feature.length for feature in self.features))
        return pa.schema(columns)


def new_plan(
    game: Game,
    options: Options,
    bots: Sequence[str],
    seed: int = 1,
    seconds: float = 1.0,
    observations: bool = False,
    thoughts: bool = False,
    compiled: bool = False,
) -> Plan:
    """A plan; a bot that does not exist is refused at once."""
    for name in bots:
        make(name, game)
    space = ActionSpace(game)
    return Plan(
        game=game.name,
        rules_version=game.rules_version,
        pack=game.pack.name,
        pack_digest=game.pack.digest,
        options=options,
        bots=tuple(bots),
        seconds=seconds,
        seed=seed,
        observations=observations,
        features=tuple(game.observation_fields()),
        actions=tuple(space.notation(action) for action in range(len(space))),
        thoughts=thoughts,
        compiled=compiled,
    )


def open_folder(folder: Path, plan: Plan) -> None:
    """Begins a dataset, or takes one up that was begun with the same plan."""
    path = folder / PLAN
    if path.exists():
        if read_plan(folder) != plan:
            raise HoloceneError(
                f"'{folder}' holds another dataset: name another folder, or the same game, options, bots and seed",
                "dataset-other",
                folder=str(folder),
            )
        return
    for part in ("games", "decisions"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(plan)) + b"\n")


def read_plan(folder: Path) -> Plan:
    """What a folder was begun with."""
    try:
        return msgspec.json.decode((folder / PLAN).read_bytes(), type=Plan)
    except (OSError, msgspec.MsgspecError):
        raise HoloceneError(f"there is no dataset in '{folder}'", "dataset-none", folder=str(folder)) from None


def missing_blocks(folder: Path, games: int, block: int = 0) -> list[range]:
    """The numbers of the games that are still to be played, in blocks for one file each."""
    most = block or BLOCK
    done = {n for path in (folder / "games").glob("*.parquet") for n in range(*map(int, path.stem.split("-")))}
    left = [n for n in range(games) if n not in done]
    blocks: list[range] = []
    for n in left:
        if blocks and blocks[-1].stop == n and len(blocks[-1]) < most:
            blocks[-1] = range(blocks[-1].start, n + 1)
        else:
            blocks.append(range(n, n + 1))
    return blocks


def write_block(folder: Path, plan: Plan, game: Game, numbers: range) -> int:
    """Plays the games of these numbers and writes them; how many there were."""
    games: list[dict[str, Any]] = []
    decisions: list[dict[str, Any]] = []
    for number in numbers:
        thoughts: list[Thought] = []
        match = play(plan, game, number, thoughts)
        rewards = _rewards(match)
        games.append(_game_row(number, match, rewards))
        decisions += _decision_rows(plan, number, match, rewards, thoughts)
    return write_tables(
        folder, numbers, pa.Table.from_pylist(games, GAMES), pa.Table.from_pylist(decisions, plan.schema())
    )


def write_tables(folder: Path, numbers: range, games: Any, decisions: Any) -> int:
    """Writes the files of a block; how many games it has."""
    name = f"{numbers.start:08}-{numbers.stop:08}.parquet"
    _write(folder / "decisions" / name, decisions)
    _write(folder / "games" / name, games)
    return len(numbers)


def play(plan: Plan, game: Game, number: int, thoughts: list[Thought] | None = None) -> Match:
    """Game number `number` of a dataset. The bots move on by one seat from game to game; what they think of every
    decision is added to `thoughts`."""
    n = int(str(plan.options["players"]))
    names = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(n)]
    secret = new_secret(f"dataset {plan.seed} {number}")
    match = Match(game, plan.options, secret, [Seat(kind=name) for name in names])
    bots = [make_ready(name, game) for name in names]
    generators = [Random(f"{plan.seed} {number} {seat}") for seat in range(n)]
    clock = Clock(plan.seconds)
    listeners = [Listener(bot, game) for bot in bots]
    while (seat := match.to_act) is not None:
        begun = clock.now()
        move = ask(bots[seat], names[seat], match.view(seat), match.legal(), clock, generators[seat])
        if thoughts is not None:
            thoughts.append(listeners[seat].heard(seat, match.legal_actions(), clock.now() - begun))
        match.play(move)
    return match


def _rewards(match: Match) -> list[float]:
    winners = match.winners()
    return [(seat in winners) / max(1, len(winners)) for seat in range(len(match.seats))]


def _game_row(number: int, match: Match, rewards: list[float]) -> dict[str, Any]:
    return {
        "game": number,
        "bots": [seat.kind for seat in match.seats],
        "decisions": len(match.made),
        "scores": list(match.scores()),
        "winners": list(match.winners()),
        "rewards": rewards,
        "record": match.record().to_json(),
    }


def _decision_rows(
    plan: Plan, number: int, match: Match, rewards: list[float], thoughts: list[Thought]
) -> Iterator[dict[str, Any]]:
    dense = ActionSpace(match.game).dense
    observer = Observer(match.game) if plan.observations else None
    for ply, made in enumerate(match.made):
        s = match.states[ply]
        row = {
            "game": number,
            "ply": ply,
            "seat": made.seat,
            "action": int(dense[made.action]),
            "legal": dense[match.game.legal(s)].tolist(),
            "reward": rewards[made.seat],
        }
        if plan.thoughts:
            row |= thoughts[ply]._asdict()
        if observer is not None:
            row["observation"] = observer.observe(np.frombuffer(match.game.layout.pack(s), np.uint8).copy(), made.seat)
        yield row


def _write(path: Path, table: Any) -> None:
    """A file that is whole or not there."""
    begun = path.with_suffix(".part")
    pq.write_table(table, begun, compression="zstd")
    os.replace(begun, path)


def read_games(folder: Path) -> Any:
    """The games of a dataset as an Arrow table, in order."""
    return pq.read_table(folder / "games").sort_by("game")


def read_decisions(folder: Path) -> Any:
    """The decisions of a dataset as an Arrow table, in order."""
    return pq.read_table(folder / "decisions").sort_by([("game", "ascending"), ("ply", "ascending")])


def read_records(folder: Path) -> Iterator[Record]:
    """The records of all games, to be replayed or verified."""
    for text in read_games(folder)["record"].to_pylist():
        yield read_record(text)


def masks(plan: Plan, decisions: Any) -> NDArray[np.bool_]:
    """The legal actions of rows of decisions as masks."""
    legal = decisions["legal"].combine_chunks()
    rows = np.repeat(np.arange(len(legal)), np.diff(legal.offsets.to_numpy()))
    found = np.zeros((len(legal), len(plan.actions)), np.bool_)
    found[rows, legal.flatten().to_numpy()] = True
    return found


def observations(decisions: Any) -> NDArray[np.int8]:
    """The observations of rows of decisions as an array."""
    cells = decisions["observation"].combine_chunks()
    rows: NDArray[np.int8] = cells.flatten().to_numpy().reshape(len(cells), -1)
    return rows
