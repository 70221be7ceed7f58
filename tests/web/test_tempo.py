"""The others' moves are shown one after the other: what is seen of them, in which order, and that nobody waits."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.request import Request, urlopen

MINE = ".ask.mine:not([data-busy]) .body button"
CHOICES = f"{MINE}:not([aria-disabled=true])"
SKILLS = ("Action", "Draw", "Hand Size", "Shuffle", "Development", "Research", "Quick Draw")
WATCH = """() => {
  window.seen = [];
  const look = () => {
    const text = (element) => element?.innerText.replace(/\\s+/g, ' ').trim() ?? '';
    const ranks = document.querySelectorAll('.trick .rank').length;
    const state = JSON.stringify({
      playback: Boolean(document.querySelector('.playback')),
      title: text(document.querySelector('.playback h2')),
      now: text(document.querySelector('.beats .now:last-child')),
      whole: ranks > 0 && ranks === document.querySelectorAll('.trick .played').length,
      flying: document.querySelectorAll('.flying').length,
      lit: [...document.querySelectorAll('.opponent .skill-line .glow')].map((each) => each.dataset.tip),
    });
    if (window.last !== state) window.seen.push({ state, at: performance.now() });
    window.last = state;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
SHOWN = "document.querySelector('.playback progress').value"  # how far the moves of the others have been shown


class Table:
    """A table with bots, opened by its first seat."""

    def __init__(self, here: Any, game: str, players: int) -> None:
        self.here = here
        seats = [{"kind": "me", "name": "Ada"}] + [{"kind": "bot", "bot": "greedy"} for _ in range(players - 1)]
        made = self.ask("", {"game": game, "seats": seats, "seed": 3})
        self.path, self.token = f"/{made['table']}", made["seats"][0]["token"]
        self.page = here.page
        self.page.goto(f"{here.address}/table/{made['table']}#k={self.token}")
        self.page.wait_for_selector(MINE)
        self.page.evaluate(f"({WATCH})()")

    def ask(self, path: str, body: Any = None) -> Any:
        """The answer of the server."""
        headers = {"content-type": "application/json", "origin": self.here.address}
        if hasattr(self, "token"):
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(f"{self.here.address}/api/tables{path}", data, headers)) as answer:
            return json.load(answer)

    def moment(self) -> Any:
        """The table as it is."""
        return self.ask(f"{self.path}/moment?preview=true")

    def end_turn(self) -> None:
        """Plays as another window of the same seat would, until the others have played and it is its turn again."""
        n = len([event for event in self.moment()["events"] if event["kind"] == "turn-begins"])
        while True:
            now = self.moment()
            begun = [event["facts"]["player"] for event in now["events"] if event["kind"] == "turn-begins"]
            if now["to_act"] == 0 and len(begun) > n:
                return
            if now["to_act"] == 0:
                moves = [each["move"] for each in now["moves"]]
                move = next((move for move in moves if move.startswith(("draw", "discard"))), moves[-1])
                self.ask(f"{self.path}/moves", {"n": now["n"], "version": now["version"], "moves": [move]})

    def seen(self) -> list[dict[str, Any]]:
        """What was shown since the last time, each state with when it began."""
        return [{**json.loads(each["state"]), "at": each["at"]} for each in self.page.evaluate("window.seen.splice(0)")]

    def press(self) -> None:
        """Plays a card, or what is asked, and waits until the page has the answer."""
        way = "#hand .can .card-bar" if self.page.query_selector("#hand .can") else CHOICES
        with self.page.expect_response(lambda answer: answer.url.endswith("/moves")):
            self.page.click(way)
        self.page.wait_for_selector(".ask:not([data-busy])")

    def wait_for_end(self) -> None:
        """Until all is shown and the reader is asked."""
        self.page.wait_for_selector(MINE)
        self.page.wait_for_selector(".playback", state="detached")


def recap(page: Any) -> list[str]:
    """The lines of the recap as they are read."""
    return list(page.eval_on_selector_all(".recap-deeds p > span", "all => all.map(each => each.innerText.trim())"))


def told(page: Any) -> list[str]:
    """What the log tells since the reader's last turn, oldest first: chapters stand there newest first."""
    page.click(".log-head .chip")
    chapters = page.eval_on_selector_all(
        ".log .chapter",
        """all => all.filter(each => !each.querySelector('h3')?.innerText.includes('you')).map(each =>
          [...each.querySelectorAll(':scope > p, summary')].map(line =>
            [...line.childNodes].filter(part => part.nodeType === 3).map(part => part.data).join('').trim()))""",
    )
    page.click(".log-head .chip")
    return [line for chapter in reversed(chapters) for line in chapter]


def plain(words: str) -> str:
    """A chip stands for itself: no blank belongs before a full stop."""
    return " ".join(words.split()).replace(" .", ".").replace(" :", ":").replace(" ,", ",")


def test_turns_are_told_in_order_and_never_in_the_way(visit: Any) -> None:
    """Progress: a sentence after the other; Space, or a card of one's own, ends it; moves name the newest moment."""
    table = Table(visit(tempo="fast", reduced_motion="no-preference"), "progress", 3)
    page = table.page
    table.end_turn()
    page.wait_for_selector(".playback")
    table.wait_for_end()
    states = table.seen()
    lines = [each["now"] for each in states if each["playback"] and each["now"]]
    deeds = recap(page)
    lit = {skill for each in states for skill in each["lit"]}
    assert lit == {
        skill for skill in SKILLS if any(re.search(rf"[ ,:]{skill} \+", deed) for deed in map(plain, deeds))
    }, deeds
    assert deeds and [plain(line) for line in deeds] == [plain(line) for line in told(page)]
    assert page.query_selector("#hand .new-mark"), "what was drawn at the end of the last turn is new in this one"
    # What is told of a turn that still goes on grows; in the end each sentence was there, in its turn.
    order = [[plain(deed) for deed in deeds].index(plain(line)) for line in lines if plain(line) in map(plain, deeds)]
    assert order == sorted(order) and len(set(order)) >= 3, lines
    # Watched again, a step back, and left by a key.
    page.click(".recap .button")
    page.wait_for_selector(".playback .beats .now")
    page.keyboard.press("p")
    page.wait_for_selector(".playback .reel [aria-label='Play on']")
    while shown := page.evaluate(SHOWN):  # how far it came before it stood still is the machine's
        page.keyboard.press(",")
        page.wait_for_function(f"n => {SHOWN} < n", arg=shown)
    for key, way in ((".", "> 0"), (",", "=== 0"), (".", "> 0")):
        page.keyboard.press(key)
        page.wait_for_function(f"() => {SHOWN} {way}")
    page.focus(".playback h2")
    page.keyboard.press("Space")
    page.wait_for_selector(MINE)
    assert table.page.query_selector(".playback") is None
    page.wait_for_selector(".ask.mine #h-ask:focus")  # from what is gone to what is asked
    # A card of the hand is pressed while the others are still shown: it is one's turn, at the newest moment.
    table.end_turn()
    page.wait_for_selector(".playback")
    page.click(".reel .segments button:first-child")
    page.wait_for_selector("#hand .card.can")
    assert page.query_selector(".playback") is not None
    now = table.moment()
    page.click("#hand .card.can .card-bar")
    page.wait_for_selector(".playback", state="detached")
    page.click(".ask .main")
    page.wait_for_function("() => document.querySelectorAll('.own-zone .core .layer').length === 1")
    assert table.moment()["n"] > now["n"] and 0 == page.evaluate("document.querySelectorAll('.flying').length")
    page.wait_for_selector(".recap.folded")


def lying_whole(states: list[dict[str, Any]]) -> float:
    """For how many milliseconds all cards of a trick lay still before they flew to those who take them."""
    flights = [at for at, each in enumerate(states) if each["flying"]]
    still = [
        at for at, each in enumerate(states) if each["whole"] and not each["flying"] and at < max(flights, default=0)
    ]
    return float(sum(states[at + 1]["at"] - states[at]["at"] for at in still))


def test_a_trick_is_seen_and_what_is_new_stays(visit: Any) -> None:
    """S-Evolution: all cards lie there in their order before they fly to those who take them."""
    table = Table(visit(tempo="normal", reduced_motion="no-preference"), "s-evolution", 3)
    page = table.page
    lasted, tricks = 0.0, 0
    while lasted <= 300 and tricks < 4:  # a machine that is busy draws late, and sees the rest of the time alone
        table.wait_for_end()
        table.seen()
        table.press()
        table.wait_for_end()
        lasted = lying_whole(table.seen())
        tricks += lasted > 0
    assert lasted > 300
    # A card is played while the trick before it is still shown: the newest moment takes it.
    while not (page.query_selector(".playback") and page.query_selector("#hand .can")):
        table.wait_for_end()
        table.press()
        page.wait_for_selector("#hand .can, .ask.mine .body button")
    before = table.moment()
    page.click("#hand .can .card-bar")
    page.wait_for_function(
        "n => document.querySelectorAll('#hand .suit-card').length < n",
        arg=before["view"]["players"][0]["hand"]["size"],
    )
    assert before["n"] < table.moment()["n"] and page.query_selector(".toast") is None


def test_without_motion_the_lines_alone_are_there(visit: Any) -> None:
    """Nothing is played; the recap tells the same."""
    table = Table(visit(tempo="normal", reduced_motion="reduce"), "progress", 3)
    page = table.page
    table.end_turn()
    page.wait_for_selector(".recap")
    assert [] == [each for each in table.seen() if each["playback"] or each["flying"]]
    assert [plain(line) for line in recap(page)] == [plain(line) for line in told(page)]
