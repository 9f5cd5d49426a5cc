"""The base class of all messages."""

from typing import Any

import msgspec

Json = dict[str, Any]
"""A JSON object whose form is defined by the engine or by a game."""


class Wire(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A message. Unknown fields are refused."""
