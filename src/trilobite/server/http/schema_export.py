"""`python -m trilobite.server.http.schema_export` prints the JSON schema of all messages.

The client's types are generated from it, and it documents the messages of the socket.
"""

import importlib
import inspect
import json
import pkgutil
import sys
from typing import Any

import msgspec

from trilobite.server.common import wire
from trilobite.server.common.wire.base import Wire
from trilobite.server.common.wire.live import FromClient, ToClient


def wire_names() -> dict[str, object]:
    """Everything that the modules of `wire` define, by name."""
    modules = [
        importlib.import_module(f"{wire.__name__}.{found.name}")
        for found in pkgutil.iter_modules(wire.__path__)
    ]
    return {name: value for module in modules for name, value in vars(module).items()}


def wire_types() -> list[type[Wire]]:
    """All types of messages, sorted by name."""
    found = [
        value
        for value in wire_names().values()
        if inspect.isclass(value) and issubclass(value, Wire) and value is not Wire
    ]
    return sorted(found, key=lambda value: value.__name__)


def document() -> dict[str, Any]:
    _, components = msgspec.json.schema_components(
        [*wire_types(), FromClient, ToClient], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Trilobite on the wire",
        "$defs": {
            **components,
            "FromClient": _union(FromClient),
            "ToClient": _union(ToClient),
        },
    }


def _union(union: object) -> dict[str, Any]:
    schemas, _ = msgspec.json.schema_components([union], ref_template="#/$defs/{name}")
    return dict(schemas[0])


if __name__ == "__main__":
    sys.stdout.write(json.dumps(document(), indent=2, sort_keys=True) + "\n")
