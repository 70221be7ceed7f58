# Die Liste der Tasten, in der man sie ändern kann.

wk-letters = Buchstaben, Ziffern und Zeichen sind Tastenkürzel
wk-key = Taste
wk-deed = Was sie tut
wk-change = Ändern
wk-change-of = Taste ändern: { $deed }
wk-waiting = Taste drücken …
wk-press = Drücke die neue Taste für „{ $deed }“. Entf nimmt sie weg, Esc bricht ab.
wk-none = keine
wk-set = „{ $deed }“ liegt jetzt auf { $key }.
wk-off = „{ $deed }“ hat jetzt keine Taste.
wk-conflict = { $key } ist schon für „{ $deed }“ vergeben. Wähle eine andere Taste oder ändere zuerst jene.
wk-reserved = { $key } kann kein Kürzel sein: Der Browser braucht diese Taste. Wähle eine andere.
wk-note = Hat eine Tastatur andere Buchstaben, zählt die Stelle der Taste. Änderungen bleiben in diesem Browser.
wk-reset = Alle Tasten zurücksetzen
wk-reset-done = Alle Tasten sind wie am Anfang.
