"""The report of the laboratory: one HTML file, with a table and a sentence for every picture."""
