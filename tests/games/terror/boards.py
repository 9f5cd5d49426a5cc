"""Positions from the specification's notation, so that a reader of a test sees the position.

    Sm [R4 | B2 | O1]        primary, secondary, tertiary habitat: Red 4, Blue 2, Orange 1
    Do [G1+T | R3]           Green's herd of 1 with Green's T-Rex
    Do [R3 | T(O) | G1]      Orange's T-Rex alone in a habitat
    Do [R5 | B4 | G3] /T:O   Orange's T-Rex outside the habitats; /T is the neutral one
    Fi [R2] ^B               Blue's volcano

Seats 0 to 5 are Red, Blue, Green, Orange, Yellow, Purple here. Areas that are not named are empty.
A position is a play turn at its menu: the active player stands on the first action space, the
others on the next ones, in the order of their seats.
"""

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.games.terror.slow_island import AREAS, CARDS, TILES, Plan, plan_of
from trilobite.engine import Chance, SeededChance, State
from trilobite.games.terror import GAME
from trilobite.games.terror.state import TerrorState

LETTERS = "RBGOYP"
SEED = SeededChance(bytes(range(16)))

_AREA = re.compile(
    r"(?P<name>[SFDM][imo]) \[(?P<herds>[^\]]*)\]"
    r"(?P<trex> /T(?::[RBGOYP])?)?(?: \^(?P<volcano>[RBGOYP]))?"
)
_HERD = re.compile(r"(?P<letter>[RBGOYP])(?P<number>\d+)(?P<trex>\+T)?|T\((?P<lone>[RBGOYP])\)")

NO_STEP: dict[str, object] = {
    "environment": None, "gain": 0, "grown": None, "herds_before": [], "first_origin": None,
    "origin": None, "going": {}, "frozen": {}, "eater": None, "bites": 0, "has_eaten": False,
    "raptors_moved": [], "two_steps_used": False, "scattered": 0, "first_owner": None,
    "first_to": None, "group_owner": None, "group_size": 0,
}  # fmt: skip


@dataclass
class Picture:
    """The contents of a drawing; the T-Rex only if it is drawn."""

    herds: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    volcanoes: dict[str, int] = field(default_factory=dict)
    trex: str | None = None
    owner: int | None = None


def seat(letter: str) -> int:
    return LETTERS.index(letter)


def read_picture(text: str) -> Picture:
    picture = Picture()
    rest = _AREA.sub("", text).strip()
    if rest:
        raise ValueError(f"{rest!r} is not an area in the notation of the specification")
    for match in _AREA.finditer(text):
        name = match["name"]
        if name in picture.herds:
            raise ValueError(f"{name} is drawn twice")
        picture.herds[name] = []
        for herd in filter(None, (part.strip() for part in match["herds"].split("|"))):
            _read_herd(picture, name, herd)
        if match["trex"]:
            _put_t_rex(picture, name, match["trex"].strip()[3:])
        if match["volcano"]:
            picture.volcanoes[name] = seat(match["volcano"])
    return picture


def _read_herd(picture: Picture, area: str, text: str) -> None:
    match = _HERD.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} in {area} is not a herd")
    if match["lone"]:
        picture.herds[area].append((seat(match["lone"]), 0))
        _put_t_rex(picture, area, match["lone"])
        return
    picture.herds[area].append((seat(match["letter"]), int(match["number"])))
    if match["trex"]:
        _put_t_rex(picture, area, match["letter"])


def _put_t_rex(picture: Picture, area: str, letter: str) -> None:
    if picture.trex is not None:
        raise ValueError(f"the T-Rex is drawn in {picture.trex} and in {area}")
    picture.trex = area
    picture.owner = seat(letter) if letter else None


