"""The chronicle of a table that is over: made from its record when somebody first asks, and kept with the moments."""

from __future__ import annotations

from typing import Final

import msgspec

from holocene.core.contract.chronicle import Chronicle
from holocene.core.matches.chronicle import chronicle_of
from holocene.server.contract import Written
from holocene.server.desks import Desk
from holocene.server.moment import final_scores
from holocene.server.problems import Conflict
from holocene.server.showing import Key
from holocene.server.standing import check_open

ALL_EYES: Final = -2  # in the place of a seat: everybody is told the same


def chronicle_shown(desk: Desk) -> Written[Chronicle]:
    """Conflict while the game goes on: points over rounds would tell what hands hold."""
    check_open(desk.row)
    if desk.row.state != "over" or not desk.is_dealt:
        raise Conflict("the game is not over", "server-not-over")
    key = Key(desk.id, desk.revision, desk.now.number, ALL_EYES, 0, ())
    return Written(desk.shown.get(key, lambda: msgspec.json.encode(_told(desk))))


def _told(desk: Desk) -> Chronicle:
    """Networks are imported when somebody first asks, since they are heavy."""
    from holocene.bots.review import foreteller

    match = desk.now.match
    return chronicle_of(match, final_scores(desk), foreteller(match.game, len(match.seats)))
