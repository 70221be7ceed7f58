# The browser: pages, buttons and notices. $player is a name, $n a number.

## Every page
web-home = Home
web-skip = Skip to the content
web-language = Language
web-language-changed = The page is now in English.
web-settings = Settings
web-settings-kept = Kept in this browser only.
web-theme = Colours
web-theme-next = Light, dark, high contrast
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-text-size = Text size
web-text-percent = { $n }%
web-motion = Motion
web-motion-on = Cards move
web-motion-off = No motion
web-only-card = Your only card (S-Evolution)
web-only-card-asked = Ask me
web-only-card-played = Play it
web-keys = Keys
web-key-tab = go on to the next thing
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
web-no-page = There is no page with this address.
web-page-failed = The page could not be loaded. Try again in a moment.
web-offline = The server does not answer. Nothing is lost; try again in a moment.
web-no-network = No network. The table goes on when it is back.
web-problem = The server refused this (status { $status }).
web-problem-401 = This link gives no right to do that.
web-problem-403 = This link gives no right to do that.
web-problem-404 = This is not there any more.
web-problem-429 = Too much at once. Wait a moment and try again.
web-vp = VP
web-rule = Rule { $rule }
web-how = How to play
web-rules = Reference

## The table
web-tools = Tools
web-tabs = Parts of the table
web-tab-table = Table
web-tree = Tech tree
web-score = Score
web-score-pad = Score pad
web-score-now = As far as everybody may know, if the game ended now.
web-score-picture = The points of each player as layers; the table beside it says the same.
web-people = Players
web-you = you
web-turn = their turn
web-why-not = Why not?
web-all-moves = All moves
web-your-turn = Your turn
web-not-your-turn = It is not your turn.
web-allowed = This is allowed now.
web-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
web-thinking = { $player } is thinking.
web-waiting-for = Waiting for { $player }.
web-not-begun = Not begun
web-over = End
web-over-short = The game is over.
web-game-over = The game is over.
web-watching = You are watching. Hands stay hidden.
web-sheet = Fold or unfold the decision
web-final = cannot be undone
web-undo = Undo
web-undo-note = Undo goes back to the last point where something was revealed.
web-restart = Restart turn
web-hint = Hint
web-hint-candidates = Show candidates
web-hint-move = Show the move
web-hint-play = Play it
web-hint-wait = Thinking of a hint…
web-takeback = Ask to take back
web-takeback-note = Nothing can be undone now; the others may allow you to take your last move back.
web-takeback-bots = Take back
web-takeback-bots-note = Undo ends where something was revealed. Bots do not mind if you go back further, to before your last move.
web-takeback-asked = The other players are asked.
web-takeback-from = { $player } asks to take the last move back.
web-takeback-pending = Waiting for the others: may the last move be taken back?
web-barrier-note = Choices with a lock cannot be undone.
web-accept = Allow
web-decline = Refuse
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-moment = Show the table after move { $n }
web-since-mine = Since your last turn
web-since-mine-short = Since my turn
web-density = How much the log tells
web-density-short = Little
web-density-normal = Usual
web-density-full = Everything, with rules
web-stale = Somebody was faster. The table is shown as it is now.
web-connecting = Connecting…
web-reconnecting = The connection is lost. It is tried again; you lose nothing.
web-link-revoked = This link is not valid any more. If you have made a new one for your seat, open that; otherwise ask the host.
web-table-closed = The table is closed
web-no-table = There is no such table, or the host has deleted it.
web-seat-kept = This browser keeps your seat. If the server is being repaired, come back later.
web-no-link-open = This game waits for players. Ask its host for a link to a seat.
web-no-link = This game is running. Whoever has a link of the table can see or play it.
web-link-seat = Seat { $n }
web-copy = Copy
web-copied = The link is copied.
web-copy-failed = The browser does not allow it. Mark the link and copy it by hand.
web-qr = QR code
web-qr-label = QR code: { $link }
web-renew = New link
web-rematch = Rematch
web-same-deal = Same deal again
web-replay = Replay
web-download-text = Record as text
web-download-json = Record as JSON
web-next-game = To the next game

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
web-look = Look
web-watch = Watch
web-over-tables = Replays
web-over-none = No game has been finished here yet.
web-public-tables = Public tables
web-public-none = Nobody plays in public just now.
web-imported-short = from a file
web-seat = Player { $n }
web-seat-bot = Bot
web-learn = Learn
web-learn-rules = Reference: the rules of { $game }
web-learn-tree = Tech tree: what needs what
web-learn-cards = All cards of { $game }
web-foot = “Progress: Evolution of Technology” and “S-Evolution” are the works of their authors and publishers. Pictures and card values here were made for this project where the printed ones are not public.

