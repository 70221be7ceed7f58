# The browser: learning at the table, and the coach of a first game. $n and $of count steps, $game and $title are names.

wl-learn = Learn
wl-lede = A few moves of each game, at a real table, with a coach beside you. Your place is kept in this browser.
wl-lesson = Lesson
wl-step = Step { $n } of { $of }
wl-steps-done = { $n } of { $of } steps done
wl-minutes = { $n } min
wl-start = Start
wl-continue = Go on, step { $n }
wl-again = Again
wl-done = done
wl-after = After the lessons
wl-play = Play { $bot }
wl-play-note = Gentle opponents, hints at hand, any move may be taken back. The coach speaks up when something is new, and then leaves you to it.
wl-exercises = Puzzles
wl-exercises-note = Positions from strong games with one move that is clearly the best. Solve one a day, or as many as you like.

## The coach
wl-back = Back
wl-skip = Skip this step
wl-why = Why?
wl-go-on = Go on
wl-watch = Watch what your rivals do.
wl-moved = A new position, later in a game
wl-leave = Leave the lesson. Your place is kept.
wl-key-coach = Switch between the coach and what it points to
wl-key-fold = Fold or unfold the coach
wl-know = You know { $game }.
wl-know-note = The rest you will meet while you play. Take on gentle opponents: the coach stays and speaks only when something is new.
wl-know-more = Lesson complete: { $title }.
wl-know-more-note = Try it in a game, or take the next lesson.
wl-next = Next: { $title }
wl-all = All lessons

## The coach of a first game
wl-note = Coach
wl-note-seen = Got it
wl-notes = Coach in first games
wl-notes-on = Speaks up
wl-notes-off = Stays silent
wl-notes-stop = No more notes
wl-notes-stopped = The coach is silent from now on. You can let it speak again in the settings.
