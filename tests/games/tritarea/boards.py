"""Positions in the notation of the specification: a test shows the position as it is.

    a1=AB b1=A d2=CCD          towers, each from bottom to top; A to D are the blocks of s0 to s3
    s0 H4, s1 H1, s2 I7, s3 H9  the cards of a trick in the order of play; `H4, H1, I7, H9` is short
                                for s0, s1, s2, s3

Squares that are not named are empty. Rounds and tricks are counted from 1, as on the page.

     a b c d
 1   I I I M
 2   H I M M
 3   H H E M
 4   H E E E
"""

import re
from typing import Any

from tests.games.tritarea import slow_city as slow
from tests.games.tritarea.history import earned
from tests.games.tritarea.slow_city import DECK, HUMANS, NAMES, SQUARES, City
from trilobite.engine import ASK, Chance, State
from trilobite.games.tritarea import GAME

LETTERS = "ABCD"
SOURCES = (
    "bonuses", "areas", "tallest", "declarations", "sales", "fives", "defaults", "purchases",
)  # fmt: skip
USABLE = {1: 7, 2: 8, 3: 9}
HAND = {1: 8, 2: 9, 3: 9}

Scores = dict[int, int] | list[int]


def towers(text: str) -> City:
    """The city of a drawing."""
    found: City = {}
    for part in text.split():
        match = re.fullmatch(r"([a-d][1-4])=([A-D]+)", part)
        if match is None:
            raise ValueError(f"{part!r} is not a tower in the notation of the specification")
        if match[1] in found:
            raise ValueError(f"{match[1]} is drawn twice")
        found[match[1]] = [LETTERS.index(letter) for letter in match[2]]
    return found


def plays(text: str) -> list[tuple[int, str]]:
    """The participants and their cards, in order."""
    found: list[tuple[int, str]] = []
    for number, part in enumerate(text.split(",")):
        words = part.split()
        who = int(words[0][1]) if len(words) == 2 else number
        found.append((who, words[-1]))
    return found


def position(
    city: str = "",
    *,
    players: int = 4,
    in_round: int = 1,
    trick: int | None = None,
    start: int | None = None,
    leader: int = 0,
    order: list[int] | None = None,
    hands: dict[int, str] | None = None,
    declared: str = "",
    scores: Scores | None = None,
    sold: dict[int, int] | None = None,
    last_human: int | None = None,
    lying: dict[int, str] | None = None,
    holders: tuple[str, int, int | None] | None = None,
    basic: str | None = None,
    table: dict[str, Any] | None = None,
    draws: int = 0,
    **options: Any,
) -> dict[str, Any]:
    """The JSON position of a drawn city; by default somebody is about to lead.

    `hands` are cards that participants must have (an NPC's are in the pool). `declared` are the
    four Leads of round 3, `scores` the total scores, `sold` the blocks sold in round 3. `lying` are
    the cards of a complete trick; then the `holders` (suit, RH1, RH2) build, and RH2 is asked, or
    RH1 if there is no RH2. If `basic` is given, they have built there already. `table` overrides
    fields.
    """
    buildings = towers(city)
    number = trick or (6 if city or (scores and in_round > 1) else 1)
    begun = _start(players, leader, number, start)
    seats = order or slow.seated(begun, players)
    if players == 3 and number > 1 and leader == 3 and last_human is None and number > 2:
        last_human = 0
    if number > 1 and leader in HUMANS[players]:
        last_human = leader
    sales = [(sold or {}).get(p, _npc_sale(players, p, in_round)) for p in range(4)]
    cards = _Cards(in_round, declared, hands or {}, lying or {}, number, players)
    builder = None
    stage = "playing" if leader in HUMANS[players] else "npc_plays"
    if holders is not None:
        builder = holders[1] if holders[2] is None else holders[2]
        stage = "second_block" if basic else "building"
    supply = [
        USABLE[in_round] - sales[p] - sum(stack.count(p) for stack in buildings.values())
        for p in range(4)
    ]
    found: dict[str, Any] = {
        "stage": stage,
        "round": in_round - 1,
        "trick_number": number - 1,
        "start": begun,
        "leader": leader,
        "order": seats,
        "actor": leader if builder is None else builder,
        "buildings": {square: buildings[square] for square in SQUARES if square in buildings},
        "supply": supply,
        "sold": sales,
        "points": _points(
            buildings,
            sales,
            scores,
            in_round,
            slow.board_of(options).bonus,
            begun,
            able=list(range(4)) if options.get("npc_start") else HUMANS[players],
        ),
        "cards_left": [cards.size - (p in cards.lying) for p in range(4)],
        "trick": [cards.lying.get(p) for p in range(4)],
        "rank": [slow.printed(cards.lying[p]) if p in cards.lying else None for p in range(4)],
        "played": cards.played,
        "declared": cards.declared,
        "committed": [False] * 4,
        "asked": [False] * 4,
        "adopted": NAMES[holders[0]] if holders else None,
        "first_holder": holders[1] if holders else None,
        "second_holder": holders[2] if holders else None,
        "basic": basic,
        "last_human_holder": last_human,
    }
    return {
        "format": "trilobite-position-1",
        "game": "tritarea",
        "rules": GAME.rules_version,
        "players": players,
        "options": options,
        "draws": draws,
        "state": {
            "table": found | (table or {}),
            "secrets": {"hands": cards.hands, "pool": cards.pool, "choices": [None] * 4},
        },
    }


