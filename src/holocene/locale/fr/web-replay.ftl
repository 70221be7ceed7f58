# A game seen again: turns and speed.

replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
replay-turns = Tours
replay-speed = Vitesse
replay-times = { $n }×
replay-faster = Plus vite
replay-slower = Moins vite
replay-more = Afficher ou masquer la vitesse, le point de vue et les téléchargements
