# The browser: people at a table talk to each other, wait for somebody, and let others in. $player is a name, $n a number.

## Talk
wt-talk = Talk
wt-unread = { $n ->
    [one] Talk, { $n } new message
   *[other] Talk, { $n } new messages
}
wt-said = What has been said
wt-nothing = Nobody has said anything yet.
wt-silence = You have muted this table.
wt-says = { $player }: { $words }
wt-signs = Make a sign
wt-sign-hello = Hello
wt-sign-well = Well played
wt-sign-wow = What a find!
wt-sign-close = So close
wt-sign-oops = Oops
wt-sign-think = Let me think
wt-sign-thanks = Thank you
wt-sign-game = Good game
wt-sign-pause = One sign every five seconds is enough.
wt-say = Say something to the table
wt-send = Send
wt-mute = Mute
wt-mute-all = The whole table
wt-mute-note = Only you know whom you have muted. It is kept in this browser.

## Rules of the house
wt-allow-signs = Players can make signs to each other
wt-allow-chat = Players can send short messages
wt-allow-note = Only people with a seat see them, and they are not part of the record.
wt-absence = If somebody leaves
wt-absence-note = How long the table waits, when it is their turn, before the others can let a bot play until they are back.
wt-house-both = signs and messages
wt-house-signs = signs only
wt-house-chat = messages only
wt-house-none = switched off
wt-house-absence = a bot may step in after { $time }
wt-begin-level = Level of the bots
wt-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
wt-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
wt-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}

## Somebody is away
wt-missed-wait = If they are not back in { $time }, you can let a bot play for them.
wt-missed-now = You can let a bot play until they are back. It shows nobody their cards.

## Links
wt-network = These links work for everybody on your network. They lead to this computer: { $host }.
wt-alone = These links work only on this computer. To let in others on your network, stop Holocene (Ctrl+C) and start it again with this command, then reload this page:
wt-offline = This computer is not on a network, so these links work only here. Connect it to your network, then reload this page.
wt-friend = Play with a friend
wt-friend-note = Two seats: yours, and one that a friend takes by a link.
