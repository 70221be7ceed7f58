"""Holocene beside other libraries of games: `python -m bench.peers`, or `make peers`."""
