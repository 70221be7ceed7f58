"""What the OpenAPI says is true, whatever is sent: schemathesis over every address, against a real server.

Streams are left out: they do not end. `test_stream.py` reads them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2
import pytest

import holocene
from holocene.server.keeping import keep
from holocene.server.settings import Settings
from holocene.server.thinking import Bots

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "tells_no_secret",
)
KINDS = ("me open", "here here", "here here here", "bot bot")


def probe(url: str, folder: Path, known: dict[str, Any], phases: str) -> subprocess.CompletedProcess[str]:
    """Lets schemathesis ask everything, at the bounds of what is described and beside them; the same each time."""
    (folder / "known.json").write_text(json.dumps({"url": url, **known}), encoding="utf-8")
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{url}/api/openapi.json", "--no-color"]
    command += ["--checks", ",".join(CHECKS), "--exclude-path-regex", "/stream$"]
    command += ["--phases", phases, "--max-examples", "40", "--generation-deterministic"]
    command += ["--request-timeout", "120"]  # a review on a busy machine takes longer than it waits by itself
    environment = {
        **os.environ,
        "PYTHONPATH": str(Path(__file__).parent),
        "SCHEMATHESIS_HOOKS": "schemathesis_hooks",
        "HOLOCENE_TABLES": str(folder / "known.json"),
    }
    return subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("phases", ["coverage", pytest.param("fuzzing", marks=pytest.mark.soak)])
def test_the_description_holds(
    phases: str,
    settings: Settings,
    run_server: Callable[[Settings], Any],
    make_table: Callable[..., Any],
    log_lines: list[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """No fault, no answer that is not described, no secret in an answer or in the log."""
    monkeypatch.setattr(Bots, "kick", lambda bots, table_id: None)  # so that no game ends and opens its secret
    server = run_server(settings)
    try:
        with httpx2.Client(base_url=server.url, verify=False, timeout=60) as client:
            tables = [make_table(client, kinds=kinds) for kinds in KINDS]
        hidden = [word for table in tables for word in table.tokens.values()]
        for table in tables:
            with server.service.desks.at(table.id) as desk:
                hidden.append(desk.row.secret.hex())
        shown = [{"table": table.id, "tokens": list(table.tokens.values())} for table in tables]
        match = holocene.new("s-evolution", players=2)
        while not match.is_over:
            match.play(match.legal()[0])
        kept = keep(server.service, match.record().to_json().encode(), "")  # a game that is over, and open
        shown.append({"table": kept.table, "tokens": [kept.host, kept.spectator]})
        done = probe(server.url, tmp_path, {"tables": shown, "hidden": hidden}, phases)
    finally:
        server.stop()
    assert 0 == done.returncode, done.stdout + done.stderr
    assert len(log_lines) > 500
    assert [] == [line for line in log_lines if any(word in line for word in hidden)]
