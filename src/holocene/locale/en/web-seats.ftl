# The browser: sitting down at a table, who is there, and a fair deal. $player is a name, $n a number.

## Before the game
web-lobby = Before the game
web-lobby-waits = The game begins once everybody is here. Missing: { $players }.
web-lobby-full = Everybody is here. Dealing the cards.
web-lobby-guest = The seat is yours. The cards are dealt once everybody is here, or when the host starts the game.
web-lobby-watcher = You are watching. The cards are dealt once everybody is here.
web-begin = Start: bots take the empty seats
web-begin-note = Anyone who arrives later by link takes over their seat from the bot.
web-rise = Get up
web-invitations = Invitations
web-invitations-note = Send each link to one person. The first to use it gets the seat; after that it no longer works.
web-invite = Make a link
web-public-note = Anyone can find and watch this table.
web-name-save = Change the name
web-named = Your name has been changed.
web-option-none = none

## An invitation
web-invited = A seat is waiting for you
web-invited-note = Choose a name and take your seat. The link works once: from then on the seat belongs to this browser.
web-invited-late = The game has begun, and a bot is playing for you. Take the seat and carry on yourself.
web-invited-here = This browser already has a seat at this table.
web-your-name = Your name
web-take-seat = Take this seat
web-to-my-seat = Go to my seat
web-spent = This seat is taken
web-spent-note = Somebody has already used this invitation. A link works only once.
web-claim = Was it you?
web-claim-note = If this was your seat on another device, the others at the table can let you back in. The other device then loses it.
web-claim-ask = This was my seat: ask to be let back in
web-claim-waits = We have asked the others whether you may have the seat back. Keep this page open; it takes you to the table.
web-claim-refused = The others said no. If that was a mistake, talk to them and open the invitation again.
web-claim-from = Somebody is asking for { $player }’s seat from a new device. Is it { $player }?
web-claim-mine = Somebody with your old invitation is asking for your seat on another device. Allow it only if that is you.
web-claim-pending = Somebody is asking for { $player }’s seat from a new device. Waiting for the others.

## Players
web-kind-human = person
web-kind-here = person, same screen
web-kind-open = open seat
web-kind-bot = bot
web-present = here
web-absent = away
web-stands-left = left; a bot plays on
web-stands-absent = not here; a bot plays for now
web-stands-rest = away until { $date }
web-stands-resigned = resigned; a bot plays on
web-missed = { $player } is away.
web-let-bot = Let a bot play for { $player }
web-leave = Leave my seat to a bot
web-leave-note = A bot takes over your seat. You can come back and reclaim it at any time.
web-leave-final = A bot plays your seat to the end of the game: here you cannot come back.
web-left = A bot is playing for you now.
web-return = Take your seat back
web-returned = You are playing again.
web-resign = Resign
web-resign-note = Resigning is final. A bot plays your seat to the end but cannot win; the others play on.
web-resign-ends = Resigning is final, and the game ends here with the score as it stands.
web-you-resigned = You have resigned. You can watch until the end.
web-ended-resigned = The game ended early. Resigned: { $players }.
web-ended-time = The game ended early: time ran out for { $players }.
web-delete = Delete the table
web-delete-note = The game and its record will be gone for everybody.
web-lately = At the table
web-notice-joined = { $player } has joined.
web-notice-left = { $player } has left; a bot plays on.
web-notice-returned = { $player } is back.
web-notice-absent = A bot is playing for { $player } until they return.
web-notice-resigned = { $player } has resigned.
web-notice-link = { $player } has a new link for another device.
web-notice-begun = The cards have been dealt.
web-notice-time = { $player }’s time ran out; a bot plays until they are back.
web-notice-time-vote = { $player }’s time ran out. The others decide what to do.
web-notice-time-more = The others are giving { $player } more time.
web-notice-time-lost = { $player }’s time ran out once too often; a bot keeps the seat unless the others agree.
web-notice-time-end = { $player }’s time ran out, and the others ended the game.
web-notice-pace = Everybody has agreed to { $player }’s pace.

## Links
web-links = Links
web-only-here = These links work only on this computer. To let in others on your network, start Holocene with --host 0.0.0.0.
web-link-spectator = For spectators
web-link-renewed = The old link no longer works. Send the new one.
web-own-link = Your seat on another device
web-own-link-note = This link is yours alone: whoever has it plays in your name.
web-curtain = { $player }, it is your turn
web-curtain-note = Pass the screen to { $player }.
web-curtain-open = I am { $player }: show my cards

## A fair deal
web-fair = A fair deal
web-fair-note = Before anybody sits down, the server picks a secret and publishes a fingerprint of it. Every browser then adds a random word, and only after that are the cards dealt. So nobody can choose the deal, and everybody can check it after the game.
web-fair-seeded = The host chose this deal: it comes from a given number or an earlier game, with no random words. Anyone who has seen it before may know the cards.
web-fair-today = Today’s deal: it follows from the date, the same for everyone, so whoever really wants to can know it.
web-fair-late = These cards were dealt before you could add a random word. Whoever started the game had already seen their own hand when they let you in, and may have waited for a favourable deal.
web-fair-first = Fingerprint this browser saw before you sat down
web-fair-same = The server still shows the same one.
web-fair-changed = The server now shows a different one. This is not the deal that was promised.
web-commitment = Fingerprint shown by the server
web-fair-word = Random word from this browser, seat { $n }
web-secret = Secret, shown after the game
web-fair-later = The secret is shown after the game; this browser then checks it.
web-fair-check-secret = The secret is the one that was promised.
web-fair-check-commitment = The fingerprint is the one shown before you sat down.
web-fair-check-word = Your random word is part of the deal.
web-fair-fail-secret = The secret does not match the fingerprint: the deal was changed.
web-fair-fail-commitment = The fingerprint is not the one shown before you sat down.
web-fair-fail-word = Your random word is not part of the deal: somebody left it out.
web-fair-fails = does not match
web-fair-alarm = This deal does not match what was promised. See “A fair deal” under Players.
web-fair-verify = To check every decision too, save the record as JSON and run this command where Holocene is installed:
web-fair-copy = Copy the command

web-rated = rated
web-rated-title = Rated
web-rated-note = The result counts for everybody’s rating
web-never-played = Never played it?
web-learn-meanwhile = Learn it in 5 minutes
