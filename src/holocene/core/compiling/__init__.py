"""The same rules as machine code, on a processor or a GPU."""
