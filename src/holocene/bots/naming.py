"""How bots are named: `greedy`, `search:simulations=200,seconds=0.5`, `my_module:MyBot`, `my_module:MyBot:depth=3`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from holocene.core.errors import BadOption

Parameter: TypeAlias = int | float | bool | str

NAME = re.compile(
    r"(?P<home>[^\s:,=]+)"
    r"(:(?P<attribute>[A-Za-z_]\w*))?"
    r"(:(?P<parameters>[A-Za-z_]\w*=[^\s:,=]+(,[A-Za-z_]\w*=[^\s:,=]+)*))?"
)
SWITCHES = {"true": True, "false": False}


class BotName(NamedTuple):
    """A name taken apart: a registered bot or a module with its class, and keyword arguments for the constructor."""

    home: str
    attribute: str  # the class in the module `home`; empty for a registered bot
    parameters: Mapping[str, Parameter]

    @property
    def kind(self) -> str:
        """The name without its parameters."""
        return f"{self.home}:{self.attribute}" if self.attribute else self.home


def read_name(name: str) -> BotName:
    """The parts of a name.

    >>> read_name("search:simulations=200,seconds=0.5")
    BotName(home='search', attribute='', parameters={'simulations': 200, 'seconds': 0.5})
    >>> read_name("my_module:MyBot").kind
    'my_module:MyBot'
    """
    parts = NAME.fullmatch(name)
    if parts is None:
        raise _unreadable(name)
    given = [pair.split("=") for pair in parts["parameters"].split(",")] if parts["parameters"] else []
    parameters = {key: read_value(value) for key, value in given}
    if len(parameters) < len(given):
        raise _unreadable(name)
    return BotName(parts["home"], parts["attribute"] or "", parameters)


def read_value(word: str) -> Parameter:
    """A number where the word is one, else a switch or the word itself.

    >>> [read_value(word) for word in ("200", "0.5", "true", "wide")]
    [200, 0.5, True, 'wide']
    """
    for kind in (int, float):
        try:
            return kind(word)
        except ValueError:
            continue
    return SWITCHES.get(word, word)


def split_names(words: str) -> list[str]:
    """The names of a list with commas between them; a parameter belongs to the name before it.

    >>> split_names("random, search:simulations=200,seconds=0.5, greedy")
    ['random', 'search:simulations=200,seconds=0.5', 'greedy']
    """
    names: list[str] = []
    for part in (part.strip() for part in words.split(",")):
        if names and "=" in part and ":" not in part:
            names[-1] += f",{part}"
        elif part:
            names.append(part)
    return names


def _unreadable(name: str) -> BadOption:
    return BadOption(
        f"'{name}' is no name of a bot: write name, module:Class, or either with :key=value,key=value after it",
        "bad-bot-name",
        name=name,
    )