## New table
web-game = Game
web-who = Who plays
web-who-note = Open seats get a link each. People on the same screen take turns behind a curtain. Bots never see hidden cards.
web-options = Options
web-hints = Hints
web-hints-note = Whether players may ask what a strong bot would do.
web-hints-yes = Allowed
web-hints-no = Not allowed
web-public = Anybody may find and watch this table
web-public-help = It is then listed on the home page; hands stay hidden. Otherwise only those who have a link come in.
web-think = Thinking time of bots
web-think-note = The most a bot takes for a decision. Only levels that look ahead play better with more.
web-think-seconds = up to { $n } s
web-create = Open the table
web-seat-kind = Who sits on seat { $n }
web-seat-level = How seat { $n } plays
web-level = Level of the bots
web-seat-name = Name on seat { $n }
web-seat-me = Me
web-seat-here = On this screen
web-seat-open = Open, by link
web-seat-open-note = gets a link and a QR code
web-your-name-hint = Name, if you like
web-to-table = To the table
web-no-here = Say first which seat is yours; then others can sit at this screen.
web-option-s-evolution-players = Players
web-option-s-evolution-players-2 = 2 players
web-option-s-evolution-players-3 = 3 players
web-option-s-evolution-players-4 = 4 players
web-option-s-evolution-calamities = Calamities
web-option-s-evolution-calamities-help = Which Calamities lie in whose deck.
web-option-s-evolution-calamities-dealt = Shuffled, two into each deck
web-option-s-evolution-calamities-printed = Fixed pairs by colour
web-option-s-evolution-memory = What is remembered
web-option-s-evolution-memory-help = Whether the table shows what follows from the cards played.
web-option-s-evolution-memory-strict = Only what you see, as on a real table
web-option-s-evolution-memory-open = Also what follows, marked as known by counting
web-option-s-evolution-points-population = Population for points
web-option-s-evolution-points-population-help = What counts when a Pop is lost in the same round.
web-option-s-evolution-points-population-after = After the loss
web-option-s-evolution-points-population-before = Before the loss
web-option-s-evolution-level-price = Price of levels
web-option-s-evolution-level-price-help = What is paid when a Pop climbs more than one level.
web-option-s-evolution-level-price-step = Every level climbed
web-option-s-evolution-level-price-target = Only the level reached
web-option-s-evolution-level-price-difference = The level reached, less the present one
web-option-s-evolution-decadence-discovery = Discovery lost by Decadence
web-option-s-evolution-decadence-discovery-help = What happens to the Discovery of the Age that is left.
web-option-s-evolution-decadence-discovery-flip = It is turned face down
web-option-s-evolution-decadence-discovery-keep = It stays face up
web-option-s-evolution-early-trump = Trump colour at Ages III and IV
web-option-s-evolution-early-trump-help = What a card of the trump colour counts as before Age V.
web-option-s-evolution-early-trump-fixed = A card of its colour, never trump
web-option-s-evolution-early-trump-other = A card without colour
web-option-s-evolution-blind-colour = Cards played blind
web-option-s-evolution-blind-colour-help = What counts under Obscurantism at Age III or later.
web-option-s-evolution-blind-colour-none = They have no colour
web-option-s-evolution-blind-colour-counts = Their colour counts and may be trump
web-option-s-evolution-first = First to lead
web-option-s-evolution-first-help = Who leads the first trick.
web-option-s-evolution-first-random = At random
web-option-s-evolution-first-red = Red (A)
web-option-s-evolution-first-green = Green (B)
web-option-s-evolution-first-blue = Blue (C)
web-option-s-evolution-first-yellow = Yellow (D)
web-option-progress-first-0 = Seat 1
web-option-progress-first-1 = Seat 2
web-option-progress-first-2 = Seat 3
web-option-progress-first-3 = Seat 4
web-option-progress-first-4 = Seat 5

## Rules, cards, tree
web-rules-lede = Every rule has a number; refusals and the log name it.
web-rules-translated = The English text decides in doubt.
web-rules-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
web-chapters = Chapters
web-search = Search
web-ruling = A ruling of ours, where the books are silent
web-cards = Cards
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
    [one] { $n } copy: { $marks }
   *[other] { $n } copies: { $marks }
}
web-filter-age = Age
web-filter-type = Type
web-filter-suit = Suit
web-name-from = Name from: { $origin }
web-known = How a value is known
web-known-not = without a mark: our design
web-origin-rulebook = from a rulebook
web-origin-designed = designed for this project
web-age = Age { $age }
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
web-tree-keys = Arrow keys go from technology to technology
web-tree-active = active
web-tree-developing = under development
web-tree-held = in your hand
web-tree-open = in an open deck
web-tree-shut = its age has not begun
web-tree-red = Links of the technology looked at
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
web-replay-running = The game goes on; you see it by your own eyes.
web-no-replay = This game cannot be shown: it goes on without you, or it is gone.
web-imported = Brought here as a file. Its names and moves are what the file says; nobody saw it played on this server.
web-bring = Open a record
web-bring-lede = Watch a finished game that was saved as text or JSON. Every decision is checked by the rules.
web-bring-file = Choose a file, or drop it on this page
web-bring-paste = Or paste the record here
web-bring-open = Watch it
web-bring-none = Choose a file or paste a record first.
web-slider = Move
web-to-start = To the beginning
web-to-end = To the end
web-step-back = One move back
web-step-on = One move on
web-play-on = Play
web-pause = Pause
web-eyes = Seen by
web-eyes-all = a spectator
web-share = Copy the link
