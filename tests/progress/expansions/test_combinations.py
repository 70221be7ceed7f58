"""Every combination of players, expansions, variant and edition: random games that keep the rules of the box.

Each is played by the plain engine and by the compiled one, in one edition by turns, and the games are equal; in a soak
that is done in all four, 416 games.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from holocene.core.checking.series import all_rows, compiled_player, plain_player
from holocene.core.compiling import accel, native
from holocene.core.compiling.fast import NativeGame
from holocene.core.contract.engine import Engine
from holocene.core.states.rng import WORDS
from holocene.games.progress.layout import GROUP, NOBODY, PEOPLE, SLOTS, Phase, State
from holocene.games.progress.view import members
from tests.progress.expansions.expanding import GAME

NAMES = ("personalities", "milestones", "industrial")
SETS = [names for size in range(4) for names in combinations(NAMES, size)]
EDITIONS = ("en", "fr", "de", "ru")
VARIANTS = ("standard", "quick", "quicker")
TABLES = [
    {"players": players, "expansions": names, "variant": variant}
    for players in (1, 2, 3, 4, 5)
    for names in SETS
    for variant in VARIANTS
    if players > 1 or variant == "standard"
]
SEED = 20261115
EFFORT = pytest.mark.parametrize("all_editions", [False, pytest.param(True, marks=pytest.mark.soak)])
EVERY = 60  # decisions between two looks at the whole table


def named(options: dict[str, Any]) -> str:
    """The name of a table in the list of tests."""
    return f"{options['players']} {'+'.join(options['expansions']) or 'base'} {options['variant']}"


def editions(options: dict[str, Any], all_editions: bool) -> list[tuple[int, str]]:
    """All, with their numbers, or one by turns: every two of players, expansions, variant and edition still meet."""
    at = options["players"] + SETS.index(options["expansions"]) + VARIANTS.index(options["variant"])
    return [(n, edition) for n, edition in enumerate(EDITIONS) if all_editions or n == at % len(EDITIONS)]


@pytest.fixture(scope="module")
def loops() -> Engine:
    """The rules and the loops over whole games as ordinary Python."""
    return accel.plain_loops(GAME)


@pytest.fixture(scope="session")
def compiled() -> Engine:
    """The rules as machine code; the first time on a machine this takes a while."""
    return accel.prepare(GAME).result()


def check_cards(s: State) -> None:
    """Every copy of every card is in one place; of an age that has left only active and Time cards are there."""
    tables = GAME.pack.tables
    found: Counter[int] = Counter()
    for row, size in (*zip(s.deck, s.deck_size, strict=True), *zip(s.pile, s.pile_size, strict=True)):
        found.update(row[:size])
    found.update({tech: copies for tech, copies in enumerate(s.time) if copies})
    found.update([s.card] if s.card >= 0 else [])
    kept: Counter[int] = Counter({tech: copies for tech, copies in enumerate(s.time) if copies})
    for p in range(s.players):
        found.update({tech: copies for tech, copies in enumerate(s.hand[p]) if copies})
        found.update(members(s.active[p]))
        found.update(s.development[p][: s.developing[p]])
        kept.update(members(s.active[p]))
    for tech in range((s.last_age + 1) * SLOTS):
        if tech < s.oldest * SLOTS:
            assert found[tech] == kept[tech], "a card of an age that has left is still there (G4)"
        elif s.phase != Phase.OVER:
            assert found[tech] == tables["COPIES"][s.players][tech], "a card was lost or made"
    heralds = Counter(tables["SYMBOL"][tech] for p in range(s.players) for tech in members(s.active[p]))
    assert [heralds[age] for age in range(1, 5)] == list(s.symbols[1:]), "symbols are not those of active technologies"


def check_people(s: State, in_play: bool) -> None:
    """A personality guides one player at most, a player has one of each kind, and nobody guides beyond her age."""
    seats = range(s.players)
    assert in_play == all(s.guided[p] for p in seats) == any(s.guided)
    for person in range(PEOPLE):
        assert sum(s.guided[p] >> person & 1 for p in seats) <= 1
    for p in seats:
        kinds = Counter(person // GROUP for person in range(PEOPLE) if s.guided[p] >> person & 1)
        assert all(count == 1 for count in kinds.values()) and (not in_play or kinds[0] == 1)
        if s.guide[p] != NOBODY:
            assert s.guided[p] >> s.guide[p] & 1 and s.guide[p] // GROUP >= s.age - 1
        elif s.phase != Phase.SUCCEEDING:
            assert not any(s.gave[p])
    assert s.heirs == 0 or s.phase == Phase.SUCCEEDING


def check_milestones(s: State, in_play: bool) -> None:
    """A milestone is current, below, won or gone; a current one is not yet completed."""
    won = sum(1 << m for m, owner in enumerate(s.owner) if owner != NOBODY)
    current = 1 << s.milestone if s.milestone >= 0 else 0
    assert not won & s.stack and not current & (won | s.stack)
    assert in_play or not won | s.stack | current
    sections = GAME.pack.tables["MILESTONE_SECTIONS"][s.milestone] if current else 0
    assert sections == 0 or NOBODY in s.covered[:sections]
    assert all(seat == NOBODY for seat in s.covered[sections:])


def check_table(s: State, expansions: tuple[str, ...]) -> None:
    """Everything that must hold at every moment."""
    GAME.layout.check(s)
    assert s.age <= s.last_age == (3 if "industrial" in expansions else 2)
    check_cards(s)
    check_people(s, "personalities" in expansions)
    check_milestones(s, "milestones" in expansions)


@pytest.mark.rule("S6", "L6", "C4", "G4", "H10", "M4")
@EFFORT
@pytest.mark.parametrize("options", TABLES, ids=named)
def test_a_random_game_of_every_combination(options: dict[str, Any], all_editions: bool, loops: Engine) -> None:
    """One game in an edition: the plain engine plays it to its end, and no card, person or milestone goes astray."""
    for number, edition in editions(options, all_editions):
        params = GAME.params(GAME.read_options({**options, "edition": edition}))
        s, rng = GAME.layout.blank(), [0] * WORDS
        loops[native.deal](s, params, SEED, number)
        native.seed_stream(rng, SEED, number, native.PLAYERS)
        while not loops.is_over(s):
            check_table(s, options["expansions"])
            loops[native.play_out](s, rng, EVERY)
        check_table(s, options["expansions"])
        assert loops.n_legal(s) == 0


@EFFORT
@pytest.mark.parametrize("options", TABLES, ids=named)
def test_compiled_games_of_every_combination_equal_plain_ones(
    options: dict[str, Any], all_editions: bool, compiled: Engine
) -> None:
    """Length, rounds, points and winners of the same game are the same, plain and compiled."""
    for _, edition in editions(options, all_editions):
        chosen = {**options, "edition": edition}
        fast = all_rows(compiled_player(GAME, chosen, SEED), 1)
        assert all_rows(plain_player(GAME, chosen, SEED), 1).tolist() == fast.tolist()


@pytest.mark.parametrize("names", SETS, ids=lambda names: "+".join(names) or "base")
def test_states_are_equal_byte_for_byte(names: tuple[str, ...], compiled: Engine, loops: Engine) -> None:
    """After every decision of a game the plain and the compiled state are the same bytes, with the same choices."""
    number = SETS.index(names)
    edition = EDITIONS[number % 4]
    fast = NativeGame(GAME, {"players": 2 + number % 4, "expansions": names, "variant": "quicker", "edition": edition})
    state, plain, rng = fast.new(SEED, number), GAME.layout.blank(), [0] * WORDS
    loops[native.deal](plain, fast.params.tolist(), SEED, number)
    native.seed_stream(rng, SEED, number, native.PLAYERS)
    while not state.is_over:
        assert GAME.layout.pack(plain) == state.cells.tobytes()
        assert GAME.legal(plain) == state.legal()
        action = loops[native.random_action](plain, rng)
        state.step(action)
        loops.step(plain, action)
    assert loops.is_over(plain)
    assert [loops.score(plain, seat) for seat in range(fast.seats)] == state.scores()
