"""S-Evolution in the browser after an Invasion: a hand that lies open to all others, even where its owner is blind."""

from __future__ import annotations

import json
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import holocene


def ask(address: str, path: str, token: str, body: Any) -> Any:
    heads = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    with urlopen(Request(f"{address}/api/tables{path}", json.dumps(body).encode(), heads)) as answer:
        return json.load(answer)


def invaded(match: holocene.Match, blind: bool) -> int | None:
    """The seat whose hand lies open in the middle of a round, blind or not."""
    view = match.view(None)
    hands = [player.hand for player in view.players]
    open_hands = [seat for seat, hand in enumerate(hands) if hand.invaded and hand.size and hand.blind == blind]
    return open_hands[0] if open_hands and view.phase == "play" else None


def open_hand(address: str, seed: int, players: int, blind: bool) -> tuple[holocene.Match, int, list[str]]:
    """A game played at random up to an open hand, on the server too: the match, the seat, and links to all seats."""
    match = holocene.new("s-evolution", seed=seed, players=players)
    rng = Random(seed)
    while (seat := invaded(match, blind)) is None:
        assert not match.is_over, "no such hand in this game"
        match.play(rng.choice(match.legal()))
    seats = [{"kind": "here"}] * players
    made = ask(address, "", "", {"game": "s-evolution", "seats": seats, "seed": seed})
    assert match.commitment == made["commitment"]
    tokens = [each["token"] for each in made["seats"]]
    for n, (by, move) in enumerate((each.seat, each.move) for each in match.record().decisions):
        ask(address, f"/{made['table']}/moves", tokens[by], {"n": n, "moves": [move]})
    return match, seat, [f"/table/{made['table']}#k={token}" for token in tokens]


def test_an_invaded_hand_lies_open(visit: Any, address: str) -> None:
    """D3: the other player sees its faces; the owner sees them too, and is told that others do."""
    match, seat, links = open_hand(address, 9, 2, blind=False)
    size = match.view(seat).players[seat].hand.size
    owner, other = visit(), visit()
    owner.decide_all()
    other.decide_all()
    own = owner.go(links[seat])
    assert "everyone else sees your hand" in own.inner_text("#hand")
    assert size == own.locator("#hand .suit-card:not(.face-down)").count()
    page = other.go(links[1 - seat])
    line = page.locator(".rival .hand-line").first
    assert "open hand" in line.inner_text()
    assert (size, 0) == (line.locator(".mini:not(.face-down)").count(), line.locator(".mini.face-down").count())
    assert owner.faults() == other.faults() == []


def test_a_blind_hand_can_lie_open(visit: Any, address: str) -> None:
    """D4: all others see its faces, while its owner sees numbered backs only."""
    match, seat, links = open_hand(address, 33, 4, blind=True)
    hand = match.view((seat + 1) % 4).players[seat].hand
    owner = visit()
    owner.decide_all()
    own = owner.go(links[seat])
    assert "you do not" in own.inner_text("#hand")
    assert [str(n) for n in hand.positions] == own.locator("#hand .blind-number").all_inner_texts()
    assert 0 == own.locator("#hand .suit-card:not(.face-down)").count()
    for rival in range(1, 4):
        other = visit()
        other.decide_all()
        page = other.go(links[(seat + rival) % 4])
        line = page.locator(".rival .hand-line", has_text="blind and open")
        assert (hand.size, 0) == (
            line.locator(".mini:not(.face-down)").count(),
            line.locator(".mini.face-down").count(),
        )
