"""Plays what is still missing of a series, wherever it is played; every game is written down when it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeAlias

from holocene.arena.cluster import play_on_ray
from holocene.arena.code import code_digest
from holocene.arena.local import play_here, play_in_processes
from holocene.arena.plan import Plan
from holocene.arena.playing import Fault, Games, Task, play
from holocene.arena.store import Store
from holocene.bots.registry import make
from holocene.core.contract.registry import load_game
from holocene.core.errors import BadOption, HoloceneError

Player: TypeAlias = Callable[[Plan, Iterable[int]], Games]


class Collection(Protocol):
    """What is known of the games of a series by their numbers: results, or what else was made of them."""

    games: dict[int, Any]

    def add(self, played: Any) -> None:
        """Takes a game in, once."""


# What is said of a bot's fault where its match was saved.
SPOILT = {"bot-failed": "arena-bot-failed", "bot-illegal": "arena-bot-illegal"}


class Shard(NamedTuple):
    """One of several parts of a series, by deals; counted from 1."""

    part: int = 1
    parts: int = 1

    def __str__(self) -> str:
        return f"{self.part}-of-{self.parts}"

    def numbers(self, plan: Plan, games: int) -> Iterator[int]:
        """The games of this part."""
        return (number for number in range(games) if number // plan.round % self.parts == self.part - 1)


def new_plan(
    game: str,
    options: Mapping[str, Any],
    bots: Sequence[str],
    seed: int = 1,
    seconds: float = 1.0,
    pack: Path | None = None,
    by_processor: bool = False,
) -> Plan:
    """The plan of a series; BadOption for bots that cannot be made."""
    rules = load_game(game, pack)
    if not bots:
        raise BadOption("no bots are named: name them with --bots a,b", "arena-no-bots")
    for bot in bots:
        if bots.count(bot) > 1:
            raise BadOption(f"the bot '{bot}' is named twice", "arena-bot-twice", name=bot)
        make(bot, rules)
    return Plan(
        game=game,
        options=rules.read_options(options),
        bots=tuple(bots),
        seed=seed,
        seconds=seconds,
        pack=str(pack) if pack else None,
        pack_digest=rules.pack.digest,
        rules_version=rules.rules_version,
        code=code_digest(bots),
        by_processor=by_processor,
    )


def player(workers: int = 1, ray: str | None = None, task: Task = play) -> Player:
    """Where games are played: here, in processes of this machine, or on the Ray cluster at an address,
    which knows no other task than to play."""
    if ray is not None:
        return lambda plan, numbers: play_on_ray(plan, numbers, ray, workers)
    if workers > 1:
        return lambda plan, numbers: play_in_processes(plan, numbers, workers, task)
    return lambda plan, numbers: play_here(plan, numbers, task)


def play_missing(store: Store, series: Collection, games: int, play: Player, shard: Shard) -> Iterator[Any]:
    """Plays what the series lacks of its first so many games, adds it to the series and writes it down."""
    missing = [number for number in shard.numbers(store.plan, games) if number not in series.games]
    if not missing:
        return
    with store.writer(str(shard)) as writer, closing(play(store.plan, missing)) as playing:
        for outcome in playing:
            if isinstance(outcome, Fault):
                raise _spoilt(outcome, store.keep_fault(outcome))
            writer.write(outcome)
            series.add(outcome)
            yield outcome


def _spoilt(fault: Fault, path: Path) -> HoloceneError:
    return HoloceneError(
        f"{fault.message} (game {fault.number}; the match is saved in {path})",
        SPOILT[fault.key],
        **fault.facts,
        game=fault.number,
        path=str(path),
    )
