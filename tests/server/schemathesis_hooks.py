"""Read by schemathesis: most of what it sends goes to tables that exist, with links that open them; and no answer may
tell a token or a secret that the asker does not have.

`HOLOCENE_TABLES` names a file that says what is known of them: `{url, tables: [{table, tokens}], hidden: [words]}`.
"""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

import requests
import schemathesis


@cache
def known() -> dict[str, Any]:
    """The tables, and what must not be told of them."""
    found: dict[str, Any] = json.loads(Path(os.environ["HOLOCENE_TABLES"]).read_text(encoding="utf-8"))
    return found


@schemathesis.hook
def before_call(context: Any, case: Any, kwargs: Any) -> None:
    """Three of four cases are sent to a table that exists; which one follows from the case alone."""
    if "table_id" not in case.path_parameters:
        return
    choice = crc32(repr((case.path_parameters, case.query, case.body)).encode("utf-8", "replace"))
    if choice % 4 == 0:
        return
    spoils = case.operation.method.upper() == "DELETE" or case.operation.path.endswith(("/revoke", "/resign"))
    table = spare() if spoils else known()["tables"][choice // 4 % len(known()["tables"])]
    case.path_parameters["table_id"] = table["table"]
    case.headers["Authorization"] = f"Bearer {table['tokens'][choice // 64 % len(table['tokens'])]}"


def spare() -> dict[str, Any]:
    """A table for a command after which its links would open nothing, or its secret would be told."""
    body: dict[str, Any] = {"game": "progress", "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = requests.post(f"{known()['url']}/api/tables", json=body, timeout=20).json()
    return {"table": made["table"], "tokens": [made["host"], made["spectator"]]}


@schemathesis.check
def tells_no_secret(context: Any, response: Any, case: Any) -> None:
    """Whatever was asked, nobody is told the secret of a game that goes on, or a token that was told before."""
    told = [word for word in known()["hidden"] if word in response.text]
    assert not told, f"{case.method} {case.path} tells {told}"
