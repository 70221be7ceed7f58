"""What keeps the company pleasant: blocking, reports, names that are not welcome, and what who runs the server may do.

Every such deed is written down in `deeds`, which nothing removes.
"""
