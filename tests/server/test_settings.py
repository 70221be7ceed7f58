"""Settings: by variables of their own or together, with bounds, and as the manual shows them."""

from __future__ import annotations

import os

import msgspec
import pytest

from holocene.core.errors import HoloceneError
from holocene.server.settings import Settings, chosen, from_environment, to_environment, types_of_settings
from tools.settings_table import PAGE, written


@pytest.fixture(autouse=True)
def _bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is set, and whatever a test sets is taken back."""
    monkeypatch.setattr(os, "environ", {})


def test_the_manual_shows_the_settings_as_they_are() -> None:
    """Every one, with its default."""
    page = PAGE.read_text(encoding="utf-8")
    assert written(page) == page, "docs/hosting.md does not show the settings of the code: run `make settings`"


def test_every_setting_is_described() -> None:
    """In words that fit a line of the manual."""
    assert [] == [name for name, (_, meta) in types_of_settings().items() if not meta.description]


def test_defaults_keep_their_bounds() -> None:
    """So the settings can be handed to worker processes as they are."""
    assert Settings() == msgspec.json.decode(msgspec.json.encode(Settings()), type=Settings)


def test_a_variable_sets_one_of_them() -> None:
    """Numbers, yes and no, lists with commas and maps as JSON; it overrules what is given together."""
    os.environ |= {
        "HOLOCENE_SERVER": '{"rate": 1, "hint": 3}',
        "HOLOCENE_RATE": "20",
        "HOLOCENE_DURABLE": "false",
        "HOLOCENE_BOTS": "mine:Bot, yours:Bot",
        "HOLOCENE_PACKS": '{"progress": "cards"}',
        "HOLOCENE_MOST_TABLES": "",
    }
    expected = Settings(rate=20.0, hint=3.0, durable=False, bots=("mine:Bot", "yours:Bot"), packs={"progress": "cards"})
    assert expected == from_environment()


@pytest.mark.parametrize(
    ("variable", "word"),
    [
        ("HOLOCENE_RATE", "quick"),
        ("HOLOCENE_RATE", "-1"),
        ("HOLOCENE_WORKERS", "0"),
        ("HOLOCENE_DURABLE", "perhaps"),
        ("HOLOCENE_PACKS", "cards"),
        ("HOLOCENE_SERVER", '{"workers": 0}'),
    ],
)
def test_what_cannot_be_read_is_named(variable: str, word: str) -> None:
    """By the variable."""
    os.environ[variable] = word
    with pytest.raises(HoloceneError, match=f"^{variable} cannot be read: "):
        from_environment()


@pytest.mark.parametrize(
    ("variable", "word", "name", "nearest"),
    [
        ("HOLOCENE_RATES", "20", "HOLOCENE_RATES", "HOLOCENE_RATE"),
        ("HOLOCENE_PROXY", "", "HOLOCENE_PROXY", "HOLOCENE_PROXIES"),
        ("HOLOCENE_SERVE", "{}", "HOLOCENE_SERVE", "HOLOCENE_SERVER"),
        ("HOLOCENE_SERVER", '{"rates": 1}', "rates", "rate"),
        ("HOLOCENE_SERVER", '{"creation_rate": 1}', "creation_rate", "creations_rate"),
    ],
)
def test_what_is_misspelt_is_refused(variable: str, word: str, name: str, nearest: str) -> None:
    """With the nearest setting that there is: a limit that somebody believes in would not be there."""
    os.environ[variable] = word
    with pytest.raises(HoloceneError) as told:
        from_environment()
    assert ("server-unknown-setting", {"name": name, "nearest": nearest}) == (told.value.key, told.value.facts)


def test_variables_that_are_no_settings_are_let_be() -> None:
    """Those of the library, of the log, and everybody else's."""
    os.environ |= {"HOLOCENE_CACHE": "/tmp", "HOLOCENE_SERVER_LOG": "info", "HOLO": "1", "PATH": "/bin"}
    assert Settings() == from_environment()


def test_workers_are_told_exactly_what_holds() -> None:
    """Not what a variable says that the command line has overruled."""
    os.environ["HOLOCENE_DATABASE"] = "sqlite:///theirs"
    settings = msgspec.structs.replace(chosen("sqlite:///ours"), workers=3)
    to_environment(settings)
    assert settings == from_environment()


def test_the_database_is_chosen_by_whoever_says_so_first() -> None:
    """The command line, the environment, and else a file of the user's own."""
    os.environ["XDG_DATA_HOME"] = "/home/ann/data"
    assert chosen().database.endswith("tables.sqlite")
    os.environ["HOLOCENE_SERVER"] = '{"database": "sqlite:///together"}'
    assert "sqlite:///together" == chosen().database
    os.environ["HOLOCENE_DATABASE"] = "sqlite:///alone"
    assert ["sqlite:///alone", "sqlite:///said"] == [chosen().database, chosen("sqlite:///said").database]
