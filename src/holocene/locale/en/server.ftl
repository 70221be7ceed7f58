# The server: its command, and why a request is refused.

command-serve = serve the table in the browser
serve-description = Runs the games in browsers, on this computer or across your network.
serve-host-metavar = ADDRESS
serve-number-metavar = NUMBER
serve-host-help = the address to listen on (default: this computer only; 0.0.0.0 for your network)
serve-port-help = the port to listen on (0 picks any free one)
serve-database-help = where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file of your own)
serve-workers-help = how many processes share the work
serve-bot-help = a bot of your own that players may choose, as module:Class; may be repeated
serve-pack-help = play with the card pack in this folder; may be given once per game
serve-no-browser-help = do not open a browser
serve-qr-help = show addresses and a QR code for others even when the output is not a terminal
serve-log-help = how much is logged, as lines of JSON
serve-ready = The table is at { $url } (Ctrl+C stops it)
serve-others = Others on your network can open one of these addresses, or scan the code:
serve-only-here = Only this computer can open it. To let in others on your network, stop it and start it again with: { $command }
serve-no-network = This computer is not on a network, so nobody else can join yet.
serve-cannot-listen = The server cannot use { $host }, port { $port }: { $reason }. Choose another port with --port.
serve-two-packs = There are two card packs for the game “{ $game }”. Give one per game.

