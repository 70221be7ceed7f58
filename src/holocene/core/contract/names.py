"""Names of cards in every language: whole, as people read them, and with the places where a narrow one may break them.

A card file holds a name with soft hyphens in its long words, put there by somebody who speaks the language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

SOFT_HYPHEN: Final = "\u00ad"
COLUMNS: Final = ("en", "fr", "de", "ru")


def whole(name: str) -> str:
    """A name as it is read, compared and searched.

    >>> whole("Astro\\u00adnomy")
    'Astronomy'
    """
    return name.replace(SOFT_HYPHEN, "")


def whole_names(row: Mapping[str, Any]) -> dict[str, str]:
    """The names of a row by language."""
    return {language: whole(row[language]) for language in COLUMNS}


def broken_names(row: Mapping[str, Any]) -> dict[str, str]:
    """The names of a row that may be broken, by language; those that may not are left out."""
    return {language: row[language] for language in COLUMNS if SOFT_HYPHEN in row[language]}
