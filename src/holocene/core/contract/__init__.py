"""What a game is to everything above it: rules, options, card sets, observations, and how games are found."""
