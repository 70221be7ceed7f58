"""News: people who are known are told what happens while they are away, by the ways that they switched on.

What happened is written down in the transaction that made it so (`outbox`), as one errand for each way that it is to
go. A thread of each process looks for errands that are due (`sender`): it takes all of one person and way at once,
drops what is no news any more, and sends one message for the rest.
"""
