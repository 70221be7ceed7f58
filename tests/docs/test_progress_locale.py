"""Progress speaks four languages: every event, refusal, decision and word that the code can name has its sentence."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Iterator
from functools import cache
from types import ModuleType

import pytest

from holocene.games.progress import changes, foresight, narrate, options, reasons, scores, why
from holocene.games.progress.census import ENDINGS, Census
from holocene.games.progress.facts import CERTAINTIES, SKILL
from holocene.games.progress.layout import (
    AGES,
    GROUP_NAMES,
    MILESTONE_GROUPS,
    PHASE_NAMES,
    POWER_NAMES,
    SKILL_NAMES,
    TYPE_NAMES,
    VERB_NAMES,
)
from holocene.locale import LANGUAGES, Text
from holocene.locale.text import ENTRY, FOLDER
from holocene.server.routes.games import WORDS

NUMBERS = (0, 1, 2, 5, 21)
RULE = re.compile(r"[A-Z]\d+")
VARIABLE = re.compile(r"\$(\w+)")
REFERENCE = re.compile(r"\{ ([a-z][a-z-]*) \}")

# Events that tell of nobody, and so have no line of their own for the reader.
IMPERSONAL = {
    "age-begins", "age-begins-exhausted", "age-leaves", "symbol-discarded", "deck-renewed", "time-card",
    "milestone-completed", "milestone-unowned", "milestone-current", "game-lost", "ends-after-rounds",
    "ends-by-symbols", "ends-exhausted", "symbol-shown", "end-symbol-shown", "end-in-sight",
}  # fmt: skip
SMALL_MOVES = (
    "draw-deck", "draw-pile", "quick-draw-deck", "quick-draw-pile", "shuffle", "flip", "end", "stop", "keep", "swap",
    "section", "guide", "decline", "heritage", "spend",
)  # fmt: skip
MOVE_GROUPS = ("discover", "research", "draw", "quick-draw", "shuffle", "pay", "free", "other")
RANKS = ("novice", "leader", "mastermind", "demigod")
ORIGINS = ("rulebook", "review", "designed", "printed")
FACTS = ("name", "type", "age", "cost1", "cost2", "needs", "discard", "benefit", "power")
ANATOMY = (
    "cost",
    "cost-line",
    "cost-line-or",
    "met",
    "benefit",
    "vp",
    "discard-value",
    "symbol",
    "per-five",
    "mark",
    "known",
)
ZONES = ("hand", "active", "developing", "deck", "pile", "time", "known")
ALONE = {
    "ask-pay-section", "gain-skill", "gain-token", "gain-power", "owed-knowledge", "solo-lost", "spare-knowledge",
}  # fmt: skip

NAMES: dict[str, str | int] = {
    "player": "Ada",
    "technology": "Irrigation",
    "technologies": "Irrigation, Calendar",
    "cards": "Geometry, Bridges",
    "person": "Hypatia",
    "milestone": "Colossus",
    "age": "II",
    "skill": "Draw",
    "value": "benefit",
    "how": "inferred",
    "power": "Army",
    "phase": "Draw",
    "first": "4",
    "last": 2,
    "pack": "mine",
    "expansion": "industrial",
}
COUNTED = ("n", "most", "needed", "pool", "science", "engineering", "culture")
IDS = {"knowledge_id": TYPE_NAMES, "power_id": POWER_NAMES}


def strings(node: ast.AST) -> Iterator[str]:
    """The strings that an expression can be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from strings(node.body)
        yield from strings(node.orelse)
    elif isinstance(node, ast.Tuple):
        for part in node.elts:
            yield from strings(part)


def nodes(*modules: ModuleType) -> Iterator[ast.AST]:
    for module in modules:
        yield from ast.walk(ast.parse(inspect.getsource(module)))


def calls(position: int, names: Iterable[str], *modules: ModuleType) -> set[str]:
    """The strings that calls of these names are given at a position."""
    return {
        text
        for node in nodes(*modules)
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in names
        for argument in node.args[position : position + 1]
        for text in strings(argument)
    }


def events() -> set[str]:
    """Kinds that are given to Event, or stand beside a rule in a pair that is."""
    pairs = [list(strings(node)) for node in nodes(narrate, changes) if isinstance(node, ast.Tuple)]
    named = {pair[0] for pair in pairs if len(pair) == 2 and RULE.fullmatch(pair[1])}
    return {kind for kind in calls(0, ["Event"], narrate, changes) | named if not RULE.fullmatch(kind)}


def refusals() -> set[str]:
    """Keys that are given to Refusal, by itself or by way of a variable."""
    assigned = {
        text
        for node in nodes(why)
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "key"
        for text in strings(node.value)
    }
    return calls(1, ["Refusal", "refuse"], why) | assigned


def hints() -> set[str]:
    """Keys of reasons for a move, but for the one that every game may give."""
    found = {text for node in nodes(reasons) for text in strings(node) if text.startswith("hint-")} - {"hint-best"}
    assert found
    return found


def foreseen() -> set[str]:
    """Keys of what a technology would make possible."""
    return calls(0, ["Foreseen"], foresight)


def option_keys() -> Iterator[str]:
    for option in options.OPTIONS:
        yield f"option-{option.key}"
        yield f"option-{option.key}-help"
        for value in option.choices:
            yield f"option-{option.key}-{value}"


