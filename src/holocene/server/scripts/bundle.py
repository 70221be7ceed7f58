"""Bundles: the scripts that a page needs, in one answer. The first one holds all that every page needs and the few
lines that make modules of the others (`web/bundle.js`); each script that is loaded later has a bundle of its own,
without what is there already whenever it is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import reduce
from typing import Final, NamedTuple

from holocene.server.scripts.module import Module, ScriptError, read
from holocene.server.scripts.source_map import Place, source_map

FIRST: Final = "app/main.js"


class Bundle(NamedTuple):
    """A bundle as it is sent, and the map that leads back to its scripts."""

    names: tuple[str, ...]
    script: bytes
    map: bytes


def bundles(sources: Mapping[str, bytes], maker: bytes) -> dict[str, Bundle]:
    """All bundles, by the script that is asked for."""
    house = _House(sources)
    return {entry: _written(house, entry, maker) for entry in house.askers}


class _House:
    """All scripts, each with those it needs."""

    def __init__(self, sources: Mapping[str, bytes]) -> None:
        self.sources = sources
        self.modules: dict[str, Module] = {}
        self._orders: dict[str, tuple[str, ...]] = {}
        self.askers = self._find_askers()

    def module(self, name: str) -> Module:
        if name not in self.modules:
            if name not in self.sources:
                raise ScriptError(f"there is no {name}")
            self.modules[name] = read(name, self.sources[name])
        return self.modules[name]

    def order(self, name: str, above: tuple[str, ...] = ()) -> tuple[str, ...]:
        """A script after all that it needs."""
        if name in above:
            raise ScriptError(f"these need each other: {' '.join(above[above.index(name) :])}")
        if name not in self._orders:
            found: dict[str, None] = {}
            for need in self.module(name).needs:
                found |= dict.fromkeys(self.order(need, (*above, name)))
            self._orders[name] = (*found, name)
        return self._orders[name]

    def _find_askers(self) -> dict[str, list[str]]:
        """The first script and all that are loaded later, each with those whose scripts load it."""
        askers: dict[str, list[str]] = {FIRST: []}
        left = [FIRST]
        for entry in left:
            patterns = {pattern for name in self.order(entry) for pattern in self.module(name).loads}
            wide = [pattern for pattern in patterns if "*" in pattern]
            loaded = [
                name for name in self.sources if name in patterns or any(fnmatchcase(name, each) for each in wide)
            ]
            left += [name for name in loaded if name not in askers]
            for name in loaded:
                askers.setdefault(name, []).append(entry)
        return askers

    def there(self, entry: str) -> frozenset[str]:
        """What is there already whenever this script is asked for."""
        always = frozenset(self.order(FIRST))
        held = [always | frozenset(self.order(asker)) for asker in self.askers[entry] if asker != entry]
        return reduce(frozenset.intersection, held) if held else frozenset()


def _written(house: _House, entry: str, maker: bytes) -> Bundle:
    there = house.there(entry)
    names = tuple(name for name in house.order(entry) if name not in there)
    text = ["const scripts = {"]
    places: list[Place] = [None]
    for at, name in enumerate(names):
        lines = house.module(name).lines
        text += [f'"{name}": ($give, $use, $load) => {{', *(line for _, line in lines), "},"]
        places += [None, *((at, row) for row, _ in lines), None]
    text += ["};", maker.decode() if entry == FIRST else "export default scripts;"]
    text.append(f"//# sourceMappingURL={entry.rsplit('/', 1)[-1]}.map")
    up = "../" * (entry.count("/") + 1)
    return Bundle(names, "\n".join(text).encode(), source_map([up + name for name in names], places))
