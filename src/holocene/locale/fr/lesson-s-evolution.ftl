# Les leçons de S-Evolution. Une étape : ce que dit le guide (35 mots au plus), son nom, la consigne (-ask) et les réponses
# aux autres coups (-yet-…). Les mots entre ** comptent le plus.

## Réponses aux coups qui viennent trop tôt.

lesson-s-evolution-yet-play = Une autre carte, cette fois.
lesson-s-evolution-yet-take = Une autre carte est meilleure ici.
lesson-s-evolution-yet-joker = Vous en avez déjà assez.
lesson-s-evolution-yet-done = Votre Action n’est pas encore finie.
lesson-s-evolution-yet-grow = La croissance peut attendre.
lesson-s-evolution-yet-place = Cet emplacement peut attendre.
lesson-s-evolution-yet-raise = Ce niveau peut attendre.
lesson-s-evolution-yet-move = Déplacer un Pop coûte autant qu’en placer un : laissez-les où ils sont.
lesson-s-evolution-yet-advance = L’Âge suivant peut attendre.
lesson-s-evolution-yet-trump = Vous avez plus de cartes d’une autre couleur.
lesson-s-evolution-yet-suffer = Inutile de subir : vous avez la Protection.
lesson-s-evolution-yet-protect = La Protection sert une fois par round : gardez-la pour la pire Calamité.
lesson-s-evolution-yet-gain = Autre chose vous manque davantage.

## La première leçon.

lesson-s-evolution-first = De l’Âge I au dernier pli
lesson-s-evolution-first-about = Plis, Récolte, besoins, Gestion, Découvertes et atout : dix étapes d’une partie.

lesson-s-evolution-first-blind-name = Jouer à l’aveugle
lesson-s-evolution-first-blind = Âge I. Votre peuple ne sait pas encore lire, **pas même ses propres cartes**. Tous jouent à l’aveugle. Un 4 et un 2 sont posés. Choisissez une de vos cartes.
lesson-s-evolution-first-blind-ask = Jouez n’importe quelle carte.

lesson-s-evolution-first-take-name = Qui choisit d’abord
lesson-s-evolution-first-take = Votre 6 bat 4 et 2 : **vous choisissez d’abord**. Les fortes choisissent, les moyennes nourrissent : le 4 Vert donne 3 Nourritures, votre 6 seulement 1 Outil.
lesson-s-evolution-first-take-ask = Prenez le 4 Vert.

lesson-s-evolution-first-harvest-name = La Récolte
lesson-s-evolution-first-harvest = Après le dernier pli vient la Récolte : **les cartes deviennent des ressources**. Un Joker est ce que vous voulez. Vous avez Nourriture et Outils ; la Science servira bientôt.
lesson-s-evolution-first-harvest-ask = Choisissez la Science pour le Joker.

lesson-s-evolution-first-needs-name = Les besoins
lesson-s-evolution-first-needs = Vos deux Pops ont mangé 2 Nourritures. **Tous les besoins satisfaits** : 2 PV, un par Pop, et votre peuple monte à l’Âge II.

lesson-s-evolution-first-manage-name = La Gestion
lesson-s-evolution-first-manage = Dépensez le reste. Un Pop de plus, pour 1 Nourriture, rapporte plus et mange plus. **Un Pop à la Ferme**, pour 1 Outil, donne de la Nourriture à chaque round.
lesson-s-evolution-first-manage-ask = Population +1, et un Pop à la Ferme.
lesson-s-evolution-first-manage-yet-rest = Il vous reste de quoi dépenser.

lesson-s-evolution-first-follow-name = Jouer la couleur
lesson-s-evolution-first-follow = Deux rounds plus tard, Âge III : vous voyez vos cartes, et **les couleurs comptent**. Ben a commencé par Orange et vous en avez une. Essayez quand même le 6 Vert.
lesson-s-evolution-first-follow-ask = Essayez de jouer le 6 Vert.
lesson-s-evolution-first-follow-done = Vous avez une carte Orange : vous devez la jouer. Quand la table refuse un coup, elle dit toujours pourquoi.

