"""Expansions together and apart (S6): any combination can be played, and an absent one leaves no trace."""

from __future__ import annotations

import shutil
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from holocene import BadOption
from holocene.core.contract.registry import load_game
from holocene.games.progress.layout import NOBODY, NOTHING, Phase
from tests.core.frozen import CARDS
from tests.progress.expansions.expanding import ALL, ANCIENT, GAME, MEDIEVAL, PEOPLE, PHILOSOPHERS, guided_by
from tests.progress.helpers import choices, new, play, player, points, position, refused, told

NAMES = ("personalities", "milestones", "industrial")
SETS = [names for size in range(4) for names in combinations(NAMES, size)]


@pytest.mark.rule("S6")
@pytest.mark.parametrize("names", SETS, ids="+".join)
def test_expansions_may_be_added_in_any_combination(names: tuple[str, ...]) -> None:
    """Alone or in any combination: what is chosen is laid out, what is not chosen is not there."""
    for players in (1, 2, 5):
        view = new(players, expansions=names).view(None)
        assert ("personalities" in names) == all(player.guide in PHILOSOPHERS for player in view.players)
        assert ("milestones" in names) == (view.milestone in ANCIENT) == view.with_milestones
        assert ("industrial" in names) == (view.last_age == 4) == (view.decks[3] > 0)


@pytest.mark.rule("S6", "L6")
def test_with_any_number_of_players_edition_and_variant() -> None:
    """With any number of players, edition and variant that the table allows; alone there are no Quick variants."""
    for players in (2, 3, 4, 5):
        for variant in ("standard", "quick", "quicker"):
            assert players == len(new(players, expansions=ALL, variant=variant, edition="fr").seats)
    for variant in ("quick", "quicker"):
        with pytest.raises(BadOption, match="L6"):
            new(1, expansions=ALL, variant=variant)


@pytest.mark.rule("S6")
def test_unknown_expansions_are_refused() -> None:
    """There are three; the name of another is refused with the choices."""
    with pytest.raises(BadOption, match="choose from personalities, milestones, industrial"):
        new(2, expansions="modern-times")


