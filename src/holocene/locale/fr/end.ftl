# The end of a game: the headline, what stands below it, the turning points, and the page of the browser.
# $player is a name, $finds a list of cards, $score a source of points, $age a Roman numeral.

end-title-victory = { $lead ->
    [0] { $player } gagne au départage
    [1] { $player } gagne d’un point
   *[other] { $player } gagne de { $lead } points
}
end-title-victory-you = { $lead ->
    [0] Vous gagnez au départage
    [1] Vous gagnez d’un point
   *[other] Vous gagnez de { $lead } points
}
end-title-victory-shared = Victoire partagée : { $winners }
end-title-victory-by-resigning = { $player } gagne
end-title-victory-by-resigning-you = Vous gagnez
end-title-alone = { $n } PV
end-title-alone-ranked = { $n } PV, { $rank }
end-title-defeat = Pas cette fois
end-title-given-up = Partie abandonnée

story-ahead-throughout = { $player } mène du premier au dernier round.
story-ahead-throughout-you = Vous menez du premier au dernier round.
story-still-last = Après le round { $n }, { $player } est encore en dernière position.
story-still-last-you = Après le round { $n }, vous êtes encore en dernière position.
story-still-behind = Après le round { $n }, { $player } a encore du retard.
story-still-behind-you = Après le round { $n }, vous avez encore du retard.
story-ahead-since = { $player } mène à partir du round { $n }.
story-ahead-since-you = Vous menez à partir du round { $n }.
story-ahead-at-last = { $player } ne prend la tête qu’au dernier round.
story-ahead-at-last-you = Vous ne prenez la tête qu’au dernier round.
story-lead-changes = La tête change { $n } fois de mains.
story-best-at = Une première place pour { $player } : { $score }.
story-best-at-you = Une première place vous revient : { $score }.
story-found-first = { $n ->
    [one] { $player } trouve { $n } chose avant tout le monde.
   *[other] { $player } trouve { $n } choses avant tout le monde.
}
story-found-first-you = { $n ->
    [one] Vous trouvez { $n } chose avant tout le monde.
   *[other] Vous trouvez { $n } choses avant tout le monde.
}
story-takes-the-lead = { $finds_n ->
    [0] { $player } prend la tête et la garde.
   *[other] { $player } prend la tête et la garde : { $finds }.
}
story-takes-the-lead-you = { $finds_n ->
    [0] Vous prenez la tête et la gardez.
   *[other] Vous prenez la tête et la gardez : { $finds }.
}
story-leaps = { $player } gagne { $n } points en un seul tour.
story-leaps-you = Vous gagnez { $n } points en un seul tour.
story-chance-rises = Les chances de victoire passent de { $before } à { $after } % pour { $player }.
story-chance-rises-you = Vos chances de victoire passent de { $before } à { $after } %.
story-acts-first = { $player } dispose en premier de { $n } actions par tour.
story-acts-first-you = Vous disposez en premier de { $n } actions par tour.
story-acts-more = { $player } dispose désormais de { $n } actions par tour.
story-acts-more-you = Vous disposez désormais de { $n } actions par tour.
story-acts-last = { $player } dispose enfin de { $n } actions par tour, { $rounds } rounds après les autres.
story-acts-last-you = Vous disposez enfin de { $n } actions par tour, { $rounds } rounds après les autres.
story-first-end-symbol = Le premier symbole de fin est sur la table ; { $needed } terminent la partie.
story-odd-pair = { $player } découvre « { $technology } », mais jamais « { $lacking } ».
story-odd-pair-you = Vous découvrez « { $technology } », mais jamais « { $lacking } ».
story-first-in-age = { $player } atteint en premier l’Âge { $age }.
story-first-in-age-you = Vous atteignez en premier l’Âge { $age }.
story-falls-back = { $player } retombe à l’Âge { $age }.
story-falls-back-you = Vous retombez à l’Âge { $age }.
story-wins-despite-calamities = { $player } gagne malgré { $n } Calamités.
story-wins-despite-calamities-you = Vous gagnez malgré { $n } Calamités.
story-wins-unharmed = { $player } ne subit aucune Calamité.
story-wins-unharmed-you = Vous ne subissez aucune Calamité.
story-wins-without-discoveries = { $player } gagne sans prendre une seule Découverte.
story-wins-without-discoveries-you = Vous gagnez sans prendre une seule Découverte.

clause-found = « { $card } »
clause-mark-rises = ↑ Âge { $age }
clause-mark-falls = ↓ Âge { $age }
clause-mark-place = { $place } { $level }

end-page = La fin
end-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
end-to-table = Voir la table
end-sources = D’où viennent les points
end-most = Souligné : le plus élevé de sa catégorie.
end-source-of = { $score } { $n }
end-curve = Les points, round par round
end-curve-of = { $player } : { $first } après le premier round, { $last } à la fin
end-as-table = En tableau
end-round = Round
end-round-n = Round { $n }
end-turning = Tournants
end-strata = Les strates de cette partie
end-strata-note = Ce que chacun a trouvé, round par round, le plus ancien en bas.
end-strata-first = Cercle épais : personne ne l’avait encore.
end-first = en premier
end-share = Partager
end-save-picture = Enregistrer l’image
end-copy-picture = Copier l’image
end-picture-copied = L’image est copiée.
end-picture-failed = L’image ne peut pas être copiée ici. Enregistrez-la plutôt.
end-share-note = Le lien montre toute la partie. Personne n’a besoin d’un compte.
end-record = Compte rendu de la partie
end-today = Voir le tableau du jour
end-review = Analyse
