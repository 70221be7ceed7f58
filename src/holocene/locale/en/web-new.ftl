# The form of a new table. $n is a number.

web-who-note = Each open seat gets a link. People at the same screen take turns, and a curtain hides their hands. Bots never see hidden cards.
web-option-rules = rule
web-hints = Hints
web-hints-note = May players ask what a strong bot would do?
web-hints-yes = Allowed
web-hints-no = Not allowed
web-public = Anyone can find and watch this table
web-public-help = It is then listed on the home page; hands stay hidden. Otherwise, only people with a link can come in.
web-think = Thinking time for bots
web-think-note = The longest a bot may take over a decision. More time helps only the levels that look ahead.
web-think-seconds = up to { $n } s
web-create = Open the table
web-seat-kind = Who sits in seat { $n }
web-seat-level = How seat { $n } plays
web-seat-name = Name for seat { $n }
web-seat-open-note = gets a link and a QR code
web-no-here = First choose which seat is yours; then others can sit at this screen.
