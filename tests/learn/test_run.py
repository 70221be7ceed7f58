"""A run of the trainer on a tiny setting: it learns, is saved, taken up again, and its file plays without PyTorch."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from holocene.bots.network.file import read
from holocene.cli.main import main
from holocene.core.contract.registry import load_game
from holocene.learn.curve import draw
from holocene.learn.mix import all_kinds
from holocene.learn.settings import Settings
from holocene.research.small import small_game

SMALL = {"wide": 32, "hidden": 32, "blocks": 1, "games": 32, "steps": 16, "parts": 2}
OPTIONS = ["--players", "2", "--games", "32", "--steps", "16", "--tested", "8", "--against", "random"]


def settings(**more: object) -> Settings:
    game = load_game("s-evolution")
    return Settings("s-evolution", game.pack.digest, game.rules_version, **{**SMALL, **more})  # type: ignore[arg-type]


def test_a_run_changes_all_of_its_network_and_keeps_former_selves(tmp_path: Path) -> None:
    """What it was is played against, so that nothing is forgotten."""
    from holocene.learn.folder import Folder
    from holocene.learn.run import Budget, Run

    run = Run(load_game("s-evolution"), settings(rate=3e-3, steps=64, apart=2), tmp_path, mix=[{"players": 2}])
    before = [each.clone() for each in run.network.parameters()]
    run.go(Budget(updates=4, every=0, tested=4, noise=-1), lambda *_: None, lambda _: None)
    looks = Folder(tmp_path).looks()
    assert [0, 1, 2, 3, 4] == [look.updates for look in looks]
    assert all((now != then).any() for now, then in zip(run.network.parameters(), before, strict=True))
    assert run.spent.decisions == 4 * 32 * 64 == looks[-1].decisions
    assert 2 == len(run.pool)


def test_the_command_goes_on_where_it_stopped_and_its_network_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same file, the same numbers: compiled code and PyTorch see the same network."""
    import torch

    from holocene.learn.folder import Folder
    from holocene.learn.network import new_network
    from holocene.learn.tables import Tables

    words = ["train", "s-evolution", "--out", str(tmp_path), "--updates", "1", *OPTIONS]
    assert 0 == main(words)
    assert 0 == main(words)
    assert "1,024" in capsys.readouterr().err.replace("\u202f", ",")
    looks = Folder(tmp_path).looks()
    assert [0, 1, 2] == [look.updates for look in looks]
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").count("<circle") == len(looks)
    game = load_game("s-evolution")
    kept = read(tmp_path / "network.npz", game)
    assert kept.card.decisions == 1024
    network = new_network(game, *kept.card.hidden)
    network.load_state_dict(torch.load(tmp_path / "network.pt", weights_only=True)["network"])
    tables = Tables(game, 4, [{"players": 2}])
    with torch.no_grad():
        found = network(tables.observations, tables.masks, tables.players)
    assert np.allclose(by_hand(kept.arrays, tables.observations.numpy()), found.worth.numpy(), atol=2e-2)


def test_a_run_goes_on_from_a_network_that_plays_already(tmp_path: Path) -> None:
    """Its size, its weights and the time it has had; the command asks for a larger one in vain."""
    from holocene.learn.folder import Folder

    first, second = tmp_path / "first", tmp_path / "second"
    words = ["train", "s-evolution", "--updates", "1", *OPTIONS]
    assert 0 == main([*words, "--out", str(first)])
    begin = ["--from", str(first / "network.npz"), "--size", "full", "--rate", "1e-9", "--last-rate", "1e-9"]
    assert 0 == main([*words, "--out", str(second), *begin])
    game = load_game("s-evolution")
    before, after = (read(folder / "network.npz", game) for folder in (first, second))
    assert before.card.hidden == after.card.hidden
    for name, weights in before.arrays.items():
        assert np.allclose(weights, after.arrays[name], rtol=2e-3, atol=1e-4), name
    assert [512, 1024] == [look.decisions for look in Folder(second).looks()]


def test_a_small_game_is_learned_from_its_own_beginning(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The card tells the position; of cells that it never shows, the file holds noughts."""
    words = ["train", "progress", "--start", "tiny", "--size", "tiny", "--out", str(tmp_path), "--updates", "1"]
    assert 0 == main([*words, "--games", "32", "--steps", "16", "--tested", "4"])
    small = small_game("progress", start="tiny")
    kept = read(tmp_path / "network.npz", small.game)
    assert str(small.position).strip() == kept.card.more["position"]
    assert (64, 32, 1) == kept.card.hidden
    read_cells = (kept.arrays["first.weight"] != 0).any(axis=1)
    first = small.game.position(str(small.position), small.options)
    cells = np.frombuffer(small.game.layout.pack(first), np.uint8)
    begin = small.observer.observe(cells, small.game.plain.to_act(first))
    assert np.all(read_cells >= (begin != 0))
    assert np.count_nonzero(begin) < np.count_nonzero(read_cells) < len(begin) / 10
    assert 2 == main([*words, "--device", "cuda"])
    assert "on the processor" in capsys.readouterr().err
    assert 2 == main([*words, "--start", "huge"])
    assert "Choose from small, tiny" in capsys.readouterr().err


def by_hand(arrays: dict[str, np.ndarray], cells: np.ndarray) -> np.ndarray:
    """What a file says a position is worth, in plain NumPy."""

    def norm(h: np.ndarray) -> np.ndarray:
        return (h - h.mean(-1, keepdims=True)) / np.sqrt(h.var(-1, keepdims=True) + 1e-5)

    def layer(name: str, x: np.ndarray) -> np.ndarray:
        return x @ arrays[f"{name}.weight"].T + arrays[f"{name}.bias"]

    h = layer("join", np.maximum(cells @ arrays["first.weight"] + arrays["first.bias"], 0))
    h = h + layer("block0.out", np.maximum(layer("block0.in", norm(h)), 0))
    return np.asarray(layer("heads", norm(h))[:, 0])


def test_a_folder_keeps_to_one_run(tmp_path: Path) -> None:
    from holocene.learn.folder import BadRun, Folder

    Folder(tmp_path).settings(settings())
    Folder(tmp_path).settings(settings(rate=0.1))  # may differ from one sitting to the next
    with pytest.raises(BadRun, match="holds another run"):
        Folder(tmp_path).settings(settings(hidden=64))


def test_the_mix_has_every_number_of_players_and_every_expansion() -> None:
    game = load_game("progress")
    mix = [game.read_options(table) for table in all_kinds(game)]
    assert {1, 2, 3, 4, 5} == {table["players"] for table in mix}
    assert {"standard", "quick", "quicker"} == {table["variant"] for table in mix}
    assert {(), ("personalities", "milestones", "industrial")} < {table["expansions"] for table in mix}


def test_a_curve_rises_with_its_shares() -> None:
    picture = draw({"a & b": [(0, 0.0), (50, 0.5), (100, 1.0)]}, "shares", "decisions")
    points = [tuple(map(float, pair.split(","))) for pair in picture.split('points="')[1].split('"')[0].split()]
    (x0, y0), (x1, y1), (x2, y2) = points
    assert x1 - x0 == x2 - x1 > 0
    assert y0 - y1 == y1 - y2 > 0
    assert "a &amp; b" in picture
