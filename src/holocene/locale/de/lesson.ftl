# Was in allen Lektionen gesagt wird und drumherum.

lesson-go-on = Weiter.
lesson-not-yet = Noch nicht: Das kommt später.
lesson-rival-ben = Ben
lesson-rival-chen = Chen

## Was nicht geht.

no-such-lesson = Die Lektion „{ $name }“ gibt es nicht. Wähle aus: { $choices }.
no-such-step = Diese Lektion hat keinen Schritt { $step }: Es gibt die Schritte 1 bis { $last }.
not-of-the-step = Diese Züge gehören nicht zu diesem Schritt. Beginne den Schritt von vorn.
bad-lesson = Die Lektion { $file } ist nicht zu gebrauchen: { $what }
