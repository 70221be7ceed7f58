"""Writes the playthroughs of S-Evolution: `python tests/s_evolution/playthroughs/make.py`.

Read the difference before it goes in. What is played stands in `evolving.py` beside this folder.
"""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    here = Path(__file__).parents[1]
    sys.path[:0] = [str(here), str(here.parent / "core")]
    import evolving
    import golden

    golden.write(evolving.FOLDER, evolving.playthroughs())
