# S-Evolution : ce que dit le guide quand une chose arrive pour la première fois à la table ; 35 mots au plus.

coach-s-evolution-blind = Âge I : personne ne voit sa main. Jouez n’importe quelle carte ; les grands nombres choisissent d’abord, quelle que soit la couleur.
coach-s-evolution-lead = Vous jouez d’abord, ou aucune couleur n’est encore fixée. Une forte carte choisit d’abord ; une moyenne apporte davantage à la table.
coach-s-evolution-follow = Une couleur est fixée : dès l’Âge III, il faut la jouer si l’on peut. Les cartes injouables vous disent pourquoi.
coach-s-evolution-taking = Le pli est joué, et vous choisissez. Prenez ce qu’il faut à votre peuple : Vert nourrit, Orange donne des Outils, Bleu de la Science.
coach-s-evolution-joker = Un Joker est 1 ressource au choix. Comptez d’abord vos besoins : une de chaque type demandé, par Pop.
coach-s-evolution-harvest = Récolte : vos cartes et Bâtiments sont devenus des ressources. Puis votre peuple paie ses besoins, et vous marquez des points.
coach-s-evolution-needs-unmet = Un besoin n’est pas complètement satisfait : ni points, ni nouvel Âge. Dès l’Âge III, un besoin laissé à zéro coûte un Pop.
coach-s-evolution-rise = Tous les besoins satisfaits : votre peuple monte d’un Âge. Un nouvel Âge voit plus loin, et demande davantage.
coach-s-evolution-fall = Votre peuple est descendu d’un Âge, et la Découverte de l’Âge quitté est retournée face cachée. Nourrissez-le d’abord au prochain round.
coach-s-evolution-management = Gestion : dépensez le reste. Plus de Pops rapportent plus et mangent plus ; les Bâtiments donnent des ressources à chaque round.
coach-s-evolution-commerce = Le Commerce permet de changer des ressources juste avant de payer les besoins. Changez ce que vous avez en trop en ce qui manque.
coach-s-evolution-discovery = Votre Découverte est face visible et comptera à la fin. Réunissez une même couleur : chacune de plus vaut davantage.
coach-s-evolution-calamity = Vous avez pris une Calamité. Elle frappe à la Récolte, sauf si un Pop à la Protection l’écarte.
coach-s-evolution-protection = Une Calamité frappe. Avec la Protection, vous pouvez en écarter une par round ; choisissez la pire.
coach-s-evolution-name-trump = Vous choisissez l’atout de ce round. Prenez une couleur dont vous avez plusieurs cartes ; seuls les Âges V et VI coupent.
coach-s-evolution-trump = Il y a un atout ce round-ci. Aux Âges V et VI, ses cartes battent toutes les autres, quand on ne peut pas fournir.
coach-s-evolution-last-round = Le dernier round : il n’y a plus de Gestion ensuite. Prenez ce que demandent vos besoins, et jouez votre Découverte.
