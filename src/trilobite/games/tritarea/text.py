"""A view of Tritarea drawn as text: the city, the trick, the hand, and facts next to them.

Lines are drawn where two areas meet, so that their shapes show. A square shows its name, the letter
of its area, its bonus while it is empty, and its tower from bottom to top as the letters of the
participants. Colour only repeats what letters and signs say.
"""

from collections.abc import Mapping
from typing import Final

from trilobite.engine import Drawing, Line, Message, Span, Who, mark_at
from trilobite.engine.drawing import FREE, LETTERS, fact, filled, off_board, spaced, width_of
from trilobite.games.tritarea import model, phases
from trilobite.games.tritarea.cards import cards_in
from trilobite.games.tritarea.generated import stages
from trilobite.games.tritarea.rules import npcs
from trilobite.games.tritarea.rules.areas import area_points, ranked
from trilobite.games.tritarea.rules.end import seat_score, solo_goal
from trilobite.games.tritarea.rules.rights import BY_ALL_DIFFERENT, BY_MEMORY, adopted_by
from trilobite.games.tritarea.rules.settlement import tallest
from trilobite.games.tritarea.table import Table
from trilobite.games.tritarea.view import TritareaView, differences

FACE_DOWN: Final = "?"
CHANGED: Final = ">"
RIGHTS: Final = ("#1", "#2")

_NARROWEST: Final = 12
_TALLEST_LINE: Final = 18
"""Maximum blocks of a tower in one line; a taller tower continues in the next line."""


def draw(view: TritareaView, marks: Mapping[str, str]) -> Drawing:
    table = view.table
    lines = off_board(marks, "count:", "five:")
    board = [*_city(table, marks), [], *_trick(table), *_hand(view, marks), *lines]
    return Drawing(board, _facts(view))


# The city.


def _city(table: Table, marks: Mapping[str, str]) -> list[Line]:
    """Four rows of four squares; borders only between areas and around the city."""
    cells = [_square(table, square, marks) for square in range(16)]
    width = max(_NARROWEST, *(width_of(line) for cell in cells for line in cell))
    lines: list[Line] = [_edge(table, 0, width)]
    for row in range(4):
        squares = cells[4 * row : 4 * row + 4]
        height = max(len(cell) for cell in squares)
        levels = [[c[i] if i < len(c) else [] for c in squares] for i in range(height)]
        lines += [_row(table, row, level, width) for level in levels]
        lines.append(_edge(table, row + 1, width))
    return lines


def _area(table: Table, row: int, column: int) -> int:
    """The area of a square; NONE outside the city."""
    if not (0 <= row < 4 and 0 <= column < 4):
        return model.NONE
    return int(table.content.area_of[row * 4 + column])


def _edge(table: Table, row: int, width: int) -> Line:
    """The line above a row, drawn only where the areas above and below differ."""
    text = ""
    for column in range(5):
        around = {_area(table, row - i, column - j) for i in (0, 1) for j in (0, 1)}
        text += "+" if len(around) > 1 else " "
        if column < 4:
            is_border = _area(table, row, column) != _area(table, row - 1, column)
            text += ("-" if is_border else " ") * (width + 2)
    return [Span(text.rstrip())]


def _row(table: Table, row: int, pieces: list[Line], width: int) -> Line:
    line: Line = []
    for column, piece in enumerate(pieces):
        is_border = _area(table, row, column) != _area(table, row, column - 1)
        line += [Span("| " if is_border else "  "), *filled(piece, width + 1)]
    return [*line, Span("|")]


