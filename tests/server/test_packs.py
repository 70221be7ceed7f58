"""Other cards: a server that is started with a pack, and tables that were begun with other cards."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from holocene.cli.main import main
from holocene.core.contract.registry import load_game
from holocene.core.errors import BadPack
from holocene.server.app import create_app
from holocene.server.settings import Settings
from holocene.server.shelf import read_packs
from tests.server.direct import TestClient

MakeTable = Callable[..., Any]
DATA = Path(__file__).parents[2] / "src" / "holocene" / "games"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """The cards of Progress, one of them with another name and one with more points."""
    folder = tmp_path / "my cards"
    shutil.copytree(DATA / "progress" / "data", folder)
    cards = folder / "technologies.csv"
    rows = cards.read_text(encoding="utf-8").replace("Irri\u00adga\u00adtion", "Watering", 1)
    changed, n = re.subn(r"(?m)^(masonry,(?:[^,]*,){13})\d+,", r"\g<1>7,", rows)
    assert 1 == n
    cards.write_text(changed, encoding="utf-8")
    return folder


def test_a_pack_is_played(settings: Settings, pack: Path, make_table: MakeTable) -> None:
    """Its cards are shown, dealt, and named in the record, and no lesson is given with them; the other game keeps its
    own."""
    with TestClient(create_app(msgspec.structs.replace(settings, packs=read_packs([pack])))) as client:
        digest = load_game("progress", pack.resolve()).pack.digest
        assert digest != load_game("progress").pack.digest
        shown = {game["name"]: game["pack"]["digest"] for game in client.get("/api/games").json()}
        assert {"progress": digest, "s-evolution": load_game("s-evolution").pack.digest} == shown
        assert "Watering" in client.get("/api/games/progress/cards").text
        taught = {each["game"] for each in client.get("/api/lessons").json()}
        assert {"s-evolution"} == taught - {"granary"}, "lessons speak of the cards that we ship"
        assert 404 == client.get("/api/lessons/progress/first/1").status_code
        table = make_table(client, kinds="here here")
        table.play_on(Random(1), 3)
        assert digest == table.moment(0)["pack"]["digest"] == table.get("/record", 0).json()["pack_digest"]


def test_figures_are_told_of_the_cards_that_were_counted(settings: Settings, pack: Path) -> None:
    """In the reader's language, of any table that was counted; of other cards nothing is said."""
    with TestClient(create_app(msgspec.structs.replace(settings, packs=read_packs([pack])))) as client:
        own = client.get("/api/games/progress/figures").json()
        other = client.get("/api/games/s-evolution/figures?table=2&language=de").json()
        beyond = client.get("/api/games/s-evolution/figures?table=90")
    assert ([], []) == (own["tables"], own["things"])
    farm = next(thing for thing in other["things"] if thing["id"] == "farm")
    assert (4, "Einsatzfelder", "Bauernhof") == (other["tables"][2]["players"], other["kinds"]["place"], farm["name"])
    assert 404 == beyond.status_code


def test_a_pack_brings_its_own_history_or_none(settings: Settings, pack: Path) -> None:
    """Its cards have other things behind the same ids: nothing is told of them that was written of ours."""
    (pack / "history.toml").write_text('[wheel]\nen = "It turns."\nsource = "Seen."\n', encoding="utf-8")
    with TestClient(create_app(msgspec.structs.replace(settings, packs=read_packs([pack])))) as client:
        own, other = (
            client.get(f"/api/games/{game}/history?language=ru").json() for game in ("progress", "s-evolution")
        )
        foreign = client.get("/api/games/progress/history?language=it")
    assert (422, "server-field-choice", "en, fr, de, ru") == (
        foreign.status_code, foreign.json()["key"], foreign.json()["facts"]["choices"]
    )  # fmt: skip
    assert {"wheel": {"sentence": "It turns.", "source": "Seen."}} == own["notes"]
    assert load_game("s-evolution").history["fire"].ru == other["notes"]["fire"]["sentence"]
    faulty = shutil.copytree(pack, pack.with_name("faulty"))
    (faulty / "history.toml").write_text("[wheel]\nen = 5\n", encoding="utf-8")
    with pytest.raises(BadPack, match=r"history\.toml, row 2"):
        read_packs([faulty])


def test_a_table_waits_for_its_cards(settings: Settings, pack: Path, make_table: MakeTable) -> None:
    """With other cards it is refused in words and stays as it is; with its own it goes on."""
    with TestClient(create_app(settings)) as client:
        table = make_table(client, kinds="here here")
        table.play_on(Random(1), 4)
        before = table.get("/record", 0).content
    with TestClient(create_app(msgspec.structs.replace(settings, packs=read_packs([pack])))) as client:
        table.client = client
        assert table.id == table.get("", 0).json()["table"]
        for answer in (table.get("/moment", 0), table.play(0, "end", 4), table.get("/record", 0)):
            told = answer.json()
            assert (409, "server-other-cards") == (answer.status_code, told["key"])
            assert {"recorded", "known"} == set(told["facts"])
    with TestClient(create_app(settings)) as client:
        table.client = client
        assert before == table.get("/record", 0).content
        table.play_on(Random(1), 1)
        assert 5 == table.moment(0)["n"]


def test_the_command_knows_which_game_a_pack_is_for(pack: Path) -> None:
    """By its files."""
    other = DATA / "s_evolution" / "data"
    assert {"progress": str(pack.resolve()), "s-evolution": str(other)} == read_packs([other, pack])


def test_what_is_wrong_with_a_pack_is_told_at_the_start(
    pack: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder that is not there, one with a fault, two for one game; and what the settings name."""
    start = ["--language", "en", "serve", "--no-browser", "--pack"]
    assert 2 == main([*start, str(pack / "none")])
    assert "There is no folder" in capsys.readouterr().err
    assert 2 == main([*start, str(pack), "--pack", str(pack)])
    assert "There are two card packs for the game “progress”" in capsys.readouterr().err
    faulty = shutil.copytree(pack, pack.with_name("faulty"))
    cards = faulty / "technologies.csv"
    cards.write_text(cards.read_text(encoding="utf-8").replace("masonry,1,", "masonry,9,", 1), encoding="utf-8")
    assert 2 == main([*start, str(faulty)])
    assert "technologies.csv" in capsys.readouterr().err
    monkeypatch.setenv("HOLOCENE_PACKS", msgspec.json.encode({"progress": str(pack / "none")}).decode())
    assert 2 == main([*start, str(DATA / "s_evolution" / "data")])
    assert "technologies.csv" in capsys.readouterr().err
