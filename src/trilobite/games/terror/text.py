"""A view of Triassic Terror drawn as text: the island, the action row, and the facts beside them.

The environments stand side by side, the inner ring on top. An area shows its habitats from Primary
to Tertiary with their points and the letter of the seat that lives there: `P6 A4+3` is a herd of 4
and a T-Rex. Colour only repeats what letters and signs show.
"""

from collections.abc import Mapping
from typing import Final

from trilobite.engine import Argument, Drawing, Line, Message, Span, Who, mark_at
from trilobite.engine.drawing import FREE, LETTERS, fact, filled, off_board, spaced, width_of
from trilobite.engine.reading import NONE
from trilobite.games.terror import model
from trilobite.games.terror.generated import stages
from trilobite.games.terror.rules.scoring import ranked_now, worth
from trilobite.games.terror.table import Table
from trilobite.games.terror.view import TerrorView

HABITAT_LETTERS: Final = "PST"
PREDATOR_SIGNS: Final = ("R1", "R2", "Pt", "Tx")
VOLCANO: Final = "^"
GOING: Final = ">"
WHITE: Final = "o"

_NARROWEST: Final = 15


def draw(view: TerrorView, marks: Mapping[str, str]) -> Drawing:
    table = view.table
    counts = off_board(marks, "count:")
    board = [*_island(table, marks), [], *_action_row(table, marks), *counts]
    return Drawing(board, _facts(view))


# The island.


def _island(table: Table, marks: Mapping[str, str]) -> list[Line]:
    """Three rings of four areas in a frame; the column headings are the environments."""
    cells = [_area(table, area, marks) for area in range(len(model.AREAS))]
    width = max(_NARROWEST, *(width_of(line) for cell in cells for line in cell))
    edge: Line = [Span("+" + "+".join(["-" * (width + 2)] * 4) + "+")]
    heads = [_head(environment, marks) for environment in range(4)]
    lines: list[Line] = [_joined(heads, width, " "), edge]
    for ring in range(3):
        row = [cells[3 * environment + ring] for environment in range(4)]
        lines += [_joined([cell[i] for cell in row], width, "|") for i in range(len(row[0]))]
        lines.append(edge)
    return lines


def _head(environment: int, marks: Mapping[str, str]) -> Line:
    letter = Span(model.AREAS[3 * environment][0], f"ground-{environment}")
    return [letter, *mark_at(marks, f"environment:{model.ENVIRONMENTS[environment]}")]


def _joined(pieces: list[Line], width: int, border: str) -> Line:
    """A line of four areas, each padded to the same width."""
    line: Line = [Span(border)]
    for piece in pieces:
        line += [Span(" "), *filled(piece, width + 1), Span(border)]
    return line


def _area(table: Table, area: int, marks: Mapping[str, str]) -> list[Line]:
    """The name with volcano and plans, three habitats, the predators."""
    habitat_lines = [_habitat(table, area, rank, marks) for rank in range(3)]
    return [_name(table, area, marks), *habitat_lines, _predators(table, area, marks)]


def _name(table: Table, area: int, marks: Mapping[str, str]) -> Line:
    name: Line = [
        Span(model.AREAS[area], f"ground-{area // 3}"),
        *mark_at(marks, f"area:{model.AREAS[area]}"),
    ]
    volcano: Line = []
    if table.volcano[area] != NONE:
        volcano = [Span(VOLCANO + LETTERS[int(table.volcano[area])], "warning")]
    going: Line = []
    if table.going[area] > 0:
        going = [Span(f"{GOING}{int(table.going[area])}", f"seat-{int(table.active)}")]
    return spaced([name, volcano, going])


def _habitat(table: Table, area: int, rank: int, marks: Mapping[str, str]) -> Line:
    """A habitat with its stone, and the herd or the T-Rex that holds it."""
    stone = table.content.stones[area][rank]
    label = Span(f"{HABITAT_LETTERS[rank]}{stone or ' '} ")
    occupants = table.habitats(area)
    if rank >= len(occupants):
        return [label, Span(FREE, "free")]
    seat = occupants[rank]
    herd = Span(_herd(table, area, seat), f"seat-{seat}")
    return [label, herd, *mark_at(marks, f"herd:{model.AREAS[area]}:{seat}")]


def _herd(table: Table, area: int, seat: int) -> str:
    """The letter and the Dinos, and what a T-Rex adds."""
    number = int(table.dinos_of(seat, area))
    t_rex = f"+{model.T_REX_SIZE}" if table.size_of(seat, area) > number else ""
    return f"{LETTERS[seat]}{number or ''}{t_rex}"


def _predators(table: Table, area: int, marks: Mapping[str, str]) -> Line:
    found: list[Line] = []
    for predator, sign in enumerate(PREDATOR_SIGNS):
        if table.predators[predator] == area:
            whose = _whose(table, area) if predator == model.T_REX_PREDATOR else ""
            mark = mark_at(marks, model.PREDATOR.names[predator])
            found.append([Span(sign + whose, "heading"), *mark])
    return spaced(found)


