"""Lessons in the terminal: the table with a coach beside it, and how far one has come."""
