"""A table in words: what a player types is understood, and answered in lines. The terminal and the text table of the
browser both sit at it. Knows no game and no screen."""
