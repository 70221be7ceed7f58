# The browser: sitting down at a table, who is there, and a fair deal. $player is a name, $n a number.

## Before the game
web-lobby = Before the game
web-lobby-waits = The game begins when everybody is here. Missing: { $players }.
web-lobby-full = Everybody is here. The cards are being dealt.
web-lobby-guest = The seat is yours. The cards are dealt when everybody is here, or when the host begins.
web-lobby-watcher = You are watching. The cards are dealt when everybody is here.
web-begin = Begin: bots take the empty seats
web-begin-note = Whoever comes later by a link takes the seat over from its bot.
web-invitations = Invitations
web-invitations-note = Send each link to one person. The first who sits down with it has the seat; after that the link is worth nothing.
web-invite = Make a link
web-public-note = Anybody may find and watch this table.
web-name-save = Change the name
web-named = This is your name now.
web-option-none = none

## An invitation
web-invited = A seat is kept for you
web-invited-note = Say what you would like to be called and take it. The link works once: from then on the seat belongs to this browser.
web-invited-late = The game has begun, and so far a bot plays here. Take the seat and go on yourself.
web-invited-here = This browser has a seat at this table already.
web-your-name = Your name
web-take-seat = Take this seat
web-to-my-seat = To my seat
web-spent = This seat is taken
web-spent-note = Somebody has sat down with this invitation. A link works once.
web-claim = Was it you?
web-claim-note = If this was your seat on another device, the others at the table can let you back in. The other device then loses it.
web-claim-ask = This was my seat: ask to be let back in
web-claim-waits = The others are being asked whether you may have the seat back. Leave this page open; it takes you to the table.
web-claim-refused = The others said no. If that was a mistake, talk to them and open the invitation again.
web-claim-from = Somebody asks for the seat of { $player } from a new device. Is it { $player }?
web-claim-mine = Somebody with your old invitation asks for your seat on another device. Allow it only if that is you.
web-claim-pending = Somebody asks for the seat of { $player } from a new device. Waiting for the others.

## Players
web-kind-human = person
web-kind-here = person, same screen
web-kind-open = open seat
web-kind-bot = bot
web-present = here
web-absent = away
web-stands-left = left; a bot plays on
web-stands-absent = not here; a bot plays so far
web-stands-resigned = resigned; a bot plays on
web-missed = { $player } is not here just now.
web-let-bot = Let a bot play for { $player }
web-leave = Leave the seat to a bot
web-leave-note = A bot goes on with your seat. You can come back at any time and take it over.
web-left = A bot plays for you now.
web-return = Take the seat back
web-returned = You play again.
web-resign = Resign
web-resign-note = Resigning is final. A bot plays your seat to the end but can no longer win; the others play on.
web-resign-ends = Resigning is final, and the game ends here. The score stays as it stands.
web-you-resigned = You have resigned. You can watch to the end.
web-ended-resigned = The game ended early. Resigned: { $players }.
web-delete = Delete the table
web-delete-note = The game and its record are gone for everybody.
web-lately = What happened around the table
web-notice-joined = { $player } has sat down.
web-notice-left = { $player } has left; a bot plays on.
web-notice-returned = { $player } is back.
web-notice-absent = A bot plays for { $player } until they return.
web-notice-resigned = { $player } has resigned.
web-notice-link = { $player } has a new link, for another device.
web-notice-begun = The cards are dealt.

## Links
web-links = Links
web-only-here = These links open on this computer only. To let in others in your network, start Holocene with --host 0.0.0.0.
web-link-spectator = For spectators
web-link-renewed = The old link is worth nothing now. Send the new one.
web-own-link = Your seat on another device
web-own-link-note = This link is for you alone: whoever has it plays in your name.
web-curtain = { $player }, it is your turn
web-curtain-note = Only { $player } should look now.
web-curtain-open = I am { $player }: show my cards

## A fair deal
web-fair = A fair deal
web-fair-note = Before anybody sits down, the server fixes a secret and shows its hash. Then every browser adds a word of chance, and only then are the cards dealt. So nobody can choose the deal, and after the end everybody can check it.
web-fair-seeded = The host chose this deal: it comes from a given number or from an earlier game, and nobody’s word is mixed in. Who has seen it before may know the cards.
web-fair-first = Hash that this browser saw before you sat down
web-fair-same = The server still shows the same.
web-fair-changed = The server shows another one now. This is not the deal that was promised.
web-commitment = Hash that the server shows
web-fair-word = Word of this browser, seat { $n }
web-secret = Secret, shown after the end
web-fair-later = The secret is shown after the end, and this browser then checks it.
web-fair-check-secret = The secret is the one that was promised.
web-fair-check-commitment = The hash is the one that was shown before you sat down.
web-fair-check-word = Your word is mixed into the deal.
web-fair-fail-secret = The secret does not fit the hash: the deal was changed.
web-fair-fail-commitment = The hash is not the one that was shown before you sat down.
web-fair-fail-word = Your word is not in the deal: somebody left it out.
web-fair-fails = does not fit
web-fair-alarm = The deal of this table does not fit what was promised. Look under “A fair deal” among the players.
web-fair-verify = To check every decision too, save the record as JSON and run this where the program is installed:
web-fair-copy = Copy the command