def _start(players: int, leader: int, trick: int, start: int | None) -> int:
    if start is not None:
        return start
    return leader if trick == 1 or leader in HUMANS[players] else 0


def _npc_sale(players: int, participant: int, in_round: int) -> int:
    """The number of blocks that the NPC of three players sells (TA-9.4)."""
    return 4 if (players, participant, in_round) == (3, 3, 3) else 0


def _points(
    buildings: City,
    sales: list[int],
    scores: Scores | None,
    in_round: int,
    bonus: dict[str, int],
    start: int,
    able: list[int],
) -> dict[str, list[int]]:
    """Bonuses and sales as they must be, the rest from earlier settlements and defaults."""
    found = {source: [0] * 4 for source in SOURCES}
    for square, building in buildings.items():
        found["bonuses"][building[0]] += bonus[square]
    found["sales"] = [3 * number for number in sales]
    wanted = dict(enumerate(scores)) if isinstance(scores, list) else scores or {}
    got = [found["bonuses"][p] + found["sales"][p] for p in range(4)]
    rest = [wanted.get(p, got[p]) - got[p] for p in range(4)]
    for source, points in earned(rest, in_round - 1, start, able).items():
        found[source] = [found[source][p] + points[p] for p in range(4)]
    return found


class _Cards:
    """The places of the cards of a round."""

    def __init__(
        self,
        in_round: int,
        declared: str,
        hands: dict[int, str],
        lying: dict[int, str],
        trick: int,
        players: int,
    ) -> None:
        self.lying = lying
        self.size = HAND[in_round] - (in_round == 3) - (trick - 1)
        """How many cards each participant had before this trick."""
        deck = [card for card in DECK if in_round > 1 or slow.printed(card) != 5]
        kept = {p: cards.split() for p, cards in hands.items()}
        used = [
            *lying.values(),
            *declared.split(),
            *(card for own in kept.values() for card in own),
        ]
        if len(set(used)) != len(used) or not set(used) <= set(deck):
            raise ValueError(f"{used}: a card occurs twice, or not in round {round}")
        free = [card for card in _mixed(deck) if card not in used]
        self.declared: list[str | None] = [None] * 4
        if in_round == 3:
            self.declared = [*(declared.split() or [free.pop() for _ in range(4)])]
        self.played = _in_order([*(free.pop() for _ in range(4 * (trick - 1))), *lying.values()])
        self.hands: list[list[str]] = [[] for _ in range(4)]
        pool: list[str] = []
        for p in range(4):
            own = kept.get(p, [])
            own += [free.pop() for _ in range(self.size - (p in lying) - len(own))]
            if p in HUMANS[players]:
                self.hands[p] = _in_order(own)
            else:
                pool += own
        self.pool = _in_order(pool)


def _mixed(deck: list[str]) -> list[str]:
    """The deck in an order in which neighbours differ; 5s come where they are seldom needed."""
    order = sorted(deck, key=lambda card: (7 * DECK.index(card)) % 36)
    fives = [card for card in order if slow.printed(card) == 5]
    return fives + [card for card in order if card not in fives]


def _in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=DECK.index)


def load(data: dict[str, Any], chance: Chance = ASK) -> State:
    state = GAME.from_position(data, chance)
    assert state.invariants() == []
    return state


def board(city: str = "", *, chance: Chance = ASK, **wishes: Any) -> State:
    """The state of a drawn city; takes the arguments of `position` and options of the game."""
    return load(position(city, **wishes), chance)


