"""The words of every language, in Fluent files, and the reader that fills them in. Knows no game."""

from holocene.locale.text import LANGUAGES, Text, environment_language

__all__ = ["LANGUAGES", "Text", "environment_language"]
