"""PyTorch, where `tools/torch` has put it; without it these tests are skipped."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

TORCH = Path(__file__).parents[2] / "build" / "torch"
sys.path.append(str(TORCH))  # last: what else lies there must not hide what is installed

torch = pytest.importorskip("torch", reason="PyTorch is not installed (tools/torch)")
torch.set_num_threads(1)  # several would wait for each other longer than they reckon: all is tiny here
