"""What a seat may know of a game of Pebbles, and the worlds that it can imagine."""

from tests.support.pebbles.board import NOBODY, Board
from tests.support.pebbles.model import COLOURS, KEY, OF_EACH
from tests.support.pebbles.position import board_to_json, fist_to_json
from trilobite.engine import Chance, Game, InputError, Options, State, View
from trilobite.engine.contract import POSITION_FORMAT
from trilobite.engine.reading import (
    read_fields,
    read_int,
    read_int_field,
    read_ints_field,
    read_list_field,
    read_object,
    read_text_field,
)

_FIELDS = (
    "game", "seat", "players", "options", "draws", "public", "bag_size", "hand_sizes", "closed",
    "hand", "fist",
)  # fmt: skip
_HIDDEN = ("bag", "hands", "fists")


class PebblesView(View):
    """The public pebbles, the number that each other seat holds, and the seat's own pebbles."""

    def __init__(self, game: Game, seat: int | None, data: dict[str, object]) -> None:
        super().__init__(game, seat)
        self.data = data

    @classmethod
    def of(
        cls,
        game: Game,
        seat: int | None,
        options: Options,
        draws: int,
        board: Board,
    ) -> "PebblesView":
        public = {n: value for n, value in board_to_json(board).items() if n not in _HIDDEN}
        data: dict[str, object] = {
            "game": KEY,
            "seat": seat,
            "players": board.players,
            "options": dict(options),
            "draws": draws,
            "public": public,
            "bag_size": sum(board.bag),
            "hand_sizes": [sum(hand) for hand in board.hands],
            "closed": [int(fist != NOBODY) for fist in board.fists],
            "hand": None if seat is None else list(board.hands[seat]),
            "fist": None if seat is None else fist_to_json(board.fists[seat]),
        }
        return cls(game, seat, data)

    def to_json(self) -> dict[str, object]:
        return _copied(self.data)

    def imagine(self, chance: Chance) -> State:
        """Deal the unseen pebbles to hands, fists and bag; every deal is equally likely."""
        return imagined(self.game, self.to_json(), self.seat, chance)


def _copied(data: dict[str, object]) -> dict[str, object]:
    def free(value: object) -> object:
        if isinstance(value, dict):
            return {name: free(part) for name, part in value.items()}
        return [free(part) for part in value] if isinstance(value, list) else value

    return {name: free(value) for name, value in data.items()}


def imagined(game: Game, data: dict[str, object], seat: int | None, chance: Chance) -> State:
    players = read_int_field(data, "players", "view", 2, 3)
    public = read_object(data["public"], "view.public")
    pool = _unseen(public)
    hands = [[0, 0, 0] for _ in range(players)]
    fists = [NOBODY] * players
    if seat is not None:
        hands[seat] = read_ints_field(data, "hand", "view", 3, 0, OF_EACH)
        _take(pool, hands[seat])
        if data["fist"] is not None:
            fists[seat] = COLOURS.index(read_text_field(data, "fist", "view", COLOURS))
            _take(pool, [int(colour == fists[seat]) for colour in range(3)])
    sizes = read_ints_field(data, "hand_sizes", "view", players, 0, 3 * OF_EACH)
    closed = read_ints_field(data, "closed", "view", players, 0, 1)
    for other in range(players):
        if other != seat:
            for _ in range(sizes[other]):
                hands[other][_deal(pool, chance)] += 1
            if closed[other]:
                fists[other] = _deal(pool, chance)
    hidden = {"bag": pool, "hands": hands, "fists": [fist_to_json(fist) for fist in fists]}
    return _world(game, data, {**public, **hidden}, chance)


def _unseen(public: dict[str, object]) -> list[int]:
    """The pebbles that are not public."""
    pool = [OF_EACH] * 3
    pond = read_list_field(public, "pond", "view.public")
    for pile in (pond, *read_list_field(public, "rows", "view.public")):
        _take(pool, read_ints_field({"pile": pile}, "pile", "view.public", 3, 0, OF_EACH))
    return pool


def _world(game: Game, data: dict[str, object], state: object, chance: Chance) -> State:
    position = {
        "format": POSITION_FORMAT,
        "game": KEY,
        "rules": game.rules_version,
        "players": data["players"],
        "options": data["options"],
        "draws": data["draws"],
        "state": state,
    }
    return game.from_position(position, chance)


def _take(pool: list[int], pile: list[int]) -> None:
    for colour, number in enumerate(pile):
        pool[colour] -= number
        if pool[colour] < 0:
            raise InputError("view", f"has too many {COLOURS[colour]} pebbles", f"{OF_EACH}")


def _deal(pool: list[int], chance: Chance) -> int:
    if not any(pool):
        raise InputError("view", "has more pebbles than there are")
    colour = chance.pick(pool, sum(pool))
    pool[colour] -= 1
    return colour


def view_from_json(game: Game, value: object) -> PebblesView:
    data = read_fields(value, _FIELDS, "view")
    read_text_field(data, "game", "view", (KEY,))
    players = game.read_players(data["players"], "view.players")
    seat = None if data["seat"] is None else read_int(data["seat"], "view.seat", 0, players - 1)
    given = read_object(data["options"], "view.options")
    options = game.read_options(given, players, "view.options")
    if set(given) != set(options):
        raise InputError("view.options", "are not complete", ", ".join(options))
    read_int_field(data, "draws", "view", 0, 1 << 30)
    if seat is None and not data["hand"] is data["fist"] is None:
        raise InputError("view.hand", "must not be known to a spectator", "null")
    view = PebblesView(game, seat, data)
    # At least one world must be possible. Any will do, so this always picks the first outcome.
    world = view.imagine(_First())
    if world.view(seat).to_json() != view.to_json():
        raise InputError("view", "contradicts itself")
    return view


class _First(Chance):
    def below(self, bound: int, number: int) -> int:
        return 0
