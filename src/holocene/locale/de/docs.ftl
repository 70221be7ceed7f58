# Für alle: der Befehl `docs`, der die Dokumentation öffnet.

command-docs = die Dokumentation im Browser öffnen

docs-description = Öffnet die Dokumentation im Browser. Die Seiten werden mit „make docs“ aus dem Quelltext erzeugt; weder sie noch ihre Suche brauchen ein Netz.
docs-ready = Die Dokumentation liegt unter { $url }
docs-not-built = Die Dokumentation wurde noch nicht erzeugt. Gib in { $folder } „make docs“ ein und versuche es noch einmal.
docs-elsewhere = Die Dokumentation gehört nicht zum installierten Paket. Hol dir den Quelltext, gib dort „make docs“ ein und öffne build/docs/site/index.html.
