# La liste des touches, où l’on peut les changer.

wk-letters = Lettres, chiffres et signes servent de raccourcis
wk-key = Touche
wk-deed = Effet
wk-change = Changer
wk-change-of = Changer la touche : { $deed }
wk-waiting = Appuyez sur une touche …
wk-press = Appuyez sur la nouvelle touche pour « { $deed } ». Suppr la retire, Échap annule.
wk-none = aucune
wk-set = « { $deed } » est maintenant sur { $key }.
wk-off = « { $deed } » n’a plus de touche.
wk-conflict = { $key } sert déjà à « { $deed } ». Choisissez une autre touche, ou changez d’abord celle-là.
wk-reserved = { $key } ne peut pas être un raccourci : le navigateur en a besoin. Choisissez une autre touche.
wk-note = Sur un clavier qui a d’autres lettres, les touches se trouvent par leur place. Les changements restent dans ce navigateur.
wk-reset = Rétablir toutes les touches
wk-reset-done = Toutes les touches sont comme au début.
