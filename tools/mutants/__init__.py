"""Mutation testing: faults planted in copies of the tree, one at a time, to see whether the tests notice."""
