"""What is wrong with a field of a request, in our own words: the checker's are English prose."""

from __future__ import annotations

import re
from typing import Any, Final

KINDS: Final = {"string": "text", "int": "number", "float": "number", "bool": "choice", "list": "list"}
INSIDE: Final = ("function-", "constrained-")  # parts of a place that name a check, not a field


def named(error: dict[str, Any]) -> str:
    """The field that has to change."""
    place = [str(part) for part in error["loc"]]
    return ".".join(part for part in place[1:] if not part.startswith(INSIDE)) or place[0]


def explained(error: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The sentence about it, and what that needs to know.

    >>> explained({"type": "string_too_long", "loc": ("body", "name"), "ctx": {"max_length": 40}})
    ('server-field-long', {'field': 'name', 'most': 40})
    """
    facts: dict[str, Any] = {"field": named(error)}
    kind, limits = error["type"], error.get("ctx") or {}
    match kind:
        case "missing":
            return "server-field-missing", facts
        case "extra_forbidden":
            return "server-field-unknown", facts
        case "json_invalid":
            return "server-bad-json", {}
        case "finite_number":
            return "server-field-finite", facts
        case "string_pattern_mismatch":
            return "server-field-letters", facts
        case "string_too_long" | "too_long":
            return "server-field-long", facts | {"most": limits["max_length"]}
        case "string_too_short" | "too_short":
            return "server-field-short", facts | {"least": limits["min_length"]}
        case "greater_than_equal":
            return "server-field-least", facts | {"least": limits["ge"]}
        case "less_than_equal":
            return "server-field-most", facts | {"most": limits["le"]}
        case "literal_error":
            return "server-field-choice", facts | {"choices": ", ".join(re.findall(r"'([^']*)'", limits["expected"]))}
    wanted = re.fullmatch(r"([a-z]+)(?:_attributes)?_(?:type|parsing|from_float|unicode|sub_type)", kind)
    if wanted and wanted[1] in (*KINDS, "model", "dict"):
        return "server-field-kind", facts | {"kind": KINDS.get(wanted[1], "object")}
    return "server-bad-field", facts
