"""Ways back to oneself: passkeys, an address for letters, a code for another device, and the browsers that know one.

Whoever arrives shows the key of her browser (`Holocene-Person`), of whom nobody may know yet; the answer says who it is
from then on.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from anyio.to_thread import run_sync
from fastapi import Depends, Path, Request

from holocene.server.access import Serving, owner_of
from holocene.server.answers import Answer, answer
from holocene.server.club import mail
from holocene.server.club.asking import Member, OwnKey, Person
from holocene.server.club.mail import Letter
from holocene.server.club.shown import Me, me_shown
from holocene.server.club.ways import arriving, asked, devices, letters, listing, passkeys
from holocene.server.club.ways.bodies import (
    AddressBody,
    CodeBody,
    ConfirmBody,
    LetterBody,
    PasskeyBody,
    ReturnBody,
)
from holocene.server.club.ways.place import Place, letters_begin, passkey_place, place_of
from holocene.server.club.ways.post import Post
from holocene.server.club.ways.shown import DeviceCode, LetterAsked, PasskeyAsked, PasskeyWanted, Ways
from holocene.server.problems import Conflict, Problem
from holocene.server.routing import Router, refusals
from holocene.server.service import Service

router = Router(prefix="/api/me", tags=["me"], responses=refusals())
WayId = Annotated[str, Path(pattern="^[0-9a-f]{16}$", description="What the list of ways calls it.")]
Named: TypeAlias = Annotated[Place, Depends(passkey_place)]


def post_of(request: Request) -> Post:
    """Who sends letters here; Conflict where nobody does."""
    if not mail.is_possible(request.app.state.service.settings):
        raise Conflict("this server sends no letters", "server-mail-none")
    found: Post = request.app.state.post
    return found


Posting: TypeAlias = Annotated[Post, Depends(post_of)]


@router.get("/ways", summary="How you can be known: browsers, passkeys, and an address")
def ways(service: Serving, person: Person, key: OwnKey) -> Answer[Ways]:
    return answer(listing.ways_of(service, person, key))


@router.delete("/browsers/{way}", summary="Let a browser know you no more")
def drop_browser(service: Serving, person: Person, key: OwnKey, way: WayId) -> Answer[Ways]:
    """It opens no further table of yours; links to tables that it has stay good until you renew them there. The only
    way back cannot be removed."""
    listing.drop_browser(service, person, way)
    return answer(listing.ways_of(service, person, key))


@router.delete("/passkeys/{way}", summary="Remove a passkey")
def drop_passkey(service: Serving, person: Person, key: OwnKey, way: WayId) -> Answer[Ways]:
    listing.drop_passkey(service, person, way)
    return answer(listing.ways_of(service, person, key))


@router.delete("/address", summary="Remove your address")
def drop_address(request: Request, service: Serving, person: Person, key: OwnKey) -> Answer[Ways]:
    """A last letter goes there, which says so."""
    send_if(request, listing.drop_address(service, person))
    return answer(listing.ways_of(service, person, key))


@router.post("/passkeys/asked", summary="What a browser needs to make a passkey")
def want_passkey(service: Serving, person: Member, key: OwnKey, place: Named) -> Answer[PasskeyWanted]:
    """For `navigator.credentials.create`. The challenge is good once, for five minutes, for this browser."""
    return answer(passkeys.want(service, person, key, place))


@router.post("/passkeys", status_code=201, summary="Keep a new passkey")
def add_passkey(service: Serving, person: Member, key: OwnKey, place: Named, body: PasskeyBody) -> Answer[Ways]:
    passkeys.add(service, person, key, place, body.asked, body.credential, body.label)
    return answer(listing.ways_of(service, person, key), 201)


@router.post("/arrivals/passkey/asked", summary="What a browser needs to show a passkey")
def ask_passkey(service: Serving, key: OwnKey, place: Named) -> Answer[PasskeyAsked]:
    """For `navigator.credentials.get`: the device itself knows which passkeys it has for this server."""
    return answer(passkeys.ask(service, key, place))


@router.post("/arrivals/passkey", summary="Come back by a passkey")
def arrive_by_passkey(service: Serving, key: OwnKey, place: Named, body: ReturnBody) -> Answer[Me]:
    person_id = passkeys.show(service, key, place, body.asked, body.credential)
    return answer(me_shown(arriving.arrive(service, person_id, key, body.label)))


@router.post("/address", status_code=202, summary="Add an address: a letter with a code goes there")
async def want_address(
    request: Request, service: Serving, person: Member, post: Posting, body: AddressBody
) -> Answer[LetterAsked]:
    """The code is good for half an hour and five tries; the address is yours once you send it back."""
    begin = letters_begin(service.settings, place_of(request))
    found = await run_sync(letters.want, service, person, body.address, owner_of(request), begin)
    if found.letter is not None:
        try:
            await post.send(found.letter)
        except Problem:
            await run_sync(_unasked, service, found.row)
            raise
    return answer(LetterAsked(found.name, 60 * asked.MINUTES["address"]), 202)


@router.post("/address/confirm", summary="Send the code back: the address is yours")
def confirm_address(request: Request, service: Serving, person: Member, key: OwnKey, body: ConfirmBody) -> Answer[Ways]:
    """An address that you had before is told so by a last letter."""
    send_if(request, letters.confirm(service, person, body.asked, body.code))
    return answer(listing.ways_of(service, person, key))


@router.post("/arrivals/letter/asked", status_code=202, summary="Ask for a letter that brings you back")
async def ask_letter(
    request: Request, service: Serving, _: OwnKey, post: Posting, body: AddressBody
) -> Answer[LetterAsked]:
    """The answer is the same whether or not anybody has this address."""
    await post.knock()  # before it is known whether there is anything to send
    begin = letters_begin(service.settings, place_of(request))
    found = await run_sync(letters.lose, service, body.address, owner_of(request), begin)
    if found.letter is not None:
        post.send_later(found.letter)
    return answer(LetterAsked(found.name, 60 * asked.MINUTES["letter"]), 202)


@router.post("/arrivals/letter", summary="Come back by the code of a letter")
def arrive_by_letter(service: Serving, key: OwnKey, body: LetterBody) -> Answer[Me]:
    row = asked.guess(service.database, body.asked, "letter", body.code)
    return answer(me_shown(arriving.arrive(service, str(row.person_id), key, body.label, row)))


@router.post("/devices", status_code=201, summary="A code for another device of yours")
def new_device(service: Serving, person: Member) -> Answer[DeviceCode]:
    """Good once, for five minutes; a new one replaces it."""
    return answer(devices.new_code(service, person), 201)


@router.post("/arrivals/code", summary="Come back by the code that another device shows")
def arrive_by_code(service: Serving, key: OwnKey, body: CodeBody) -> Answer[Me]:
    with service.database.read() as connection:
        row = devices.find(connection, body.code)
    return answer(me_shown(arriving.arrive(service, str(row.person_id), key, body.label, row)))


def send_if(request: Request, letter: Letter | None) -> None:
    """A letter that nobody waits for, where there is one and a mail server."""
    if letter is not None and mail.is_possible(request.app.state.service.settings):
        post_of(request).send_later(letter)


def _unasked(service: Service, row: asked.AskedRow) -> None:
    """Nobody was written to, so nothing is counted."""
    with service.database.write() as connection:
        asked.drop(connection, row)