def _square(table: Table, square: int, marks: Mapping[str, str]) -> list[Line]:
    """The name, the area and, if it is empty, the bonus; then the tower."""
    content = table.content
    suit = int(content.area_of[square])
    head: list[Line] = [
        [Span(f"{model.SQUARES[square]} "), Span(model.SUIT_LETTERS[suit], f"ground-{suit}")]
    ]
    blocks = table.building(square)
    if not blocks and content.bonus[square]:
        head.append([Span(f"+{int(content.bonus[square])}")])
    head.append(mark_at(marks, f"square:{model.SQUARES[square]}"))
    tower: Line = [Span(LETTERS[p], f"seat-{p}") for p in blocks]
    if not tower:
        return [spaced(head), [Span(FREE, "free")]]
    parts = [tower[i : i + _TALLEST_LINE] for i in range(0, len(tower), _TALLEST_LINE)]
    return [spaced(head), *parts]


# Below the city.


def _trick(table: Table) -> list[Line]:
    """The cards in playing order from the leader, with changed ranks and rights."""
    if table.leader == model.NONE or table.is_undealt():
        return []
    pieces = [_trick_card(table, p) for p in npcs.trick_order(table)]
    return [spaced(pieces, "   ")]


def _trick_card(table: Table, participant: int) -> Line:
    piece: Line = [Span(LETTERS[participant], f"seat-{participant}"), Span(" ")]
    card = int(table.trick[participant])
    if card == model.NONE:
        sign = FACE_DOWN if table.is_face_down(participant) else FREE
        return [*piece, Span(sign, "free")]
    piece.append(_card(card))
    rank = int(table.rank[participant])
    if rank != model.rank_of(card):
        piece.append(Span(f"{CHANGED}{rank}"))
    for holder, sign in zip((table.first_holder, table.second_holder), RIGHTS, strict=True):
        if holder == participant:
            piece.append(Span(f" {sign}", "heading"))
    return piece


def _card(card: int) -> Span:
    return Span(model.CARD_NAMES[card], f"ground-{model.suit_of(card)}")


def _hand(view: TritareaView, marks: Mapping[str, str]) -> list[Line]:
    pieces: list[Line] = [
        [_card(card), *mark_at(marks, f"card:{model.CARD_NAMES[card]}")]
        for card in cards_in(view.known.hand)
    ]
    return [spaced(pieces, "  ")] if pieces else []


# The facts.


def _facts(view: TritareaView) -> list[Message]:
    table = view.table
    facts = [_progress(table), *(_player(table, p) for p in range(model.PARTICIPANTS))]
    facts += [*_teams(table), *_goal(table), *_choices(view), *_rights(table)]
    if table.stage not in phases.SETUP:
        facts += [*(_area_fact(table, suit) for suit in range(4)), *_tallest(table)]
    return [*facts, *_played(table), *_legend(view)]


def _progress(table: Table) -> Message:
    if table.stage == stages.OVER:
        return fact("tritarea-fact-over")
    phase = "trick"
    if table.stage in phases.SETTLING:
        phase = "settlement"
    elif table.stage in phases.BEFORE_TRICKS:
        phase = "declarations"
    return fact(
        "tritarea-fact-round",
        round=int(table.round) + 1,
        trick=min(int(table.trick_number) + 1, table.content.tricks),
        tricks=table.content.tricks,
        phase=phase,
    )


def _player(table: Table, participant: int) -> Message:
    asked = [npcs.decided_next(table, seat) for seat in npcs.acting_seats(table)]
    seat = npcs.known_decider(table, participant)
    whose = "nobody" if seat == model.NONE else "npc"
    decider = Who(int(table.content.participant_of[max(0, seat)]))
    declared = int(table.declared[participant])
    return fact(
        "tritarea-fact-player",
        active=int(participant in asked),
        letter=LETTERS[participant],
        who=Who(participant),
        whose=whose if table.is_npc(participant) else "seat",
        decider=decider,
        marker=int(participant == table.leader and table.stage != stages.OVER),
        points=int(table.score(participant)),
        blocks=int(table.supply[participant]),
        sold=int(table.sold[participant]),
        cards=int(table.cards_left[participant]),
        committed=int(table.committed[participant]),
        declared="none" if declared == model.NONE else model.CARD_NAMES[declared],
    )