server-bad-database = The database must be a URL: sqlite:///FILE or postgresql://USER@HOST/NAME.
server-bad-settings = { $variable } cannot be read: { $reason }.
server-long-bot = The name of the bot “{ $name }” is too long for a table: choose one of at most { $most } letters.
server-no-database = The database cannot be opened: { $reason }.
server-bad-setting = The setting “{ $name }” cannot be “{ $value }”.
server-unknown-setting = There is no setting “{ $name }”. Did you mean “{ $nearest }”?
server-bad-metrics = Metrics cannot be served at “{ $place }” (setting “metrics”): { $reason }.
server-damaged-database = The database { $database } is damaged, or is not a database. Restore a backup, or name another one with --database.
server-newer-database = The database { $database } was written by a newer version of Holocene (schema { $version }). Start that version, or name another database with --database.
server-readonly-database = The database { $database } is read-only. Allow this user to write to it and to its folder.
server-busy-database = Another program keeps the database { $database } locked. Close that program, then start again.
server-busy = The server’s database is busy. Nothing is lost: try again in a moment.
server-away = The server cannot reach its tables. Nothing is lost: try again in a while.
server-crowded = The server is full just now. Try again in a moment.
server-bad-host = This server is not known as “{ $host }”. Whoever runs it can add that name to the setting “hosts”.
server-head-too-large = The headers of this request are too large.
server-too-slow = This request took too long to arrive. Try again.
server-no-table = There is no table “{ $table }”. It may have been deleted.
server-no-page = There is no page at this address.
server-bad-method = This address does not answer that kind of request.
server-bad-request = This request makes no sense to the server.
server-bad-json = This request is not valid JSON.
server-bad-field = “{ $field }” cannot be read.
server-field-missing = “{ $field }” is missing.
server-field-unknown = “{ $field }” is not known here.
server-field-kind = “{ $field }” must be { $kind ->
    [text] a text
    [number] a number
    [choice] true or false
    [list] a list
   *[object] an object with fields
}.
server-field-long = “{ $field }” is too long: { $most } at most.
server-field-short = “{ $field }” is too short: { $least } at least.
server-field-least = “{ $field }” must be { $least } or more.
server-field-most = “{ $field }” must be { $most } or less.
server-field-finite = “{ $field }” must be a finite number.
server-field-letters = “{ $field }” contains characters that cannot be used here.
server-field-choice = “{ $field }” must be one of { $choices }.
server-fault = Something went wrong on the server. Nothing is lost: try again.
server-no-token = You need a link to this table. Ask its host for one.
server-bad-token = This link no longer opens the table. Ask the host for a new one.
server-only-players = Only players can do this, and your link is for watching.
server-only-host = Only the host of the table can do this.
server-other-eyes = You can see the table as others saw it once the game is over.
server-no-moment = { $n ->
    [one] Only { $n } move has been made.
   *[other] Only { $n } moves have been made.
}
server-stale = The table has moved on. Take another look, then decide.
server-not-your-turn = It is not your turn.
server-not-begun = The game has not started: a seat is still open.
server-over = The game is over.
server-not-over = The game is not over yet.
server-next-waits = The next game at this table has already been set up. Join it, or delete it first.
server-sit-down = This link is an invitation. Take your seat first.
server-seat-taken = Somebody has already taken this seat: an invitation works only once. If that was you, in another browser, ask the table to let you back in.
server-claim-waits = The others have not agreed yet. The table opens as soon as they do.
server-claim-early = Wait a little: you can ask for a seat once nobody has had it open for { $seconds } seconds.
server-no-claim = Only an invitation that has been used lets you ask for its seat.
server-claim-known = This seat belongs to somebody who is known here. If that is you, open it from your tables, in a browser that knows you.
server-claim-no-witness = Nobody here can vouch for you: only the host could agree, and the host has seen every invitation. Open the seat with its own link (Players, “Your seat on another device”), or let a bot play for you.
server-no-such-claim = Nobody is asking for that seat.
server-not-asked = This question is for the other players.
server-seat-of-other = Only the player in that seat can make a new link for it.
server-not-away = Nobody is away from that seat.
server-still-here = Wait a little: a bot may step in once somebody has been away for { $seconds } seconds.
server-not-awaited = It is not that player’s turn, so nobody is waiting for them.
server-no-signs = The host has switched signs off at this table.
server-no-chat = The host has switched messages off at this table.
server-say-one = Send either a sign or a message.
server-say-nothing = There is nothing to read in this message.
server-sign-soon = One sign every { $seconds } seconds is enough.
server-chat-much = That is a lot of messages. Wait up to { $seconds } seconds.
server-resigned = You have resigned; a bot plays on for you.
server-key-used = This key belongs to an earlier request. Use a new one for each attempt.
server-no-own-move = You have no move to take back.
server-no-request = Nobody is asking to take a move back.
server-back-denied = Somebody has just said no. Ask again in half a minute, or after the next move.
server-no-hints = Hints are switched off at this table.
server-hint-late = The hint is taking too long. Try again in a moment.
server-no-link = There is no link for that seat.
server-two-mine = Only one seat can be yours. For others at this screen, use “here”.
server-other-rules = This table was started with version { $recorded } of the rules; this server plays version { $known }. Nothing is lost: a server of that version can continue it.
server-other-cards = This table was started with other cards ({ $recorded }) than this server has ({ $known }). Nothing is lost: start the server with the folder of those cards (--pack) to continue.
server-damaged = The stored game of table “{ $table }” is damaged and cannot be played. The other tables are fine, and whoever runs this server can restore it from a backup.
server-record-not-text = A record is a text file in UTF-8. Choose a file that was saved here or by the program.
server-record-unfinished = This game is not over. Only finished games can be watched here.
server-record-position = This game started from a custom position. Only whole games can be watched here.
branch-no-moment = The game cannot be played on after move { $n }: it is over there, or there are not so many moves.
server-busy-records = Other records are being read just now. Try again in a moment.
server-too-many = Too many requests. Wait a moment.
server-too-many-tables = There are too many tables here. Delete some first.
server-too-many-own-tables = You have { $most } tables here, the most one visitor can keep. Delete some first.
server-too-many-streams = Too many people are watching this table.
server-too-many-windows = Your table is open in too many windows. Close some of them.
server-too-many-open = Too many tables are open at your address. Close some of them.
server-too-large = A request may hold at most { $limit } bytes.
server-bad-origin = Commands are accepted only from this server’s own pages.
server-today-none = “{ $game }” has no deal of the day.
server-today-key = A key of your own is needed for the board: 27 to 64 random letters.
server-today-day = There is no board for “{ $day }”.
server-today-once = Today’s deal is played once, and by yourself: what was seen stays seen.
server-today-shut = This game opens once you have played the same deal ({ $day }) yourself.

server-person-key = Your browser has no key for you yet: enter your name under You.
server-person-unknown = Nobody here is known by your key. Enter your name under You.
server-person-barred = Whoever runs this server has closed this identity.
server-person-no-seat = You have no seat at this table.
server-person-name = A name needs at least one letter.

