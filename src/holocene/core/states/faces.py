"""What is seen of a field of a state, and by whom: the second word of its annotation, beside its span.

    used: Annotated[int, Span(0, 99), Public(Number(), "actions taken in this turn", scale=5)]

From this one line follow the field's place in a view and the way back (`showing`), its cells in an observation
(`written`) and its clause in a position (`wording`). What is truly particular, such as a hand, has a face without a
reading: those modules leave it to the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from holocene.core.states.readings import Cells, Reading


class Face:
    """How a field is seen. Without `how` the view of the game shows it in its own way, or not at all.

    It is called `name` in the view and in the observation, and `feature` in the latter if that differs. `meaning` and
    `scale` are those of the feature; without a meaning the game writes the cells itself, or none. `cells` reads the
    numbers for the cells, `said` for the words of a position, where that is not done as for the view.
    """

    is_public = False  # whether it is the same however the hidden things are dealt
    is_read = True  # whether `imagine` and positions put the field into a state
    is_each = False  # whether there is one for each seat

    def __init__(
        self,
        how: Reading | None = None,
        meaning: str = "",
        scale: int = 1,
        *,
        name: str = "",
        feature: str = "",
        cells: Cells | None = None,
        said: Reading | bool = True,
        keyword: str = "",
    ) -> None:
        self.how = how
        self.meaning = meaning
        self.scale = scale
        self.name = name
        self.feature = feature or name
        self.cells: Cells | None = cells or how
        self.said = (how if said else None) if isinstance(said, bool) else said
        self.keyword = keyword


class Public(Face):
    """Everybody sees it: a thing of the table."""

    is_public = True


class Each(Face):
    """Everybody sees it: every seat has one, in the first dimension of the field."""

    is_public = True
    is_each = True


class Chosen(Face):
    """What an option became: public, the same all game long, and no part of a position, which is given the options."""

    is_public = True


class Derived(Face):
    """It follows from other fields, and the rules reckon it: it may be shown, but is never read back."""

    is_read = False


class Secret(Face):
    """Some seat may not know it: what a view shows of it is the game's to say, and `redeal` deals it anew."""

    is_read = False
