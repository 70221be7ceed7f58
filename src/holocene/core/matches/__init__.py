"""One playing of a game: the match, its orders, record, secret, signature and census."""