server-ways-over = That took too long, or it has been used already. Begin again.
server-ways-wrong-code = That is not the code in the letter. { $left ->
    [0] There are no tries left: ask for a new letter.
    [one] You have { $left } try left.
   *[other] You have { $left } tries left.
}
server-ways-no-code = No device shows this code, or it no longer does. Ask for a new one there.
server-ways-no-name = Passkeys belong to a name, and this server is open here under a number. Open it by its name, or as localhost on its own machine.
server-ways-bad-passkey = This passkey does not prove who you are.
server-ways-unknown-passkey = Nobody here has this passkey any more. You can remove it from your device.
server-ways-known-passkey = This passkey has been added already.
server-ways-many = { $most } are enough: remove one first.
server-ways-letters = Enough letters have gone out. Wait an hour, and look among your unwanted mail too.
server-ways-address-taken = This address already leads back to somebody else here. If that is you, come back by letter instead.
server-ways-last = This is the only way back to your seats. Add another one first, or have yourself forgotten.
server-ways-none = You have no such way back.
server-mail-none = This server cannot send letters.
server-mail-away = The letter could not be sent: the mail server does not answer. Try again later.
server-mail-address = The mail server does not accept this address. Is it spelt right?
server-mail-busy = Many letters are waiting. Try again in a moment.
server-lobby-known = Tell the club who you are first: enter your name under You.
server-lobby-enough = You already have { $most } open tables. Close one, or let it fill up first.
server-lobby-not-listed = This table isn’t open to the club. You need a link to it, or an invitation.
server-lobby-full = Every seat at this table is taken.
server-lobby-blocked = You can’t sit down at this table.
server-lobby-begun = The game has begun. You can still leave the table to a bot.
server-person-nobody = There is nobody here by that name.
server-invitation-twice = This person has already been asked to this table.
server-invitation-sits = This person already sits at the table.
server-invitation-blocked = This person can’t be invited to this table.
server-invitation-enough = { $most } of your invitations are still waiting for this person. Give it a little time.
server-invitation-none = This invitation is no longer there.
server-invitation-declined = You have declined this invitation.
server-invitation-accepted = You have accepted this invitation. Until the game begins you can get up from the table.
server-again-never = The two of you haven’t finished a game together yet.
server-again-nobody = Nobody from that table can be asked again.
server-again-whom = Say which game, or whom you’d like to play with again.
server-rated-known = A rated game is for people who are known: enter your name under You first.
server-rated-alone = A rated game needs somebody to play against.
server-rated-plain = A rated game is played on a new deal and without help: leave out “{ $name }”.
server-rated-here = A rated game cannot share one screen: everybody sits at a browser of their own.
server-rated-bot = Nobody has measured how strong “{ $name }” is at such a table: choose another level for a rated game.
server-rated-twice = You already sit at this table.
server-rated-running = A rated game is played to its end, or given up.
server-rated-stands = What is played in a rated game stands.
server-no-ladder = There is no ladder for { $players } players.
server-no-person = Nobody here goes by “{ $person }”.
server-block-self = You cannot block yourself.
server-report-self = This report would be about yourself.
server-report-table = That person does not sit at this table.
server-report-much = You have sent { $most } reports today. Please write the next one tomorrow.
server-name-unwelcome = Whoever runs this server does not want this name here. Please choose another.
server-words-unwelcome = Whoever runs this server does not want these words here.
server-person-mute = Whoever runs this server has asked you not to write. Signs still work.
server-hook-address = An address must begin with https:// and name a host.
server-hook-private = This server sends nothing into private networks.
server-push-keys = These keys do not belong to a browser.
server-push-unknown = This browser is sent no notifications.
server-no-feed = There is no such feed. Perhaps a new address took its place.
server-no-leave = This address ends nobody’s letters. Switch yours off under You.
server-no-event = There is no tournament called “{ $event }” here.
server-event-name = A tournament needs a name with at least one letter.
server-event-times = It cannot begin before people may enter.
server-event-too-many = You already run { $most } tournaments. Wait until one is over, or call one off.
server-event-early = Nobody can enter yet. Come back when entering opens.
server-event-late = It is too late to enter this tournament.
server-event-full = All { $most } places are taken.
server-event-over = This tournament is over.
server-event-not-over = The file can be had when the tournament is over.
server-event-not-entered = You have not entered this tournament.
server-event-no-entrant = Nobody has entered this tournament under that number.
server-event-host = Only the person who made this tournament can do that.
server-event-host-plays = While you play in this tournament yourself, you can withdraw nobody else.
server-event-host-late = You run this tournament: enter before it begins. Whoever may withdraw the others does not come back to them.
server-event-alone = At least two people have to enter before it can begin.
server-event-begun = The tournament has begun, so it cannot be called off.
server-event-shut = Others are still playing the same deal. This opens when their round is over.
server-event-back = In a tournament a move that showed something stays played.
server-bad-pace = A move or a turn can have from one minute to 30 days.
server-pace-fixed = The pace of this table cannot be changed.
server-pace-same = You are already playing at that pace.
server-time-lost = Your time ran out too often in this game. The others decide whether you play on: ask them.
server-left-for-good = You left this game, and in a rated game or a tournament that is for good: a bot plays it to its end.
server-not-lost = You don’t have to ask. Just come back.
server-no-ballot = That question is settled.
server-ballot-waits = Another question is waiting for its answers.
server-bad-choice = That is not one of the answers.
server-vacation-past = That day is over. Choose a later one.
server-vacation-long = You have { $days ->
    [0] no days off
    [one] one day off
   *[other] { $days } days off
  } left this year.
