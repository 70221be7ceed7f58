"""What speaks for a move: what it brings, pays or keeps, found by the rules on a copy of the state.

Nothing is said that could be false: what a move is worth in the end is for others to judge. A test
(`tests/bots/test_reasons.py`) looks every sentence up in positions of random games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from holocene.core.contract.game import Claim, Game
from holocene.core.rulebook.rule import rule
from holocene.games.s_evolution.forecast import Outlook, outlook
from holocene.games.s_evolution.foresight import GAINS, gained, of_play
from holocene.games.s_evolution.instinct import rank_of, rounds_left
from holocene.games.s_evolution.layout import (
    CALAMITIES,
    CALAMITY_NAMES,
    CARDS,
    DISCOVERY,
    LEVELS,
    NUMBERS,
    PLACE_NAMES,
    SUIT_CARDS,
    SUITS,
    BoardMove,
    Phase,
    State,
)


def claims(game: Game, s: State, action: int) -> Sequence[Claim]:
    """All that speaks for a move, the weightiest first."""
    if game.plain.n_legal(s) == 1:
        return [Claim("hint-only")]
    return list(_found(game, s, action - s.base))


def _found(game: Game, s: State, choice: int) -> Iterator[Claim]:
    if s.phase == Phase.PLAY:
        yield from _of_play(game, s, choice)
    elif s.phase in GAINS:
        yield from _of_gain(game, s, choice)
    elif s.phase == Phase.MANAGE:
        yield from _of_step(game, s, choice)
    elif s.phase == Phase.TRUMP:
        yield from _of_trump(s, choice)
    elif s.phase == Phase.CALAMITY and choice >= CALAMITIES:
        yield Claim(
            "hint-protect", {"calamity": CALAMITY_NAMES[choice - CALAMITIES]}, CALAMITY_NAMES[choice - CALAMITIES]
        )


@rule("K21", "D2")
def _of_play(game: Game, s: State, choice: int) -> Iterator[Claim]:
    """The place it takes, and the stronger cards that it leaves in her hand; of a blind card nothing is known."""
    if choice > DISCOVERY or s.blind >> s.turn & 1:
        return
    if choice == DISCOVERY:
        yield Claim("hint-discovery")
        return
    seen = of_play(game, s, choice)
    place = int(str(seen.facts["n"]))
    key = "hint-takes" if seen.key == "foreseen-takes" else "hint-so-far"
    yield Claim(key, {"n": place}, amount=-place)
    rank = game.plain[rank_of]
    cards = [card for card in (action - s.base for action in game.legal(s)) if card < CARDS]
    mine = rank(s, s.turn, choice)
    if len(cards) > 1 and all(rank(s, s.turn, card) > mine for card in cards if card != choice):
        yield Claim("hint-behind")


@rule("K21")
def _of_trump(s: State, suit: int) -> Iterator[Claim]:
    """The colour of which she holds most."""
    held = [(s.hand[s.turn] >> each * NUMBERS & SUIT_CARDS).bit_count() for each in range(SUITS)]
    if all(held[suit] > held[each] for each in range(SUITS) if each != suit):
        yield Claim("hint-trump", {"n": held[suit]}, amount=held[suit])


@rule("N2", "N3", "H2", "X1")
def _of_gain(game: Game, s: State, choice: int) -> Iterator[Claim]:
    """What it does to her needs as things stand: all paid, one paid, one paid in part; a Joker, or no Calamity."""
    if s.phase == Phase.TAKE and choice >= CARDS:
        return
    before, after = outlook(game, s, s.turn), outlook(game, gained(game, s, choice), s.turn)
    if after.rises and not before.rises:
        yield Claim("hint-rises", {"age": after.age + 1})
    yield from _of_needs(before, after)
    lacks = [row.resource for row in after.rows if not row.full]
    if after.jokers > before.jokers and lacks:
        yield Claim("hint-joker", {"resource": lacks[0]})
    if after.points > before.points:
        yield Claim("hint-outlook", {"n": after.points - before.points}, amount=after.points - before.points)
    if s.phase == Phase.TAKE and after.strikes == before.strikes:
        yield Claim("hint-no-calamity")
    if s.phase == Phase.COMMERCE and choice == BoardMove.DONE:
        yield Claim("hint-done")


def _of_needs(before: Outlook, after: Outlook) -> Iterator[Claim]:
    paid = {row.resource: row for row in before.rows}
    for row in after.rows:
        known = paid.get(row.resource)
        if known is None or row.paid <= known.paid:
            continue
        n = row.paid - known.paid
        if row.full:
            yield Claim("hint-need", {"resource": row.resource}, row.resource)
        else:
            yield Claim("hint-helps", {"resource": row.resource, "n": n}, row.resource, n)


@rule("M1", "M2", "M3", "V1")
def _of_step(game: Game, s: State, choice: int) -> Iterator[Claim]:
    """What she has afterwards, and for how many rounds."""
    left = game.plain[rounds_left](s)
    if choice == BoardMove.DONE:
        yield Claim("hint-done")
    elif choice < BoardMove.RISE:
        yield Claim("hint-grow", {"n": s.population[s.turn] + choice}, amount=choice)
    elif choice == BoardMove.RISE:
        yield Claim("hint-rise", {"age": s.age[s.turn] + 1})
    elif choice < BoardMove.MOVE:
        at = choice - BoardMove.PLACE if choice < BoardMove.RAISE else choice - BoardMove.RAISE
        place, level = PLACE_NAMES[at // LEVELS], at % LEVELS + 1
        yield Claim("hint-place", {"place": place, "level": level, "n": left}, place, level)
