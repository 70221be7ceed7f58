# The end of a game: the headline, what stands below it, the turning points, and the page of the browser.
# $player is a name, $finds a list of cards, $score a source of points, $age a Roman numeral.

end-title-victory = { $lead ->
    [0] { $player } wins on the tie-break
    [1] { $player } wins by one point
   *[other] { $player } wins by { $lead } points
}
end-title-victory-you = { $lead ->
    [0] You win on the tie-break
    [1] You win by one point
   *[other] You win by { $lead } points
}
end-title-victory-shared = Shared victory: { $winners }
end-title-victory-by-resigning = { $player } wins
end-title-victory-by-resigning-you = You win
end-title-alone = { $n } VP
end-title-alone-ranked = { $n } VP, { $rank }
end-title-defeat = Not this time
end-title-given-up = The game was given up

story-ahead-throughout = { $player } is ahead from the first round to the last.
story-ahead-throughout-you = You are ahead from the first round to the last.
story-still-last = After round { $n }, { $player } is still last.
story-still-last-you = After round { $n } you are still last.
story-still-behind = After round { $n }, { $player } is still behind.
story-still-behind-you = After round { $n } you are still behind.
story-ahead-since = { $player } is ahead from round { $n } on.
story-ahead-since-you = You are ahead from round { $n } on.
story-ahead-at-last = { $player } takes the lead only in the last round.
story-ahead-at-last-you = You take the lead only in the last round.
story-lead-changes = The lead changes hands { $n } times.
story-best-at = One first place goes to { $player }: { $score }.
story-best-at-you = One first place is yours: { $score }.
story-found-first = { $n ->
    [one] { $player } finds { $n } thing before anybody else.
   *[other] { $player } finds { $n } things before anybody else.
}
story-found-first-you = { $n ->
    [one] You find { $n } thing before anybody else.
   *[other] You find { $n } things before anybody else.
}
story-takes-the-lead = { $finds_n ->
    [0] { $player } takes the lead and keeps it.
   *[other] { $player } takes the lead and keeps it: { $finds }.
}
story-takes-the-lead-you = { $finds_n ->
    [0] You take the lead and keep it.
   *[other] You take the lead and keep it: { $finds }.
}
story-leaps = { $player } gains { $n } points in a single turn.
story-leaps-you = You gain { $n } points in a single turn.
story-chance-rises = { $player }’s chance of winning rises from { $before } to { $after }%.
story-chance-rises-you = Your chance of winning rises from { $before } to { $after }%.
story-acts-first = { $player } is the first to have { $n } actions a turn.
story-acts-first-you = You are the first to have { $n } actions a turn.
story-acts-more = { $player } now has { $n } actions a turn.
story-acts-more-you = You now have { $n } actions a turn.
story-acts-last = { $player } has { $n } actions a turn at last, { $rounds } rounds after the others.
story-acts-last-you = You have { $n } actions a turn at last, { $rounds } rounds after the others.
story-first-end-symbol = The first end symbol is on the table; { $needed } end the game.
story-odd-pair = { $player } discovers { $technology }, but never { $lacking }.
story-odd-pair-you = You discover { $technology }, but never { $lacking }.
story-first-in-age = { $player } is the first to reach Age { $age }.
story-first-in-age-you = You are the first to reach Age { $age }.
story-falls-back = { $player } falls back to Age { $age }.
story-falls-back-you = You fall back to Age { $age }.
story-wins-despite-calamities = { $player } wins in spite of { $n } Calamities.
story-wins-despite-calamities-you = You win in spite of { $n } Calamities.
story-wins-unharmed = { $player } never suffers a Calamity.
story-wins-unharmed-you = You never suffer a Calamity.
story-wins-without-discoveries = { $player } wins without taking a single Discovery.
story-wins-without-discoveries-you = You win without taking a single Discovery.

clause-found = { $card }
clause-mark-rises = ↑ Age { $age }
clause-mark-falls = ↓ Age { $age }
clause-mark-place = { $place } { $level }

end-page = The end
end-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
end-to-table = Look at the table
end-sources = Where the points came from
end-most = Underlined: the most of its kind.
end-source-of = { $score } { $n }
end-curve = Points round by round
end-curve-of = { $player }: { $first } after the first round, { $last } at the end
end-as-table = As a table
end-round = Round
end-round-n = Round { $n }
end-turning = Turning points
end-strata = The strata of this game
end-strata-note = What everybody came to, round by round, with the oldest at the bottom.
end-strata-first = A thick ring: nobody had it before.
end-first = first
end-share = Share
end-save-picture = Save the picture
end-copy-picture = Copy the picture
end-picture-copied = The picture is copied.
end-picture-failed = The picture cannot be copied here. Save it instead.
end-share-note = The link shows the whole game. Nobody needs an account.
end-record = Record of the game
end-today = To today’s board
end-review = Review
