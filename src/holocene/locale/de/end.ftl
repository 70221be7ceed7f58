# The end of a game: the headline, what stands below it, the turning points, and the page of the browser.
# $player is a name, $finds a list of cards, $score a source of points, $age a Roman numeral.

end-title-victory = { $lead ->
    [0] { $player } gewinnt bei Gleichstand
    [1] { $player } gewinnt mit einem Punkt Vorsprung
   *[other] { $player } gewinnt mit { $lead } Punkten Vorsprung
}
end-title-victory-you = { $lead ->
    [0] Du gewinnst bei Gleichstand
    [1] Du gewinnst mit einem Punkt Vorsprung
   *[other] Du gewinnst mit { $lead } Punkten Vorsprung
}
end-title-victory-shared = Geteilter Sieg: { $winners }
end-title-victory-by-resigning = { $player } gewinnt
end-title-victory-by-resigning-you = Du gewinnst
end-title-alone = { $n } SP
end-title-alone-ranked = { $n } SP, { $rank }
end-title-defeat = Diesmal nicht
end-title-given-up = Die Partie wurde aufgegeben

story-ahead-throughout = { $player } führt von der ersten bis zur letzten Runde.
story-ahead-throughout-you = Du führst von der ersten bis zur letzten Runde.
story-still-last = Nach Runde { $n } liegt { $player } noch auf dem letzten Platz.
story-still-last-you = Nach Runde { $n } liegst du noch auf dem letzten Platz.
story-still-behind = Nach Runde { $n } liegt { $player } noch zurück.
story-still-behind-you = Nach Runde { $n } liegst du noch zurück.
story-ahead-since = { $player } führt ab Runde { $n }.
story-ahead-since-you = Du führst ab Runde { $n }.
story-ahead-at-last = { $player } geht erst in der letzten Runde in Führung.
story-ahead-at-last-you = Du gehst erst in der letzten Runde in Führung.
story-lead-changes = Die Führung wechselt { $n }-mal.
story-best-at = Ein erster Platz für { $player }: { $score }.
story-best-at-you = Ein erster Platz gehört dir: { $score }.
story-found-first = { $n ->
    [one] { $player } findet { $n } Sache vor allen anderen.
   *[other] { $player } findet { $n } Dinge vor allen anderen.
}
story-found-first-you = { $n ->
    [one] Du findest { $n } Sache vor allen anderen.
   *[other] Du findest { $n } Dinge vor allen anderen.
}
story-takes-the-lead = { $finds_n ->
    [0] { $player } geht in Führung und bleibt vorn.
   *[other] { $player } geht in Führung und bleibt vorn: { $finds }.
}
story-takes-the-lead-you = { $finds_n ->
    [0] Du gehst in Führung und bleibst vorn.
   *[other] Du gehst in Führung und bleibst vorn: { $finds }.
}
story-leaps = { $player } gewinnt { $n } Punkte in einem einzigen Zug.
story-leaps-you = Du gewinnst { $n } Punkte in einem einzigen Zug.
story-chance-rises = Die Siegchance steigt von { $before } auf { $after } %: { $player }.
story-chance-rises-you = Deine Siegchance steigt von { $before } auf { $after } %.
story-acts-first = { $player } hat zuerst { $n } Aktionen je Zug.
story-acts-first-you = Du hast zuerst { $n } Aktionen je Zug.
story-acts-more = { $player } hat jetzt { $n } Aktionen je Zug.
story-acts-more-you = Du hast jetzt { $n } Aktionen je Zug.
story-acts-last = { $player } hat endlich { $n } Aktionen je Zug, { $rounds } Runden nach den anderen.
story-acts-last-you = Du hast endlich { $n } Aktionen je Zug, { $rounds } Runden nach den anderen.
story-first-end-symbol = Das erste Endsymbol liegt aus; { $needed } beenden die Partie.
story-odd-pair = { $player } entdeckt „{ $technology }“, aber nie „{ $lacking }“.
story-odd-pair-you = Du entdeckst „{ $technology }“, aber nie „{ $lacking }“.
story-first-in-age = { $player } erreicht zuerst Zeitalter { $age }.
story-first-in-age-you = Du erreichst zuerst Zeitalter { $age }.
story-falls-back = { $player } fällt auf Zeitalter { $age } zurück.
story-falls-back-you = Du fällst auf Zeitalter { $age } zurück.
story-wins-despite-calamities = { $player } gewinnt trotz { $n } Katastrophen.
story-wins-despite-calamities-you = Du gewinnst trotz { $n } Katastrophen.
story-wins-unharmed = { $player } erleidet keine Katastrophe.
story-wins-unharmed-you = Du erleidest keine Katastrophe.
story-wins-without-discoveries = { $player } gewinnt ganz ohne Entdeckung.
story-wins-without-discoveries-you = Du gewinnst ganz ohne Entdeckung.

clause-found = „{ $card }“
clause-mark-rises = ↑ Zeitalter { $age }
clause-mark-falls = ↓ Zeitalter { $age }
clause-mark-place = { $place } { $level }

end-page = Das Ende
end-rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
end-to-table = Tisch ansehen
end-sources = Woher die Punkte kommen
end-most = Unterstrichen: das meiste seiner Art.
end-source-of = { $score } { $n }
end-curve = Punkte Runde für Runde
end-curve-of = { $player }: { $first } nach der ersten Runde, { $last } am Ende
end-as-table = Als Tabelle
end-round = Runde
end-round-n = Runde { $n }
end-turning = Wendepunkte
end-strata = Die Schichten dieser Partie
end-strata-note = Was alle gefunden haben, Runde für Runde, das Älteste unten.
end-strata-first = Dicker Ring: Niemand hatte es zuvor.
end-first = zuerst
end-share = Teilen
end-save-picture = Bild speichern
end-copy-picture = Bild kopieren
end-picture-copied = Das Bild ist kopiert.
end-picture-failed = Das Bild lässt sich hier nicht kopieren. Speichere es stattdessen.
end-share-note = Der Link zeigt die ganze Partie. Niemand braucht ein Konto.
end-record = Aufzeichnung der Partie
end-today = Zur Tafel des Tages
end-review = Auswertung