@cache
def expected() -> set[str]:
    """Every key of the game, from the tables of its code."""
    told = {f"event-{kind}" for kind in events()}
    families = {
        "game-": WORDS,
        "refusal-": refusals(),
        "ask-": PHASE_NAMES,
        "phase-": PHASE_NAMES,
        "move-": (*(verb.replace(" ", "-") for verb in VERB_NAMES), *SMALL_MOVES),
        "group-moves-": MOVE_GROUPS,
        "skill-": (*SKILL_NAMES, *(f"{name}-help" for name in SKILL_NAMES)),
        "knowledge-": (*TYPE_NAMES, *(f"{name}-letter" for name in TYPE_NAMES)),
        "power-": POWER_NAMES,
        "group-": GROUP_NAMES,
        "milestone-group-": MILESTONE_GROUPS,
        "age-name-": [str(age + 1) for age in range(AGES)],
        "card-": ANATOMY,
        "card-origin-": ORIGINS,
        "card-fact-": (*FACTS, SKILL),
        "card-known-": (*CERTAINTIES, "designed", "rest"),
        "zone-": ZONES,
        "score-": (*calls(0, ["line"], scores), *POWER_NAMES, "total"),
        "tie-": (*TYPE_NAMES, "shared", "narrowed"),
        "rank-": RANKS,
        "things-": [kind.name for kind in Census.kinds],
        "fate-": Census.fates,
        "ending-": ENDINGS.values(),
        "order-": ("pile", "age"),
    }
    return (
        told
        | {f"event-{kind}-you" for kind in events() - IMPERSONAL}
        | {prefix + name for prefix, names in families.items() for name in names}
        | set(option_keys())
        | calls(1, ["BadOption"], options)
        | hints()
        | foreseen()
        | ALONE
    )


@cache
def entries(language: str) -> dict[str, str]:
    """The source of every message by key, but for the words of the board, which are held to the code as those of any
    file are (`locale_keys`)."""
    source = (FOLDER / language / "progress.ftl").read_text(encoding="utf-8")
    lines = [line for line in source.split("\n") if not line.startswith("#")]
    parts = ENTRY.split("\n".join(lines))
    found = zip(parts[1::2], parts[2::2], strict=True)
    return {key: message for key, message in found if not key.startswith("progress-")}


def variables(language: str, key: str) -> set[str]:
    """The facts of a message and of those it uses."""
    source = entries(language)[key]
    used = (variables(language, name) for name in REFERENCE.findall(source))
    return set(VARIABLE.findall(source)).union(*used)


def cases(wanted: set[str]) -> Iterator[dict[str, str | int]]:
    """Sample facts: names, every id, and numbers that need every plural."""
    for number in NUMBERS:
        for place in range(len(TYPE_NAMES)):
            facts: dict[str, str | int] = {**NAMES, **dict.fromkeys(COUNTED, number)}
            facts |= {name: ids[place % len(ids)] for name, ids in IDS.items()}
            yield {name: fact for name, fact in facts.items() if name in wanted}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_code_has_its_message(language: str) -> None:
    """Nothing is missing, and nothing is left over."""
    assert (set(), set()) == (expected() - set(entries(language)), set(entries(language)) - expected())


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_are_known_and_the_same_everywhere(language: str) -> None:
    """A message uses only facts that the code gives, and those that the English one uses."""
    known = {*NAMES, *COUNTED, *IDS}
    for key in expected():
        assert variables("en", key) == variables(language, key), key
        assert variables(language, key) <= known, key
        assert not ("player" in variables(language, key) and key.endswith("-you")), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    """Each is formatted with every number and id; names arrive unchanged, and nothing is left open."""
    text = Text(language, "progress")
    for key in sorted(expected()):
        for facts in cases(variables(language, key)):
            sentence = text(key, **facts)
            assert not re.search(r"[{}$]|  |^ ", sentence) or "spare-knowledge" == key, (key, sentence)
            assert all(str(facts[name]) in sentence for name in NAMES if name in facts), (key, sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_and_labels_do_not(language: str) -> None:
    """Log lines, refusals, questions and explanations are sentences; moves, phases and places are not."""
    text = Text(language, "progress")
    for key in sorted(expected() - {"spare-knowledge"}):
        sentence = text(key, **next(cases(variables(language, key))))
        is_sentence = key.startswith(("event-", "refusal-", "ask-", "tie-", "bad-", "solo-", "hint-")) or key.endswith(
            ("-help", "game-about", "game-cards")
        )
        assert is_sentence == sentence.endswith((".", "?")), (key, sentence)
        assert "!" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_knowledge_differ(language: str) -> None:
    """A letter stands for one type of Knowledge."""
    text = Text(language, "progress")
    assert len(TYPE_NAMES) == len({text(f"knowledge-{name}-letter") for name in TYPE_NAMES})


def test_long_german_words_can_be_broken() -> None:
    """A word of more than 18 letters carries a soft hyphen."""
    words = re.findall(r"[A-Za-zÄÖÜäöüß]{19,}", " ".join(entries("de").values()))
    assert [] == words


def test_samples() -> None:
    """Sentences as a reader meets them."""
    owed = {"n": 2, "science": 3, "engineering": 0, "culture": 1}
    assert (
        "You are 2\u00a0Knowledge short of discovering Irrigation. To pay: 3\u00a0Science, 1\u00a0Culture. "
        "Gain Knowledge or a prerequisite first, or research the card instead."
    ) == Text("en", "progress")("refusal-cannot-pay", technology="Irrigation", **owed)
    advance = {"player": "Ада", "n": 21, "power_id": "army"}
    assert "Ада продвигается на 21\u00a0деление по треку армии." == Text("ru", "progress")("event-advances", **advance)
    assert "Ada avance de 0\u00a0case sur l’échelle Prestige." == Text("fr", "progress")(
        "event-advances", player="Ada", n=0, power_id="prestige"
    )
    assert "Ada zieht eine Karte vom Zeitalter-II-Stapel." == Text("de", "progress")(
        "event-draws-from-deck", player="Ada", age="II"
    )
