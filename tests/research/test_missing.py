"""Without the extra: the core does not need it, and each adapter says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

BARRED = """
import sys
for name in ("gymnasium", "pettingzoo", "pyspiel", "pyarrow"):
    sys.modules[name] = None
"""


def run(code: str) -> str:
    """What a fresh Python says."""
    done = subprocess.run([sys.executable, "-c", BARRED + code], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


@pytest.mark.parametrize("module", ["dataset", "gymnasium", "openspiel", "pettingzoo"])
def test_an_adapter_says_what_to_install(module: str) -> None:
    """In one line."""
    said = "this needs the research part: pip install 'holocene[research]"
    assert said in run(f"import holocene.research.{module}")


def test_batches_need_nothing_more() -> None:
    """NumPy and Numba are there anyway."""
    code = "from holocene.research import Batch; print(Batch('s-evolution', 2, {}).masks.any())"
    assert "True\n" == run(code)
