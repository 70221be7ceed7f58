"""Networks that learn a game by playing against themselves (the extra `train`): `holocene train`, docs/training.md.

What is learned is exported to a file that `holocene.bots.network` plays without PyTorch.
"""
