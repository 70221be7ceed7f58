# The browser: pages, buttons and notices. $player is a name, $n a number.

## Every page
web-home = Home
web-place-nav = Places
web-place-play = Play
web-place-learn = Learn
web-place-today = Today
web-place-club = Club
web-skip = Skip to the content
web-language = Language
web-language-changed = The page is now in English.
web-settings = Settings
web-settings-kept = Kept in this browser only.
web-me = You
web-me-link = What is kept of your games, and how to delete it
web-theme = Colours
web-theme-next = Light, dark, high contrast
web-theme-system = Same as your system
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-text-size = Text size
web-text-percent = { $n }%
web-motion = Motion
web-motion-on = Cards move
web-motion-off = No motion
web-letter-keys = Single-key shortcuts
web-letter-keys-on = On
web-letter-keys-off = Off
web-keys = Keys
web-key-tab = next control
web-key-help = show this list
web-key-language = next language
web-key-settings = settings
web-key-question = go to the question
web-key-choice = go to that choice (1 to 9)
web-close = Close
web-cancel = Cancel
web-again = Try again
web-wait = One moment…
web-nothing-here = Nothing here
web-no-page = There is no page at this address.
web-page-failed = The page could not be loaded. Try again in a moment.
web-offline = The server is not answering. Nothing is lost; try again in a moment.
web-no-network = You are offline. The table continues when the network is back.
web-problem = The server refused this (status { $status }).
web-problem-401 = This link does not let you do that.
web-problem-403 = This link does not let you do that.
web-problem-404 = This is no longer here.
web-problem-429 = Too many requests. Wait a moment and try again.
web-vp = VP
web-rule = Rule { $rule }
web-how = How to play
web-how-of = How to play: { $game }
web-rules = Reference

## The table
web-tools = Tools
web-tabs = Parts of the table
web-tab-table = Table
web-tree = Tech tree
web-score = Score
web-score-pad = Score pad
web-score-now = If the game ended now, from what everyone can see.
web-score-picture = The points of each player in layers; the table beside it shows the same figures.
web-text-table = Text table
web-people = Players
web-you = you
web-turn = their turn
web-why-not = Why not?
web-all-moves = All moves
web-your-turn = Your turn
web-not-your-turn = It is not your turn.
web-allowed = You can do this now.
web-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
web-thinking = { $player } is thinking.
web-waiting-for = Waiting for { $player }.
web-not-begun = Not started
web-over = End
web-game-over = The game is over.
web-watching = You are watching. Hands stay hidden.
web-sheet = Show or hide your choices
web-final = Undo stops here
web-undo = Undo
web-undo-note = You can undo back to the last time something was revealed.
web-restart = Restart turn
web-hint = Hint
web-hint-candidates = Show candidates
web-hint-move = Show the move
web-hint-play = Play it
web-hint-wait = Working out a hint…
web-takeback = Ask to take back
web-takeback-note = Undo stops at a padlock, but the others may let you take back your last move.
web-takeback-bots = Take back
web-takeback-bots-note = Undo stops at a padlock. Bots let you go further: this takes you back to before your last move.
web-takeback-asked = The other players have been asked.
web-takeback-from = { $player } would like to take back the last move.
web-takeback-pending = Waiting for the others: may the last move be taken back?
web-barrier-note = A padlock marks where Undo stops.
web-accept = Allow
web-decline = Refuse
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-moment = Show the table after move { $n }
web-since-mine = Since your last turn
web-since-mine-short = Since my turn
web-density = Detail in the log
web-stale = Somebody was faster. This is the table as it stands now.
web-reconnecting = Connection lost. Trying again; nothing is lost.
web-link-revoked = This link no longer works. If you have made a new one for your seat, open that; otherwise ask the host.
web-table-closed = This table is closed
web-no-table = There is no such table, or its host has deleted it.
web-seat-kept = Your seat is kept in this browser. If the server is being repaired, come back later.
web-no-link-open = This game is waiting for players. Ask its host for a link to a seat.
web-no-link = This game is under way. You need a link to watch or play.
web-link-seat = Seat { $n }
web-copy = Copy
web-copied = Link copied.
web-copy-failed = Your browser does not allow this. Select the link and copy it yourself.
web-qr = QR code
web-qr-label = QR code: { $link }
web-renew = New link
web-rematch = Rematch
web-same-deal = Same deal again
web-replay = Replay
web-download-text = Record as text
web-download-json = Record as JSON
web-next-game = Go to the next game

