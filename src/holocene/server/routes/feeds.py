"""Addresses that open without a key: one's feeds, and the end of letters. What they open stands in them."""

from __future__ import annotations

import hmac
from html import escape
from typing import Annotated, Final

from fastapi import APIRouter, Path
from starlette.responses import HTMLResponse, Response

from holocene.locale import Text
from holocene.server.access import Serving
from holocene.server.club import persons
from holocene.server.club.news import choices, feeds
from holocene.server.club.news.letters import leaving
from holocene.server.problems import Unknown
from holocene.server.service import Service

router = APIRouter(include_in_schema=False)
OWN: Final = {"Cache-Control": "private, max-age=300"}
Secret = Annotated[str, Path(pattern="^[0-9a-z]{48}$")]
PersonId = Annotated[str, Path(pattern="^[0-9a-z]{4,16}$")]
Mark = Annotated[str, Path(pattern="^[0-9a-f]{40}$")]
PAGE: Final = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<meta name="referrer" content="same-origin"><title>Holocene</title>
<link rel="stylesheet" href="{root}/styles/tokens+base+controls+marks+frame+offline.css"></head>
<body class="offline"><main><section><h1>{title}</h1><p class="lede">{words}</p>{form}</section></main></body></html>
"""
FORM: Final = '<form method="post"><button class="button primary big">{words}</button></form>'


@router.get("/feed/{secret}.ics")
def calendar(service: Serving, secret: Secret) -> Response:
    return Response(feeds.calendar(service, secret), headers=OWN, media_type="text/calendar; charset=utf-8")


@router.get("/feed/{secret}.atom")
def atom(service: Serving, secret: Secret) -> Response:
    return Response(feeds.atom(service, secret), headers=OWN, media_type="application/atom+xml; charset=utf-8")


@router.get("/leave/{person_id}/{mark}")
def ask(service: Serving, person_id: PersonId, mark: Mark) -> Response:
    """Asks first: programs that look at letters for people open every address in them."""
    text = Text(_language(service, person_id, mark))
    form = FORM.format(words=escape(text("news-leave-yes")))
    return _page(text, service.settings.root, text("news-leave"), text("news-leave-read"), form)


@router.post("/leave/{person_id}/{mark}")
def leave(service: Serving, person_id: PersonId, mark: Mark) -> Response:
    """No more letters; also for mail programs, which send this when their own button is pressed."""
    text = Text(_language(service, person_id, mark))
    with service.database.write() as connection:
        choices.set_wishes(connection, person_id, {"mail": ()})
    return _page(text, service.settings.root, text("news-left-letters"), text("news-left-letters-read"))


def _language(service: Service, person_id: str, mark: str) -> str:
    """That of the person whose letters end; Unknown where the address was not made here, or she is gone."""
    with service.database.read() as connection:
        person = persons.find_one(connection, person_id)
    is_ours = hmac.compare_digest(leaving(service.identity, person_id), f"/leave/{person_id}/{mark}")
    if person is None or not is_ours:
        raise Unknown("this address ends nobody's letters", "server-no-leave")
    return person.language


def _page(text: Text, root: str, title: str, words: str, form: str = "") -> Response:
    told = PAGE.format(language=text.language, root=root, title=escape(title), words=escape(words), form=form)
    return HTMLResponse(told, headers={"Cache-Control": "no-store"})
