# La page de l’application installée sans son serveur.

offline-title = Vous êtes hors ligne
offline-lede = Holocene ne parvient pas à joindre son serveur. Vos tables y sont en sûreté : rien n’est perdu, et vous reprendrez là où vous en étiez.
offline-games = C’est le serveur qui calcule les parties et les leçons, même contre des bots : rien ne se joue sans lui. Cette page se rouvre d’elle-même dès le retour de la connexion.
offline-again = Réessayer
