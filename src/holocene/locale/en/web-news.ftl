# You: what to be told of while you are away.

wn-title = Tell me when
wn-unknown = First say who you are, further up on this page. Then this browser, or an e-mail, can tell you that a table waits for you.
wn-by-push = Notification
wn-by-mail = E-mail
wn-by-hook = Webhook
wn-turn = It is your turn
wn-turn-read = at a table that waits for days
wn-begin = Someone sat down, or the game begins
wn-begin-read = also the next round of a tournament
wn-over = A game is over
wn-over-read = with how it came out
wn-invitation = Invitation
wn-invitation-read = to a table of somebody here
wn-deal = Today’s deal
wn-deal-read = once a day, at { $hour }:00
wn-no-letters = E-mails can be switched on once you have an address here, and if this server sends them.
wn-browsers = Notifications
wn-push-none = This browser cannot show notifications, or this page was not opened by https. E-mails, webhooks and feeds work all the same.
wn-push-denied = This browser was told to show no notifications from here. Its settings for this page can change that.
wn-push-failed = This browser could not be reached by its maker’s service for notifications. Try again later.
wn-push-here = Show them in this browser
wn-browser = A browser
wn-this-browser = this browser
wn-no-longer = No longer
wn-when = When
wn-quiet = Quiet hours
wn-quiet-from = From
wn-quiet-until = Until
wn-quiet-read = Nothing comes in between; then one message for all tables.
wn-digest = Messages
wn-digest-once = at once
wn-digest-minutes = { $n ->
    [60] at most one an hour
    [180] at most one in three hours
   *[other] at most one in { $n } minutes
}
wn-digest-daily = once a day
wn-at = At
wn-deal-hour = Today’s deal at
wn-zone = By your clock: { $zone }.
wn-hook = A webhook of your own
wn-hook-read = A program, or a channel of Slack or Discord, is told what happens at your tables. What it is told says nothing about anybody’s cards.
wn-hook-url = Address
wn-hook-add = Send it there
wn-form = Form
wn-form-json = JSON, signed
wn-form-slack = Slack
wn-form-discord = Discord
wn-secret = Signed with this secret, shown only now
wn-feeds = Calendar and feed
wn-feeds-read = Your calendar can show when your time runs out, and a feed reader what happened. Whoever knows these addresses can read them too.
wn-feeds-make = Make the addresses
wn-feeds-new = New addresses
wn-feeds-none = No addresses
wn-calendar = Calendar
wn-atom = Feed
