# Die Bibliothek für die Forschung.

bad-action = Es gibt keine Aktion { $action }: Wähle von 0 bis { $last }.
bad-bots = Es gibt { $seats } Plätze für Bots, benannt sind aber { $named }.
research-missing = { $package } ist nicht installiert. Installiere es mit: pip install holocene[research]
too-few = { $name } muss mindestens 1 sein, nicht { $number }.
zero-sum-alone = Allein gespielt gibt es keine Nullsummen-Belohnungen: Lass „zero_sum“ weg.
