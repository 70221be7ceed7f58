"""Tournaments: who meets whom, on which deal, and how they stand.

`pairs`, `groups`, `robin`, `places` and `drawing` say who sits where in a round, `scoring` and `standings` what came of
it: plain functions of what was played, which know neither a database nor a game. `store` keeps it, `running` moves an
event from one stage to the next, exactly once however many processes look after it, and `telling` shows it.
"""
