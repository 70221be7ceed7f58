"""The laboratory: many games with one card set, counted, and what the numbers say of the cards."""
