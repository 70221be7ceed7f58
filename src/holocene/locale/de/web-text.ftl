# Der Tisch in Worten, im Browser.

tt-line = Dein Zug oder deine Frage
tt-line-help = Die Nummer einer Auswahl oder ihre Worte sind ein Zug. „hilfe“ nennt die Befehle: hand, tisch, gegner, kosten …, warum nicht …, verlauf, punkte.
tt-send = Senden
tt-said = Was gesagt wurde
tt-said-nothing = Noch wurde nichts gesagt.
tt-choices = Deine Auswahl
tt-drawn = Den Tisch als Bild zeigen
tt-no-hints = An diesem Tisch gibt es keine Tipps.
