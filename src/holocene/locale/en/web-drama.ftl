# Sounds, layers over the table, and a table that calls. $age is a Roman numeral, $year when an age began.

drama-age = Age { $age }, { $year }
drama-rise = You rise to
drama-first = First at this table
drama-calamity = A Calamity strikes
drama-lap = The end is near
drama-progress-age = { $age ->
    [II] The Middle Ages
    [III] The Renaissance
   *[IV] The Industrial Revolution
}
drama-progress-year = { $age ->
    [II] about 500
    [III] about 1500
   *[IV] about 1740
}
drama-progress-lap = One symbol to go
drama-s-evolution-lap = The last round

drama-sounds = Sounds
drama-sounds-off = Off
drama-sounds-turn = Only my turn
drama-sounds-all = All
drama-volume = Volume
drama-large = New ages, first discoveries and Calamities
drama-large-on = Show them large
drama-large-off = Only in the log
drama-notify = Notifications when it is your turn
drama-notify-on = On
drama-notify-off = Off
drama-notify-denied = Your browser blocks notifications from this site. You can allow them in the browser’s settings.
drama-notify-offer = Would you like to be told when it is your turn, even while this page is hidden?
drama-notify-yes = Yes, tell me