lesson-s-evolution-first-discovery-name = Votre Découverte
lesson-s-evolution-first-discovery = Une carte est **toujours permise : votre Découverte**. Elle ne gagne rien maintenant, mais reste devant vous et compte à la fin : six d’une même couleur valent 21 PV.
lesson-s-evolution-first-discovery-ask = Jouez votre Découverte.
lesson-s-evolution-first-discovery-yet-orange = Orange serait permis, mais gardez-la.

lesson-s-evolution-first-calamity-name = Une Calamité
lesson-s-evolution-first-calamity = Il vous est resté la **Famine** : les cartes Nourriture ne donneraient rien ce round-ci. Mais un Pop à la Protection écarte une Calamité par round.
lesson-s-evolution-first-calamity-ask = Opposez la Protection à la Famine.

lesson-s-evolution-first-trump-name = L’atout
lesson-s-evolution-first-trump = Âge V : vous êtes en tête et **choisissez l’atout de ce round, la couleur qui bat les autres**. Qui ne peut suivre peut couper, aux Âges V et VI. Vous avez deux cartes Vert.
lesson-s-evolution-first-trump-ask = Choisissez l’atout : Vert.

lesson-s-evolution-first-end-name = Le dernier pli
lesson-s-evolution-first-end = Dernier pli du dernier round. On ne bâtit plus : **les besoins comptent encore une fois, puis les Découvertes par couleur**. Il vous manque 1 Science : le 6 Bleu l’apporte.
lesson-s-evolution-first-end-ask = Prenez le 6 Bleu.
lesson-s-evolution-first-end-done = 58 à 50 : l’histoire se souviendra de vous.

## Calamités.

lesson-s-evolution-calamities = Les Calamités
lesson-s-evolution-calamities-about = Qui les reçoit, et ce que peut la Protection.

lesson-s-evolution-calamities-last-name = Qui les reçoit
lesson-s-evolution-calamities-last = Une Calamité est une carte Violet comme une autre, tant que nul ne la prend. **Qui choisit en dernier prend ce qui reste.** Choisissez, et laissez l’Épidémie à Ben, qui l’a jouée.
lesson-s-evolution-calamities-last-ask = Prenez le 5 Vert.
lesson-s-evolution-calamities-last-yet-epidemic = L’Épidémie vous coûterait un Pop.

lesson-s-evolution-calamities-choose-name = Une par round
lesson-s-evolution-calamities-choose = Deux Calamités, et **la Protection n’en écarte qu’une par round**. L’Épidémie prend un Pop ; le Séisme n’annule que les cartes Outils, et vous n’en avez pas. Écartez l’Épidémie.
lesson-s-evolution-calamities-choose-ask = Prenez le 6 Bleu, puis écartez l’Épidémie.
lesson-s-evolution-calamities-choose-yet-pop = Cela vous coûterait un Pop.
lesson-s-evolution-calamities-choose-yet-first = D’abord l’Épidémie.

lesson-s-evolution-calamities-gift-name = Niveau 2
lesson-s-evolution-calamities-gift = Au niveau 2, la Protection fait mieux : **la Calamité écartée apporte 2 ressources au choix**. Nourriture et Outil satisferont tous vos besoins.
lesson-s-evolution-calamities-gift-ask = Prenez le 6 Bleu, écartez la Famine, gagnez Nourriture et Outil.
lesson-s-evolution-calamities-gift-yet-science = L’Âge IV n’a pas besoin de Science.

lesson-s-evolution-calamities-later-name = Celles qui attendent
lesson-s-evolution-calamities-later = Deux Calamités **agissent au round suivant** : l’Invasion montre votre main à tous, l’Obscurantisme vous la cache. La Protection les écarte maintenant ou jamais.

## L’atout.

lesson-s-evolution-trump = L’atout
lesson-s-evolution-trump-about = Le choisir, le garder, et battre un six avec un deux.

lesson-s-evolution-trump-name-name = Le choisir

lesson-s-evolution-trump-name = Dès l’Âge V, le plus avancé choisit l’atout avant le premier pli. **Prenez la couleur que vous avez le plus** : Vert.
lesson-s-evolution-trump-name-ask = Choisissez l’atout : Vert.