def _teams(table: Table) -> list[Message]:
    """The total of each team, with two players."""
    people = enumerate(table.content.participant_of) if table.content.players == 2 else ()
    return [
        fact(
            "tritarea-fact-team",
            who=Who(int(own)),
            partner=Who(int(npcs.partner_of(own))),
            points=seat_score(table, seat),
        )
        for seat, own in people
    ]


def _goal(table: Table) -> list[Message]:
    """What a solo player plays for: the lead, and the grade that the lowest NPC sets."""
    is_alone = table.content.players == 1 and table.stage != stages.OVER
    return [Message("tritarea-fact-goal", solo_goal(table))] if is_alone else []


def _choices(view: TritareaView) -> list[Message]:
    """What this seat has decided that the others have not seen."""
    facts: list[Message] = []
    for participant, choice in view.known.choices.items():
        if view.table.is_about_fives():
            args = {"who": Who(participant), **model.CHANGE_TO.arguments("change", choice)}
            facts.append(Message("tritarea-fact-five", args))
        else:
            facts.append(Message("tritarea-fact-lead", model.owned_card(participant, choice)))
    return facts


def _rights(table: Table) -> list[Message]:
    """What was adopted and why, as far as it is public."""
    if table.adopted == model.NONE:
        return []
    found = {} if table.content.is_memory else differences(table)
    rights = fact(
        "tritarea-fact-rights",
        suit=model.SUIT.argument(int(table.adopted)),
        first=Who(int(table.first_holder)),
        second=Who(max(0, int(table.second_holder))),
        holders=1 if table.second_holder == model.NONE else 2,
        by=_by(table),
        numbers="  ".join(f"{letter} {number}" for letter, number in found.items()),
    )
    return [rights]


def _by(table: Table) -> str:
    if table.second_holder == model.NONE:
        return BY_ALL_DIFFERENT
    return BY_MEMORY if table.content.is_memory else adopted_by(table)


def _area_fact(table: Table, suit: int) -> Message:
    """The points in an area if it were settled now."""
    points = area_points(table, suit)
    found = [f"{n}. {LETTERS[p]} +{points[p]}" for n, p in ranked(table, suit)]
    return fact(
        "tritarea-fact-area",
        suit=model.SUIT.argument(suit),
        letter=model.SUIT_LETTERS[suit],
        first=int(table.content.first[suit]),
        second=int(table.content.second[suit]),
        ranked=len(found),
        standing="  ".join(found),
    )


def _tallest(table: Table) -> list[Message]:
    """The tallest buildings and their owners."""
    found = tallest(table)
    if not found:
        return []
    buildings = "  ".join(f"{model.SQUARES[s]} {LETTERS[p]} +{points}" for s, p, points in found)
    if len(found) > 8:
        buildings = f"{len(found)}"
    height = int(table.height[found[0][0]])
    return [fact("tritarea-fact-tallest", number=len(found), height=height, buildings=buildings)]


def _played(table: Table) -> list[Message]:
    """The ranks played in this round, by suit; omitted with `memory=on`."""
    if table.played == 0 or table.content.is_memory:
        return []
    ranks = [""] * len(model.SUITS)
    for card in cards_in(table.played):
        ranks[card // model.RANKS] += str(model.rank_of(card))
    cards = "  ".join(f"{model.SUIT_LETTERS[s]} {text or '-'}" for s, text in enumerate(ranks))
    return [fact("tritarea-fact-played", cards=cards)]


def _legend(view: TritareaView) -> list[Message]:
    """What the signs mean, for those that are shown."""
    table = view.table
    legend = [fact("tritarea-fact-legend-city")]
    if any(card != model.NONE for card in table.trick):
        legend.append(fact("tritarea-fact-legend-trick"))
    if view.known.hand:
        legend.append(fact("tritarea-fact-legend-hand"))
    return legend
