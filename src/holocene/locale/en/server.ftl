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
serve-no-browser-help = do not open a browser
serve-log-help = how much is logged, as JSON lines
serve-ready = The table is at { $url } (Ctrl+C ends it)
serve-cannot-listen = Nothing can be served at { $host }, port { $port }: { $reason }. Choose another port with --port.

server-bad-database = The database must be a URL: sqlite:///FILE or postgresql://USER@HOST/NAME.
server-bad-settings = HOLOCENE_SERVER cannot be read: { $reason }.
server-long-bot = The name of the bot “{ $name }” is too long for a table: choose one of at most { $most } letters.
server-no-database = The database cannot be opened: { $reason }.
server-no-table = There is no table “{ $table }”. It may have been deleted.
server-no-page = There is no such page.
server-bad-method = This address does not answer that kind of request.
server-bad-request = This request cannot be read.
server-bad-field = “{ $field }” cannot be read: { $reason }.
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
server-turn-passed = Your turn ended before all of these moves were made, so none was made.
server-not-begun = The game has not begun: a seat is still open.
server-over = The game is over.
server-not-over = The game is not over yet.
server-not-joined = Nobody sits there yet.
server-no-own-move = You have made no move that could be taken back.
server-no-request = Nobody asks to take a move back.
server-no-link = There is no link for seat { $seat }.
server-two-mine = Only one seat can be yours. Others on this screen are of the kind “here”.
server-other-rules = This table was begun with other rules or cards than this server has now.
server-too-many = Too many requests. Wait a moment.
server-too-many-tables = There are too many tables here. Delete some first.
server-too-many-streams = Too many are watching this table.
server-too-large = A request may hold at most { $limit } bytes.
server-bad-origin = Commands are taken from this server’s own pages only.
