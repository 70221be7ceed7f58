"""The example that learns: it runs, and its curve is a picture."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[2]
TORCH = ROOT / "build" / "torch"  # where `tools/torch` puts it
SVG = "{http://www.w3.org/2000/svg}"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A Python process that can import PyTorch, if this machine has it."""
    paths = os.pathsep.join([str(ROOT / "examples"), str(TORCH)])
    command = [sys.executable, *arguments]
    return subprocess.run(command, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False)


def circles(picture: str) -> list[tuple[float, float]]:
    """The points of a curve."""
    found = ElementTree.fromstring(picture).iter(f"{SVG}circle")
    return [(float(circle.attrib["cx"]), float(circle.attrib["cy"])) for circle in found]


def test_a_curve_rises_with_its_shares() -> None:
    code = "from curve import draw; print(draw([(0, 0.0), (50, 0.5), (100, 1.0)], 'a & b'))"
    (x0, y0), (x1, y1), (x2, y2) = circles(run("-c", code).stdout)
    assert x1 - x0 == x2 - x1 > 0
    assert y0 - y1 == y1 - y2 > 0


def test_the_example_runs(tmp_path: Path) -> None:
    """Two updates, a test before each and one after: as many lines, and points of the curve."""
    if run("-c", "import torch").returncode:
        pytest.skip("PyTorch is not installed (tools/torch)")
    curve = tmp_path / "curve.svg"
    small = ["--updates", "2", "--every", "1", "--games", "16", "--tested", "8", "--threads", "1"]
    done = run(str(ROOT / "examples" / "ppo.py"), "s-evolution", *small, "--curve", str(curve))
    assert "" == done.stderr
    assert ["0", "1,024", "2,048"] == [line.split()[0] for line in done.stdout.splitlines()]
    assert 3 == len(circles(curve.read_text(encoding="utf-8")))
