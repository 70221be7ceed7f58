"""Chapter 8, Calamities."""

from __future__ import annotations

import pytest

from tests.s_evolution.moments import At

RED, GREEN = range(2)
TABLE = "table: round 2; leader red"
OTHERS = "| green: age 2"
BARS = [("famine", 0, "green 3"), ("earthquake", 1, "orange 3"), ("fanaticism", 2, "blue 3")]
ALL = ["famine", "earthquake", "fanaticism", "epidemic", "invasion", "hurricane", "decadence", "obscurantism"]


@pytest.mark.rule("X1", "X7")
@pytest.mark.parametrize("calamity", ALL)
def test_protection_meets_any_calamity(at: At, calamity: str) -> None:
    """Protection level 1+: once a round the owner may ignore one Calamity of her choice."""
    text = f"{TABLE} {OTHERS} | red: age 3; population 3; food 1; face-up 3; protection 1; taken {calamity}, violet 1"
    scene = at(text, players=2)
    assert [f"suffer {calamity}", f"protect {calamity}"] == scene.legal
    before = scene.game.layout.copy(scene.s)
    scene.play(f"protect {calamity}")
    s = scene.s
    assert ["joker food", "joker tools", "joker science"] == scene.legal
    assert (before.age, before.population, before.stock) == (s.age, s.population, s.stock)
    assert (0, 0, before.face_up) == (s.blind_next, s.invaded_next, s.face_up)
    assert "protection-meets" == scene.kinds[0]


@pytest.mark.rule("X1", "X8")
@pytest.mark.parametrize("calamity", ALL)
def test_protection_two_also_gives_two_resources(at: At, calamity: str) -> None:
    """At level 2 it also gives her 2 resources of her choice, like or unlike, over 8 lost."""
    text = f"{TABLE} {OTHERS} | red: age 3; population 3; food 8; protection 2; taken {calamity}, violet 1"
    scene = at(text, players=2).play(f"protect {calamity}")
    assert ("gain", ["gain food", "gain tools", "gain science"]) == (scene.phase, scene.legal)
    scene.play("gain tools; gain food")
    assert ("joker", [8, 1, 0]) == (scene.phase, scene.s.stock[RED])


@pytest.mark.rule("X1", "X7")
@pytest.mark.parametrize("calamity", ALL)
def test_protection_need_not_be_used(at: At, calamity: str) -> None:
    """She may suffer it all the same; without Protection she must."""
    text = f"{TABLE} {OTHERS} | red: age 3; population 3; protection 1; taken {calamity}, violet 1"
    scene = at(text, players=2).play(f"suffer {calamity}")
    assert "suffers-calamity" == scene.kinds[0]
    bare = at(text.replace("protection 1; ", ""), players=2)
    assert "calamity" != bare.phase


@pytest.mark.rule("X1")
def test_protection_is_used_once_a_round(at: At) -> None:
    """Once a round: a second Calamity cannot be met, and without a Pop there none."""
    scene = at(f"{TABLE} {OTHERS} | red: age 3; protection 1; taken famine, hurricane, invasion", players=2)
    scene.play("protect famine")
    assert ["suffer invasion", "suffer hurricane"] == scene.legal
    refusal = scene.why("protect hurricane")
    assert ("X1", "protection-used") == (refusal.rule, refusal.key)
    bare = at(f"{TABLE} {OTHERS} | red: age 3; taken famine, hurricane", players=2)
    assert ("X1", "no-protection") == (bare.why("protect famine").rule, bare.why("protect famine").key)
    assert ("H1", "calamity-not-pending") == (bare.why("suffer epidemic").rule, bare.why("suffer epidemic").key)


@pytest.mark.rule("X1")
def test_once_a_round_is_counted_for_each_player_and_each_round(at: At) -> None:
    """Two players use their Protection in one round, and one of them again in the next."""
    board = "age 2; food 4; population 3; protection 1"
    scene = at(
        f"{TABLE}; phase action | red: {board}; taken hurricane; pile violet 3, green 1 2 3"
        f" | green: {board}; taken epidemic; pile green 4 5 6, orange 1",
        players=2,
    )
    met = []
    while scene.s.round < 4:
        mine = [move for move in scene.legal if move.startswith("protect")]
        calamities = [move for move in scene.legal if move.split()[-1] in ALL or move == "play violet 3"]
        move = (mine or calamities if scene.turn == "red" or mine else scene.legal)[:1] or scene.legal[:1]
        met += [(scene.s.round, scene.turn) for _ in mine]
        scene.play(move[0])
    assert [(2, "red"), (2, "green"), (3, "red")] == met


