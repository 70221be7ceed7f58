"""Why a move is not allowed now: the rule and the facts of the case."""

from __future__ import annotations

from typing import Any, Final

from holocene.core.contract.game import Pack
from holocene.core.errors import Refusal
from holocene.core.rulebook.rule import rule
from holocene.games.s_evolution.layout import (
    AGES,
    CALAMITIES,
    CALAMITY_NAMES,
    CARDS,
    DISCOVERY,
    LEVELS,
    NUMBERS,
    PHASE_NAMES,
    PLACE_NAMES,
    PLAY_POSITION,
    RESOURCE_NAMES,
    SEATS,
    SUIT_NAMES,
    Block,
    BoardMove,
    Limit,
    Phase,
    Place,
    Resource,
    State,
)
from holocene.games.s_evolution.rules.needs import change_from, change_to

# The rule that says what is asked in a phase.
ASKED_BY: Final[dict[int, str]] = {
    Phase.PLAY: "K1",
    Phase.TAKE: "K21",
    Phase.DISCOVERY: "K20",
    Phase.MANAGE: "M3",
    Phase.MOVE: "M4",
    Phase.COMMERCE: "N1",
    Phase.JOKER: "H4",
    Phase.CALAMITY: "H1",
    Phase.GAIN: "X8",
    Phase.REMOVE: "N6",
    Phase.TRUMP: "K12",
}


@rule("K5", "K10", "K23")
def why_not(engine: Any, pack: Pack, s: State, action: int) -> Refusal | None:
    """None where the action is legal."""
    if engine.is_legal(s, action):
        return None
    if s.phase == Phase.OVER:
        return Refusal("E1", "game-has-ended")
    return _refusal(engine, pack, s, action) or not_now(s)


def not_now(s: State) -> Refusal:
    """The game asks something else."""
    return Refusal(ASKED_BY[s.phase], "asked-otherwise", {"phase": PHASE_NAMES[s.phase]})


def _refusal(engine: Any, pack: Pack, s: State, action: int) -> Refusal | None:
    """The reason that belongs to the phase, if the action does."""
    if s.phase == Phase.PLAY and Block.PLAY <= action < Block.TRUMP:
        return _play(s, action - Block.PLAY)
    if s.phase in (Phase.TAKE, Phase.DISCOVERY) and Block.TAKE <= action < Block.CALAMITY:
        return _take(s, pack, action)
    if s.phase == Phase.CALAMITY and Block.CALAMITY <= action < Block.RESOURCE:
        return _calamity(s, action - Block.CALAMITY)
    if s.phase == Phase.JOKER and Block.RESOURCE <= action < Block.RESOURCE + len(RESOURCE_NAMES):
        return Refusal("X2", "joker-barred", {"resource": RESOURCE_NAMES[action - Block.RESOURCE]})
    choice = action - Block.BOARD
    if s.phase == Phase.COMMERCE and BoardMove.CHANGE <= choice < BoardMove.REMOVE:
        return _change(s, choice - BoardMove.CHANGE)
    if s.phase == Phase.REMOVE and choice >= BoardMove.REMOVE:
        return Refusal("N6", "no-pop-there", {"place": PLACE_NAMES[choice - BoardMove.REMOVE]})
    if s.phase in (Phase.MANAGE, Phase.MOVE) and BoardMove.GROW <= choice < BoardMove.CHANGE:
        return _manage(engine, pack, s, choice)
    return None


