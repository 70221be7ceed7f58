"""Puts the report together: what was played, the targets, then every number of players."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from holocene.arena.lab.report.figures import Figures
from holocene.arena.lab.report.page import Page, Table
from holocene.arena.lab.report.things import Things
from holocene.arena.lab.report.words import NOTHING, Words
from holocene.arena.lab.results import Results, TableResult
from holocene.arena.lab.targets import Finding, Verdict, findings
from holocene.core.contract.game import Game


def build(results: Results, games: Sequence[Game], language: str) -> str:
    """The report as one HTML file; `games` hold the card sets of the results, in their order."""
    return _Report(results, games, language).html()


class _Report:
    def __init__(self, results: Results, games: Sequence[Game], language: str) -> None:
        self.results = results
        self.games = games
        self.words = self._words(results.tables[0].players, language)
        self.language = language
        title = self.words("lab-title", game=self.words.telling("game-title"))
        self.page = Page(language, title, self.words("lab-show-numbers"))
        self.names = [pack.name for pack in results.packs]
        if len(set(self.names)) < len(self.names):
            self.names = [self.words("lab-first-pack"), self.words("lab-second-pack")]

    def _words(self, players: int, language: str) -> Words:
        return Words(self.games, {**self.results.options, "players": players}, language)

    def html(self) -> str:
        self.page.heading(1, self.page.title)
        self._facts()
        self._contents()
        self._targets()
        for table in self.results.tables:
            self._table(table)
        return self.page.html()

    def _facts(self) -> None:
        words, results = self.words, self.results
        games = {summary.games for table in results.tables for summary in table.packs}
        facts = [
            (words("lab-fact-command"), results.command),
            *(
                (words("lab-fact-pack"), words("lab-pack", name=name, digest=pack.digest))
                for name, pack in zip(self.names, results.packs, strict=True)
            ),
            (words("lab-fact-rules"), words.whole(results.rules_version)),
            (words("lab-fact-options"), self._options()),
            (words("lab-fact-bots"), ", ".join(results.bots)),
            (words("lab-fact-seed"), str(results.seed)),
            (words("lab-fact-games"), ", ".join(words.whole(n) for n in sorted(games))),
        ]
        lines = "".join(f"<dt>{escape(name)}</dt><dd>{escape(fact)}</dd>" for name, fact in facts)
        self.page.raw(f"<dl>{lines}</dl>")
        self.page.paragraph(words("lab-how-to-read"), "note")

    def _options(self) -> str:
        told = (
            f"{key}={','.join(value) if isinstance(value, list | tuple) else value}"
            for key, value in self.results.options.items()
            if value not in ((), [])
        )
        return ", ".join(told)

    def _contents(self) -> None:
        links = "".join(
            f'<li><a href="#players-{table.players}">{escape(self.words("lab-players", n=table.players))}</a></li>'
            for table in self.results.tables
        )
        self.page.raw(f'<nav aria-label="{escape(self.words("lab-contents"))}"><ul>{links}</ul></nav>')

    def _targets(self) -> None:
        """One row for each number of players and card set."""
        words = self.words
        names = ["turns", "seats", "ranks", "unused", "dominating"]
        rows: list[tuple[str, dict[str, Finding]]] = []
        marked = set()
        shown: set[str] = set()
        for table in self.results.tables:
            census = self._words(table.players, self.language).census
            for which, summary in enumerate(table.packs):
                found = {finding.name: finding for finding in findings(summary, census)}
                shown |= set(found)
                label = words("lab-players", n=table.players)
                if len(self.names) > 1:
                    label = words("lab-of-pack", what=label, pack=self.names[which])
                if any(finding.verdict is Verdict.MISSED for finding in found.values()):
                    marked.add(len(rows))
                rows.append((label, found))
        used = [name for name in names if name in shown]
        head = [words("lab-table"), *(words(f"lab-target-{name}") for name in used)]
        cells = [[label, *(self._finding(found.get(name)) for name in used)] for label, found in rows]
        self.page.heading(2, words("lab-targets"))
        self.page.paragraph(words("lab-targets-read"))
        self.page.table(Table(words("lab-targets"), head, cells, frozenset(marked)))

    def _finding(self, finding: Finding | None) -> str:
        words = self.words
        if finding is None:
            return NOTHING
        if finding.name == "turns":
            value = words.mean(finding.value)
        elif finding.name == "seats":
            value = words.more(finding.value, 100)
        else:
            value = words.whole(finding.n)
        return words("lab-finding", value=value, verdict=words(f"lab-verdict-{finding.verdict}"))

    def _table(self, table: TableResult) -> None:
        words = self._words(table.players, self.language)
        self.page.heading(2, words("lab-players", n=table.players), f"players-{table.players}")
        self._notes(table, words)
        Figures(self.page, words, table.packs, self.names).draw()
        for kind in words.census.kinds:
            Things(self.page, words, kind, table.packs, self.names).draw()

    def _notes(self, table: TableResult, words: Words) -> None:
        for which, summary in enumerate(table.packs):
            told = [words("lab-games", n=summary.games)]
            told += [words("lab-shared", n=summary.shared)] if summary.shared else []
            told += [words("lab-lost", n=summary.lost)] if summary.lost else []
            sentence = " ".join(told)
            packed = {"pack": self.names[which], "sentence": sentence}
            self.page.paragraph(words("lab-pack-says", **packed) if len(self.names) > 1 else sentence)
