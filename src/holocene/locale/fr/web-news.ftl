# Vous : ce qu’on vous annonce en votre absence.

wn-title = Prévenez-moi
wn-unknown = Dites d’abord qui vous êtes, plus haut sur cette page. Ce navigateur ou un e-mail pourra alors vous dire qu’une table vous attend.
wn-by-push = Notification
wn-by-mail = E-mail
wn-by-hook = Webhook
wn-turn = C’est à vous de jouer
wn-turn-read = à une table qui attend des jours
wn-begin = Quelqu’un s’assied ou la partie commence
wn-begin-read = ainsi que le tour suivant d’un tournoi
wn-over = Une partie est terminée
wn-over-read = et comment elle a fini
wn-invitation = Invitation
wn-invitation-read = à la table de quelqu’un d’ici
wn-deal = La donne du jour
wn-deal-read = une fois par jour, à { $hour } h
wn-no-letters = Les e-mails deviennent possibles dès que vous avez une adresse ici, et si ce serveur en envoie.
wn-browsers = Notifications
wn-push-none = Ce navigateur ne peut pas montrer de notifications, ou cette page n’est pas ouverte en https. E-mails, webhooks et flux fonctionnent quand même.
wn-push-denied = Ce navigateur a reçu l’ordre de ne rien montrer qui vienne d’ici. Ses réglages pour cette page peuvent le changer.
wn-push-failed = Le service de notifications de ce navigateur ne répond pas. Réessayez plus tard.
wn-push-here = Les montrer dans ce navigateur
wn-browser = Un navigateur
wn-this-browser = ce navigateur
wn-no-longer = Ne plus envoyer
wn-when = Quand
wn-quiet = Heures de silence
wn-quiet-from = De
wn-quiet-until = À
wn-quiet-read = Rien n’arrive entre les deux ; ensuite un seul message pour toutes les tables.
wn-digest = Messages
wn-digest-once = tout de suite
wn-digest-minutes = { $n ->
    [60] un par heure au plus
    [180] un toutes les trois heures au plus
   *[other] un toutes les { $n } minutes au plus
}
wn-digest-daily = une fois par jour
wn-at = À
wn-deal-hour = La donne du jour à
wn-zone = À votre heure : { $zone }.
wn-hook = Un webhook à vous
wn-hook-read = Un programme, ou un canal Slack ou Discord, apprend ce qui se passe à vos tables. Rien n’y est dit des cartes de qui que ce soit.
wn-hook-url = Adresse
wn-hook-add = Envoyer là
wn-form = Forme
wn-form-json = JSON, signé
wn-form-slack = Slack
wn-form-discord = Discord
wn-secret = Signé avec ce secret, montré seulement maintenant
wn-feeds = Agenda et flux
wn-feeds-read = Votre agenda peut montrer quand votre temps s’achève, et un lecteur de flux ce qui s’est passé. Qui connaît ces adresses peut les lire aussi.
wn-feeds-make = Créer les adresses
wn-feeds-new = Nouvelles adresses
wn-feeds-none = Plus d’adresses
wn-calendar = Agenda
wn-atom = Flux
