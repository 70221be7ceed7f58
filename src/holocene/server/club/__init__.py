"""People who come back: who they are on whatever device, and all that follows from it.

Nobody has to be known. A person is a name, a mark and a key that a browser keeps; a seat may say whose it is. The rest
of the server knows two things of this: `persons.find` says who shows a key, and `hearing.tell` is told what happens at
tables where somebody sits who is known.
"""
