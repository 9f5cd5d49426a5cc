"""Positions from drawn boards, so that a reader of a test sees the position.

A picture has one row per r, top to bottom, each row half a cell further right than the one above,
like pointy-top hexes:

    .     W     W       a cell is M, S or W (a landscape), L (land of any landscape), P (the South
       P     Sa2b       Pole), . (water) or ~ (water with swimmers); the letters behind it are herds
    .     ~c     .      of seats a to e, with a number if there are more than one

A cell begins at its first letter; two adjacent cells set the width. Tiles that are not drawn form
one mass without herds far away in the west, which changes no value (section 12).
"""

import re
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from trilobite.engine import Chance, SeededChance
from trilobite.games.trias import GAME
from trilobite.games.trias.state import TriasState

Cell = tuple[int, int]

LANDSCAPES = {"M": "mountain", "S": "steppe", "W": "woods"}
MANY = {"mountain": 9, "steppe": 15, "woods": 12}
TWO = {"mountain": 5, "steppe": 7, "woods": 6}
CARDS_MANY = {"1 mountain": 7, "1 steppe": 13, "1 woods": 10,
              "2 mountain": 2, "2 steppe": 3, "2 woods": 3}  # fmt: skip
CARDS_TWO = {"1 mountain": 5, "1 steppe": 6, "1 woods": 5,
             "2 mountain": 1, "2 steppe": 2, "2 woods": 1}  # fmt: skip
SEED = SeededChance(bytes(range(16)))

_TOKEN = re.compile(r"([PMSWL~.])((?:[a-e]\d*)*)")
_HERDS = re.compile(r"([a-e])(\d*)")


@dataclass
class Picture:
    """The contents of a drawing: the letter of each tile, and the herds of each cell by seat."""

    tiles: dict[Cell, str] = field(default_factory=dict)
    herds: dict[Cell, dict[int, int]] = field(default_factory=dict)

    @property
    def radius(self) -> int:
        return max((distance(cell) for cell in {**self.tiles, **self.herds}), default=0)


def distance(cell: Cell) -> int:
    q, r = cell
    return max(abs(q), abs(r), abs(q + r))


