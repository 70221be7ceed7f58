"""How commands end: every exit status of the program."""

from __future__ import annotations

from enum import IntEnum


class Exit(IntEnum):
    """What a shell is told."""

    DONE = 0
    FAULTY = 1  # what was looked at has faults, or something was left undone
    REFUSED = 2  # the command cannot be carried out as it was typed
    INTERRUPTED = 130  # by the keyboard, as shells count it; what was done until then stays
