"""What every game must keep, as checks that anybody can run on a game of their own.

`check_game` plays a random game and applies them all; each check is also a function for itself. A check that fails
raises AssertionError and says what differs. Everything drawn comes from the generator that is passed in.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import combinations, product
from random import Random
from typing import Any, Final

import msgspec

from holocene.core.contract.game import Event, Game
from holocene.core.contract.observation import Feature
from holocene.core.contract.options import Option, Options
from holocene.core.contract.story import Placed
from holocene.core.errors import BadMove, BadOption, HoloceneError
from holocene.core.matches.match import Match
from holocene.core.matches.record import read_record
from holocene.core.matches.replay import replay
from holocene.core.matches.secret import new_secret
from holocene.core.states.cells import blank_row
from holocene.core.states.rng import MASK32, seed_rng

LONGEST: Final = 20_000  # decisions of a random game; a game that is longer does not end
SAMPLE: Final = 40  # illegal actions that are asked about at one moment
DEALS: Final = 64  # in which a field that is hidden from a seat changes at least once


def every_table(game: Game) -> Iterator[Options]:
    """Every combination of options that a table allows; the starting seat is left to chance."""

    def values(option: Option) -> list[Any]:
        if option.key == "first":
            return [option.default]
        if not option.several:
            return list(option.choices)
        return [chosen for n in range(len(option.choices) + 1) for chosen in combinations(option.choices, n)]

    keys = [option.key for option in game.options]
    for chosen in product(*(values(option) for option in game.options)):
        with suppress(BadOption):
            yield game.read_options(dict(zip(keys, chosen, strict=True)))


def check_game(
    game: Game,
    options: Mapping[str, Any],
    seed: int,
    moves: int = LONGEST,
    rules: Container[str] | None = None,
    share: float = 0.1,
) -> Match:
    """Plays a random game of at most so many moves and checks it all the way; the match, for further questions.

    The cheap checks run at every decision, the others at a share of them. `rules` are the ids of the game's law.
    """
    rng = Random(seed)
    check_notation(game)
    match = Match(game, game.read_options(options), new_secret(seed))
    while not match.is_over:
        assert len(match.made) < moves, f"the game has not ended after {moves} moves"
        check_spans(game, match.state)
        check_legal(game, match.state)
        if rng.random() < share or not match.made:
            check_moment(match, rng, rules)
        action = rng.choice(match.legal_actions())
        check_step(game, match.state, action)
        check_play(match, action)
        if rng.random() < share / 10:
            check_record(match)
    check_moment(match, rng, rules)
    check_record(match)
    check_spans(game, match.state)
    check_over(game, match.state, len(match.seats))
    return match


def check_moment(match: Match, rng: Random, rules: Container[str] | None = None) -> None:
    """The checks that take longer, at the present moment of a match."""
    game, s, seats = match.game, match.state, len(match.seats)
    check_refusals(game, s, rng, rules)
    if game.has_positions:
        check_position(game, s, match.options)
    check_score(game, s, seats)
    if not match.is_over:
        check_advice(game, s, rng)
        check_reveals(game, s, rng.choice(match.legal_actions()), rng)
    for seat in range(seats):
        check_view(game, s, seat, rng)
        if not match.is_over:
            check_imagine(game, s, seat, rng)
            check_events(game, s, seat, rng.choice(match.legal_actions()), rng)


def check_tables(game: Game, seed: int, tables: Iterable[Options] | None = None) -> None:
    """At these tables, or every one that the options allow, each seat imagines the table it sits at, and observes it as
    another one than tables that look different."""
    rng = Random(seed)
    observed_at: dict[bytes, tuple[Any, str]] = {}
    for options in every_table(game) if tables is None else tables:
        match = Match(game, options, new_secret(seed))
        table = ", ".join(f"{key} {value}" for key, value in options.items())
        for seat in range(len(match.seats)):
            check_imagine(game, match.state, seat, rng, f" (the table: {table})")
        view, row = match.view(0), bytes(cell & 0xFF for cell in observed(game, match.state, 0))
        seen, other = observed_at.setdefault(row, (view, table))
        assert seen == view, f"two tables are observed alike, but {_difference(seen, view)}: {other} and {table}"


def check_notation(game: Game) -> None:
    """Every action has words of its own, which are read back, and none can be taken for several moves."""
    space = game.action_space()
    assert len(set(space)) == len(space), "an action stands twice in the action space"
    for action in space:
        notation = game.notation(action)
        assert game.parse(notation) == action, f"'{notation}' is the notation of {action} and {game.parse(notation)}"
        assert ";" not in notation and notation == " ".join(notation.lower().split()), f"'{notation}' is not plain"
    try:
        game.parse("no move of any game")
    except BadMove:
        return
    raise AssertionError("text that is no move was read as one")


def check_spans(game: Game, s: Any) -> None:
    """Every value of a state lies within its declared span, and its bytes give the same state back."""
    game.layout.check(s)
    differing = game.layout.differing(s, game.layout.unpack(game.layout.pack(s)))
    assert not differing, f"packing changes {', '.join(differing)}"


def check_legal(game: Game, s: Any) -> None:
    """There is something to choose; it is listed in order, belongs to the action space, and `is_legal` agrees, as does
    `mark_legal` where a game has it."""
    legal = game.legal(s)
    assert legal, f"nothing is legal, but the game is not over: {game.describe(s)}"
    assert legal == sorted(set(legal)), f"the legal actions are not in order: {legal}"
    allowed = [action for action in sorted(game.action_space()) if game.plain.is_legal(s, action)]
    assert legal == allowed, f"listed and allowed actions differ: {_words(game, set(legal) ^ set(allowed))}"
    if mark_legal := vars(game.plain).get("mark_legal"):
        marks = [0] * (max(game.action_space()) + 1)
        mark_legal(s, marks, range(len(marks)))
        marked = [action for action, mark in enumerate(marks) if mark]
        assert legal == marked, f"listed and marked actions differ: {_words(game, set(legal) ^ set(marked))}"


def check_refusals(game: Game, s: Any, rng: Random, rules: Container[str] | None = None) -> None:
    """Every action that is not legal has a reason with a rule of the law, and no legal one has."""
    legal = set(game.legal(s))
    for action in sorted(legal):
        refusal = game.why_not(s, action)
        assert refusal is None, f"'{game.notation(action)}' is legal, but refused: {refusal}"
    illegal = [action for action in game.action_space() if action not in legal]
    for action in rng.sample(illegal, min(SAMPLE, len(illegal))):
        refusal = game.why_not(s, action)
        assert refusal is not None, f"'{game.notation(action)}' is not legal, but nothing says why"
        assert refusal.key and refusal.rule, f"the refusal of '{game.notation(action)}' names no rule: {refusal}"
        assert rules is None or refusal.rule in rules, f"there is no rule {refusal.rule} (refusal {refusal.key})"


def check_step(game: Game, s: Any, action: int) -> None:
    """A legal action can be played, leaves the state before it alone, and is told."""
    kept = game.layout.copy(s)
    after = _after(game, s, action)
    told = game.narrate(s, action, after)
    assert game.layout.equal(kept, s), f"'{game.notation(action)}', or telling of it, changed the state before it"
    assert told, f"nothing is told of '{game.notation(action)}'"
    assert all(event.kind and event.rule for event in told), f"an event without kind or rule: {told}"


def check_play(match: Match, action: int) -> None:
    """Plays an action: if it can be taken back that leaves no trace, and `barrier` said beforehand whether it can."""
    before, barred = match.digest(), match.barrier(action)
    match.play(action)
    assert barred == match.barrier(), f"the barrier of '{match.game.notation(action)}' was foretold wrongly"
    if not barred:
        match.undo()
        assert match.digest() == before, f"taking '{match.game.notation(action)}' back left a trace"
        match.play(action)


def check_position(game: Game, s: Any, options: Options) -> None:
    """The words of a position give the same state, but for the generator."""
    words = game.describe(s)
    again = game.canonical(game.position(words, options))
    differing = [name for name in game.layout.differing(game.canonical(s), again) if name != "rng"]
    assert not differing, f"the position in words loses {', '.join(differing)}: {words}"


def check_view(game: Game, s: Any, seat: int, rng: Random) -> None:
    """Dealing anew what a seat cannot know changes nothing that it, or a spectator, is shown."""
    msgspec.json.encode(game.view(s, seat))
    other = redealt(game, s, seat, rng)
    check_faces(game, s, other)
    check_alike(game, s, other, seat)


def check_faces(game: Game, s: Any, other: Any) -> None:
    """What the layout calls public is the same however the hidden things are dealt."""
    hidden = {field.name for field in game.layout.fields if not field.face.is_public}
    dealt = [name for name in game.layout.differing(s, other) if name not in hidden]
    assert not dealt, f"redeal changes {', '.join(dealt)}, which the layout calls public"


def check_imagine(game: Game, s: Any, seat: int, rng: Random, where: str = "") -> None:
    """While the game goes on, a state imagined from a seat's view looks the same to it."""
    view = game.view(s, seat)
    imagined = game.imagine(view, rng)
    seen = game.view(imagined, seat)
    assert seen == view, f"seat {seat} imagines what it does not see: {_difference(view, seen)}"
    check_restored(game, s, imagined, seat, rng, where)
    check_alike(game, s, imagined, seat)


