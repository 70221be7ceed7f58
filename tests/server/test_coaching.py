"""A coach at a table: keys of what is new, at tables that were made with one, for eyes that play."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from fastapi.testclient import TestClient

import holocene
from holocene.lessons.notes import notes_of
from holocene.locale import LANGUAGES, Text

SEEN = {
    "progress": {
        "turn", "payment", "token", "tokens-spent", "research", "take-back", "skill", "draw", "hand-limit", "new-age",
        "age-leaves", "power-lead",
    },
    "s-evolution": {
        "blind", "lead", "follow", "taking", "joker", "harvest", "needs-unmet", "rise", "management", "discovery",
        "trump", "last-round",
    },
}  # fmt: skip


@pytest.mark.parametrize("game", SEEN)
def test_a_whole_game_meets_most_notes_and_all_have_words(game: str) -> None:
    told = set()
    match, rng = holocene.new(game, players=3, seed=0), Random(0)
    while not match.is_over:
        if match.to_act == 0:
            told |= set(notes_of(match, 0, match.view(0)))
        match.play(match.game.advise(match.view(match.to_act), rng))
    assert set() == SEEN[game] - told
    texts = [Text(language, game) for language in LANGUAGES]
    assert all(text.knows(f"coach-{game}-{key}") for key in told for text in texts)
    assert all(len(text(f"coach-{game}-{key}").split()) <= 35 for key in told for text in texts)


@pytest.mark.parametrize(
    ("text", "moves", "note"),
    [
        ("seat 0: hand pottery calendar", "", "turn"),
        ("seat 0: hand pottery calendar", "discover pottery", "payment"),
        ("seat 0: hand pottery calendar", "discover pottery; discard calendar", "token"),
        ("seat 0: hand pottery calendar", "discover pottery; discard calendar", "power-lead"),
        ("seat 0: hand pottery calendar", "research pottery", "research"),
        ("seat 0: tokens science; spent science; hand pottery", "", "tokens-spent"),
        ("table: phase upkeep | seat 0: hand pottery*2 masonry*2 wheel burial", "", "hand-limit"),
        ("seat 0: active burial writing; hand monotheism", "discover monotheism", "new-age"),
        ("table: age 3 | seat 0: hand opera | seat 1: active gravitation", "", "end-near"),
    ],
)
def test_notes_of_progress(text: str, moves: str, note: str) -> None:
    match = holocene.position(text, players=2)
    if moves:
        match.play(moves)
    assert note in notes_of(match, 0, match.view(0))


def test_spectators_are_told_nothing() -> None:
    match = holocene.new("progress", players=2, seed=1)
    assert () == notes_of(match, -1, match.view(None))


@pytest.mark.parametrize("coach", [True, False])
def test_only_tables_with_a_coach_tell(
    client: TestClient, wait_for: Callable[[Callable[[], bool]], None], coach: bool
) -> None:
    """Made at once against bots too: on the first turn of who sits there, they have played theirs."""
    made = client.post("/api/play-now", json={"game": "progress", "bot": "random", "coach": coach}).json()
    (own,) = [seat for seat in made["seats"] if seat["kind"] == "me"]
    told: list[dict[str, Any]] = []

    def is_asked() -> bool:
        head = {"Authorization": f"Bearer {own['token']}"}
        told.append(client.get(f"/api/tables/{made['table']}/moment", headers=head).json())
        return bool(told[-1]["moves"])

    wait_for(is_asked)
    assert coach == ("turn" in told[-1]["coach"])
    watching = {"Authorization": f"Bearer {made['spectator']}"}
    assert [] == client.get(f"/api/tables/{made['table']}/moment", headers=watching).json()["coach"]


def test_the_first_turn_is_told_over_http(client: TestClient) -> None:
    body = {"game": "progress", "options": {"players": 2, "first": "0"}, "coach": True}
    made = client.post("/api/tables", json=body).json()
    head = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    assert ["turn"] == client.get(f"/api/tables/{made['table']}/moment", headers=head).json()["coach"]


def test_a_rematch_keeps_its_coach(client: TestClient) -> None:
    body = {"game": "progress", "options": {"players": 2, "first": "0"}, "coach": True}
    made = client.post("/api/tables", json={**body, "seats": [{"kind": "me"}, {"kind": "here"}]}).json()
    head = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    assert 200 == client.post(f"/api/tables/{made['table']}/resign", json={}, headers=head).status_code
    again = client.post(f"/api/tables/{made['table']}/again", json={}, headers=head).json()
    head = {"Authorization": f"Bearer {again['seats'][0]['token']}"}
    assert ["turn"] == client.get(f"/api/tables/{again['table']}/moment", headers=head).json()["coach"]