lesson-s-evolution-trump-lead-name = Le garder
lesson-s-evolution-trump-lead = Les Âges I à IV ne peuvent pas couper. **Gardez donc vos atouts** et commencez par le 5 Bleu : Ben doit fournir un Bleu plus faible, et Chen n’en a pas.
lesson-s-evolution-trump-lead-ask = Commencez par le 5 Bleu.
lesson-s-evolution-trump-lead-yet-keep = Gardez vos atouts.

lesson-s-evolution-trump-must-name = D’abord fournir
lesson-s-evolution-trump-must = Ben a commencé par Bleu, et vous en avez encore une. **On ne coupe que si l’on ne peut pas fournir.** Essayez quand même le 2 Vert.
lesson-s-evolution-trump-must-ask = Essayez de jouer le 2 Vert.
lesson-s-evolution-trump-must-done = Bleu est demandé et vous en avez : l’atout attendra.

lesson-s-evolution-trump-cut-name = Un deux bat un six
lesson-s-evolution-trump-cut = Ben a joué le 6 Violet, vous n’en avez pas : **votre 2 Vert coupe et bat tout**. Pas le 6 Vert de Chen : l’Âge III ne coupe pas. Prenez ensuite le Joker.
lesson-s-evolution-trump-cut-ask = Jouez le 2 Vert, puis prenez le 6 Violet.
lesson-s-evolution-trump-cut-yet-orange = Orange passerait en dernier.

## Gestion.

lesson-s-evolution-management = La Gestion
lesson-s-evolution-management-about = Quoi acheter d’abord, et ce qu’il en coûte ensuite.

lesson-s-evolution-management-grow-name = Plus de Pops
lesson-s-evolution-management-grow = Chaque Pop rapporte pour chaque besoin satisfait, **et mange à chaque round**. Une fois par round : +1 pour 1 Nourriture, ou +2 pour 3. Vous en avez 4.
lesson-s-evolution-management-grow-ask = Population +2.
lesson-s-evolution-management-grow-yet-one = Vous pouvez vous en offrir deux.

lesson-s-evolution-management-farm-name = Les Bâtiments
lesson-s-evolution-management-farm = Quatre Pops mangeront 4 Nourritures par round, et dès l’Âge III il faudra aussi 4 Outils. **Un Bâtiment donne une ressource à chaque Récolte**, et le niveau 1 coûte 1 Outil.
lesson-s-evolution-management-farm-ask = Placez des Pops à la Ferme et à l’Usine, niveau 1.
lesson-s-evolution-management-farm-yet-level = Le niveau 1 suffit pour l’instant.

lesson-s-evolution-management-raise-name = Un niveau de plus
lesson-s-evolution-management-raise = Le niveau 2 coûte 2 Outils de plus et **donne deux ressources à chaque Récolte**, toujours avec un seul Pop. Chaque Âge demande de la Nourriture : améliorez la Ferme.
lesson-s-evolution-management-raise-ask = Montez la Ferme au niveau 2.
lesson-s-evolution-management-raise-yet-factory = D’abord la Ferme : on mange à chaque Âge.

lesson-s-evolution-management-advance-name = Un Âge contre de la Science
lesson-s-evolution-management-advance = Une fois par round, **3 Science achètent un Âge**. À l’Âge III, les couleurs comptent, et les Outils rapportent comme la Nourriture, si vous pouvez payer les deux.
lesson-s-evolution-management-advance-ask = Montez à l’Âge III.

lesson-s-evolution-management-rest-name = Garder une réserve
lesson-s-evolution-management-rest = Ce que vous gardez sert aux prochains besoins, **jusqu’à 8 de chaque ressource**. Commerce, Prestige et Protection coûtent de la Science, pour un autre round. Cela suffit.
lesson-s-evolution-management-rest-ask = Terminez votre Action.
lesson-s-evolution-management-rest-yet-keep = Gardez la dernière Science pour les besoins à venir.
lesson-s-evolution-management-rest-yet-move = Déplacer un Pop coûte autant qu’en placer un.
