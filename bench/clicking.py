"""A player who clicks: what she does a bot of the game's own advice says, how she does it the page alone.

She reads the page as people do, presses what is in sight and nothing else, draws all her cards from the newest deck,
and discards what is already chosen for her. What goes by itself she lets go.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec

from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game
from holocene.games.progress.view import View as ProgressView
from holocene.games.s_evolution.layout import Phase
from holocene.games.s_evolution.view import View as EvolutionView

PATIENCE: Final = 60_000  # milliseconds, in which something must happen
PHONE: Final = 760  # pixels
STILL: Final = 120  # milliseconds, after which a page that could change has changed
# Whether the page asks this player something now; "over" once the game is; "" while it is somebody else's turn, a
# command is on its way, or something goes by itself.
ASKED: Final = """() => {
  if (document.querySelector(".end-page, dialog table.sheet")) return "over";
  if (document.querySelector("[data-by-itself], .ask[data-busy]")) return "";
  if (document.querySelector(".curtain button")) return "curtain";
  return document.querySelector(".ask.mine .body button") ? "mine" : "";
}"""
# The first thing in sight that one of these selectors finds and that can be pressed.
FIND: Final = """(selectors) => {
  const seen = (each) => each.checkVisibility() && each.getAttribute("aria-disabled") !== "true";
  for (const css of selectors) {
    const found = [...document.querySelectorAll(css)].find(seen);
    if (found) return found;
  }
  return null;
}"""
PICKED: Final = """() => [...document.querySelectorAll(".deciding [data-pick][aria-pressed=true]")]
  .map((each) => each.dataset.pick)"""
PAYING: Final = (Phase.JOKER, Phase.COMMERCE)
VIEWS: Final = {"progress": ProgressView, "s-evolution": EvolutionView}
KINDS: Final = {"discover": "discover", "research": "research", "draw": "draw", "quick": "quick", "shuffle": "shuffle"}
TOGETHER: Final = ("upkeep", "quick-discard", "give")  # phases in which cards are chosen, and then sent as one list


class Clicker:
    """One seat of one table, played by clicks until the game is over; `clicks` counts them by the word of the move."""

    def __init__(self, page: Any, address: str, table: str, token: str, game: str, seed: int = 1) -> None:
        self.page, self.table, self.token = page, table, token
        self.api = f"{address}/api/tables/{table}"
        self.game: Game = load_game(game)
        self.view_type: Any = VIEWS[game]
        self.rng = Random(seed)
        self.clicks: Counter[str] = Counter()
        self.turns = 0
        self.log: list[str] = []

    def moment(self) -> Any:
        """The table by this seat's eyes."""
        with urlopen(Request(f"{self.api}/moment", headers={"authorization": f"Bearer {self.token}"})) as answer:
            return msgspec.json.decode(answer.read())

    def play(self, rounds: int = 1000) -> None:
        """Until the game is over, or so many rounds are."""
        while self._awaited() != "over":
            moment = self.moment()
            if not moment["moves"]:
                continue
            self.turns = moment["view"]["round"]
            if self.turns > rounds:
                self.turns = rounds
                return
            self._answer(moment)
        self.turns = self.moment()["view"]["round"]

    def _awaited(self) -> str:
        """Waits until the page asks something, twice in a row: what goes by itself is let go."""
        while True:
            self.page.wait_for_function(ASKED, timeout=PATIENCE)
            self.page.wait_for_timeout(STILL)
            found: str = self.page.evaluate(ASKED)
            if found:
                return found

    def _answer(self, moment: Any) -> None:
        """Plays what the advice says, press by press, until the table has moved on."""
        view = msgspec.convert(moment["view"], self.view_type, strict=False)
        phase = self.game.phase(view)
        wanted = self._wanted(view, moment["moves"])
        if self._is_planned(view):
            return self._press(wanted[0], ["[data-plan]"])
        if moment["view"].get("phase") in TOGETHER:
            return self._pick(wanted[0].split()[0], wanted)
        for _ in range(6):
            self._press(wanted[0], self._ways(wanted[0]))
            if self._moved(moment):
                return None
        raise RuntimeError(f"{wanted[0]} cannot be pressed in {phase}: {self.page.inner_text('.ask')}")

    def _wanted(self, view: Any, moves: list[Any]) -> list[str]:
        """The move, and those that follow it where several cards are chosen together."""
        s, found = self.game.imagine(view, self.rng), []
        seat, phase = self.game.plain.to_act(s), s.phase
        while not self.game.plain.is_over(s) and (self.game.plain.to_act(s), s.phase) == (seat, phase):
            move = self.game.advise(self.game.view(s, seat), self.rng)
            if move.startswith("draw "):
                move = max((each["move"] for each in moves if each["move"].startswith("draw deck ")), default=move)
            found.append(move)
            self.game.plain.step(s, self.game.parse(move))
        return found

    def _is_planned(self, view: Any) -> bool:
        """Whether the page offers at once all that she wants to do before her needs are paid."""
        plan = self.page.query_selector(".ask [data-plan]")
        if plan is None:
            return False
        mine, theirs = (self.game.imagine(view, Random(1)) for _ in range(2))
        while mine.phase in PAYING and mine.turn == theirs.turn:
            move = self.game.advise(self.game.view(mine, mine.turn), self.rng)
            self.game.plain.step(mine, self.game.parse(move))
        for move in plan.get_attribute("data-move").split("; "):
            self.game.plain.step(theirs, self.game.parse(move))
        return bool(self.game.layout.equal(mine, theirs))

    def _ways(self, move: str) -> list[str]:
        """Where a move is pressed: the move itself, all of a draw at once, the card in hand, the kind of action; on a
        phone the sheet of choices lies over all else."""
        verb, _, rest = move.partition(" ")
        ways = [f'.ask [data-move^="{move};"]:not([data-plan])', f'.ask [data-move="{move}"]', f'[data-move="{move}"]']
        opens = [f'.kind[data-kind="{KINDS[verb]}"]:not([aria-expanded=true])'] if verb in KINDS else []
        if self.page.viewport_size["width"] <= PHONE:
            return [*ways[:2], f'.ask .options[data-of={verb}] [data-pick="{rest}"]', *opens]
        if verb in ("discover", "research"):
            ways.append(f'.hand [data-card="{rest}"] .card-bar')
        return [*ways, *opens]

    def _pick(self, verb: str, wanted: list[str]) -> None:
        """Cards chosen together: those that are chosen already will do; else one by one."""
        if not self.page.evaluate(PICKED):
            for move in wanted:
                self._press(verb, [f'.deciding [data-pick^="{move.partition(" ")[2]}-"][aria-pressed=false]'])
        self._press(verb, [".ask .main"])

    def _press(self, move: str, ways: list[str]) -> None:
        found = self.page.evaluate_handle(FIND, ways).as_element()
        if found is None:
            raise RuntimeError(f"{move} is nowhere: {ways}; the page: {self.page.inner_text('.ask')}")
        self.clicks[move.split(maxsplit=1)[0]] += 1
        self.log.append(f"{move}: {found.inner_text()[:40]!r}")
        found.click(timeout=PATIENCE)

    def _moved(self, before: Any) -> bool:
        """Whether the press was a move; else the page shows more of what is to be chosen."""
        self.page.wait_for_timeout(STILL)
        self.page.wait_for_function("() => !document.querySelector('.ask[data-busy]')", timeout=PATIENCE)
        return bool(self.moment()["version"] != before["version"])
