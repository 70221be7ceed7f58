"""Chapter 5, Tricks."""

from __future__ import annotations

import pytest

from holocene.games.s_evolution import SEvolution
from tests.s_evolution.moments import COLOURS, At

RED, GREEN, BLUE, YELLOW = range(4)


def ages(*by_seat: int, **more: str) -> str:
    """Lines of four players at these Ages."""
    colours = zip(("red", "green", "blue", "yellow"), by_seat, strict=True)
    return " | ".join(f"{name}: age {age}; {more.get(name, '')}" for name, age in colours)


@pytest.mark.rule("K1")
def test_each_player_plays_one_card_clockwise(at: At) -> None:
    """Each player in turn plays one card; a player without cards is skipped and takes nothing."""
    hands = {"red": "hand green 1 2", "green": "hand green 3", "blue": "", "yellow": "hand green 4"}
    scene = at(f"table: round 2; leader green | {ages(2, 2, 2, 2, **hands)}")
    scene.play("play green 3")
    assert "yellow" == scene.turn
    scene.play("play green 4")
    assert "red" == scene.turn
    scene.play("play green 1")
    assert ["yellow", "green", "red"] == scene.order


@pytest.mark.rule("K2")
def test_the_winner_leads_the_next_trick(at: At) -> None:
    """Later tricks: the winner of the last leads."""
    scene = at("table: round 2; leader red | red: age 2; hand green 1 2 | green: age 2; hand green 4 5", players=2)
    scene.play("play green 1; play green 5; take green 1")
    assert ("green", "play") == (scene.turn, scene.phase)


@pytest.mark.rule("K2")
def test_a_leader_without_a_card_passes_the_lead_on(at: At) -> None:
    """If the leader has no card, the next player clockwise who has one leads."""
    hands = {"red": "hand green 1 2", "green": "hand green 6", "blue": "hand orange 2 3", "yellow": "hand violet 1 2"}
    scene = at(f"table: round 2; leader red | {ages(2, 2, 2, 2, **hands)}")
    scene.play("play green 1; play green 6; play orange 2; play violet 1")
    assert ["green", "blue", "red", "yellow"] == scene.order
    scene.play("take green 6; take orange 2; take green 1")
    assert ("blue", "play") == (scene.turn, scene.phase)


@pytest.mark.rule("K2", "R2")
def test_the_last_of_the_action_phase_leads_the_next_round(at: At) -> None:
    """Later rounds: whoever took the Action phase last leads the first trick."""
    scene = at(
        "table: round 2; phase action; leader green; turn green | red: age 2 | green: age 2 | blue: age 2", players=3
    ).play("done; done; done")
    assert (3, "red") == (scene.s.round, scene.turn)


@pytest.mark.rule("K2", "S4")
def test_the_first_player_leads_round_one(game: SEvolution) -> None:
    """The first player leads the first trick of round 1."""
    for first, seat in (("red", 0), ("blue", 2)):
        s = game.layout.blank()
        game.plain.setup(s, game.params(game.read_options({"players": 3, "first": first})))
        assert (seat, seat) == (s.leader, s.turn)


@pytest.mark.rule("K3")
@pytest.mark.parametrize(
    ("red", "green", "order"),
    [
        ("age 2; population 1", "age 1; population 6", ["red", "green"]),
        ("age 2; population 2", "age 2; population 3", ["green", "red"]),
        ("age 2; population 3", "age 2; population 3", ["green", "red"]),
    ],
)
def test_the_tie_rule(at: At, red: str, green: str, order: list[str]) -> None:
    """Higher Age, then more Population, then earlier in the order of play of the trick."""
    scene = at(f"table: round 2; trick green blue 4, red green 4 | red: {red} | green: {green}", players=2)
    assert order == scene.order


@pytest.mark.rule("K4")
def test_ages_one_and_two_have_no_colour(at: At) -> None:
    """Cards have no colour, fix none, anything may be played."""
    scene = at("table: round 2; trick red orange 3 | red: age 2 | green: age 2; hand orange 1, blue 2", players=2)
    assert "" == scene.view(None).fixed
    assert ["play orange 1", "play blue 2"] == scene.legal
    with_colour = at("table: round 2; trick red orange 3 | red: age 3 | green: age 2; hand orange 1, blue 2", players=2)
    assert ["play orange 1", "play blue 2"] == with_colour.legal
    assert "other" == with_colour.play("play orange 1").view(None).trick[1].rank


