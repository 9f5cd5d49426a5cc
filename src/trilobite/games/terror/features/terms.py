"""The terms of the evaluation, their weights, and their values for a seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.evaluation import Evaluation, Playout, SearchParameters, Terms
from trilobite.engine.reading import NONE
from trilobite.games.terror.features.forecast import dinos_of, domination, presence, stones
from trilobite.games.terror.features.progress import gain_left
from trilobite.games.terror.features.survey import Look, Survey, has_card, last_word, open_counters
from trilobite.games.terror.generated import stages
from trilobite.games.terror.model import T_REX_TILE, TILES
from trilobite.games.terror.rules.gains import CARD_GAIN
from trilobite.games.terror.table import Secrets, Table

TERMS: Final = Terms()
_add: Final = TERMS.add
POINTS: Final[i64] = _add("points", 1.0, "points scored so far")
STONES: Final[i64] = _add(
    "stones", 0.95, "stones expected when the period is scored, by the present herds"
)
KEPT_STONES: Final[i64] = _add(
    "kept_stones", 0.5, "`stones` for each later scoring, as some habitats will be kept"
)
PRESENCE: Final[i64] = _add(
    "presence", 1.0, "points expected from Presence when the period is scored"
)
DOMINATION: Final[i64] = _add(
    "domination", 0.95, "points expected from Domination in the last scoring"
)
DINOS: Final[i64] = _add("dinos", 1.1, "Dinos on the board, for each scoring that is still open")
GAINS: Final[i64] = _add(
    "gains", 0.5, "Dinos due from tile, card and white Dinos, for each open scoring"
)
_BY_TILE: Final = {
    "NE": ("new_environment", 6.5, "New Environment"),
    "HG": ("herd_growth", 6.5, "Herd Growth"),
    "HM": ("herd_migration", 8.5, "Herd Migration"),
    "HA": ("hatch", 5.5, "Hatch"),
    "TR": ("t_rex", 6.5, "T-Rex"),
    "RA": ("raptors", 6.0, "Raptors"),
}


def _add_tile(tile: str) -> int:
    name, weight, title = _BY_TILE[tile]
    return _add(name, weight, f"what {title} still brings, for each scoring")


OF_TILES: Final = vec[i64]([_add_tile(tile) for tile in TILES])
"""The terms of the action tiles."""
TILE_TO_TAKE: Final[i64] = _add(
    "tile_to_take", 10.0, "a tile still to be taken in this game turn, for each scoring"
)
CARD: Final[i64] = _add("card", 3.3, "an environment card in the hand, for each scoring")
WHITES: Final[i64] = _add("whites", 1.8, "white Dinos to be placed, for each scoring")
HATCH_COUNTER: Final[i64] = _add("hatch_counter", 9.0, "the Hatch counter, while it can be used")
VOLCANO_COUNTER: Final[i64] = _add(
    "volcano_counter", 6.0, "the Volcano counter, while it can be used"
)
LAST_WORD: Final[i64] = _add(
    "last_word", 2.5, "the share of opponents who play earlier in a period's last turn"
)
SCORINGS: Final[i64] = _add("scorings", 17.0, "open scorings: everybody gets points in them")

_ZEROS: Final = TERMS.zeros()
"""Values that are copied, which takes less time than making them."""

EVALUATION: Final = Evaluation(
    TERMS.all,
    spread=11.0,
    search_parameters=SearchParameters(Playout(8, decisions_per_extra_player=8, candidates=4)),
)


def terms(table: Table, secrets: Secrets, seat: int) -> list[float]:
    """The values of the terms for a seat; after the end only the points count."""
    if table.stage == stages.OVER:
        values = _ZEROS[:]
        values[POINTS] = float(table.score(seat))
        return list(values)
    return list(_measured(Look(Survey(table), secrets, seat)))


def estimates(table: Table, secrets: Secrets) -> list[float]:
    """The points that each seat may expect before the end, from one survey."""
    survey = Survey(table)
    players = table.content.players
    return [EVALUATION.sum_up(_measured(Look(survey, secrets, me))) for me in range(players)]


def _measured(look: Look) -> vec[float]:
    survey = look.survey
    table = look.table
    share = survey.share
    tile = look.tile
    card: i64 = 1 if has_card(look) else 0
    whites: i64 = table.whites[look.me]
    gains = float(whites + CARD_GAIN * card + gain_left(tile, look.left_of_tile))
    counters = open_counters(look)
    values = _ZEROS[:]
    values[POINTS] = float(table.score(look.me))
    values[STONES] = survey.sure * stones(look)
    values[KEPT_STONES] = share * share * float(survey.later) * values[STONES]
    values[PRESENCE] = survey.sure * presence(look)
    values[DOMINATION] = domination(look)
    values[DINOS] = share * survey.unsure_scorings * float(dinos_of(look))
    values[GAINS] = share * survey.unsure_scorings * gains
    if tile != NONE:
        brings = share * survey.scorings * look.left_of_tile
        # The T-Rex and the Raptors hurt only one opponent.
        values[OF_TILES[tile]] = share * brings if tile >= T_REX_TILE else brings
    elif look.is_pending:
        values[TILE_TO_TAKE] = share * survey.scorings
    values[CARD] = share * survey.scorings * float(card)
    values[WHITES] = survey.scorings * float(whites)
    values[HATCH_COUNTER] = share * float(counters & 1)
    values[VOLCANO_COUNTER] = share * float(counters >> 1)
    values[LAST_WORD] = share * last_word(look)
    values[SCORINGS] = survey.unsure_scorings
    return values


def spread(table: Table) -> float:
    """A lead means less in the first period, when nothing has been scored yet (also fitted)."""
    return 1.5 * EVALUATION.spread if table.period == 0 else EVALUATION.spread
