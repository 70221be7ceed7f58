"""What is told of a move."""

from __future__ import annotations

import pytest

from holocene.core.matches.seats import Seat
from holocene.games.s_evolution import SEvolution
from holocene.locale import LANGUAGES
from holocene.locale.telling import Telling
from tests.s_evolution.moments import At

RED, GREEN, BLUE = range(3)


@pytest.mark.rule("K20", "K21", "K22")
def test_a_trick_is_resolved_step_by_step(at: At) -> None:
    """The class of each card, the order of taking, and who wins."""
    scene = at(
        "table: round 2; trump blue; trick red orange 6, green blue 1, blue green 6"
        " | red: age 5; hand orange 1 | green: age 5; hand orange 2 | blue: age 2; hand orange 3"
        " | yellow: age 3; hand orange 2, discovery"
    )
    scene.play("play discovery")
    told = [(event.kind, event.facts.get("player"), event.facts.get("order")) for event in scene.told]
    assert [
        ("plays-discovery", 3, None),
        ("ranks-discovery", 3, 1),
        ("ranks-trump", 1, 2),
        ("ranks-fixed", 0, 3),
        ("ranks-other", 2, 4),
        ("takes-discovery", 3, None),
    ] == told
    scene.play("take green 6; take orange 6")
    assert ("wins-trick", {"player": GREEN}) == (scene.told[-1].kind, scene.told[-1].facts)


def test_an_action_is_told_in_order(at: At) -> None:
    """Harvest, needs, points, Management."""
    scene = at(
        "table: round 2; leader red | red: age 3; population 2; farm 2; taken orange 2, violet 1 | green: age 2",
        players=2,
    ).play("joker science; place commerce 1")
    assert ["joker-gives", "pays-need", "pays-need", "rises", "scores-needs", "places-pop"] == scene.kinds[:6]


@pytest.mark.rule("N5", "N4", "X6")
def test_falls_name_the_discovery(at: At) -> None:
    """A fall tells which Discovery is turned face down."""
    scene = at("table: round 2; leader red | red: age 3; face-up 3; taken violet 1 | green: age 2", players=2)
    scene.play("joker food")
    assert ["joker-gives", "pays-in-part", "pays-nothing", "falls", "turns-discovery-down", "loses-population"] == (
        scene.kinds[:6]
    )
    assert "windmill" == scene.told[4].facts["discovery"]


@pytest.mark.rule("H3")
def test_what_is_lost_over_the_limit_is_told(at: At) -> None:
    """The rest is lost, and how much."""
    scene = at(
        "table: round 2; leader red | red: age 2; population 6; protection 1; food 7; farm 2; taken green 3, invasion"
        " | green: age 2",
        players=2,
    ).play("suffer invasion")
    lost = [event.facts["n"] for event in scene.told if event.kind == "stock-overflows"]
    assert [4] == lost


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told_and_shown(game: SEvolution, language: str) -> None:
    """Every event, refusal, prompt, choice and board of sampled games has words in every language."""
    seats = [Seat("Ada"), Seat("Bo"), Seat("Cy"), Seat("Di")]
    for seed in range(3):
        s = game.layout.blank()
        s.rng[:] = [seed + 5, 2, 3, 4]
        options = game.read_options({"players": 2 + seed})
        game.plain.setup(s, game.params(options))
        tellings = [Telling(game, language, seats[: s.players], viewer) for viewer in (None, 1)]
        n = 0
        while not game.plain.is_over(s):
            n += 1
            action = game.plain.nth_legal(s, n * 13 % game.plain.n_legal(s))
            before = game.layout.copy(s)
            game.plain.step(s, action)
            if n % 3:
                continue
            telling = tellings[n % 2]
            for event in game.narrate(before, action, s):
                assert telling.event(event)
            view = game.view(before, before.turn)
            board = telling.board
            assert board.status(view) and board.table(view) and telling.asked(view)
            for move in view.legal:
                key, facts = board.said(view, move)
                assert telling(key, **facts) and telling(board.group(view, move))
                board.notes(view, move)
            illegal = game.action_space()[n % len(game.action_space())]
            refusal = game.why_not(before, illegal)
            if refusal:
                assert telling(f"refusal-{refusal.key}", **refusal.facts)


@pytest.mark.parametrize("card", ["windmill", "famine", "commerce"])
def test_cards_can_be_looked_at(at: At, game: SEvolution, card: str) -> None:
    """Discoveries, Calamities and places have a description."""
    telling = Telling(game, "fr", [Seat("Ada"), Seat("Bo")], 0)
    view = at("red: hand green 1", players=2).view(0)
    assert len(telling.board.card(view, card)) >= 2
