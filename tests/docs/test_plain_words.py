"""English that players read uses nobody's private words, and marks that cannot be read as something else."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from holocene.core.contract.names import SOFT_HYPHEN
from holocene.core.contract.registry import game_names, load_game
from holocene.core.rulebook.law import law
from holocene.locale import LANGUAGES, Text
from tests.docs.test_locales import sentences

# What a contributor understands and nobody else says, and what to say instead.
PRIVATE = {
    r"\bthe law\b": "the rules",
    r"\b(?:un)?sound\b": "valid, correct",
    r"\bmend(?:s|ed|ing)?\b": "correct, fix",
    r"\bin vain\b": "never used",
    r"\btold apart\b": "different",
    r"\bgo(?:es)? on with\b": "continue",
    r"if nothing is said": "default:",
    r"\bsays? that you are done\b": "finish",
    r"\b(?:at|of) Age [IVX]+ the hand\b": "in Age I you play blind",
    r"worth nothing": "no longer works",
    r"words? of chance": "random word",
    r"cannot be begun": "cannot be started",
    r"\bis no (?:text|record|name|move|id|copy)\b": "is not a …",
    r"in the air": "",
    r"by your own eyes": "from your own seat",
}


@pytest.mark.parametrize("word", PRIVATE)
def test_no_private_word(word: str) -> None:
    found = [f"{place} {line}" for place, line in sentences("en") if re.search(word, line, re.IGNORECASE)]
    assert [] == [each for each in found if ":event-" not in each]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_rules_are_set_in_curly_marks(game: str, language: str) -> None:
    """Straight marks stand in code only."""
    assert [] == [
        rule.id for rule in law(game, language).values() if re.search(r"['\"]", re.sub(r"`[^`]*`", "", rule.text))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_suits_are_no_numbers(language: str) -> None:
    """О, O and З beside a number read as digits: two letters do not."""
    text = Text(language)
    letters = [text(f"ws-letter-{suit}") for suit in ("green", "orange", "blue", "violet")]
    assert [2] * 4 == [len(letter) for letter in letters]
    assert 4 == len(set(letters))


VOWELS = "aeiouyäöüàâéèêëîïôûùæœаеёиоуыэюя"
TOGETHER = ("ch", "ph", "th", "qu", "gn", "sh", "ck")  # letters that are one sound
NEVER_FIRST = "ьъыйь"  # a Russian part does not begin with these
LONG, LONGER = 9, 10  # only long words are broken; those longer still always may be


@pytest.mark.parametrize("game", game_names())
def test_long_names_are_broken_where_a_reader_would(game: str) -> None:
    """Every part has a vowel and two letters, three at either end; no sound is torn; the name itself is whole."""
    for family in load_game(game).pack.cards.values():
        for row in family.values() if isinstance(family, dict) else ():
            if not isinstance(row, dict) or "broken" not in row:
                continue
            names = row.get("names", row)
            for language in LANGUAGES:
                broken = row["broken"].get(language, names[language])
                assert SOFT_HYPHEN not in names[language]
                assert names[language] == broken.replace(SOFT_HYPHEN, "")
                for word in re.findall(rf"[^\W\d_]+(?:{SOFT_HYPHEN}[^\W\d_]+)*", broken):
                    check(word.lower())


def check(word: str) -> None:
    parts, whole = word.split(SOFT_HYPHEN), word.replace(SOFT_HYPHEN, "")
    assert len(parts) == 1 or len(whole) >= LONG, word
    assert len(parts) > 1 or len(whole) < LONGER, word
    if len(parts) == 1:
        return
    assert all(len(part) >= 2 and set(part) & set(VOWELS) for part in parts), word
    assert len(parts[0]) >= 3 <= len(parts[-1]), word
    for left, right in pairwise(parts):
        assert left[-1] + right[0] not in TOGETHER, word
        assert right[0] not in NEVER_FIRST, word
