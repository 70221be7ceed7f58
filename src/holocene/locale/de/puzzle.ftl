# Rätsel: was gefragt ist, was auf einen Zug geantwortet wird und warum einer der beste ist.

puzzle-best = Der beste Zug
puzzle-best-why = Von allem, was hier möglich ist, kommt nichts anderes heran.
puzzle-goal-win = Finde den Zug mit { $best } % Siegchance. Kein anderer hat mehr als { $next } %.
puzzle-goal-points = Finde den Zug, der { $best } SP verspricht. Kein anderer verspricht mehr als { $next } SP.
puzzle-less = Das geht, aber es gibt Besseres.
puzzle-less-win = Das geht. Damit bleibt dir eine Siegchance von { $win } %; der beste Zug hat { $best } %.
puzzle-less-points = Das geht. Es verspricht { $n } SP, der beste Zug { $best } SP.
puzzle-gain-win = Damit hast du { $best } % Siegchance, mit dem nächstbesten Zug { $win } %: { $other }.
puzzle-gain-points = Damit kannst du { $best } SP erwarten, mit dem nächstbesten Zug { $n } SP: { $other }.
puzzle-also = Ebenso gut: { $moves }.
puzzle-outcome-win = Siegchance { $win } %
puzzle-outcome-points = voraussichtlich { $n } SP
puzzle-proof = In { $n } Probepartien versucht und in { $played } weiteren, die zu Ende gespielt wurden.

## Was nicht sein kann.

no-such-puzzle = Das Rätsel „{ $id }“ gibt es nicht.
no-such-theme = Es gibt kein Rätsel mit dem Thema „{ $name }“. Wähle aus: { $choices }.
no-puzzles = Für dieses Spiel gibt es noch keine Rätsel.
puzzle-stale = Das Rätsel { $id } wurde für andere Regeln oder Karten gemacht, seine Lösung könnte jetzt falsch sein. Wähle ein anderes.
not-of-the-puzzle = Diese Züge gehören nicht zur Lösung. Beginne das Rätsel von vorn.

## Rätsel im Terminal.

command-puzzle = ein Rätsel lösen: den besten Zug finden
puzzle-description = Zeigt eine Stellung, in der ein Zug deutlich der beste ist, und fragt danach. Merkt sich deine Wertung und deine Serie.
puzzle-game-metavar = SPIEL
puzzle-game-help = das Spiel; ohne eines wird gesagt, wie viele Rätsel es gibt
puzzle-daily-help = das Rätsel von heute, überall dasselbe
puzzle-theme-metavar = THEMA
puzzle-theme-help = nur Rätsel mit diesem Thema
puzzle-id-metavar = ID
puzzle-id-help = dieses Rätsel
puzzle-count = { $game }: { $n } Rätsel, von { $low } bis { $high }
puzzle-how = „holocene puzzle SPIEL“ stellt eines, das zu deiner Wertung passt; „--daily“ das von heute.
puzzle-title = Rätsel { $id } – Wertung { $rating }
puzzle-title-daily = Rätsel vom { $day } – Wertung { $rating }
puzzle-prompt = Dein Zug („hilfe“ erklärt):
puzzle-word-hint = hinweis
puzzle-word-solution = lösung
puzzle-word-leave = gehen
puzzle-help = Tippe eine Zahl oder einen Zug. „hinweis“ sagt jedes Mal mehr, doch dann zählt das Rätsel als nicht gelöst; „lösung“ zeigt den Zug; „gehen“ hört auf. „warum“, „tisch“, „karte“, „punkte“, „regeln“ und „sprache“ gehen wie an jedem Tisch.
puzzle-hint-theme = Das Thema: { $theme }.
puzzle-back = Der Zug ist zurückgenommen. Schau noch einmal hin.
puzzle-on = Richtig. Und nun?
puzzle-solved = Gelöst: { $move }
puzzle-shown = Der beste Zug: { $move }
puzzle-why = Warum das so ist
puzzle-near = Knapp daneben
puzzle-rating = Deine Wertung: { $rating } ({ $change }). Nacheinander gelöst: { $streak }.
puzzle-unrated = Deine Wertung: { $rating }. Nur der erste Versuch zählt.
