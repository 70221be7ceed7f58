# The sheet of keys, where they can be changed.

wk-letters = Letters, digits and signs work as shortcuts
wk-key = Key
wk-deed = What it does
wk-change = Change
wk-change-of = Change the key: { $deed }
wk-waiting = Press a key …
wk-press = Press the new key for “{ $deed }”. Delete leaves it without a key, Esc cancels.
wk-none = none
wk-set = “{ $deed }” is now on { $key }.
wk-off = “{ $deed }” has no key now.
wk-conflict = { $key } is already used for “{ $deed }”. Choose another key, or change that one first.
wk-reserved = { $key } cannot be a shortcut: the browser needs it. Choose another key.
wk-note = Keys are found by their place on the keyboard where it has other letters. Changes are kept in this browser.
wk-reset = Reset all keys
wk-reset-done = All keys are as they were at first.
