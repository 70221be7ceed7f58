"""Writes the playthroughs of S-Evolution: `python -m tests.s_evolution.playthroughs.make`.

Read the difference before it goes in. What is played stands in `evolving.py` beside this folder.
"""

from __future__ import annotations

from tests.core import golden
from tests.s_evolution import evolving

if __name__ == "__main__":
    golden.write(evolving.FOLDER, evolving.playthroughs())
