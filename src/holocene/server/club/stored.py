"""All that is stored of people: whoever imports this knows the whole schema."""

from holocene.server.club import schema
from holocene.server.club.lobby import schema as lobby
from holocene.server.club.ways import schema as ways

__all__ = ["lobby", "schema", "ways"]
