"""Plots as inline SVG, in the colours of the page around them.

They are drawn here because a page must be readable in light and dark mode: colours are classes that
the style of `pages.py` defines, which no plotting library offers, and the four kinds of plot are
short. Each series also differs by shape or dash, not just by colour.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from trilobite.lab.markup import Markup, element
from trilobite.lab.scales import (
    Format,
    Scale,
    one_digit,
    percent,
    plain,
    precise_percent,
    scale_for,
)
from trilobite.lab.strokes import (
    WIDE,
    class_of,
    margin,
    plot,
    shape,
    short,
    stroke,
    text_at,
    x_axis,
    y_axis,
)


@dataclass(frozen=True)
class PlotMark:
    """A value with its interval."""

    label: str
    series: int
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class PlotPoint:
    x: float
    y: float
    low: float
    high: float


@dataclass(frozen=True)
class PlotLine:
    """A value that changes over time, with its interval."""

    label: str
    series: int
    points: Sequence[PlotPoint]


def interval_plot(
    groups: Mapping[str, Sequence[PlotMark]],
    form: Format = one_digit,
    *,
    fair: float | None = None,
    about: str,
) -> Markup:
    """A row per mark: a shape at the value, a line over the interval, and the numbers next to it.

    Each group's name appears above its rows, unless it is empty.
    """
    marks = [mark for group in groups.values() for mark in group]
    left, row = margin(mark.label for mark in marks), 28
    ends = [value for mark in marks for value in (mark.low, mark.high)]
    whole = [0.0, 1.0] if form is precise_percent else []
    x = scale_for([*ends, *_given(fair), *whole], left, WIDE - 170)
    parts: list[Markup] = []
    y = 8.0
    for name, group in groups.items():
        if name:
            parts.append(text_at(0, y + 18, name, "start", "name"))
            y += row
        parts += [_interval_row(mark, x, y + row * (i + 0.5), form) for i, mark in enumerate(group)]
        y += row * len(group)
    ticks = percent if form is precise_percent else plain
    return plot(y + 26, about, *x_axis(x, 8, y, ticks), *_fair(fair, x, y), *parts)


def column_plot(
    groups: Sequence[str], marks: Sequence[Sequence[PlotMark | None]], *, fair: float, about: str
) -> Markup:
    """Groups of columns for shares, with intervals; a missing one leaves a gap."""
    left, top, bottom = 52.0, 10.0, 230.0
    shown = [mark for group in marks for mark in group if mark is not None]
    y = scale_for([0.0, fair, *(mark.high for mark in shown)], bottom, top)
    room = (WIDE - left - 10) / len(groups)
    parts: list[Markup] = []
    for i, (name, group) in enumerate(zip(groups, marks, strict=True)):
        start = left + room * (i + 0.1)
        width = room * 0.8 / len(group)
        parts.append(text_at(left + room * (i + 0.5), bottom + 18, name, "middle"))
        columns = [(start + width * k, mark) for k, mark in enumerate(group) if mark is not None]
        parts += [_column(mark, at, width, y) for at, mark in columns]
    line = stroke("fair", left, y(fair), WIDE - 10, y(fair))
    return plot(bottom + 28, about, *y_axis(y, left, WIDE - 10, percent), *parts, line)


def line_plot(
    lines: Sequence[PlotLine], form: Format, *, fair: float | None = None, about: str
) -> Markup:
    """Values over time, each with a band for its interval and its name at the end."""
    left, top, bottom = 52.0, 10.0, 250.0
    right = WIDE - margin(line.label for line in lines) - 6
    points = [point for line in lines for point in line.points]
    x = Scale(0, max(point.x for point in points), left, right)
    values = [value for point in points for value in (point.low, point.high)]
    y = scale_for([*values, *_given(fair)], bottom, top)
    places = _apart([y(line.points[-1].y) for line in lines], 16, top, bottom)
    level = [] if fair is None else [stroke("fair", left, y(fair), right, y(fair))]
    parts = [_line(one, x, y, place) for one, place in zip(lines, places, strict=True)]
    bands = [_band(one, x, y) for one in lines]
    ticks = [text_at(x(tick), bottom + 18, plain(tick), "middle") for tick in x.ticks()]
    axis = y_axis(y, left, right, form)
    return plot(bottom + 28, about, *axis, *ticks, *bands, *level, *parts)


def heat_map(
    names: Sequence[str], cells: Sequence[Sequence[float | None]], *, about: str
) -> Markup:
    """A square of shares, with numbered rows and columns; one half is neutral in colour."""
    left = margin(f"00 {name}" for name in names)
    size = min(84.0, (WIDE - left) / len(names))
    high = min(size, 40.0)
    parts: list[Markup] = []
    for i, (name, row) in enumerate(zip(names, cells, strict=True)):
        middle = 24 + high * (i + 0.5)
        parts.append(text_at(left + size * (i + 0.5), 16, str(i + 1), "middle"))
        parts.append(text_at(left - 10, middle + 4, f"{i + 1}  {short(name)}", "end", "name"))
        parts += [_cell(left + size * k, 24 + high * i, size, high, v) for k, v in enumerate(row)]
    return plot(24 + high * len(names) + 4, about, *parts)


def _interval_row(mark: PlotMark, x: Scale, y: float, form: Format) -> Markup:
    low, high = (form(end).removesuffix(" %") for end in (mark.low, mark.high))
    numbers = f"{form(mark.value)}  ({low} to {high})"
    return element(
        "g",
        element("title", f"{mark.label}: {numbers}"),
        text_at(x.start - 12, y + 4, short(mark.label), "end", "name"),
        stroke("whisker", x(mark.low), y, x(mark.high), y),
        stroke("whisker", x(mark.low), y - 5, x(mark.low), y + 5),
        stroke("whisker", x(mark.high), y - 5, x(mark.high), y + 5),
        shape(mark.series, x(mark.value), y),
        text_at(x.end + 14, y + 4, numbers, "start"),
        class_=class_of(mark.series),
    )


def _column(mark: PlotMark, at: float, width: float, y: Scale) -> Markup:
    middle, top = at + width / 2, y(mark.value)
    body = element(
        "rect",
        x=at + 2,
        y=top,
        width=max(1.0, width - 4),
        height=max(0.0, y.start - top),
        rx=2,
        class_="column",
    )
    return element(
        "g",
        element("title", f"{mark.label}: {percent(mark.value)}"),
        body,
        stroke("whisker over", middle, y(mark.low), middle, y(mark.high)),
        shape(mark.series, middle, y.start - 9),
        class_=class_of(mark.series),
    )


def _line(line: PlotLine, x: Scale, y: Scale, place: float) -> Markup:
    end = line.points[-1]
    path = " ".join(f"{x(point.x):.1f},{y(point.y):.1f}" for point in line.points)
    return element(
        "g",
        element("polyline", points=path, class_="line"),
        shape(line.series, x(end.x), y(end.y)),
        text_at(x.end + 12, place + 4, short(line.label), "start", "name"),
        class_=class_of(line.series),
    )


def _band(line: PlotLine, x: Scale, y: Scale) -> Markup:
    there = [f"{x(point.x):.1f},{y(point.high):.1f}" for point in line.points]
    back = [f"{x(point.x):.1f},{y(point.low):.1f}" for point in reversed(line.points)]
    outline = " ".join(there + back)
    return element("polygon", points=outline, class_=f"band {class_of(line.series)}")


def _cell(x: float, y: float, wide: float, high: float, value: float | None) -> Markup:
    """The colour is stronger the further the share is from one half; the number is always shown."""
    better = value is not None and value > 0.5
    strength = 0.0 if value is None else abs(value - 0.5) * 1.1
    box = {"x": x + 1, "y": y + 1, "width": wide - 2, "height": high - 2, "rx": 4}
    kind = "none" if value is None else ("better" if better else "worse")
    return element(
        "g",
        element("rect", class_="cell", **box),
        element("rect", class_=f"cell {kind}", fill_opacity=strength, **box),
        text_at(x + wide / 2, y + high / 2 + 4, "–" if value is None else percent(value), "middle"),
    )


def legend(names: Sequence[str]) -> Markup:
    """The shape and colour of each series, for plots that do not name them."""
    items = [
        element(
            "span",
            element("svg", shape(i, 9, 9), width=18, height=18, aria_hidden="true"),
            name,
            class_=f"key {class_of(i)}",
        )
        for i, name in enumerate(names)
    ]
    return element("p", *items, class_="legend")


def _fair(fair: float | None, x: Scale, bottom: float) -> list[Markup]:
    return [] if fair is None else [stroke("fair", x(fair), 2, x(fair), bottom)]


def _given(value: float | None) -> list[float]:
    return [] if value is None else [value]


def _apart(places: Sequence[float], least: float, top: float, bottom: float) -> list[float]:
    """The same places, moved just far enough apart that the labels do not overlap."""
    order = sorted(range(len(places)), key=lambda i: places[i])
    moved = list(places)
    for before, i in zip([None, *order], order, strict=False):
        moved[i] = max(moved[i], top if before is None else moved[before] + least)
    for after, i in zip([None, *reversed(order)], reversed(order), strict=False):
        moved[i] = min(moved[i], bottom if after is None else moved[after] - least)
    return moved