def check_restored(game: Game, s: Any, imagined: Any, seat: int, rng: Random, where: str) -> None:
    """Every field that is the same however the hidden things are dealt is the same in a state imagined from the view.

    A field that no view shows would slip through all other checks: both worlds look alike, and follow other rules.
    """
    kept = game.canonical(s)
    lost = set(game.layout.differing(kept, game.canonical(imagined))) - {"rng"}
    deals = 0
    while lost and deals < DEALS:
        lost -= set(game.layout.differing(kept, game.canonical(redealt(game, s, seat, rng))))
        deals += 1
    if not lost:
        return
    shown = ", ".join(f"'{name}' ({getattr(s, name)} became {getattr(imagined, name)})" for name in sorted(lost))
    raise AssertionError(
        f"imagine(view) of seat {seat} loses {shown}, which redeal leaves alone: bots would play by other rules than "
        f"the table. Give it a face that shows it, or show it in the view and read it in imagine (and in observe), or "
        f"deal it anew in redeal{where}"
    )


def check_alike(game: Game, s: Any, other: Any, seat: int) -> None:
    """Two states look the same to a seat, and to a spectator, who knows no more; and the seat may do the same."""
    game.layout.check(other)
    view, seen = game.view(s, seat), game.view(other, seat)
    assert seen == view, f"seat {seat} sees what it cannot know: {_difference(view, seen)}"
    assert game.view(other, None) == game.view(s, None), f"a spectator sees what seat {seat} cannot know"
    row, other_row = observed(game, s, seat), observed(game, other, seat)
    features = [f.name for f in game.observation_fields() if _cells(row, f) != _cells(other_row, f)]
    assert not features, f"seat {seat} observes what it cannot know: {', '.join(features)}"
    assert game.plain.is_over(other) == game.plain.is_over(s), "whether the game is over depends on what is hidden"
    if not game.plain.is_over(s):
        assert game.plain.to_act(other) == game.plain.to_act(s), "who acts depends on what is hidden"
        if game.plain.to_act(s) == seat:
            assert game.legal(other) == game.legal(s), f"what seat {seat} may do depends on what it cannot know"


