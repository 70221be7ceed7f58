# A game seen again: turns and speed.

replay-turn-back = One turn back
replay-turn-on = One turn forward
replay-turns = Turns
replay-speed = Speed
replay-times = { $n }×
replay-faster = Faster
replay-slower = Slower
replay-more = Show or hide speed, view and downloads
