"""The interface does what is described: OpenAPI, the socket's schema, docs/develop/api.md."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import requests
import schemathesis
from hypothesis import strategies
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.support.servers import Server
from trilobite.server.common.wire.base import Wire
from trilobite.server.common.wire.live import Hello
from trilobite.server.http.schema_export import document, wire_types

ROOT = Path(__file__).parents[3]
EXAMPLES = int(os.environ.get("TRILOBITE_EXAMPLES", "4"))
"""Requests for each operation and mode; `make soak` sets more."""

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def check(operation: Any, mode: GenerationMode, ids: list[str], session: Any) -> None:
    """Send requests that fit the description or do not; half of them are about real tables."""

    @hypothesis.given(
        case=operation.as_strategy(generation_mode=mode),
        id=strategies.sampled_from([*ids, "", ""]),
    )
    @hypothesis.settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    def send(case: Any, id: str) -> None:
        if id and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = id
        response = case.call(session=session)
        case.validate_response(response, checks=CHECKS)

    send()


@pytest.mark.slow
def test_every_request_is_answered_as_described_and_never_with_a_bug(db: Path) -> None:
    with Server(db) as server, requests.Session() as session:
        anna = server.person("Anna")
        ids = [anna.new_game("me", "me"), anna.new_game("me", "open", public=True)]
        session.cookies.set("trilobite", anna.http.cookies["trilobite"])
        api = schemathesis.openapi.from_url(server.url + "/api/schema/openapi.json")
        # The cookie above is used; with generated ones every request would be refused.
        api.config.generation.update(with_security_parameters=False)
        operations = [result.ok() for result in api.get_all_operations() if isinstance(result, Ok)]
        assert len(operations) > 25
        for operation in operations:
            check(operation, GenerationMode.POSITIVE, ids, session)
            if operation.body or operation.query:
                check(operation, GenerationMode.NEGATIVE, ids, session)
        anna.close()


@pytest.mark.slow
def test_every_route_of_the_interface_is_described(server: Server) -> None:
    person = server.person()
    paths = person.get("/api/schema/openapi.json")["paths"]
    described = {
        (method.upper(), re.sub(r"\{(\w+)\}", r"{\1}", path))
        for path, methods in paths.items()
        for method in methods
    }
    page = (ROOT / "docs" / "develop" / "api.md").read_text(encoding="utf-8")
    named = set(re.findall(r"^\| `(GET|POST|PUT|DELETE) (/api/[^`?]*)", page, re.MULTILINE))
    assert named == described
    person.close()


@pytest.mark.slow
def test_former_addresses_are_marked_as_deprecated_and_no_others(server: Server) -> None:
    person = server.person()
    paths = person.get("/api/schema/openapi.json")["paths"]
    deprecated = [
        path for path, methods in paths.items() if methods.get("get", {}).get("deprecated")
    ]
    assert sorted(deprecated) == [
        "/api/admin/house",
        "/api/house",
        "/api/tables/{id}/course",
    ]
    person.close()


@pytest.mark.slow
def test_former_fields_are_marked_as_deprecated(server: Server) -> None:
    person = server.person()
    schemas = person.get("/api/schema/openapi.json")["components"]["schemas"]
    assert deprecated_fields(schemas) == {"GuideChoice.anew", "ReviewedAction.told"}
    assert deprecated_fields(document()["$defs"]) >= {"Resync.anew"}
    person.close()


def deprecated_fields(schemas: dict[str, Any]) -> set[str]:
    return {
        f"{name}.{field}"
        for name, schema in schemas.items()
        for field, described in schema.get("properties", {}).items()
        if described.get("deprecated")
    }


def test_the_schema_has_every_message_of_the_wire() -> None:
    names = set(document()["$defs"])
    assert {kind.__name__ for kind in wire_types()} <= names
    assert {"FromClient", "ToClient", "Hello", "ErrorBody"} <= names
    assert issubclass(Hello, Wire)


def test_the_schema_is_printed_for_the_client(server: Server) -> None:
    command = [sys.executable, "-m", "trilobite.server.http.schema_export"]
    printed = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT)
    assert json.loads(printed.stdout) == document()
