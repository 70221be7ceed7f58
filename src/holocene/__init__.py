"""Holocene: two games about ten thousand years of human history, as a table and as a library.

>>> import holocene
>>> match = holocene.position("seat 0: hand irrigation calendar poetry; active alphabet bridges pottery", players=2)
>>> match.to_act, match.legal()[0]
(0, 'discover calendar')
>>> refusal = match.why_not("discover irrigation")
>>> refusal.rule, refusal.key
('A14', 'cannot-pay')
>>> match.play("discover calendar; discard poetry")
>>> [event.kind for event in match.events(seat=1)][:2]
['discovers', 'pays-card']
>>> match.undo()
>>> match.legal()
['discard irrigation', 'discard poetry']
>>> match.barrier("discard irrigation"), match.is_over
(False, False)
>>> holocene.replay(match.record()).moves == match.moves
True
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from holocene.core.contract.game import Event, ScoreSheet
    from holocene.core.errors import (
        BadMove,
        BadOption,
        BadPack,
        BadPosition,
        BadRecord,
        HoloceneError,
        IllegalMove,
        Refusal,
    )
    from holocene.core.matches.match import Match
    from holocene.core.matches.record import Record
    from holocene.core.matches.seats import Seat

    __version__: str

__all__ = [
    "BadMove",
    "BadOption",
    "BadPack",
    "BadPosition",
    "BadRecord",
    "Event",
    "HoloceneError",
    "IllegalMove",
    "Match",
    "Record",
    "Refusal",
    "ScoreSheet",
    "Seat",
    "__version__",
    "games",
    "load",
    "new",
    "position",
    "replay",
]

# Loaded when first used, so that `import holocene` costs nothing.
_HOMES: Final = {
    "Event": "contract.game",
    "ScoreSheet": "contract.game",
    "Match": "matches.match",
    "Record": "matches.record",
    "Seat": "matches.seats",
}


def __getattr__(name: str) -> Any:
    if name == "__version__":
        return import_module("importlib.metadata").version("holocene")
    if name in __all__:
        return getattr(import_module(f"holocene.core.{_HOMES.get(name, 'errors')}"), name)
    raise AttributeError(f"module 'holocene' has no attribute '{name}'")


def games() -> list[str]:
    """The names of all games that are installed.

    >>> "progress" in games()
    True
    """
    from holocene.core.contract.registry import game_names

    return game_names()


def new(
    game: str,
    *,
    seed: int | str | None = None,
    pack: Path | str | None = None,
    seats: Sequence[Seat | str] | None = None,
    **options: Any,
) -> Match:
    """A new match. The same seed and options deal the same cards; without a seed chance comes from the system.

    `pack` is a folder of cards to play with in place of the game's own; `seats` are names, or `Seat`s.

    >>> match = new("progress", players=2, seed=7, seats=["Ada", "Ben"])
    >>> match.seats[1].name, len(match.legal()) > 0
    ('Ben', True)
    >>> new("progress", players=9)
    Traceback (most recent call last):
        ...
    holocene.core.errors.BadOption: players cannot be '9': choose from 1, 2, 3, 4, 5
    """
    return _begin(game, seed, pack, seats, options, None)


def position(
    text: str,
    game: str = "progress",
    *,
    seed: int | str | None = 0,
    pack: Path | str | None = None,
    seats: Sequence[Seat | str] | None = None,
    **options: Any,
) -> Match:
    """A match that begins from a position in words; what is not said is as in a game just begun.

    >>> match = position("seat 0: hand irrigation calendar poetry", players=2)
    >>> match.to_act
    0
    >>> match.record().position
    'seat 0: hand irrigation calendar poetry'
    """
    return _begin(game, seed, pack, seats, options, text)


def _begin(
    game: str,
    seed: int | str | None,
    pack: Path | str | None,
    seats: Sequence[Seat | str] | None,
    options: dict[str, Any],
    text: str | None,
) -> Match:
    from holocene.core.contract.registry import load_game
    from holocene.core.matches.match import Match
    from holocene.core.matches.secret import new_secret

    rules = load_game(game, Path(pack) if pack else None)
    return Match(rules, rules.read_options(options), new_secret(seed), seats, text)


def replay(record: Record | str, pack: Path | str | None = None) -> Match:
    """The match of a record, or of its JSON or text, every decision checked by the rules.

    >>> match = new("progress", players=2, seed=7)
    >>> match.play(match.legal()[0])
    >>> replay(match.record().to_text()).record() == match.record()
    True
    """
    from holocene.core.matches import record as records
    from holocene.core.matches import replay as replays

    found = records.read_record(record) if isinstance(record, str) else record
    return replays.replay(found, Path(pack) if pack else None)


def load(path: Path | str, pack: Path | str | None = None) -> Match:
    """The match of a record in a file, JSON or text; `match.record().save(path)` writes one."""
    from holocene.core.matches.record import load_record

    return replay(load_record(path), pack)
