"""Why actions are refused, written by `tools/tables.py`."""

from mypy_extensions import i64

from trilobite.engine import Refusal
from trilobite.games.terror.generated import first_id, stages
from trilobite.games.terror.rules import counters, growth, migration, play_turn, predators, raptors, selection, spreading, whites
from trilobite.games.terror.table import Table, not_now


def objection(table: Table, id: i64) -> Refusal | None:
    """The first rule that forbids the action with this id; None if it is allowed."""
    if id < first_id.GROW:
        if id < first_id.WHITE:
            if id < first_id.CARD:
                if id < first_id.TAKE:
                    return selection.why_not_draft(table, id - first_id.DRAFT)
                else:
                    if table.stage != stages.SELECT_TILE:
                        return not_now(table)
                    return selection.why_not_take(table, id - first_id.TAKE)
            else:
                if id < first_id.TILE:
                    if table.stage != stages.MENU:
                        return not_now(table)
                    return play_turn.why_not_play_card(table)
                else:
                    if id < first_id.END:
                        if table.stage != stages.MENU:
                            return not_now(table)
                        return play_turn.why_not_play_tile(table)
                    else:
                        if table.stage != stages.MENU:
                            return not_now(table)
                        return play_turn.why_not_end(table)
        else:
            if id < first_id.VOLCANO:
                if id < first_id.HATCH:
                    return whites.why_not_place_white(table, id - first_id.WHITE)
                else:
                    return counters.why_not_play_hatch(table, id - first_id.HATCH)
            else:
                if id < first_id.ENVIRONMENT:
                    return counters.why_not_play_volcano(table, id - first_id.VOLCANO)
                else:
                    if id < first_id.SPREAD:
                        if table.stage != stages.CHOOSE_ENVIRONMENT:
                            return not_now(table)
                        return spreading.why_not_choose_environment(table, id - first_id.ENVIRONMENT)
                    else:
                        if table.stage != stages.SPREADING:
                            return not_now(table)
                        return spreading.why_not_spread(table, id - first_id.SPREAD)
    else:
        if id < first_id.TO:
            if id < first_id.GO:
                if id < first_id.MIGRATE:
                    if table.stage != stages.GROWING:
                        return not_now(table)
                    return growth.why_not_grow(table, id - first_id.GROW)
                else:
                    if table.stage != stages.CHOOSE_HERD:
                        return not_now(table)
                    return migration.why_not_migrate(table, id - first_id.MIGRATE)
            else:
                if id < first_id.CONFIRM:
                    if table.stage != stages.DIVIDING:
                        return not_now(table)
                    return migration.why_not_go(table, (id - first_id.GO) // 99, (id - first_id.GO) % 99)
                else:
                    if id < first_id.STAY:
                        if table.stage != stages.DIVIDING:
                            return not_now(table)
                        return migration.why_not_confirm(table)
                    else:
                        if table.stage not in (stages.MOVE_PTERODACTYL, stages.MOVE_T_REX):
                            return not_now(table)
                        return None
        else:
            if id < first_id.SCATTER:
                if id < first_id.EAT:
                    if table.stage not in (stages.MOVE_PTERODACTYL, stages.MOVE_T_REX, stages.MOVE_RAPTOR, stages.SCATTER_TO):
                        return not_now(table)
                    return predators.why_not_move_to(table, id - first_id.TO)
                else:
                    if id < first_id.RAPTOR:
                        if table.stage != stages.EATING:
                            return not_now(table)
                        return predators.why_not_eat(table, id - first_id.EAT)
                    else:
                        if table.stage != stages.CHOOSE_RAPTOR:
                            return not_now(table)
                        return raptors.why_not_choose_raptor(table, id - first_id.RAPTOR)
            else:
                if id < first_id.STOP:
                    if table.stage != stages.SCATTERING:
                        return not_now(table)
                    return raptors.why_not_scatter(table, (id - first_id.SCATTER) // 2, (id - first_id.SCATTER) % 2)
                else:
                    if id < first_id.FINISH:
                        if table.stage not in (stages.EATING, stages.SCATTERING):
                            return not_now(table)
                        return None
                    else:
                        if table.stage not in (stages.CHOOSE_HERD, stages.CHOOSE_RAPTOR):
                            return not_now(table)
                        return None
