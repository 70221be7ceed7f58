# Trainierte Netze und die Bots, die mit ihnen spielen.

network-not-read = Das Netz „{ $path }“ lässt sich nicht lesen: { $reason }
network-damaged = „{ $path }“ ist kein Netz, oder die Datei ist beschädigt. Hol sie noch einmal, oder trainiere ein neues.
network-other-game = Das Netz „{ $path }“ spielt { $trained }, nicht { $game }. Wähle eines, das für { $game } trainiert wurde.
network-other-rules = Das Netz „{ $path }“ hat { $game } nach Version { $trained } der Regeln gelernt; inzwischen gilt Version { $now }. Trainiere es neu, oder wähle ein anderes.
network-other-cards = Das Netz „{ $path }“ hat { $game } mit anderen Karten gelernt. Trainiere es mit diesen Karten neu, oder wähle ein anderes.
network-other-size = Das Netz „{ $path }“ liest { $cells } Zellen und kennt { $actions } Aktionen, aber { $game } hat { $cellsnow } Zellen und { $actionsnow } Aktionen. Trainiere es neu, oder wähle ein anderes.
network-none = Für { $game } mit diesen Karten gibt es kein Netz. Nenne eine Datei, etwa network:path=DATEI, oder wähle einen anderen Bot.
