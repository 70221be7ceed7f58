"""The program of `docs/fair-deal.md`, as printed, finds the same deals as the engine without any of our code."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from holocene.core.contract.registry import load_game
from holocene.core.matches.match import Match
from holocene.core.matches.record import Record
from holocene.core.matches.secret import new_secret
from holocene.core.matches.signing import sign

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "fair-deal.md"
WEB = ROOT / "src" / "holocene" / "web"
ASK = """
const [module, deal] = process.argv.slice(1);
const { checkDeal } = await import(module);
console.log(JSON.stringify(checkDeal(JSON.parse(deal))));
"""
WORDS = ("4f1c09aa", "", "сова и käse", '"', "x" * 64)


def node() -> str:
    """The interpreter; in CI it must be there."""
    found = shutil.which("node")
    if found is None:
        words = "needs Node"
        if os.environ.get("CI") == "true":
            pytest.fail(words)
        pytest.skip(words)
    return found


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program in a file, beside the hash that a reader would install."""
    found = re.search(r"<!-- example -->\n```js\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    folder = tmp_path_factory.mktemp("fair")
    (folder / "node_modules" / "@noble").mkdir(parents=True)
    (folder / "node_modules" / "@noble" / "hashes").symlink_to(WEB / "vendor" / "noble")
    (folder / "fair-deal.mjs").write_text(found[1], encoding="utf-8")
    return folder / "fair-deal.mjs"


def told(program: Path, record: Record) -> dict[str, str]:
    """What it prints, by the word before the colon."""
    path = program.with_name("game.json")
    record.save(path)
    data = ROOT / "src" / "holocene" / "games" / record.game.replace("-", "_") / "data"
    done = subprocess.run(
        [node(), str(program), str(path), str(data)], capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert "" == done.stderr
    return {word: rest.strip() for word, _, rest in (line.partition(":") for line in done.stdout.splitlines())}


def dealt(game: str, seed: int, words: bool = True, **options: object) -> Match:
    """A match with a first decision made, dealt from secret and words."""
    rules = load_game(game)
    chosen = rules.read_options(options)
    match = Match(rules, chosen, new_secret(seed), words=WORDS[: int(str(chosen["players"]))] if words else ())
    match.play(match.legal()[0])
    return match


PROGRESS: list[dict[str, Any]] = [
    *({"players": players} for players in (1, 2, 3, 4, 5)),
    {"players": 3, "first": "2", "variant": "quick"},
    {"players": 4, "expansions": ("personalities",)},
    {"players": 5, "expansions": ("personalities", "milestones", "industrial")},
    {"players": 1, "expansions": ("milestones",)},
    {"players": 2, "words": False},
]
S_EVOLUTION: list[dict[str, Any]] = [
    *({"players": players} for players in (2, 3, 4)),
    {"players": 4, "calamities": "printed"},
    {"players": 3, "first": "green"},
    {"players": 2, "words": False},
]


@pytest.mark.parametrize(("seed", "options"), list(enumerate(PROGRESS)))
def test_deals_of_progress(program: Path, seed: int, options: dict[str, Any]) -> None:
    """Who begins, the first milestone and all opening hands, as the position before the first decision has them."""
    match = dealt("progress", seed, **options)
    found, view = told(program, match.record()), match.game.view(match.states[0], None)
    assert "true" == found["the secret fits the hash"]
    assert f"seat {view.order[0]} (in the record: seat {view.order[0]})" == found["begins"]
    assert view.milestone == found.get("milestone", "")
    for seat in range(len(match.seats)):
        hand = match.game.view(match.states[0], seat).players[seat].hand
        assert sorted(card for card, n in hand.items() for _ in range(n)) == sorted(found[f"seat {seat}"].split(", "))


@pytest.mark.parametrize(("seed", "options"), list(enumerate(S_EVOLUTION)))
def test_deals_of_s_evolution(program: Path, seed: int, options: dict[str, Any]) -> None:
    """Who begins, all Calamities, and the hands as they lie face down, in the words of the position."""
    match = dealt("s-evolution", seed, **options)
    found = told(program, match.record())
    position = match.game.describe(match.states[0])
    assert "true" == found["the secret fits the hash"]
    assert f"seat {match.made[0].seat} (in the record: seat {match.made[0].seat})" == found["begins"]
    printed = options.get("calamities") == "printed"
    assert printed or f"calamities {found['calamities']}" in position
    for seat, colour in enumerate(("red", "green", "blue", "yellow")[: len(match.seats)]):
        assert f"\n{colour}: age 1; hand {found[f'seat {seat}']}; pile" in position


def test_another_secret_or_a_word_left_out_is_another_deal(program: Path) -> None:
    """What was tampered with shows: the hash does not fit, or the hands are not those of the game."""
    record = dealt("progress", 1, players=3).record()
    honest = told(program, record)
    swapped = told(program, msgspec.structs.replace(record, secret=new_secret(2).hex()))
    silenced = told(program, msgspec.structs.replace(record, words=("", *record.words[1:])))
    assert ("true", "false", "true") == tuple(it["the secret fits the hash"] for it in (honest, swapped, silenced))
    assert 3 == len({it["seat 0"] for it in (honest, swapped, silenced)})


def test_the_signature_is_made_as_the_page_says() -> None:
    """Over the file as any other program can write it again."""
    fields = json.loads(sign(dealt("s-evolution", 5, players=2).record(), bytes(32)).to_json())
    signature = bytes.fromhex(fields.pop("signature"))
    fields |= {"checksum": "", "options": dict(sorted(fields["options"].items()))}
    signed = json.dumps(fields, separators=(",", ":"), ensure_ascii=False).encode()
    Ed25519PublicKey.from_public_bytes(bytes.fromhex(fields["server"])).verify(signature, signed)


def checked(**deal: object) -> dict[str, bool]:
    """What the browser's module says of a deal."""
    command = [node(), "--input-type=module", "--eval", ASK, (WEB / "app" / "fair.js").as_uri()]
    done = subprocess.run([*command, msgspec.json.encode(deal).decode()], capture_output=True, text=True, check=False)
    assert "" == done.stderr
    return {row["check"]: row["ok"] for row in msgspec.json.decode(done.stdout)}


def test_the_browser_checks_what_it_kept() -> None:
    """The secret against the hash, the hash against the one seen first, the own word at the own seat."""
    match = dealt("progress", 3, players=3)
    kept = {"ownWord": WORDS[2], "seat": 2, "firstCommitment": match.commitment}
    shown = {"commitment": match.commitment, "secret": match.secret.hex(), "words": match.words}
    other = new_secret(4)
    assert {"secret": True, "commitment": True, "word": True} == checked(**shown, **kept)
    assert {"secret": False, "commitment": True, "word": True} == checked(**{**shown, "secret": other.hex()}, **kept)
    swapped = dealt("progress", 4, players=3)
    fraud = {"commitment": swapped.commitment, "secret": other.hex(), "words": ("", "", "another")}
    assert {"secret": True, "commitment": False, "word": False} == checked(**fraud, **kept)
    assert {"secret": False} == checked(commitment=match.commitment, secret="zz")


def test_the_browser_claims_nothing_that_it_did_not_keep() -> None:
    """While the game goes on, and for those who only watch."""
    match = dealt("progress", 3, players=3)
    running = {"commitment": match.commitment, "secret": None, "words": match.words}
    assert {} == checked(**running)
    assert {"commitment": True, "word": True} == checked(
        **running, ownWord=WORDS[0], seat=0, firstCommitment=match.commitment
    )
