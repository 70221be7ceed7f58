"""What is published: the wheel in an environment of its own plays, serves, rates bots and shows the law."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parents[2]
UV = os.environ.get("UV") or shutil.which("uv") or ROOT / ".tools" / "bin" / "uv"
AROUND = {name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "PYTHONPATH")}


class Installed:
    """The package as a person has it who installed it with some of its parts, in a home without anything else."""

    def __init__(self, wheel: Path, home: Path, *parts: str) -> None:
        self.home = home
        self.python = home / "environment" / "bin" / "python"
        around = {**AROUND, "UV_PROJECT_ENVIRONMENT": str(home / "environment")}
        extras = [word for part in parts for word in ("--extra", part)]
        uv("sync", "--locked", "--no-default-groups", "--no-install-project", *extras, around=around)
        uv("pip", "install", "--no-deps", "--python", str(self.python), str(wheel), around=around)
        uv("pip", "check", "--python", str(self.python), around=around)

    def command(self, *words: str) -> list[str]:
        """A command line of the program."""
        return [str(self.python.with_name("holocene")), "--language", "en", *words]

    @property
    def around(self) -> dict[str, str]:
        """An environment that leads to no folder but its own."""
        folders = {f"XDG_{name}_HOME": str(self.home / name.lower()) for name in ("CACHE", "DATA", "STATE")}
        return {"PATH": os.environ["PATH"], "HOME": str(self.home), "COLUMNS": "120", **folders}

    def says(self, *words: str, typed: str = "") -> str:
        """All that a command says, in one line."""
        done = subprocess.run(
            self.command(*words),
            input=typed,
            capture_output=True,
            text=True,
            cwd=self.home,
            env=self.around,
            check=False,
        )
        return " ".join((done.stdout + done.stderr).replace("\u00a0", " ").split())


def uv(*words: str, around: dict[str, str]) -> None:
    """Lets uv work, with the Python of these tests."""
    command = [str(UV), *words]
    around = {**around, "UV_PYTHON": sys.executable}
    done = subprocess.run(command, cwd=ROOT, env=around, capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is published, made by way of the source distribution."""
    folder = tmp_path_factory.mktemp("dist")
    uv("build", "--out-dir", str(folder), around=AROUND)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def small(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """`pip install holocene`."""
    return Installed(wheel, tmp_path_factory.mktemp("small"))


@pytest.fixture
def serving(wheel: Path, tmp_path: Path) -> Iterator[str]:
    """The address of `holocene serve`, from `pip install 'holocene[server]'`."""
    package = Installed(wheel, tmp_path, "server")
    words = package.command("serve", "--no-browser", "--port", "0")
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=tmp_path, env=package.around) as process:
        assert process.stdout is not None
        try:
            yield re.findall(r"http://\S+", process.stdout.readline())[0]
        finally:
            process.terminate()


def test_what_is_small_plays(small: Installed) -> None:
    """A game in the terminal, against a bot; it is kept and can be resumed."""
    shown = small.says("play", "progress", "--players", "2", "--seed", "1", typed="1\nquit\ny\n")
    assert "Choose an action" in shown and "The game is saved in" in shown
    assert "Your choice" in small.says("play", "--resume")


def test_what_is_small_rates_bots(small: Installed) -> None:
    """And says which file it could not write, and what that would need."""
    words = ("arena", "s-evolution", "--players", "2", "--bots", "random,greedy", "--games", "2", "--workers", "1")
    shown = small.says(*words)
    assert "1 greedy" in shown and "2 random" in shown
    assert "No Parquet file was written. This needs the arena part: pip install 'holocene[arena] @ file://" in shown


def test_what_is_small_shows_the_law(small: Installed) -> None:
    """With the functions behind each rule; of tests, which it does not have, it says nothing."""
    assert "A21 Only if you have" in small.says("rules", "progress", "A21")
    shown = small.says("rules", "s-evolution", "--coverage")
    assert "The tests are not part of this installation" in shown and "missing" not in shown


def test_what_is_small_says_where_the_documentation_is(small: Installed) -> None:
    """Pages and pictures are larger than all the rest, so they stay with the source."""
    assert "Get the source code" in small.says("docs")


@pytest.mark.parametrize(
    ("part", "words"),
    [
        ("fast", "simulate progress --games 2 --engine compiled"),
        ("ray", "arena progress --bots random --ray local"),
        ("research", "dataset progress --out games"),
        ("server", "serve"),
        ("server", "tables list"),
        ("server", "backup copy.sqlite"),
    ],
)
def test_what_is_not_installed_is_named(small: Installed, part: str, words: str) -> None:
    """In a sentence that can be typed."""
    assert f"This needs the {part} part: pip install 'holocene[{part}] @ file://" in small.says(*words.split())


def test_the_server_part_serves(serving: str) -> None:
    """The page, its code, its fonts, the cards and the law."""
    for path, word in {"": "<title>", "api/games": "s-evolution", "api/games/progress/law?language=fr": "A21"}.items():
        with urlopen(f"{serving.rstrip('/')}/{path}") as answer:
            assert word in answer.read().decode()
