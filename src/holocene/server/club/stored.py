"""All that is stored of people: whoever imports this knows the whole schema."""

from holocene.server.club import schema
from holocene.server.club.clock import schema as clock
from holocene.server.club.events import schema as events
from holocene.server.club.fair import schema as fair
from holocene.server.club.lobby import schema as lobby
from holocene.server.club.news import schema as news
from holocene.server.club.rating import schema as rating
from holocene.server.club.ways import schema as ways

__all__ = ["clock", "events", "fair", "lobby", "news", "rating", "schema", "ways"]