def _whose(table: Table, area: int) -> str:
    """The owner of a T-Rex that is on the move or holds no habitat."""
    owner = int(table.owner)
    is_inside = owner in table.habitats(area) and not table.is_roaming
    return "" if owner == NONE or is_inside else f":{LETTERS[owner]}"


# Below the island.


def _action_row(table: Table, marks: Mapping[str, str]) -> list[Line]:
    """The spaces with their tiles, white Dinos and takers."""
    line: Line = []
    for space in range(model.SPACES):
        tile = int(table.tile_at[space])
        line.append(Span(f"{'   ' if space else ''}{space + 1} "))
        if tile == NONE:
            line.append(Span(FREE, "free"))
            continue
        line.append(Span(model.TILES[tile] + WHITE * int(table.whites_on[tile])))
        taker = int(table.taker[space])
        if taker != NONE:
            line.append(Span(f" {LETTERS[taker]}", f"seat-{taker}"))
        line += mark_at(marks, f"tile:{model.TILES[tile]}")
    return [line]


# The facts.


def _facts(view: TerrorView) -> list[Message]:
    table = view.table
    facts = _progress(table)
    gains = worth(ranked_now(table)) if table.stage != stages.OVER else [[0] * model.SEATS]
    for seat in range(table.players):
        facts.append(_player(table, seat, sum(int(source[seat]) for source in gains)))
    if view.seat is not None and table.cards[view.seat] == model.BLIND:
        facts.append(Message("terror-fact-card", {"card": model.ENVIRONMENT.words[view.card]}))
    return facts + _cards(table) + _frozen(table) + _legend(table)


def _progress(table: Table) -> list[Message]:
    """The turn track: the current turn, what the period scores, what follows (section 11)."""
    if table.stage == stages.OVER:
        return [Message("terror-fact-over", {})]
    content, period, turn = table.content, int(table.period), int(table.turn)
    cards = int((period, turn) in content.card_turns)
    now: dict[str, Argument] = {**_period(table, period), "turn": turn + 1, "cards": cards}
    later = [_period(table, one) for one in range(period + 1, 3) if content.turns[one]]
    return [Message("terror-fact-turn", now), *(Message("terror-fact-next", one) for one in later)]


def _period(table: Table, period: int) -> dict[str, Argument]:
    """A period, its length, and what it scores besides habitats."""
    presence, domination = table.content.special[period]
    special = ("none", "p", "d", "pd")[int(presence) + 2 * int(domination)]
    turns = table.content.turns[period]
    return {"period": model.PERIOD.words[period], "turns": turns, "special": special}


def _player(table: Table, seat: int, gain: int) -> Message:
    is_active = seat == table.active and table.awaits_decision()
    return fact(
        "terror-fact-player",
        active=int(is_active),
        letter=LETTERS[seat],
        who=Who(seat),
        start=int(seat == table.start),
        points=table.score(seat),
        worth=gain,
        supply=int(table.supply[seat]) if table.content.supply_is_limited else "unlimited",
        whites=int(table.whites[seat]),
        counters=_counters(table, seat),
        card=_card(int(table.cards[seat])),
    )


def _counters(table: Table, seat: int) -> str:
    """The counters that the player has not used."""
    hatch, volcano = (table.counters[which * model.SEATS + seat] == NONE for which in range(2))
    return ("none", "hatch", "volcano", "both")[int(hatch) + 2 * int(volcano)]


def _card(card: int) -> Argument:
    if card == NONE:
        return "none"
    return "blind" if card == model.BLIND else model.ENVIRONMENT.words[card]


def _cards(table: Table) -> list[Message]:
    """The face-up card, the deck and the used cards."""
    facts: list[Message] = []
    if table.face_up != NONE:
        card = model.ENVIRONMENT.words[int(table.face_up)]
        facts.append(fact("terror-fact-open-card", card=card, cards=int(table.deck_size)))
    if any(number > 0 for number in table.discards):
        used = zip(model.ENVIRONMENTS, map(int, table.discards), strict=True)
        facts.append(Message("terror-fact-discards", dict(used)))
    return facts


def _frozen(table: Table) -> list[Message]:
    """The Dinos that arrived with the first migration of this tile."""
    found = [f"{model.AREAS[area]} {int(n)}" for area, n in enumerate(table.frozen) if n > 0]
    return [Message("terror-fact-frozen", {"areas": "  ".join(found)})] if found else []


def _legend(table: Table) -> list[Message]:
    """What the signs that appear on the island mean."""
    signs = {
        "areas": True,
        "habitats": True,
        "predators": True,
        "volcano": any(owner != NONE for owner in table.volcano),
        "going": any(number > 0 for number in table.going),
        "row": True,
        "tiles": True,
    }
    return [Message(f"terror-fact-legend-{sign}", {}) for sign, is_seen in signs.items() if is_seen]
