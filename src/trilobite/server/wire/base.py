"""What every message has in common."""

from typing import Any

import msgspec

Json = dict[str, Any]
"""A JSON object whose shape belongs to the engine or to a game."""


class Wire(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A message: unknown fields are refused."""
