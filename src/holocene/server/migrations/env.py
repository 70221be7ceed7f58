"""How Alembic reaches the database: by the connection that `migrate` hands it.

A new schema: change `schema.py`, add `versions/NNNN.py` with the steps from the one before.
"""

from alembic import context

from holocene.server.club import schema as _club  # noqa: F401, people belong to the same schema
from holocene.server.club.clock import schema as _clock  # noqa: F401, and so do their clocks
from holocene.server.schema import METADATA

if hasattr(context, "config"):  # Alembic runs this file; whoever merely imports it changes nothing
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    context.run_migrations()
