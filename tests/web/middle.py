"""Tables in the middle of a game: the same moves each time, made on the server one by one."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import holocene
from holocene.bots.asking import ask as ask_bot
from holocene.bots.base import Clock
from holocene.bots.registry import make_ready
from tests.web.asking import ask

NAMES = ("Ada", "Benedikt", "Chen", "Dorothea", "Ekaterina")
SEED = 11
WHOLE: dict[str, dict[str, Any]] = {
    "progress": {"expansions": ["personalities", "milestones", "industrial"]},
    "s-evolution": {},
}
READER = 0  # the seat that is looked at
# Bots take seconds for the longest of these games, so its moves are written down. Where the rules have changed, so that
# they are refused, `python -m tests.web.middle` writes them anew.
LONGEST = ("progress", 5)
WRITTEN = Path(__file__).parent / "middle.moves"
# Where a game is stopped: by the phase in which the reader is asked, or "wait" while somebody else is.
PHASES = {
    "progress": ("act", "pay", "take-back", "draw", "upkeep", "wait"),
    "s-evolution": ("play", "take-card", "take-discovery", "commerce", "manage", "joker", "wait"),
}


@cache
def game_of(game: str, players: int) -> holocene.Match:
    """A whole game with everything on, as greedy bots play it; the same each time."""
    return _written() if (game, players) == LONGEST else _played(game, players)


def _new(game: str, players: int) -> holocene.Match:
    return holocene.new(game, seed=SEED, players=players, seats=NAMES[:players], **WHOLE[game])


def _played(game: str, players: int) -> holocene.Match:
    match = _new(game, players)
    bot, rng = make_ready("greedy", match.game), Random(SEED)
    while not match.is_over:
        assert match.to_act is not None
        match.play(ask_bot(bot, "greedy", match.view(match.to_act), match.legal(), Clock(), rng))
    return match


def _written() -> holocene.Match:
    match = _new(*LONGEST)
    for move in WRITTEN.read_text(encoding="utf-8").splitlines():
        match.play(move)
    assert match.is_over
    return match


@cache
def stops_of(game: str, players: int) -> dict[str, int]:
    """After how many moves each phase is looked at: late, when much lies on the table, and in the order of the game."""
    match = game_of(game, players)
    times: dict[str, list[int]] = {phase: [] for phase in PHASES[game]}
    for n, made in enumerate(match.made):
        phase = match.game.phase(match.game.view(match.states[n], READER)) if made.seat == READER else "wait"
        if phase in times:
            times[phase].append(n)
    found = {phase: those[len(those) * 3 // 4] for phase, those in times.items() if those}
    if calamities := [n for n in times.get("take-card", ()) if _longest_calamity(match, n)]:
        found["calamity"] = max(calamities, key=lambda n: _longest_calamity(match, n))
    return dict(sorted({**found, "over": len(match.made)}.items(), key=lambda item: item[1]))


def _longest_calamity(match: holocene.Match, n: int) -> int:
    """Of the Calamities in the trick, which have the longest names of all cards; 0 where there is none."""
    return max(len(laid.card.calamity) for laid in match.game.view(match.states[n], READER).trick)


class Middle:
    """A table on the server, at which the moves of such a game are made."""

    def __init__(self, address: str, game: str, players: int) -> None:
        self.address, self.match, self.stops = address, game_of(game, players), stops_of(game, players)
        seats = [{"kind": "here", "name": name} for name in NAMES[:players]]
        options = {"players": players, **WHOLE[game]}
        made = ask(address, "/tables", {"game": game, "options": options, "seats": seats, "seed": SEED})
        assert self.match.commitment == made["commitment"]
        self.table = made["table"]
        self.tokens = [seat["token"] for seat in made["seats"]]
        self.n = 0

    @property
    def link(self) -> str:
        return f"/table/{self.table}#k={self.tokens[READER]}"

    def go_to(self, stop: str) -> None:
        """Makes the moves up to that one: those of one seat together, until one shows it something."""
        while self.n < self.stops[stop]:
            turn = self._turn(self.stops[stop])
            moves = [self.match.game.notation(made.action) for made in turn]
            ask(self.address, f"/tables/{self.table}/moves", {"n": self.n, "moves": moves}, self.tokens[turn[0].seat])
            self.n += len(turn)

    def _turn(self, end: int) -> list[Any]:
        """The moves that can be sent at once."""
        found = [self.match.made[self.n]]
        for made in self.match.made[self.n + 1 : min(end, self.n + 60)]:
            if made.seat != found[-1].seat or found[-1].reveals:
                break
            found.append(made)
        return found


if __name__ == "__main__":
    made = _played(*LONGEST)
    WRITTEN.write_text("".join(f"{made.game.notation(each.action)}\n" for each in made.made), encoding="utf-8")
