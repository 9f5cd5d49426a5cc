"""The difference between two JSON values, in a readable line."""

from trilobite.engine.reading import shown


def difference(one: object, other: object, path: str = "") -> str:
    """The first place where the values differ, and both values found there."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in sorted({*one, *other}, key=str):
            if name not in one or name not in other:
                return f"{path}.{name} is only in the {'first' if name in one else 'second'} value"
            if one[name] != other[name] or type(one[name]) is not type(other[name]):
                return difference(one[name], other[name], f"{path}.{name}")
    if isinstance(one, list) and isinstance(other, list):
        for index, (left, right) in enumerate(zip(one, other, strict=False)):
            if left != right or type(left) is not type(right):
                return difference(left, right, f"{path}[{index}]")
        return f"{path} has {len(one)} entries, then {len(other)}"
    return f"{path or 'the value'} is {shown(one)}, then {shown(other)}"