def observed(game: Game, s: Any, seat: int) -> list[int]:
    """The observation of a seat, each cell within the span of a byte."""
    row = blank_row(game.observation_size())
    try:
        game.plain.observe(s, seat, row)
    except ValueError as error:
        raise AssertionError("a number does not fit its cell") from error
    return row.tolist()


def _cells(row: list[int], feature: Feature) -> list[int]:
    return row[feature.offset : feature.offset + feature.length]


def check_advice(game: Game, s: Any, rng: Random) -> None:
    """What the simple player advises can be played."""
    advice = game.advise(game.view(s, game.plain.to_act(s)), rng)
    assert game.plain.is_legal(s, game.parse(advice)), f"'{advice}' is advised, but not legal"


def check_events(game: Game, s: Any, seat: int, action: int, rng: Random) -> None:
    """Where two worlds look alike to a seat before and after a move, it is told the same of the move."""
    other = redealt(game, s, seat, rng)
    other.rng[:] = s.rng
    if not game.plain.is_legal(other, action):
        return
    after, other_after = _after(game, s, action), _after(game, other, action)
    if game.view(after, seat) == game.view(other_after, seat):
        told, other_told = (
            _visible(game.narrate(*world), seat) for world in ((s, action, after), (other, action, other_after))
        )
        assert told == other_told, f"seat {seat} is told what it cannot know: {_difference(told, other_told)}"
        story, other_story = (_story(game, *world, seat) for world in ((s, told), (other, other_told)))
        assert story == other_story, f"seat {seat} is told a story that it cannot know: {story}, {other_story}"


