# For everybody: the command `docs`, which opens the documentation.

command-docs = open the documentation in your browser

docs-description = Opens the documentation in your browser. The pages are built from the source code with “make docs”; they need no network, and neither does their search.
docs-ready = The documentation is at { $url }
docs-not-built = The documentation has not been built yet. Type “make docs” in { $folder }, then try again.
docs-elsewhere = The documentation does not come with the installed package. Get the source code, type “make docs” there, and open build/docs/site/index.html.
