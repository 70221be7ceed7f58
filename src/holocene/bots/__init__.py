"""Players that are programs. A bot is given a view, never the state: it knows what its seat may know."""
