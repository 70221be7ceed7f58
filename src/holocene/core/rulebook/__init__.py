"""The numbered law, and which functions and tests stand for each rule."""
