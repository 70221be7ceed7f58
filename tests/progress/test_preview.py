"""What the rules say of a moment beside the view: costs, bills, payments, open ages, what turns the age."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from holocene import Match
from holocene.games.progress.payments import Bill, Payment
from holocene.games.progress.preview import Cost, Own, Preview
from holocene.games.progress.rules.benefits import actions_a_turn, hand_limit
from holocene.games.progress.scores import rank
from holocene.locale.telling import Telling
from tests.core import frozen
from tests.progress.helpers import after, new, play, player, position


def said(match: Match, seat: int = 0) -> Preview:
    """What a seat is told."""
    preview: Preview = match.game.preview(match.state, seat)
    return preview


def own(match: Match, seat: int = 0) -> Own:
    """What a seat is told of its own cards."""
    found = said(match, seat).own
    assert found is not None
    return found


def cost(match: Match, card: str, seat: int = 0) -> Cost:
    """What a card of the tree is to a seat."""
    found: Cost = match.game.survey(match.state, seat).technologies[card]
    return found


def considered(match: Match, moves: str) -> Payment:
    """What moves in mind would pay."""
    assert match.to_act is not None
    found: Payment = match.game.consider(match.state, match.to_act, moves.split("; ")).payments[0]
    return found


@pytest.mark.rule("A11", "A12")
@pytest.mark.parametrize("area", ["active pottery", "developing pottery=4"])
def test_a_prerequisite_in_the_area_meets_its_line(area: str) -> None:
    """Bronze asks 2 Engineering or Pottery, and 1 Science: with Pottery, active or not, 1 is left."""
    match = position(f"seat 0: hand bronze; {area}")
    assert Cost(met=(True, False), owed=1, price=1, short=1, owned=False) == own(match).hand["bronze"]
    bare = position("seat 0: hand bronze | seat 1: active pottery")
    assert (False, False) == own(bare).hand["bronze"].met


@pytest.mark.rule("A11", "A12")
def test_the_tree_says_what_every_technology_asks() -> None:
    """Lines that are met ask nothing, whoever holds the card; to another player they ask all."""
    match = position("seat 0: active pottery; developing agriculture=2")
    lines = match.game.pack.cards["technologies"]
    for card, row in lines.items():
        met = tuple(line["prerequisite"] in ("pottery", "agriculture") for line in row["costs"])
        left = sum(line["amount"] for line, is_met in zip(row["costs"], met, strict=True) if not is_met)
        assert (met, left) == (cost(match, card).met, cost(match, card).owed), card
        assert sum(line["amount"] for line in row["costs"]) == cost(match, card, 1).owed
    assert [True, True, False] == [cost(match, card).owned for card in ("pottery", "agriculture", "wheel")]


@pytest.mark.rule("A14", "N1")
def test_what_is_missing_is_without_the_cards_own_value() -> None:
    """Wheel (2 Engineering, worth 1) beside a card worth 1 and a Science token: 1 is lacking; for Pottery, nothing."""
    match = position("seat 0: hand wheel pottery; tokens science")
    assert (1, 0) == (own(match).hand["wheel"].short, own(match).hand["pottery"].short)
    assert ["discover pottery"] == list(own(match).bills)
    paid = position("seat 0: hand wheel; tokens engineering general")
    assert 0 == own(paid).hand["wheel"].short
    assert ["discover wheel"] == list(own(paid).bills)


@pytest.mark.rule("N4")
def test_spare_knowledge_is_for_whose_turn_it_is() -> None:
    """What is left over makes her own cards cheaper, and nobody else's."""
    match = position("table: pool 1 | seat 0: hand wheel | seat 1: hand wheel")
    assert [(1, 1), (2, 2)] == [(c.price, c.short) for c in (own(match, p).hand["wheel"] for p in (0, 1))]


@pytest.mark.rule("N4", "A14")
def test_the_terminal_tells_the_same() -> None:
    """What is missing for a card of hand, of whoever looks on."""
    match = position("table: pool 1 | seat 0: hand wheel | seat 1: hand wheel")
    for seat in (0, 1):
        telling = Telling(match.game, "en", match.seats, seat)
        lines = telling.board.table(match.view(seat))
        shown = "\n".join("".join(part.words for part in (line.label, *line.segments)) for line in lines)
        assert telling("progress-missing", n=own(match, seat).hand["wheel"].short) in shown


