"""Cards, places and persons: how often they are used, what those have who use them, and what is drawn in vain."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from holocene.arena.lab.measure import difference, excludes
from holocene.arena.lab.report.charts import Bar, Point, bars, points
from holocene.arena.lab.report.page import Page, Table
from holocene.arena.lab.report.words import NOTHING, Words
from holocene.arena.lab.summary import Summary
from holocene.arena.lab.things import ALWAYS, DOMINATING, FEWEST, RARELY, UNUSED, ThingSummary
from holocene.arena.stats import Estimate
from holocene.core.matches.census import Kind

SHOWN = 12  # bars of a picture


class Things:
    """The things of one kind at one kind of table, with one or two card sets."""

    def __init__(self, page: Page, words: Words, kind: Kind, packs: Sequence[Summary], names: Sequence[str]) -> None:
        self.page = page
        self.words = words
        self.kind = kind
        self.names = names
        self.packs = [{each.id: each for each in pack.things if each.kind == kind.name} for pack in packs]
        self.ids = list(dict.fromkeys(name for pack in self.packs for name in pack))

    def draw(self) -> None:
        """A picture of use and worth, one of what changed between two sets, and one of what is drawn in vain."""
        if not self.ids:
            return
        words = self.words
        self.page.heading(3, words.of_game("things", self.kind.name))
        self._flags()
        self.page.raw('<div class="figures">')
        for which, pack in enumerate(self.packs):
            self._worth(pack, self.names[which] if len(self.packs) > 1 else "")
        if len(self.packs) > 1:
            self._changed()
        if any(each.dead and each.dead.value for pack in self.packs for each in pack.values()):
            self._dead()
        self.page.raw("</div>")

    def _name(self, name: str) -> str:
        return self.words.thing(self.kind.name, name)

    def _flags(self) -> None:
        """What is never or always used, by name."""
        if not self.kind.is_chosen:
            self.page.paragraph(self.words("lab-not-chosen"), "note")
            return
        for which, pack in enumerate(self.packs):
            for flag, key in ((UNUSED, "lab-unused"), (DOMINATING, "lab-dominating")):
                found = [self._name(name) for name, each in pack.items() if each.flag == flag]
                if found:
                    sentence = self.words(key, names=self.words.telling.joined(found))
                    several = len(self.packs) > 1
                    packed = {"pack": self.names[which], "sentence": sentence}
                    self.page.paragraph(self.words("lab-pack-says", **packed) if several else sentence)

    def _worth(self, pack: dict[str, ThingSummary], name: str) -> None:
        words = self.words
        is_alone = all(each.wins is None for each in pack.values())
        cloud = [
            Point(
                self._name(each.id), each.games.value if is_alone else each.players.value, each.worth, bool(each.flag)
            )
            for each in pack.values()
            if each.worth is not None
        ]
        title = words("lab-figure-worth")
        title = words("lab-of-pack", what=title, pack=name) if name else title
        axes = (words("lab-axis-games" if is_alone else "lab-axis-players"), words("lab-axis-worth"))
        limits = (RARELY, ALWAYS) if self.kind.is_chosen else ()
        if not cloud:
            self.page.table(self._table(pack, title))
            return
        ranked = sorted(cloud, key=lambda point: -point.y.value)
        best, least = ranked[0], ranked[-1]
        facts = {"best": best.label, "more": words.more(best.y), "least": least.label, "less": words.more(least.y)}
        sentence = f"{words('lab-worth-read', **facts)} {words('lab-association')}"
        if len(cloud) < len(pack):
            sentence += f" {words('lab-too-few', n=FEWEST)}"
        picture = points(cloud, words.whole, words.percent, axes, limits)
        self.page.figure(title, sentence, picture, self._table(pack, title), is_wide=True)

    def _table(self, pack: dict[str, ThingSummary], title: str) -> Table:
        """Every number of every thing, the most used first; columns that say nothing are left out."""
        words, things = self.words, sorted(pack.values(), key=lambda each: -each.players.value)
        columns: list[tuple[str, list[str]]] = [(words("lab-name"), [self._name(each.id) for each in things])]

        def column(head: str, told: Callable[[ThingSummary], str], is_shown: Callable[[ThingSummary], bool]) -> None:
            if any(map(is_shown, things)):
                columns.append((head, [told(each) for each in things]))

        def always(each: ThingSummary) -> bool:
            return True

        column(words("lab-age-column"), lambda each: words.age(each.age), lambda each: each.age > 0)
        column(words("lab-copies"), lambda each: words.whole(each.copies), lambda each: each.copies > 1)
        column(words("lab-by-games"), lambda each: words.share(each.games), always)
        column(words("lab-by-players"), lambda each: words.share(each.players), lambda each: each.wins is not None)
        column(words("lab-worth"), lambda each: words.more(each.worth), always)
        column(words("lab-wins"), lambda each: words.more(each.victories, 100), lambda each: each.wins is not None)
        column(words("lab-drawn"), lambda each: words.number(each.drawn), lambda each: each.drawn > 0)
        column(words("lab-dead"), lambda each: words.share(each.dead), lambda each: bool(each.dead and each.dead.value))
        for fate in words.census.fates:
            column(words.of_game("fate", fate), *_fate(words, fate))
        heads, cells = zip(*columns, strict=True)
        marked = frozenset(i for i, each in enumerate(things) if each.flag)
        return Table(title, heads, list(zip(*cells, strict=True)), marked)

    def _changed(self) -> None:
        """What differs most in use between the two sets; what only one of them has counts as not used in the other."""
        words, title = self.words, self.words("lab-figure-changed")
        both = [name for name in self.ids if all(name in pack for pack in self.packs)]
        more = {name: difference(*(pack[name].players for pack in self.packs)) for name in both}
        worth = {name: difference(*(pack[name].worth for pack in self.packs)) for name in both}
        ranked = sorted(both, key=lambda name: -abs(more[name].value))  # type: ignore[union-attr]
        head = [words("lab-name"), *(words("lab-of-pack", what=words("lab-by-players"), pack=p) for p in self.names)]
        head += [words("lab-difference"), *(words("lab-of-pack", what=words("lab-worth"), pack=p) for p in self.names)]
        head.append(words("lab-difference"))
        rows = []
        for name in [*ranked, *(name for name in self.ids if name not in both)]:
            found = [pack.get(name) for pack in self.packs]
            row = [self._name(name), *(words.share(each.players) if each else NOTHING for each in found)]
            row += [words.more(more.get(name), 100), *(words.more(each.worth) if each else NOTHING for each in found)]
            rows.append([*row, words.more(worth.get(name))])
        certain = [name for name in ranked if self._is_certain(more[name])]
        names = words.telling.joined([self._name(name) for name in certain[:SHOWN]])
        sentence = words("lab-changed-read", names=names) if certain else words("lab-unchanged")
        picture = bars([Bar(self._name(name), [more[name]]) for name in ranked[:SHOWN]], words.percent)
        self.page.figure(title, sentence, picture, Table(title, head, rows))

    def _is_certain(self, value: Estimate | None) -> bool:
        return value is not None and excludes(value, 0.0)

    def _dead(self) -> None:
        words, title = self.words, self.words("lab-figure-dead")
        first = self.packs[0]
        ranked = sorted(first.values(), key=lambda each: -(each.dead.value if each.dead else 0))
        rows = [
            Bar(self._name(each.id), [pack[each.id].dead if each.id in pack else None for pack in self.packs])
            for each in ranked
            if each.dead
        ]
        drawn = sum(each.drawn for each in first.values())
        dead = sum(each.drawn * each.dead.value for each in first.values() if each.dead)
        sentence = words("lab-dead-read", n=words.percent(dead / drawn if drawn else 0))
        several = len(self.packs) > 1
        columns = [words("lab-of-pack", what=words("lab-dead"), pack=p) for p in self.names] if several else []
        head = [words("lab-name"), *(columns or [words("lab-dead")])]
        table = Table(title, head, [[row.label, *map(words.share, row.values)] for row in rows])
        legend = self.names if several else ()
        self.page.figure(title, sentence, bars(rows[:SHOWN], words.percent), table, legend)


def _fate(words: Words, fate: str) -> tuple[Callable[[ThingSummary], str], Callable[[ThingSummary], bool]]:
    """How the share of a fate is told, and whether it befell a thing."""
    return lambda each: words.percent(each.fates.get(fate, 0)), lambda each: fate in each.fates
