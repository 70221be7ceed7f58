# The page of the rules. $n is a number.

web-rules-lede = Chaque règle a un numéro. Quand un coup est refusé, on vous dit quelle règle s’applique.
web-rules-translated = Traduction : en cas de doute, le texte anglais fait foi.
web-rules-found = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
web-chapters = Chapitres
web-ruling = Notre interprétation, là où les livrets se taisent
