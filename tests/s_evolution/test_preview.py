"""What the rules say of a moment beside the view: forecasts of the Action, colours, prices, points of Discoveries."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from holocene.games.s_evolution import SEvolution
from holocene.games.s_evolution.preview import Counting, Group, Preview, Price
from holocene.games.s_evolution.rules.points import discovery_points
from tests.s_evolution.moments import At
from tests.s_evolution.strikes import dealt

RED, GREEN = range(2)
KINDS = ("food", "tools", "science")


def said(scene: Any, seat: int | None = RED) -> Preview:
    """What a seat is told."""
    preview: Preview = scene.game.preview(scene.s, seat)
    return preview


def coming(at: Any, red: str, **options: Any) -> Any:
    """Red's Action is still to come: the last card of the round is being taken."""
    text = f"table: round 3; trick red blue 6, green blue 1; {dealt('famine', 'epidemic')} | green: age 2 | red: {red}"
    return said(at(text, players=2, **options)).outlook


@pytest.mark.rule("N2")
@pytest.mark.parametrize(("age", "needs"), [(2, (3, 0, 0)), (3, (3, 3, 0)), (5, (3, 3, 3))])
def test_needs_are_one_for_each_pop(at: At, age: int, needs: tuple[int, int, int]) -> None:
    scene = at(f"table: round 2 | red: age {age}; population 3", players=2)
    assert needs == said(scene, GREEN).needs[RED]


@pytest.mark.rule("H2", "H3")
def test_cards_and_buildings_are_harvested_up_to_the_limit(at: At) -> None:
    """The card that is taken last is not counted yet; Jokers are counted apart."""
    found = coming(at, "age 3; food 7; tools 1; factory 2; taken green 5, orange 3, violet 1")
    scene = at("red: age 2", players=2)
    amounts = [int(scene.game.pack.cards["deck"][card]["amount"]) for card in ("green 5", "orange 3")]
    assert (min(8, 7 + amounts[0]), 1 + 2 + amounts[1], 0) == found.stock
    assert (True, True, 1, 0) == (found.harvest, found.needs, found.jokers, found.strikes)


@pytest.mark.rule("X2", "H4")
@pytest.mark.parametrize(
    ("calamity", "cards", "stock"),
    [
        ("famine", "green 3, orange 3", (0, 3, 0)),
        ("earthquake", "orange 3, blue 3", (0, 0, 3)),
        ("fanaticism", "blue 3, green 3", (3, 0, 0)),
    ],
)
def test_a_calamity_bars_its_own_type(at: At, calamity: str, cards: str, stock: tuple[int, int, int]) -> None:
    """Famine bars Food, Earthquake Tools, Fanaticism Science: nothing of it comes from cards, all of the others."""
    table = f"table: round 3; trick red blue 6, green blue 1; {dealt(calamity)} | green: age 2"
    scene = at(f"{table} | red: age 3; taken {calamity}, {cards}", players=2)
    assert (stock, 1) == (said(scene).outlook.stock, said(scene).outlook.strikes)


@pytest.mark.rule("X3", "X5", "X6")
@pytest.mark.parametrize(
    ("calamity", "age", "asked", "stock"),
    [("epidemic", 5, 2, (2, 2, 2)), ("hurricane", 5, 3, (1, 1, 1)), ("decadence", 4, 3, (2, 2, 2))],
)
def test_what_calamities_take(at: At, calamity: str, age: int, asked: int, stock: tuple[int, int, int]) -> None:
    """Epidemic a Pop, Hurricane one of each resource, Decadence an Age: the needs are paid with what is left."""
    table = f"table: round 3; trick red blue 6, green blue 1; {dealt(calamity)} | green: age 2"
    red = f"red: age 5; population 3; food 2; tools 2; science 2; taken {calamity}"
    found = said(at(f"{table} | {red}", players=2)).outlook
    assert (age, asked, stock) == (found.age, found.rows[0].asked, found.stock)


