"""Great moments, sounds and calls in a real browser: layers come and go, a table calls who looks elsewhere, and an app
has something to show without its server."""

from __future__ import annotations

from typing import Any

from tests.web.asking import ask

# Counts what would be heard; a test has no ears.
EARS = """
window.heard = 0;
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...more) { window.heard += 1; return start.apply(this, more); };
"""
# A layer stays until it is closed: on a busy machine its six seconds pass before anybody looks.
STAYS = """
const after = window.setTimeout;
window.setTimeout = (run, wait, ...more) => (wait === 6000 ? 0 : after(run, wait, ...more));
"""
# A browser that keeps what it would show, and says yes when it is asked.
NOTES = """
window.sent = [];
window.asked = 0;
window.Notification = class {
  static permission = "default";
  static async requestPermission() { window.asked += 1; return (this.permission = "granted"); }
  constructor(title, { body, tag }) { window.sent.push([title, body, tag]); }
  close() {}
};
"""
# Somebody turns to another window, or back.
LOOKS = """(looks) => {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => (looks ? "visible" : "hidden") });
  document.hasFocus = () => looks;
  document.dispatchEvent(new Event("visibilitychange"));
}"""
ICON = "document.querySelector('link[rel=icon]').href.split('/').pop()"
SPEAKER = "performance.getEntriesByType('resource').filter(each => each.name.includes('/sound/')).length"


def progress_table(address: str) -> str:
    """A seat at a table where Pottery can be discovered at once."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    options = {"players": 2, "first": "0"}
    table = ask(address, "/tables", {"game": "progress", "seats": seats, "seed": 5, "options": options})
    return f"{address}/table/{table['table']}#k={table['seats'][0]['token']}"


def discover(page: Any) -> None:
    page.click(".options[data-of=discover] .chip:has-text('Pottery')")


def test_a_first_discovery_is_shown_large_once(visit: Any, address: str) -> None:
    """With its sentence, which is said once too; a key closes it and does what it always does. Nothing of the sounds is
    there before the first press."""
    here = visit()
    page = here.page
    page.add_init_script(EARS)
    page.add_init_script(STAYS)
    page.goto(progress_table(address))
    page.wait_for_selector(".ask.mine .deciding")
    assert 0 == page.evaluate(SPEAKER)
    discover(page)
    sentence = ask(address, "/games/progress/history?language=en")["notes"]["pottery"]["sentence"]
    layer = page.locator(".drama")
    page.wait_for_selector(".drama .history-note")
    assert ["First at this table", "Pottery", sentence] == layer.locator("p").all_inner_texts()
    page.wait_for_function("words => document.getElementById('said').textContent.includes(words)", arg=sentence)
    assert 1 == page.inner_text("#said").count(sentence)
    assert [] == here.faults()
    page.wait_for_function("() => window.heard > 0")
    page.keyboard.press("u")
    page.wait_for_selector(".drama", state="detached")
    page.wait_for_selector(".options[data-of=discover] .chip:has-text('Pottery')")
    question = page.inner_text("#h-ask")
    page.wait_for_function("words => document.getElementById('said').textContent.includes(words)", arg=question)
    discover(page)
    page.wait_for_selector(".layer:has-text('Pottery')")
    assert 0 == layer.count()
    page.focus(".back >> text=Undo")
    page.keyboard.press("Enter")
    page.wait_for_selector(".back >> text=Undo", state="detached")
    page.wait_for_selector("#h-ask:focus")  # the button is gone


def test_what_is_heard_and_shown_can_be_chosen(visit: Any, address: str) -> None:
    """Without layers a discovery stands in the log alone; the settings hold the volume while anything is heard."""
    page = visit(viewport={"width": 360, "height": 640}).page
    page.add_init_script(EARS)
    page.goto(progress_table(address))
    page.wait_for_selector(".ask.mine .deciding")
    page.keyboard.press(",")
    page.wait_for_selector("dialog input[type=range]")
    page.click("dialog fieldset:has-text('Sounds') >> text=Off")
    assert 0 == page.locator("dialog input[type=range]").count()
    page.click("dialog >> text=Only in the log")
    page.keyboard.press("Escape")
    discover(page)
    page.wait_for_selector(".log .history-note", state="attached")
    assert (0, 0) == (page.locator(".drama").count(), page.evaluate("window.heard"))


def move(address: str, here: Any) -> None:
    """Plays for a visitor until somebody else is to decide."""
    (id, held) = next(iter(here.kept().items()))
    token = held["seats"][held["here"]]
    while True:
        moment = ask(address, f"/tables/{id}/moment", None, token)
        if moment["to_act"] != moment["seat"]:
            return
        body = {"n": moment["n"], "version": moment["version"], "moves": [moment["moves"][0]["move"]]}
        ask(address, f"/tables/{id}/moves", body, token)


def test_a_table_calls_who_looks_elsewhere(visit: Any, address: str) -> None:
    """By title, icon and notification, until it is looked at. Whether notifications are wanted is asked after a move at
    a table with others, never before."""
    host, guest = visit(), visit()
    for here in (host, guest):
        here.page.add_init_script(NOTES)
    invitation = host.new_table()[0]
    guest.sit_down(invitation, "Ben").wait_for_selector(".ask")
    host.page.wait_for_selector(".ask")
    mover, other = (host, guest) if host.page.locator(".ask.mine").count() else (guest, host)
    assert (0, 0) == (mover.page.locator(".toast .button:not(.bare)").count(), mover.page.evaluate("window.asked"))
    other.page.evaluate("Notification.permission = 'granted'")
    other.page.evaluate(LOOKS, False)
    title = other.page.title()
    move(address, mover)
    other.page.wait_for_function("() => document.title.startsWith('Your turn · ')")
    assert (f"Your turn · {title}", "logo-calling.svg") == (other.page.title(), other.page.evaluate(ICON))
    (sent,) = other.page.evaluate("window.sent")
    assert ["Your turn", next(iter(other.kept()))] == [sent[0], sent[2]]
    other.page.evaluate(LOOKS, True)
    assert (title, "logo.svg") == (other.page.title(), other.page.evaluate(ICON))
    mover.page.click(".toast >> text=Yes, tell me")
    mover.page.wait_for_function("() => window.asked === 1")
    move(address, other)
    mover.page.wait_for_selector(".ask.mine")
    assert [] == mover.page.evaluate("window.sent")


def test_an_app_without_its_server_says_so(visit: Any) -> None:
    """In the reader's language; nothing of the API is kept, files of one edition alone. Back on the line, the page
    comes by itself."""
    here = visit(locale="ru", installs=True)
    page = here.go("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_selector("[data-play=progress]")
    kept = page.evaluate(
        "caches.keys().then(names => Promise.all(names.map(name => caches.open(name).then(each => each.keys()))))"
        ".then(all => all.flat().map(each => new URL(each.url).pathname))"
    )
    edition = page.evaluate("document.querySelector('meta[name=edition]').content")
    assert ["/offline"] == [path for path in kept if not path.startswith(f"{edition}/")]
    assert f"{edition}/bundle/app/main.js" in kept
    page.clock.install()
    here.context.set_offline(True)
    page.goto(f"{here.address}/learn")
    assert ["Вы не\u00a0в\u00a0сети"] == page.locator("h1:visible").all_inner_texts()
    assert [] == here.faults()
    here.context.set_offline(False)
    page.clock.fast_forward("00:10")  # it looks for its server every ten seconds
    page.wait_for_selector("main h1:has-text('Учиться'), main h2")
    here.complaints[:] = [each for each in here.complaints if "Failed to load resource" not in each]
