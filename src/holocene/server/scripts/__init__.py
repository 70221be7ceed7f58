"""The scripts of the pages, sent together: as they are written, line by line, in a few bundles instead of a hundred
files. `module` reads one, `bundle` puts them together, `source_map` leads a browser's tools back to the files."""
