"""The table on the network: HTTP, live streams, storage and bots around the matches of `core`."""

from holocene.core.parts import need

need("server")
