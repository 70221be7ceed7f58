"""Players that learned: a trained network in one file, run by compiled code."""
