"""The whole game again, as slow and as literal as the specification.

Each step of the rules is a generator: it yields a `Question` and continues with the answer, so the
code of a tile reads from top to bottom. Decisions with one option are taken here too (TT-15.3) and
recorded in `forced`.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from itertools import product
from typing import Any

from tests.games.terror.slow_island import (
    AREAS,
    CARDS,
    ENVIRONMENTS,
    STARTS,
    TILES,
    Island,
    island_of,
    neighbours,
    plan_of,
    same_environment,
)


@dataclass(frozen=True)
class Question:
    """A question to a seat, or (None) to chance, with the weight of each outcome."""

    stage: str
    seat: int | None
    options: frozenset[str]
    weights: tuple[int, ...] = ()


Asking = Generator[Question, str, str]
Drawing = Generator[Question, str, int]
Steps = Generator[Question, str, None]


class SlowGame:
    """A table of Triassic Terror. `question` is the open question; `answer` continues."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players = players
        self.options = options
        self.plan = plan_of(players, options)
        self.island = Island(players, options)
        self.points = {"stones": [0] * players, "presence": [0] * players,
                       "domination": [0] * players}  # fmt: skip
        self.whites = [0] * players
        self.held: list[str | None] = [None] * players
        self.hidden: set[int] = set()
        self.counters: dict[str, list[int | None]] = {
            "hatch": [None] * players,
            "volcano": [None] * players,
        }
        self.row: list[str | None] = [None] * 6
        """The tiles on the spaces, lowest first."""
        self.dinosaurs: dict[int, int] = {}
        """The space index of each seat's player dinosaur."""
        self.whites_on = dict.fromkeys(TILES, 0)
        self.face_up: str | None = None
        self.deck = Counter(dict.fromkeys(CARDS, 7))
        self.discards: Counter[str] = Counter()
        self.period = 0
        self.turn = 0
        self.start = 0
        self.active: int | None = None
        self.forced: list[str] = []
        self.question: Question | None = None
        self._steps: Steps | None = None

    # Running.

    def begin(self) -> None:
        """Start a new game."""
        self._run(self.game())

    def begin_at_menu(self, position: dict[str, Any]) -> None:
        """Start from a JSON position in which a play turn has just begun."""
        table = position["state"]["table"]
        if table["stage"] != "menu":
            raise ValueError(f"the slow game begins at a menu, not at {table['stage']}")
        self.island = island_of(position)
        self.points = {source: list(points) for source, points in table["points"].items()}
        self.whites = list(table["whites"])
        self.held = list(position["state"]["secrets"]["held"])
        self.hidden = {seat for seat, card in enumerate(table["cards"]) if card == "blind"}
        self.counters = {which: list(used) for which, used in table["counters"].items()}
        self.row = [space["tile"] for space in table["spaces"]]
        takers = [space["taker"] for space in table["spaces"]]
        self.dinosaurs = {seat: i for i, seat in enumerate(takers) if seat is not None}
        self.whites_on = dict(table["whites_on"])
        self.face_up = table["face_up"]
        self.deck = Counter(position["state"]["secrets"]["deck"])
        self.discards = Counter(table["discards"])
        self.period, self.turn, self.start = table["period"], table["turn"], table["start"]
        self._run(self.from_menu(table))

    def answer(self, answer: str) -> None:
        if self._steps is None or self.question is None or answer not in self.question.options:
            raise ValueError(f"{answer!r} is not an answer to {self.question}")
        self._go_on(lambda steps: steps.send(answer))

    def _run(self, steps: Steps) -> None:
        self._steps = steps
        self._go_on(next)

    def _go_on(self, step: Callable[[Steps], Question]) -> None:
        assert self._steps is not None
        try:
            self.question = step(self._steps)
        except StopIteration:
            self.question = None

    # Asking.

    def ask(self, stage: str, options: Iterable[str], must_ask: Iterable[str] = ()) -> Asking:
        """TT-15.3: a single option is taken unless the player must be asked."""
        possible = frozenset(options)
        if len(possible) == 1 and not possible & set(must_ask):
            (only,) = possible
            self.forced.append(only)
            return only
        return (yield Question(stage, self.active, possible))

    def draw(self, stage: str, weights: list[int]) -> Drawing:
        """Ask chance for an outcome, unless only one is possible."""
        possible = [outcome for outcome, weight in enumerate(weights) if weight]
        if len(possible) == 1:
            return possible[0]
        options = frozenset(str(outcome) for outcome in possible)
        return int((yield Question(stage, None, options, tuple(weights))))

    def at_boundary(
        self, stage: str, options: Callable[[], set[str] | None], must_ask: Iterable[str] = ()
    ) -> Generator[Question, str, str | None]:
        """TT-15.2: any number of free actions first; None if the step is skipped."""
        while True:
            possible = options()
            if possible is None:
                return None
            answer = yield from self.ask(stage, possible | self.free_actions(), must_ask)
            if not self.do_free_action(answer):
                return answer

    # The game (TT-3, TT-4).

    def game(self) -> Steps:
        chosen = self.options.get("start_player", "random")
        if chosen == "random":
            chosen = yield from self.draw("choose_start", [1] * self.players)
        self.start = chosen
        for number, area in enumerate(STARTS[self.players]):
            seat = (self.start + number) % self.players
            self.island.add(seat, area, 4)
            self.island.rank(area, newcomer=seat)
        yield from self.turn_up()
        self.row[4], self.row[5] = "RA", "HM"
        self.whites_on["RA"] = self.whites_on["HM"] = 1
        if self.players == 6:
            self.row[3] = "TR"
        yield from self.lay_tiles()
        yield from self.game_turns()

    def game_turns(self) -> Steps:
        while True:
            yield from self.select()
            yield from self.play()
            yield from self.finish_turn()
            if not self.next_turn():
                return

    def from_menu(self, table: dict[str, Any]) -> Steps:
        """The rest of a game in which a play turn has just begun."""
        seat = table["active"]
        yield from self.menu(seat, card=table["card_played"], tile=table["tile_played"])
        yield from self.play(after=table["space"] - 1)
        yield from self.finish_turn()
        if self.next_turn():
            yield from self.game_turns()

    def next_turn(self) -> bool:
        """TT-4.8, section 11: pass the start marker; returns whether a game turn follows."""
        is_last = self.turn + 1 == self.plan.turns[self.period]
        seats = 2 if self.players == 3 and is_last and self.period < 2 else 1
        self.start = (self.start + seats) % self.players
        self.turn += 1
        if is_last:
            self.turn = 0
            self.period += 1
        return self.period < 3 and self.plan.turns[self.period] > 0

    def is_card_turn(self) -> bool:
        return f"{'TJC'[self.period]}{self.turn + 1}" in self.plan.card_turns

    def draw_card(self, stage: str) -> Generator[Question, str, str]:
        outcome = yield from self.draw(stage, [self.deck[card] for card in CARDS])
        self.deck[CARDS[outcome]] -= 1
        return CARDS[outcome]

    def turn_up(self) -> Steps:
        self.face_up = yield from self.draw_card("turn_up")

    def lay_tiles(self) -> Steps:
        """Shuffle the tiles that are not on a space onto the empty spaces."""
        for space in range(6):
            if self.row[space] is None:
                weights = [int(tile not in self.row) for tile in TILES]
                outcome = yield from self.draw("lay_tile", weights)
                self.row[space] = TILES[outcome]

    # Phase A.

    def select(self) -> Steps:
        for number in range(self.players):
            seat = self.active = (self.start + number) % self.players
            took_open = False
            if self.is_card_turn():
                source = yield from self.ask("select_card", {"draft open", "draft deck"})
                took_open = source == "draft open"
                yield from self.take_card(seat, is_open=took_open)
            taken = self.dinosaurs.values()
            free = {f"take {tile}" for i, tile in enumerate(self.row) if i not in taken}
            tile = (yield from self.ask("select_tile", free)).split()[1]
            self.dinosaurs[seat] = self.row.index(tile)
            self.whites[seat] += self.whites_on[tile]
            self.whites_on[tile] = 0
            if took_open:
                yield from self.turn_up()

    def take_card(self, seat: int, *, is_open: bool) -> Steps:
        if is_open:
            self.held[seat], self.face_up = self.face_up, None
        else:
            self.held[seat] = yield from self.draw_card("draw_card")
            if self.options.get("blind_cards", "secret") == "secret":
                self.hidden.add(seat)

    # Phase B.

    def play(self, after: int = -1) -> Steps:
        for space in range(after + 1, 6):
            for seat in [seat for seat, place in self.dinosaurs.items() if place == space]:
                self.active = seat
                for area in AREAS:
                    if self.island.areas[area].volcano == seat:
                        self.island.areas[area].volcano = None
                yield from self.menu(seat)
        self.active = None

    def menu(self, seat: int, *, card: bool = False, tile: bool = False) -> Steps:
        """TT-4.5; `card` and `tile` say what has been played."""
        self.active = seat
        self.card_played, self.tile_played = card or self.held[seat] is None, tile
        must_ask = ["end", "card"] if seat in self.hidden else ["end"]
        while True:
            answer = yield from self.at_boundary("menu", self.menu_options, must_ask)
            if answer == "end":
                break
            if answer == "card":
                yield from self.play_card(seat)
            else:
                yield from self.play_tile(seat)
        self.whites[seat] = 0

    def menu_options(self) -> set[str]:
        options: set[str] = set()
        if not self.card_played:
            options.add("card")
        if not self.tile_played:
            options.add("tile")
        can_place = self.whites[self.seat] > 0 and bool(self.growable())
        if not options and not can_place:
            options.add("end")
        return options

    def play_card(self, seat: int) -> Steps:
        card = self.held[seat]
        assert card is not None
        self.card_played = True
        self.held[seat] = None
        self.hidden.discard(seat)
        self.discards[card] += 1
        yield from self.place(card)

    def play_tile(self, seat: int) -> Steps:
        self.tile_played = True
        tile = self.row[self.dinosaurs[seat]]
        yield from {
            "NE": self.new_environment,
            "HG": self.herd_growth,
            "HM": self.herd_migration,
            "HA": self.hatch,
            "TR": self.t_rex,
            "RA": self.raptors,
        }[tile or ""]()

    def finish_turn(self) -> Steps:
        """TT-4.7, then scoring if the period is over."""
        stayed = [
            tile for i, tile in enumerate(self.row) if tile and i not in self.dinosaurs.values()
        ]
        self.dinosaurs = {}
        self.row = [None] * (6 - len(stayed)) + list(stayed)
        for tile in reversed(stayed):
            is_scarce = self.options.get("white_tokens", "unlimited") == 12
            if not is_scarce or sum(self.whites_on.values()) < 12:
                self.whites_on[tile] += 1
        yield from self.lay_tiles()
        if self.turn + 1 == self.plan.turns[self.period]:
            self.score()

    def score(self) -> None:
        special = self.plan.special[self.period]
        self._gain("stones", self.island.stone_points())
        if "P" in special:
            self._gain("presence", self.island.presence_points())
        if "D" in special:
            self._gain("domination", self.island.domination_points())

    def _gain(self, source: str, points: list[int]) -> None:
        self.points[source] = [
            old + new for old, new in zip(self.points[source], points, strict=True)
        ]

    def total_points(self) -> list[int]:
        return [sum(points) for points in zip(*self.points.values(), strict=True)]

    # Free actions (TT-5, TT-8).

    @property
    def seat(self) -> int:
        assert self.active is not None
        return self.active

    def growable(self) -> list[str]:
        """The areas where a herd of the active player may get a Dino."""
        if not self.island.room(self.seat):
            return []
        return [area for area in AREAS if self.island.is_open(area) and self.is_herd(area)]

    def is_herd(self, area: str) -> bool:
        if self.island.dinos(self.seat, area):
            return True
        holds = self.seat in self.island.areas[area].order
        is_lone = self.island.has_t_rex(self.seat, area) and holds
        return bool(self.options.get("trex_accepts_growth", False)) and is_lone

    def free_actions(self) -> set[str]:
        found: set[str] = set()
        if self.whites[self.seat]:
            found |= {f"white {area}" for area in self.growable()}
        used = [self.counters[which][self.seat] for which in ("hatch", "volcano")]
        if self.period not in used:
            if used[0] is None:
                found |= {f"hatch {area}" for area in self.growable()}
            if used[1] is None:
                found |= {f"volcano {area}" for area in AREAS if self.island.is_open(area)}
        return found

    def do_free_action(self, answer: str) -> bool:
        kind, _, area = answer.partition(" ")
        if kind == "white":
            self.whites[self.seat] -= 1
            self.grow(area, 1)
        elif kind == "hatch":
            self.counters["hatch"][self.seat] = self.period
            self.grow(area, 3)
        elif kind == "volcano":
            self.erupt(area)
        return kind in {"white", "hatch", "volcano"}

    def grow(self, area: str, number: int) -> None:
        self.island.add(self.seat, area, number)
        self.island.rank(area)

    def erupt(self, area: str) -> None:
        """TT-8.3."""
        self.counters["volcano"][self.seat] = self.period
        self.island.areas[area].volcano = self.seat
        for seat, deaths in zip(list(self.island.areas[area].order), (2, 1, 1), strict=False):
            self.island.remove(seat, area, min(deaths, self.island.dinos(seat, area)))
        self.island.rank(area)

    # Card, New Environment, Herd Growth (TT-6.1, TT-7.1, TT-7.2).

    def spreads(self, environment: str) -> set[tuple[int, int, int]]:
        """TT-6.1, TT-6.2 and, with `doomed_arrivals: forbid`, R-02."""
        number = min(3, self.island.room(self.seat))
        letter = ENVIRONMENTS[environment]
        found: set[tuple[int, int, int]] = set()
        for inner, middle, outer in product(range(number + 1), repeat=3):
            shares = {letter + "i": inner, letter + "m": middle, letter + "o": outer}
            used = [area for area in shares if shares[area]]
            if not used or sum(shares.values()) != number:
                continue
            if all(self.may_arrive(area, shares[area]) for area in used):
                found.add((inner, middle, outer))
        return found

    def may_arrive(self, area: str, number: int) -> bool:
        return self.island.is_open(area) and (
            not self.forbids_doom or self.island.gets_habitat(self.seat, area, number)
        )

    @property
    def forbids_doom(self) -> bool:
        return bool(self.options.get("doomed_arrivals", "die") == "forbid")

    def place(self, environment: str) -> Steps:
        spreads = self.spreads(environment)
        if not spreads:
            return
        texts = {f"spread {i}-{m}-{o}": (i, m, o) for i, m, o in spreads}
        shares = texts[(yield from self.ask("spreading", texts))]
        letter = ENVIRONMENTS[environment]
        for ring, share in zip("imo", shares, strict=True):
            if share:
                self.island.add(self.seat, letter + ring, share)
                self.island.rank(letter + ring, newcomer=self.seat)

    def new_environment(self) -> Steps:
        if not any(self.spreads(environment) for environment in CARDS):
            return
        possible = {
            f"environment {environment}"
            for environment in ENVIRONMENTS
            if self.spreads(environment)
        }
        answer = yield from self.ask("choose_environment", possible)
        yield from self.place(answer.split()[1])

    def herd_growth(self) -> Steps:
        first = yield from self.growth(3)
        yield from self.growth(2, first)

    def growth(self, number: int, grown: str | None = None) -> Generator[Question, str, str | None]:
        """A herd grows; the herd that has already grown is excluded (R-12)."""

        def herds() -> set[str] | None:
            found = {f"grow {area}" for area in self.growable() if area != grown}
            return found or None

        answer = yield from self.at_boundary("growing", herds)
        if answer is None:
            return None
        area = answer.split()[1]
        self.grow(area, number)
        return area

    # Herd Migration (TT-7.3 to TT-7.10).

    def herd_migration(self) -> Steps:
        """TT-7.9: the second herd existed before, in another area than the first."""
        had = {area for area in AREAS if self.island.dinos(self.seat, area)}
        moved = yield from self.one_migration(set(AREAS), {})
        if moved is not None:
            origin, arrived = moved
            yield from self.one_migration(had - {origin}, arrived)

    def one_migration(
        self, allowed: set[str], frozen: dict[str, int]
    ) -> Generator[Question, str, tuple[str, dict[str, int]] | None]:
        """The origin of a herd and its groups by area; None if the player has finished."""

        def herds() -> set[str]:
            able = [area for area in AREAS if area in allowed and self.can_migrate(area, frozen)]
            return {f"migrate {area}" for area in able} | {"finish"}

        answer = yield from self.at_boundary("choose_herd", herds)
        if answer is None or answer == "finish":
            return None
        origin = answer.split()[1]
        return origin, (yield from self.migrate(origin, frozen))

    def can_migrate(self, area: str, frozen: dict[str, int]) -> bool:
        """TT-7.4, TT-7.9."""
        unmoved = self.island.dinos(self.seat, area) - frozen.get(area, 0)
        if not self.island.is_open(area) or unmoved < 1:
            return False
        return bool(self.destinations(area, set(), self.movable(area, frozen)))

    def movable(self, area: str, frozen: dict[str, int]) -> int:
        """TT-7.9: n - f + k."""
        gained = min(len(self.pick_up_victims(area)), self.island.room(self.seat))
        return self.island.dinos(self.seat, area) - frozen.get(area, 0) + gained

    def pick_up_victims(self, area: str) -> list[int]:
        return [
            seat
            for seat in range(self.players)
            if seat != self.seat and self.island.dinos(seat, area)
        ]

    def destinations(self, area: str, used: Iterable[str], rest: int) -> set[str]:
        return {
            f"go {other} {number}"
            for other in neighbours(area)
            if self.island.is_open(other) and other not in used
            for number in range(1, rest + 1)
            if not (self.forbids_doom and self.island.is_doomed(self.seat, area, other, number))
        }

    def migrate(
        self, origin: str, frozen: dict[str, int]
    ) -> Generator[Question, str, dict[str, int]]:
        movable = self.movable(origin, frozen)
        going: dict[str, int] = {}
        while True:
            options = self.destinations(origin, going, movable - sum(going.values()))
            if going:
                options.add("confirm")
            answer = yield from self.ask("dividing", options)
            if answer == "confirm":
                break
            _, area, number = answer.split()
            going[area] = int(number)
        return self.move_herd(origin, going)

    def move_herd(self, origin: str, going: dict[str, int]) -> dict[str, int]:
        """Pick-up, moves, shock, then RANK; returns the arrivals by area."""
        victims = self.pick_up_victims(origin)
        self.island.add(self.seat, origin, len(victims))
        for victim in victims:
            self.island.remove(victim, origin, 1)
        arrived: dict[str, int] = {}
        for area, number in going.items():
            self.island.remove(self.seat, origin, number)
            arrived[area] = self.island.survivors(origin, area, number)
            self.island.add(self.seat, area, arrived[area])
        self.island.rank(origin)
        for area in going:
            self.island.rank(area, newcomer=self.seat)
        return arrived

    # Predators (TT-7.11 to TT-7.31).

    def move_predator(self, name: str, area: str) -> int:
        """Move a predator, and return the number of steps."""
        steps = self.island.reach(self.island.predators[name], 2)[area]
        self.island.predators[name] = area
        return steps

    def eat(self, area: str, limit: int, *, own: bool) -> Steps:
        """DP-10, DP-12: one Dino at a time; free actions only before the first."""

        def victims() -> set[str]:
            seats = [seat for seat in range(self.players) if own or seat != self.seat]
            return {f"eat {seat}" for seat in seats if self.island.dinos(seat, area)} | {"stop"}

        for bite in range(limit):
            if bite == 0:
                answer = yield from self.at_boundary("eating", victims)
            else:
                answer = yield from self.ask("eating", victims())
            if answer is None or answer == "stop":
                return
            self.island.remove(int(answer.split()[1]), area, 1)

    def hatch(self) -> Steps:
        yield from self.growth(3)

        def places() -> set[str]:
            reach = self.island.reach(self.island.predators["pterodactyl"], 2)
            return {f"to {area}" for area in reach} | {"stay"}

        answer = yield from self.at_boundary("move_pterodactyl", places)
        if answer is None or answer == "stay":
            return
        area = answer.split()[1]
        self.move_predator("pterodactyl", area)
        yield from self.eat(area, 1 if self.players == 6 else 2, own=False)
        self.island.rank(area)

    def t_rex(self) -> Steps:
        def places() -> set[str]:
            reach = self.island.reach(self.island.predators["t-rex"], 2)
            return {f"to {area}" for area in reach} | {"stay"}

        answer = yield from self.at_boundary("move_t_rex", places)
        if answer is None or answer == "stay":
            self.stay_and_swap()
            return
        area, start = answer.split()[1], self.island.predators["t-rex"]
        steps = self.move_predator("t-rex", area)
        self.island.owner = self.seat
        self.island.is_roaming = True
        self.island.rank(start)
        yield from self.eat(area, 5 if steps == 1 else 3, own=True)
        self.island.is_roaming = False
        self.island.rank(area, resolves_t_rex=True)

    def stay_and_swap(self) -> None:
        """TT-7.19, R-33."""
        area, former = self.island.predators["t-rex"], self.island.owner
        order = self.island.areas[area].order
        if former is not None and former != self.seat and former in order:
            is_lone = not self.island.dinos(former, area)
            if is_lone and self.island.dinos(self.seat, area):
                order.remove(former)
            elif is_lone:
                order[order.index(former)] = self.seat
        self.island.owner = self.seat
        self.island.rank(area, resolves_t_rex=True)

    def raptors(self) -> Steps:
        moved: list[str] = []
        steps = 2
        while len(moved) < 2:

            def choices(most: int = steps) -> set[str]:
                names = [name for name in ("raptor-1", "raptor-2") if name not in moved]
                able = [n for n in names if self.island.reach(self.island.predators[n], most)]
                return {n.replace("-", " ") for n in able} | {"finish"}

            answer = yield from self.at_boundary("choose_raptor", choices)
            if answer is None or answer == "finish":
                return
            name = answer.replace(" ", "-")
            reach = self.island.reach(self.island.predators[name], steps)
            area = (yield from self.ask("move_raptor", {f"to {a}" for a in reach})).split()[1]
            if self.move_predator(name, area) == 2:
                steps = 1
            moved.append(name)
            yield from self.eat(area, 2, own=True)
            self.island.rank(area)
            yield from self.scatter(area)

    def scatter(self, area: str) -> Steps:
        """TT-7.28: one group of 2, or up to two singles."""
        first: tuple[int, str] | None = None
        for left in (2, 1):

            def groups(left: int = left, first: tuple[int, str] | None = first) -> set[str]:
                return {"stop"} | {
                    f"scatter {seat} {number}"
                    for seat in range(self.players)
                    for number in range(1, left + 1)
                    if self.island.dinos(seat, area) >= number
                    and self.scatter_places(area, seat, number, first)
                }

            answer = yield from self.at_boundary("scattering", groups)
            if answer is None or answer == "stop":
                return
            seat, number = map(int, answer.split()[1:])
            places = self.scatter_places(area, seat, number, first)
            target = (yield from self.ask("scatter_to", {f"to {a}" for a in places})).split()[1]
            self.flee(seat, area, target, number)
            if number == 2:
                return
            first = seat, target

    def scatter_places(
        self, area: str, seat: int, number: int, first: tuple[int, str] | None
    ) -> set[str]:
        """TT-7.29, TT-7.30, R-23, R-36."""
        if not self.island.is_open(area):
            return set()
        beside = neighbours(area)
        home = {
            other
            for other in beside
            if same_environment(area, other)
            and (self.island.is_available(seat, other, number) or (seat, other) == first)
            and self.island.is_open(other)
        }
        if home:
            return {other for other in home if (seat, other) != first}
        went_abroad = (
            first is not None and first[0] == seat and not same_environment(area, first[1])
        )
        if number == 1 and (went_abroad or not self.options.get("scatter_lone_abroad", True)):
            return set()
        return {
            other
            for other in beside
            if not same_environment(area, other)
            and self.island.is_open(other)
            and not (self.forbids_doom and self.island.is_doomed(seat, area, other, number))
        }

    def flee(self, seat: int, origin: str, area: str, number: int) -> None:
        self.island.remove(seat, origin, number)
        self.island.add(seat, area, self.island.survivors(origin, area, number))
        self.island.rank(origin)
        self.island.rank(area, newcomer=seat)
