"""Who sends: of all processes one at a time sees to a person's way, and another where that one was not heard of again.

`take` is one atomic change of a row, so of two that try one is refused. Whoever took it must be done before the lease
ends; what she did after that, she may not write down.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from holocene.server.club.news.schema import errands, news, posts
from holocene.server.club.news.wording import Item, item_of

LEASE: Final = 300.0  # seconds: longer than all patience with mail servers and push services together
PAUSES: Final = (60.0, 300.0, 900.0, 1800.0, 3600.0)  # seconds before it is tried again
GIVEN_UP: Final = 86_400.0  # seconds after which it is not
MOST: Final = 200  # ways looked at together


class Way(NamedTuple):
    """A way to a person: mail, hook, or the name of a browser."""

    person_id: str
    place: str


class Post(msgspec.Struct, frozen=True):
    """How it stands with a way."""

    person_id: str
    place: str
    due: float = 0.0
    lease: float = 0.0
    worker: str = ""
    last: float = 0.0
    tries: int = 0
    since: float = 0.0


def ways_due(connection: Connection, now: float, passed: Collection[Way] = ()) -> list[Way]:
    """Where something waits that is due, and nobody is at it; what waits longest comes first. Those that were `passed`
    are left out, however many wait there: nobody stands behind them."""
    same = and_(posts.c.person_id == errands.c.person_id, posts.c.place == errands.c.place)
    free = or_(posts.c.place.is_(None), and_(posts.c.due <= now, posts.c.lease <= now))
    first = func.min(errands.c.due)
    found = select(errands.c.person_id, errands.c.place).outerjoin_from(errands, posts, same)
    ways = found.where(errands.c.due <= now, free).group_by(errands.c.person_id, errands.c.place)
    rows = connection.execute(ways.order_by(first).limit(MOST + len(passed)))
    return [way for row in rows if (way := Way(row[0], row[1])) not in passed]


def take(connection: Connection, way: Way, worker: str, now: float) -> Post | None:
    """Takes a way for a while; None where somebody else has it."""
    own = posts.c.person_id == way.person_id, posts.c.place == way.place
    lease = {"worker": worker, "lease": now + LEASE}
    taken = connection.execute(update(posts).where(*own, posts.c.lease <= now, posts.c.due <= now).values(**lease))
    if not taken.rowcount:
        try:
            with connection.begin_nested():
                row = msgspec.structs.replace(Post(*way), **lease)
                connection.execute(insert(posts), msgspec.structs.asdict(row))
        except IntegrityError:  # it is there, and somebody else's, or she is gone
            return None
    return Post(*connection.execute(select(posts).where(*own)).one())


def waiting(connection: Connection, way: Way, now: float) -> list[tuple[int, Item]]:
    """What is to go by it: the number of each errand, and the news."""
    columns = [errands.c.id.label("errand"), news.c.id, news.c.kind, news.c.table_id, news.c.facts, news.c.created]
    due = errands.c.person_id == way.person_id, errands.c.place == way.place, errands.c.due <= now
    found = select(*columns).join_from(errands, news).where(*due).order_by(news.c.created, news.c.id)
    return [(row.errand, item_of(row)) for row in connection.execute(found)]


def give_back(connection: Connection, post: Post, **values: float) -> bool:
    """Ends the lease and says how it stands now; False where it had ended, and somebody else may be at it."""
    own = posts.c.person_id == post.person_id, posts.c.place == post.place, posts.c.worker == post.worker
    ended = update(posts).where(*own, posts.c.lease == post.lease).values(lease=0.0, worker="", **values)
    return bool(connection.execute(ended).rowcount)


def done(connection: Connection, numbers: list[int]) -> None:
    """Forgets errands: they were run, or were not worth it any more."""
    connection.execute(delete(errands).where(errands.c.id.in_(numbers)))


def postpone(connection: Connection, numbers: list[int], due: float) -> None:
    """Has errands wait for longer."""
    connection.execute(update(errands).where(errands.c.id.in_(numbers)).values(due=due))


def after_failure(post: Post, now: float) -> dict[str, float] | None:
    """How a way stands that has just failed once more: each pause is longer. None where it is given up."""
    since = post.since or now
    if now - since >= GIVEN_UP:
        return None
    return {"due": now + PAUSES[min(post.tries, len(PAUSES) - 1)], "tries": post.tries + 1, "since": since}
