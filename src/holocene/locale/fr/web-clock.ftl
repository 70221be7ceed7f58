## Play by day: clocks, vacations, votes, the next table, orders ahead.

clock-left = encore { $time }
clock-left-you = Il vous reste { $time }.
clock-left-of = Il reste { $time } à { $player }.
clock-up = Le temps est écoulé.
clock-rest = absence jusqu’au { $date }
clock-next = { $n ->
    [one] Prochaine table où c’est à vous
   *[other] Prochaine table où c’est à vous ({ $n })
  }
clock-next-key = Aller à la prochaine table où c’est à vous

clock-late-asked = Le temps de { $player } est écoulé. Que voulez-vous faire ?
clock-late-pending = Le temps de { $player } est écoulé. Les autres décident de la suite.
clock-late-own = Votre temps est écoulé et les autres décident de la suite. Vous pouvez encore jouer.
clock-back-asked = Le temps de { $player } s’est écoulé trop souvent. { $player } voudrait continuer. Êtes-vous d’accord ?
clock-back-pending = { $player } voudrait continuer. Les autres décident.
clock-back-own = Vous avez demandé à continuer. Les autres décident.
clock-pace-asked = { $player } propose une autre cadence : { $pace }. Êtes-vous d’accord ?
clock-pace-pending = { $player } propose une autre cadence : { $pace }.
clock-pace-own = Vous avez proposé une autre cadence : { $pace }. Tout le monde doit être d’accord.
clock-choice-wait = Attendre encore
clock-choice-bot = Laisser jouer un bot
clock-choice-end = Terminer la partie
clock-choice-yes = Oui
clock-choice-no = Non
clock-said = Réponses : { $n } sur { $of }.
clock-ends = Encore { $time } pour décider. Ensuite, un bot joue.
clock-lost = Votre temps s’est écoulé trop souvent dans cette partie : un bot joue pour vous. Les autres peuvent vous laisser continuer.
clock-reclaim = Demander à continuer
clock-withdraw = Retirer

clock-pace = Temps
clock-pace-note = Avec un jour ou plus par tour, personne n’a besoin d’être là en même temps.
clock-pace-none = Sans limite de temps
clock-pace-turn = { $time } par tour
clock-pace-move = { $time } par coup
clock-per = Ce temps vaut pour
clock-per-turn = chaque tour
clock-per-move = chaque coup
clock-expiry = Quand le temps est écoulé
clock-expiry-bot = un bot joue jusqu’au retour
clock-expiry-vote = les autres décident
clock-then-bot = Quand le temps est écoulé, un bot joue jusqu’au retour.
clock-then-vote = Quand le temps est écoulé, les autres décident.
clock-propose = Proposer une autre cadence
clock-propose-do = Proposer à tout le monde
clock-proposed = La question est posée à tout le monde.
clock-vacation = Vous partez ?
clock-vacation-note = Vos pendules s’arrêtent pendant votre absence, aux tables où un tour dure un jour ou plus. { $days ->
    [0] Il ne vous reste aucun jour cette année.
    [one] Il vous reste { $days } jour cette année.
   *[other] Il vous reste { $days } jours cette année.
  }
clock-vacation-until = Absence jusqu’au
clock-vacation-set = Arrêter mes pendules
clock-vacation-end = Me revoilà

clock-ahead = { $n ->
    [0] Quand ce sera à vous…
    [one] Quand ce sera à vous… ({ $n } consigne)
   *[other] Quand ce sera à vous… ({ $n } consignes)
  }
clock-ahead-note = Décidez d’avance : dès que ce sera à vous, la première consigne qui convient sera exécutée aussitôt. Si aucune ne convient, elles tombent et vous décidez. Personne d’autre ne les voit.
clock-if = Si
clock-else-if = Sinon, si
clock-then = alors
clock-else = Sinon :
clock-possible = c’est possible
clock-can = vous pouvez faire ceci : { $move }
clock-line = Si { $condition } : { $move }.
clock-line-can = Si possible : { $move }.
clock-give = Donner cette consigne
clock-more = Sinon…
