"""How Alembic reaches the database: by the connection that `migrate` or a developer hands it.

A new schema: change `schema.py`, add `versions/NNNN.py` with the steps from the one before.
"""

from alembic import context

from holocene.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
