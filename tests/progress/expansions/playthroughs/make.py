"""Writes the playthroughs of the expansions: `python -m tests.progress.expansions.playthroughs.make`.

Read the difference before it goes in. What is played stands in `scenes.py` beside this folder.
"""

from __future__ import annotations

from tests.progress.expansions import scenes

if __name__ == "__main__":
    scenes.write()
