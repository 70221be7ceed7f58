"""How one is told what happens while one is away: switches, hours, browsers, a webhook and feeds."""

from __future__ import annotations

import secrets
import time
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from fastapi import Depends, Path, Request
from sqlalchemy import Connection

from holocene.server.access import Serving
from holocene.server.answers import Answer, answer
from holocene.server.club import mail
from holocene.server.club.asking import Member, Person
from holocene.server.club.news import choices, feeds, outward, push
from holocene.server.club.news.addresses import address_of
from holocene.server.club.news.bodies import HookBody, NewsBody, PushBody
from holocene.server.club.news.choices import Browser
from holocene.server.club.news.kinds import CHANNELS
from holocene.server.club.news.shown import BrowserShown, FeedsShown, HookMade, HookShown, NewsChosen, PushKey
from holocene.server.club.persons import PersonRow
from holocene.server.problems import Unknown
from holocene.server.routing import Router, refusals
from holocene.server.service import Service

router = Router(prefix="/api", tags=["news"], responses=refusals())
PLACE: Final = "^[0-9a-f]{24}$"


def origin_of(request: Request) -> str:
    """How links to this server begin for who asks: as the settings say, or by the name that her page has, which the
    guard has looked at."""
    service: Service = request.app.state.service
    if service.settings.links:
        return service.settings.links.rstrip("/").removesuffix(service.settings.root)
    asked = request.headers.get("origin") or f"{request.url.scheme}://{request.url.netloc}"
    return asked[:200]


Origin = Annotated[str, Depends(origin_of)]


@router.get("/push/key", summary="The key that a browser subscribes to notifications with")
def push_key(service: Serving) -> Answer[PushKey]:
    return answer(PushKey(push.public_key(service.identity.push_key)))


@router.get("/me/news", summary="How you are told of what")
def chosen(service: Serving, person: Person) -> Answer[NewsChosen]:
    with service.database.read() as connection:
        return answer(_shown(service, connection, person))


@router.patch("/me/news", summary="Change how you are told of what")
def change(service: Serving, person: Member, body: NewsBody, origin: Origin) -> Answer[NewsChosen]:
    values: dict[str, Any] = body.model_dump(exclude_none=True)
    told = values.pop("told", {})
    with service.database.write() as connection:
        choices.keep(connection, person.id, origin=origin, **values)
        choices.set_wishes(connection, person.id, told)
        choices.set_deal(connection, person.id, person.zone, time.time())
        return answer(_shown(service, connection, person))


@router.post("/me/push", status_code=201, summary="Have this browser show notifications")
def subscribe(service: Serving, person: Member, body: PushBody, origin: Origin) -> Answer[BrowserShown]:
    """A browser is one person's: whoever subscribes it last."""
    outward.check(body.endpoint, service.settings.private_hooks, "endpoint")
    push.check_keys(body.p256dh, body.auth)
    place = choices.place_of(body.endpoint)
    row = Browser(place, person.id, body.endpoint, body.p256dh, body.auth, body.label, time.time())
    with service.database.write() as connection:
        choices.keep(connection, person.id, origin=origin)
        choices.add_browser(connection, row)
    return answer(BrowserShown(row.id, row.label, row.created), 201)


@router.delete("/me/push/{place}", summary="Send no more notifications to a browser of yours")
def unsubscribe(service: Serving, person: Person, place: Annotated[str, Path(pattern=PLACE)]) -> Answer[NewsChosen]:
    with service.database.write() as connection:
        if not choices.drop_place(connection, place, person.id):
            raise Unknown("this browser is sent nothing", "server-push-unknown", field="place")
        return answer(_shown(service, connection, person))


@router.post("/me/hook", status_code=201, summary="Have news sent to an address of yours")
def add_hook(service: Serving, person: Member, body: HookBody, origin: Origin) -> Answer[HookMade]:
    """As JSON with a signature, or in the words of Slack or Discord. Another address takes the place of the one
    before; the switches say what is sent there."""
    outward.check(body.url, service.settings.private_hooks, "url")
    secret = secrets.token_urlsafe(32)
    with service.database.write() as connection:
        values = {"hook": body.url, "hook_form": body.form, "hook_secret": secret}
        choices.keep(connection, person.id, origin=origin, **values)
    return answer(HookMade(_host(body.url), body.form, secret), 201)


@router.delete("/me/hook", summary="Send nothing more to that address")
def drop_hook(service: Serving, person: Person) -> Answer[NewsChosen]:
    with service.database.write() as connection:
        choices.drop_hook(connection, person.id)
        return answer(_shown(service, connection, person))


@router.post("/me/feed", status_code=201, summary="Addresses of your own for a calendar and a feed reader")
def make_feed(service: Serving, person: Member, origin: Origin) -> Answer[FeedsShown]:
    """New ones take the place of those before, which open nothing any more."""
    with service.database.write() as connection:
        choices.keep(connection, person.id, origin=origin, feed=choices.new_feed())
        row = choices.find(connection, person.id)
    return answer(feeds.addresses(service, row), 201)


@router.delete("/me/feed", summary="Have no such addresses any more")
def drop_feed(service: Serving, person: Person) -> Answer[NewsChosen]:
    with service.database.write() as connection:
        choices.keep(connection, person.id, feed="")
        return answer(_shown(service, connection, person))


def _shown(service: Service, connection: Connection, person: PersonRow) -> NewsChosen:
    row = choices.find(connection, person.id)
    on = choices.wishes_of(connection, person.id)
    browsers = choices.find_browsers(connection, person.id)
    has_address = mail.is_possible(service.settings) and address_of(connection, person.id) is not None
    return NewsChosen(
        told={channel: sorted(wish for way, wish in on if way == channel) for channel in CHANNELS},
        digest=row.digest, minutes=row.minutes, hour=row.hour, quiet_from=row.quiet_from, quiet_until=row.quiet_until,
        deal_hour=row.deal_hour, zone=person.zone, letters=has_address,
        browsers=tuple(BrowserShown(each.id, each.label, each.created) for each in browsers),
        hook=HookShown(_host(row.hook), row.hook_form) if row.hook else None,
        feeds=feeds.addresses(service, row) if row.feed else None,
    )  # fmt: skip


def _host(url: str) -> str:
    return urlsplit(url).hostname or ""
