"""What actions do, written by `tools/tables.py`."""

from mypy_extensions import i64

from trilobite.games.terror.generated import first_id
from trilobite.games.terror.rules import counters, growth, migration, play_turn, predators, raptors, selection, spreading, turn, whites
from trilobite.games.terror.table import Secrets, Table


def perform(table: Table, secrets: Secrets, seat: int, id: i64) -> None:
    """Carry out the action with this id, but nothing that follows."""
    if id < first_id.GROW:
        if id < first_id.WHITE:
            if id < first_id.CARD:
                if id < first_id.TAKE:
                    selection.draft(table, secrets, id - first_id.DRAFT)
                else:
                    turn.take_tile(table, id - first_id.TAKE)
            else:
                if id < first_id.TILE:
                    play_turn.play_card(table, secrets)
                else:
                    if id < first_id.END:
                        play_turn.play_tile(table)
                    else:
                        turn.end_play_turn(table)
        else:
            if id < first_id.VOLCANO:
                if id < first_id.HATCH:
                    whites.place_white(table, id - first_id.WHITE)
                else:
                    counters.play_hatch(table, id - first_id.HATCH)
            else:
                if id < first_id.ENVIRONMENT:
                    counters.play_volcano(table, id - first_id.VOLCANO)
                else:
                    if id < first_id.SPREAD:
                        spreading.choose_environment(table, id - first_id.ENVIRONMENT)
                    else:
                        spreading.spread(table, id - first_id.SPREAD)
    else:
        if id < first_id.TO:
            if id < first_id.GO:
                if id < first_id.MIGRATE:
                    growth.grow(table, id - first_id.GROW)
                else:
                    migration.migrate(table, id - first_id.MIGRATE)
            else:
                if id < first_id.CONFIRM:
                    migration.go(table, (id - first_id.GO) // 99, (id - first_id.GO) % 99)
                else:
                    if id < first_id.STAY:
                        migration.confirm(table)
                    else:
                        predators.stay(table)
        else:
            if id < first_id.SCATTER:
                if id < first_id.EAT:
                    predators.move_to(table, id - first_id.TO)
                else:
                    if id < first_id.RAPTOR:
                        predators.eat(table, id - first_id.EAT)
                    else:
                        raptors.choose_raptor(table, id - first_id.RAPTOR)
            else:
                if id < first_id.STOP:
                    raptors.scatter(table, (id - first_id.SCATTER) // 2, (id - first_id.SCATTER) % 2)
                else:
                    if id < first_id.FINISH:
                        predators.stop(table)
                    else:
                        predators.finish(table)
