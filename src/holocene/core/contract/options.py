"""Table options: what a game lets its host choose, declared once and checked at the door."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from holocene.core.errors import BadOption

Value: TypeAlias = int | str | tuple[str, ...]
Options: TypeAlias = dict[str, Value]


class Option(msgspec.Struct, frozen=True):
    """One option. `several` allows any subset of the choices; the default of such an option is a tuple."""

    key: str
    choices: tuple[int | str, ...]
    default: Value
    rules: tuple[str, ...] = ()
    several: bool = False

    def with_choice(self, value: Value, choice: int | str) -> Value:
        """The value after a choice is pressed: chosen, or of several put in or taken out."""
        if not self.several:
            return choice
        assert isinstance(value, tuple)
        return tuple(str(each) for each in self.choices if (each in value) != (each == choice))

    def read(self, value: Any) -> Value:
        """The value in its right type, from a keyword, a command line or a form.

        >>> Option("first", ("random", "0", "1"), "random").read(0)
        '0'
        """
        if self.several:
            words = value.replace(",", " ").split() if isinstance(value, str) else list(value)
            return tuple(str(choice) for choice in self.choices if choice in self._known(words))
        if isinstance(self.choices[0], int):
            value = self._number(value)
        elif isinstance(value, int) and not isinstance(value, bool):
            value = str(value)
        self._known([value])
        chosen: int | str = value
        return chosen

    def _number(self, value: Any) -> int:
        try:
            return int(value)
        except (TypeError, ValueError):
            raise self._bad(value) from None

    def _known(self, words: Sequence[Any]) -> Sequence[Any]:
        for word in words:
            if word not in self.choices or isinstance(word, bool):
                raise self._bad(word)
        return words

    def _bad(self, value: Any) -> BadOption:
        choices = ", ".join(str(choice) for choice in self.choices)
        return BadOption(
            f"{self.key} cannot be '{value}': choose from {choices}",
            "bad-option-value",
            option=self.key,
            value=str(value),
            choices=choices,
        )


def read_options(declared: Sequence[Option], given: Mapping[str, Any]) -> Options:
    """Every declared option with its given or default value; an unknown name is refused.

    >>> players = Option("players", (2, 3, 4), 2)
    >>> read_options([players], {"players": "3"})
    {'players': 3}
    >>> read_options([players], {"plyers": 3})
    Traceback (most recent call last):
        ...
    holocene.core.errors.BadOption: there is no option 'plyers': choose from players
    """
    names = [option.key for option in declared]
    for name in given:
        if name not in names:
            raise BadOption(
                f"there is no option '{name}': choose from {', '.join(names)}",
                "bad-option-name",
                option=name,
                choices=", ".join(names),
            )
    return {
        option.key: option.read(given[option.key]) if given.get(option.key) is not None else option.default
        for option in declared
    }


class Clash(msgspec.Struct, frozen=True):
    """A choice that cannot be made beside the others, and why: the key of a sentence, and its facts."""

    option: str
    choice: int | str
    key: str
    facts: dict[str, int | str]


def clashes(declared: Sequence[Option], read: Callable[[Mapping[str, Any]], Options], options: Options) -> list[Clash]:
    """Every single choice that the game refuses beside the options given, as `read` itself says it."""
    found = []
    for option in declared:
        for choice in option.choices:
            changed = option.with_choice(options[option.key], choice)
            try:
                read({**options, option.key: changed})
            except BadOption as refused:
                found.append(Clash(option.key, choice, refused.key, refused.facts))
    return found