@pytest.mark.rule("N1", "N2", "N5")
def test_the_cheapest_payment_is_accepted() -> None:
    """Tokens pay before cards, typed ones before General, and only as much as is owed."""
    match = position("seat 0: hand wheel pottery; tokens engineering general*2 science")
    bill = own(match).bills["discover wheel"]
    assert {"science": 0, "engineering": 1, "culture": 0, "general": 1} == bill.plan.tokens
    assert ("discover wheel", "flip engineering", "flip general") == bill.plan.moves
    assert (2, [("token", "engineering", 1), ("token", "general", 1)]) == (
        bill.plan.rows[0].paid,
        [(source.kind, source.id, source.n) for source in bill.plan.rows[0].by],
    )
    assert {"science": 0, "engineering": 1, "culture": 0, "general": 2} == bill.tokens
    assert "wheel" in player(play(match, "; ".join(bill.plan.moves))).active


@pytest.mark.rule("N1", "N2")
def test_a_card_that_pays_more_than_is_left_spares_tokens() -> None:
    """Poetry asks 3 Culture: two General tokens lack 1, Irrigation yields 2, so one of the tokens stays ready."""
    plan = own(position("seat 0: hand poetry irrigation; tokens general*2")).bills["discover poetry"].plan
    assert (1, ("irrigation",), 0) == (plan.tokens["general"], plan.discards, plan.short)


@pytest.mark.rule("N2", "N5")
def test_a_token_that_cannot_pay_says_why() -> None:
    """One of another type helps nothing; a grey one is spent."""
    match = position("seat 0: hand wheel; tokens engineering*2 science culture; spent culture")
    idle = own(match).bills["discover wheel"].idle
    assert {"science": ("N5", "token-no-help"), "culture": ("N2", "token-spent")} == {
        name: (refusal.rule, refusal.key) for name, refusal in idle.items()
    }


@pytest.mark.rule("N5", "N6")
def test_a_payment_in_mind_is_tried_by_the_rules() -> None:
    """Too little, too much, in another order, and spare Knowledge where a typed token could pay instead."""
    match = position("seat 0: hand wheel pottery*2 masonry; tokens engineering general")
    assert (1, None) == (considered(match, "discover wheel; flip engineering").short, None)
    enough = considered(match, "discover wheel; flip engineering; flip general")
    assert (0, ("discover wheel", "flip engineering", "flip general")) == (enough.short, enough.moves)
    much = considered(match, "discover wheel; flip engineering; flip general; discard pottery")
    assert much.short < 0 and much.moves is None
    spare = considered(position("table: pool 2 | seat 0: hand wheel; tokens engineering"), "discover wheel")
    assert ("discover wheel", "spend") == spare.moves


@pytest.mark.rule("A14", "N2")
def test_only_what_can_be_begun_is_considered() -> None:
    """A card that she does not hold, or cannot pay, is no payment; nor is the card that is paid for."""
    match = position("seat 0: hand wheel pottery; tokens engineering*2")
    for moves in ("discover masonry", "discover wheel; discard wheel", "end", "discover wheel; discard masonry"):
        assert match.game.consider(match.state, 0, moves.split("; ")) is None, moves
    assert match.game.consider(match.state, 1, ["discover wheel"]) is None


MILESTONE = "great-pyramid"
SECTIONS = frozen.frozen_game().pack.cards["milestones"][MILESTONE]["costs"]


@pytest.mark.rule("M2", "M7")
@pytest.mark.parametrize("area", ["active {}", "developing {}=2"])
@pytest.mark.parametrize("held", [line["prerequisite"] for line in SECTIONS if line["prerequisite"]])
def test_sections_are_billed_like_lines(area: str, held: str) -> None:
    """A section that her area meets costs nothing; another is paid."""
    lines = SECTIONS
    text = f"table: milestone {MILESTONE} | seat 0: {area.format(held)}; tokens general*9"
    match = position(text, expansions=("milestones",))
    met = tuple(line["prerequisite"] == held for line in lines)
    assert met == own(match).sections
    for at, line in enumerate(lines):
        bill = own(match).bills[f"section {at + 1}"]
        assert ((met[at],), 0 if met[at] else line["amount"]) == (bill.met, bill.plan.tokens["general"])


