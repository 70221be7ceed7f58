"""Lessons at the real table: positions, words and wanted moves as data, and a run of them that remembers nothing."""
