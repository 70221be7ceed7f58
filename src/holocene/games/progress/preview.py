"""What the rules say of the moment to who looks at a table: open ages, what turns the age, actions, bills and costs."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from holocene.core.contract.game import Game
from holocene.core.rulebook.rule import rule
from holocene.games.progress.cashier import bills
from holocene.games.progress.layout import SLOTS, TECHS, Phase, State
from holocene.games.progress.payments import Bill
from holocene.games.progress.rules.benefits import actions_a_turn, cards_a_draw, hand_limit, quick_draw_cards, shuffles
from holocene.games.progress.rules.discover import is_met, owe
from holocene.games.progress.rules.milestones import is_section_met
from holocene.games.progress.rules.paying import owed_in_all, shortage
from holocene.games.progress.scores import rank
from holocene.games.progress.thrift import least_missed


class Cost(msgspec.Struct, frozen=True):
    """What a technology is to a player now: the lines that a prerequisite meets, what the others ask (`owed`), what is
    left of that to pay beside spare Knowledge (`price`), how much she lacks for it (`short`, 0 or less where she can
    pay), and whether she has it in her area."""

    met: tuple[bool, ...]
    owed: int
    price: int
    short: int
    owned: bool


class Own(msgspec.Struct, frozen=True):
    """A player's own table: the costs of her cards, how many cards she may keep at Upkeep and how many are too many,
    how many she has to choose now and which ones she might part with (`least`), how many each kind of draw brings, the
    sections that she meets, and bills."""

    hand: dict[str, Cost]
    limit: int
    excess: int
    wanted: int
    least: tuple[str, ...]
    draws: dict[str, int]
    sections: tuple[bool, ...]
    bills: dict[str, Bill]


class NextRank(msgspec.Struct, frozen=True):
    """The rank above that of a solo player's points now, and how many points it is away."""

    rank: str
    points: int


class Preview(msgspec.Struct, frozen=True):
    """Open ages, the technologies whose symbol would begin an age or end the game, the actions of the turn and how many
    are left; `own` is for a player's own eyes, `above` for who plays alone and is not yet of the highest rank."""

    ages: tuple[int, ...]
    turning: dict[str, str]
    actions: int
    left: int
    own: Own | None
    above: NextRank | None = None


class Survey(msgspec.Struct, frozen=True):
    """What every technology is to a player now, and which sections of each milestone she meets."""

    technologies: dict[str, Cost]
    milestones: dict[str, tuple[bool, ...]]


def preview(game: Game, s: State, seat: int | None) -> Preview:
    """All that a seat, or a spectator (None), is told beside the view."""
    actions = game.plain[actions_a_turn](s, s.turn)
    return Preview(
        ages=open_ages(s),
        turning=turning(game, s),
        actions=actions,
        left=max(0, actions - s.used),
        own=None if seat is None else own(game, s, seat),
        above=next_rank(game, s) if s.players == 1 else None,
    )


@rule("L5")
def next_rank(game: Game, s: State) -> NextRank | None:
    """What a solo player is still short of the rank above hers."""
    sheet = game.score_sheet(s)
    ranks = game.pack.cards["boards"]["solo"]["ranks"]
    for (name, highest), (above, _) in pairwise(ranks):
        if name == rank(game.pack, sheet.totals[0]):
            return NextRank(above, highest + 1 - sheet.totals[0])
    return None


@rule("O1")
def open_ages(s: State) -> tuple[int, ...]:
    """Ages whose deck and pile are open, counted from 1."""
    return tuple(range(s.oldest + 1, s.age + 2))


@rule("G1", "E1")
def turning(game: Game, s: State) -> dict[str, str]:
    """The technologies whose symbol is the last that the next age ("age"), or the end ("end"), waits for."""
    if s.need[s.age + 1] - s.symbols[s.age + 1] > 1:
        return {}
    brings = "end" if s.age == s.last_age else "age"
    symbols, ids = game.pack.tables["SYMBOL"], game.pack.cards["ids"]["technologies"]
    return {ids[tech]: brings for tech in range(TECHS) if symbols[tech] == s.age + 1 and ids[tech]}


def own(game: Game, s: State, p: int) -> Own:
    """What a player is told of her own cards."""
    engine, techs = game.plain, game.pack.cards["ids"]["technologies"]
    held = [tech for tech in range(TECHS) if s.hand[p][tech]]
    excess = hand_excess(game, s, p)
    asked = wanted(s, p, excess)
    return Own(
        hand={techs[tech]: cost for tech, cost in costs(game, s, p, held).items()},
        limit=engine[hand_limit](s, p),
        excess=excess,
        wanted=asked,
        least=least_missed(game, s, p, asked) if s.phase in (Phase.UPKEEP, Phase.QUICK_DISCARDING) else (),
        draws={
            "draw": engine[cards_a_draw](s, p),
            "quick draw": engine[quick_draw_cards](s, p),
            "shuffle": engine[shuffles](s, p),
        },
        sections=sections_met(game, s, p, s.milestone),
        bills=bills(game, s, p),
    )


@rule("U1", "K3")
def hand_excess(game: Game, s: State, p: int) -> int:
    """How many cards a hand holds beyond what may be kept at Upkeep."""
    excess: int = max(0, s.hand_size[p] - game.plain[hand_limit](s, p))
    return excess


@rule("U1", "A40", "L3")
def wanted(s: State, p: int, excess: int) -> int:
    """How many cards of hand a player has to choose now."""
    if s.me != p:
        return 0
    asked: dict[int, int] = {Phase.GIVING: 1, Phase.UPKEEP: excess, Phase.QUICK_DISCARDING: min(s.left, s.hand_size[p])}
    return asked.get(s.phase, 0)


@rule("M2")
def sections_met(game: Game, s: State, p: int, milestone: int) -> tuple[bool, ...]:
    """The sections of a milestone that her area meets."""
    if milestone < 0:
        return ()
    sections = game.pack.tables["MILESTONE_SECTIONS"][milestone]
    return tuple(game.plain[is_section_met](s, p, milestone, section) for section in range(sections))


@rule("A11", "A12", "A13", "A14", "N4")
def costs(game: Game, s: State, p: int, techs: list[int]) -> dict[int, Cost]:
    """What technologies cost a player now; a card of hand cannot pay for itself, and what is left over is only for
    whose turn it is."""
    engine, tables, found = game.plain, game.pack.tables, {}
    alone: State = game.layout.copy(s)
    if p != s.turn:
        alone.pool = 0
    for tech in techs:
        engine[owe](alone, p, tech)
        found[tech] = Cost(
            met=tuple(engine[is_met](alone, p, tech, line) for line in range(tables["LINES"][tech])),
            owed=engine[owed_in_all](alone),
            price=max(0, engine[owed_in_all](alone) - alone.pool),
            short=engine[shortage](alone, p, tables["VALUE"][tech] if s.hand[p][tech] else 0),
            owned=bool(s.area[p][tech // SLOTS] >> tech % SLOTS & 1),
        )
    return found


def survey(game: Game, s: State, p: int) -> Survey:
    """What every card is to a player: for a tree, and for cards read at leisure."""
    ids = game.pack.cards["ids"]
    techs = [tech for tech in range(TECHS) if ids["technologies"][tech]]
    return Survey(
        technologies={ids["technologies"][tech]: cost for tech, cost in costs(game, s, p, techs).items()},
        milestones={name: sections_met(game, s, p, m) for m, name in enumerate(ids["milestones"]) if name},
    )