@pytest.fixture
def base_pack(tmp_path: Path) -> Path:
    """The frozen cards without those of any expansion."""
    target = tmp_path / "base"
    target.mkdir()
    lines = (CARDS / "technologies.csv").read_text(encoding="utf-8").splitlines()
    rows = [line for line in lines if line.split(",")[1] != "4"]
    (target / "technologies.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    shutil.copy(CARDS / "boards.toml", target)
    return target


@pytest.mark.rule("S6")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_base_game_is_the_same_with_and_without_the_cards(players: int, base_pack: Path) -> None:
    """With expansions off nothing of them is in play: a pack without their cards gives the same states throughout."""
    bare = load_game("progress", base_pack)
    for name in NAMES:
        with pytest.raises(BadOption, match=name):
            bare.read_options({"players": players, "expansions": name})
    rng = Random(players)
    full_match = new(players, seed=players, first="random")
    bare_match = new(players, seed=players, first="random", pack=base_pack)
    for _ in range(400):
        assert GAME.layout.equal(full_match.state, bare_match.state)
        if full_match.is_over:
            break
        moves = full_match.legal()
        assert moves == bare_match.legal()
        move = rng.choice(moves)
        full_match.play(move)
        bare_match.play(move)


@pytest.mark.rule("S6")
@pytest.mark.parametrize("players", [1, 3])
def test_no_phase_of_an_absent_expansion_is_entered(players: int) -> None:
    """A whole base game: nobody guides, no milestone is current, no section or successor is ever asked for."""
    match = new(players, seed=11)
    rng = Random(players)
    while not match.is_over:
        s = match.state
        assert s.phase != Phase.SUCCEEDING and s.age <= 2 and s.deck_size[3] == 0
        assert (NOTHING, 0, 0, 0) == (s.milestone, s.stack, s.heirs, s.sections_paid)
        assert [NOBODY] * 5 == list(s.guide) and not any(s.guided) and set(s.owner) == {NOBODY}
        assert not choices(match, "section") + choices(match, "guide") + choices(match, "heritage")
        match.play(rng.choice(match.legal()))
    assert {"personalities", "milestones", "per-five"}.isdisjoint(line.key for line in match.score_sheet().lines)


@pytest.mark.rule("G6", "M6", "H3", "G4")
def test_what_a_new_age_brings_comes_in_one_order() -> None:
    """The deck opens, the old age leaves, the milestones change, then Philosophers are flipped and players choose."""
    own = f"hand wheel; developing banking=1; active universities; {guided_by('aristotle')}"
    text = f"table: age 2; phase turn; stack {' '.join(MEDIEVAL)} | seat 0: {own} | seat 1: {guided_by('confucius')}"
    match = position(text, expansions=ALL)
    view = match.view(0)
    assert ("succeed", 3, {}) == (view.phase, view.age, player(match).hand)
    assert view.decks[2] > 0 and view.milestone != "" and view.milestone not in MEDIEVAL
    assert ("", "") == (player(match, 0).guide, player(match, 1).guide)


@pytest.mark.rule("H2", "M3", "A4")
def test_free_actions_of_both_expansions_in_one_turn() -> None:
    """A guide, her Heritage and a section are all free, in any order, and both actions are left."""
    text = f"table: age 2; milestone great-wall | seat 0: active masonry; {guided_by('aristotle')}"
    for moves in ("guide avicenna; section 1; heritage", "section 1; guide avicenna; heritage"):
        match = play(position(text, expansions=ALL), moves)
        assert (0, 0) == (match.view(0).used, match.view(0).covered[0])
        assert ["H2 takes-guide", "H6 uses-heritage"] == told(match, "takes-guide", "uses-heritage")


@pytest.mark.rule("H8", "M3", "A5")
def test_a_token_of_a_guide_pays_for_a_section_before_she_leaves() -> None:
    """A grey token goes first (H12): what it paid stays paid."""
    text = "table: age 2; milestone great-wall | seat 0: tokens engineering*3; guide hypatia"
    match = play(position(text, expansions=ALL), "section 1; flip engineering; flip engineering; flip engineering")
    play(match, "guide al-khwarizmi")
    assert (0, 2, 0) == (
        match.view(0).covered[0],
        player(match).tokens["engineering"],
        player(match).ready["engineering"],
    )


@pytest.mark.rule("V6", "H7", "M5", "I3")
def test_all_expansions_add_to_the_score() -> None:
    """Expansions add H7, M5 and I3, each on its own line, to the total."""
    five = "geology arabic-numerals algebra alchemy astrolabe"
    text = f"table: age 4; owners great-wall=0 | seat 0: active {five}; guided aristotle"
    match = position(text, expansions=ALL)
    assert (1, 0) == points(match, "per-five")
    assert (2, 0) == points(match, "milestones")
    assert (PEOPLE["aristotle"]["vp"], 0) == points(match, "personalities")
    sheet = match.score_sheet()
    assert {"personalities": "H7", "milestones": "M5", "per-five": "I3"} == {
        line.key: line.rule for line in sheet.lines if line.key in ("personalities", "milestones", "per-five")
    }
    assert match.scores() == sheet.totals == tuple(sum(line.points[p] for line in sheet.lines) for p in range(2))


@pytest.mark.rule("L6", "V6", "L4")
def test_expansions_score_alone_too() -> None:
    """Solo: expansions apply unchanged, their VP included."""
    text = "table: age 4; owners great-wall=0; time pottery wheel | seat 0: guided aristotle avicenna"
    match = position(text, players=1, expansions=ALL)
    assert ((2,), (4,), (-2,)) == tuple(points(match, line) for line in ("milestones", "personalities", "time"))
    assert (4,) == match.scores()


@pytest.mark.rule("S6", "A3")
def test_refusals_name_the_absent_expansion() -> None:
    """Where one expansion is in play, the moves of the other are refused because it is not."""
    assert "S6 no-milestones" == refused(new(2, expansions="personalities"), "section 1")
    assert "S6 no-personalities" == refused(new(2, expansions="milestones"), "heritage")
    assert "O1 age-not-open" == refused(new(2, expansions="milestones"), "draw deck 4")
