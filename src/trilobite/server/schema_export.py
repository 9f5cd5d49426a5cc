"""`python -m trilobite.server.schema_export` prints the JSON schema of everything on the wire.

The client's types are made from it, and the socket's messages are described by it.
"""

import inspect
import json
import sys
from typing import Any

import msgspec

from trilobite.server import wire


def wire_types() -> list[type[wire.Wire]]:
    """Every message, in the order of `wire.py`."""
    found = [
        value
        for value in vars(wire).values()
        if inspect.isclass(value) and issubclass(value, wire.Wire) and value is not wire.Wire
    ]
    return sorted(found, key=lambda value: value.__name__)


def document() -> dict[str, Any]:
    _, components = msgspec.json.schema_components(
        [*wire_types(), wire.FromClient, wire.ToClient], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Trilobite on the wire",
        "$defs": {
            **components,
            "FromClient": _union(wire.FromClient),
            "ToClient": _union(wire.ToClient),
        },
    }


def _union(union: object) -> dict[str, Any]:
    schemas, _ = msgspec.json.schema_components([union], ref_template="#/$defs/{name}")
    return dict(schemas[0])


if __name__ == "__main__":
    sys.stdout.write(json.dumps(document(), indent=2, sort_keys=True) + "\n")
