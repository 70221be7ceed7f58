"""What can be played: games, their cards and their law."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated, Any

from fastapi import APIRouter, Query
from starlette.responses import Response

from holocene.bots.registry import USUAL_LEVEL, levels
from holocene.core.law import law as law_of
from holocene.core.registry import game_names
from holocene.server.access import Serving
from holocene.server.answers import answer
from holocene.server.shelf import Shelf

router = APIRouter(prefix="/api/games", tags=["games"])
KEPT = {"Cache-Control": "public, max-age=300"}


def games_shown(shelf: Shelf) -> list[dict[str, Any]]:
    """All games with their options."""
    return [_shown(shelf, name) for name in game_names()]


def _shown(shelf: Shelf, name: str) -> dict[str, Any]:
    game = shelf.game(name)
    players = next((option.choices for option in game.options if option.key == "players"), ())
    expansions = game.pack.cards.get("expansions", [])
    return {
        "name": name,
        "rules_version": game.rules_version,
        "options": list(game.options),
        "players": players,
        "bots": [{"name": bot, "usual": bot == USUAL_LEVEL} for bot in levels()],
        "pack": {"name": game.pack.name, "digest": game.pack.digest, "expansions": expansions},
    }


@router.get("", summary="All games, their options and bots")
def games(service: Serving) -> Response:
    return answer(games_shown(service.shelf), headers=KEPT)


@router.get("/{game}/cards", summary="Every card of a game's pack, with its names and origin")
def cards(service: Serving, game: str) -> Response:
    return answer(service.shelf.game(game).pack.cards, headers=KEPT)


@router.get("/{game}/law", summary="The numbered rules in a language")
def law(service: Serving, game: str, language: Annotated[str, Query(pattern="^[a-z]{2}$")] = "en") -> Response:
    """Chapters in the order of the law; the ids are the same in every language."""
    service.shelf.game(game)
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