def last_step(
    city: str = "",
    *,
    in_round: int = 1,
    last: str | None = None,
    marker: int | None = None,
    intents: str = "",
    scores: Scores | None = None,
    **wishes: Any,
) -> dict[str, Any]:
    """A drawn city one decision before the settlement of its round; `finish` makes this decision.

    `last` is the letter of the second builder who has just built and may add a second block, by
    default the owner of the first tower; `marker` is the first builder. In an empty city the leader
    defaults with a card of rank 1. `intents` are the four cards that are left in round 2.
    """
    intended = intents.split()
    used = [*intended, *wishes.get("declared", "").split()]
    hands = dict(enumerate(intended))
    free = [card for card in DECK if card not in used and slow.printed(card) != 5]
    if not city:
        first = marker or 0
        lying = _all_different(free, first)
        wanted = dict(enumerate(scores)) if isinstance(scores, list) else dict(scores or {})
        wanted[first] = wanted.get(first, 0) + (slow.printed(lying[first]) if scores else 0)
        return position(
            "", in_round=in_round, trick=8, leader=first, hands=hands, lying=lying, scores=wanted,
            holders=(slow.suit(lying[first]), first, None), **wishes,
        )  # fmt: skip
    drawn = towers(city)
    builder = LETTERS.index(last) if last else drawn[city[:2]][-1]
    basic = next(square for square, stack in drawn.items() if stack[-1] == builder)
    area = slow.board_of(wishes).area[basic]
    first = (builder + 1) % 4 if marker is None else marker
    lying = _two_of(free, area, first, builder)
    return position(
        city, in_round=in_round, trick=8, leader=first, hands=hands, lying=lying, scores=scores,
        holders=(area, first, builder), basic=basic, **wishes,
    )  # fmt: skip


def declaring(players: int = 4, **wishes: Any) -> dict[str, Any]:
    """Round 3 after the deal: everybody has nine cards and nobody has declared one (D-1)."""
    has_sold = wishes.get("r3_order") == "sell"
    sold = wishes.pop("sold", {} if has_sold else {3: 0})
    data = position(players=players, in_round=3, trick=1, sold=sold, **wishes)
    table, secrets = data["state"]["table"], data["state"]["secrets"]
    for p, card in enumerate(table["declared"]):
        place = secrets["hands"][p] if p in HUMANS[players] else secrets["pool"]
        place.append(card)
        place.sort(key=DECK.index)
    table.update(stage="declaring", actor=None, declared=[None] * 4, cards_left=[9] * 4)
    return data


def selling(start: int = 0, **wishes: Any) -> dict[str, Any]:
    """Round 3 with the Leads revealed, before the sale, which begins at the start player's right.

    With r3_order=sell it comes before the declarations.
    """
    players = wishes.get("players", 4)
    if wishes.get("r3_order") == "sell":
        data = declaring(leader=start, sold={3: 0}, **wishes)
    else:
        data = position(in_round=3, trick=1, leader=start, sold={3: 0}, **wishes)
    table = data["state"]["table"]
    table["stage"] = "selling"
    if players != 3:
        table["actor"] = table["order"][3]
    else:  # the NPC, to the start player's right, has sold
        table["actor"] = table["order"][2]
        table["sold"][3], table["supply"][3], table["points"]["sales"][3] = 4, 5, 12
    return data


def _all_different(free: list[str], first: int) -> dict[int, str]:
    """A trick of four suits; the leader's card is as low as possible."""
    suits = sorted(slow.SUITS, key=lambda s: min(slow.printed(c) for c in free if c[0] == s))
    found: dict[int, str] = {}
    for p, letter in zip([first, *(q for q in range(4) if q != first)], suits, strict=True):
        found[p] = next(card for card in free if card[0] == letter)
    return found


def _two_of(free: list[str], area: str, first: int, second: int) -> dict[int, str]:
    """A trick in which one suit has two supporters, the others one each."""
    own = [card for card in free if card[0] == area]
    found = {first: own[0], second: own[-1]}
    others = [letter for letter in slow.SUITS if letter != area]
    for p in range(4):
        if p not in found:
            letter = others.pop()
            found[p] = next(card for card in free if card[0] == letter)
    return found


# The reverse.


def table_of(state: State) -> dict[str, Any]:
    data: Any = state.to_position()
    found: dict[str, Any] = data["state"]["table"]
    return found


def drawn(state: State) -> str:
    """The city in the notation of the specification."""
    return " ".join(
        f"{square}={''.join(LETTERS[block] for block in stack)}"
        for square, stack in table_of(state)["buildings"].items()
    )


def tower(state: State, square: str) -> str:
    return "".join(LETTERS[p] for p in table_of(state)["buildings"].get(square, []))


def scores(state: State) -> list[int]:
    points = table_of(state)["points"]
    return [sum(points[source][p] for source in SOURCES) for p in range(4)]
