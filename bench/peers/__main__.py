"""Random play and copies of states, Holocene beside other libraries, in one run on one core.

Each library runs in an environment of its own below `build`, made at the first use (`pins.toml` has the versions), and
has its turn in every round. Prints a table in Markdown and the same as JSON; `--docs` writes table and picture into the
manual.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import sys
from datetime import date
from pathlib import Path
from typing import Any

from bench.peers.crew import OURS, measure
from bench.peers.environments import ROOT, all_pins
from bench.peers.picture import picture
from bench.peers.report import figures, markdown

PAGE = ROOT / "docs" / "performance.md"
PICTURE = ROOT / "docs" / "peers.svg"
TABLES = {
    "progress": {"players": "3", "expansions": "personalities,milestones,industrial"},
    "s-evolution": {"players": "3"},
}


def processor() -> str:
    """The name of the processor, as the system gives it."""
    listing = Path("/proc/cpuinfo")
    names = re.findall(r"model name\s*: (.*)", listing.read_text(encoding="utf-8")) if listing.exists() else []
    return names[0] if names else platform.processor()


def write_docs(table: str, about: str, image: str) -> None:
    """Puts the table between its marks in the manual, and the picture beside it."""
    PICTURE.write_text(image, encoding="utf-8")
    page = PAGE.read_text(encoding="utf-8")
    new = re.sub(
        r"(?s)(<!-- peers -->\n).*(<!-- /peers -->)", lambda marks: f"{marks[1]}{about}\n\n{table}\n{marks[2]}", page
    )
    PAGE.write_text(new, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="LIBRARY", help=f"some of {', '.join(all_pins())}; all by default")
    parser.add_argument("--rounds", type=int, default=7, help="turns of every library")
    parser.add_argument("--seconds", type=float, default=0.25, help="a turn of every game")
    parser.add_argument("--docs", action="store_true", help="write table and picture into the manual")
    args = parser.parse_args()
    if unknown := set(args.names) - set(all_pins()):
        parser.error(f"no such library: {', '.join(sorted(unknown))}")
    if args.rounds < 2:
        parser.error("--rounds must be 2 or more: medians and quartiles are of several turns")
    load = os.getloadavg()[0]
    chosen: dict[str, dict[str, Any]] = {name: {} for name in args.names or all_pins()}
    rows, absent = measure({OURS: {"tables": TABLES}, **chosen}, args.rounds, args.seconds)
    if OURS in absent:
        sys.exit(f"{OURS}: {absent[OURS]}")
    table = markdown(rows, absent)
    about = (
        f"{date.today()}, {processor()}, Python {platform.python_version()}, load of the machine at the start "
        f"{load:.1f}; medians and quartiles of {args.rounds} rounds."
    )
    print(about, table, sep="\n\n")
    print(json.dumps({"about": about, **figures(rows, absent)}, ensure_ascii=False))
    if args.docs:
        write_docs(table, about, picture(rows))


if __name__ == "__main__":
    main()
