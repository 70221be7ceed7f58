"""What a player can ask of a table in words, besides moving: hand, rivals, cost, why not, log, score and the like.

A command is known by its English name everywhere and by a word of the player's language. Nothing is changed by asking.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from holocene.core.contract.game import Board, Line, Segment
from holocene.core.contract.outcome import outcome
from holocene.core.errors import BadMove, HoloceneError
from holocene.core.matches.match import Match
from holocene.dialogue import history, storytelling
from holocene.dialogue.choices import Choices, find_card, plain
from holocene.dialogue.rule import line_of
from holocene.locale.telling import Telling

LOG_LINES: Final = 20
TRIED: Final = {"?": "help", "exit": "quit"}  # what people type before they have asked for help

Asking = Callable[[Match, Telling, str], Iterable[Line]]


class Word(NamedTuple):
    """How a command is called: the keys of its word and its explanation, and what a game must have for it: something
    that its board says, or moves that begin so."""

    word: str
    help: str
    needs: str = ""
    moves: str = ""

    def suits(self, board: Board) -> bool:
        """Whether a game has what the command is for: moves, a method of its board that says something of its own."""
        is_said = not self.needs or getattr(type(board), self.needs) is not getattr(Board, self.needs)
        return is_said and any(move.startswith(self.moves) for move in board.game.actions)

    def is_called(self, telling: Telling, name: str, typed: str) -> bool:
        """Whether somebody typed it, in English or the player's language."""
        return plain(TRIED.get(typed, typed)) in (name, plain(telling(self.word)))


class Asked(NamedTuple):
    """A command that answers and changes nothing."""

    called: Word
    say: Asking


def word_of(name: str, needs: str = "", moves: str = "") -> Word:
    """A command by its English name."""
    return Word(f"play-word-{name}", f"play-help-{name}", needs, moves)


def why(match: Match, telling: Telling, typed: str) -> Iterator[Line]:
    """The reason why a move, or anything that could be done with a card, is not allowed."""
    view = match.view(telling.viewer)
    asked = _without_not(telling, typed)
    if not asked:
        raise BadMove("why what?", "why-what")
    for move in _meant(match, telling, asked):
        refusal = match.why_not(move)
        reason = telling.refusal(refusal) if refusal else telling("play-allowed")
        yield Line((Segment(telling.text("play-why", move=telling.move(view, move), reason=reason)),))


def _without_not(telling: Telling, typed: str) -> str:
    """`why not paper` asks the same as `why paper`."""
    first, _, rest = typed.partition(" ")
    fillers = {"not", *plain(telling("play-why-not")).split()}
    return rest.strip() if plain(first) in fillers else typed


def _meant(match: Match, telling: Telling, typed: str) -> list[str]:
    """The move that was typed, or the moves that name a card; those that are another decision's affair come last."""
    try:
        card = find_card(telling, typed)
    except HoloceneError:
        return [Choices(match, telling).find(typed)]
    moves = [move for move in match.game.actions if move.endswith(f" {card}")]
    kinds: dict[str, str] = {}
    for move in moves:
        refusal = match.why_not(move)
        kinds.setdefault(refusal.key if refusal else move, move)
    due = [move for key, move in kinds.items() if key != "not-now"]
    return due or moves[:1]


def log(match: Match, telling: Telling, typed: str) -> list[Line]:
    """The story so far; with its events and their rules behind each sentence, or those alone."""
    words = typed.split()
    wanted = next((int(word) for word in words if word.isdecimal()), LOG_LINES)
    events = match.events(0, telling.viewer)
    if _asks(telling, words, storytelling.ALL, "log-all"):
        lines = list(storytelling.event_lines(telling, events[-wanted:] if wanted else []))
    else:
        density = storytelling.STEPS if _asks(telling, words, storytelling.STEPS, "log-steps") else storytelling.STORY
        chapters = storytelling.last_sentences(match.tale(telling.viewer).chapters()[1], wanted)
        lines = [line for each in chapters for line in storytelling.chapter_lines(telling, each, events, density)]
    return lines or [Line((Segment(telling("play-log-empty")),))]


def _asks(telling: Telling, words: list[str], name: str, key: str) -> bool:
    """Whether a word is among those typed, in English or the player's language."""
    return any(plain(word) in (name, plain(telling(key))) for word in words)


def news(match: Match, telling: Telling, typed: str) -> list[Line]:
    """What the others did since the player's last turn, and what she has done since."""
    seats = [made.seat for made in match.made]
    while seats and seats[-1] == telling.viewer:
        seats.pop()
    while seats and seats[-1] != telling.viewer:
        seats.pop()
    events = match.events(0, telling.viewer)
    chapters = match.tale(telling.viewer).news(len(seats))
    lines = [line for each in chapters for line in storytelling.chapter_lines(telling, each, events)]
    return lines or [Line((Segment(telling("play-news-none")),))]


def tree(match: Match, telling: Telling, typed: str) -> list[Line]:
    """What needs what."""
    found = find_card(telling, typed) if typed else None
    lines = telling.board.tree(match.view(telling.viewer), found)
    return lines or [Line((Segment(telling("play-no-tree")),))]


