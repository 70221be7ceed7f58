"""The documentation as a site: it builds without a warning, holds every page, and asks no other site for anything."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from holocene.cli.docs import PAGES
from tools import site

# What a browser fetches by itself when it shows a page.
FETCHED = re.compile(
    r"""<(?:script|img|iframe|source)[^>]*\ssrc="([^"]*)"|<link(?![^>]*canonical)[^>]*\shref="([^"]*)\""""
)

# For everybody but contributors, who have a glossary in `docs/architecture.md`.
MANUALS = [
    site.ROOT / "README.md",
    site.ROOT / "SECURITY.md",
    *sorted(set((site.ROOT / "docs").glob("*.md")) - {site.ROOT / "docs" / "architecture.md"}),
    *sorted((site.ROOT / "docs" / "research").glob("*.md")),
]
PRIVATE = re.compile(r"(?i)\b(?:the law|the house|mend(?:s|ed)?|in vain|told apart|goe?s? on with|nought|reckons?)\b")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as `make docs` builds it, where no warning passes: every link and every heading is looked up."""
    folder = tmp_path_factory.mktemp("docs")
    assert 0 == site.build(folder)
    return folder


def nav(entries: list[dict[str, object]]) -> list[str]:
    """The pages of a menu, in order."""
    pages: list[str] = []
    for entry in entries:
        for value in entry.values():
            pages += nav(value) if isinstance(value, list) else [str(value)]
    return pages


def test_every_page_stands_in_the_menu_once() -> None:
    """Else nobody finds it."""
    menu = nav(tomllib.loads(site.CONFIG.read_text(encoding="utf-8"))["project"]["nav"])
    assert sorted({place for place in site.places().values() if place.endswith(".md")}) == sorted(menu)


@pytest.mark.parametrize("page", MANUALS, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_manuals_use_no_private_words(page: Path) -> None:
    """Words that only those who built it understand, or that no native reader would use so."""
    assert [] == PRIVATE.findall(page.read_text(encoding="utf-8"))


def test_the_command_finds_what_is_built() -> None:
    assert site.BUILT / site.SITE / "index.html" == site.ROOT / PAGES


def test_nothing_is_fetched_from_elsewhere(built: Path) -> None:
    """No fonts, scripts or pictures: the pages work without a network and tell nobody who reads them."""
    pages = list((built / site.SITE).rglob("*.html"))
    fetched = {a or b for page in pages for a, b in FETCHED.findall(page.read_text(encoding="utf-8"))}
    assert len(pages) > 20
    assert any(address.endswith("style.css") for address in fetched)
    assert [] == [address for address in fetched if re.match(r"https?:|//", address)]
    sheets = [sheet.read_text(encoding="utf-8") for sheet in (built / site.SITE).rglob("*.css")]
    assert not any(re.search(r"url\(['\"]?(https?:|//)|@import", sheet) for sheet in sheets)


def test_search_knows_the_pages(built: Path) -> None:
    """From a script, since a page on the disk may not fetch a file."""
    index = (built / site.SITE / "search.js").read_text(encoding="utf-8")
    assert "hosting.html" in index and "Irrigation" in index


@pytest.mark.parametrize("link", ["[there](nowhere.md)", "[there](hosting.md#nowhere)"])
def test_a_link_that_leads_nowhere_stops_the_build(built: Path, tmp_path: Path, link: str) -> None:
    """Else the first test would prove nothing."""
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "hosting.md").write_text("# Hosting\n", encoding="utf-8")
    (tmp_path / "pages" / "index.md").write_text(f"# Home\n\nLook {link}.\n", encoding="utf-8")
    (tmp_path / "zensical.toml").write_text('[project]\nsite_name = "x"\ndocs_dir = "pages"\n', encoding="utf-8")
    assert 0 != site.run(tmp_path)


def test_a_link_out_of_the_site_stops_the_build() -> None:
    with pytest.raises(SystemExit, match="not part of the site"):
        site.turned("[the engine](../src/holocene/core)", "docs/index.md", site.places())


def test_links_are_turned_but_examples_are_not() -> None:
    to = site.places()
    text = "[safe](SECURITY.md#which-versions), [fair](docs/fair-deal.md)\n```\n[x](docs/y.md)\n```\n"
    turned = "[safe](SECURITY.md#which-versions), [fair](fair-deal.md)\n```\n[x](docs/y.md)\n```\n"
    assert turned == site.turned(text, "CONTRIBUTING.md", to)
    assert "[a](../SECURITY.md)" == site.turned("[a](../../SECURITY.md)", "docs/notes/search.md", to)
