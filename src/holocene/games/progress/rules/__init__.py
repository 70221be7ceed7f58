"""The rules, a file a chapter, in the subset of Python that compiles (see CONTRIBUTING)."""
