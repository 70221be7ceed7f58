"""What every game shares: the engine idiom, matches, records, options. Knows no game."""
