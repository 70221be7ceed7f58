"""From what was mined to puzzles: the theme, the reasons and the rating of each, and a choice that is spread."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from bench.puzzles.grading import rating_of
from bench.puzzles.mining import Mined
from holocene.bots.hints_told import Reason
from holocene.core.contract.ahead import Theme, what_differs
from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game
from holocene.puzzles.told import Puzzle, Rating

BEST: Final = Theme("best")  # of a choice that the game has no theme for
REASONS: Final = 2
SHARE: Final = 0.22  # of all puzzles of a game that one theme may have
GUARDED: Final = 0.34  # and one number of players


def finished(mined: Mined) -> Puzzle:
    """A puzzle with its theme, its reasons and its rating."""
    assert mined.proof is not None
    game = load_game(mined.game)
    bare = Puzzle(
        id=mined.id, game=mined.game, rules_version=game.rules_version, pack_digest=game.pack.digest,
        options=mined.options, position=mined.position, seat=mined.seat, line=(mined.outcomes[0].move,),
        ways=tuple((move,) for move in mined.also), theme=BEST, outcomes=mined.outcomes, proof=mined.proof,
        levels={name: round(share, 3) for name, share in mined.levels.items()}, rating=Rating(),
    )  # fmt: skip
    return told_anew(bare)


def told_anew(puzzle: Puzzle) -> Puzzle:
    """The same puzzle with the theme and the reasons that the game tells now, and its first rating."""
    game = load_game(puzzle.game)
    s = game.position(puzzle.position, game.read_options(puzzle.options))
    best, second = game.parse(puzzle.line[0]), game.parse(puzzle.near[0].move)
    theme = next(iter(game.themes(s, best, second)), BEST)
    return msgspec.structs.replace(
        puzzle,
        theme=Theme(theme.name, theme.facts),
        reasons=reasons(game, s, best, second, theme.says),
        rating=rating_of(puzzle.game, puzzle.levels),
    )


def reasons(game: Game, s: Any, best: int, second: int, said: Sequence[str]) -> tuple[Reason, ...]:
    """What else speaks for the best move and not for the second, the weightiest first."""
    claims, others = [each for each in game.claims(s, best) if each.key not in said], game.claims(s, second)
    found: list[Reason] = []
    while len(found) < REASONS and (claim := what_differs(claims, others)) is not None:
        found.append(Reason(claim.key, claim.facts))
        claims = claims[claims.index(claim) + 1 :]
    return tuple(found)


def spread(puzzles: Sequence[Puzzle], want: int) -> list[Puzzle]:
    """So many puzzles, no theme and no number of players with more than its share while there are others; the widest
    leads and the rarest themes first."""
    rarity = Counter(puzzle.theme.name for puzzle in puzzles)
    order = sorted(puzzles, key=lambda puzzle: (rarity[puzzle.theme.name], -puzzle.proof.win, puzzle.id))
    themes: Counter[str] = Counter()
    players: Counter[int] = Counter()
    kept: list[Puzzle] = []
    left: list[Puzzle] = []
    for puzzle in order:
        if len(kept) < want and themes[puzzle.theme.name] < SHARE * want and players[puzzle.players] < GUARDED * want:
            themes[puzzle.theme.name] += 1
            players[puzzle.players] += 1
            kept.append(puzzle)
        else:
            left.append(puzzle)
    return kept + left[: want - len(kept)]
