# Progress: was jemandem beim ersten Mal am Tisch gesagt wird; höchstens 35 Wörter.

coach-progress-turn = Du bist am Zug: zwei Aktionen für den Anfang. Entdecke, was du bezahlen kannst, erforsche, was zu teuer ist, oder ziehe. Spielbare Karten sind hervorgehoben.
coach-progress-payment = Bezahlen: Plättchen kommen im nächsten Zug zurück, Karten nicht. Eine Karte ist die Zahl in ihrer Ecke wert, für jede Art.
coach-progress-token = Du hast jetzt ein Wissensplättchen. Benutze es in jedem Zug: Es kostet nichts und kommt zurück.
coach-progress-tokens-spent = Alle deine Plättchen sind benutzt. Am Ende deines Zuges kommen sie zurück; bis dahin zahlst du mit Karten.
coach-progress-research = In Entwicklung: Jeder deiner Züge nimmt einen Stein weg. Als Voraussetzung zählt sie schon, also baue darauf auf.
coach-progress-take-back = Du darfst eine Technologie in Entwicklung zurück auf die Hand nehmen, aber ihre Steine sind verloren. Meist lässt man sie reifen.
coach-progress-skill = Eine deiner Fähigkeiten ist gestiegen. Drücke auf eine Leiste deines Tableaus, um zu sehen, was sie jetzt kann.
coach-progress-draw = Du kannst nach jeder Karte aufhören. Die Ablage liegt offen: Schau dort nach, bevor du vom Zugstapel ziehst.
coach-progress-hand-limit = Zu viele Handkarten: Wirf bis zum Limit ab. Diese Karten bezahlen nichts, also gib überzählige während deines Zuges aus.
coach-progress-spare = Etwas Wissen blieb übrig und ist verfallen. Nutze es beim nächsten Mal im selben Zug für eine zweite Technologie.
coach-progress-new-age = Für alle hat ein neues Zeitalter begonnen. Sein Stapel ist ab jetzt offen, und seine Karten sind stärker.
coach-progress-age-leaves = Das älteste Zeitalter hat das Spiel verlassen: Seine Karten sind aus Händen, Stapeln und Entwicklung verschwunden. Was aktiv ist, bleibt.
coach-progress-power-lead = Du führst auf einer Machtleiste. Am Ende zählt nur der Rang, also genügt ein Feld Vorsprung.
coach-progress-guide = Eine neue Berühmtheit: Der alte Vorteil ist weg, der neue gehört dir. Die Punkte beider zählen am Ende.
coach-progress-milestone = Dein Stein liegt auf dem Meilenstein. Wird er erreicht, bekommst du seinen Vorteil; die Karte nimmt, wer die meisten Steine hat.
coach-progress-end-near = Noch ein Symbol beendet die Partie, sofort. Schau auf den Punktestand: Soll jetzt Schluss sein?
