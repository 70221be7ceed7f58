# Weiterspielen aus einem Augenblick einer Partie.
branch-play = Von hier weiterspielen
branch-note = Weiterspielen öffnet einen neuen Tisch gegen Bots; was in diesem Augenblick verdeckt war, wird neu verteilt.
branch-from = Weitergespielt ab Zug { $n } einer anderen Partie. Was { $player } damals nicht sehen konnte, wurde neu verteilt.
branch-look = Den Augenblick ansehen
