# Für alle, die einen Server betreiben: die Befehle `tables`, `backup` und `restore`.

command-tables = die Tische eines Servers auflisten, exportieren und löschen
command-backup = alle Tische eines Servers in eine Datei sichern
command-restore = eine Sicherung wieder einspielen

tables-description = Für alle, die einen Server betreiben: kümmert sich um seine Tische, ob der Server läuft oder nicht.
tables-list-help = Tische auflisten, zuletzt geänderte zuerst
tables-show-help = alles zeigen, was man von einzelnen Tischen wissen darf
tables-export-help = Aufzeichnungen von Partien speichern
tables-export-description = Speichert Aufzeichnungen von Partien. Bei Partien, die noch laufen, fehlt darin das Geheimnis.
tables-delete-help = Tische endgültig löschen
tables-expire-help = Tische löschen, an denen sich lange nichts getan hat
tables-expire-description = Löscht Tische, an denen sich so viele Tage nichts getan hat, wie die Einstellungen expire_open, expire_running und expire_over sagen. Ein Server tut das stündlich von selbst.
tables-migrate-help = Partien zu den Regeln und Karten dieser Version mitnehmen
tables-migrate-description = Spielt unfertige Partien nach, die mit anderen Regeln oder Karten begonnen wurden. Ist jeder Zug noch erlaubt, geht die Partie mit denen dieser Version weiter; sonst bleibt sie, wie sie ist.
tables-table-metavar = TISCH
tables-table-help = der kurze Name eines Tisches, wie in seiner Adresse
tables-all-help = alle Tische, oder alle, die die Filter übrig lassen
tables-place-metavar = ORT
tables-to-help = der Ordner, in den geschrieben wird (Vorgabe: dieser); für einen einzelnen Tisch auch eine Datei
tables-form-help = die Form der Aufzeichnungen
tables-force-help = vorhandene Dateien überschreiben
tables-yes-help = nicht nachfragen
tables-state-help = nur Tische in diesem Zustand
tables-game-help = nur Tische dieses Spiels
tables-days-metavar = TAGE
tables-older-help = nur Tische, an denen sich so viele Tage nichts getan hat
tables-json-help = JSON ausgeben, für Programme
tables-dry-run-help = nur sagen, was geschehen würde

tables-table = Tisch
tables-state = Zustand
tables-moves = Züge
tables-created = Angelegt
tables-changed = Letzte Änderung
tables-commitment = Hash des Geheimnisses
tables-state-open = wartet auf Mitspieler
tables-state-running = läuft
tables-state-over = beendet
tables-waits = andere Regeln oder Karten
tables-public = öffentlich
tables-imported = importiert
tables-resigned = aufgegeben
tables-seeded = Kartenverteilung vom Host bestimmt
tables-archived = im Archiv
tables-seat-free = frei
tables-count = { $n ->
    [one] { $n } Tisch
   *[other] { $n } Tische
}
tables-which = Nenne die Tische oder schreibe --all dazu.
tables-left = { $table } bleibt, wie er ist. { $reason }
tables-not-saved = { $table } wurde nicht gespeichert. { $reason }
tables-came = { $table } geht mit den Regeln und Karten dieser Version weiter.
tables-could-come = { $table } kann mit den Regeln und Karten dieser Version weitergehen.
tables-migrated = Mitgenommen: { $n }. Unverändert geblieben: { $left }.
tables-sure = { $n ->
    [one] Diesen Tisch endgültig löschen? [j/N]
   *[other] Diese { $n } Tische endgültig löschen? [j/N]
}
tables-yes = j
tables-kept = Es wurde nichts gelöscht.
tables-deleted = { $n ->
    [one] { $n } Tisch gelöscht.
   *[other] { $n } Tische gelöscht.
}
tables-would-expire = { $n ->
    [one] { $n } Tisch würde gelöscht.
   *[other] { $n } Tische würden gelöscht.
}
tables-nobody-to-ask = Hier ist niemand, der gefragt werden könnte. Wenn du sicher bist, schreibe --yes dazu.
tables-no-database = Unter „{ $path }“ gibt es keine Datenbank. Nenne die richtige mit --database.
tables-other-schema = Die Datenbank stammt von einer anderen Version von Holocene. Starte einmal den Server dieser Version: Er bringt eine ältere auf den neuen Stand und hebt eine Kopie auf.
tables-cannot-write = „{ $path }“ lässt sich nicht schreiben: { $reason }.
tables-comes-out-differently = Mit den heutigen Regeln und Karten stünde die Partie anders.
tables-turn-of-other = Mit den heutigen Regeln und Karten wäre jemand anders am Zug gewesen.
tables-changed-meanwhile = Am Tisch ist gerade etwas geschehen. Versuche es noch einmal.

backup-description = Sichert alle Tische in eine Datei, vollständig auch bei laufendem Server. Sie enthält Geheimnisse: Nur du kannst sie lesen.
backup-file-help = die Datei, die angelegt wird
backup-force-help = eine vorhandene Datei überschreiben
backup-done = Gesichert in „{ $path }“. Verwahre die Datei gut: Sie enthält die Geheimnisse laufender Partien.
backup-exists = „{ $path }“ gibt es schon. Wähle einen anderen Namen oder überschreibe mit --force.
backup-failed = Die Sicherung ist nicht gelungen: { $reason }.
backup-no-pg-dump = PostgreSQL wird mit seinem eigenen Programm pg_dump gesichert, das hier fehlt. Installiere die Client-Programme von PostgreSQL oder starte pg_dump auf dem Rechner der Datenbank.

restore-description = Spielt eine Sicherung von „holocene backup“ wieder ein. Beende vorher den Server. Die jetzigen Tische bleiben in einer Datei daneben erhalten.
restore-file-help = eine Sicherung von „holocene backup“
restore-kept = Die bisherigen Tische liegen in „{ $path }“.
restore-done = Die Sicherung ist eingespielt. Du kannst den Server starten.
restore-no-file = Die Datei „{ $path }“ gibt es nicht.
restore-no-copy = „{ $path }“ ist keine Sicherung der Tische von Holocene.
restore-newer = „{ $path }“ stammt von einer neueren Version von Holocene. Installiere zuerst diese Version.
restore-in-use = „{ $path }“ wird gerade benutzt. Beende zuerst den Server.
restore-postgresql = Eine PostgreSQL-Datenbank wird mit ihrem eigenen Programm eingespielt. Beende den Server und starte: pg_restore --clean --if-exists --no-owner --dbname=URL { $path }
