"""What can be played: games, their cards and their law."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import groupby
from typing import Annotated, Final, TypeVar

from fastapi import Query, Request

from holocene.bots.registry import levels, usual_level
from holocene.core.contract.options import Clash, clashes
from holocene.core.contract.registry import game_names
from holocene.core.rulebook.law import Rule
from holocene.core.rulebook.law import law as law_of
from holocene.locale import LANGUAGES, Text
from holocene.server import static
from holocene.server.access import Serving
from holocene.server.answers import ENCODER, Answer, answer
from holocene.server.bodies import ChoiceBody
from holocene.server.figures import FiguresShown, figures_shown
from holocene.server.printed import (
    BotShown,
    Cards,
    ChapterShown,
    GameShown,
    HistoryShown,
    LawShown,
    NoteShown,
    PackShown,
    RuleShown,
)
from holocene.server.routes.lessons import LanguageQuery
from holocene.server.routing import Router, refusals
from holocene.server.shelf import Shelf

T = TypeVar("T")
router = Router(prefix="/api/games", tags=["games"], responses=refusals())
KEPT: Final = "public, max-age=300"
WORDS: Final = {"name": "game-name", "title": "game-title", "about": "game-about", "cards": "game-cards"}


@lru_cache(maxsize=16)
def _packed(content: bytes) -> static.Asset:
    return static.made(content, ".json")


def printed(request: Request, value: T) -> Answer[T]:
    """What stays the same while the server runs: packed once, and not sent to those who have it."""
    return static.send_as(Answer[T], request, _packed(ENCODER.encode(value)), KEPT)


def games_shown(shelf: Shelf) -> list[GameShown]:
    """All games with their options, first those that have a drawing of their own."""
    return sorted((_shown(shelf, name) for name in game_names()), key=lambda game: not game.drawn_by)


@cache
def words_shown(name: str) -> dict[str, dict[str, str]]:
    """What a game is called and what it is, in every language; nothing is said of what it does not say."""
    texts = {language: Text(language, name) for language in LANGUAGES}
    return {
        language: {part: text(key) for part, key in WORDS.items() if text.knows(key)}
        for language, text in texts.items()
    }


def _shown(shelf: Shelf, name: str) -> GameShown:
    game = shelf.game(name)
    return GameShown(
        name=name,
        rules_version=game.rules_version,
        options=tuple(game.options),
        clashes=tuple(clashes(game.options, game.read_options, game.read_options({}))),
        players=tuple(game.sizes),
        drawn_by=game.drawn_by,
        words=words_shown(name),
        findings=dict(game.findings),
        bots=tuple(BotShown(bot, bot == usual_level(game)) for bot in levels(game)),
        pack=PackShown(game.pack.name, game.pack.digest, tuple(game.pack.cards.get("expansions", ()))),
    )


@router.get("", summary="All games, their options and bots")
def games(request: Request, service: Serving) -> Answer[list[GameShown]]:
    return printed(request, games_shown(service.shelf))


@router.post("/{game}/clashes", summary="Which further choices cannot go together with these options")
def clashing(service: Serving, game: str, body: ChoiceBody) -> Answer[list[Clash]]:
    """Every choice that the game would refuse beside these options, one at a time, with the reason."""
    played = service.shelf.game(game)
    return answer(clashes(played.options, played.read_options, played.read_options(body.options)))


@router.get("/{game}/cards", summary="Every card of a game's pack, with its names and origin")
def cards(request: Request, service: Serving, game: str) -> Answer[Cards]:
    return printed(request, service.shelf.game(game).printed())


@router.get("/{game}/history", summary="A true sentence of history a card, in a language")
def history(request: Request, service: Serving, game: str, language: LanguageQuery = "en") -> Answer[HistoryShown]:
    """Cards without a sentence, as those of somebody's own pack may be, are not named; a sentence that nobody has
    translated is English."""
    played = service.shelf.game(game)
    notes = {card: NoteShown(note.said(language), note.source) for card, note in played.history.items()}
    return printed(request, HistoryShown(notes))


@router.get("/{game}/figures", summary="How strong players use the cards")
def figures(
    request: Request,
    service: Serving,
    game: str,
    table: Annotated[int | None, Query(ge=0, le=99, description="Of those that were counted, from 0.")] = None,
    language: LanguageQuery = "en",
) -> Answer[FiguresShown]:
    """Counted from games of the game's network against itself; nothing of cards that nobody has counted. Where no table
    is named, it is the first of several players."""
    return printed(request, figures_shown(service.shelf.game(game), table, language))


@router.get("/{game}/law", summary="The numbered rules in a language")
def law(
    request: Request, service: Serving, game: str, language: Annotated[str, Query(pattern="^[a-z]{2}$")] = "en"
) -> Answer[LawShown]:
    """Chapters in the order of the law; the ids are the same in every language."""
    service.shelf.game(game)
    whole = groupby(law_of(game, language).values(), key=lambda rule: (rule.chapter, rule.title))
    chapters = tuple(ChapterShown(number, title, tuple(map(_rule, rules))) for (number, title), rules in whole)
    return printed(request, LawShown(game, language, chapters))


def _rule(rule: Rule) -> RuleShown:
    return RuleShown(rule.id, rule.text, rule.section, rule.is_ruling)
