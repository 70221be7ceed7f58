# A game seen again: turns and speed.

replay-turn-back = Zum vorigen Spielerzug
replay-turn-on = Zum nächsten Spielerzug
replay-turns = Spielerzüge
replay-speed = Tempo
replay-times = { $n }×
replay-faster = Schneller
replay-slower = Langsamer
replay-more = Tempo, Blickwinkel und Downloads ein- oder ausblenden
