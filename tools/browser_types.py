"""Writes the browser's types anew, from the description of the API: `make types`.

`api.d.ts` has what the server answers, is sent and tells, `view.d.ts` what the views of our games hold.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent, wrap
from typing import Any

from holocene.core.contract.registry import game_names, load_game
from holocene.server.app import ROUTES
from holocene.server.openapi import FAMILIES, Application

FOLDER = Path(__file__).parents[1] / "src" / "holocene" / "web" / "app" / "types"
HEAD = "// Written by `make types` from what the server declares: change it there.\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
KINDS = ("application/json", "application/x-ndjson")  # of answers, of which a stream has one a line
ASKED = """\
/** An address, perhaps with a question after it. */
type Asked<Address extends string> = Address | `${Address}?${string}`;
/** All addresses that begin alike. */
type Below<Place extends string> = Asked<`${string} /${Place}`> | `${string} /${Place}/${string}`;
"""


def written() -> dict[str, str]:
    """The files, by their names."""
    described = Application([module.router for module in ROUTES], title="Holocene").openapi()
    schemas: dict[str, Any] = described["components"]["schemas"]
    own = {name: schema for name, schema in schemas.items() if "." not in name and name not in FAMILIES}
    parts = [declared(name, schema) for name, schema in own.items()]
    parts += [ASKED, addressed("Answer", answers(described)), addressed("Body", bodies(described))]
    return {
        "api.d.ts": HEAD
        + f'\nimport type {{ {", ".join(sorted(FAMILIES))} }} from "./view.d.ts";\n\n'
        + "\n".join(parts),
        "view.d.ts": HEAD + '\nimport type { Spread } from "./api.d.ts";\n\n' + "\n".join(views(schemas)),
    }


def views(schemas: dict[str, Any]) -> Iterator[str]:
    """A namespace for each game of ours, and the views of any of them, with what is said beside them."""
    games = [name for name in game_names() if type(load_game(name)).__module__.startswith("holocene.")]
    for game in games:
        inner = {name.partition(".")[2]: schema for name, schema in schemas.items() if name.startswith(f"{game}.")}
        body = indent("\n".join(declared(name, schema, export="") for name, schema in inner.items()), "  ")
        yield f"export namespace {spelt(game)} {{\n{body}}}\n"
    for family in FAMILIES:
        refs = [each["$ref"].rpartition("/")[2] for each in schemas[family]["anyOf"] if each]
        either = [spelt(ref) for ref in refs if "." not in ref or ref.partition(".")[0] in games]
        yield f"/** Of any game of ours. */\nexport type {family} = {' | '.join(either)};\n"


def spelt(name: str) -> str:
    """A name as scripts may write it: `s-evolution.View` is `sEvolution.View`."""
    return re.sub(r"-(.)", lambda found: found[1].upper(), name.rpartition("/")[2])


def declared(name: str, schema: dict[str, Any], export: str = "export ") -> str:
    """A type with its fields."""
    note = comment(schema.get("description", ""))
    if "properties" not in schema:
        return f"{note}{export}type {name} = {kind(schema)};\n"
    required = schema.get("required", ())
    fields = [
        f"  {field}{'' if field in required else '?'}: {kind(each)};\n" for field, each in schema["properties"].items()
    ]
    return f"{note}{export}interface {name} {{\n{''.join(fields)}}}\n"


def comment(words: str) -> str:
    """A description above what it describes, without its examples."""
    lines = wrap(" ".join(words.partition(">>>")[0].split()), 110)
    whole = "\n * ".join(lines)
    return f"/** {whole} */\n" if lines else ""


def kind(schema: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return spelt(schema["$ref"])
    if "enum" in schema or "const" in schema:
        return " | ".join(literal(value) for value in schema.get("enum", [schema.get("const")]))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(kind(each) for each in schema["anyOf"]))
    if schema.get("type") == "array":
        return items(schema)
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"{{ [name: string]: {kind(inner) if isinstance(inner, dict) else 'unknown'} }}"
    return PLAIN.get(schema.get("type", ""), "unknown")


def items(schema: dict[str, Any]) -> str:
    """A row of things, or so many things one after the other."""
    if "prefixItems" in schema:
        return f"[{', '.join(kind(each) for each in schema['prefixItems'])}]"
    inner = kind(schema.get("items") or {})
    return f"({inner})[]" if " | " in inner and "prefixItems" not in schema["items"] else f"{inner}[]"


def literal(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def operations(described: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """What can be asked: `GET /tables/${string}`, those with more parts first."""
    paths = [path for path in described["paths"] if path.startswith("/api/")]
    for path in sorted(paths, key=lambda path: (-path.count("/"), "{" in path, path)):
        for method, operation in described["paths"][path].items():
            yield f"{method.upper()} {re.sub('{.*?}', '${string}', path.removeprefix('/api'))}", operation


def answers(described: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for address, operation in operations(described):
        good = next(answer for status, answer in operation["responses"].items() if status.startswith("2"))
        yield address, kind(next(good["content"][form]["schema"] for form in KINDS if form in good["content"]))


def bodies(described: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for address, operation in operations(described):
        content = operation.get("requestBody", {}).get("content", {})
        if KINDS[0] in content:
            yield address, kind(content[KINDS[0]]["schema"])


def addressed(name: str, found: Iterator[tuple[str, str]]) -> str:
    """The type that belongs to an address, as it is asked for: a method and where. By where addresses begin, since the
    checker does not follow a chain of hundreds."""
    places: dict[str, list[str]] = {}
    for address, what in found:
        place = re.split(r"[/?]", address.partition(" /")[2])[0]
        places.setdefault(place, []).append(f"  A extends Asked<`{address}`> ? {what} :\n")
    chains = [chain(f"{name}{part(place)}", lines) for place, lines in places.items()]
    doors = [f'  A extends Below<"{place}"> ? {name}{part(place)}<A> :\n' for place in places]
    return "\n".join([*chains, f"export {chain(name, doors)}"])


def chain(name: str, lines: list[str]) -> str:
    return f"type {name}<A extends string> =\n{''.join(lines)}  unknown;\n"


def part(place: str) -> str:
    """The beginning of addresses as the end of a type's name: `play-now` as `PlayNow`."""
    return "".join(word.capitalize() for word in place.split("-"))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, content in written().items():
        (FOLDER / name).write_text(content, encoding="utf-8")
