"""Tell me when: switches on the page You, notifications by the worker, and the table that one leads to."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest

from tests.server.receiving import Browser, Known, move_until

PHONE = {"width": 360, "height": 640}
ENDPOINT = "https://push.example.org/of-this-browser"
# A browser whose maker's push service answers: the one of the tests has none.
SUBSCRIBING = """
  let made = null;
  PushManager.prototype.subscribe = async function ({ applicationServerKey }) {
    globalThis.subscribedWith = applicationServerKey;
    const { endpoint, p256dh, auth } = SUBSCRIPTION;
    const unsubscribe = async () => { made = null; };
    made = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
    return made;
  };
  PushManager.prototype.getSubscription = async () => made;
"""
# One whose reader has not been asked yet, and will say no.
REFUSING = """
  let said = "default";
  Object.defineProperty(Notification, "permission", { get: () => said });
  Notification.requestPermission = async () => (said = "denied");
"""


@pytest.fixture
def ada(address: str) -> Iterator[Known]:
    with httpx2.Client(base_url=address, verify=False, timeout=60) as client:
        yield Known(client, "Ada", zone="Europe/Paris")


def come_as(here: Any, person: Known) -> None:
    """From now on the browser is that person's."""
    kept = {"key": person.head["Holocene-Person"], "id": person.id, "name": person.name, "mark": "wheel"}
    here.page.goto(f"{here.address}/offline")
    here.page.evaluate("kept => localStorage.setItem('holocene.person', JSON.stringify(kept))", kept)


def told(person: Known) -> dict[str, list[str]]:
    found: dict[str, list[str]] = person.ask("GET", "/news")["told"]
    return found


def switch(page: Any, name: str) -> Any:
    return page.get_by_role("switch", name=name, exact=True)


def test_nobody_is_asked_who_is_not_known(visit: Any) -> None:
    """The section says what is missing, and asks the browser for no permission."""
    page = visit().go("/me")
    page.wait_for_selector("#h-news")
    assert "First say who you are" in page.inner_text(".news")
    assert 0 == page.locator(".news input").count()


def test_who_says_her_name_finds_the_switches_at_once(visit: Any) -> None:
    """The server is asked once it knows whose the key is, not before: the page need not be loaded again."""
    here = visit()
    page = here.go("/me")
    page.wait_for_selector("#h-news")
    page.fill(".you-name input", "Ada")
    page.click(".you-name [type=submit]")
    page.wait_for_selector(".news-switches [role=switch]")
    assert here.faults() == []


def test_hours_hook_and_feeds_are_chosen_on_a_phone(visit: Any, ada: Known) -> None:
    """Each choice is with the server at once; nothing is too wide, and nobody is shut out."""
    here = visit(viewport=PHONE)
    come_as(here, ada)
    page = here.go("/me")
    page.wait_for_selector(".news-switches")
    assert switch(page, "It is your turn, E-mail").is_disabled()  # she has given no address
    switch(page, "Quiet hours").uncheck()
    page.wait_for_selector(".news [type=time]", state="detached")
    assert -1 == ada.ask("GET", "/news")["quiet_from"]
    page.select_option(".news-when select", "60")
    page.click("summary:has-text('A webhook of your own')")
    page.fill(".news [type=url]", "https://hooks.example.org/services/1")
    page.click("button:text-is('Send it there')")
    page.wait_for_selector(".news b:text-is('hooks.example.org')")
    assert 43 == len(page.get_by_role("textbox", name="Signed with this secret").input_value())
    switch(page, "A game is over, Webhook").check()
    page.click("summary:has-text('Calendar and feed')")
    page.click("button:text-is('Make the addresses')")
    page.wait_for_selector("button:text-is('No addresses')")
    assert 200 == ada.client.get(page.get_by_role("textbox", name="Calendar").input_value()).status_code
    chosen = ada.ask("GET", "/news")
    assert (["over"], "minutes", 60) == (chosen["told"]["hook"], chosen["digest"], chosen["minutes"])
    assert (False, []) == (here.is_too_wide(), here.faults())


