"""PyTorch, where `tools/torch` has put it; without it these tests are skipped.

It takes seconds to import, and every process of the tests lists them all, so what needs it is imported inside of them.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

TORCH = Path(__file__).parents[2] / "build" / "torch" / "site-packages"
sys.path.append(str(TORCH))  # last: what else lies there must not hide what is installed


@pytest.fixture(autouse=True, scope="session")
def _torch() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed (tools/torch)")
    torch.set_num_threads(1)  # several would wait for each other longer than they reckon: all is tiny here
