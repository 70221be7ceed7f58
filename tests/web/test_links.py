"""Links to give away from the very machine that serves: they lead others there, or say that they do not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.web.visiting import Visit, serving

ELSEWHERE = "http://192.168.1.20:8642"


def test_links_lead_others_to_this_machine(tmp_path: Path, browser: Any) -> None:
    """By its address in the network, though the page itself is open at 127.0.0.1."""
    with serving(tmp_path, links=ELSEWHERE) as url:
        here = Visit(browser, url)
        links = here.new_table()
        assert [True, True] == [link.startswith(f"{ELSEWHERE}/table/") for link in links]
        assert 0 == here.page.get_by_text("only on this computer").count()
        here.page.get_by_text("work for everybody on your network").wait_for()
        here.page.click(".link-row >> text=QR >> nth=0")
        here.page.wait_for_selector(".link-code path")
        assert [] == here.complaints
        here.context.close()


def test_links_for_this_machine_alone_say_so(visit: Any) -> None:
    """With the command that helps; a phone's camera is shown nothing that would lead it to the phone itself."""
    here = visit()
    (invitation, _) = here.new_table()
    assert invitation.startswith(f"{here.address}/table/")
    here.page.get_by_text("These links work only on this computer").wait_for()
    command = here.page.inner_text(".only-here code")
    assert "holocene.cli.main serve --host 0.0.0.0 --port " + here.address.rpartition(":")[2] in command
    assert 0 == here.page.locator(".link-row >> text=QR").count()
    assert here.faults() == []
