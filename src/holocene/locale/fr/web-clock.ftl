## Play by day: clocks, vacations, votes, the next table, orders ahead.

wc-left = encore { $time }
wc-left-you = Il vous reste { $time }.
wc-left-of = Il reste { $time } à { $player }.
wc-up = Le temps est écoulé.
wc-rest = absence jusqu’au { $date }
wc-next = { $n ->
    [one] Prochaine table où c’est à vous
   *[other] Prochaine table où c’est à vous ({ $n })
  }
wc-next-key = Aller à la prochaine table où c’est à vous

wc-late-asked = Le temps de { $player } est écoulé. Que voulez-vous faire ?
wc-late-pending = Le temps de { $player } est écoulé. Les autres décident de la suite.
wc-late-own = Votre temps est écoulé et les autres décident de la suite. Vous pouvez encore jouer.
wc-back-asked = Le temps de { $player } s’est écoulé trop souvent. { $player } voudrait continuer. Êtes-vous d’accord ?
wc-back-pending = { $player } voudrait continuer. Les autres décident.
wc-back-own = Vous avez demandé à continuer. Les autres décident.
wc-pace-asked = { $player } propose une autre cadence : { $pace }. Êtes-vous d’accord ?
wc-pace-pending = { $player } propose une autre cadence : { $pace }.
wc-pace-own = Vous avez proposé une autre cadence : { $pace }. Tout le monde doit être d’accord.
wc-choice-wait = Attendre encore
wc-choice-bot = Laisser jouer un bot
wc-choice-end = Terminer la partie
wc-choice-yes = Oui
wc-choice-no = Non
wc-said = Réponses : { $n } sur { $of }.
wc-ends = Sans décision d’ici là ({ $when }), un bot jouera.
wc-lost = Votre temps s’est écoulé trop souvent dans cette partie : un bot joue pour vous. Les autres peuvent vous laisser continuer.
wc-reclaim = Demander à continuer
wc-withdraw = Retirer

wc-pace = Temps
wc-pace-note = Avec un jour ou plus par tour, personne n’a besoin d’être là en même temps.
wc-pace-none = Sans limite de temps
wc-pace-turn = { $time } par tour
wc-pace-move = { $time } par coup
wc-per = Ce temps vaut pour
wc-per-turn = chaque tour
wc-per-move = chaque coup
wc-expiry = Quand le temps est écoulé
wc-expiry-bot = un bot joue jusqu’au retour
wc-expiry-vote = les autres décident
wc-then-bot = Quand le temps est écoulé, un bot joue jusqu’au retour.
wc-then-vote = Quand le temps est écoulé, les autres décident.
wc-propose = Proposer une autre cadence
wc-propose-do = Proposer à tout le monde
wc-proposed = La question est posée à tout le monde.
wc-vacation = Vous partez ?
wc-vacation-note = Vos pendules s’arrêtent pendant votre absence, aux tables où un tour dure un jour ou plus. { $days ->
    [0] Il ne vous reste aucun jour cette année.
    [one] Il vous reste { $days } jour cette année.
   *[other] Il vous reste { $days } jours cette année.
  }
wc-vacation-until = Absence jusqu’au
wc-vacation-set = Arrêter mes pendules
wc-vacation-end = Me revoilà

wc-ahead = { $n ->
    [0] Quand ce sera à vous…
    [one] Quand ce sera à vous… ({ $n } consigne)
   *[other] Quand ce sera à vous… ({ $n } consignes)
  }
wc-ahead-note = Décidez d’avance : dès que ce sera à vous, la première consigne qui convient sera exécutée aussitôt. Si aucune ne convient, elles tombent et vous décidez. Personne d’autre ne les voit.
wc-if = Si
wc-else-if = Sinon, si
wc-then = alors
wc-else = Sinon :
wc-possible = c’est possible
wc-can = vous pouvez faire ceci : { $move }
wc-line = Si { $condition } : { $move }.
wc-line-can = Si possible : { $move }.
wc-give = Donner cette consigne
wc-more = Sinon…
