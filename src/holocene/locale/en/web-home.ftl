# The home page, for who comes for the first time and for who comes back.
home-learn = Learn in 5 minutes
home-learn-game = Learn { $game } in 5 minutes
home-idea = The whole idea in three layers
home-idea-words = Pottery makes the Wheel free. The Wheel makes Water Mills cheaper. **Knowledge builds on knowledge.**
home-idea-pay = pay { $n }
home-idea-free = free
home-by-playing = Learn by playing
home-by-playing-words = Ten moves at a real table, with a guide beside you. Leave whenever you like; your place is kept.
home-lessons = All lessons
home-gently = Start gently
home-gently-words = Play now seats you with { $bot } bots, friendly beginners. Ask for a hint at any time, and take back any move: bots do not mind.
home-friend = Bring a friend
home-friend-words = Open a table and send the link. Nobody needs an account, and everyone plays in their own language.
home-welcome = Welcome back, { $name }
home-welcome-nameless = Welcome back
home-turn = Your turn
home-turn-at = { $n ->
    [one] at { $n } table
   *[other] at { $n } tables
}
home-nobody-waits = Ready for another game?
home-waiting = Waiting for the others
home-to-move = { $player } to move
home-again = Play now
home-again-with = { $game } against { $bot }
home-change = Change the level
home-yours = Your games
home-record = { $n ->
    [one] { $n } game with others, { $won } won
   *[other] { $n } games with others, { $won } won
}
home-result = Result
home-review = Review
home-won = You won with { $points } points.
home-placed = You came { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $of } with { $points } points.
home-given-up = Given up.
home-alone = { $points } points
home-score = { $player } { $points }
