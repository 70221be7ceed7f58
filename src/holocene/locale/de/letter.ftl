# E-Mails, die eine Adresse beweisen oder jemanden zu seinen Plätzen zurückbringen.

letter-address-subject = Deine Adresse bei Holocene
letter-address = Hallo { $name }, diese Adresse soll dich zu deinen Plätzen bei Holocene zurückbringen.
letter-address-else = Wenn du das nicht wolltest, tu einfach nichts: Ohne den Code wird diese Adresse nicht behalten.
letter-back-subject = Zurück zu deinen Plätzen bei Holocene
letter-back = Hallo { $name }, du möchtest zurück zu deinen Plätzen bei Holocene.
letter-back-else = Wenn du das nicht warst, tu einfach nichts und zeig den Code niemandem: Wer ihn hat, kann an deiner Stelle spielen.
letter-code = Dein Code ist { $code }. Er gilt einmal und eine halbe Stunde lang.
letter-link = Oder öffne diesen Link: { $link }
letter-gone-subject = Deine Adresse bei Holocene wurde entfernt
letter-gone = Hallo { $name }, diese Adresse führt nicht mehr zurück zu deinen Plätzen bei Holocene: Sie wurde entfernt oder durch eine andere ersetzt. Dies ist der letzte Brief an sie.
letter-gone-else = Wenn du das nicht warst, hat jemand einen Browser oder ein Gerät, das dich kennt. Öffne in einem deiner eigenen die Seite Du, entferne alle Browser und Passkeys, die du nicht wiedererkennst, und füge deine Adresse neu hinzu. Wenn dich keines deiner Geräte mehr kennt, schreib an die Person, die den Server betreibt.
letter-forgotten-subject = Du wurdest bei Holocene gelöscht
letter-forgotten = Hallo { $name }, du hast Holocene gebeten, dich zu löschen, und alles, was über dich gespeichert war, ist weg: Browser, Passkeys, Wertungen und diese Adresse. Dies ist der letzte Brief an sie.
letter-forgotten-else = Wenn du das nicht warst, hat jemand einen Browser oder ein Gerät benutzt, das dich kannte. Rückgängig machen lässt es sich nicht, aber wer den Server betreibt, kann dir mehr sagen. Du kannst jederzeit neu anfangen.