def card(match: Match, telling: Telling, typed: str) -> Iterator[Line]:
    """All that is on a card."""
    found = find_card(telling, typed)
    yield from telling.board.card(match.view(telling.viewer), found)
    yield from history.of_card(telling, found)


def cost(match: Match, telling: Telling, typed: str) -> list[Line]:
    """What a card costs the player now."""
    return telling.board.cost(match.view(telling.viewer), find_card(telling, typed))


def hand(match: Match, telling: Telling, typed: str) -> list[Line]:
    """The player's own hand; those of the others are secret."""
    if plain(typed) and (telling.viewer is None or plain(typed) not in plain(telling.seat(telling.viewer))):
        raise HoloceneError(f"'{typed}' is not the player who asks", "hand-of-others")
    lines = telling.board.hand(match.view(telling.viewer))
    return lines or [Line((Segment(telling("play-hand-none")),))]


def me(match: Match, telling: Telling, typed: str) -> list[Line]:
    """The player's own board."""
    if telling.viewer is None:
        return rivals(match, telling, typed)
    return telling.board.player(match.view(telling.viewer), telling.viewer)


def rivals(match: Match, telling: Telling, typed: str) -> list[Line]:
    """The boards of the others; with a name, of that player alone."""
    board, view = telling.board, match.view(telling.viewer)
    seats = [seat for seat in board.seats(view) if seat != telling.viewer]
    named = [seat for seat in seats if plain(typed) and plain(typed) in plain(telling.seat(seat))]
    if plain(typed) and not named:
        players = ", ".join(telling.seat(seat) for seat in seats)
        raise HoloceneError(f"nobody is called '{typed}'", "no-such-rival", name=typed, players=players)
    lines = [line for seat in named or seats for line in board.player(view, seat)]
    return lines or [Line((Segment(telling("play-rivals-none")),))]


def table(match: Match, telling: Telling, typed: str) -> list[Line]:
    """Where the game stands, and all that lies on the table."""
    view = match.view(telling.viewer)
    return [*telling.board.status(view), *telling.board.table(view)]


def choices(match: Match, telling: Telling, typed: str) -> Iterator[Line]:
    """The question, and the numbered choices of whoever is asked."""
    if match.is_over or match.to_act != telling.viewer:
        yield from telling.board.status(match.view(telling.viewer))
    else:
        yield Line((Segment(telling.asked(match.view(telling.viewer)), "asked"),))
        yield from Choices(match, telling).lines()


def score(match: Match, telling: Telling, typed: str) -> Iterator[Line]:
    """The score pad as it stands: each source of points with its rule; at the end, who won."""
    sheet = match.score_sheet()
    yield Line((Segment(telling("table-score-sheet"), "heading"),))
    if match.is_over:
        yield from (Line((Segment(telling.sentence(each), "strong"),)) for each in outcome(sheet))
    for name, rule, points in (
        *((str(telling.fact("score", line.key)), f" ({line.rule})", line.points) for line in sheet.lines),
        (telling("table-total"), "", sheet.totals),
    ):
        told = ", ".join(f"{telling.seat(seat)} {n}" for seat, n in enumerate(points))
        yield Line((Segment(told),), Segment(f"  {name}{rule}: ", "label"))


def rules(match: Match, telling: Telling, typed: str) -> list[Line]:
    """A rule of the law, by its id."""
    from holocene.core.rulebook.law import law

    known = law(match.game.name, telling.text.language)
    rule = known.get(typed.upper())
    if rule is None:
        key = "no-such-rule-here" if typed else "which-rule"
        raise HoloceneError(f"there is no rule '{typed}'", key, rule=typed, example=next(iter(known)))
    return [line_of(rule)]


def help_lines(match: Match, telling: Telling, known: Iterable[Word]) -> Iterator[Line]:
    """How to answer, all commands that suit the game, and what the marks on its board mean."""
    is_asked = not match.is_over and match.to_act == telling.viewer
    example = Choices(match, telling).example() if is_asked else telling("play-help-example")
    yield Line((Segment(telling.text("play-help-moves", example=example)),))
    words = [each for each in known if each.suits(telling.board)]
    width = max(len(telling(each.word)) for each in words) + 4
    for each in words:
        yield Line((Segment(telling(each.help)),), Segment(f"  {telling(each.word):<{width}}", "number"))
    yield Line(())
    yield from (Line((Segment(sentence),), Segment("  ")) for sentence in telling.board.legend())


ASKED: Final = {
    "choices": Asked(word_of("choices"), choices),
    "hand": Asked(word_of("hand"), hand),
    "table": Asked(word_of("table"), table),
    "rivals": Asked(word_of("rivals"), rivals),
    "me": Asked(word_of("me"), me),
    "news": Asked(word_of("news"), news),
    "cost": Asked(word_of("cost", "cost"), cost),
    "why": Asked(word_of("why"), why),
    "log": Asked(word_of("log"), log),
    "tree": Asked(word_of("tree", "tree"), tree),
    "card": Asked(word_of("card"), card),
    "score": Asked(word_of("score"), score),
    "rules": Asked(word_of("rules"), rules),
}
