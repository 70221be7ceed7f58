# Les leçons de Progress. Une étape : ce que dit le guide (35 mots au plus), son nom, la consigne (-ask) et les réponses
# aux autres coups (-yet-…). Les mots entre ** comptent le plus.

## Réponses aux coups qui viennent trop tôt.

lesson-progress-yet-discover = Cette carte viendra plus tard.
lesson-progress-yet-research = La Recherche peut attendre.
lesson-progress-yet-draw = La pioche peut attendre.
lesson-progress-yet-quick-draw = La Pioche Rapide peut attendre : vous la verrez dans votre première partie.
lesson-progress-yet-shuffle = Mélanger et Piocher peut attendre : vous le verrez dans votre première partie.
lesson-progress-yet-discard = Gardez cette carte : elle vous servira.
lesson-progress-yet-flip = Gardez ce jeton pour l’instant.
lesson-progress-yet-end = Votre tour n’est pas encore fini.
lesson-progress-yet-stop = Vous n’avez pas fini de piocher.
lesson-progress-yet-guide = Le choix d’une Personnalité vient dans un instant.
lesson-progress-yet-heritage = L’Héritage vient dans un instant.
lesson-progress-yet-section = Cette section vient dans un instant.
lesson-progress-yet-swap = L’échange vient dans un instant.

## La première leçon.

lesson-progress-first = Les premiers tours
lesson-progress-first-about = Découvrir, payer, rechercher, piocher, ouvrir un nouvel âge : dix coups à une table pour deux.

lesson-progress-first-pottery-name = Deux usages d’une carte
lesson-progress-first-pottery = Une carte est **deux choses** : une technologie à poser, ou de la Connaissance à dépenser. « Poterie » coûte 1 Ingénierie. Vous n’en avez pas encore : payez avec une autre carte.
lesson-progress-first-pottery-ask = Découvrez « Poterie » et défaussez « Herboristerie » pour la payer.
lesson-progress-first-pottery-yet-wheel = « Roue » viendra bientôt, et coûtera moins cher.

lesson-progress-first-token-name = Un revenu pour toujours
lesson-progress-first-token = « Poterie » est à vous pour toujours : 2 cases sur l’échelle Population, et **un jeton qui paie 1 Ingénierie à chaque tour**. Le voici.
lesson-progress-first-token-yet-wheel = « Roue » est pour l’étape suivante.

lesson-progress-first-wheel-name = Un savoir en appelle un autre
lesson-progress-first-wheel = « Roue » coûte 3 Ingénierie, ou **rien si vous avez « Poterie »**. Vous l’avez. C’est ainsi qu’un savoir en appelle un autre.
lesson-progress-first-wheel-ask = Découvrez « Roue », gratuitement.

lesson-progress-first-end-name = La fin d’un tour
lesson-progress-first-end = Deux actions, toutes deux faites. À la fin d’un tour, **les jetons dépensés reviennent** et vous gardez au plus 5 cartes. Puis c’est à Ben : observez.
lesson-progress-first-end-ask = Terminez votre tour.

lesson-progress-first-irrigation-name = La Recherche
lesson-progress-first-irrigation = Quelques tours plus tard. « Irrigation » vous coûterait toutes vos autres cartes. **Recherchez-la** : rien à payer, 4 tours d’attente, et elle compte aussitôt comme prérequis.
lesson-progress-first-irrigation-ask = Recherchez « Irrigation ».
lesson-progress-first-irrigation-yet-dear = Cela viderait votre main.

lesson-progress-first-draw-name = Piocher
lesson-progress-first-draw = Trop peu de cartes ? **Piochez-en jusqu’à 3**, une à une, dans la pioche ou sur la défausse, où se trouve « Calendrier ». Mais piocher termine votre tour.
lesson-progress-first-draw-ask = Piochez une carte de la pioche, puis « Calendrier », puis arrêtez.
lesson-progress-first-draw-yet-pile = D’abord une carte de la pioche.
lesson-progress-first-draw-yet-deck = « Calendrier » est la meilleure carte à présent.
lesson-progress-first-draw-yet-stop = Vous pouvez encore piocher.

