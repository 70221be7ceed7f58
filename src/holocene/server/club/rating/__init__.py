"""How games ended for those who are known, and how strong they have shown themselves to be.

`counting` writes both down in the transaction of a game's last move; `docs/ratings.md` says what counts.
"""
