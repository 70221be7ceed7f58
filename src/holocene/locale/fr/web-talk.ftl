# The browser: people at a table talk to each other, wait for somebody, and let others in. $player is a name, $n a number.

## Talk
wt-talk = Discussion
wt-unread = { $n ->
    [one] Discussion, { $n } nouveau message
   *[other] Discussion, { $n } nouveaux messages
}
wt-said = Ce qui a été dit
wt-nothing = Personne n’a encore rien dit.
wt-silence = Vous avez mis cette table en sourdine.
wt-says = { $player } : { $words }
wt-signs = Faire un signe
wt-sign-hello = Bonjour
wt-sign-well = Bien joué
wt-sign-wow = Quelle trouvaille !
wt-sign-close = De justesse
wt-sign-oops = Oups
wt-sign-think = Je réfléchis
wt-sign-thanks = Merci
wt-sign-game = Belle partie
wt-sign-pause = Un signe toutes les cinq secondes suffit.
wt-say = Dire quelque chose à la table
wt-send = Envoyer
wt-mute = Mettre en sourdine
wt-mute-all = Toute la table
wt-mute-note = Personne ne sait qui vous avez mis en sourdine. Ce choix reste dans ce navigateur.

## Rules of the house
wt-allow-signs = Les joueurs peuvent se faire des signes
wt-allow-chat = Les joueurs peuvent s’envoyer de courts messages
wt-allow-note = Seules les personnes assises à la table les voient, et l’enregistrement ne les contient pas.
wt-absence = En cas d’absence
wt-absence-note = Combien de temps la table attend, quand c’est à la personne absente de jouer, avant que les autres puissent laisser un bot jouer jusqu’à son retour.
wt-house-both = signes et messages
wt-house-signs = signes seulement
wt-house-chat = messages seulement
wt-house-none = désactivée
wt-house-absence = un bot peut prendre le relais après { $time }
wt-begin-level = Niveau des bots
wt-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
wt-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
wt-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}

## Somebody is away
wt-missed-wait = Sans retour d’ici { $time }, vous pourrez laisser jouer un bot.
wt-missed-now = Vous pouvez laisser un bot jouer jusqu’au retour. Il ne montre les cartes à personne.

## Links
wt-network = Ces liens fonctionnent pour tout le monde sur votre réseau. Ils mènent à cet ordinateur : { $host }.
wt-alone = Ces liens ne fonctionnent que sur cet ordinateur. Pour accueillir d’autres personnes de votre réseau, arrêtez Holocene (Ctrl+C), relancez-le avec cette commande, puis rechargez cette page :
wt-offline = Cet ordinateur n’est sur aucun réseau : ces liens ne fonctionnent qu’ici. Connectez-le à votre réseau, puis rechargez cette page.
wt-friend = Jouer avec un ami
wt-friend-note = Deux places : la vôtre, et une qu’un ami prend par un lien.
