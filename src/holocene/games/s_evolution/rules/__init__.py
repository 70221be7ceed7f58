"""The rules of S-Evolution, a file a chapter, in the subset that is also compiled."""
