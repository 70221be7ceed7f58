# For those who run a server: the commands `tables`, `backup` and `restore`.

command-tables = list, export and delete the tables of a server
command-backup = copy all tables of a server into a file
command-restore = put a backup back

tables-description = For whoever runs a server: looks after its tables, whether the server is running or not.
tables-list-help = list tables, the most recently changed first
tables-show-help = show everything about some tables that is not secret
tables-export-help = save the records of games
tables-export-description = Saves the records of games. While a game is being played, its record leaves out the secret.
tables-delete-help = delete tables for good
tables-expire-help = delete tables that nobody has touched for a long time
tables-expire-description = Deletes tables that nobody has touched for as many days as the settings expire_open, expire_running and expire_over say. A running server does this every hour.
tables-migrate-help = move games to the rules and cards of this version
tables-migrate-description = Replays unfinished games that were started with other rules or cards. If every move is still allowed, the game continues with this version; otherwise it is left alone.
tables-table-metavar = TABLE
tables-table-help = the short name of a table, as in its address
tables-all-help = all tables, or all that match the filters
tables-place-metavar = PLACE
tables-to-help = the folder to write to (default: this one); for a single table, a file is fine too
tables-form-help = the format of the records
tables-force-help = overwrite existing files
tables-yes-help = do not ask
tables-state-help = only tables in this state
tables-game-help = only tables of this game
tables-days-metavar = DAYS
tables-older-help = only tables where nothing has happened for this many days
tables-json-help = print JSON, for other programs
tables-dry-run-help = only say what would be done

tables-table = Table
tables-state = State
tables-moves = Moves
tables-created = Created
tables-changed = Last change
tables-commitment = Hash of the secret
tables-state-open = waiting for players
tables-state-running = being played
tables-state-over = finished
tables-waits = other rules or cards
tables-public = public
tables-imported = imported
tables-resigned = resigned
tables-seeded = deal chosen by the host
tables-archived = in the archive
tables-seat-free = free
tables-count = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
tables-which = Name the tables, or use --all.
tables-left = { $table } was left alone. { $reason }
tables-not-saved = { $table } was not saved. { $reason }
tables-came = { $table } continues with the rules and cards of this version.
tables-could-come = { $table } can continue with the rules and cards of this version.
tables-migrated = Games moved: { $n }. Left alone: { $left }.
tables-sure = { $n ->
    [one] Delete this table for good? [y/N]
   *[other] Delete these { $n } tables for good? [y/N]
}
tables-yes = y
tables-kept = Nothing was deleted.
tables-deleted = { $n ->
    [one] { $n } table deleted.
   *[other] { $n } tables deleted.
}
tables-would-expire = { $n ->
    [one] { $n } table would be deleted.
   *[other] { $n } tables would be deleted.
}
tables-nobody-to-ask = There is nobody to ask. Add --yes if you are sure.
tables-no-database = There is no database at “{ $path }”. Name the right one with --database.
tables-other-schema = The database was made by another version of Holocene. Start the server of this version once: it updates an older database and keeps a copy.
tables-cannot-write = “{ $path }” cannot be written: { $reason }.
tables-comes-out-differently = With the current rules and cards, the game would now stand differently.
tables-turn-of-other = With the current rules and cards, it would have been somebody else’s turn.
tables-changed-meanwhile = Something happened at the table just now. Try again.

backup-description = Copies all tables into one file, complete even while the server is running. The file holds secrets, so only you can read it.
backup-file-help = the file to create
backup-force-help = overwrite an existing file
backup-done = Saved to “{ $path }”. Keep it safe: it holds the secrets of games that are still being played.
backup-exists = “{ $path }” already exists. Choose another name, or add --force to overwrite it.
backup-failed = The copy could not be made: { $reason }.
backup-no-pg-dump = PostgreSQL is backed up by its own program, pg_dump, which is not installed here. Install the PostgreSQL client programs, or run pg_dump on the database server.

restore-description = Restores a backup made by “holocene backup”. Stop the server first. The present tables are kept in a file beside it.
restore-file-help = a backup made by “holocene backup”
restore-kept = The previous tables are kept in “{ $path }”.
restore-done = The backup is restored. You can start the server.
restore-no-file = There is no file “{ $path }”.
restore-no-copy = “{ $path }” is not a backup of Holocene tables.
restore-newer = “{ $path }” was made by a newer version of Holocene. Install that version first.
restore-in-use = “{ $path }” is in use. Stop the server first.
restore-postgresql = A PostgreSQL database is restored by its own program. Stop the server and run: pg_restore --clean --if-exists --no-owner --dbname=URL { $path }
