"""The same rules plain and compiled: equal games, fresh machine code after every change, threads and background."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from enum import IntEnum
from pathlib import Path

import numpy as np
import pytest

from holocene.core.checking.series import all_rows, compiled_player, plain_player
from holocene.core.compiling import accel, buffers, cache, native
from holocene.core.compiling.fast import NativeGame
from holocene.core.states.rng import WORDS
from tests.core import toy_rules
from tests.core.toy import Toy

SEED = 2**40 + 11


@pytest.fixture(scope="module")
def toy() -> Toy:
    """With the machine code that `make warm` has made."""
    game = Toy()
    accel.prepare(game).result()
    return game


def test_core_imports_no_compiler() -> None:
    modules = "holocene.core.compiling.accel, holocene.core.contract.game"
    code = f"import sys, {modules}; print({{'numba', 'numpy'}} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_compiled_games_equal_plain_ones(toy: Toy, players: int) -> None:
    options = {"players": players}
    compiled = all_rows(compiled_player(toy, options, SEED), 60)
    plain = all_rows(plain_player(toy, options, SEED), 60)
    assert compiled.tolist() == plain.tolist()


def test_states_are_equal_byte_for_byte_after_every_decision(toy: Toy) -> None:
    fast = NativeGame(toy, {"players": 3})
    loops = accel.plain_loops(toy)
    for game in range(20):
        state = fast.new(SEED, game)
        plain = toy.layout.blank()
        loops[native.deal](plain, fast.params.tolist(), SEED, game)
        rng = [0] * WORDS
        native.seed_stream(rng, SEED, game, native.PLAYERS)
        while not state.is_over:
            assert state.cells.tobytes() == toy.layout.pack(plain)
            assert state.legal() == toy.legal(plain)
            assert state.to_act == plain.me
            toy.layout.check(plain)
            action = loops[native.random_action](plain, rng)
            state.step(action)
            loops.step(plain, action)
        assert toy.plain.is_over(plain)
        assert state.scores() == plain.points[:3]
        assert state.winners() == list(toy.score_sheet(plain).winners)


def test_native_states_copy_convert_and_redeal(toy: Toy) -> None:
    fast = NativeGame(toy, {"players": 2})
    state = fast.new(SEED)
    other = state.copy()
    state.step(state.legal()[0])
    assert other.cells.tobytes() != state.cells.tobytes()
    assert other.legal() == fast.new(SEED).legal()
    back = fast.from_plain(state.plain())
    assert back.cells.tobytes() == state.cells.tobytes()
    assert back.legal() == state.legal()
    before = state.plain()
    state.redeal(0, 1, 2, 3)
    assert toy.view(state.plain(), 0) == toy.view(before, 0)
    assert state.finish(np.arange(1, WORDS + 1)) > 0
    assert state.is_over and state.to_act == -1 and state.legal() == []


def test_two_threads_play_the_same_games_as_one(toy: Toy) -> None:
    player = compiled_player(toy, {"players": 3}, SEED)
    one = all_rows(player, 1000, threads=1, block=64)
    two = all_rows(player, 1000, threads=2, block=37)
    assert one.tolist() == two.tolist()


def test_a_changed_table_is_never_served_from_the_cache(toy: Toy) -> None:
    dear = Toy(value=[9, 9, 9, 9, 9, 9])
    games = all_rows(compiled_player(dear, {}, SEED), 5)
    assert games.tolist() == all_rows(plain_player(dear, {}, SEED), 5).tolist()
    assert games.tolist() != all_rows(compiled_player(toy, {}, SEED), 5).tolist()


def test_the_digest_follows_sources_constants_tables_and_circumstances(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "rules.py"
    source.write_bytes(Path(toy_rules.__file__).read_bytes())
    monkeypatch.setattr(toy_rules, "__file__", str(source))
    names = [cache.digest([toy_rules], {"VALUE": [1]}, "numba 1")]
    names.append(cache.digest([toy_rules], {"VALUE": [2]}, "numba 1"))
    names.append(cache.digest([toy_rules], {"VALUE": [1]}, "numba 2"))
    source.write_bytes(source.read_bytes() + b"\n")
    names.append(cache.digest([toy_rules], {"VALUE": [1]}, "numba 1"))
    monkeypatch.setattr(toy_rules, "KINDS", 5)
    names.append(cache.digest([toy_rules], {"VALUE": [1]}, "numba 1"))
    monkeypatch.setattr(toy_rules, "Param", IntEnum("Param", {"SEATS": 1, "COPIES": 0}))
    names.append(cache.digest([toy_rules], {"VALUE": [1]}, "numba 1"))
    assert len(set(names)) == len(names)
    assert names[-1] == cache.digest([toy_rules], {"VALUE": [1]}, "numba 1")


def test_processes_may_compile_at_once_and_later_ones_find_the_machine_code(tmp_path: Path) -> None:
    code = (
        "import numpy as np\n"
        "from tests.core.toy import Toy\n"
        "from holocene.core.compiling import jit\n"
        "game = Toy()\n"
        "jit.entry(game.compiled, 'step_into', jit.DOORS['step_into'])\n"
        "cells = np.frombuffer(game.layout.pack(game.layout.blank()), np.uint8).copy()\n"
        "door, out = game.compiled.step_into, np.zeros(64, np.int64)\n"
        "hits = sum(door.stats.cache_hits.values())\n"
        "print(door(cells, out, 0), cells.sum(), hits, len(game.compiled.step.signatures))\n"
    )
    environment = {**os.environ, "HOLOCENE_CACHE": str(tmp_path)}

    def start() -> subprocess.Popen[str]:
        folder = Path(__file__).parents[2]
        return subprocess.Popen(
            [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, cwd=folder, env=environment
        )

    game = Toy()
    blank = game.layout.blank()
    game.plain.step(blank, 0)
    expected = f"{-1 << buffers.SEAT} {sum(game.layout.pack(blank))}"
    both = [start(), start()]
    assert [process.communicate()[0].split()[:2] for process in both] == [expected.split()] * 2
    assert start().communicate()[0] == f"{expected} 1 0\n"


def test_machine_code_of_different_processes_does_not_mix(tmp_path: Path) -> None:
    """Each of two games is compiled in a process of its own, where the same names are free; a third loads both."""
    code = (
        "import sys\n"
        "from tests.core.toy import Toy\n"
        "from holocene.core.checking.series import all_rows, compiled_player\n"
        "for value in map(int, sys.argv[1:]):\n"
        f"    print(all_rows(compiled_player(Toy(value=[value] * 6), {{}}, {SEED}), 5).tolist())\n"
    )

    def played(*values: str) -> list[str]:
        done = subprocess.run(
            [sys.executable, "-c", code, *values],
            capture_output=True,
            text=True,
            check=True,
            cwd=Path(__file__).parents[2],
            env={**os.environ, "HOLOCENE_CACHE": str(tmp_path)},
        )
        return done.stdout.splitlines()

    alone = played("1") + played("9")
    assert alone == [str(all_rows(plain_player(Toy(value=[v] * 6), {}, SEED), 5).tolist()) for v in (1, 9)]
    assert alone == played("1", "9")


def test_old_machine_code_is_cleared_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOLOCENE_CACHE", str(tmp_path))
    monkeypatch.setattr(cache, "KEPT", 2)
    monkeypatch.setattr(cache, "IN_USE", 0.0)
    for name in "abc":
        cache.cache_folder("toy", name)
        time.sleep(0.02)
    assert sorted(folder.name for folder in (tmp_path / "engines" / "toy").iterdir()) == ["b", "c"]


def test_without_a_writable_folder_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("HOLOCENE_CACHE", str(tmp_path / "file"))
    assert cache.cache_folder("toy", "a") is None


def test_the_plain_engine_answers_until_the_compiled_one_is_ready() -> None:
    game = Toy()
    assert not accel.ready(game)
    assert accel.best(game) is game.plain
    assert accel.prepare(game).result() is game.compiled
    assert accel.ready(game)
    assert accel.best(game) is game.compiled


def test_a_failed_compilation_leaves_the_plain_engine() -> None:
    broken = Toy(value=["not a number"])  # type: ignore[list-item]
    assert accel.prepare(broken).exception() is not None
    assert not accel.ready(broken)
    assert accel.best(broken) is broken.plain