lesson-progress-first-marker-name = Le dernier marqueur
lesson-progress-first-marker = Plus tard, il reste un marqueur sur « Irrigation ». **Chaque nouveau tour en retire un.** Ben va finir le sien : « Irrigation » deviendra active, et vous piocherez une carte de plus.

lesson-progress-first-writing-name = Deux lignes de coût
lesson-progress-first-writing = « Écriture » a **deux lignes de coût**. « Poterie » satisfait la première. Payez la seconde, 1 Culture, avec votre jeton et gardez vos cartes.
lesson-progress-first-writing-ask = Découvrez « Écriture » et dépensez le jeton Culture.
lesson-progress-first-writing-yet-cards = Gardez vos cartes : le jeton revient au prochain tour.
lesson-progress-first-writing-yet-monotheism = D’abord « Écriture » : elle rend « Monothéisme » gratuit.

lesson-progress-first-monotheism-name = Un nouvel âge
lesson-progress-first-monotheism = « Monothéisme » porte un soleil levant, le symbole Nouvel Âge : il ouvre **l’Âge II, aussitôt et pour tous**. Deux de vos technologies le rendent gratuit. Bien choisir ce moment est la moitié du jeu.
lesson-progress-first-monotheism-ask = Découvrez « Monothéisme », gratuitement.

lesson-progress-first-score-name = Les points et la fin
lesson-progress-first-score = **À deux, la partie s’arrête net au deuxième sablier actif, sur les cartes tardives.** Le plus de points l’emporte : cartes, compétences et rang sur les trois échelles. Départ : 26 chacun.

## Payer.

lesson-progress-payment = Façons de payer
lesson-progress-payment-about = Jetons, cartes et reste : payer trois technologies en un seul tour.

lesson-progress-payment-tokens-name = Les jetons d’abord
lesson-progress-payment-tokens = « Calendrier » coûte 2 Science. **Un jeton revient au tour suivant, une carte non** : le jeton Science paie l’une, et « Rites funéraires », dont vous pouvez vous passer, l’autre.
lesson-progress-payment-tokens-ask = Découvrez « Calendrier » : jeton Science et « Rites funéraires ».
lesson-progress-payment-tokens-yet-philosophy = « Philosophie » est pour la suite.
lesson-progress-payment-tokens-yet-masonry = « Maçonnerie » viendra en dernier.

lesson-progress-payment-surplus-name = Un peu trop
lesson-progress-payment-surplus = « Philosophie » : « Instruments de musique » satisfait une ligne, l’autre coûte 2 Science. « Algèbre » donne 3 Connaissance Générale, valable partout. **Le reste vous sert jusqu’à la fin du tour.**
lesson-progress-payment-surplus-ask = Découvrez « Philosophie » et défaussez « Algèbre ».
lesson-progress-payment-surplus-yet-masonry = « Maçonnerie » vient ensuite : elle profitera du reste.

lesson-progress-payment-left-name = Le reste
lesson-progress-payment-left = Il vous reste 1 Connaissance et une troisième action. « Maçonnerie » coûte 2 Ingénierie : **le jeton paie l’une, le reste paie l’autre**.
lesson-progress-payment-left-ask = Découvrez « Maçonnerie » avec le jeton Ingénierie.

lesson-progress-payment-thrift-name = Épargner
lesson-progress-payment-thrift = Trois technologies pour deux jetons et deux cartes. **La table propose le paiement le moins cher ; vous pouvez le changer.** Ce qui reste est perdu à la fin du tour.

## Les échelles de Pouvoir.

lesson-progress-power = Les échelles de Pouvoir
lesson-progress-power-about = Pourquoi une case d’avance peut valoir plus qu’une carte.

lesson-progress-power-rank-name = Seul le rang compte
lesson-progress-power-rank = Sur une échelle de Pouvoir, **seul votre rang compte** : Armée vaut 12, 7 et 3. À égalité avec Ben, vous partagez 12 et 7 : neuf chacun. Chen en a 3.

lesson-progress-power-army-name = Une case d’avance
lesson-progress-power-army = « Fer » donne 2 cases sur Armée. « Bronze » satisfait une ligne, un jeton paie l’autre. **Être devant suffit** : vos points passent de 26 à 30.
lesson-progress-power-army-ask = Découvrez « Fer » avec un jeton Ingénierie.
lesson-progress-power-army-yet-token = Dépensez plutôt un jeton.