@pytest.mark.rule("K5")
def test_the_fixed_colour_must_be_followed(at: At) -> None:
    """Later players of Age III+ must play a card of that colour if they hold one, or a Discovery."""
    scene = at(
        "table: round 2; trick red orange 3 | red: age 3 | green: age 4; hand orange 1, blue 2, discovery", players=2
    )
    assert ["play orange 1", "play discovery"] == scene.legal
    refusal = scene.why("play blue 2")
    assert ("K5", "must-follow", {"suit": "orange"}) == (refusal.rule, refusal.key, refusal.facts)


@pytest.mark.rule("K5")
def test_without_the_colour_anything_goes(at: At) -> None:
    """Without one, anything."""
    scene = at("table: round 2; trick red orange 3 | red: age 3 | green: age 4; hand blue 2, violet 1", players=2)
    assert ["play blue 2", "play violet 1"] == scene.legal


@pytest.mark.rule("K5")
def test_jokers_and_calamities_are_violet(at: At) -> None:
    """Jokers and Calamities are violet cards."""
    scene = at("table: round 2; trick red violet 1 | red: age 3 | green: age 3; hand violet 4, blue 2", players=2)
    assert ["play violet 4"] == scene.legal


@pytest.mark.rule("K5", "K4")
def test_the_first_card_with_a_colour_fixes_it(at: At) -> None:
    """The first card with a colour, played by a player of Age III+, not a Discovery, fixes the colour."""
    scene = at(
        "table: round 2; trick red blue 6, green discovery, blue orange 2"
        " | red: age 2 | green: age 4 | blue: age 3 | yellow: age 3; hand blue 1, orange 6"
    )
    assert "orange" == scene.view(None).fixed
    assert ["play orange 6"] == scene.legal


@pytest.mark.rule("K6", "K12")
def test_the_namer_is_found_by_the_tie_rule(at: At) -> None:
    """A player of Age V or VI names trump: higher Age, Population, then order from the round's leader."""
    base = "table: round 3; phase cards; leader green"
    assert "blue" == at(f"{base} | {ages(5, 4, 6, 5)}").turn
    assert "red" == at(f"{base} | {ages(5, 4, 5, 5, red='population 3')}").turn
    scene = at(f"{base} | {ages(5, 4, 5, 5)}")
    assert "blue" == scene.turn
    assert ["trump green", "trump orange", "trump blue", "trump violet"] == scene.legal
    assert ("K12", "asked-otherwise") == (scene.why("play green 1").rule, scene.why("play green 1").key)
    scene.play("trump violet")
    assert ("violet", "green", "play") == (scene.view(None).trump, scene.turn, scene.phase)


@pytest.mark.rule("K6")
def test_trump_wins_but_colour_must_be_followed(at: At) -> None:
    """She must follow the fixed colour if she can; if she cannot she may trump or play anything."""
    follow = at(
        "table: round 2; trump blue; trick red orange 6 | red: age 5 | green: age 6; hand blue 1, orange 1", players=2
    )
    assert ["play orange 1"] == follow.legal
    free = at(
        "table: round 2; trump blue; trick red orange 6 | red: age 5 | green: age 5; hand blue 1, green 6", players=2
    )
    assert ["play green 6", "play blue 1"] == free.legal
    assert ["green", "red"] == free.play("play blue 1").order


@pytest.mark.rule("K6", "K7", "W2")
def test_the_second_example_of_the_book(at: At) -> None:
    """Trump green. A (VI) violet 6, B (V) green 3, C (IV) violet 4, D (IV) green 2. Order: B, A, C, D."""
    hands = {"red": "hand violet 6", "green": "hand green 3", "blue": "hand violet 4", "yellow": "hand green 2"}
    scene = at(f"table: round 2; trump green; leader red | {ages(6, 5, 4, 4, **hands)}")
    scene.play("play violet 6; play green 3; play violet 4; play green 2")
    assert ["green", "red", "blue", "yellow"] == scene.order
    assert ["fixed", "trump", "fixed", "other"] == [laid.rank for laid in scene.view(None).trick]
    scene.play("take green 3; take green 2; take violet 6")
    taken = [event.facts for event in scene.told if event.kind.startswith("takes-")]
    assert ["green", "red", "blue", "yellow"] == [COLOURS[int(str(f["player"]))] for f in taken]
    assert "hurricane" == taken[3]["calamity"]


