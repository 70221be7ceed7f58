# What the coach says in every lesson, and what is said around them.

lesson-go-on = Go on.
lesson-not-yet = Not yet: that comes later.
lesson-rival-ben = Ben
lesson-rival-chen = Chen

## What cannot be.

no-such-lesson = There is no lesson “{ $name }”. Choose from: { $choices }.
no-such-step = This lesson has no step { $step }: its steps are 1 to { $last }.
not-of-the-step = These moves do not belong to this step. Begin the step again.
bad-lesson = The lesson { $file } cannot be given: { $what }
