"""Sentences by key: `Text("fr")("no-such-game", name="chess", choices="progress")`.

A file named after a game holds the sentences of that game, here or in the game's own package (`locale/fr/NAME.ftl`);
two games may use one key for different sentences. The files of a language are read one after the other, only until a
key is found. A message of one line that holds nothing but words and facts is read here; the Fluent library, which costs
more time than everything else that `holocene --help` does, is loaded when the first message needs it, for instance
because it has to write a number.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from holocene.core.errors import HoloceneError, IllegalMove
from holocene.core.homes import home_of
from holocene.core.reasons import Reason
from holocene.core.rulebook.law import house_games

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = ("en", "fr", "de", "ru")
FOLDER = Path(__file__).parent
FIRST = ("cli", "table")  # read before the files of single games, which may use their terms
ENTRY = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
PLAIN = re.compile(r"^([a-z][a-z0-9-]*) = ((?:[^{}\n]|{ \$[a-z]+ })+)\n(?! )", re.MULTILINE)
FACT = re.compile(r"{ \$([a-z]+) }")


class Text:
    """The sentences of one language, and of one game where a game is named."""

    is_strict: ClassVar[bool] = False
    """Whether a missing key or fact is an error, as in tests, rather than shown as it is."""

    def __init__(self, language: str = "en", game: str | None = None) -> None:
        if language not in LANGUAGES:
            choices = ", ".join(LANGUAGES)
            raise HoloceneError(
                f"there is no language '{language}': choose from {choices}",
                "no-such-language",
                name=language,
                choices=choices,
            )
        self.language = language
        others = [] if game is None else [name for name in house_games() if name != game]
        files = sorted((FOLDER / language).glob("*.ftl"), key=lambda path: (path.stem not in FIRST, path.stem))
        self._unread = [path for path in files if path.stem not in others]
        if game is not None and (own := words_of(game, language)) is not None and own not in self._unread:
            self._unread.append(own)
        self._known: set[str] = set()
        self._plain: dict[str, str] = {}
        self._unparsed: list[str] = []

    def __call__(self, key: str, /, **facts: Any) -> str:
        """The sentence of a key, filled with the facts."""
        is_known = self.knows(key)
        if key in self._plain and all(isinstance(facts.get(name), str) for name in FACT.findall(self._plain[key])):
            return FACT.sub(lambda found: facts[found[1]], self._plain[key])
        if not is_known:
            return self._fault(key, f"no message '{key}' in {self.language}")
        return self._format(key, facts)

    def knows(self, key: str) -> bool:
        """Whether there is such a sentence."""
        while key not in self._known and self._unread:
            self._read(self._unread.pop(0))
        return key in self._known

    def error(self, error: HoloceneError) -> str:
        """The sentence that tells a user what to mend."""
        if isinstance(error, IllegalMove):
            return self("illegal-move", notation=error.notation, rule=error.refusal.rule)
        return self(error.key, **self.reasons(error.facts)) if error.key else str(error)

    def reasons(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts, the reasons among them in this language, and reasons within those too."""
        return {name: self._reason(fact) if isinstance(fact, Reason) else fact for name, fact in facts.items()}

    def _reason(self, reason: Reason) -> str:
        return self(reason.key, **self.reasons(reason.facts)) if self.knows(reason.key) else str(reason)

    def _read(self, path: Path) -> None:
        source = path.read_text(encoding="utf-8")
        self._plain.update((key, line) for key, line in PLAIN.findall(source) if key not in self._known)
        self._known.update(ENTRY.findall(source))
        self._unparsed.append(source)

    def _format(self, key: str, facts: Mapping[str, Any]) -> str:
        bundle = self._bundle
        while self._unparsed:
            bundle.add_resource(parsed(self._unparsed.pop(0)))
        pattern = bundle.get_message(key).value
        if pattern is None:
            return self._fault(key, f"message '{key}' in {self.language} has no words")
        sentence, errors = bundle.format_pattern(pattern, dict(facts))
        if errors:
            self._fault(key, f"message '{key}' in {self.language}: {errors[0]}")
        return str(sentence)

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def _fault(self, key: str, fault: str) -> str:
        if self.is_strict:
            raise LookupError(fault)
        return key


@cache
def parsed(source: str) -> Resource:
    """A file as the Fluent library reads it: once a process, since that takes longer than all that is done with it, and
    every table and reader has a `Text` of its own."""
    from fluent.runtime import FluentResource

    return FluentResource(source)


def words_of(game: str, language: str) -> Path | None:
    """The file of a game's sentences, in its own package or here; English ones where it has none in that language."""
    folders = [folder for folder in (home_of(game, "locale"), FOLDER) if folder is not None]
    files = (folder / code / f"{game}.ftl" for code in (language, LANGUAGES[0]) for folder in folders)
    return next((file for file in files if file.is_file()), None)


def environment_language(environment: Mapping[str, str]) -> str:
    """The language a machine is set to, or English where that is none of ours.

    >>> environment_language({"LANG": "de_AT.UTF-8"}), environment_language({"LC_ALL": "C", "LANG": "fr_FR"})
    ('de', 'en')
    """
    named = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = re.split(r"[_.@-]", next(filter(None, named), ""))[0].lower()
    return code if code in LANGUAGES else "en"
