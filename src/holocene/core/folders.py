"""Where each system keeps what belongs to a user: machine code, running games, the tables of a server."""

from __future__ import annotations

from platformdirs import PlatformDirs


def user_folders() -> PlatformDirs:
    """The folders of this user, as the environment says now.

    >>> user_folders().user_state_path.name
    'holocene'
    """
    return PlatformDirs("holocene", appauthor=False)