@pytest.mark.rule("N3", "N4")
@pytest.mark.parametrize("age", range(1, 7))
def test_ages_rise_and_fall(at: At, age: int) -> None:
    """With all needs paid she rises, but not above VI; with none she falls, from Age III on."""
    rich = coming(at, f"age {age}; population 2; food 2; tools 2; science 2")
    poor = coming(at, f"age {age}; population 2; food 1; tools 1; science 1")
    assert (age < 6, False) == (rich.rises, rich.falls)
    assert (False, age >= 3) == (poor.rises, poor.falls)


@pytest.mark.rule("N5")
@pytest.mark.parametrize("age", range(1, 7))
def test_a_pop_is_lost_where_a_need_is_given_nothing(at: At, age: int) -> None:
    """From Age III on, and never the last one."""
    assert (age >= 3) == coming(at, f"age {age}; population 2; tools 2; science 2").loses
    assert not coming(at, f"age {age}; population 1; tools 2; science 2").loses
    assert not coming(at, f"age {age}; population 2; food 1; tools 1; science 1").loses


@pytest.mark.rule("V1", "V2", "V3")
@pytest.mark.parametrize(("population", "worth"), [("after", 1), ("before", 2)])
def test_points_of_the_needs(at: At, population: str, worth: int) -> None:
    """A paid need scores the Population after, or before, the loss; Prestige its level for one that is not paid."""
    found = coming(at, "age 3; population 2; tools 2; prestige 1", points_population=population)
    assert (True, worth + 1) == (found.loses, found.points)


@pytest.mark.rule("R2", "H1", "N1")
def test_what_is_still_to_come(at: At) -> None:
    """Before her Action all of it; in it, what follows the present step; after it, nothing."""
    table = "table: round 2; phase {}; leader red; turn green; {} | red: age 2 | green: age 2; food 2; population 2"
    managing = at(table.format("manage", dealt()), players=2)
    assert [(False, False)] * 2 == [(o.harvest, o.needs) for o in (said(managing, p).outlook for p in (RED, GREEN))]
    first = at("table: round 2; phase manage; leader red; turn red | red: age 2 | green: age 2", players=2)
    assert (True, True) == (said(first, GREEN).outlook.harvest, said(first, GREEN).outlook.needs)
    third = at("table: round 2; phase manage; leader blue; turn red", players=3)
    assert [False, True, False] == [said(third, p).outlook.harvest for p in range(3)]
    struck = at(
        f"table: round 2; phase action; leader red; {dealt('famine', 'epidemic')} | red: age 3; taken famine, epidemic",
        players=2,
    )
    assert ("calamity", True, 2) == (struck.phase, said(struck).outlook.harvest, said(struck).outlook.strikes)
    trading = at("table: round 2; phase action; leader red | red: age 2; food 2; commerce 1", players=2)
    assert ("commerce", False, True) == (trading.phase, said(trading).outlook.harvest, said(trading).outlook.needs)


@pytest.mark.rule("M3", "M9")
@pytest.mark.parametrize("kind", ["step", "target", "difference"])
def test_levels_cost_what_the_table_has_agreed_on(at: At, kind: str) -> None:
    """Every step from her level: the sum of steps, the price of the target, or the difference to it."""
    scene = at("table: round 2; phase manage; turn red | red: age 3; farm 1", players=2, level_price=kind)
    for place, row in scene.game.pack.cards["board"]["places"].items():
        old = 1 if place == "farm" else 0
        for new in range(old + 1, len(row["prices"]) + 1):
            target = row["target_prices"][new - 1]
            before = row["target_prices"][old - 1] if old else 0
            n = {"step": sum(row["prices"][old:new]), "target": target, "difference": target - before}[kind]
            move = f"{'raise' if old else 'place'} {place} {new}"
            assert Price(n, row["resource"]) == said(scene).prices[move], move


@pytest.mark.rule("M1", "M2")
def test_growth_costs_what_is_printed(at: At) -> None:
    scene = at("table: round 2; phase manage; turn red | red: age 3", players=2)
    growth = scene.game.pack.cards["board"]["growth"]
    expected = [
        (growth["population"]["one"], "food"),
        (growth["population"]["two"], "food"),
        (growth["age"], "science"),
    ]
    prices = said(scene).prices
    assert expected == [(prices[move].n, prices[move].resource) for move in ("grow 1", "grow 2", "advance")]
    assert {} == said(scene, GREEN).prices