lesson-progress-power-level-name = L’égalité compte aussi
lesson-progress-power-level = En Prestige vous êtes en queue. « Calendrier » donne 1 case, **à égalité avec les deux** : vous partagez 10, 6 et 3, six chacun au lieu de 3. De 30 points à 34.
lesson-progress-power-level-ask = Découvrez « Calendrier » : jeton Science et « Herboristerie ».

lesson-progress-power-last-name = Regardez les autres
lesson-progress-power-last = Une grande avance ne vaut pas plus qu’une petite. **Cherchez où une case suffit pour dépasser**, et qui vous suit à une case. La feuille de score en tient toujours compte.

## Le moment des âges.

lesson-progress-timing = Quand ouvrir un âge
lesson-progress-timing-about = Le premier choix, les cartes qui quittent le jeu, et le moment de finir.

lesson-progress-timing-open-name = Avec une action en réserve
lesson-progress-timing-open = Un nouvel âge s’ouvre à tous, mais **vous en profitez en premier s’il vous reste une action**. « Rites funéraires » et « Écriture » rendent « Monothéisme » gratuit.
lesson-progress-timing-open-ask = Découvrez d’abord « Monothéisme ».

lesson-progress-timing-first-name = Le premier choix
lesson-progress-timing-first = La pioche Âge II est ouverte et intacte. Ses cartes sont plus fortes, et **valent plus en défausse**. La Pioche Rapide en prend deux sans finir le tour.
lesson-progress-timing-first-ask = Pioche Rapide : deux cartes de la pioche Âge II.
lesson-progress-timing-first-yet-old = Prenez les nouvelles cartes.

lesson-progress-timing-leave-name = Avant le départ des vieilles cartes
lesson-progress-timing-leave = « Banque » ouvrira l’Âge III, et **les cartes Âge I non actives quitteront le jeu**, même en main. D’abord « Poésie » : « Instruments de musique » la rend gratuite.
lesson-progress-timing-leave-ask = Découvrez « Poésie ».
lesson-progress-timing-leave-yet-banking = « Banque » vous ferait perdre « Poésie ».

lesson-progress-timing-third-name = Fermer l’ancien âge
lesson-progress-timing-third = Vous perdez « Rites funéraires » et « Fer », **mais Ben perd aussi deux cartes**, et il vous reste une action dans le nouvel âge.
lesson-progress-timing-third-ask = Découvrez « Banque », gratuitement.

lesson-progress-timing-over-name = La fin
lesson-progress-timing-over = « Pompe à vapeur » de Ben porte un symbole Âge IV, votre « Gravitation » le second. **Dès son dernier marqueur ôté, la partie est finie**, et vous gagnez : 43 à 39.

## Personnalités.

lesson-progress-personalities = Personnalités
lesson-progress-personalities-about = Une extension : des Personnalités avec un avantage durable et un Héritage.

lesson-progress-personalities-guide-name = Une Personnalité
lesson-progress-personalities-guide = La Personnalité Aristote vous guide depuis le début : **son jeton Science est à vous tant qu’elle reste**. Elle vaut aussi 2 PV à la fin, quoi qu’il arrive.

lesson-progress-personalities-scientist-name = Un Scientifique
lesson-progress-personalities-scientist = Dès l’Âge II, vous pouvez **prendre un Scientifique Médiéval, en action gratuite**. Le jeton d’Aristote s’en va ; Avicenne vous fait piocher une carte de plus.
lesson-progress-personalities-scientist-ask = Prenez Avicenne.
lesson-progress-personalities-scientist-yet-other = Un bon choix pour vos parties. Ici, ce sera Avicenne.

lesson-progress-personalities-heritage-name = L’Héritage
lesson-progress-personalities-heritage = Avant l’Âge III, vous pouvez échanger l’avantage d’un Scientifique contre son **Héritage, une seule fois** : celui d’Avicenne, 3 cases de Population, dépasse Ben.
lesson-progress-personalities-heritage-ask = Utilisez l’Héritage d’Avicenne.