@pytest.mark.rule("W1", "K4", "K5")
def test_the_first_example_of_the_book(at: At) -> None:
    """A, D at Age II; B, C at Age III. B orange 5, C orange 2, A violet 1, D orange 6: B, C, D, A."""
    scene = at(
        f"table: round 2; trick green orange 5, blue orange 2, yellow orange 6, red violet 1 | {ages(2, 3, 3, 2)}"
    )
    assert ["green", "blue", "yellow", "red"] == scene.order


@pytest.mark.rule("W5", "K13", "K7", "K4")
def test_trump_led_by_an_early_age(at: At) -> None:
    """Trump orange. A (IV) orange 6, B (V) orange 2, C (III) orange 5, D (II) orange 6: B, A, C, D."""
    trick = "trick red orange 6, green orange 2, blue orange 5, yellow orange 6"
    scene = at(f"table: round 2; trump orange; {trick} | {ages(4, 5, 3, 2)}")
    assert ["green", "red", "blue", "yellow"] == scene.order


@pytest.mark.rule("W5", "K13", "K7")
def test_trump_of_an_early_age_may_have_no_colour(at: At) -> None:
    """With `early_trump` = `other`: B, A, D, C. A's card fixes nothing, and C must follow all the same."""
    hands = {"red": "hand orange 6", "green": "hand orange 2", "blue": "hand orange 5, green 1", "yellow": ""}
    scene = at(f"table: round 2; trump orange; leader red | {ages(4, 5, 3, 2, **hands)}", early_trump="other")
    scene.play("play orange 6")
    assert "" == scene.view(None).fixed
    scene.play("play orange 2")
    assert ("orange", ["play orange 5"]) == (scene.view(None).fixed, scene.legal)
    trick = "trick red orange 6, green orange 2, blue orange 5, yellow orange 6"
    whole = at(f"table: round 2; trump orange; {trick} | {ages(4, 5, 3, 2)}", early_trump="other")
    assert ["green", "red", "yellow", "blue"] == whole.order
    assert ["other", "trump", "other", "other"] == [laid.rank for laid in whole.view(None).trick]


@pytest.mark.rule("W6", "K9", "K10", "K3")
def test_blind_cards_and_discoveries_in_a_trick(at: At) -> None:
    """A (II) green 6, B (IV) a Discovery, C (V, blind) blue 6, D (III) violet 1, which fixes violet: D, C, A."""
    trick = "trick red green 6, green discovery, blue blue 6, yellow violet 1"
    scene = at(f"table: round 2; {trick} | {ages(2, 4, 5, 3, blue='blind')}")
    view = scene.view(None)
    assert "violet" == view.fixed
    assert ["yellow", "blue", "red"] == scene.order
    assert (4,) == view.players[GREEN].face_up
    assert () == view.players[GREEN].taken


@pytest.mark.rule("K7")
def test_the_trump_colour_of_an_early_age_is_not_trump(at: At) -> None:
    """If that colour is the fixed one it ranks as fixed colour, otherwise as other."""
    fixed = at("table: round 2; trump blue; trick red blue 2, green blue 5 | red: age 5 | green: age 4", players=2)
    assert ["trump", "fixed"] == [laid.rank for laid in fixed.view(None).trick]
    assert ["red", "green"] == fixed.order
    other = at("table: round 2; trump blue; trick red orange 2, green blue 5 | red: age 5 | green: age 4", players=2)
    assert ["fixed", "other"] == [laid.rank for laid in other.view(None).trick]


@pytest.mark.rule("K8")
def test_a_trump_that_leads_fixes_its_colour(at: At) -> None:
    """A trump that is the first coloured card fixes its colour and is trump. No duty to beat or to overtrump."""
    scene = at(
        "table: round 2; trump blue; trick red blue 4 | red: age 5 | green: age 5; hand blue 1 6, green 2", players=2
    )
    assert "blue" == scene.view(None).fixed
    assert ["play blue 1", "play blue 6"] == scene.legal


