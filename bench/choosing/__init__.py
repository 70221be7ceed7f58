"""Makes the tasks of the benchmark "choose the move"."""
