# For those who run a club: the command `people`.

command-people = look after the people of a server

people-description = For whoever runs a server: looks after the people who are known there, whether the server is running or not. Everything done is written to a log.
people-list-help = list everybody who is known here, the last seen first
people-find-help = list people by a part of their name
people-show-help = show somebody: ratings, reports and what was done
people-reports-help = list what people have reported, or close a report
people-names-help = list, add or remove patterns that no name and no line may contain
people-log-help = show what was done, the latest first
people-bar-help = close somebody’s identity: no table, no talk, no seat
people-unbar-help = open it again
people-mute-help = take somebody’s words away at tables; signs stay
people-unmute-help = give them back
people-rename-help = give somebody another name, also where they sit
people-delete-help = delete somebody and all that is stored of them
people-export-help = save all that is stored of somebody
people-rate-help = compute all ratings anew from the results
people-person-metavar = PERSON
people-person-help = a person’s id, as in the address of their page
people-log-person-help = only what was done about this person
people-words-metavar = WORDS
people-words-help = a part of a name, or an id
people-name-metavar = NAME
people-name-help = the new name
people-pattern-metavar = PATTERN
people-pattern-help = letters to look for anywhere; with = in front, a whole name or word. Case, accents, spaces and look-alikes make no difference.
people-names-deed-help = what to do with the patterns (default: list)
people-why-metavar = REASON
people-why-help = the reason, for the log
people-number-metavar = NUMBER
people-open-help = only reports that nobody has seen to
people-close-help = close the report with this number
people-to-help = the file to write to (default: print it)
people-anew-help = from the first result to the last; the numbers come out the same unless the method has changed

people-person = Person
people-name = Name
people-state = State
people-created = Here since
people-seen = Last seen
people-games = Games
people-ratings = Ratings
people-reports = Reports
people-deeds = Done
people-barred = barred
people-mute = muted
people-hidden = hidden
people-number = No.
people-at = When
people-who = Who
people-what = What
people-about = About
people-why = Why
people-kind = Kind
people-reporter = From
people-table = Table
people-words = Words
people-pattern = Pattern
people-report-open = open
people-report-closed = closed
people-count = { $n ->
    [one] { $n } person
   *[other] { $n } people
}
people-done-bar = { $name } ({ $person }) is barred.
people-done-unbar = { $name } ({ $person }) may come back.
people-done-mute = { $name } ({ $person }) may no longer write at tables.
people-done-unmute = { $name } ({ $person }) may write again.
people-done-rename = { $person } is now called { $name }.
people-done-delete = { $name } ({ $person }) is deleted.
people-sure = Delete { $name } and all that is stored of them for good? [y/N]
people-closed = Report { $n } is closed.
people-not-open = There is no open report { $n }.
people-names-add = No name may contain “{ $pattern }” any more.
people-names-remove = “{ $pattern }” is allowed again.
people-names-not-add = “{ $pattern }” is on the list already.
people-names-not-remove = “{ $pattern }” is not on the list.
people-which-pattern = Name at least one pattern.
people-short-pattern = “{ $pattern }” has too few letters: it would be found in every name.
people-rated = { $n ->
    [one] Ratings computed anew from { $n } game.
   *[other] Ratings computed anew from { $n } games.
}
