# What the coach says in every lesson, and what is said around them.

lesson-go-on = Go on.
lesson-not-yet = Not yet: that comes later.
lesson-only-look = One moment: here you only look.
lesson-rival-ben = Ben
lesson-rival-chen = Chen

## What cannot be.

no-such-lesson = There is no lesson “{ $name }”. Choose from: { $choices }.
no-such-step = This lesson has no step { $step }: its steps are 1 to { $last }.
not-of-the-step = These moves do not belong to this step. Begin the step again.
bad-lesson = The lesson { $file } cannot be given: { $what }

## How lessons are told in the terminal.

learn-description = Teaches a game at the table, step by step. Without a game, lists all lessons.
learn-game-metavar = GAME
learn-game-help = the game to learn; goes on where you stopped
learn-lesson-metavar = LESSON
learn-lesson-help = one of its lessons
learn-step-metavar = N
learn-step-help = the step to begin with
learn-how = “holocene learn GAME” begins or goes on; “holocene learn GAME LESSON” gives one lesson.
learn-done = done
learn-left = stopped at step { $step } of { $steps }
learn-length = steps: { $steps }, minutes: { $minutes }
learn-step = { $lesson } – step { $step } of { $steps }: { $name }
learn-prompt = Your choice (“help” explains):
learn-press = Press Enter to go on.
learn-word-back = back
learn-word-skip = skip
learn-word-leave = leave
learn-help = Type a number or a move. ◂ marks what the lesson asks for. “back” returns to the step before, “skip” plays this one for you, “leave” keeps your place. “why”, “table”, “log”, “card”, “score”, “rules” and “language” work as at any table.
learn-left-off = You stopped at step { $step } of { $steps }. The same command goes on from here.
learn-finished = That was the lesson “{ $lesson }”.
learn-next = Next: { $lesson } ({ $command }).
learn-play = Or take on gentle opponents: { $command }.
play-coach-help = explain each new thing once, as it comes up
