# The table in words, in the browser.

tt-line = Your move or question
tt-line-help = A number or words of a choice makes a move. “help” lists the commands: hand, table, rivals, cost …, why not …, log, score.
tt-send = Send
tt-said = What was said
tt-said-nothing = Nothing has been said yet.
tt-choices = Your choices
tt-drawn = Show the table as a picture
tt-no-hints = There are no hints at this table.
