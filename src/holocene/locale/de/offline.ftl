# Die Seite der installierten App ohne ihren Server.

offline-title = Du bist offline
offline-lede = Holocene erreicht seinen Server nicht. Deine Tische sind dort sicher: Nichts ist verloren, und du machst weiter, wo du aufgehört hast.
offline-games = Spiele und Lektionen rechnet der Server, auch gegen Bots; ohne ihn geht beides nicht. Diese Seite öffnet sich von selbst wieder, sobald die Verbindung zurück ist.
offline-again = Noch einmal versuchen
