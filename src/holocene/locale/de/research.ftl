# Die Bibliothek für die Forschung.

bad-action = Es gibt keine Aktion { $action }: Wähle von 0 bis { $last }.
too-few = { $name } muss mindestens 1 sein, nicht { $number }.
zero-sum-alone = Allein gespielt gibt es keine Nullsummen-Belohnungen: Lass „zero_sum“ weg.
