"""Pictures as numbers: how much two things on the screen differ."""

import math
import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass

Colour = tuple[int, int, int]


@dataclass(frozen=True)
class Picture:
    width: int
    height: int
    pixels: Sequence[Colour]


def read_png(data: bytes) -> Picture:
    """A PNG as browsers write it: eight bits per channel, not interlaced."""
    width, height, depth, kind = struct.unpack(">IIBB", data[16:26])
    assert depth == 8
    channels = {2: 3, 6: 4}[kind]
    rows = list(_rows(zlib.decompress(_body(data)), width * channels, channels))
    pixels = [
        (row[i], row[i + 1], row[i + 2]) for row in rows for i in range(0, len(row), channels)
    ]
    assert len(rows) == height
    return Picture(width, height, pixels)


def _body(data: bytes) -> bytes:
    at, body = 8, b""
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        if data[at + 4 : at + 8] == b"IDAT":
            body += data[at + 8 : at + 8 + length]
        at += 12 + length
    return body


def _rows(raw: bytes, length: int, channels: int) -> Sequence[bytearray]:
    """Undo the filter that PNG applies to each row before compression."""
    rows: list[bytearray] = []
    above = bytearray(length)
    for start in range(0, len(raw), length + 1):
        kind, row = raw[start], bytearray(raw[start + 1 : start + 1 + length])
        for i in range(length):
            left = row[i - channels] if i >= channels else 0
            corner = above[i - channels] if i >= channels else 0
            row[i] = (row[i] + _guess(kind, left, above[i], corner)) & 255
        rows.append(row)
        above = row
    return rows


def _guess(kind: int, left: int, up: int, corner: int) -> int:
    if kind == 4:
        guess = left + up - corner
        near = [abs(guess - left), abs(guess - up), abs(guess - corner)]
        return (left, up, corner)[near.index(min(near))]
    return (0, left, up, (left + up) // 2)[kind]


def difference(one: Picture, other: Picture) -> float:
    """The share of pixels that differ visibly, in the part that both pictures have."""
    width, height = min(one.width, other.width), min(one.height, other.height)
    places = [(x, y) for y in range(height) for x in range(width)]
    differ = sum(
        _distance(one.pixels[y * one.width + x], other.pixels[y * other.width + x]) > TOLD_APART
        for x, y in places
    )
    return differ / len(places)


TOLD_APART = 0.1
"""Smallest visible distance in OKLab, where black and white are 1 apart."""


def _distance(one: Colour, other: Colour) -> float:
    return math.dist(_lab(one), _lab(other))


def _lab(colour: Colour) -> tuple[float, float, float]:
    """The colour in OKLab, where distances are as eyes see them."""
    red, green, blue = (_linear(channel / 255) for channel in colour)
    long = (0.4122 * red + 0.5363 * green + 0.0514 * blue) ** (1 / 3)
    middle = (0.2119 * red + 0.6807 * green + 0.1074 * blue) ** (1 / 3)
    short = (0.0883 * red + 0.2817 * green + 0.6300 * blue) ** (1 / 3)
    return (
        0.2105 * long + 0.7936 * middle - 0.0041 * short,
        1.9780 * long - 2.4286 * middle + 0.4506 * short,
        0.0259 * long + 0.7828 * middle - 0.8087 * short,
    )


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def contrast(picture: Picture) -> float:
    """The contrast of the lightest and the darkest pixel, as WCAG defines it: 1 to 21."""
    bright = [_luminance(colour) for colour in set(picture.pixels)]
    return (max(bright) + 0.05) / (min(bright) + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (_linear(channel / 255) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
