"""The pages tell what happened in the words of the terminal: two formatters, one in each language, one result."""

from __future__ import annotations

import json
import shutil
import subprocess
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import holocene
from holocene.core.contract.outcome import outcome
from holocene.core.contract.registry import game_names
from holocene.core.matches.seats import Seat
from holocene.locale import LANGUAGES
from holocene.locale.telling import Telling

UNIT = Path(__file__).parent / "unit"
LOCALE = Path(holocene.__file__).parent / "locale"
OPTIONS: dict[str, dict[str, Any]] = {"progress": {"expansions": ["personalities", "milestones", "industrial"]}}
NAMES = ("Ada", "")


@cache
def match_of(game: str) -> Any:
    """A game at random with all that can be told, to its end."""
    rng = Random(f"told {game}")
    match = holocene.new(game, players=2, seed=7, **OPTIONS.get(game, {}))
    while match.to_act is not None:
        match.play(rng.choice(match.legal()))
    return match


def in_browser(**given: Any) -> list[str]:
    """What the script of the pages tells."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("needs node")
    command = [node, str(UNIT / "telling.js")]
    done = subprocess.run(command, input=msgspec.json.encode(given), capture_output=True, check=False)
    assert b"" == done.stderr
    lines: list[str] = json.loads(done.stdout)
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_browser_and_terminal_tell_the_same(game: str, language: str) -> None:
    """Every event with its facts (players, ages, cards, words, lists), every move that there is, and the story."""
    match = match_of(game)
    telling = Telling(match.game, language, [Seat(NAMES[0]), Seat(NAMES[1], "bot")], viewer=0)
    files = ("web", "table", "story", f"story-{game}", game)
    story, ends = match.tale(0).chapters()[1], outcome(match.score_sheet())[:1]
    events = [event for ply in range(len(match.made)) for event in match.events_of(ply, 0)]
    last = match.game.view(match.states[-2], 0)
    moves = [telling.board.said(last, move) for move in match.game.actions if not move.startswith("heritage")]
    told = in_browser(
        game=game,
        cards=match.game.pack.cards,
        seats=[{"name": name, "kind": kind} for name, kind in zip(NAMES, ("human", "bot"), strict=True)],
        viewer=0,
        language=language,
        files={each: [(LOCALE / each / f"{name}.ftl").read_text("utf-8") for name in files] for each in LANGUAGES},
        told=moves,
        events=events,
        story=story,
        ends=ends,
    )
    expected = [telling(key, **facts) for key, facts in moves] + [telling.event(event) for event in events]
    for chapter in story:
        assert chapter.heading is not None
        expected += [telling.heading(chapter.heading), *(telling.told(each, events) for each in chapter.sentences)]
    expected += map(telling.headline, ends)
    assert len(expected) > 200
    assert expected == told
