"""The four languages say the same things, in good type, and nothing that nobody asks for."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from holocene.core.errors import HoloceneError, IllegalMove, Refusal
from holocene.locale import LANGUAGES, Text
from holocene.locale.text import ENTRY, FACT, FOLDER, PLAIN, parsed
from tests.docs.locale_keys import AREAS, SHARED, family_keys, is_mentioned, named_keys, undeclared_families
from tests.docs.typography import FAULTS, TYPE

PLURALS = {"zero", "one", "two", "few", "many", "other"}
FILES = sorted(str(path.relative_to(FOLDER)) for path in FOLDER.glob("*/*.ftl"))
TITLE = "Progress: Evolution of Technology"  # set as printed in every language


class Facts(Visitor):
    """What a message is made of: its variables, the messages and terms it uses, its choices and its patterns."""

    def __init__(self, message: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.choices: list[ast.SelectExpression] = []
        self.patterns: list[ast.Pattern] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.choices.append(node)
        self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.patterns.append(node)
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, Facts]:
    """Every message and term of a language by file and key, `cli:bad-move`; terms begin with a hyphen."""
    found: dict[str, Facts] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in parsed(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{path.name} cannot be read: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                hyphen = "-" if isinstance(entry, ast.Term) else ""
                place = f"{path.stem}:{hyphen}{entry.id.name}"
                assert place not in found, f"{language}/{path.name} defines {entry.id.name} again"
                found[place] = Facts(entry)
    return found


def keys(language: str, area: str) -> list[str]:
    """The keys that an area of the code can use: those of the shared files and of its own."""
    places = (place.split(":") for place in messages(language))
    return [key for file, key in places if file not in AREAS or file == area]


def plural_variables(facts: Facts) -> set[str]:
    """The variables on whose number a message depends."""
    return {
        choice.selector.id.name
        for choice in facts.choices
        if isinstance(choice.selector, ast.VariableReference)
        and any(getattr(variant.key, "name", "") in PLURALS - {"other"} for variant in choice.variants)
    }


def words(pattern: ast.Pattern) -> str:
    """A pattern as a reader sees it, with a letter for each placeable."""
    return "".join(part.value if isinstance(part, ast.TextElement) else "x" for part in pattern.elements)


def sentences(language: str) -> Iterator[tuple[str, str]]:
    for place, facts in messages(language).items():
        for pattern in facts.patterns:
            yield place, words(pattern).replace(TITLE, "")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_key_stands_in_every_language(language: str) -> None:
    """The same keys in the same files; terms are each language's own affair."""
    english = {place for place in messages("en") if ":-" not in place}
    other = {place for place in messages(language) if ":-" not in place}
    assert (set(), set()) == (english - other, other - english)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", AREAS)
def test_a_key_is_defined_once(area: str, language: str) -> None:
    """Only the files of two games may share a key."""
    assert [] == [key for key, n in Counter(keys(language, area)).items() if n > 1]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_facts_are_the_same_in_every_language(language: str) -> None:
    """No translation lacks a fact, or asks for one that the code does not give."""
    here = messages(language)
    assert {} == {
        place: (facts.variables, here[place].variables)
        for place, facts in messages("en").items()
        if place in here and facts.variables != here[place].variables
    }


@pytest.mark.parametrize("area", AREAS)
def test_no_key_is_missing(area: str) -> None:
    """Whatever the code asks for is there."""
    asked = named_keys(area) | family_keys(area)
    there = {key for each in AREAS for key in keys("en", each)} if area == SHARED else set(keys("en", area))
    assert set() == asked - there


def test_keys_put_together_belong_to_a_family() -> None:
    """`locale_keys.FAMILIES` declares every prefix, so that its keys can be checked."""
    assert set() == undeclared_families()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_unused(language: str) -> None:
    """Every message is asked for by the code or by another message."""
    referenced = {key for facts in messages(language).values() for key in facts.references}
    found = {key for area in AREAS for key in keys(language, area)}
    assert [] == sorted(key for key in found - referenced if not is_mentioned(key))


def test_russian_has_every_plural() -> None:
    """Where English counts, Russian has one, few and many."""
    russian = messages("ru")
    short = {}
    for place in set(messages("en")) & set(russian):
        for variable in plural_variables(messages("en")[place]):
            choices = [choice for choice in russian[place].choices if variable in Facts(choice.selector).variables]
            forms = {getattr(variant.key, "name", "") for choice in choices for variant in choice.variants}
            if not {"one", "few", "many"} <= forms:
                short[place] = forms
    assert {} == short


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_stays_with_its_noun(language: str) -> None:
    """The space after a counted number does not break."""
    broken = []
    for place, facts in messages(language).items():
        for variable in plural_variables(facts):
            for pattern in facts.patterns:
                for part, after in zip(pattern.elements, pattern.elements[1:], strict=False):
                    counted = Facts(part).variables == {variable} and not Facts(part).choices
                    if counted and isinstance(after, ast.TextElement) and after.value.startswith(" "):
                        broken.append(place)
    assert [] == broken


@pytest.mark.parametrize(("language", "fault"), FAULTS)
def test_type_is_set_well(language: str, fault: str) -> None:
    """The marks and spaces of each language."""
    assert [] == [f"{place} {line}" for place, line in sentences(language) if re.search(TYPE[fault][1], line)]


@pytest.mark.parametrize("file", FILES)
def test_the_quick_reader_agrees_with_fluent(file: str) -> None:
    """What `Text` reads without the Fluent library is what the library would say."""
    source = (FOLDER / file).read_text(encoding="utf-8")
    found = {message.id.name for message in parsed(source).body if isinstance(message, ast.Message)}
    assert found == set(ENTRY.findall(source))
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(parsed(source))
    for key, plain in PLAIN.findall(source):
        facts = {name: f"<{name}>" for name in FACT.findall(plain)}
        pattern = bundle.get_message(key).value
        assert pattern is not None
        told, errors = bundle.format_pattern(pattern, facts)
        assert (told, []) == (FACT.sub(lambda found: f"<{found[1]}>", plain), errors)


def test_texts_are_filled_in() -> None:
    """Facts, plurals and errors become sentences."""
    assert "21\u00a0правило" == Text("ru")("rules-shown", n=21)
    assert "Le jeu «\u00a0chess\u00a0» n’existe pas ici. Choisissez parmi progress." == Text("fr").error(
        HoloceneError("there is no game 'chess'", "no-such-game", name="chess", choices="progress")
    )
    assert "plain words" == Text("de").error(HoloceneError("plain words"))
    assert "“pass” is not allowed now (A1)." == Text("en").error(IllegalMove("pass", Refusal("A1", "no-turn")))


def test_a_missing_key_raises_here_and_is_shown_to_users(monkeypatch: pytest.MonkeyPatch) -> None:
    """A user sees the key rather than a traceback."""
    with pytest.raises(LookupError, match="no message 'no-such-key' in en"):
        Text("en")("no-such-key")
    with pytest.raises(LookupError, match="'bad-move' in en"):
        Text("en")("bad-move")
    monkeypatch.setattr(Text, "is_strict", False)
    assert "no-such-key" == Text("en")("no-such-key")
    with pytest.raises(HoloceneError, match="no language 'xx'"):
        Text("xx")
