# The server: its command, and why a request is refused.

command-serve = serve the table in the browser
serve-description = Serves the games to browsers: on this machine, or to others in a network.
serve-host-metavar = ADDRESS
serve-number-metavar = NUMBER
serve-host-help = the address to listen on (this machine only by default; 0.0.0.0 for the network)
serve-port-help = the port to listen on (0 takes any that is free)
serve-database-help = where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME (a file of yours by default)
serve-workers-help = how many processes share the work
serve-bot-help = a bot of your own that tables may choose, as module:Class; can be given several times
serve-pack-help = play with the card pack of this folder; may be said once for each game
serve-no-browser-help = do not open a browser
serve-qr-help = show the addresses for others and a QR code even where the output is no terminal
serve-log-help = how much is logged, as JSON lines
serve-ready = The table is at { $url } (Ctrl+C ends it)
serve-others = Others in your network open one of these addresses, or scan the code:
serve-only-here = Only this computer can open it. To let others in your network in, start it with --host 0.0.0.0.
serve-no-network = This computer has no address in a network, so nobody else can come in yet.
serve-cannot-listen = Nothing can be served at { $host }, port { $port }: { $reason }. Choose another port with --port.
serve-two-packs = Two card packs are for the game “{ $game }”. Name one for each game.

server-bad-database = The database must be a URL: sqlite:///FILE or postgresql://USER@HOST/NAME.
server-bad-settings = { $variable } cannot be read: { $reason }.
server-long-bot = The name of the bot “{ $name }” is too long for a table: choose one of at most { $most } letters.
server-no-database = The database cannot be opened: { $reason }.
server-bad-setting = The setting “{ $name }” cannot be “{ $value }”.
server-unknown-setting = There is no setting “{ $name }”. Did you mean “{ $nearest }”?
server-bad-metrics = No numbers can be served at “{ $place }” (setting “metrics”): { $reason }.
server-damaged-database = The database { $database } is damaged, or is no database at all. Bring back a backup, or name another one with --database.
server-newer-database = The database { $database } was written by a newer version of Holocene (its schema is { $version }). Start that version, or name another database with --database.
server-readonly-database = The database { $database } can only be read. Allow this user to write to it and to its folder.
server-busy-database = Another program is writing to the database { $database } and does not let go of it. End that program, then start again.
server-busy = Somebody else is writing to the server’s database. Nothing is lost: try again in a moment.
server-away = The server cannot get at its tables. Nothing is lost: try again in a while.
server-crowded = Too many people are here. Try again in a moment.
server-bad-host = This server does not go by the name “{ $host }”. Whoever runs it can add that name to the setting “hosts”.
server-head-too-large = The head of this request is too large.
server-too-slow = This request did not come in time. Try again.
server-no-table = There is no table “{ $table }”. It may have been deleted.
server-no-page = There is no such page.
server-bad-method = This address does not answer that kind of request.
server-bad-request = This request cannot be read.
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
server-field-letters = “{ $field }” holds characters that cannot be used here.
server-field-choice = “{ $field }” must be one of these: { $choices }.
server-fault = Something went wrong here. Nothing is lost: try again.
server-no-token = This needs a link to the table. Ask its host for one.
server-bad-token = This link does not open the table any more. Ask the host for a new one.
server-only-players = Only players can do this; your link is for watching.
server-only-host = Only the host of the table can do this.
server-other-eyes = How others see the table is shown after the end.
server-no-moment = { $n ->
    [one] Only { $n } move has been made.
   *[other] Only { $n } moves have been made.
}
server-stale = The table has moved on. Look again and decide anew.
server-not-your-turn = It is not your turn.
server-not-begun = The game has not begun: a seat is still open.
server-over = The game is over.
server-not-over = The game is not over yet.
server-sit-down = This link is an invitation. Sit down first, then the seat is yours.
server-seat-taken = Somebody has already taken this seat: an invitation works once. If that was you, in another browser, ask the table to let you back in.
server-claim-waits = The others have not agreed yet. The table opens as soon as they have.
server-claim-early = Wait a little: you can ask for a seat that nobody has had open for { $seconds } seconds.
server-no-claim = Only an invitation that has been used lets you ask for its seat.
server-claim-no-witness = Nobody is here who could vouch for you: apart from you, only the host could agree, and the host knows every invitation. Open the seat with its own link (Players, “Your seat on another device”), or let a bot play for you.
server-no-such-claim = Nobody is asking for that seat.
server-not-asked = This question is for the other players.
server-seat-of-other = Only the person who sits there can make a new link for that seat.
server-not-away = Nobody is away from that seat.
server-still-here = Wait a little: a bot may step in once somebody has been away for { $seconds } seconds.
server-resigned = You have resigned; a bot plays on for you.
server-key-used = This key already belongs to another request. Use a new one for each attempt.
server-no-own-move = You have made no move that could be taken back.
server-no-request = Nobody asks to take a move back.
server-no-hints = No hints are given at this table.
server-hint-late = The hint takes too long. Try again in a moment.
server-no-link = There is no link for that seat.
server-two-mine = Only one seat can be yours. Others on this screen are of the kind “here”.
server-other-rules = This table was begun with version { $recorded } of the rules; this server plays version { $known }. Nothing is lost: a server of that version plays it on.
server-other-cards = This table was begun with other cards ({ $recorded }) than this server has ({ $known }). Nothing is lost: it goes on as soon as the server is started with the folder of those cards (--pack).
server-damaged = What is stored of table “{ $table }” is damaged and cannot be played. The other tables are fine; whoever runs this server can restore it from a backup.
server-record-not-text = A record is a text in UTF-8. Choose the file that was saved here or by the program.
server-record-unfinished = The game of this record is not over. Only finished games can be watched here.
server-record-position = This game was begun from a position of somebody’s own. Only whole games can be watched here.
server-busy-records = Other records are being read just now. Try again in a moment.
server-too-many = Too many requests. Wait a moment.
server-too-many-tables = There are too many tables here. Delete some first.
server-too-many-own-tables = You have { $most } tables here, which is as many as one visitor can keep. Delete some first.
server-too-many-streams = Too many are watching this table.
server-too-many-windows = Your table is open in too many windows. Close some of them.
server-too-many-open = Too many tables are open from where you are. Close some of them.
server-too-large = A request may hold at most { $limit } bytes.
server-bad-origin = Commands are taken from this server’s own pages only.