@pytest.mark.rule("K9")
def test_a_blind_card_has_no_colour_and_is_never_trump(at: At) -> None:
    """A blind player's card has no colour and is never trump; her true Age still breaks ties."""
    scene = at(
        "table: round 2; trump blue; trick red blue 4, green green 4 | red: age 6; blind | green: age 2", players=2
    )
    assert ["other", "other"] == [laid.rank for laid in scene.view(None).trick]
    assert ["red", "green"] == scene.order
    assert "" == scene.view(None).fixed


@pytest.mark.rule("K9")
def test_the_colour_of_a_blind_card_may_count(at: At) -> None:
    """With `blind_colour` = `counts`: it fixes the colour and may be trump, but she never has to follow."""
    trick = "table: round 2; trump blue; trick red blue 4, green green 4"
    scene = at(f"{trick} | red: age 6; blind | green: age 3", players=2, blind_colour="counts")
    assert ("blue", ["trump", "other"]) == (scene.view(None).fixed, [laid.rank for laid in scene.view(None).trick])
    early = at(f"{trick} | red: age 4; blind | green: age 3", players=2, blind_colour="counts")
    assert ["fixed", "other"] == [laid.rank for laid in early.view(None).trick]
    other = at(f"{trick} | red: age 4; blind | green: age 3", players=2, blind_colour="counts", early_trump="other")
    assert ["other", "fixed"] == [laid.rank for laid in other.view(None).trick]
    young = at(f"{trick} | red: age 1 | green: age 2", players=2, blind_colour="counts")
    assert ["other", "other"] == [laid.rank for laid in young.view(None).trick]
    free = at(
        "table: round 2; trick red green 4 | red: age 4 | green: age 3; blind; hand green 1, blue 2",
        players=2,
        blind_colour="counts",
    )
    assert ["play position 1", "play position 2"] == free.legal
    assert 0 == free.play("play position 2").s.void[GREEN]


@pytest.mark.rule("K9", "K12")
def test_a_blind_player_names_no_trump(at: At) -> None:
    """If every player of Age V–VI is blind, or there is none, the round has no trump."""
    blind = at("table: round 3; phase cards; leader red | red: age 6; blind-next | green: age 4", players=2)
    assert ("play", "") == (blind.phase, blind.view(None).trump)
    cards = "table: round 3; phase cards; leader red"
    counts = at(f"{cards} | red: age 6; blind-next | green: age 4", players=2, blind_colour="counts")
    assert "play" == counts.phase
    other = at(f"{cards} | red: age 6; blind-next | green: age 5", players=2)
    assert ("trump", "green") == (other.phase, other.turn)
    nobody = at("table: round 3; phase cards; leader red | red: age 4 | green: age 4", players=2)
    assert "play" == nobody.phase


@pytest.mark.rule("K10")
def test_a_discovery_may_always_be_played(at: At) -> None:
    """Also by one who could follow; it has no strength, no colour, no effect."""
    scene = at(
        "table: round 2; trick red orange 1 | red: age 3 | green: age 3; hand orange 6, discovery", players=2
    ).play("play discovery")
    assert (3,) == scene.view(None).players[GREEN].face_up
    assert "wins-trick" in scene.kinds
    assert RED == next(event.facts["player"] for event in scene.told if event.kind == "wins-trick")


@pytest.mark.rule("K13")
def test_the_trump_colour_led_by_age_three_must_be_followed(at: At) -> None:
    """The trump colour led by Age III–IV fixes it; V–VI players must follow with it, and their cards are trumps."""
    scene = at(
        "table: round 2; trump blue; trick red blue 6 | red: age 3 | green: age 5; hand blue 1, green 2", players=2
    )
    assert ["play blue 1"] == scene.legal
    assert ["green", "red"] == scene.play("play blue 1").order


@pytest.mark.rule("K14", "R2")
def test_a_lone_trick_is_won_by_its_player(at: At) -> None:
    """Who alone has a card left plays a trick alone, takes her card back and has won it: she begins the Action."""
    scene = at(
        "table: round 2; leader red | red: age 2; hand green 1 | green: age 2; hand blue 2 3; farm 1; tools 2",
        players=2,
    )
    scene.play("play green 1; play blue 2; take blue 2; play blue 3")
    assert ("green", "manage") == (scene.turn, scene.phase)
    assert 2 == scene.s.n_taken[GREEN]