@pytest.mark.rule("E2")
def test_discoveries_by_colour(at: At) -> None:
    """Face-up ones only, and what a card of the trick would make of them."""
    scene = at("table: round 2 | red: age 4; face-up 1 2 3 4 5 6", players=2)
    groups = said(scene, GREEN).groups[RED]
    worth = scene.game.pack.cards["board"]["discoveries"]["points"]
    assert 6 == sum(group.n for group in groups)
    assert [Group(n, worth[n]) for n in (group.n for group in groups)] == list(groups)
    assert scene.game.plain[discovery_points](scene.s, RED) == sum(group.points for group in groups)


@pytest.mark.rule("K4", "K7", "K10")
def test_why_a_card_counts_as_it_does(at: At) -> None:
    """Without a colour below Age III; trump is none below Age V."""
    table = "table: round 3; trump green; trick red {} | green: age 3; hand blue 1 2 | red: age {}"
    laid = [said(at(table.format("green 1", age), players=2)).laid[RED] for age in (2, 4, 5)]
    assert [Counting(True, "young"), Counting(False, "no-trump"), Counting(False, "")] == laid
    assert Counting(False, "discovery") == said(at(table.format("discovery", 4), players=2)).laid[RED]


@pytest.mark.rule("K9")
@pytest.mark.parametrize(("colour", "laid"), [("none", Counting(True, "blind")), ("counts", Counting(False, ""))])
def test_a_blind_players_card_has_a_colour_if_the_table_says_so(at: At, colour: str, laid: Counting) -> None:
    """By the table's option."""
    text = "table: round 3; trick red green 1 | green: age 3; hand blue 1 2 | red: age 4; hand green 2; blind"
    assert laid == said(at(text, players=2, blind_colour=colour)).laid[RED]


@pytest.mark.rule("K1", "K4", "K5", "K6")
@pytest.mark.parametrize(
    ("age", "hand", "follow", "rank"),
    [
        (2, "orange 1", "", "plain"),
        (3, "orange 1", "must", "fixed"),
        (3, "blue 1", "free", "other"),
        (5, "green 1", "free", "trump"),
    ],
)
def test_what_a_card_would_be(at: At, age: int, hand: str, follow: str, rank: str) -> None:
    """The duty to follow, and the class of a card, by her Age."""
    table = "table: round 3; trump green; trick red orange 2"
    scene = at(f"{table} | red: age 3 | green: age {age}; hand {hand}", players=2)
    assert (follow, {f"play {hand}": rank}) == (said(scene, GREEN).follow, said(scene, GREEN).ranks)
    assert ("", {}) == (said(scene, RED).follow, said(scene, RED).ranks)


@pytest.mark.rule("H2", "H3", "N2", "N3", "N4", "N5", "V1")
@pytest.mark.parametrize("seed", range(8))
def test_what_is_forecast_comes_true(game: SEvolution, seed: int) -> None:
    """Where a player has nothing to decide before Management, her Action does what was said before it."""
    rng, seen = Random(seed), 0
    s = game.layout.blank()
    s.rng[:] = [rng.getrandbits(32) for _ in range(4)]
    game.plain.setup(s, game.params(game.read_options({"players": 3})))
    while not game.plain.is_over(s):
        p, action = s.turn, rng.choice(game.legal(s))
        after = game.layout.copy(s)
        game.plain.step(after, action)
        told = game.preview(s, (p + 1) % s.players).outlook
        q = told.seat
        is_next = after.turn == q and game.view(after, q).phase == "manage" and game.view(s, q).phase == "manage"
        if is_next and q != p and told.harvest and not told.strikes and not told.jokers:
            seen += 1
            assert told.age + told.rises - told.falls == after.age[q]
            assert told.loses == (after.population[q] < s.population[q])
            assert told.points == sum(after.points[q]) - sum(s.points[q])
            paid = {row.resource: row.paid for row in told.rows}
            assert [n - paid.get(kind, 0) for n, kind in zip(told.stock, KINDS, strict=True)] == after.stock[q]
        s = after
    assert seen > 0
