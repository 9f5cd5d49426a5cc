"""A view of Triassic Terror drawn as text: the island, the action row, and the facts beside them.

The environments stand side by side, the inner ring on top. An area shows its habitats from Primary
to Tertiary with their points and the letter of the seat that lives there: `P6 A4+3` is a herd of 4
and a T-Rex. Colour only repeats what letters and signs show.
"""

from collections.abc import Mapping
from typing import Final

from trilobite.engine import Argument, Drawing, Line, Message, Span, Who
from trilobite.engine.drawing import FREE, LETTERS, filled, mark_at, spaced, width_of
from trilobite.engine.reading import NONE
from trilobite.games.terror import model
from trilobite.games.terror.rules.scoring import worth_now
from trilobite.games.terror.table import Table
from trilobite.games.terror.view import TerrorView

HABITAT_LETTERS: Final = "PST"
PREDATOR_SIGNS: Final = ("R1", "R2", "Pt", "Tx")
VOLCANO: Final = "^"
GOING: Final = ">"
WHITE: Final = "o"

_NARROWEST: Final = 15
_COUNTS_IN_A_LINE: Final = 10


def draw(view: TerrorView, marks: Mapping[str, str]) -> Drawing:
    table = view.table
    board = [*_island(table, marks), [], *_action_row(table, marks), *_counts(marks)]
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


def _counts(marks: Mapping[str, str]) -> list[Line]:
    """Numbers that may be chosen, with what to type for them."""
    found = [name for name in marks if name.startswith("count:")]
    pieces: list[Line] = [
        [Span(name.removeprefix("count:")), *mark_at(marks, name)] for name in found
    ]
    return [
        spaced(pieces[first : first + _COUNTS_IN_A_LINE])
        for first in range(0, len(pieces), _COUNTS_IN_A_LINE)
    ]


# The facts.


def _facts(view: TerrorView) -> list[Message]:
    table = view.table
    facts = _progress(table)
    gains = worth_now(table) if table.stage != model.OVER else [[0] * model.SEATS]
    for seat in range(table.players):
        facts.append(_player(table, seat, sum(int(source[seat]) for source in gains)))
    if view.seat is not None and table.cards[view.seat] == model.BLIND:
        facts.append(Message("terror-fact-card", {"card": model.ENVIRONMENT.words[view.card]}))
    return facts + _cards(table) + _frozen(table) + _legend(table)


def _progress(table: Table) -> list[Message]:
    """The turn track: the current turn, what the period scores, what follows (section 11)."""
    if table.stage == model.OVER:
        return [Message("terror-fact-over", {})]
    content, period, turn = table.content, int(table.period), int(table.turn)
    presence, domination = content.special[period]
    facts = [
        Message(
            "terror-fact-turn",
            {
                "period": model.PERIOD.words[period],
                "turn": turn + 1,
                "turns": content.turns[period],
                "cards": int((period, turn) in content.card_turns),
                "special": ("none", "p", "d", "pd")[int(presence) + 2 * int(domination)],
            },
        )
    ]
    for later in range(period + 1, 3):
        turns = content.turns[later]
        if turns:
            args: dict[str, Argument] = {"period": model.PERIOD.words[later], "turns": turns}
            facts.append(Message("terror-fact-next", args))
    return facts


def _player(table: Table, seat: int, gain: int) -> Message:
    is_active = seat == table.active and table.awaits_decision()
    return Message(
        "terror-fact-player",
        {
            "active": int(is_active),
            "letter": LETTERS[seat],
            "who": Who(seat),
            "seat": seat,  # counted as in the commands
            "start": int(seat == table.start),
            "points": table.score(seat),
            "worth": gain,
            "supply": _supply(table, seat),
            "whites": int(table.whites[seat]),
            "counters": _counters(table, seat),
            "card": _card(int(table.cards[seat])),
        },
    )


def _supply(table: Table, seat: int) -> Argument:
    return int(table.supply[seat]) if table.content.supply_is_limited else "unlimited"


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
        args: dict[str, Argument] = {
            "card": model.ENVIRONMENT.words[int(table.face_up)],
            "cards": int(table.deck_size),
        }
        facts.append(Message("terror-fact-open-card", args))
    if any(number > 0 for number in table.discards):
        used: dict[str, Argument] = {
            environment: int(table.discards[kind])
            for kind, environment in enumerate(model.ENVIRONMENTS)
        }
        facts.append(Message("terror-fact-discards", used))
    return facts


def _frozen(table: Table) -> list[Message]:
    """The Dinos that arrived with the first migration of this tile."""
    found = [f"{model.AREAS[area]} {int(n)}" for area, n in enumerate(table.frozen) if n > 0]
    return [Message("terror-fact-frozen", {"areas": "  ".join(found)})] if found else []


def _legend(table: Table) -> list[Message]:
    """What the signs that appear on the island mean."""
    legend = [
        Message("terror-fact-legend-areas", {}),
        Message("terror-fact-legend-habitats", {}),
        Message("terror-fact-legend-predators", {}),
    ]
    if any(owner != NONE for owner in table.volcano):
        legend.append(Message("terror-fact-legend-volcano", {}))
    if any(number > 0 for number in table.going):
        legend.append(Message("terror-fact-legend-going", {}))
    legend += [Message("terror-fact-legend-row", {}), Message("terror-fact-legend-tiles", {})]
    return legend
