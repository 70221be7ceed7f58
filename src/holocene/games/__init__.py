"""The games. They do not know each other; everything above reaches them through `core.contract.registry`."""
