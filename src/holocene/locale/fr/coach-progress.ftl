# Progress : ce que dit le guide quand une chose arrive pour la première fois à la table ; 35 mots au plus.

coach-progress-turn = À vous : deux actions pour commencer. Découvrez ce que vous pouvez payer, recherchez ce qui est trop cher, ou piochez. Les cartes mises en valeur sont jouables.
coach-progress-payment = Payer : les jetons reviennent au tour suivant, les cartes non. Une carte vaut le nombre dans son coin, pour n’importe quel type.
coach-progress-token = Vous avez un jeton Connaissance. Dépensez-le à chaque tour : il ne coûte rien, et il revient.
coach-progress-tokens-spent = Tous vos jetons sont dépensés. Ils reviennent à la fin de votre tour ; d’ici là, vous payez avec des cartes.
coach-progress-research = En développement : chacun de vos tours retire un marqueur. Elle compte déjà comme prérequis : appuyez-vous dessus.
coach-progress-take-back = Vous pouvez reprendre en main une technologie en développement, mais ses marqueurs sont perdus. D’ordinaire, on la laisse mûrir.
coach-progress-skill = Une de vos compétences a progressé. Touchez une échelle de votre plateau pour voir ce qu’elle donne.
coach-progress-draw = Vous pouvez arrêter après chaque carte. Le dessus de la défausse est visible : regardez-le avant de piocher.
coach-progress-hand-limit = Trop de cartes en main : défaussez jusqu’à la limite. Ces défausses ne paient rien : dépensez vos cartes en trop pendant votre tour.
coach-progress-spare = Une partie de la Connaissance n’a pas servi et se perd. La prochaine fois, payez-en une seconde technologie dans le même tour.
coach-progress-new-age = Un nouvel âge a commencé pour tous. Sa pioche est désormais ouverte, et ses cartes sont plus fortes.
coach-progress-age-leaves = Le plus ancien âge a quitté le jeu : ses cartes disparaissent des mains, des piles et du développement. Ce qui est actif reste.
coach-progress-power-lead = Vous êtes en tête d’une échelle de Pouvoir. Seul le rang compte à la fin : une case d’avance suffit.
coach-progress-guide = Une nouvelle Personnalité : l’ancien avantage s’en va, le nouveau est à vous. Les points des deux comptent à la fin.
coach-progress-milestone = Votre marqueur est sur l’Étape Importante. Une fois terminée, elle vous donne son avantage ; la carte revient à qui en a le plus.
coach-progress-end-near = Encore un symbole et la partie se termine, aussitôt. Regardez le score : voulez-vous finir maintenant ?
