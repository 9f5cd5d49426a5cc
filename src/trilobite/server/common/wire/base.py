"""The base class of all messages."""

from typing import Any

import msgspec

Json = dict[str, Any]
"""A JSON object whose form is defined by the engine or by a game."""


DEPRECATED = msgspec.Meta(
    extra_json_schema={
        "deprecated": True,
        "extra": {"deprecated": True},
    }  # msgspec's and Litestar's
)
"""Marks the former name of a field in the socket's schema and in OpenAPI."""


class Wire(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A message. Unknown fields are refused."""
