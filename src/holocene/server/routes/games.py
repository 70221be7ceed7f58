"""What can be played: games, their cards and their law."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query
from starlette.responses import Response

from holocene.bots.registry import bot_names
from holocene.core.law import law as law_of
from holocene.core.registry import game_names, load_game
from holocene.server.answers import answer
from holocene.server.problems import Unknown

router = APIRouter(prefix="/api/games", tags=["games"])
KEPT = {"Cache-Control": "public, max-age=300"}


@cache
def games_shown() -> bytes:
    """All games with their options; the same until the server is started again."""
    return msgspec.json.encode([_shown(name) for name in game_names()])


def _shown(name: str) -> dict[str, Any]:
    game = load_game(name)
    players = next((option.choices for option in game.options if option.key == "players"), ())
    expansions = game.pack.cards.get("expansions", [])
    return {
        "name": name,
        "rules_version": game.rules_version,
        "options": list(game.options),
        "players": players,
        "bots": [{"name": bot} for bot in bot_names()],
        "pack": {"name": game.pack.name, "digest": game.pack.digest, "expansions": expansions},
    }


def _check(name: str) -> None:
    if name not in game_names():
        choices = ", ".join(game_names())
        raise Unknown(f"there is no game '{name}'", "no-such-game", field="game", name=name, choices=choices)


@router.get("", summary="All games, their options and bots")
def games() -> Response:
    return answer(games_shown(), headers=KEPT)


@router.get("/{game}/cards", summary="Every card of a game's pack, with its names and origin")
def cards(game: str) -> Response:
    _check(game)
    return answer(load_game(game).pack.cards, headers=KEPT)


@router.get("/{game}/law", summary="The numbered rules in a language")
def law(game: str, language: Annotated[str, Query(pattern="^[a-z]{2}$")] = "en") -> Response:
    """Chapters in the order of the law; the ids are the same in every language."""
    _check(game)
    chapters = [
        {
            "number": number,
            "title": title,
            "rules": [
                {"id": rule.id, "text": rule.text, "section": rule.section, "ruling": rule.is_ruling} for rule in rules
            ],
        }
        for (number, title), rules in groupby(
            law_of(game, language).values(), key=lambda rule: (rule.chapter, rule.title)
        )
    ]
    return answer({"game": game, "language": language, "chapters": chapters}, headers=KEPT)
