"""The law says the same in every language: the same rules, the same numbers, the words of the table."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from holocene.core.errors import HoloceneError
from holocene.core.rulebook.law import Rule, games_with_rules, law, rules_folder
from holocene.locale import LANGUAGES
from tests.docs.law_terms import TERMS
from tests.docs.typography import FAULTS, TYPE

TRANSLATIONS = LANGUAGES[1:]
GAMES = games_with_rules()
EVERY = pytest.mark.parametrize(("game", "language"), [(game, each) for game in GAMES for each in TRANSLATIONS])
# Rule ids, numbers, numerals of ages and words of code.
FIGURES = re.compile(r"`[^`]+`|\b[A-Z]?\d+|\b[IVX]+\b")
CODE = re.compile(r"`[^`]+`")
MARKS = re.compile(r"\*\*|\*[^*]+:\*")
ENGLISH = re.compile(r"\b(?:the|and|of|with|from|are|card|cards|player|players|turn|age)\b", re.IGNORECASE)


def pairs(game: str, language: str) -> list[tuple[Rule, Rule]]:
    """Every rule in English and in another language."""
    return list(zip(law(game, "en").values(), law(game, language).values(), strict=True))


def sentences(game: str, language: str) -> list[str]:
    """Every paragraph, heading and item of the file as one line, without code."""
    source = (rules_folder() / f"{game}.{language}.md").read_text(encoding="utf-8")
    return CODE.sub("x", re.sub(r"\n(?=  |[^\n#|-])", " ", source)).splitlines()


@EVERY
def test_the_rules_are_the_same(game: str, language: str) -> None:
    """The same ids in the same order, in the same chapters and sections, and none without words."""
    places = [
        [(rule.id, rule.chapter, bool(rule.section)) for rule in law(game, each).values()] for each in ("en", language)
    ]
    assert places[0] == places[1]
    assert [] == [rule.id for rule in law(game, language).values() if not rule.text or not rule.title]


@EVERY
def test_the_figures_are_the_same(game: str, language: str) -> None:
    """Each rule names the same numbers, ages, rules and options, each as often."""
    wrong = {}
    for english, rule in pairs(game, language):
        before, after = (Counter(FIGURES.findall(each.text)) for each in (english, rule))
        if before != after:
            wrong[rule.id] = {"missing": dict(before - after), "added": dict(after - before)}
    assert {} == wrong


@EVERY
def test_the_marks_are_the_same(game: str, language: str) -> None:
    """A ruling is marked as one in every language, as often as in English, and so is what is set in bold."""
    words = {"fr": "Interprétation", "de": "Auslegung", "ru": "Толкование"}
    counted = {
        rule.id: [Counter(mark[:2] == "**" for mark in MARKS.findall(each.text)) for each in (english, rule)]
        for english, rule in pairs(game, language)
    }
    assert [] == [name for name, (before, after) in counted.items() if before != after]
    marks = [mark for _, rule in pairs(game, language) for mark in re.findall(r"\*[^*]+:\*", rule.text)]
    assert {words[language]} == {re.findall(r"\w+", mark)[0] for mark in marks}


@EVERY
def test_nothing_is_left_in_english(game: str, language: str) -> None:
    """No rule, title or section was forgotten, in whole or in part."""
    left = [rule.id for english, rule in pairs(game, language) if english.text == rule.text]
    left += [line for line in sentences(game, language) if ENGLISH.search(line)]
    assert [] == left


@EVERY
def test_the_words_are_those_of_the_table(game: str, language: str) -> None:
    """Where the English rule uses a term, the translation uses its word."""
    wrong = [
        f"{rule.id}: {english_term} is not {terms[language]}"
        for english_term, terms in TERMS[game].items()
        for english, rule in pairs(game, language)
        if re.search(rf"\b(?:{english_term})\b", english.text)
        and not re.search(rf"(?:{terms[language]})", rule.text.replace("\u00ad", ""), re.IGNORECASE)
    ]
    assert [] == wrong


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "fault"), [fault for fault in FAULTS if fault[0] in TRANSLATIONS])
def test_the_type_is_set_well(game: str, language: str, fault: str) -> None:
    """The marks and spaces of each language, as in the sentences of the table."""
    assert [] == [line for line in sentences(game, language) if re.search(TYPE[fault][1], line)]


@EVERY
def test_the_english_text_decides(game: str, language: str) -> None:
    """A translation says so, and names the file."""
    head = (rules_folder() / f"{game}.{language}.md").read_text(encoding="utf-8").split("\n## ")[0]
    assert f"`{game}.md`" in head


def test_a_language_without_a_law_is_refused() -> None:
    """Nobody is given another language instead."""
    with pytest.raises(HoloceneError, match="choose from en, de, fr, ru") as refused:
        law("progress", "it")
    assert "no-such-language" == refused.value.key


def test_rulings_are_known_by_their_mark() -> None:
    """With or without an option, in every language."""
    for language in LANGUAGES:
        rules = law("s-evolution", language)
        assert [True, True, False] == [rules[name].is_ruling for name in ("C2", "C3", "C5")]
