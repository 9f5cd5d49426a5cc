"""The plots that studies need besides those of `lab/plots.py`: histograms and bars."""

from collections.abc import Sequence
from dataclasses import dataclass

from trilobite.lab.markup import Markup, element
from trilobite.lab.plots import PlotMark
from trilobite.lab.scales import Format, Scale, percent, plain, precise_percent, scale_for
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
from trilobite.lab.study.distributions import Histogram

_MOST_NAMES = 12


@dataclass(frozen=True)
class Series:
    label: str
    series: int
    histogram: Histogram


def histogram_plot(all_series: Sequence[Series], axis: str, *, about: str) -> Markup:
    """The share of each bin, side by side if there are several series.

    All series have the same bins; `axis` is the label of the horizontal axis.
    """
    left, right, top, bottom = 52.0, WIDE - 10.0, 10.0, 210.0
    shares = [_shares(one.histogram) for one in all_series]
    y = scale_for([0.0, *(share for row in shares for share in row)], bottom, top)
    bins = all_series[0].histogram
    room = (right - left) / len(bins.counts)
    width = min(room * 0.9, 60.0 * len(all_series)) / len(all_series)
    parts: list[Markup] = []
    for k, (one, row) in enumerate(zip(all_series, shares, strict=True)):
        offset = width * (k - len(all_series) / 2)
        middles = [left + room * (i + 0.5) for i in range(len(row))]
        columns = [
            _box(
                f"{one.label}, {bin_name(bins, i)}: {precise_percent(share)}",
                (middles[i] + offset, y(share), width, bottom - y(share)),
            )
            for i, share in enumerate(row)
            if share
        ]
        parts.append(element("g", *columns, class_=class_of(one.series)))
    step = -(-len(bins.counts) // _MOST_NAMES)
    names = [
        text_at(left + room * (i + 0.5), bottom + 18, bin_name(bins, i), "middle")
        for i in range(0, len(bins.counts), step)
    ]
    title = text_at((left + right) / 2, bottom + 38, axis, "middle", "name")
    grid = y_axis(y, left, right, percent)
    return plot(bottom + 46, about, *grid, *parts, *names, title)


def bar_plot(
    groups: Sequence[tuple[str, Sequence[PlotMark]]], form: Format, *, about: str
) -> Markup:
    """A bar from 0 to the value for each mark; negative values extend to the left."""
    left, thick = margin(name for name, _ in groups), 15.0
    marks = [mark for _, group in groups for mark in group]
    ends = [value for mark in marks for value in (mark.low, mark.value, mark.high)]
    x = scale_for([0.0, *ends], left, WIDE - 80)
    parts: list[Markup] = []
    y = 8.0
    for name, group in groups:
        middle = y + thick * len(group) / 2
        parts.append(text_at(left - 12, middle + 4, short(name), "end", "name"))
        parts += [_bar(mark, x, y + thick * i, thick, form) for i, mark in enumerate(group)]
        y += thick * len(group) + 12
    zero = stroke("whisker over", x(0), 4, x(0), y)
    return plot(y + 26, about, *x_axis(x, 4, y, plain), *parts, zero)


def bin_name(bins: Histogram, number: int) -> str:
    first = bins.start + number * bins.width
    last = first + bins.width - 1
    return f"{first:,}" if first == last else f"{first:,}–{last:,}"


def _shares(histogram: Histogram) -> list[float]:
    total = sum(histogram.counts)
    return [count / total for count in histogram.counts]


def _bar(mark: PlotMark, x: Scale, top: float, thick: float, form: Format) -> Markup:
    start, end = sorted((x(0), x(mark.value)))
    middle = top + thick / 2
    after = max(x(mark.high), x(0)) + 14
    return element(
        "g",
        _box(
            f"{mark.label}: {form(mark.value)}",
            (start, top + 1, max(1.0, end - start), thick - 2),
        ),
        stroke("whisker over", x(mark.low), middle, x(mark.high), middle),
        shape(mark.series, after, middle),
        text_at(after + 11, middle + 4, form(mark.value), "start"),
        class_=class_of(mark.series),
    )


def _box(title: str, box: tuple[float, float, float, float]) -> Markup:
    x, y, width, height = box
    return element(
        "rect",
        element("title", title),
        x=x + 0.5,
        y=y,
        width=max(1.0, width - 1),
        height=max(0.0, height),
        rx=2,
        class_="column",
    )
