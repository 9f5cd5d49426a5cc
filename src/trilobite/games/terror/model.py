"""The vocabulary of Triassic Terror: areas, tiles, cards, predators and actions."""

from typing import Final

from trilobite.engine import Action, ActionSet, BareAction

KEY: Final = "terror"

SEATS: Final = 6
COLOURS: Final = ("orange", "blue", "yellow", "green", "purple", "black")

# The ring round the volcano (TT-1.1) and its rings (TT-1.2): an area is environment * 3 + ring.
SWAMP: Final = 0
ENVIRONMENTS: Final = ("swamp", "forest", "desert", "mountains")
RINGS: Final = ("inner", "middle", "outer")
AREAS: Final = ("Si", "Sm", "So", "Fi", "Fm", "Fo", "Di", "Dm", "Do", "Mi", "Mm", "Mo")
AREA_COUNT: Final = 12

NEW_ENVIRONMENT: Final = 0
HERD_GROWTH: Final = 1
HERD_MIGRATION: Final = 2
HATCH: Final = 3
T_REX_TILE: Final = 4
RAPTORS: Final = 5
TILES: Final = ("NE", "HG", "HM", "HA", "TR", "RA")
SPACES: Final = 6
"""Number of action spaces, and of tiles."""

PREDATORS: Final = ("raptor-1", "raptor-2", "pterodactyl", "t-rex")
PTERODACTYL: Final = 2
T_REX_PREDATOR: Final = 3
T_REX_SIZE: Final = 3
"""Number of Dinos that a T-Rex counts as (TT-0.3)."""

MOST_DINOS: Final = 99
"""Largest number of Dinos in an action; no herd outgrows it under any option."""

MOST_SCATTERED: Final = 2
"""Maximum number of Dinos that one Raptor scatters (TT-7.26)."""

SPREADS: Final = tuple(
    (inner, middle, total - inner - middle)
    for total in (3, 2, 1)
    for inner in range(total, -1, -1)
    for middle in range(total - inner, -1, -1)
)
"""Ways to divide 3, 2 or 1 Dinos among the areas of an environment (TT-6.1)."""

# The first id of each kind of action (1318 in all; ids depend on neither players nor options).
DRAFT: Final = 0
TAKE: Final = DRAFT + 2
PLAY_CARD: Final = TAKE + SPACES
PLAY_TILE: Final = PLAY_CARD + 1
END: Final = PLAY_TILE + 1
WHITE: Final = END + 1
HATCHING: Final = WHITE + AREA_COUNT
ERUPTION: Final = HATCHING + AREA_COUNT
ENVIRONMENT: Final = ERUPTION + AREA_COUNT
SPREAD: Final = ENVIRONMENT + 4
GROW: Final = SPREAD + len(SPREADS)
MIGRATE: Final = GROW + AREA_COUNT
GO: Final = MIGRATE + AREA_COUNT
CONFIRM: Final = GO + AREA_COUNT * MOST_DINOS
STAY: Final = CONFIRM + 1
TO: Final = STAY + 1
EAT: Final = TO + AREA_COUNT
RAPTOR: Final = EAT + SEATS
SCATTER: Final = RAPTOR + 2
STOP: Final = SCATTER + MOST_SCATTERED * SEATS
FINISH: Final = STOP + 1


class PlayCard(BareAction):
    """Play the environment card of this turn (TT-4.5)."""

    kind = "card"


class PlayTile(BareAction):
    """Play the action tile of this turn (TT-4.5)."""

    kind = "tile"


class EndTurn(BareAction):
    """Take the player dinosaur back (TT-4.5)."""

    kind = "end"


class Confirm(BareAction):
    """Let the herd migrate as it was divided (TT-7.8)."""

    kind = "confirm"


class Stay(BareAction):
    """Leave the T-Rex or the Pterodactyl where it is (TT-7.12, TT-7.16)."""

    kind = "stay"


class Stop(BareAction):
    """Stop eating or scattering (TT-4.6)."""

    kind = "stop"


class Finish(BareAction):
    """Migrate no further herd, move no further Raptor (TT-7.3, TT-7.25)."""

    kind = "finish"


class Draft(Action):
    """Take an environment card: the face-up one or the top of the deck (TT-4.2)."""

    kind = "draft"

    def __init__(self, id: int, *, is_blind: bool) -> None:
        super().__init__(KEY, id)
        self.is_blind = is_blind

    def text(self) -> str:
        return "draft deck" if self.is_blind else "draft open"

    def fields(self) -> dict[str, object]:
        return {"from": "deck" if self.is_blind else "open"}


class Take(Action):
    """Take an action tile with the white Dinos on it (TT-4.2)."""

    kind = "take"

    def __init__(self, id: int, tile: int) -> None:
        super().__init__(KEY, id)
        self.tile = tile

    def text(self) -> str:
        return f"take {TILES[self.tile]}"

    def fields(self) -> dict[str, object]:
        return {"tile": TILES[self.tile]}


class AreaAction(Action):
    """An action that names one area."""

    def __init__(self, id: int, area: int) -> None:
        super().__init__(KEY, id)
        self.area = area

    def text(self) -> str:
        return f"{self.kind} {AREAS[self.area]}"

    def fields(self) -> dict[str, object]:
        return {"area": AREAS[self.area]}


class PlaceWhite(AreaAction):
    """Swap a white Dino for one of the player's own and add it to a herd (TT-5.1)."""

    kind = "white"


class PlayHatchCounter(AreaAction):
    """Let a herd grow with the Hatch counter (TT-8.2)."""

    kind = "hatch"


