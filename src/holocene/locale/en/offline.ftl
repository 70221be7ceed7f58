# The page of the installed app without its server.

offline-title = You are offline
offline-lede = Holocene cannot reach its server. Your tables are safe there: nothing is lost, and you can go on where you stopped.
offline-games = Games and lessons are worked out by the server, also against bots, so neither can be played without it. This page opens again by itself when the connection is back.
offline-again = Try again
