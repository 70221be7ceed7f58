"""A state as declared fields, and what rules do with its numbers: chance, sets of bits, cells."""
