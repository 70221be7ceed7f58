"""Bots against bots: series with balanced seats and equal deals, and what they say about strength."""