@pytest.mark.rule("X2")
@pytest.mark.parametrize(("calamity", "resource", "card"), BARS)
def test_a_barred_type_comes_only_from_its_building(at: At, calamity: str, resource: int, card: str) -> None:
    """Cards of the type give nothing this Harvest, and no Joker may be that type; the Building still produces."""
    building = ("farm", "factory", "research-centre")[resource]
    text = f"{TABLE} {OTHERS} | red: age 3; population 6; taken {calamity}, {card}, violet 1; {building} 2"
    scene = at(text, players=2)
    assert 2 == scene.s.stock[RED][resource]
    barred = f"joker {('food', 'tools', 'science')[resource]}"
    assert barred not in scene.legal
    assert ("X2", "joker-barred") == (scene.why(barred).rule, scene.why(barred).key)


@pytest.mark.rule("X2")
def test_two_barred_types_leave_the_joker_one(at: At) -> None:
    """With two types barred a Joker is the third, without asking."""
    scene = at(f"{TABLE} {OTHERS} | red: age 2; population 6; taken famine, earthquake, violet 1, violet 2", players=2)
    scene.play("suffer famine")
    assert 2 == scene.s.stock[RED][2]


@pytest.mark.rule("X9")
def test_all_three_barred_a_joker_gives_nothing(at: At) -> None:
    """All three of X2 at once: a Joker gives nothing. Commerce is never barred."""
    scene = at(
        f"{TABLE} {OTHERS} | red: age 2; population 6; science 1; commerce 1"
        "; taken famine, earthquake, fanaticism, violet 1",
        players=2,
    )
    scene.play("suffer famine; suffer earthquake")
    assert "joker-gives-nothing" in scene.kinds
    assert ["done", "change science food", "change science tools"] == scene.legal


@pytest.mark.rule("X3", "N6")
def test_epidemic_takes_a_pop(at: At) -> None:
    """Population −1; a placed Pop of her choice goes if there are too many."""
    scene = at(f"{TABLE} {OTHERS} | red: age 2; population 2; farm 1; commerce 1; taken epidemic, violet 1", players=2)
    assert ("remove", ["remove farm", "remove commerce"]) == (scene.phase, scene.legal)
    scene.play("remove farm")
    assert ("joker", 1, [0] * 3, [0, 0, 0, 1, 0, 0]) == (
        scene.phase,
        scene.s.population[RED],
        scene.s.stock[RED],
        scene.s.level[RED],
    )
    free = at(f"{TABLE} {OTHERS} | red: age 2; population 3; farm 1; taken epidemic, violet 1", players=2)
    assert ("joker", 2) == (free.phase, free.s.population[RED])


@pytest.mark.rule("X10")
def test_epidemic_at_population_one_does_nothing(at: At) -> None:
    """At Population 1 Epidemic does nothing and removes no Pop."""
    scene = at(f"{TABLE} {OTHERS} | red: age 2; population 1; farm 1; taken epidemic, violet 1", players=2)
    assert ("joker", 1, 1) == (scene.phase, scene.s.population[RED], scene.s.level[RED][0])


@pytest.mark.rule("X10")
def test_a_pop_removed_does_no_more_work(at: At) -> None:
    """A Pop removed at H1 does no more work in this Action."""
    scene = at(f"{TABLE} {OTHERS} | red: age 2; population 2; farm 2; factory 1; taken epidemic, violet 1", players=2)
    scene.play("remove farm")
    assert [0, 1, 0] == scene.s.stock[RED]


@pytest.mark.rule("X4", "D6")
@pytest.mark.parametrize(("calamity", "field"), [("invasion", "invaded_next"), ("obscurantism", "blind_next")])
def test_invasion_and_obscurantism_act_in_the_next_round(at: At, calamity: str, field: str) -> None:
    """They act in the next round; nothing in round 6."""
    scene = at(f"{TABLE} {OTHERS} | red: age 3; taken {calamity}, violet 1", players=2)
    assert 1 == getattr(scene.s, field)
    last = at(f"table: round 6; leader red {OTHERS} | red: age 3; taken {calamity}, violet 1", players=2)
    assert 0 == getattr(last.s, field)
    met = at(f"table: round 6; leader red {OTHERS} | red: age 3; protection 1; taken {calamity}, violet 1", players=2)
    assert "calamity-is-harmless" in met.play(f"suffer {calamity}").kinds


@pytest.mark.rule("X5")
def test_hurricane_takes_one_of_each(at: At) -> None:
    """Lose 1 Food, 1 Tool, 1 Science from stock (what there is), before the harvest is added."""
    scene = at(
        f"{TABLE} {OTHERS} | red: age 2; population 6; food 3; science 1; taken hurricane, orange 3, violet 1",
        players=2,
    )
    assert [2, 3, 0] == scene.s.stock[RED]


@pytest.mark.rule("X6", "X11")
@pytest.mark.parametrize(("option", "face_up"), [("flip", 0b011), ("keep", 0b111)])
def test_decadence_falls_one_age(at: At, option: str, face_up: int) -> None:
    """Fall one Age before needs are paid; the Discovery at the Age left is turned face down, or kept (option)."""
    text = f"{TABLE} {OTHERS} | red: age 3; face-up 1 2 3; taken decadence, violet 1"
    scene = at(text, players=2, decadence_discovery=option)
    assert (2, face_up) == (scene.s.age[RED], scene.s.face_up[RED])


