# The library for researchers.

bad-action = There is no action { $action }: choose from 0 to { $last }.
bad-bots = There are { $seats } seats for bots, but { $named } are named.
research-missing = { $package } is not installed. Install it with: pip install holocene[research]
too-few = { $name } must be 1 or more, not { $number }.
zero-sum-alone = A game alone has no zero-sum rewards: leave out “zero_sum”.
