"""Positions of Pebbles: the board as JSON and back."""

from tests.support.pebbles.board import NOBODY, STAGES, Board
from tests.support.pebbles.model import COLOURS, CROW, HAND, OF_EACH, POND, STEPS
from trilobite.engine import InputError
from trilobite.engine.reading import (
    read_int_field,
    read_ints_field,
    read_list_field,
    read_text,
    read_text_field,
    refuse_unknown,
)

_FIELDS = (
    "stage", "round", "leader", "active", "steps", "bag", "pond", "rows", "hands", "fists",
)  # fmt: skip


def board_to_json(board: Board) -> dict[str, object]:
    return {
        "stage": board.stage,
        "round": board.round,
        "leader": board.leader,
        "active": board.active,
        "steps": board.steps,
        "bag": list(board.bag),
        "pond": list(board.pond),
        "rows": [list(row) for row in board.rows],
        "hands": [list(hand) for hand in board.hands],
        "fists": [fist_to_json(fist) for fist in board.fists],
    }


def fist_to_json(fist: int) -> object:
    return None if fist == NOBODY else COLOURS[fist]


def board_from_json(
    players: int, rounds: int, data: dict[str, object], where: str = "position.state"
) -> Board:
    """Read a board; refuses one that the rules cannot lead to or that cannot be played on."""
    refuse_unknown(data, _FIELDS, where)
    board = Board(players, rounds)
    board.stage = read_text_field(data, "stage", where, STAGES)
    board.round = read_int_field(data, "round", where, 1, rounds)
    board.leader = read_int_field(data, "leader", where, NOBODY, players - 1)
    board.active = read_int_field(data, "active", where, NOBODY, players - 1)
    board.steps = read_int_field(data, "steps", where, 0, STEPS)
    board.bag = read_ints_field(data, "bag", where, 3, 0, OF_EACH)
    board.pond = read_ints_field(data, "pond", where, 3, 0, OF_EACH)
    board.rows = _read_piles(data, "rows", CROW + 1, where)
    board.hands = _read_piles(data, "hands", players, where)
    board.fists = _read_fists(data, players, where)
    _check_turn(board, where)
    _check_set_up(board, where)
    wrong = board.broken_laws()
    if wrong:
        raise InputError(where, wrong[0], "the pebbles of the game")
    return board


def _read_piles(data: dict[str, object], name: str, number: int, where: str) -> list[list[int]]:
    piles = read_list_field(data, name, where, number)
    named = {f"{name}[{index}]": pile for index, pile in enumerate(piles)}
    return [read_ints_field(named, pile, where, 3, 0, OF_EACH) for pile in named]


def _read_fists(data: dict[str, object], players: int, where: str) -> list[int]:
    fists: list[int] = []
    for seat, fist in enumerate(read_list_field(data, "fists", where, players)):
        colour = COLOURS[0] if fist is None else read_text(fist, f"{where}.fists[{seat}]", COLOURS)
        fists.append(NOBODY if fist is None else COLOURS.index(colour))
    return fists


def _check_turn(board: Board, where: str) -> None:
    has_turn = board.stage in ("turn", "draw", "feed")
    if (board.active == NOBODY) == has_turn:
        right = f"0 to {board.players - 1}" if has_turn else "-1"
        raise InputError(f"{where}.active", f"does not fit the stage {board.stage}", right)
    if (board.leader == NOBODY) != (board.stage == "lead"):
        right = "-1" if board.stage == "lead" else f"0 to {board.players - 1}"
        raise InputError(f"{where}.leader", f"does not fit the stage {board.stage}", right)
    if board.steps and board.stage not in ("turn", "draw"):
        raise InputError(f"{where}.steps", f"does not fit the stage {board.stage}", "0")
    if board.stage == "draw" and not any(board.bag):
        raise InputError(f"{where}.bag", "is empty, but a pebble is to be drawn", "1 or more")
    if board.stage == "feed" and (board.active != board.leader or not any(board.pond)):
        raise InputError(f"{where}.active", "cannot feed the crow", "the leader, with a pond")
    if board.stage == "over" and board.round != board.rounds:
        raise InputError(f"{where}.round", "is not the last one", f"{board.rounds}")
    is_open = board.stage != "hide" and len(board.undecided) < board.players
    if is_open or not board.undecided:
        raise InputError(
            f"{where}.fists", f"do not fit the stage {board.stage}", "null, or a colour"
        )


def _check_set_up(board: Board, where: str) -> None:
    if board.stage not in ("lead", "fill", "deal"):
        return
    if any(map(sum, board.rows)) or board.round != 1:
        raise InputError(f"{where}.rows", "are not empty in the set-up", "no pebbles, in round 1")
    if board.stage != "deal" and (board.is_pond_full() or any(map(sum, board.hands))):
        raise InputError(f"{where}.pond", "is full before the deal", f"less than {POND}")
    if board.stage == "deal" and (board.to_deal == NOBODY or sum(board.pond) != POND):
        raise InputError(f"{where}.hands", "have been dealt", f"less than {HAND} each")
    if board.stage == "lead" and any(board.pond):
        raise InputError(f"{where}.pond", "is filled before there is a leader", "empty")