def check_reveals(game: Game, s: Any, action: int, rng: Random) -> None:
    """A move that is said to reveal nothing looks the same to its maker in every world that looked the same before."""
    seat = game.plain.to_act(s)
    after, other = _after(game, s, action), redealt(game, s, seat, rng)
    if not game.reveals(s, action, after):
        view, seen = game.view(after, seat), game.view(_after(game, other, action), seat)
        assert view == seen, f"'{game.notation(action)}' reveals something: {_difference(view, seen)}"


def check_score(game: Game, s: Any, seats: int) -> None:
    """The lines of the score sheet add up to its totals, and these are the scores."""
    sheet = game.score_sheet(s)
    scores = tuple(game.plain.score(s, seat) for seat in range(seats))
    sums = tuple(sum(line.points[seat] for line in sheet.lines) for seat in range(seats))
    assert sheet.totals == scores, f"the score sheet says {sheet.totals}, the scores are {scores}"
    assert sums == scores, f"the lines of the score sheet add up to {sums}, the scores are {scores}"
    assert all(len(line.points) == seats for line in sheet.lines), "a line of the score sheet has not one number a seat"


def check_over(game: Game, s: Any, seats: int) -> None:
    """At the end nothing is legal, and the sheet names the winners."""
    assert game.plain.n_legal(s) == 0, "the game is over, but something is legal"
    winners = tuple(seat for seat in range(seats) if game.plain.is_winner(s, seat))
    assert game.score_sheet(s).winners == winners, f"the winners are {winners}, not {game.score_sheet(s).winners}"


def check_record(match: Match) -> None:
    """The record is read back from both its forms and plays to the same state."""
    record = match.record()
    for form in (record.to_json(), record.to_text()):
        assert read_record(form) == record, "a record is not read back as it was written"
    try:
        again = replay(record, game=match.game)
    except HoloceneError as error:
        raise AssertionError(f"the record cannot be played again: {error}") from error
    assert again.record() == record, "a record played again gives another record"


def redealt(game: Game, s: Any, seat: int, rng: Random) -> Any:
    """Another world that looks the same to a seat."""
    other = game.layout.copy(s)
    seed_rng(other.rng, *(rng.randint(0, MASK32) for _ in range(3)))
    game.plain.redeal(other, seat)
    return other


def _after(game: Game, s: Any, action: int) -> Any:
    after = game.layout.copy(s)
    game.plain.step(after, action)
    return after


def _story(game: Game, s: Any, told: list[Event], seat: int) -> tuple[Any, ...]:
    """What a seat is told of events as a story that begins with them, going on and closed."""
    teller, placed = game.story(seat), [Placed(at, 1, event) for at, event in enumerate(told)]
    return () if not placed else (teller.heading(placed[0], s), teller.tell(placed, False), teller.tell(placed, True))


def _visible(events: list[Event], seat: int) -> list[Event]:
    return [event for event in events if event.seen_by is None or seat in event.seen_by]


def _words(game: Game, actions: set[int]) -> str:
    return ", ".join(game.notation(action) for action in sorted(actions))


def _difference(a: Any, b: Any) -> str:
    """The first place where two structures differ, for the message."""
    left, right = msgspec.to_builtins(a), msgspec.to_builtins(b)
    path = ""
    while type(left) is type(right) and isinstance(left, dict | list | tuple) and len(left) == len(right):
        pairs = zip(left.items(), right.items(), strict=True) if isinstance(left, dict) else None
        cells = pairs or zip(enumerate(left), enumerate(right), strict=True)
        (key, left), (_, right) = next((one, two) for one, two in cells if one != two)
        path += f"/{key}"
    return f"{path} is {left} or {right}"
