# Réinviter ceux avec qui une partie est finie. $players : des noms.

wa-ask = Réinviter { $players }
wa-ask-short = Rejouer
wa-ask-of = Rejouer : { $players }
wa-asked = Invitation envoyée : { $players }. La nouvelle table a le même jeu, les mêmes options et le même rythme.
wa-not = Sans invitation : { $players }.
wa-go = Aller à la table