def _play(s: State, choice: int) -> Refusal:
    p = s.turn
    blind = s.blind >> p & 1
    if choice >= PLAY_POSITION:
        if not blind:
            return Refusal("D2", "hand-is-seen")
        return Refusal("D2", "position-empty", {"n": choice - PLAY_POSITION + 1})
    if blind:
        return Refusal("D2", "hand-is-blind")
    if not s.hand[p] >> choice & 1:
        if choice == DISCOVERY:
            return Refusal("D1", "no-discovery-in-hand", {"age": s.age[p]})
        return Refusal("K1", "card-not-held", {"suit": SUIT_NAMES[choice // NUMBERS], "n": choice % NUMBERS + 1})
    return Refusal("K5", "must-follow", {"suit": SUIT_NAMES[s.fixed]})


def _take(s: State, pack: Pack, action: int) -> Refusal:
    if action >= Block.DISCOVERY:
        age, name = (action - Block.DISCOVERY) // SEATS + 1, pack.cards["discovery_ids"][action - Block.DISCOVERY]
        if s.phase == Phase.TAKE:
            return Refusal("K23", "played-no-discovery")
        if age != s.age[s.turn]:
            return Refusal("K20", "discovery-of-other-age", {"discovery": name, "age": s.age[s.turn]})
        return Refusal("K20", "discovery-not-there", {"discovery": name})
    choice = action - Block.TAKE
    if s.phase == Phase.DISCOVERY:
        return Refusal("K23", "played-a-discovery")
    if choice >= CARDS:
        return Refusal("K21", "calamity-not-there", {"calamity": CALAMITY_NAMES[choice - CARDS]})
    return Refusal("K21", "card-not-there", {"suit": SUIT_NAMES[choice // NUMBERS], "n": choice % NUMBERS + 1})


def _calamity(s: State, choice: int) -> Refusal:
    met, calamity = divmod(choice, CALAMITIES)
    name = CALAMITY_NAMES[calamity]
    if not s.calamities >> calamity & 1:
        return Refusal("H1", "calamity-not-pending", {"calamity": name})
    if met and not s.level[s.turn][Place.PROTECTION]:
        return Refusal("X1", "no-protection", {"calamity": name})
    return Refusal("X1", "protection-used", {"calamity": name})


def _change(s: State, i: int) -> Refusal:
    if not s.stock[s.turn][change_from(i)]:
        return Refusal("N1", "stock-empty", {"resource": RESOURCE_NAMES[change_from(i)]})
    return Refusal("N1", "stock-full", {"resource": RESOURCE_NAMES[change_to(i)]})


def _dear(rule_id: str, resource: int, price: int, have: int) -> Refusal:
    return Refusal(rule_id, "too-dear", {"resource": RESOURCE_NAMES[resource], "price": price, "have": have})


def _manage(engine: Any, pack: Pack, s: State, choice: int) -> Refusal | None:
    if s.round >= pack.tables["LIMIT"][Limit.ROUNDS]:
        return Refusal("E1", "no-management")
    if s.phase == Phase.MOVE and not BoardMove.PLACE <= choice < BoardMove.RAISE:
        return Refusal("M4", "pop-in-the-air", {"place": PLACE_NAMES[s.moving]})
    if choice < BoardMove.RISE:
        return _grow(pack, s, choice - BoardMove.GROW + 1)
    if choice == BoardMove.RISE:
        return _advance(pack, s)
    if choice >= BoardMove.MOVE:
        return _move(s, choice - BoardMove.MOVE)
    raised, at = divmod(choice - BoardMove.PLACE, BoardMove.RAISE - BoardMove.PLACE)
    return _level(engine, pack, s, bool(raised), at // LEVELS, at % LEVELS + 1)


def _grow(pack: Pack, s: State, steps: int) -> Refusal:
    limit = pack.tables["LIMIT"]
    if s.grown:
        return Refusal("M1", "grown-already")
    if s.population[s.turn] + steps > limit[Limit.POPULATION_MAX]:
        return Refusal("M1" if steps == 1 else "M7", "scale-ends", {"n": limit[Limit.POPULATION_MAX]})
    return _dear(
        "M1",
        Resource.FOOD,
        limit[Limit.GROW_ONE] if steps == 1 else limit[Limit.GROW_TWO],
        s.stock[s.turn][Resource.FOOD],
    )


def _advance(pack: Pack, s: State) -> Refusal:
    if s.risen:
        return Refusal("M2", "advanced-already")
    if s.age[s.turn] == AGES:
        return Refusal("M8", "last-age")
    return _dear("M2", Resource.SCIENCE, pack.tables["LIMIT"][Limit.ADVANCE], s.stock[s.turn][Resource.SCIENCE])


def _move(s: State, place: int) -> Refusal:
    if not s.level[s.turn][place]:
        return Refusal("M3", "no-pop-there", {"place": PLACE_NAMES[place]})
    return Refusal("M4", "nowhere-to-move", {"place": PLACE_NAMES[place]})


def _level(engine: Any, pack: Pack, s: State, raised: bool, place: int, level: int) -> Refusal:
    p, name = s.turn, PLACE_NAMES[place]
    now = s.level[p][place]
    if raised and not now:
        return Refusal("M3", "no-pop-there", {"place": name})
    if raised and level <= now:
        return Refusal("M10", "not-higher", {"place": name, "level": now})
    if now and not raised:
        return Refusal("M10", "place-occupied", {"place": name})
    price = engine.price_of(s, place, now, level)
    paid_in = pack.tables["PAYS"][place]
    if price > s.stock[p][paid_in]:
        return _dear("M3", paid_in, price, s.stock[p][paid_in])
    return Refusal("M3", "no-free-pop", {"n": s.population[p]})
