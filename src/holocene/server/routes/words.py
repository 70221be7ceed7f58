"""The table in words, and what a typed line is answered."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query

from holocene.server.access import Serving, Visiting
from holocene.server.answers import Answer, answer
from holocene.server.routes.lessons import LanguageQuery
from holocene.server.routing import Router, refusals
from holocene.server.standing import check_fresh
from holocene.server.words import LineAnswered, TableSaid, line_answered, table_said

router = Router(prefix="/api/tables/{table_id}", tags=["words"], responses=refusals())
Typed = Annotated[str, Query(max_length=200, description="A command, or moves: what a player would type.")]
Seen = Annotated[int, Query(ge=0, description="How many moves the client has seen.")]
Version = Annotated[int | None, Query(description="The version of the moment that the client shows.")]


@router.get("/words", summary="The table in words, as the token's seat hears it")
def words(service: Serving, visitor: Visiting, language: LanguageQuery = "en") -> Answer[TableSaid]:
    with service.desks.at(visitor.table_id) as desk:
        return answer(table_said(desk, visitor.eyes, language))


@router.get("/line", summary="What a typed line is answered, or which moves it means")
def line(
    service: Serving, visitor: Visiting, typed: Typed, n: Seen, version: Version = None, language: LanguageQuery = "en"
) -> Answer[LineAnswered]:
    """Nothing is played: whoever typed it sends the moves. A number means a choice of the moment that is shown, so a
    moment that has passed is refused; a question is answered as the table is now, while the others go on."""
    with service.desks.at(visitor.table_id) as desk:
        found = line_answered(desk, visitor.eyes, language, typed)
        if found.moves or found.refused:
            check_fresh(desk, n, version)
        return answer(found)
