# La table en mots, dans le navigateur.

tt-line = Votre coup ou votre question
tt-line-help = Le numéro d’un choix, ou ses mots, fait jouer. « aide » donne les commandes : main, table, rivaux, coût …, pourquoi pas …, journal, score.
tt-send = Envoyer
tt-said = Ce qui a été dit
tt-said-nothing = Rien n’a encore été dit.
tt-choices = Vos choix
tt-drawn = Afficher la table en image
tt-no-hints = Il n’y a pas de conseils à cette table.
