"""Why actions are refused, what they do, and what players are asked, written by `tools/tables.py`."""

from mypy_extensions import i64
from typing import Final

from trilobite.engine import Refusal
from trilobite.games.terror.generated import first_id, stages
from trilobite.games.terror.rules import counters, growth, migration, play_turn, predators, raptors, selection, spreading, t_rex, turn, whites
from trilobite.games.terror.table import Secrets, Table


def objection(table: Table, id: i64) -> Refusal | None:
    """The first rule that forbids the action with this id; None if it is allowed."""
    if id < first_id.GROW:
        if id < first_id.WHITE:
            if id < first_id.CARD:
                if id < first_id.TAKE:
                    return selection.why_not_draft(table, id - first_id.DRAFT)
                else:
                    if table.stage == stages.SELECT_TILE:
                        return selection.why_not_take(table, id - first_id.TAKE)
                    return table.not_now()
            else:
                if id < first_id.TILE:
                    if table.stage == stages.MENU:
                        return play_turn.why_not_play_card(table)
                    return table.not_now()
                else:
                    if id < first_id.END:
                        if table.stage == stages.MENU:
                            return play_turn.why_not_play_tile(table)
                        return table.not_now()
                    else:
                        if table.stage == stages.MENU:
                            return play_turn.why_not_end(table)
                        return table.not_now()
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
                        if table.stage == stages.CHOOSE_ENVIRONMENT:
                            return spreading.why_not_choose_environment(table, id - first_id.ENVIRONMENT)
                        return table.not_now()
                    else:
                        if table.stage == stages.SPREADING:
                            return spreading.why_not_spread(table, id - first_id.SPREAD)
                        return table.not_now()
    else:
        if id < first_id.TO:
            if id < first_id.GO:
                if id < first_id.MIGRATE:
                    if table.stage == stages.GROWING:
                        return growth.why_not_grow(table, id - first_id.GROW)
                    return table.not_now()
                else:
                    if table.stage == stages.CHOOSE_HERD:
                        return migration.why_not_migrate(table, id - first_id.MIGRATE)
                    return table.not_now()
            else:
                if id < first_id.CONFIRM:
                    if table.stage == stages.DIVIDING:
                        return migration.why_not_go(table, (id - first_id.GO) // 99, (id - first_id.GO) % 99)
                    return table.not_now()
                else:
                    if id < first_id.STAY:
                        if table.stage == stages.DIVIDING:
                            return migration.why_not_confirm(table)
                        return table.not_now()
                    else:
                        if table.stage in (stages.MOVE_PTERODACTYL, stages.MOVE_T_REX):
                            return None
                        return table.not_now()
        else:
            if id < first_id.SCATTER:
                if id < first_id.EAT:
                    if table.stage in (stages.MOVE_PTERODACTYL, stages.MOVE_T_REX, stages.MOVE_RAPTOR, stages.SCATTER_TO):
                        return predators.why_not_move_to(table, id - first_id.TO)
                    return table.not_now()
                else:
                    if id < first_id.RAPTOR:
                        if table.stage == stages.EATING:
                            return predators.why_not_eat(table, id - first_id.EAT)
                        return table.not_now()
                    else:
                        if table.stage == stages.CHOOSE_RAPTOR:
                            return raptors.why_not_choose_raptor(table, id - first_id.RAPTOR)
                        return table.not_now()
            else:
                if id < first_id.STOP:
                    if table.stage == stages.SCATTERING:
                        return raptors.why_not_scatter(table, (id - first_id.SCATTER) // 2, (id - first_id.SCATTER) % 2)
                    return table.not_now()
                else:
                    if id < first_id.FINISH:
                        if table.stage in (stages.EATING, stages.SCATTERING):
                            return None
                        return table.not_now()
                    else:
                        if table.stage in (stages.CHOOSE_HERD, stages.CHOOSE_RAPTOR):
                            return None
                        return table.not_now()


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


QUESTIONS: Final = {
    stages.SELECT_CARD: selection.ask_card,
    stages.SELECT_TILE: selection.ask_tile,
    stages.MENU: play_turn.ask_menu,
    stages.CHOOSE_ENVIRONMENT: spreading.ask_environment,
    stages.SPREADING: spreading.ask_spread,
    stages.GROWING: growth.ask_growth,
    stages.CHOOSE_HERD: migration.ask_herd,
    stages.DIVIDING: migration.ask_divide,
    stages.MOVE_PTERODACTYL: predators.ask_pterodactyl,
    stages.MOVE_T_REX: t_rex.ask_t_rex,
    stages.CHOOSE_RAPTOR: raptors.ask_which_raptor,
    stages.MOVE_RAPTOR: raptors.ask_raptor,
    stages.EATING: predators.ask_eat,
    stages.SCATTERING: raptors.ask_scatter,
    stages.SCATTER_TO: raptors.ask_scatter_to,
}
