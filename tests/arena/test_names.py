"""Bots by name, by module and class, and with parameters; what is wrong with a name is said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from holocene.bots import registry
from holocene.bots.naming import read_name
from holocene.bots.registry import admit, bot_names, make
from holocene.core.contract.registry import load_game
from holocene.core.errors import BadOption
from holocene.locale import LANGUAGES, Text

GAME = load_game("s-evolution")


@pytest.mark.parametrize(
    ("name", "home", "attribute", "parameters"),
    [
        ("greedy", "greedy", "", {}),
        ("search:sims=200", "search", "", {"sims": 200}),
        ("search:seconds=0.1,wide=true,kind=ucb", "search", "", {"seconds": 0.1, "wide": True, "kind": "ucb"}),
        ("my.bots:Deep", "my.bots", "Deep", {}),
        ("my.bots:Deep:depth=-3", "my.bots", "Deep", {"depth": -3}),
        (
            "network:path=/tmp/my-nets/a_1.npz,warmth=0.5",
            "network",
            "",
            {"path": "/tmp/my-nets/a_1.npz", "warmth": 0.5},
        ),
    ],
)
def test_a_name_has_a_home_a_class_and_parameters(
    name: str, home: str, attribute: str, parameters: dict[str, Any]
) -> None:
    assert (home, attribute, parameters) == tuple(read_name(name))


@pytest.mark.parametrize(
    "name", ["", ":", "search:", "search:sims", "search:sims=", "search:=3", "a:B:c", "search:sims=1,sims=2", "a b"]
)
def test_other_names_are_refused(name: str) -> None:
    """`search:sims` is a class of a module `search`, which there is none of."""
    with pytest.raises(BadOption) as refused:
        make(name, GAME)
    expected = "no-such-bot-module" if name == "search:sims" else "bad-bot-name"
    assert expected == refused.value.key


def test_a_class_of_the_folder_one_works_in_is_a_bot(foreign: Path) -> None:
    """With its parameters, and without being installed."""
    assert 1 == make("foreign_bots:Cautious", GAME).depth  # type: ignore[attr-defined]
    assert 4 == make("foreign_bots:Cautious:depth=4", GAME).depth  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("gredy", "no-such-bot"),
        ("greedy:sims=200", "bad-bot-parameters"),
        ("nobodys_bots:Deep", "no-such-bot-module"),
        ("broken_bots:Deep", "bot-not-imported"),
        ("foreign_bots:Deep", "no-such-bot-class"),
        ("foreign_bots:number", "no-such-bot-class"),
        ("foreign_bots:Cautious:width=2", "bad-bot-parameters"),
        ("foreign_bots:Unmade", "bot-not-made"),
    ],
)
def test_what_is_wrong_is_said(foreign: Path, name: str, key: str, language: str) -> None:
    """By a sentence with the name in it, in every language."""
    with pytest.raises(BadOption) as refused:
        make(name, GAME)
    assert key == refused.value.key
    assert name.split(":", maxsplit=1)[0] in Text(language).error(refused.value)


def test_what_a_constructor_says_is_passed_on(foreign: Path) -> None:
    with pytest.raises(BadOption, match="ValueError: no brain"):
        make("foreign_bots:Unmade", GAME)


def test_only_admitted_classes_are_listed(foreign: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server lets its guests choose from `bot_names` alone."""
    monkeypatch.setattr(registry, "_admitted", [])
    assert "foreign_bots:Cautious" not in bot_names()
    admit("foreign_bots:Cautious")
    assert {"greedy", "random", "foreign_bots:Cautious"} <= set(bot_names())
    with pytest.raises(BadOption, match="has no class"):
        admit("foreign_bots:Deep")
