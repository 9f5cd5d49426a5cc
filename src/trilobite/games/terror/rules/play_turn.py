"""Chapter 4, phase B: a play turn."""

from mypy_extensions import i64

from trilobite.engine import Question, Refusal, ask, refuse
from trilobite.engine.declared import WHO, EventKind
from trilobite.engine.reading import NONE
from trilobite.games.terror import model
from trilobite.games.terror.generated import stages
from trilobite.games.terror.rules.decisions import AS_FAR_AS_POSSIBLE
from trilobite.games.terror.rules.growth import begin_growth
from trilobite.games.terror.rules.migration import begin_migration
from trilobite.games.terror.rules.raptors import begin_raptors
from trilobite.games.terror.rules.spreading import begin_new_environment, begin_spreading
from trilobite.games.terror.rules.volcanoes import remove_volcano
from trilobite.games.terror.rules.whites import is_white_placeable, lose_whites, whites_first
from trilobite.games.terror.table import Secrets, Table

PlayTurnBegan = EventKind("terror-play-turn-began", "TT-4.4").of(who=WHO, space=model.SPACE)
CardPlayed = EventKind("terror-card-played", "TT-4.5", "environment:{card}", foreseen_by="who").of(
    who=WHO, card=model.ENVIRONMENT
)
"""A player played their card, which reveals it if it was drawn blind."""
TilePlayed = EventKind("terror-tile-played", "TT-4.5", "tile:{tile}").of(who=WHO, tile=model.TILE)
PlayTurnEnded = EventKind("terror-play-turn-ended", "TT-4.5", ends_turn=True).of(who=WHO)


def next_to_play(table: Table) -> i64:
    """The lowest space with a player dinosaur, or NONE if all have played (TT-4.4)."""
    for space in range(model.SPACES):
        if table.taker[space] != NONE:
            return space
    return NONE


def begin_play_turn(table: Table, space: i64) -> None:
    """A play turn begins by removing the player's own volcano (TT-4.5)."""
    table.space = space
    table.active = table.taker[space]
    table.card_played = False
    table.tile_played = False
    table.stage = stages.MENU
    if table.log is not None:
        table.emit(PlayTurnBegan(who=table.active, space=space))
    remove_volcano(table)


def ask_menu(table: Table) -> Question:
    """What the player still has to play, and their white Dinos (TT-4.5)."""
    seat = table.active
    left = int(table.cards[seat] != NONE) + 2 * int(not table.tile_played)
    return ask(
        "terror-ask-menu",
        "TT-4.5",
        left=("none", "card", "tile", "both")[left],
        tile=model.TILE.words[int(table.tile_in_play())],
        whites=int(table.whites[seat]),
        placeable=int(is_white_placeable(table)),
    )


# The card and the tile, in either order.


def why_not_play_card(table: Table) -> Refusal | None:
    if table.cards[table.active] != NONE:
        return None
    key = "terror-refusal-card-played" if table.card_played else "terror-refusal-no-card"
    return Refusal(key, "TT-4.5", {})


def play_card(table: Table, secrets: Secrets) -> None:
    """Put the card on the open discards, and carry it out (TT-4.5)."""
    seat = int(table.active)
    kind = secrets.held[seat]
    was_hidden = table.cards[seat] == model.BLIND
    secrets.held[seat] = NONE
    table.cards[seat] = NONE
    table.discards[kind] += 1
    table.card_played = True
    if table.log is not None:
        table.emit(CardPlayed(who=seat, card=kind, reveals=was_hidden))
    begin_spreading(table, kind)


def why_not_play_tile(table: Table) -> Refusal | None:
    if not table.tile_played:
        return None
    return Refusal("terror-refusal-tile-played", "TT-4.5", {})


def not_your_tile(table: Table, name: str) -> Refusal | None:
    """A player plays the tile that they took (TT-4.5)."""
    tile = model.TILE.names.index(name)
    if table.stage != stages.MENU:
        return table.not_now()
    if table.tile_in_play() == tile:
        return why_not_play_tile(table)
    return Refusal("terror-refusal-not-your-tile", "TT-4.5", {"tile": model.TILE.words[tile]})


def play_tile(table: Table) -> None:
    """Carry out the tile of this turn (TT-4.5)."""
    table.tile_played = True
    tile = table.tile_in_play()
    if table.log is not None:
        table.emit(TilePlayed(who=table.active, tile=tile))
    if tile == model.NEW_ENVIRONMENT:
        begin_new_environment(table)
    elif tile in {model.HERD_GROWTH, model.HATCH}:
        begin_growth(table)
    elif tile == model.HERD_MIGRATION:
        begin_migration(table)
    elif tile == model.T_REX_TILE:
        table.stage = stages.MOVE_T_REX
    else:
        begin_raptors(table)


# The end of a play turn.


def why_not_end(table: Table) -> Refusal | None:
    """Card and tile are played in the turn they were taken; nothing is kept."""
    if table.cards[table.active] != NONE:
        return Refusal("terror-refusal-card-first", AS_FAR_AS_POSSIBLE, {})
    if not table.tile_played:
        word = model.TILE.words[int(table.tile_in_play())]
        return refuse("terror-refusal-tile-first", AS_FAR_AS_POSSIBLE, tile=word)
    return whites_first(table)


def end_play_turn(table: Table) -> None:
    """The player takes back their dinosaur; the tile waits for the shuffle (TT-4.5)."""
    lose_whites(table)
    if table.log is not None:
        table.emit(PlayTurnEnded(who=table.active))
    table.taker[table.space] = NONE
    table.tile_at[table.space] = NONE
    table.space = NONE
    table.card_played = False
    table.tile_played = False
