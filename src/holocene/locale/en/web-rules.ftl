# The page of the rules. $n is a number.

web-rules-lede = Every rule has a number. When a move is refused, you are told which rule applies.
web-rules-translated = If in doubt, the English text decides.
web-rules-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
web-chapters = Chapters
web-ruling = Our own ruling, where the rulebooks are silent
