# The club: open tables, people at the hearth, and invitations. $player is a name, $players several, $game a game, $n a number.

wc-lede = Tables with a free seat, and people you have played with.
wc-to-events = See tournaments
wc-people = People

## Open tables
wc-open = Open tables
wc-open-one = Open a table
wc-which = Which tables
wc-all = All
wc-now = Now
wc-slow = When you like
wc-none = { $n ->
    [0] No table is waiting. Open one, and whoever comes by will find it.
    [one] No table is waiting. Open one, and the one other person here will see it at once.
   *[other] No table is waiting. Open one, and the { $n } other people here will see it at once.
}
wc-more = { $n } more
wc-free = free
wc-rated = rated
wc-range = { $low }–{ $high }
wc-from = { $low } and up
wc-to = up to { $high }
wc-beginners = beginners welcome
wc-talk = talk on
wc-fits = fits you
wc-starts = starts with you
wc-yours = your table
wc-sit = Sit down
wc-sit-at = Sit down: { $game } with { $players }
wc-watch = Watch
wc-watch-at = Watch: { $game } with { $players }
wc-go = Go to the table

## At the hearth
wc-hearth = At the hearth
wc-hearth-note = People you have played with. They see you too while a page of yours is open.
wc-hearth-none = Once you have played with somebody, you will see here when they are around. They see you too while a page of yours is open.
wc-hearth-stranger = Play as yourself, and you will see here when the people you have played with are around.
wc-hide = Hide me
wc-here = here
wc-waits = waits at an open table
wc-plays = plays { $game } with { $players }
wc-plays-alone = plays { $game }
wc-watch-whom = Watch { $player }
wc-join = Join
wc-join-whom = Join { $player }
wc-invite = Invite
wc-invite-whom = Invite { $player }
wc-asked = { $player } has your invitation.

## Invitations
wc-invitations = Invitations
wc-invited = { $player } invites you
wc-invited-again = { $player } would like to play again
wc-with = with { $players }
wc-accept = Sit down
wc-accept-whom = Sit down with { $player }
wc-decline = Not now
wc-decline-whom = Not now: tell { $player }
wc-declined = { $player } can’t play just now.
wc-heard = All right
wc-turns = { $n ->
    [one] It’s your turn at { $n } table.
   *[other] It’s your turn at { $n } tables.
}

## Who somebody is
wc-introduce = What should we call you?
wc-introduce-note = People at the table see this name. This browser keeps a key, so you stay the same person when you come back. Nothing else is needed.
wc-introduce-open = Tell us your name
wc-introduce-yes = Use this name

## A new table
wc-form-stranger = If others are to find this table, or the game is to count, the club needs to know what to call you.
wc-form-invites = { $player } gets your invitation as soon as you open the table.
wc-form-listed = Open to the club
wc-form-listed-note = Anybody in the club can find the table and take a free seat. Links work as well.
wc-form-rated = The result counts
wc-form-rated-note = Your rating changes with it, and so do the others’.
wc-form-wish = Who is welcome
wc-form-note = A line for those who look for a table
wc-form-beginners = Beginners are welcome
wc-form-low = Rating from
wc-form-high = Rating to
