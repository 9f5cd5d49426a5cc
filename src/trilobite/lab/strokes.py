"""The building blocks of plots: text, lines, shapes and axes, in the colours of the page."""

from collections.abc import Iterable

from rich.cells import cell_len

from trilobite.lab.markup import Markup, element
from trilobite.lab.scales import Format, Scale

SERIES = 6
"""Number of colours and shapes; further series repeat them."""

WIDE = 760
"""Width of every plot."""

_LETTER = 7.0
_MOST_LETTERS = 34


def plot(high: float, about: str, *parts: str) -> Markup:
    picture = element("svg", *parts, viewBox=f"0 0 {WIDE} {high:.0f}", role="img", aria_label=about)
    return element("div", picture, class_="plot")


def text_at(x: float, y: float, text: str, anchor: str, kind: str | None = None) -> Markup:
    return element("text", text, x=x, y=y, text_anchor=anchor, class_=kind)


def stroke(kind: str, x1: float, y1: float, x2: float, y2: float) -> Markup:
    return element("line", x1=float(x1), y1=float(y1), x2=float(x2), y2=float(y2), class_=kind)


def class_of(series: int) -> str:
    return f"s{series % SERIES}"


def margin(labels: Iterable[str]) -> float:
    """Space needed for the labels."""
    return 20 + _LETTER * max(cell_len(short(label)) for label in labels)


def short(label: str) -> str:
    return label if len(label) <= _MOST_LETTERS else label[: _MOST_LETTERS - 1] + "…"


def shape(series: int, x: float, y: float) -> Markup:
    """A disc, a square, a triangle, a diamond, a cross or a star."""
    shapes = (
        "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z",
        "M-5 -5h10v10h-10z",
        "M0 -7l7 12h-14z",
        "M0 -7.5l7.5 7.5l-7.5 7.5l-7.5 -7.5z",
        "M-2 -6.5h4v4.5h4.5v4h-4.5v4.5h-4v-4.5h-4.5v-4h4.5z",
        "M0 -8l2.2 5h5.4l-4.2 3.6l1.6 5.6l-5 -3.2l-5 3.2l1.6 -5.6l-4.2 -3.6h5.4z",
    )
    path = shapes[series % SERIES]
    return element("path", d=path, transform=f"translate({x:.1f} {y:.1f})", class_="mark")


def x_axis(x: Scale, top: float, bottom: float, form: Format) -> list[Markup]:
    grid = [stroke("grid", x(tick), top, x(tick), bottom) for tick in x.ticks()]
    return grid + [text_at(x(tick), bottom + 18, form(tick), "middle") for tick in x.ticks()]


def y_axis(y: Scale, left: float, right: float, form: Format) -> list[Markup]:
    grid = [stroke("grid", left, y(tick), right, y(tick)) for tick in y.ticks()]
    return grid + [text_at(left - 8, y(tick) + 4, form(tick), "end") for tick in y.ticks()]
