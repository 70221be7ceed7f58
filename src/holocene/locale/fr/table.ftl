# Les mots de toutes les tables : joueurs, listes, refus et résultats.
# $player est un nom, $age un chiffre romain.

seat-human = Joueur { $n }
seat-bot = Bot { $n }
bot-random = Hasard
bot-random-character = Joue n’importe quel coup permis.
bot-greedy = Appliqué
bot-greedy-character = Prend ce qui rapporte le plus ce tour-ci.
bot-forager = Cueilleur
bot-forager-character = Débute avec le sourire : prend ce qui est à portée de main, ne voit pas tout et perd de vue ce qu’il possède.
bot-herder = Bergère
bot-herder-character = Toujours en route : ne s’arrête jamais pour faire des réserves ou bâtir plus haut, et ne s’occupe de personne.
bot-farmer = Paysanne
bot-farmer-character = Cultive son champ sans jamais regarder les autres, ni voir approcher la fin de la partie.
bot-artisan = Artisan
bot-artisan-character = Penché sur son ouvrage : oublie ce qu’il a déjà bâti, ce que possèdent les autres et que la fin approche.
bot-merchant = Marchand
bot-merchant-character = Compte soigneusement ses biens et ne regarde jamais ceux des autres.
bot-scholar = Savante
bot-scholar-character = Absorbée par le jeu, un œil sur chacun, et surprise à chaque fois que la partie se termine.
bot-inventor = Inventrice
bot-inventor-character = Remarque tout et joue sa première bonne idée sans l’examiner plus avant.
bot-visionary = Visionnaire
bot-visionary-character = Voit très loin : réfléchit aussi longtemps que vous le permettez.
bot-champion = Champion
bot-champion-character = Le niveau le plus fort : ne néglige rien, prévoit, et a appris seul en des millions de parties.

table-list = { $head } et { $last }
table-refused = { $reason } ({ $rule })
table-final = irréversible
table-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
table-more-cards = { $n ->
    [one] et { $n } autre
   *[other] et { $n } autres
}
table-zone = { $name } :
table-no-cards = rien
ask-choose = Choisissez un coup.
hint-best = C’est le coup qui gagne le plus souvent dans les parties simulées.
table-score-sheet = Feuille de score
table-points-from = Points
table-rule = Règle
table-total = Total
table-history = L’histoire
table-dug-up = Ce que la fouille a révélé
