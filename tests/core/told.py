"""Writes the sentences of a game's story in all languages, for a file that a test compares: one for every kind of
action, as it is told to others and to who acts. No game is named here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from holocene.core.contract.game import Event
from holocene.core.contract.story import Placed
from holocene.core.matches.seats import Seat
from holocene.locale import LANGUAGES
from holocene.locale.telling import Telling
from tests.core import frozen

SEATS = [Seat("Ada"), Seat("Ben"), Seat("Chen")]


def sentences(game: str, groups: Mapping[str, str]) -> Iterator[str]:
    """Each group by its name, then a line for each language and reader."""
    rules = frozen.new(game).game
    readers = [Telling(rules, language, SEATS, viewer) for language in LANGUAGES for viewer in (1, 0)]
    for name, words in groups.items():
        events = [event_of(part) for part in words.split("; ")]
        yield f"# {name}: {', '.join(dict.fromkeys(event.kind for event in events))}"
        placed = [Placed(at, 1, event) for at, event in enumerate(events)]
        for reader in readers:
            told = [
                f"**{reader.told(each, events)}**" if each.stands_out else reader.told(each, events)
                for each in rules.story(reader.viewer).tell(placed, True)
            ]
            yield f"{reader.text.language} {' '.join(told)}"
        yield ""


def event_of(words: str) -> Event:
    """`skill-rises K8 player=0 skill=draw n=1`, as playthroughs write it."""
    kind, rule, *facts = words.split()
    return Event(kind, rule, dict(fact_of(*fact.split("=")) for fact in facts))


def fact_of(name: str, value: str) -> tuple[str, Any]:
    return name, int(value) if value.isdecimal() else value