def position(
    text: str,
    *,
    players: int = 4,
    active: str = "R",
    tile: str | None = "NE",
    card: str | None = None,
    blind: bool = False,
    whites: int = 0,
    fresh: str = "",
    counters: dict[str, list[int | None]] | None = None,
    time: tuple[int, int] | None = None,
    row: dict[int, str] | None = None,
    tiles: str | None = None,
    predators: dict[str, str] | None = None,
    scores: list[int] | None = None,
    last: bool = False,
    **options: object,
) -> dict[str, Any]:
    """The JSON position of a drawn island.

    `tile` is the active player's tile (None: already played), `card` their card; `fresh` are the
    letters of the players who may still use a counter in this period; `time` is the period and the
    turn, from 0; `row` the letter of the player on each action space, `tiles` the whole row;
    `last` means that the others have already played.
    """
    picture = read_picture(text)
    plan = plan_of(players, options)
    moment = time or ((1, 0) if card else (0, 2))
    me = seat(active)
    is_card_turn = f"{'TJC'[moment[0]]}{moment[1] + 1}" in plan.card_turns
    held: list[str | None] = [None] * players
    if is_card_turn:
        held = [None if last else CARDS[number % 4] for number in range(players)]
        held[me] = card
    takers = row or _row(me, players)
    my_space = next(space for space, letter in takers.items() if letter == active)
    spaces = _spaces(tiles, tile or "NE", my_space, takers)
    if last:
        spaces, my_space = _last_in_row(spaces, me, players), players
    cards = _cards(players, held, moment, plan.card_turns)
    on_board = Counter[int]()
    for herds in picture.herds.values():
        on_board.update(dict(herds))
    table = {
        "stage": "menu",
        "period": moment[0],
        "turn": moment[1],
        "start": _start(players, moment, plan, options),
        "active": me,
        "selected": players,
        "space": my_space,
        "areas": {area: _area(picture, area, players) for area in AREAS},
        "predators": {
            "raptor-1": "Fm", "raptor-2": "Mm", "pterodactyl": "Di", "t-rex": picture.trex or "Mi",
            **(predators or {}),
        },
        "owner": picture.owner,
        "is_roaming": False,
        "supply": [_supply(on_board[s], options) for s in range(players)],
        "points": {
            "stones": scores or [0] * players,
            "presence": [0] * players,
            "domination": [0] * players,
        },
        "whites": [whites if s == me else 0 for s in range(players)],
        "cards": ["blind" if blind and s == me else held[s] for s in range(players)],
        "counters": counters or _counters(picture, me, players, fresh, moment),
        "spaces": spaces,
        "whites_on": _whites_on(spaces, players, moment),
        "face_up": "swamp",
        "deck_size": sum(cards["deck"].values()),
        "discards": cards["discards"],
        "took_face_up": False,
        "card_played": card is None and is_card_turn,
        "tile_played": tile is None,
        "step": NO_STEP,
    }  # fmt: skip
    return {
        "format": "trilobite-position-1",
        "game": "terror",
        "rules": GAME.rules_version,
        "players": players,
        "options": options,
        "draws": 40,
        "state": {"table": table, "secrets": {"deck": cards["deck"], "held": held}},
    }


def _start(players: int, moment: tuple[int, int], plan: Plan, options: dict[str, object]) -> int:
    """The seat with the start marker, which began at seat 0 or the named seat (TT-4.8)."""
    first = options.get("start_player", 0)
    passed = sum(plan.turns[: moment[0]]) + moment[1] + (moment[0] if players == 3 else 0)
    return ((first if isinstance(first, int) else 0) + passed) % players


def _row(me: int, players: int) -> dict[int, str]:
    others = [s for s in range(players) if s != me]
    return {space: LETTERS[s] for space, s in enumerate([me, *others], start=1)}


def _spaces(
    tiles: str | None, mine: str, my_space: int, takers: dict[int, str]
) -> list[dict[str, Any]]:
    order = tiles.split() if tiles else [t for t in TILES if t != mine]
    if not tiles:
        order.insert(my_space - 1, mine)
    return [
        {"tile": t, "taker": seat(takers[i]) if i in takers else None}
        for i, t in enumerate(order, start=1)
    ]


def _last_in_row(spaces: list[dict[str, Any]], me: int, players: int) -> list[dict[str, Any]]:
    """The same row after all others have played: their tiles lie beside it."""
    mine = next(space for space in spaces if space["taker"] == me)
    done = [{"tile": None, "taker": None}] * (players - 1)
    return [*done, mine, *(space for space in spaces if space["taker"] is None)]