class PlayVolcanoCounter(AreaAction):
    """Let a volcano erupt (TT-8.3)."""

    kind = "volcano"


class Grow(AreaAction):
    """Choose the herd that gets the Dinos of Herd Growth or Hatch (TT-7.2, TT-7.11)."""

    kind = "grow"


class Migrate(AreaAction):
    """Choose the herd that migrates (TT-7.3)."""

    kind = "migrate"


class To(AreaAction):
    """Choose where a predator or a scattered group goes (TT-7.12, TT-7.16, TT-7.25, TT-7.29)."""

    kind = "to"


class Environment(Action):
    """Choose the environment for the New Environment tile (TT-7.1)."""

    kind = "environment"

    def __init__(self, id: int, environment: int) -> None:
        super().__init__(KEY, id)
        self.environment = environment

    def text(self) -> str:
        return f"environment {ENVIRONMENTS[self.environment]}"

    def fields(self) -> dict[str, object]:
        return {"environment": ENVIRONMENTS[self.environment]}


class Spread(Action):
    """Divide the new Dinos among the inner, middle and outer area (TT-6.1)."""

    kind = "spread"
    any_order = True

    def __init__(self, id: int, shares: tuple[int, int, int]) -> None:
        super().__init__(KEY, id)
        self.shares = shares

    def text(self) -> str:
        return "spread " + "-".join(str(share) for share in self.shares)

    def fields(self) -> dict[str, object]:
        return dict(zip(RINGS, self.shares, strict=True))


class Go(Action):
    """Send a number of Dinos of the migrating herd to an area (TT-7.6)."""

    kind = "go"

    def __init__(self, id: int, area: int, number: int) -> None:
        super().__init__(KEY, id)
        self.area = area
        self.number = number

    def text(self) -> str:
        return f"go {AREAS[self.area]} {self.number}"

    def fields(self) -> dict[str, object]:
        return {"area": AREAS[self.area], "number": self.number}


class Eat(Action):
    """The predator eats one Dino of that player (TT-7.12, TT-7.16, TT-7.26)."""

    kind = "eat"

    def __init__(self, id: int, victim: int) -> None:
        super().__init__(KEY, id)
        self.victim = victim

    def text(self) -> str:
        return f"eat {self.victim}"

    def fields(self) -> dict[str, object]:
        return {"victim": self.victim}


class ChooseRaptor(Action):
    """Choose the Raptor that moves next (TT-7.25)."""

    kind = "raptor"

    def __init__(self, id: int, raptor: int) -> None:
        super().__init__(KEY, id)
        self.raptor = raptor

    def text(self) -> str:
        return f"raptor {self.raptor + 1}"

    def fields(self) -> dict[str, object]:
        return {"raptor": self.raptor + 1}


class Scatter(Action):
    """One or two Dinos of a player flee from the Raptor (TT-7.28)."""

    kind = "scatter"

    def __init__(self, id: int, owner: int, number: int) -> None:
        super().__init__(KEY, id)
        self.owner = owner
        self.number = number

    def text(self) -> str:
        return f"scatter {self.owner} {self.number}"

    def fields(self) -> dict[str, object]:
        return {"owner": self.owner, "number": self.number}


def _all_actions() -> list[Action]:
    actions: list[Action] = []
    actions += [Draft(DRAFT, is_blind=False), Draft(DRAFT + 1, is_blind=True)]
    actions += [Take(TAKE + tile, tile) for tile in range(SPACES)]
    actions += [PlayCard(KEY, PLAY_CARD), PlayTile(KEY, PLAY_TILE), EndTurn(KEY, END)]
    actions += [PlaceWhite(WHITE + area, area) for area in range(AREA_COUNT)]
    actions += [PlayHatchCounter(HATCHING + area, area) for area in range(AREA_COUNT)]
    actions += [PlayVolcanoCounter(ERUPTION + area, area) for area in range(AREA_COUNT)]
    actions += [Environment(ENVIRONMENT + e, e) for e in range(4)]
    actions += [Spread(SPREAD + i, shares) for i, shares in enumerate(SPREADS)]
    actions += [Grow(GROW + area, area) for area in range(AREA_COUNT)]
    actions += [Migrate(MIGRATE + area, area) for area in range(AREA_COUNT)]
    actions += [
        Go(GO + i, i // MOST_DINOS, i % MOST_DINOS + 1) for i in range(AREA_COUNT * MOST_DINOS)
    ]
    actions += [Confirm(KEY, CONFIRM), Stay(KEY, STAY)]
    actions += [To(TO + area, area) for area in range(AREA_COUNT)]
    actions += [Eat(EAT + seat, seat) for seat in range(SEATS)]
    actions += [ChooseRaptor(RAPTOR + raptor, raptor) for raptor in range(2)]
    actions += [
        Scatter(SCATTER + i, i // MOST_SCATTERED, i % MOST_SCATTERED + 1)
        for i in range(MOST_SCATTERED * SEATS)
    ]
    actions += [Stop(KEY, STOP), Finish(KEY, FINISH)]
    return actions


ACTIONS: Final = ActionSet(KEY, _all_actions())


def neighbours(area: int) -> list[int]:
    """The adjacent areas (TT-1.3): next ring, same environment; same ring, next environment."""
    environment, ring = divmod(area, 3)
    found = [area + step for step in (-1, 1) if 0 <= ring + step < 3]
    found += [(environment + step) % 4 * 3 + ring for step in (-1, 1)]
    return sorted(found)
