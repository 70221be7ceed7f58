"""Networks as files: what is written is read, and what cannot be used says why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from holocene.bots.network.file import BadNetwork, Card, card_of, read, read_card, write
from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game
from holocene.locale import LANGUAGES, Text
from tests.bots.untrained import HIDDEN, random_arrays, write_random
from tests.core import frozen


@pytest.fixture(scope="module")
def game() -> Game:
    return load_game("s-evolution")


def test_what_is_written_is_read(game: Game, tmp_path: Path) -> None:
    """As single floats that compiled code can read, with all that the card tells."""
    card = card_of(game, HIDDEN, tables=("players=2", "players=4"), decisions=7, hours=0.5, more={"seed": 3})
    arrays = random_arrays(card)
    write(tmp_path / "mine", arrays, card)
    found = read(tmp_path / "mine", game)
    assert card == found.card == read_card(tmp_path / "mine")
    assert set(arrays) == set(found.arrays)
    for name, array in found.arrays.items():
        assert array.dtype == np.float32 and array.flags.c_contiguous
        assert np.array_equal(arrays[name], array)


def test_other_arrays_are_not_written(game: Game, tmp_path: Path) -> None:
    """The message names them."""
    card = card_of(game, HIDDEN)
    arrays = random_arrays(card)
    arrays["join.bias"] = arrays["join.bias"][1:]
    del arrays["policy.bias"]
    with pytest.raises(ValueError, match=r"join\.bias, policy\.bias"):
        write(tmp_path / "mine.npz", arrays, card)


def changed(card: Card, **fields: Any) -> Card:
    return msgspec.structs.replace(card, **fields)


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"game": "progress"}, "network-other-game"),
        ({"rules_version": 999}, "network-other-rules"),
        ({"pack_digest": "0" * 64}, "network-other-cards"),
        ({"observation": 10}, "network-other-size"),
        ({"actions": 10}, "network-other-size"),
        ({"seats": 3}, "network-other-size"),
    ],
)
def test_a_network_for_something_else_is_refused(game: Game, tmp_path: Path, fields: dict[str, Any], key: str) -> None:
    """With words in every language that say what to do."""
    card = changed(card_of(game, HIDDEN), **fields)
    write(tmp_path / "mine.npz", random_arrays(card), card)
    with pytest.raises(BadNetwork) as caught:
        read(tmp_path / "mine.npz", game)
    assert key == caught.value.key
    assert all("mine.npz" in Text(language).error(caught.value) for language in LANGUAGES)


def test_other_cards_are_other_cards(tmp_path: Path) -> None:
    """A network is fitted to the cards it saw."""
    path = write_random(tmp_path / "mine.npz", frozen.frozen_game("progress"))
    with pytest.raises(BadNetwork) as caught:
        read(path, load_game("progress"))
    assert caught.value.key in ("network-other-cards", "network-other-rules")


def test_what_is_no_network_says_so(game: Game, tmp_path: Path) -> None:
    """No file, a text, half a file, a file with a hole, numbers that are none."""
    whole = write_random(tmp_path / "whole.npz", game).read_bytes()
    middle = len(whole) // 2
    broken = {
        "text.npz": b"a text",
        "empty.npz": b"",
        "half.npz": whole[:middle],
        "hole.npz": whole[:middle] + bytes(99) + whole[middle + 99 :],
    }
    for name, content in broken.items():
        (tmp_path / name).write_bytes(content)
    np.savez(tmp_path / "other.npz", first=np.zeros(3))
    np.savez(tmp_path / "card.npz", card=np.frombuffer(b"{}", np.uint8))
    card = card_of(game, HIDDEN)
    arrays = random_arrays(card)
    arrays["heads.bias"][0] = np.inf
    write(tmp_path / "infinite.npz", arrays, card)
    for name in (*broken, "other.npz", "card.npz", "infinite.npz"):
        with pytest.raises(BadNetwork) as caught:
            read(tmp_path / name, game)
        assert "network-damaged" == caught.value.key, name
    with pytest.raises(BadNetwork) as caught:
        read(tmp_path / "none.npz", game)
    assert "network-not-read" == caught.value.key
    assert "none.npz" in Text("fr").error(caught.value)
