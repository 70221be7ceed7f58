"""Search: information-set Monte-Carlo tree search, compiled like the rules."""
