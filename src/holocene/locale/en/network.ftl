# Trained networks and the bots that play with them.

network-not-read = The network “{ $path }” cannot be read: { $reason }
network-damaged = “{ $path }” is not a network, or the file is damaged. Fetch it again, or train a new one.
network-other-game = The network “{ $path }” plays { $trained }, not { $game }. Choose one that was trained for { $game }.
network-other-rules = The network “{ $path }” learned { $game } by version { $trained } of the rules; they are now at version { $now }. Train it again, or choose another.
network-other-cards = The network “{ $path }” learned { $game } with other cards. Train it again with these cards, or choose another.
network-other-size = The network “{ $path }” reads { $cells } cells and knows { $actions } actions, but { $game } has { $cellsnow } cells and { $actionsnow } actions. Train it again, or choose another.
network-none = There is no network for { $game } with these cards. Name a file, as in network:path=FILE, or choose another bot.