def test_a_private_address_is_refused_in_words(visit: Any, ada: Known) -> None:
    here = visit()
    come_as(here, ada)
    page = here.go("/me")
    page.click("summary:has-text('A webhook of your own')")
    page.fill(".news [type=url]", "https://127.0.0.1/")
    page.click("button:text-is('Send it there')")
    page.wait_for_selector("text=This server sends nothing into private networks.")
    assert ["422" in complaint for complaint in here.complaints] == [True]
    here.complaints.clear()


def test_a_switch_subscribes_this_browser_after_it_was_pressed(visit: Any, ada: Known) -> None:
    """Permission is asked for then, and not before; the browser can be taken off again."""
    here = visit(is_notified=True, installs=True)
    here.context.grant_permissions(["notifications"])
    subscription = json.dumps(Browser(ENDPOINT).subscription())
    here.page.add_init_script(SUBSCRIBING.replace("SUBSCRIPTION", subscription))
    here.page.add_init_script(
        "const ask = Notification.requestPermission; globalThis.asked = 0;"
        "Notification.requestPermission = () => { globalThis.asked += 1; return ask.call(Notification); };"
    )
    come_as(here, ada)
    page = here.go("/me")
    switch(page, "It is your turn, Notification").wait_for()
    assert 0 == page.evaluate("asked")
    switch(page, "It is your turn, Notification").check()
    page.wait_for_selector(".news li:has-text('this browser')")
    assert 1 == page.evaluate("asked")
    assert ada.client.get("/api/push/key").json()["key"] == page.evaluate("subscribedWith")
    (browser,) = ada.ask("GET", "/news")["browsers"]
    assert (["turn"], True) == (told(ada)["push"], "Chrome" in browser["label"])
    page.click(".news li button")
    page.wait_for_selector("button:text-is('Show them in this browser')")
    assert [] == ada.ask("GET", "/news")["browsers"]


def test_a_switch_that_cannot_be_goes_back(visit: Any, ada: Known) -> None:
    """The browser says no: the switch stays off, and a sentence says why from then on."""
    here = visit(installs=True)
    here.page.add_init_script(REFUSING)
    come_as(here, ada)
    page = here.go("/me")
    wanted = switch(page, "A game is over, Notification")
    wanted.click()
    page.wait_for_selector("text=was told to show no notifications")
    assert (False, True, []) == (wanted.is_checked(), wanted.is_disabled(), told(ada)["push"])


def test_a_push_is_shown_and_leads_to_the_table(visit: Any, ada: Known, address: str) -> None:
    """By the worker, without a page; a press opens the table, where her own device has her seat at once."""
    table = ada.makes_table()
    Known(ada.client, "Ben").sits_down(table)
    move_until(table, 0)
    here = visit(is_notified=True, installs=True)
    context = here.context
    context.grant_permissions(["notifications"])
    come_as(here, ada)
    page = here.go("/me")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    session, registrations = context.new_cdp_session(page), []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: registrations.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(50)
    notice = {
        "title": "Your turn at S-Evolution",
        "body": "Ben sat down.",
        "path": f"/table/{table.id}",
        "tag": table.id,
    }
    sent = {"origin": address, "registrationId": registrations[0]["registrationId"], "data": json.dumps(notice)}
    session.send("ServiceWorker.deliverPushMessage", sent)
    (shown,) = page.evaluate(SHOWN)
    assert [notice["title"], notice["body"], notice["tag"], notice["path"]] == shown
    (worker,) = context.service_workers
    opened = worker.evaluate(PRESS)
    assert [notice["path"]] == opened
    page = here.go(opened[0])
    page.wait_for_selector("#h-ask")
    assert [0] == page.evaluate(
        f"import('/app/seats.js').then(s => Object.keys(s.held('{table.id}').seats).map(Number))"
    )


# Answers when something is shown; a predicate that is waited for may not be asynchronous.
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  for (let tries = 0; tries < 3000; tries++) {
    const found = await worker.getNotifications();
    if (found.length) return found.map(({ title, body, tag, data }) => [title, body, tag, data.path]);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return [];
}"""
# Only a hand may open a window from a notification, so what would be opened is written down.
PRESS = """async () => {
  const opened = [];
  Object.defineProperty(self.clients, "openWindow", { value: async (path) => opened.push(path) });
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  while (!opened.length) await new Promise((resolve) => setTimeout(resolve, 20));
  return opened;
}"""
