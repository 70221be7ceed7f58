# Les réseaux entraînés, et les bots qui jouent avec eux.

network-not-read = Impossible de lire le réseau « { $path } » : { $reason }
network-damaged = « { $path } » n’est pas un réseau, ou le fichier est abîmé. Récupérez-le à nouveau, ou entraînez-en un autre.
network-other-game = Le réseau « { $path } » joue à { $trained }, pas à { $game }. Choisissez un réseau entraîné pour { $game }.
network-other-rules = Le réseau « { $path } » a appris { $game } avec la version { $trained } des règles ; elles en sont à la version { $now }. Entraînez-le à nouveau, ou choisissez-en un autre.
network-other-cards = Le réseau « { $path } » a appris { $game } avec d’autres cartes. Entraînez-le à nouveau avec ces cartes, ou choisissez-en un autre.
network-other-size = Le réseau « { $path } » lit { $cells } cases et connaît { $actions } actions, mais { $game } a { $cellsnow } cases et { $actionsnow } actions. Entraînez-le à nouveau, ou choisissez-en un autre.
network-none = Il n’y a pas de réseau pour { $game } avec ces cartes. Nommez un fichier, par exemple network:path=FICHIER, ou choisissez un autre bot.
