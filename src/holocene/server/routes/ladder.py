"""People as everybody may know them, the ladder, and its seasons."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from fastapi import Path, Query

from holocene.core.contract.game import Game
from holocene.server.access import Serving
from holocene.server.answers import Answer, answer
from holocene.server.club import persons
from holocene.server.club.asking import Perhaps
from holocene.server.club.fair import blocking
from holocene.server.club.rating import ladder as ladders
from holocene.server.club.rating import told
from holocene.server.club.rating.seasons import ALL
from holocene.server.club.rating.shown import LadderShown, PersonShown, SeasonShown
from holocene.server.problems import Invalid
from holocene.server.routing import Router, refusals
from holocene.server.standing import now

router = Router(prefix="/api", tags=["ladder"], responses=refusals())

PersonId: TypeAlias = Annotated[str, Path(pattern="^[0-9a-z]{4,16}$", description="Who: the public name of a person.")]
SeasonName: TypeAlias = Annotated[str, Query(pattern=r"^(all|\d{4}-[1-4])$", description="As `2026-4`, or `all`.")]


@router.get("/people/{person_id}", summary="Somebody: ratings, games, finds, and how you fared against her")
def person(service: Serving, asker: Perhaps, person_id: PersonId) -> Answer[PersonShown]:
    """Whoever runs the server may have closed an identity: it is not shown."""
    with service.database.read() as connection:
        row = persons.find_one(connection, person_id)
        if row is None or row.barred:
            raise blocking.nobody(person_id)
        is_blocked = asker is not None and blocking.is_blocked(connection, asker.id, person_id)
        return answer(told.person_shown(connection, row, asker, is_blocked, now()))


@router.get("/ladder/{game}", summary="The ladder of a game, with the bots' levels on the same scale")
def ladder(
    service: Serving, game: Annotated[str, Path(max_length=40)], players: Annotated[int, Query(ge=0, le=12)] = 0,
    season: SeasonName = ALL,
) -> Answer[LadderShown]:  # fmt: skip
    """`players` is how many play; without it, as many as at the tables that most people have a place for, or as the
    game's usual table has."""
    rules = service.shelf.game(game)
    numbers = _numbers(rules)
    if players and players not in numbers:
        raise Invalid(f"there is no ladder for {players}", "server-no-ladder", field="players", players=players)
    with service.database.read() as connection:
        shown = players or ladders.busiest(connection, game, season) or _usual(rules)
        return answer(ladders.ladder(connection, game, shown, season, numbers))


def _numbers(rules: Game) -> tuple[int, ...]:
    """Of players that can meet."""
    choices = next((option.choices for option in rules.options if option.key == "players"), ())
    return tuple(choice for choice in choices if isinstance(choice, int) and choice > 1)


def _usual(rules: Game) -> int:
    return int(str(rules.read_options({})["players"]))


@router.get("/seasons", summary="The seasons that ratings are kept for, the present one first")
def seasons(service: Serving) -> Answer[list[SeasonShown]]:
    with service.database.read() as connection:
        return answer(ladders.seasons(connection, now()))
