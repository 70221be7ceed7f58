"""Writes the playthroughs of the expansions: `python tests/progress/expansions/playthroughs/make.py`.

Read the difference before it goes in. What is played stands in `scenes.py` beside this folder.
"""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    expansions = Path(__file__).parents[1]
    sys.path[:0] = [str(expansions.parents[1] / "core"), str(expansions.parent), str(expansions)]
    import scenes

    scenes.write()
