"""Scripts that are sent together: each form of import and export, what is refused, and the way back to the files."""

from __future__ import annotations

import json

import pytest

from holocene.server import static
from holocene.server.routes.pages import PAGES
from holocene.server.scripts.bundle import bundles
from holocene.server.scripts.module import ScriptError, read

END = b"$use('app/main.js');"


def body(source: str, name: str = "app/pages/x.js") -> str:
    """A script as the body of a function, on one line."""
    return " ".join(" ".join(line for _, line in read(name, source.encode()).lines).split())


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('import "../a.js";', '$give({ }); $use("app/a.js");'),
        ('import a from "./a.js";', '$give({ }); const { default: a } = $use("app/pages/a.js");'),
        ('import { b, c as d } from "../b.js";', '$give({ }); const { b: b, c: d } = $use("app/b.js");'),
        ('import * as e from "../e.js";', '$give({ }); const e = $use("app/e.js");'),
        ("export const f = 1;", "$give({ f: () => f }); const f = 1;"),
        ("export default function G() {}", "$give({ default: () => G }); function G() {}"),
        ("export default 1 + 2;", "$give({ default: () => _default }); const _default = 1 + 2;"),
        ("var h = 1;export{h as i};", "$give({ i: () => h }); var h = 1;;"),
        ('export { j } from "./j.js";', '$give({ j: () => $use("app/pages/j.js").j }); $use("app/pages/j.js");'),
        ("const k = () => import(`../${game}/t.js`);", "$give({ }); const k = () => $load(`../${game}/t.js`);"),
        ("return/* why */a; // so", "$give({ }); return a;"),
    ],
)
def test_a_script_as_the_body_of_a_function(source: str, expected: str) -> None:
    """Every form that the house uses, and those of the libraries."""
    assert expected == body(source)


@pytest.mark.parametrize(
    "source",
    [
        "export let changing = 1;",
        "export const { a } = b;",
        'export * from "./all.js";',
        "await ready();",
        "const here = import.meta.url;",
        "import(anything);",
        "function broken( {",
    ],
)
def test_what_would_mean_something_else_is_refused(source: str) -> None:
    """The message names the file, the line and the words."""
    with pytest.raises(ScriptError, match=r"^app/x\.js:2:\d+: "):
        read("app/x.js", b"\n" + source.encode())


def test_text_keeps_its_lines_and_indents() -> None:
    """Only what stands outside of it is drawn together."""
    source = "  const a = `one\n\n    two`;\n\n\n  b();\n"
    lines = ((0, "$give({  });"), (0, "const a = `one"), (1, ""), (2, "    two`;"), (5, "b();"))
    assert lines == read("app/x.js", source.encode()).lines


def test_a_script_comes_once_and_after_what_it_needs() -> None:
    """What is loaded later leaves out all that is there whenever it is asked for."""
    made = bundles(
        {
            "app/lib.js": b"export const lib = 1;",
            "app/main.js": b'import "./lib.js";\nimport("./page.js");\nimport("./other.js");',
            "app/page.js": b'import "./lib.js";\nimport "./shared.js";\nimport(`./${game}/table.js`);',
            "app/other.js": b'import "./shared.js";',
            "app/shared.js": b"export const shared = 1;",
            "app/chess/table.js": b'import "../shared.js";\nimport "../lib.js";',
            "app/unused.js": b"export const unused = 1;",
        },
        END,
    )
    assert {
        "app/main.js": ("app/lib.js", "app/main.js"),
        "app/page.js": ("app/shared.js", "app/page.js"),
        "app/other.js": ("app/shared.js", "app/other.js"),
        "app/chess/table.js": ("app/chess/table.js",),
    } == {name: bundle.names for name, bundle in made.items()}


@pytest.mark.parametrize(
    ("sources", "words"),
    [
        ({"app/main.js": b'import "./none.js";'}, "there is no app/none.js"),
        ({"app/main.js": b'import "./b.js";', "app/b.js": b'import "./main.js";'}, "need each other"),
        ({}, "there is no app/main.js"),
    ],
)
def test_a_house_that_does_not_stand_is_refused(sources: dict[str, bytes], words: str) -> None:
    """A missing script, a circle, no script at all."""
    with pytest.raises(ScriptError, match=words):
        bundles(sources, END)


def test_the_map_leads_back_to_file_and_line() -> None:
    """Each line of the first bundle, by the numbers that its map holds."""
    sources = {
        "app/a.js": b"// why\nexport const a = 1;\n",
        "app/main.js": b'import { a } from "./a.js";\n\nplay(a);\n',
    }
    made = bundles(sources, END)["app/main.js"]
    script, told = made.script.decode().split("\n"), json.loads(made.map)
    assert ["../../app/a.js", "../../app/main.js"] == told["sources"]
    groups = told["mappings"].split(";")
    assert ["const a = 1;", "play(a);"] == [script[at] for at, group in enumerate(groups) if group in ("AACA", "AAEA")]
    assert "//# sourceMappingURL=main.js.map" == script[-1]


def test_the_pages_own_scripts_are_bundled() -> None:
    """Every script of ours is in a bundle, but those of an app without its server; and every page has one."""
    paths = [path for path in static.WEB.rglob("*") if path.suffix in (".js", ".mjs")]
    sources = {path.relative_to(static.WEB).as_posix(): path.read_bytes() for path in paths}
    made = bundles(sources, END)
    held = {name for bundle in made.values() for name in bundle.names}
    assert {"bundle.js", "offline.js", "worker.js"} == set(sources) - held
    assert set(PAGES.values()) <= set(made)
