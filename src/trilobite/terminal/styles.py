"""Colours of a drawing's styles. Colour only repeats what letters and signs already say."""

from rich.theme import Theme

THEME = Theme(
    {
        "seat-0": "bold dark_orange",
        "seat-1": "bold dodger_blue1",
        "seat-2": "bold yellow3",
        "seat-3": "bold green3",
        "seat-4": "bold medium_purple1",
        "seat-5": "bold grey50",
        "ground-0": "bold grey62",
        "ground-1": "bold dark_sea_green4",
        "ground-2": "bold dark_khaki",
        "ground-3": "bold cyan3",
        "water": "deep_sky_blue3",
        "free": "dim",
        "warning": "bold red",
        "lifted": "bold reverse",
        "mark": "bold reverse",
        "heading": "bold",
        "question": "bold",
        "note": "dim",
        "refusal": "red",
    }
)
