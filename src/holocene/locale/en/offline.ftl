# The page of the installed app without its server.

offline-title = You are offline
offline-lede = Holocene cannot reach its server. Your tables are safe there: nothing is lost, and you can go on where you stopped.
offline-games = Games, even against bots, and lessons run on the server, so you cannot play without it. This page reloads by itself once the connection is back.
offline-again = Try again