def read_picture(text: str) -> Picture:
    rows = [list(re.finditer(r"\S+", line)) for line in text.splitlines()]
    gaps = [b.start() - a.start() for row in rows for a, b in pairwise(row)]
    width = min(gaps)
    poles = [(i, t.start()) for i, row in enumerate(rows) for t in row if t.group()[0] == "P"]
    if len(poles) != 1:
        raise ValueError(f"a picture has one South Pole, not {len(poles)}")
    pole_row, pole_column = poles[0]
    picture = Picture()
    for number, row in enumerate(rows):
        for token in row:
            r = number - pole_row
            doubled = 2 * (token.start() - pole_column) - r * width
            if doubled % (2 * width):
                raise ValueError(f"{token.group()!r} of row {r} is between two cells")
            _read_token(picture, token.group(), (doubled // (2 * width), r))
    return picture


def _read_token(picture: Picture, token: str, cell: Cell) -> None:
    match = _TOKEN.fullmatch(token)
    if match is None:
        raise ValueError(f"{token!r} at {cell} is not a cell")
    letter, herds = match.groups()
    if letter not in ".~P":
        picture.tiles[cell] = letter
    if herds:
        found = _HERDS.findall(herds)
        picture.herds[cell] = {ord(seat) - ord("a"): int(number or 1) for seat, number in found}


def _complete(picture: Picture, players: int) -> list[tuple[Cell, str]]:
    """All tiles with their landscapes: the drawn ones in reading order, then the far mass."""
    left = Counter(TWO if players == 2 else MANY)
    drawn = sorted(picture.tiles, key=lambda cell: (cell[1], cell[0]))
    named = {cell: LANDSCAPES.get(picture.tiles[cell], "") for cell in drawn}
    left.subtract(name for name in named.values() if name)
    number = 18 if players == 2 else 34
    centre = (-(picture.radius + 7), 0)
    far = [
        (centre[0] + q, r)
        for ring in range(4)
        for q in range(-3, 4)
        for r in range(-3, 4)
        if distance((q, r)) == ring
    ]
    tiles: list[tuple[Cell, str]] = []
    for cell in (drawn + far)[:number]:
        landscape = named.get(cell) or left.most_common(1)[0][0]
        if not named.get(cell):
            left[landscape] -= 1
        tiles.append((cell, landscape))
    if min(left.values()) < 0 or len(drawn) > number:
        raise ValueError(f"more tiles than the box has: {dict(left)} left of each landscape")
    return tiles


def _discards(
    players: int, hands: list[str | None], used: str | None, deck: tuple[int, int] | None
) -> dict[str, int]:
    """The discards that make the deck this size."""
    cards = Counter(CARDS_TWO if players == 2 else CARDS_MANY)
    pile = Counter([used] if used else [])
    cards.subtract(pile)
    cards.subtract(hand for hand in hands if hand)
    for back, height in zip("12", deck or (99, 99), strict=True):
        faces = {card: number for card, number in cards.items() if card[0] == back}
        meteorite = back == "2"
        while sum(faces.values()) + meteorite > height:
            card = max(faces, key=lambda c: faces[c])
            faces[card] -= 1
            pile[card] += 1
    return dict(pile)


def _back(card: str | None) -> int | None:
    return None if card is None else int(card[0])


def position(
    picture: str | Picture,
    *,
    players: int = 3,
    active: int = 0,
    stage: str = "acting",
    actions: int | None = None,
    rescues: int = 0,
    hand: str = "1 steppe",
    hands: list[str | None] | None = None,
    card: str | None = None,
    used_hand: bool = False,
    deck: tuple[int, int] | None = None,
    scores: list[int] | None = None,
    spent: dict[Cell, int] | None = None,
    turn: int | None = None,
    last_turns: int | None = None,
    meteorite: bool | None = None,
    idle_turns: int = 0,
    **options: object,
) -> dict[str, Any]:
    """The JSON position of a drawn board.

    `hand` is the active seat's card, `card` the one used last (it demands its landscape while
    lifting), `deck` the cards left with back 1 and back 2, `last_turns` the turns left in the last
    round, this one included.
    """
    drawn = read_picture(picture) if isinstance(picture, str) else picture
    tiles = _complete(drawn, players)
    ids = {cell: id for id, (cell, _) in enumerate(tiles)}
    held: list[str | None] = hands if hands is not None else ["1 steppe"] * players
    if hands is None:
        held[active] = None if used_hand else hand
    is_last = last_turns is not None
    is_out = is_last if meteorite is None else meteorite
    if is_out and deck is None:
        deck = (0, 5)
    pile = _discards(players, held, card, deck)
    cards = Counter(CARDS_TWO if players == 2 else CARDS_MANY)
    cards.subtract(pile)
    cards.subtract(one for one in held if one)
    left = [sum(n for one, n in cards.items() if one[0] == back) for back in "12"]
    limit = 10 if players == 2 else 15
    out = Counter[int]()
    for herds in drawn.herds.values():
        out.update(herds)
    normal = 2 if is_last else 3 if players == 2 else 4
    late = 18 if players == 2 else 35

    def row(cell: Cell) -> list[int]:
        return [drawn.herds.get(cell, {}).get(seat, 0) for seat in range(players)]

    swimming = sorted(set(drawn.herds) - set(ids) - {(0, 0)}, key=lambda c: (c[1], c[0]))
    table = {
        "stage": stage,
        "start": 0,
        "active": active,
        "turn": (late if is_last else 5) if turn is None else turn,
        "placements": 2 * players,
        "laid": 18 if players == 2 else 36,
        "holes": 0 if players == 2 else 2,
        "used_hand": used_hand,
        "used_card": card,
        "wanted": card.split()[1] if card and stage == "lifting" else None,
        "is_mandatory": stage == "lifting",
        "lifted": None,
        "actions_left": (normal if actions is None else actions) if stage == "acting" else 0,
        "rescues_left": rescues,
        "meteorite_out": is_out,
        "last_turns": last_turns,
        "idle_turns": idle_turns,
        "tiles": [
            {"id": ids[cell], "landscape": name, "q": cell[0], "r": cell[1], "herds": row(cell)}
            for cell, name in tiles
        ],
        "pole": row((0, 0)),
        "swimmers": [{"q": q, "r": r, "herds": row((q, r))} for q, r in swimming],
        "spent": sorted([ids[cell], number] for cell, number in (spent or {}).items()),
        "stock": [limit - out[seat] for seat in range(players)],
        "interim": scores or [0] * players,
        "final": [0] * players,
        "backs": [_back(one) for one in held],
        "deck_sizes": [left[0], left[1] + (not is_out)],
    }
    return {
        "format": "trilobite-position-1",
        "game": "trias",
        "rules": GAME.rules_version,
        "players": players,
        "options": options,
        "draws": 40,
        "state": {"table": table, "secrets": {"hands": held, "discards": pile}},
    }


def board(picture: str | Picture, *, chance: Chance = SEED, **wishes: Any) -> TriasState:
    """The state of a drawn board. Takes the arguments of `position` and the options of the game."""
    return load(position(picture, **wishes), chance)


def load(data: dict[str, Any], chance: Chance = SEED) -> TriasState:
    state = GAME.from_position(data, chance)
    assert isinstance(state, TriasState)
    assert state.invariants() == []
    return state


def changed(state: TriasState, **fields: object) -> TriasState:
    """The same table with other values in some fields of its position."""
    data: dict[str, Any] = state.to_position()
    data["state"]["table"].update(fields)
    return load(data, state.chance)


def for_seat(state: TriasState, seat: int) -> TriasState:
    """The same board, with a seat about to begin the actions of a normal turn.

    In the last round the meteorite goes back into the deck. If a player has used their hand card
    and not yet drawn another, that player gets the seat's card, as if the seat had used its own.
    """
    data: Any = state.to_position()
    table, hands = data["state"]["table"], data["state"]["secrets"]["hands"]
    if table["last_turns"] is not None:
        table.update(last_turns=None, meteorite_out=False, used_hand=None in table["backs"])
        table["deck_sizes"][1] += 1
    if table["used_hand"]:
        empty = table["backs"].index(None)
        for cards in (hands, table["backs"]):
            cards[seat], cards[empty] = cards[empty], cards[seat]
    table.update(
        active=seat, stage="acting", actions_left=3 if state.players == 2 else 4, rescues_left=0,
        lifted=None, wanted=None, is_mandatory=False, spent=[],
    )  # fmt: skip
    return load(data, state.chance)
