"""What a move would bring about: as which she would take, and which needs it would pay."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from holocene.core.contract.ahead import Foreseen
from holocene.core.contract.game import Game
from holocene.core.rulebook.rule import rule
from holocene.games.s_evolution.forecast import outlook
from holocene.games.s_evolution.layout import CARDS, DISCOVERY, NONE, RESOURCES, BoardMove, Phase, State
from holocene.games.s_evolution.rules.calamities import take_gift
from holocene.games.s_evolution.rules.harvest import use_joker
from holocene.games.s_evolution.rules.needs import change
from holocene.games.s_evolution.rules.taking import take
from holocene.games.s_evolution.rules.tricks import weigh
from holocene.games.s_evolution.zones import hand_to_trick


def foresee(game: Game, s: State) -> dict[str, list[Foreseen]]:
    """By the moves of the decision; moves that promise nothing are left out."""
    found: dict[str, list[Foreseen]] = {}
    for action in game.legal(s):
        said = list(of_move(game, s, action - s.base))
        if said:
            found[game.notation(action)] = said
    return found


def of_move(game: Game, s: State, choice: int) -> Iterator[Foreseen]:
    """A card played, or something that comes to her stocks."""
    if s.phase == Phase.PLAY and not s.blind >> s.turn & 1 and choice < CARDS:
        yield of_play(game, s, choice)
    elif s.phase in GAINS and not (s.phase == Phase.TAKE and choice >= CARDS):
        yield from of_gain(game, s, choice)


@rule("K3", "K5", "K6", "K21", "K23")
def of_play(game: Game, s: State, card: int) -> Foreseen:
    """As which she would take with this card: for certain if nobody is left to play, else as things stand."""
    later: State = game.layout.copy(s)
    game.plain[hand_to_trick](later, s.turn, card)
    game.plain[weigh](later, s.turn)
    laid = [q for q in range(s.players) if NONE < later.trick[q] < DISCOVERY]
    place = 1 + sum(later.strength[q] > later.strength[s.turn] for q in laid)
    waits = any(later.trick[q] == NONE and s.hand[q] for q in range(s.players))
    return Foreseen("foreseen-so-far" if waits else "foreseen-takes", "K21", {"n": place})


def _of_joker(game: Game, later: State, choice: int) -> None:
    game.plain[use_joker](later, later.turn, choice)


def _of_gift(game: Game, later: State, choice: int) -> None:
    game.plain[take_gift](later, later.turn, choice - RESOURCES)


def _of_take(game: Game, later: State, choice: int) -> None:
    game.plain[take](later, later.turn, choice)


def _of_change(game: Game, later: State, choice: int) -> None:
    if choice != BoardMove.DONE:
        game.plain[change](later, later.turn, choice)


GAINS: Final[dict[int, Callable[[Game, State, int], None]]] = {
    Phase.TAKE: _of_take,
    Phase.JOKER: _of_joker,
    Phase.GAIN: _of_gift,
    Phase.COMMERCE: _of_change,
}


@rule("N2", "N3")
def of_gain(game: Game, s: State, choice: int) -> Iterator[Foreseen]:
    """Needs of her Age that it would pay in full, of those that were not; and whether she would rise by that."""
    before, after = outlook(game, s, s.turn), outlook(game, gained(game, s, choice), s.turn)
    paid = {row.resource for row in before.rows if row.full}
    new = [row.resource for row in after.rows if row.full and row.resource not in paid]
    if after.rises and not before.rises:
        yield Foreseen("foreseen-rises", "N3", {"age": after.age + 1})
    elif new:
        yield Foreseen("foreseen-need", "N2", {"resource": new[0]})


def gained(game: Game, s: State, choice: int) -> State:
    """The same moment, with a little more."""
    later: State = game.layout.copy(s)
    GAINS[s.phase](game, later, choice)
    later.phase, later.turn = s.phase, s.turn
    return later
