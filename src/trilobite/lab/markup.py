"""HTML and SVG as nested calls. All text is escaped."""

from html import escape


class Markup(str):
    """Text that is already markup."""

    __slots__ = ()


def element(name: str, *children: str, **attributes: object) -> Markup:
    """`element("a", "text", href="#x")`; `class_` becomes `class`, and `_` becomes `-`."""
    fields = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_value(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return Markup(f"<{name}{fields}>{joined(*children)}</{name}>")


def joined(*children: str) -> Markup:
    parts = (child if isinstance(child, Markup) else escape(child) for child in children)
    return Markup("".join(parts))


def _value(value: object) -> str:
    return f"{value:.5g}" if isinstance(value, float) else str(value)
