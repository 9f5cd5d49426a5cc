"""The drawn examples of the rules page, from the test vectors (tools/examples.py writes them)."""

import re
from typing import Any

from tests.games.terror.boards import position
from tests.games.terror.play import action
from tests.support.examples import Sketch

LAST = (2, 1)
HIDDEN_KEYS = {
    "event-forced", "terror-step-ended", "terror-migration-began", "terror-group-planned",
    "terror-group-chosen", "terror-raptor-chosen",
}  # fmt: skip


def areas(*texts: str) -> list[str]:
    """The areas named in these texts, to be marked."""
    found = {name for text in texts for name in re.findall(r"\b[SFDM][imo]\b", text)}
    return [f"area:{name}" for name in sorted(found)]


def sketch(vector: str, rules: str, island: str, *texts: str, **wishes: Any) -> Sketch:
    """An action on a drawn island: before and after. Players are named by their letters."""
    shown = {key: wishes.pop(key) for key in ("refused", "shows") if key in wishes}
    actions = [action(text).text() for text in texts]
    return Sketch(
        vector, rules.split(), position(island, **wishes), actions, hidden_keys=HIDDEN_KEYS,
        marks=areas(island, *texts), **shown,
    )  # fmt: skip


def scored(vector: str, rules: str, island: str, kind: str, **wishes: Any) -> Sketch:
    """The last play turn of a period ends; only events of the scoring are shown."""
    data = position(island, tile=None, last=True, **wishes)
    keys = {f"terror-{kind}-scored"}
    return Sketch(
        vector, rules.split(), data, ["end"], shown_keys=keys, marks=areas(island), shows="before"
    )


EXAMPLES = {
    "equal-newcomer": lambda: sketch(
        "TV-21", "TT-2.3", "Do [R3]", "card", "spread 0-0-3", active="B", card="desert", tile=None,
    ),
    "driven-out": lambda: sketch(
        "TV-6", "TT-2.5", "Do [B3 | O2 | G1]", "card", "spread 0-0-3", card="desert", tile=None,
    ),
    "no-habitat": lambda: sketch(
        "TV-22", "TT-2.7", "Do [R3 | B3 | G3]", "card", "spread 0-0-3", active="O", card="desert",
        tile=None,
    ),
    "pick-up": lambda: sketch(
        "TV-9", "TT-7.5 TT-7.7", "Sm [R4 | B2 | O1] Fm [O2]",
        "tile", "migrate Sm", "go Fm 5", "confirm", tile="HM",
    ),
    "shock": lambda: sketch(
        "TV-8", "TT-7.7", "Sm [R4] Fm [O2]", "tile", "migrate Sm", "go Fm 3", "confirm", tile="HM",
    ),
    "into-a-volcano": lambda: sketch(
        "TT-9.1", "TT-7.4 TT-9.1", "Fm [R4] Dm [B2] ^G", "tile", "migrate Fm", tile="HM",
        refused=["area:Dm"], shows="after",
    ),
    "pterodactyl": lambda: sketch(
        "TV-11", "TT-7.12", "Sm [B4 | R2 | O1]", "tile", "to Sm", "eat B", "eat R",
        active="O", tile="HA", predators={"pterodactyl": "Si"},
    ),
    "t-rex-settles": lambda: sketch(
        "TV-12", "TT-7.16 TT-7.17", "So [R5 | G3 | O1] Sm [] /T",
        "tile", "to So", "eat R", "eat R", "eat R", "eat G", "eat G", active="O", tile="TR",
    ),
    "t-rex-outside": lambda: sketch(
        "TV-30", "TT-7.18", "Do [R5 | B4 | G3] Dm [] /T", "tile", "to Do", "stop",
        active="O", tile="TR",
    ),
    "t-rex-stays": lambda: sketch(
        "TV-33", "TT-7.19", "Do [O1+T | R4 | B2]", "tile", "stay", active="B", tile="TR",
    ),
    "raptor": lambda: sketch(
        "TV-14", "TT-7.26 TT-7.28", "Fm [R3 | B2 | O2] Fi [G1 | O1]",
        "tile", "raptor 1", "to Fm", "eat R", "eat R", "scatter O 1", "to Fi", "scatter O 1",
        tile="RA", predators={"raptor-1": "Dm"},
    ),
    "scattered-abroad": lambda: sketch(
        "TV-39", "TT-7.29", "Fi [R3] Fm [B2 | G2 | O2]",
        "tile", "raptor 1", "to Fi", "stop", "scatter R 2", "to Si",
        tile="RA", predators={"raptor-1": "Di"},
    ),
    "volcano": lambda: sketch(
        "TV-35", "TT-8.3", "Do [R4 | B3 | O1]", "volcano Do", active="G", fresh="G", tile=None,
    ),
    "stones": lambda: scored(
        "TV-16", "TT-10.1", "Fi [G1+T | R3 | O3] Fo [O1 | R1]", "stones",
        time=(1, 2), active="O",
    ),
    "domination": lambda: scored(
        "TV-19", "TT-10.3 TT-10.4", "So [R3 | G2 | B1] Sm [B3 | R2] Si [G4 | B2 | R1]",
        "domination", time=LAST, active="O",
    ),
}  # fmt: skip
