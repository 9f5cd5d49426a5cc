"""Class attributes that a game in plain Python overrides, read so that compiled code sees it.

Compiled code reads the slot of the class it knows, where a subclass that is not compiled has put
nothing. Asking by name, as Python does, finds what either kind of subclass says.
"""


def text_of(thing: object, name: str) -> str:
    value = getattr(thing, name)
    if not isinstance(value, str):
        raise TypeError(f"{type(thing).__name__}.{name} is {value!r}, not text")
    return value


def flag_of(thing: object, name: str) -> bool:
    return bool(getattr(thing, name))