def _whites_on(
    spaces: list[dict[str, Any]], players: int, moment: tuple[int, int]
) -> dict[str, int]:
    """White Dinos: one on each tile that was left over or got one at set-up (TT-3.4, TT-4.7)."""
    left = {s["tile"] for i, s in enumerate(spaces) if s["taker"] is None and i >= players}
    if moment == (0, 0):
        left &= {"RA", "HM"}
    return {t: int(t in left) for t in TILES}


def _supply(number: int, options: dict[str, object]) -> int | None:
    return None if options.get("dino_supply") == "unlimited" else 57 - number


def _cards(
    players: int,
    held: list[str | None],
    moment: tuple[int, int],
    card_turns: tuple[str, ...],
) -> dict[str, dict[str, int]]:
    """The deck and the discards at that time of the game."""
    past = [t for t in card_turns if ("TJC".index(t[0]), int(t[1]) - 1) < moment]
    is_card_turn = f"{'TJC'[moment[0]]}{moment[1] + 1}" in card_turns
    used = players * (len(past) + is_card_turn) - sum(one is not None for one in held)
    pile = Counter(CARDS[number % 4] for number in range(used))
    deck = Counter(dict.fromkeys(CARDS, 7))
    deck.subtract(pile)
    deck.subtract(one for one in held if one)
    deck["swamp"] -= 1
    return {
        "deck": {kind: deck[kind] for kind in CARDS},
        "discards": {kind: pile[kind] for kind in CARDS},
    }


def _counters(
    picture: Picture, me: int, players: int, fresh: str, moment: tuple[int, int]
) -> dict[str, list[int | None]]:
    """All players have used a counter this period; a drawn volcano is from the turn before."""
    erupted = set(picture.volcanoes.values())
    period, turn = moment
    before = period if turn else period - 1
    used = [period if s == me else before for s in range(players)]
    volcano = [used[s] if s in erupted else None for s in range(players)]
    hatch = [None if s in erupted or LETTERS[s] in fresh else period for s in range(players)]
    return {"hatch": hatch, "volcano": volcano}


def _area(picture: Picture, area: str, players: int) -> dict[str, Any]:
    herds = dict(picture.herds.get(area, []))
    return {
        "order": list(herds),
        "dinos": [herds.get(s, 0) for s in range(players)],
        "volcano": picture.volcanoes.get(area),
    }


def board(text: str, *, chance: Chance = SEED, **wishes: Any) -> TerrorState:
    """The state of a drawn island. Takes the arguments of `position` and the game's options."""
    return load(position(text, **wishes), chance)


def load(data: dict[str, Any], chance: Chance = SEED) -> TerrorState:
    state = GAME.from_position(data, chance)
    assert isinstance(state, TerrorState)
    assert state.invariants() == []
    return state


# From states to the notation.


def table_of(state: State) -> dict[str, Any]:
    data: Any = state.to_position()
    table: dict[str, Any] = data["state"]["table"]
    return table


def shown(state: State, area: str) -> str:
    """An area in the specification's notation."""
    table = table_of(state)
    here = table["areas"][area]
    has_t_rex = table["predators"]["t-rex"] == area and not table["is_roaming"]
    owner = table["owner"] if has_t_rex else None
    herds = [_shown_herd(s, here["dinos"][s], is_owner=s == owner) for s in here["order"]]
    text = f"[{' | '.join(herds)}]"
    if has_t_rex and owner is None:
        text += " /T"
    elif owner is not None and owner not in here["order"]:
        text += f" /T:{LETTERS[owner]}"
    return text if here["volcano"] is None else f"{text} ^{LETTERS[here['volcano']]}"


def _shown_herd(s: int, number: int, *, is_owner: bool) -> str:
    if is_owner and not number:
        return f"T({LETTERS[s]})"
    return f"{LETTERS[s]}{number}" + ("+T" if is_owner else "")


def drawn(state: State) -> str:
    """All areas that are not empty, one line each."""
    return "\n".join(f"{area} {shown(state, area)}" for area in AREAS if shown(state, area) != "[]")


def passed_to(state: State, active: str, **wishes: Any) -> TerrorState:
    """The same island in the play turn of another player."""
    predators = table_of(state)["predators"]
    wishes = {"players": state.players, "predators": predators, **state.options, **wishes}
    return board(drawn(state), active=active, **wishes)
