"""The pictures of one number of players: length, ages, points, seats, lead, ranks and endings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from holocene.arena.lab.measure import Distribution, difference, excludes
from holocene.arena.lab.report.charts import Bar, bars, columns
from holocene.arena.lab.report.page import Page, Table
from holocene.arena.lab.report.words import Words
from holocene.arena.lab.summary import Summary
from holocene.arena.stats import Estimate
from holocene.core.checking.tally import interval

Tell = Callable[[Estimate | None], str]


class Figures:
    """Draws what one or two card sets show at the same kind of table."""

    def __init__(self, page: Page, words: Words, packs: Sequence[Summary], names: Sequence[str]) -> None:
        self.page = page
        self.words = words
        self.packs = packs
        self.legend = names if len(packs) > 1 else ()
        self.names = names

    def draw(self) -> None:
        """All that there is to see at this table."""
        first = self.packs[0]
        self.page.raw('<div class="figures">')
        self._spread("turns", [each.turns for each in self.packs], self.words.census.turns_wanted)
        self._spread("decisions", [each.decisions for each in self.packs])
        self._ages()
        self._spread("scores", [each.scores for each in self.packs])
        self._sources()
        if first.players > 1:
            self._seats()
            self._spread("changes", [each.changes for each in self.packs])
        if first.ranks:
            self._shares("ranks", "rank", [each.ranks for each in self.packs])
        if any(len(each.endings) > 1 for each in self.packs):
            self._shares("endings", "ending", [each.endings for each in self.packs])
        self.page.raw("</div>")

    def _spread(self, name: str, spreads: Sequence[Distribution], wanted: tuple[int, int] | None = None) -> None:
        words = self.words
        wanted = wanted if self.packs[0].players > 1 else None
        if len({value for each in spreads for value in each.counts}) == 1:
            return  # fixed by the rules
        sentences = [self._of_pack(i, self._spread_words(name, each)) for i, each in enumerate(spreads)]
        if wanted:
            sentences.append(words("lab-wanted", low=wanted[0], high=wanted[1]))
        halfway = [each.halfway for each in self.packs]
        if name == "changes" and halfway[0] is not None:
            sentences += [self._of_pack(i, words("lab-halfway", n=words.share(each))) for i, each in enumerate(halfway)]
        head = [words("lab-value"), *self._columns(), *([words("lab-difference")] if len(spreads) > 1 else [])]
        rows = [[words("lab-mean-row"), *self._cells([each.mean for each in spreads], words.mean, words.more)]]
        totals = [sum(each.counts.values()) for each in spreads]
        for value in sorted({value for each in spreads for value in each.counts}):
            shares = [_part(each.counts.get(value, 0), n) for each, n in zip(spreads, totals, strict=True)]
            rows.append([words.whole(value), *self._cells(shares, words.share, self._points)])
        title = words(f"lab-figure-{name}")
        picture = columns([each.counts for each in spreads], words.whole, words.percent, wanted)
        self.page.figure(title, " ".join(sentences), picture, Table(title, head, rows), self.legend)

    def _spread_words(self, name: str, each: Distribution) -> str:
        words = self.words
        return words(f"lab-{name}-read", mean=words.mean(each.mean), low=each.p10, high=each.p90)

    def _ages(self) -> None:
        ages = sorted({age for each in self.packs for age in each.ages})
        rows = [
            Bar(self.words("lab-age", age=self.words.age(age)), [e.ages.get(age) for e in self.packs]) for age in ages
        ]
        self._bars("ages", rows, self.words.number, self.words.mean, self.words.more, self.words("lab-ages-read"))

    def _sources(self) -> None:
        words = self.words
        keys = list(dict.fromkeys(source.key for each in self.packs for source in each.sources))
        by_key = [{source.key: source for source in each.sources} for each in self.packs]
        rows = []
        for key in keys:
            found = [each.get(key) for each in by_key]
            rows.append(Bar(words.of_game("score", key), [source.points if source else None for source in found]))
        most = max(self.packs[0].sources, key=lambda source: source.share)
        sentence = words("lab-sources-read", source=words.of_game("score", most.key), n=words.percent(most.share))
        head = [words("lab-source"), *self._columns("lab-points"), *self._columns("lab-points-of-winners")]
        head += [*self._columns("lab-share-of-points"), *([words("lab-difference")] if self.legend else [])]
        cells = []
        for key, row in zip(keys, rows, strict=True):
            found = [each.get(key) for each in by_key]
            line = [row.label, *(words.mean(value) for value in row.values)]
            line += [words.mean(source.winners if source else None) for source in found]
            line += [words.percent(source.share if source else 0) for source in found]
            cells.append(line + ([words.more(difference(*row.values))] if self.legend else []))
        title = words("lab-figure-sources")
        self.page.figure(title, sentence, bars(rows, words.number), Table(title, head, cells), self.legend)

    def _seats(self) -> None:
        words, players = self.words, self.packs[0].players
        rows = [Bar(words("lab-place", n=k + 1), [each.seats[k] for each in self.packs]) for k in range(players)]
        sentence = words("lab-seats-read", fair=words.percent(1 / players))
        uneven = [(i, row) for i, row in enumerate(rows) if row.values[0] and excludes(row.values[0], 1 / players)]
        for _, row in uneven:
            sentence += " " + words("lab-seat-uneven", place=row.label, n=words.share(row.values[0]))
        if not uneven:
            sentence += " " + words("lab-seats-even")
        self._bars("seats", rows, words.percent, words.share, self._points, sentence, 1 / players)

    def _shares(self, name: str, family: str, counts: Sequence[dict[str, int]]) -> None:
        """Shares of the games; a game alone that was lost has no rank."""
        keys = list(dict.fromkeys(key for each in counts for key in each))
        rows = [
            Bar(
                self.words.of_game(family, key),
                [_part(each.get(key, 0), pack.games) for each, pack in zip(counts, self.packs, strict=True)],
            )
            for key in keys
        ]
        sentence = self.words(f"lab-{name}-read")
        self._bars(name, rows, self.words.percent, self.words.share, self._points, sentence)

    def _bars(
        self,
        name: str,
        rows: Sequence[Bar],
        label: Callable[[float], str],
        told: Tell,
        more: Tell,
        sentence: str,
        reference: float | None = None,
    ) -> None:
        words = self.words
        title = words(f"lab-figure-{name}")
        head = [title, *self._columns(), *([words("lab-difference")] if self.legend else [])]
        table = Table(title, head, [[row.label, *self._cells(row.values, told, more)] for row in rows])
        self.page.figure(title, sentence, bars(rows, label, reference), table, self.legend)

    def _columns(self, key: str = "lab-measured") -> list[str]:
        if not self.legend:
            return [self.words(key)]
        return [self.words("lab-of-pack", what=self.words(key), pack=name) for name in self.names]

    def _cells(self, values: Sequence[Estimate | None], told: Tell, more: Tell) -> list[str]:
        return [*map(told, values), *([more(difference(*values))] if len(values) == 2 else [])]

    def _points(self, value: Estimate | None) -> str:
        return self.words.more(value, 100)

    def _of_pack(self, which: int, sentence: str) -> str:
        return self.words("lab-pack-says", pack=self.names[which], sentence=sentence) if self.legend else sentence


def _part(hits: int, n: int) -> Estimate:
    """A share of games, or of players as if they were in games of their own."""
    return Estimate(n, hits / n, *interval(hits, n))
