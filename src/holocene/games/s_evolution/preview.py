"""What the rules say of the moment to who looks at a table: needs, forecasts, colours of cards, prices, points."""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from holocene.core.contract.game import Game
from holocene.core.rulebook.rule import rule
from holocene.games.s_evolution.forecast import Outlook, harvested, outlook
from holocene.games.s_evolution.layout import (
    AGE_OF_COLOUR,
    AGES,
    CARDS,
    CLASS_NAMES,
    DISCOVERY,
    NONE,
    NUMBERS,
    PLACE_NAMES,
    PLACES,
    RESOURCE_NAMES,
    RESOURCES,
    SEATS,
    CardClass,
    Limit,
    Phase,
    Resource,
    State,
)
from holocene.games.s_evolution.moves import card_words
from holocene.games.s_evolution.rules.management import price_of
from holocene.games.s_evolution.rules.points import discovery_points
from holocene.games.s_evolution.rules.taking import take
from holocene.games.s_evolution.rules.tricks import classify, has_colour, must_follow
from holocene.games.s_evolution.view import rank_of

BEFORE_NEEDS: Final = (Phase.JOKER, Phase.COMMERCE)


class Price(msgspec.Struct, frozen=True):
    """What a step of Management costs."""

    n: int
    resource: str


class Counting(msgspec.Struct, frozen=True):
    """A card of the trick: whether it counts without its colour, and why that is so, or why it is no trump."""

    plain: bool
    note: str


class Gain(msgspec.Struct, frozen=True):
    """What a number is now, and what it would be after a move."""

    now: int
    later: int


class Group(msgspec.Struct, frozen=True):
    """Face-up Discoveries of one colour: how many, and their points."""

    n: int
    points: int


class Preview(msgspec.Struct, frozen=True):
    """`needs` by seat and resource, `laid` by seat, `groups` by seat and colour. For the seat that decides: whether she
    leads, must follow or is free, the class of each card she may play, what a card taken brings to her Harvest or her
    Discoveries, the price of each step of Management, and the moves by which her needs would be paid best (`plan`)."""

    needs: tuple[tuple[int, ...], ...]
    outlook: Outlook
    laid: dict[int, Counting]
    groups: tuple[tuple[Group, ...], ...]
    follow: str = ""
    ranks: dict[str, str] = {}
    takes: dict[str, Gain] = {}
    prices: dict[str, Price] = {}
    plan: tuple[str, ...] = ()


def preview(game: Game, s: State, seat: int | None) -> Preview:
    """All that a seat, or a spectator (None), is told beside the view; spectators look at whoever acts."""
    over = s.phase == Phase.OVER
    found = Preview(
        needs=tuple(needs_of(game, s, p) for p in range(s.players)),
        outlook=outlook(game, s, seat if seat is not None else 0 if over else s.turn),
        laid={p: laid(game, s, p) for p in range(s.players) if s.trick[p] != NONE},
        groups=tuple(groups(game, s, p) for p in range(s.players)),
    )
    if over or seat != s.turn:
        return found
    is_seen = s.phase == Phase.PLAY and not s.blind >> seat & 1
    return msgspec.structs.replace(
        found,
        follow=follow(game, s, seat) if is_seen else "",
        ranks=ranks(game, s, seat) if is_seen else {},
        takes=takes(game, s, seat),
        prices=prices(game, s, seat) if s.phase in (Phase.MANAGE, Phase.MOVE) else {},
        plan=plan(game, s) if s.phase in BEFORE_NEEDS else (),
    )


@rule("N2", "N9")
def needs_of(game: Game, s: State, p: int) -> tuple[int, ...]:
    """What her Age needs of each resource: one for each Pop of her Population."""
    asked = game.pack.tables["NEEDS"][s.age[p]]
    return tuple(s.population[p] if asked >> resource & 1 else 0 for resource in range(RESOURCES))


@rule("K4", "K7", "K9", "K10")
def laid(game: Game, s: State, p: int) -> Counting:
    """A card of the trick, and why it counts as it does where its colour would say otherwise."""
    if s.trick[p] >= DISCOVERY:
        return Counting(False, "discovery")
    suit = s.trick[p] // NUMBERS
    plain = not game.plain[has_colour](s, p, suit)
    if plain and s.blind >> p & 1:
        return Counting(plain, "blind")
    if s.age[p] < AGE_OF_COLOUR:
        return Counting(plain, "young")
    return Counting(plain, "no-trump" if suit == s.trump and rank_of(s, p) != "trump" else "")