lesson-progress-personalities-points-name = Toutes comptent
lesson-progress-personalities-points = À la fin, **toutes vos Personnalités comptent** : Aristote 2 PV, Avicenne 2 PV. Dès l’Âge III, un Artiste de la Renaissance peut suivre.

## Étapes Importantes.

lesson-progress-milestones = Étapes Importantes
lesson-progress-milestones-about = Une extension : bâtir des merveilles section par section, à un ou à plusieurs.

lesson-progress-milestones-section-name = Une section gratuite
lesson-progress-milestones-section = Les « Jardins suspendus de Babylone » ont deux sections, payées comme des lignes de coût. **Une par tour ne prend pas d’action**, et « Irrigation » satisfait la première gratuitement.
lesson-progress-milestones-section-ask = Couvrez la première section.
lesson-progress-milestones-section-yet-second = D’abord la première : elle est gratuite.

lesson-progress-milestones-action-name = Une section de plus
lesson-progress-milestones-action = **Chaque section de plus coûte une action.** La seconde demande 2 Science : le jeton et « Poésie ». C’est la dernière : les Jardins seront terminés.
lesson-progress-milestones-action-ask = Couvrez la seconde section : jeton Science et « Poésie ».

lesson-progress-milestones-owner-name = À qui elle revient
lesson-progress-milestones-owner = **Qui y a un marqueur gagne l’avantage** : 2 cases de Population. Vous en avez le plus, la carte est donc à vous : 2 PV, et l’avantage encore une fois à la fin.

## Révolution industrielle.

lesson-progress-industrial = Révolution industrielle
lesson-progress-industrial-about = Une extension : un quatrième âge, et des cartes qui récompensent cinq d’un même type.

lesson-progress-industrial-ages-name = Un quatrième âge
lesson-progress-industrial-ages = Avec la Révolution industrielle, l’Âge III ne termine pas la partie : **ses symboles ouvrent l’Âge IV**. À deux, un seul suffit. « Gravitation » le porte.

lesson-progress-industrial-open-name = L’Âge II s’en va
lesson-progress-industrial-open = Quand l’Âge IV commence, **les cartes Âge II non actives quittent le jeu**, votre « Banque » aussi. « Calcul infinitésimal » et « Instruments d’optique » rendent « Gravitation » gratuite.
lesson-progress-industrial-open-ask = Découvrez « Gravitation », gratuitement.
lesson-progress-industrial-open-yet-geology = L’Âge IV n’a pas encore commencé.

lesson-progress-industrial-five-name = Cinq d’un même type
lesson-progress-industrial-five = « Géologie » vaut 4 PV, plus à la fin **1 PV pour chaque lot de 5 technologies Science actives**. Avec elle, vous en avez six. « Canaux » et « Chimie » la rendent gratuite.
lesson-progress-industrial-five-ask = Découvrez « Géologie ».

lesson-progress-industrial-end-name = La fin
lesson-progress-industrial-end = La partie se termine désormais avec les **symboles Âge V**, que portent certaines cartes Âge IV : deux pour une partie à deux. Le reste ne change pas.

## En solitaire.

lesson-progress-solo = En solitaire
lesson-progress-solo-about = Contre le temps : le paquet Temps grossit à chaque tour.

lesson-progress-solo-time-name = Le temps passe
lesson-progress-solo-time = En solitaire, vous jouez contre le temps. **À la fin de chaque tour, une carte rejoint le paquet Temps**, et chacune y coûte des points. Deux s’y trouvent déjà.
lesson-progress-solo-time-ask = Terminez votre tour.

lesson-progress-solo-swap-name = L’échange
lesson-progress-solo-swap = Une fois par tour, en action gratuite, **échangez une carte de votre main avec une du paquet Temps**. « Bronze » vous va bien : « Poterie » en satisfait une ligne.
lesson-progress-solo-swap-ask = Échangez « Herboristerie » contre « Bronze ».
lesson-progress-solo-swap-yet-other = « Herboristerie » contre « Bronze », cette fois.

lesson-progress-solo-score-name = Votre score
lesson-progress-solo-score = Les échelles de Pouvoir paient maintenant **la distance parcourue**, non le rang. Chaque carte Temps coûte 1 PV, après sept 2, puis 3. Dès 66 points, vous êtes Demi-dieu.
