"""Which cards of a hand a player would miss least: advice, and no rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from holocene.core.contract.game import Game
from holocene.games.progress.layout import SLOTS, TECHS, State
from holocene.games.progress.rules.discover import is_met, not_in_area
from holocene.games.progress.worth import Worth

SPARE: Final = 3  # what a card is worth of which another copy stays in hand, in tenths
OVER: Final = 6  # a point of Knowledge that would be left over, in tenths


def cheapest_discards(game: Game, s: State, p: int, hand: Sequence[str], need: int) -> list[str]:
    """The discards of least worth that yield at least so much Knowledge; what is left over counts against them."""
    rows = game.pack.cards["technologies"]
    cards = [card for card in hand if rows[card]["discard"]]
    best: dict[int, tuple[int, list[str]]] = {0: (0, [])}
    for at, card in enumerate(cards):
        dear = worth(game, s, p, card, card in cards[at + 1 :])
        for had, (price, chosen) in list(best.items()):
            if had < need:
                yields = had + rows[card]["discard"]
                now = price + dear + OVER * max(0, yields - need)
                if yields not in best or now < best[yields][0]:
                    best[yields] = (now, [*chosen, card])
    enough = [found for yields, found in best.items() if yields >= need]
    return min(enough, key=lambda found: found[0])[1] if enough else cards


def costs_nothing(game: Game, s: State, p: int, hand: Sequence[str], discards: Sequence[str]) -> bool:
    """Whether every discard is of a card that she cannot play any more, or of which another copy stays in hand."""
    stays = Counter(hand) - Counter(discards)
    return all(worth(game, s, p, card, stays[card] > 0) <= SPARE for card in discards)


def least_missed(game: Game, s: State, p: int, n: int) -> tuple[str, ...]:
    """The cards of hand that she would part with first, for Upkeep and Quick Draw: copies that cannot be played
    before others, then as a simple player judges."""
    judge, ids = Worth(game, p), game.pack.cards["ids"]["technologies"]
    held = [
        (copy == 0 and not s.area[p][tech // SLOTS] >> tech % SLOTS & 1, judge.of_card(s, tech), tech)
        for tech in range(TECHS)
        for copy in range(s.hand[p][tech])
    ]
    return tuple(ids[tech] for _, _, tech in sorted(held)[:n])


def worth(game: Game, s: State, p: int, card: str, spare: bool) -> int:
    """How dear a card is to a hand, in tenths: one that can no longer be played is cheap, also where another copy stays
    in hand; one whose prerequisites are met is dear."""
    row, tech = game.pack.cards["technologies"][card], game.pack.cards["ids"]["technologies"].index(card)
    is_playable = game.plain[not_in_area](s, p, tech // SLOTS) >> tech % SLOTS & 1
    if tech == s.card or not is_playable:
        return 1
    if spare:
        return SPARE
    met = sum(game.plain[is_met](s, p, tech, line) for line in range(len(row["costs"])))
    dear: int = 20 + 10 * met + 5 * row["vp"] + 5 * (tech // SLOTS == s.age)
    return dear
