"""A trick and an Action of S-Evolution are told as one sentence each, in four languages.

`python -m tests.s_evolution.test_story` writes them anew; then read the difference.
"""

from __future__ import annotations

from pathlib import Path

from holocene.core.contract.story import Placed
from tests.core import frozen, told

FILE = Path(__file__).with_name("story.txt")
NEEDS = "pays-need N2 player=0 resource=food n=2 asked=2"
GROUPS = {
    "a trick": "plays-card K1 player=2 suit=green n=4; plays-card K1 player=0 suit=blue n=1; takes-card K21 player=2 "
    "suit=green n=4; takes-card K21 player=0 suit=green n=1; takes-calamity K25 player=1 calamity=famine; wins-trick "
    "K22 player=2",
    "a trick with a Joker and Discoveries": "takes-discovery K20 player=1 discovery=fire; takes-card K21 player=0 "
    "suit=violet n=5; swaps-discovery K20 player=2 discovery=hand-axe; wins-trick K22 player=0",
    "the last round": "round-begins R1 n=6; last-round E1",
    "trumps and an open hand": "names-trump K6 player=0 suit=green; hand-lies-open D3 player=0",
    "all needs": f"action-begins R2 player=0 n=2; harvests H2 player=0 food=3 tools=3 science=0; {NEEDS}; pays-need N2 "
    "player=0 resource=tools n=2 asked=2; pays-need N2 player=0 resource=science n=2 asked=2; rises N3 player=0 age=3; "
    "scores-needs V1 player=0 n=4; scores-prestige V2 player=0 n=2; places-pop M3 player=0 place=farm level=1",
    "one of two": f"{NEEDS}; pays-in-part N2 player=0 resource=tools n=1 asked=2; scores-needs V1 player=0 n=2; "
    "buys-age M2 player=0 age=2; moves-pop M4 player=0 old=farm place=commerce level=2",
    "a calamity and no need": "suffers-calamity H1 player=0 calamity=decadence; falls X6 player=0 age=2; "
    "protection-meets X1 player=0 calamity=hurricane; pays-nothing N2 player=0 resource=food n=0 asked=2; "
    "loses-population N5 player=0 n=2; removes-pop N6 player=0 place=prestige; scores-needs V1 player=0 n=0",
    "much building": f"{NEEDS}; scores-needs V1 player=0 n=2; places-pop M3 player=0 place=farm level=2; places-pop M3 "
    "player=0 place=research-centre level=1; grows M1 player=0 n=4; raises-pop M3 player=0 place=factory level=2; "
    "places-pop M3 player=0 place=protection level=1; raises-pop M3 player=0 place=commerce level=2",
    "the end": "scores-discoveries E2 player=0 n=10; scores-discoveries E2 player=1 n=3",
}


def written() -> str:
    return "\n".join(told.sentences("s-evolution", GROUPS)).replace("\u00a0", "_")


def test_a_trick_and_an_action_are_a_sentence() -> None:
    """As the file has them; `_` is a space that does not break."""
    assert FILE.read_text(encoding="utf-8").splitlines() == written().splitlines()


def test_a_trick_is_told_when_it_is_won() -> None:
    """Once, and not card by card."""
    events = [told.event_of(part) for part in GROUPS["a trick"].split("; ")]
    teller = frozen.new("s-evolution").game.story(0)
    placed = [Placed(at, at + 1, event) for at, event in enumerate(events)]
    assert [] == teller.tell(placed[:-1], False)
    assert ["trick"] == [each.kind for each in teller.tell(placed, False)]


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
