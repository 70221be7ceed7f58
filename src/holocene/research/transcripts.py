"""Games in plain words: at every decision the table as its seat sees it, the moves it has, the one it made, and why.

A transcript is lines of JSON: the first tells the game and its secret, the last how it ended, the others are decisions.
The reason is something that the rules say for the move and not for its best rival, which a network names where the game
has one; so it is true of the move, whatever its maker thought. The same match gives the same lines, and the lines give
the match back (`read`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from random import Random
from typing import Any

import msgspec

from holocene.bots.network.calibration import judge
from holocene.bots.network.mind import Mind, Thought
from holocene.core.contract.ahead import what_differs
from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game
from holocene.core.errors import HoloceneError
from holocene.core.matches.match import Match
from holocene.core.matches.seats import Seat
from holocene.locale.telling import Telling


class Opening(msgspec.Struct, frozen=True, tag_field="line", tag="game"):
    """The first line: what is played, and all that chance is drawn from."""

    game: str
    rules_version: int
    pack: str
    pack_digest: str
    options: dict[str, Any]
    players: tuple[str, ...]
    secret: str
    position: str | None = None


class Move(msgspec.Struct, frozen=True):
    """A move as the game writes it, and in words."""

    move: str
    words: str


class Decision(msgspec.Struct, frozen=True, tag_field="line", tag="decision"):
    """A decision through the eyes of its seat, and what came of it for all to see. `reason` and `chance` are only there
    where there was a choice and something is known."""

    ply: int
    seat: int
    player: str
    position: str
    question: str
    legal: tuple[Move, ...]
    move: str
    words: str
    reason: str | None
    chance: float | None
    """Of victory, as the network sees it before the move; alone, not to lose."""
    happened: tuple[str, ...]


class Ending(msgspec.Struct, frozen=True, tag_field="line", tag="end"):
    """The last line: points and winners, once the game is over."""

    is_over: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]


Line = Opening | Decision | Ending


class Writer:
    """Tells one match in one language."""

    def __init__(self, match: Match, language: str = "en") -> None:
        self.match, self.game = match, match.game
        seats = [Seat(name=seat.name or str(number)) for number, seat in enumerate(match.seats, 1)]
        self.names = tuple(seat.name or "" for seat in seats)
        self._tellings = [Telling(self.game, language, seats, at) for at in range(len(seats))]

    @cached_property
    def mind(self) -> Mind | None:
        """Who names rivals and chances; None where a game has no network."""
        network = judge(self.game, len(self.match.seats))
        return None if network is None else Mind(self.game, network)

    def lines(self) -> Iterator[Line]:
        """All of it."""
        match, game = self.match, self.game
        yield Opening(
            game=game.name,
            rules_version=game.rules_version,
            pack=game.pack.name,
            pack_digest=game.pack.digest,
            options=dict(match.options),
            players=self.names,
            secret=match.secret.hex(),
            position=match.position,
        )
        for ply in range(len(match.made)):
            yield self.decision(ply)
        yield Ending(match.is_over, match.scores(), match.winners())

    def decision(self, ply: int) -> Decision:
        """One decision."""
        match, game = self.match, self.game
        seat, action = match.made[ply].seat, match.made[ply].action
        telling, s = self._tellings[seat], match.states[ply]
        view, legal = game.view(s, seat), game.legal(s)
        thought = self._thought(view) if len(legal) > 1 else None
        return Decision(
            ply=ply,
            seat=seat,
            player=self.names[seat],
            position=sketched(telling, view),
            question=telling.asked(view),
            legal=tuple(Move(game.notation(each), telling.move(view, game.notation(each))) for each in legal),
            move=game.notation(action),
            words=telling.move(view, game.notation(action)),
            reason=self._reason(telling, view, action, legal, thought) if len(legal) > 1 else None,
            chance=None if thought is None else round(thought.wins[seat], 2),
            happened=tuple(telling.event(event) for event in match.events_of(ply, seat)),
        )

    def _thought(self, view: Any) -> Thought | None:
        if self.mind is None:
            return None
        if self.mind.compiled is not None:
            self.mind.compiled.result()
        return self.mind.of_view(view, Random(1))

    def _reason(
        self, telling: Telling, view: Any, action: int, legal: Sequence[int], thought: Thought | None
    ) -> str | None:
        """What speaks for a move and not for its rival, in words."""
        others = [each for each in legal if each != action]
        liked = thought.moves if thought else {}
        rival = max(others, key=lambda each: liked.get(each, 0.0))
        s = self.game.imagine(view, Random(1))
        claim = what_differs(self.game.claims(s, action), self.game.claims(s, rival))
        return None if claim is None else telling(claim.key, **claim.facts)


def sketched(telling: Telling, view: Any) -> str:
    """The table in words."""
    lines = [*telling.board.status(view), *telling.board.table(view)]
    return "\n".join("".join(part.words for part in (line.label, *line.segments)) for line in lines)


def written(match: Match, language: str = "en") -> bytes:
    """A transcript as lines of JSON."""
    return msgspec.json.Encoder().encode_lines(list(Writer(match, language).lines()))


def read(lines: Iterable[Line], game: Game | None = None) -> Match:
    """The match of a transcript, every move checked by the rules."""
    told = list(lines)
    opening = next((line for line in told if isinstance(line, Opening)), None)
    if opening is None:
        raise HoloceneError("a transcript begins with the line of its game", "transcript-no-game")
    rules = game or load_game(opening.game)
    if (rules.rules_version, rules.pack.digest) != (opening.rules_version, opening.pack_digest):
        raise HoloceneError("the transcript is of other rules or cards", "transcript-other-cards")
    options, secret = rules.read_options(opening.options), bytes.fromhex(opening.secret)
    match = Match(rules, options, secret, [Seat(name=name) for name in opening.players], opening.position)
    for line in told:
        if isinstance(line, Decision):
            match.play(line.move)
    return match


def decoded(text: bytes) -> list[Line]:
    """The lines of a transcript."""
    return msgspec.json.Decoder(Line).decode_lines(text)