## Home
web-hero = Ten thousand years, layer by layer
web-hero-lede = Board games about human history. Play alone, with friends or against bots. No account.
web-play-now = Play now
web-new-table = New table
web-mine = Your games
web-lost = Not found since { $when }. Your seat is kept: the server may be under repair.
web-forget = Forget it
web-moves-made = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
web-continue = Continue
web-look = View
web-watch = Watch
web-over-tables = Replays
web-over-none = No game has been finished here yet.
web-public-tables = Public tables
web-public-none = Nobody is playing in public just now.
web-imported-short = from a file
web-seat = Player { $n }
web-seat-bot = Bot
web-learn = Learn
web-learn-rules = Reference: the rules of { $game }
web-learn-puzzles = Puzzles: find the best move
web-learn-tree = Tech tree: what needs what
web-learn-cards = All the cards of { $game }
web-foot = “Progress: Evolution of Technology” and “S-Evolution” are the work of their authors and publishers. Where the printed pictures and card values are not public, this project has made its own.

## New table
web-game = Game
web-who = Who plays
web-options = Options
web-level = Level of the bots
web-seat-me = Me
web-seat-here = At this screen
web-seat-open = Open, by link
web-your-name-hint = Name (optional)
web-to-table = Go to the table

## Rules, cards, tree
web-search = Search
web-cards = Cards
web-figures = How strong players play
web-in-play = In play
web-cards-found = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-technologies = Technologies
web-personalities = Personalities
web-milestones = Milestones
web-deck = A player’s deck
web-deck-note = All players have the same 24 cards; two of them are Calamities.
web-discoveries = Discoveries
web-calamities = Calamities
web-places = Buildings and advantages
web-copies = { $n ->
    [one] { $n } copy, for { $marks } players
   *[other] { $n } copies, for { $marks } players
}
web-filter-age = Age
web-filter-type = Type
web-filter-suit = Suit
web-name-from = Name taken from: { $origin }
web-known = Where a value comes from
web-known-not = no mark: designed for this project
web-origin-rulebook = from a rulebook
web-origin-designed = designed for this project
web-age = Age { $age }
web-card-cost = Cost
web-card-discard = Discard value
web-card-symbol = New-age symbol
web-card-heritage = Heritage
web-colour-red = red
web-colour-green = green
web-colour-blue = blue
web-colour-yellow = yellow
web-tree-count = { $n ->
    [one] { $n } technology
   *[other] { $n } technologies
}
web-tree-keys = Arrow keys move between technologies
web-tree-active = active
web-tree-developing = under development
web-tree-held = in your hand
web-tree-open = in an open deck
web-tree-shut = its age has not begun
web-tree-red = Links of the selected technology
web-tree-cost = cost { $n }
web-tree-needs = Needs
web-tree-opens = Unlocks
web-tree-owners = Held by
web-zoom = Zoom
web-as-table = As a table
web-as-picture = As a picture
web-col-name = Technology
web-col-cost-now = Cost now

## Replay
web-replay-at = After move { $n } of { $last }
web-replay-running = The game is still on; you see it from your own seat.
web-no-replay = This game cannot be shown: it is still being played, or it is gone.
web-imported = Imported from a file. The names and moves are what the file says; the game was not played on this server.
web-bring = Open a record
web-bring-lede = Watch a finished game saved as text or JSON. Every decision is checked against the rules.
web-bring-file = Choose a file, or drop it on this page
web-bring-paste = Or paste the record here
web-bring-open = Watch it
web-bring-none = Choose a file or paste a record first.
web-slider = Move
web-to-start = To the beginning
web-to-end = To the end
web-to-end-page = The end of the game
web-step-back = One move back
web-step-on = One move forward
web-play-on = Play
web-pause = Pause
web-eyes = Seen by
web-eyes-all = a spectator
web-share = Copy the link
