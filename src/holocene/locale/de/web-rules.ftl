# The page of the rules. $n is a number.

web-rules-lede = Jede Regel hat eine Nummer. Geht ein Zug nicht, erfährst du, welche Regel gilt.
web-rules-translated = Übersetzung: Im Zweifel gilt der englische Text.
web-rules-found = { $n ->
    [one] { $n } Regel
   *[other] { $n } Regeln
}
web-chapters = Kapitel
web-ruling = Unsere Auslegung, wo die Regelhefte schweigen