@rule("E2")
def groups(game: Game, s: State, p: int) -> tuple[Group, ...]:
    """Her face-up Discoveries by colour."""
    tables = game.pack.tables
    up = [age for age in range(AGES) if s.face_up[p] >> age & 1]
    colours = [tables["FACE"][age * SEATS + s.discovery[p][age]] for age in up]
    return tuple(Group(n, tables["GROUP_POINTS"][n]) for n in map(colours.count, range(SEATS)))


@rule("K1", "K4", "K5")
def follow(game: Game, s: State, p: int) -> str:
    """Whether she leads the trick, must follow the fixed colour, or is free because she does not hold it."""
    if all(card == NONE for card in s.trick[: s.players]):
        return "lead"
    if s.fixed == NONE or not game.plain[must_follow](s, p):
        return ""
    held = range(s.fixed * NUMBERS, (s.fixed + 1) * NUMBERS)
    return "must" if any(s.hand[p] >> card & 1 for card in held) else "free"


@rule("K4", "K5", "K6", "K7", "K8")
def ranks(game: Game, s: State, p: int) -> dict[str, str]:
    """The class that each card of her hand would have, by the move that plays it: `fixes` for the first with a colour,
    `plain` for one without."""
    found = {}
    for card in range(CARDS):
        if s.hand[p] >> card & 1:
            suit = card // NUMBERS
            rank = game.plain[classify](s, p, suit)
            name = "fixes" if rank == CardClass.FIXED and s.fixed == NONE else CLASS_NAMES[rank]
            found[f"play {card_words(card)}"] = name if game.plain[has_colour](s, p, suit) else "plain"
    return found


@rule("H2", "E2", "K20", "K21")
def takes(game: Game, s: State, p: int) -> dict[str, Gain]:
    """What a card of the trick would bring: its resource at her Harvest, or points of her Discoveries."""
    if s.phase not in (Phase.TAKE, Phase.DISCOVERY):
        return {}
    found = {}
    for action in game.legal(s):
        later: State = game.layout.copy(s)
        game.plain[take](later, p, action - s.base)
        if s.phase == Phase.DISCOVERY:
            points = game.plain[discovery_points]
            found[game.notation(action)] = Gain(points(s, p), points(later, p))
            continue
        card = later.taken[p][later.n_taken[p] - 1] % CARDS
        resource = game.pack.tables["KIND"][card]
        if resource < RESOURCES:
            later.phase = s.phase
            stocks = [harvested(game, each, p).stock[p][resource] for each in (s, later)]
            found[game.notation(action)] = Gain(*stocks)
    return found


@rule("H2", "N1")
def plan(game: Game, s: State) -> tuple[str, ...]:
    """Jokers and changes until her needs are paid, as the game's own advice would choose them: no rule, but what most
    people want."""
    later: State = game.layout.copy(s)
    moves: list[str] = []
    while later.phase in BEFORE_NEEDS and later.turn == s.turn:
        moves.append(game.advise(game.view(later, s.turn), Random(0)))
        game.plain.step(later, game.parse(moves[-1]))
    return tuple(moves)


@rule("M1", "M2", "M3", "M9")
def prices(game: Game, s: State, p: int) -> dict[str, Price]:
    """What every step of Management costs her, whether she can pay for it or not."""
    tables = game.pack.tables
    found = {
        "grow 1": Price(tables["LIMIT"][Limit.GROW_ONE], RESOURCE_NAMES[Resource.FOOD]),
        "grow 2": Price(tables["LIMIT"][Limit.GROW_TWO], RESOURCE_NAMES[Resource.FOOD]),
        "advance": Price(tables["LIMIT"][Limit.ADVANCE], RESOURCE_NAMES[Resource.SCIENCE]),
    }
    for place in range(PLACES):
        old = s.level[p][place]
        resource = RESOURCE_NAMES[tables["PAYS"][place]]
        for new in range(old + 1, tables["TOP"][place] + 1):
            step = f"{'raise' if old else 'place'} {PLACE_NAMES[place]} {new}"
            found[step] = Price(game.plain[price_of](s, place, old, new), resource)
    return found
