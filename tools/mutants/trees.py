"""Copies of the tree in which faults are planted: the tree itself is never touched.

A copy has an environment of its own, whose Python finds the copy's code before any other, and every run a cache of
machine code of its own, which begins with what is compiled already: a changed rule is compiled anew, and nothing of it
is left behind.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
import venv
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from holocene.core.compiling.cache import cache_root
from tools.mutants.faults import ROOT, Fault

FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$|^\s*not ok \d+ - (.+)", re.MULTILINE)
PATIENCE: Final = 900  # seconds, after which tests that do not end have noticed something
PASSED, FAILING, UNCOLLECTED = 0, 1, 2  # statuses of pytest


class Outcome(NamedTuple):
    """What came of running tests: whether they failed, the first that did, and how long it took."""

    is_found: bool
    by: str
    seconds: float


class Tree:
    """A copy of all that is no build output, in a folder that is not there yet."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "tree"
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT, check=True, capture_output=True, text=True,
        ).stdout  # fmt: skip
        for name in filter(None, listed.split("\0")):
            if (ROOT / name).is_file() and not (ROOT / name).is_symlink():
                (self.root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, self.root / name)
        if (ROOT / "node_modules").exists():
            (self.root / "node_modules").symlink_to((ROOT / "node_modules").resolve())
        self._cache = folder / "cache"
        self._bytecode = folder / "bytecode"
        self.python = self._environment(folder / "environment")

    def _environment(self, folder: Path) -> Path:
        """A Python with the packages of this one, but with the code of the copy."""
        venv.create(folder, symlinks=True)
        python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
        where = "import sysconfig; print(sysconfig.get_path('purelib'))"
        packages = Path(subprocess.check_output([python, "-c", where], text=True).strip())
        ours = sysconfig.get_path("purelib")
        lines = (str(self.root / "src"), f"import site; site.addsitedir({ours!r})")
        (packages / "copy.pth").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        found = subprocess.check_output([python, "-c", "import holocene; print(holocene.__file__)"], text=True)
        assert Path(found.strip()).is_relative_to(self.root), f"the copy would run other code: {found}"
        return python

    def try_fault(self, fault: Fault) -> Outcome:
        """Plants a fault, runs its tests, and takes it out again."""
        path = self.root / fault.file
        sound = path.read_text(encoding="utf-8")
        self._write(path, fault.planted(sound))
        try:
            return self.run_tests(fault.tests)
        finally:
            self._write(path, sound)

    def _write(self, path: Path, text: str) -> None:
        """Changes a file; what was compiled of it goes, since it might bear the same time and size."""
        path.write_text(text, encoding="utf-8")
        for compiled in self._bytecode.joinpath(*path.parent.parts[1:]).glob(f"{path.stem}.*.pyc"):
            compiled.unlink()

    def run_tests(self, tests: Sequence[str], *more: str, patience: float | None = PATIENCE) -> Outcome:
        """Runs tests until the first that fails; None waits as long as they take."""
        begun = time.monotonic()
        scripts = [test for test in tests if test.endswith(".js")]
        others = [test for test in tests if not test.endswith(".js")]
        failing = ""
        if scripts:
            failing = self._failing(["node", "--test", "--test-reporter=tap", *scripts], patience)
        if others and not failing:
            quiet = ["-q", "-x", "--tb=no", "-p", "no:cacheprovider"]
            failing = self._failing([str(self.python), "-m", "pytest", *quiet, *more, *others], patience)
        return Outcome(bool(failing), failing, time.monotonic() - begun)

    def _failing(self, command: list[str], patience: float | None) -> str:
        """The first test that fails, "" where all pass."""
        self._renew_cache()
        own = {
            "HOLOCENE_CACHE": self._cache,
            "PYTHONPYCACHEPREFIX": self._bytecode,
            "VIRTUAL_ENV": self.python.parents[1],
        }
        environment = {**os.environ, **{name: str(path) for name, path in own.items()}, "PYTHONDONTWRITEBYTECODE": ""}
        process = subprocess.Popen(
            command, cwd=self.root, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            start_new_session=True,
        )  # fmt: skip
        try:
            told, _ = process.communicate(timeout=patience)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return "(the tests do not end)"
        if process.returncode == PASSED:
            return ""
        found = FAILED.search(told)
        if process.returncode not in (FAILING, UNCOLLECTED) or found is None:
            sys.exit(f"the tests could not be run: {' '.join(command)}\n{told[-3000:]}")
        return str(found[1] or found[2])

    def _renew_cache(self) -> None:
        """What is compiled of the sound tree, as links: whatever is written anew replaces a link by a file."""
        shutil.rmtree(self._cache, ignore_errors=True)
        if (known := cache_root() / "engines").is_dir():
            shutil.copytree(known, self._cache / "engines", copy_function=_link)


def _link(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)