@pytest.mark.rule("O1")
@pytest.mark.parametrize(("age", "ages"), [(1, (1,)), (2, (1, 2)), (3, (2, 3))])
def test_the_last_two_ages_are_open(age: int, ages: tuple[int, ...]) -> None:
    assert ages == said(position(f"table: age {age}")).ages


@pytest.mark.rule("G1", "E1")
def test_the_last_symbol_turns_the_age_or_ends_the_game() -> None:
    """Only once a single symbol is missing, and only those of the next age."""
    symbols = {card: row["symbol"] for card, row in frozen.frozen_game().pack.cards["technologies"].items()}
    many = new(players=5)
    assert ({}, True) == (said(many).turning, many.view(0).missing > 1)
    quick = new(variant="quicker")
    assert {card: "age" for card, symbol in symbols.items() if symbol == 2} == said(quick).turning
    last = position("table: age 3", variant="quicker")
    assert {card: "end" for card, symbol in symbols.items() if symbol == 4} == said(last).turning


@pytest.mark.rule("U1", "K1", "K3")
def test_actions_left_and_cards_too_many() -> None:
    match = position("seat 0: hand wheel pottery masonry bronze writing calendar")
    limit = match.game.plain[hand_limit](match.state, 0)
    assert (limit, 6 - limit) == (own(match).limit, own(match).excess)
    actions = match.game.plain[actions_a_turn](match.state, 0)
    assert (actions, actions) == (said(match).actions, said(match).left)
    later = after("seat 0: hand wheel pottery", "research wheel")
    assert actions - 1 == said(later).left


def played(seed: int, **options: Any) -> Match:
    """A match at random that likes to pay."""
    rng, match = Random(seed), new(seed=seed, **options)
    for _ in range(rng.randrange(20, 160)):
        if match.to_act is None:
            break
        legal = match.legal()
        pays = [move for move in legal if move.startswith(("discover", "section"))]
        match.play(rng.choice(pays if pays and rng.random() < 0.5 else legal))
    return match


def paid(match: Match, bill: Bill, move: str) -> None:
    """The plan of a bill is played, and the cost is paid."""
    assert bill.plan.moves is not None
    state = match.game.layout.copy(match.state)
    for each in bill.plan.moves:
        assert match.game.plain.is_legal(state, match.game.parse(each)), (move, bill.plan.moves)
        match.game.plain.step(state, match.game.parse(each))
    assert "pay" != match.game.view(state, 0).phase


@pytest.mark.rule("A10", "A13", "A14", "N5")
@pytest.mark.parametrize("seed", range(12))
def test_what_is_promised_is_what_the_rules_do(seed: int) -> None:
    """A card can be discovered where nothing is missing and she has no copy; every plan pays."""
    match = played(seed, players=3, expansions=("milestones", "industrial") if seed % 2 else ())
    if match.to_act is None:
        return
    seat = match.to_act
    told = own(match, seat)
    if "act" == match.view(seat).phase and said(match, seat).left and not match.view(seat).drawn:
        payable = {card for card, known in told.hand.items() if known.short <= 0 and not known.owned}
        assert {move.removeprefix("discover ") for move in match.legal() if move.startswith("discover ")} == payable
    for move, bill in told.bills.items():
        paid(match, bill, move)


@pytest.mark.rule("L5")
def test_who_plays_alone_is_told_the_next_rank() -> None:
    """With as many points more she has it, with one less she has not; in company there are no ranks."""
    match = new(players=1)
    above = said(match).above
    assert above is not None
    points = match.game.score_sheet(match.state).totals[0] + above.points
    assert above.rank == rank(match.game.pack, points) != rank(match.game.pack, points - 1)
    assert said(new(players=2)).above is None
