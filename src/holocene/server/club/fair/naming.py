"""Names and lines that who runs the server does not want to read here, however they are spelt.

Compared is what the eye reads: case, accents, look-alikes of other alphabets, digits for letters and whatever stands
between letters make no difference. A pattern is found anywhere; one that begins with `=` is the whole of a name, or one
word of a line.
"""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from holocene.server.club.fair.schema import LONGEST_PATTERN, unwelcome
from holocene.server.problems import Invalid

WHOLE: Final = "="
# What looks like a Latin letter: of the Cyrillic and Greek alphabets, and as people write them with digits and signs.
ALIKE: Final = str.maketrans(
    "авекмнорстухіјѕԁԛԝ" + "αβεζηικμνορτυχγ" + "013457@$€",
    "abekmhopctyxijsdqw" + "abezhikmvoptuxy" + "oieastase",
)
SHORTEST: Final = 2  # letters of a pattern: one alone would be found everywhere


def compared(text: str) -> str:
    """A text as it is compared.

    >>> compared("B á D"), compared("bаd"), compared("B.4_D")
    ('bad', 'bad', 'bad')
    """
    parts = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    plain = "".join(each for each in parts if not unicodedata.combining(each)).translate(ALIKE)
    return "".join(each for each in plain if each.isalnum())


def stored(pattern: str) -> str:
    """A pattern as it is kept; nothing where it holds too few letters."""
    whole = WHOLE if pattern.strip().startswith(WHOLE) else ""
    letters = compared(pattern)
    return (whole + letters)[:LONGEST_PATTERN] if len(letters) >= SHORTEST else ""


def is_unwelcome(patterns: Iterable[str], text: str) -> bool:
    """Whether one of these patterns is in a text.

    >>> [is_unwelcome(["bad", "=ass"], text) for text in ("Not B-a-d", "Class", "ass", "you ass", "Ada")]
    [True, False, True, True, False]
    """
    whole = compared(text)
    words = {whole, *(compared(word) for word in text.split())}
    return any(each[1:] in words if each.startswith(WHOLE) else each in whole for each in patterns)


def patterns(connection: Connection) -> list[str]:
    """All of them."""
    return [str(row[0]) for row in connection.execute(select(unwelcome.c.pattern).order_by(unwelcome.c.pattern))]


def check_name(connection: Connection, *names: str) -> None:
    """Invalid where one of these is no name for here."""
    found = patterns(connection) if any(names) else []
    if any(is_unwelcome(found, name) for name in names if name):
        raise Invalid("who runs this server does not want this name here", "server-name-unwelcome", field="name")


def check_line(connection: Connection, line: str) -> None:
    """Invalid where a line holds what nobody wants to read here."""
    if line and is_unwelcome(patterns(connection), line):
        raise Invalid("who runs this server does not want these words here", "server-words-unwelcome", field="words")


def add(connection: Connection, pattern: str) -> bool:
    """Whether it is new."""
    if pattern in patterns(connection):
        return False
    connection.execute(insert(unwelcome), {"pattern": pattern, "at": time.time()})
    return True


def remove(connection: Connection, pattern: str) -> bool:
    """Whether it was there."""
    return bool(connection.execute(delete(unwelcome).where(unwelcome.c.pattern == pattern)).rowcount)
