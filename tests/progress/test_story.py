"""Every kind of action of Progress is told as one sentence, in four languages.

`python -m tests.progress.test_story` writes them anew; then read the difference.
"""

from __future__ import annotations

from pathlib import Path

from holocene.core.contract.game import Event
from holocene.core.contract.story import Placed
from holocene.games.progress.story_parts import TOLD
from tests.core import frozen, told

FILE = Path(__file__).with_name("story.txt")
GAINS = "gains-token B1 player=0 knowledge=general n=1; advances B1 player=0 power=prestige n=2"
DISCOVERS = "discovers A10 player=0 technology=gravitation"
ACTIVE = "activates A10 player=0 technology=gravitation"
DRAWS = "draws-from-deck A30 player=0 age=1"
GROUPS = {
    "a discovery for tokens": "; ".join(
        [DISCOVERS, *["flips N2 player=0 knowledge=science"] * 6, ACTIVE, GAINS],
    ),
    "a discovery for all there is": f"{DISCOVERS}; flips N2 player=0 knowledge=culture; pays-card N2 player=0 "
    f"technology=wheel n=1; pays-card N2 player=0 technology=iron n=1; spends-spare N6 player=0; {ACTIVE}",
    "a free discovery with a lost step": f"{DISCOVERS}; {ACTIVE}; step-lost K9 player=0 skill=draw; "
    "power-step-lost K9 player=0 power=army",
    "a discovery that adds an action": f"{DISCOVERS}; pays-card N2 player=0 technology=wheel n=1; {ACTIVE}; "
    "skill-rises K8 player=0 skill=action n=1; acts-more K1 player=0 n=4; takes-lead V1 player=0 power=population",
    "symbols": "symbol-shown G2 age=3 n=1 needed=2; end-symbol-shown E1 n=1 needed=2; end-in-sight E1",
    "development done": f"activates D2 player=0 technology=calendar; {GAINS}",
    "research": "researches A20 player=0 technology=calendar n=3",
    "a section": "pays-section M3 player=0 milestone=royal-road n=2; flips N2 player=0 knowledge=engineering; "
    "covers-section M3 player=0 milestone=royal-road n=2",
    "a milestone": f"milestone-won M4 player=0 milestone=royal-road; {GAINS}",
    "a share in it": "gains-token B1 player=0 knowledge=culture n=2",
    "a guide": "takes-guide H2 player=0 person=avicenna; guide-leaves H8 player=0 person=hypatia; guide-comes H1 "
    "player=0 person=avicenna; skill-rises K8 player=0 skill=draw n=1; loses-token H8 player=0 knowledge=engineering "
    "n=1",
    "a heritage": "uses-heritage H6 player=0 person=avicenna; guide-leaves H8 player=0 person=avicenna; skill-falls H8 "
    "player=0 skill=draw n=1; advances B1 player=0 power=army n=2",
    "a guide who leaves": "guide-leaves H8 player=0 person=hypatia; skill-falls H8 player=0 skill=hand n=1",
    "cards from decks": f"{DRAWS}; {DRAWS}; {DRAWS}; draws-from-pile A30 player=0 age=1 technology=wheel",
    "cards that are seen": "; ".join(
        f"{DRAWS}; draws-card O2 player=0 technology={card}"
        for card in ("wheel", "iron", "poetry", "pottery", "burial")
    ),
    "a Quick Draw": "draws-from-deck A40 player=0 age=1; discards A40 player=0 technology=iron",
    "shuffling": "shuffles A50 player=0 age=2; shuffles A50 player=0 age=2",
    "Upkeep": "discards U1 player=0 technology=iron; discards U1 player=0 technology=wheel",
    "the Time deck": "swaps L3 player=0; gives-to-time L3 player=0 technology=iron; takes-from-time L3 player=0 "
    "technology=wheel",
    "the end of a turn alone": "symbol-discarded L2 technology=banking; time-card L2 technology=iron n=7",
    "a new age": "age-begins G2 age=2",
    "an age that has run out": "age-begins-exhausted G5 age=3",
    "nothing done": "ends-turn T1 player=0",
}


def written() -> str:
    return "\n".join(told.sentences("progress", GROUPS)).replace("\u00a0", "_")


def test_every_action_is_a_sentence() -> None:
    """As the file has them; `_` is a space that does not break."""
    assert FILE.read_text(encoding="utf-8").splitlines() == written().splitlines()


def test_no_kind_of_action_is_missing() -> None:
    """Each that there is stands in the file."""
    teller = frozen.new("progress").game.story(1)
    kinds = set()
    for words in GROUPS.values():
        events = [Placed(at, 1, told.event_of(part)) for at, part in enumerate(words.split("; "))]
        kinds |= {sentence.kind for sentence in teller.tell(events, True)}
    assert set(TOLD) <= kinds


def test_a_discovery_is_told_when_it_is_paid() -> None:
    """Not when it is chosen, and not while tokens are spent."""
    events = [told.event_of(part) for part in (DISCOVERS, "flips N2 player=0 knowledge=science", ACTIVE)]
    teller = frozen.new("progress").game.story(0)
    placed = [Placed(at, at + 1, event) for at, event in enumerate(events)]
    assert [[], [], ["discovers"]] == [[each.kind for each in teller.tell(placed[:n], False)] for n in (1, 2, 3)]


def test_cards_that_leave_a_hand_are_told_to_who_held_them() -> None:
    """To the others that is no part of the story."""
    placed = [Placed(0, 1, Event("cards-leave", "G4", {"player": 0, "technologies": ["wheel"]}))]
    game = frozen.new("progress").game
    assert [1, 0, 0] == [
        len([each for each in game.story(viewer).tell(placed, False) if not each.kind]) for viewer in (0, 1, None)
    ]


def test_an_event_in_its_own_words_is_told_as_itself() -> None:
    """Also where a detail went before it: research as the first action of a turn is not the beginning of the turn."""
    parts = ("turn-begins T1 player=0 n=2", "researches A20 player=0 technology=wheel n=4")
    placed = [Placed(at, at + 1, told.event_of(part)) for at, part in enumerate(parts)]
    (sentence,) = frozen.new("progress").game.story(0).tell(placed, False)
    assert ("", (1,)) == (sentence.kind, sentence.steps)


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