@pytest.mark.rule("X11", "N8", "M8")
def test_after_decadence_she_may_rise_again(at: At) -> None:
    """She pays the needs of the lower Age, may rise again by N3 and M2; the Discovery stays face down."""
    text = f"{TABLE} {OTHERS} | red: age 3; food 2; science 3; face-up 3; taken decadence"
    scene = at(text, players=2)
    assert ("manage", 3, 0) == (scene.phase, scene.s.age[RED], scene.s.face_up[RED])
    scene.play("advance")
    assert (4, 0) == (scene.s.age[RED], scene.s.face_up[RED])


@pytest.mark.rule("X10", "X6")
def test_decadence_at_age_one_does_nothing(at: At) -> None:
    """At Age I Decadence does nothing and turns no card; Calamities strike at Ages I and II as well."""
    scene = at(f"{TABLE} {OTHERS} | red: age 1; face-up 1; taken decadence, violet 1", players=2)
    assert (1, 1) == (scene.s.age[RED], scene.s.face_up[RED])
    low = at(f"{TABLE} {OTHERS} | red: age 1; taken famine, green 3, violet 1", players=2)
    assert 0 == low.s.stock[RED][0]


@pytest.mark.rule("X7", "W9")
def test_protection_counts_at_the_moment(at: At) -> None:
    """Famine first: she ignores it, then Epidemic takes a Pop. Epidemic first, removing Protection: Famine strikes."""
    text = (
        f"{TABLE} {OTHERS} | red: age 2; population 2; farm 1; protection 1; taken epidemic, famine, green 3, violet 1"
    )
    first = at(text, players=2).play("protect famine")
    assert ("remove", 1) == (first.phase, first.s.population[RED])
    first.play("remove protection")
    assert 4 == first.s.stock[RED][0]
    second = at(text, players=2).play("suffer epidemic; remove protection")
    assert 1 == second.s.stock[RED][0]
    assert ["joker tools", "joker science"] == second.legal
    third = at(text, players=2).play("suffer epidemic; remove farm")
    assert ["suffer famine", "protect famine"] == third.legal


@pytest.mark.rule("X8")
def test_resources_of_protection_go_to_the_stocks_at_once(at: At) -> None:
    """X2 does not bar them, a later Hurricane takes from them; they come even for a Calamity that would do nothing."""
    text = f"{TABLE} {OTHERS} | red: age 2; population 2; protection 2; taken decadence, famine, hurricane, violet 1"
    scene = at(text.replace("age 2;", "age 1;", 1), players=2)
    scene.play("suffer famine; protect decadence; gain food; gain food")
    assert [1, 0, 0] == scene.s.stock[RED]


@pytest.mark.rule("X1", "K11")
def test_round_one_has_no_calamity_to_resolve(at: At) -> None:
    """In round 1 no Calamity is ever taken."""
    scene = at("table: round 1; phase cards; leader red", players=2)
    while scene.s.round == 1:
        scene.play(scene.legal[0])
    assert "suffers-calamity" not in scene.kinds
    assert "takes-calamity" not in scene.kinds


@pytest.mark.rule("X2", "X3", "X4", "X5", "X6")
@pytest.mark.parametrize("calamity", ALL)
def test_calamities_of_round_six(at: At, calamity: str) -> None:
    """In round 6 all strike but Invasion and Obscurantism, which have no next round."""
    red = "red: age 4; population 2; food 1; tools 1; science 1; face-up 4"
    s = at(f"table: round 6; leader red {OTHERS} | {red}; taken {calamity}, green 1, orange 1, violet 6", players=2).s
    struck = {
        "famine": s.barred == 0b001,
        "earthquake": s.barred == 0b010,
        "fanaticism": s.barred == 0b100,
        "epidemic": s.population[RED] == 1,
        "hurricane": s.stock[RED] == [1, 1, 0],
        "decadence": (s.age[RED], s.face_up[RED]) == (3, 0),
        "invasion": s.invaded_next == 0,
        "obscurantism": s.blind_next == 0,
    }
    assert struck[calamity]


@pytest.mark.rule("N8", "K20", "E2")
def test_a_discovery_turned_down_is_made_again(at: At) -> None:
    """After a fall it scores nothing; back at its Age it is played and taken once more."""
    fallen = at(
        "table: round 2; leader red | green: age 2 | red: age 4; face-up 4; taken decadence, violet 1", players=2
    )
    assert 0 == fallen.score(RED)
    again = at(
        "table: round 4; leader red | red: age 4; hand discovery, green 1 | green: age 2; hand blue 1 2; food 1",
        players=2,
    )
    again.play("play discovery; play blue 1")
    assert (0b1000, 1) == (again.s.face_up[RED], again.score(RED))
