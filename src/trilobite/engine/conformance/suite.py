"""The suite: every check, in the order in which a new game will probably pass them."""

from trilobite.engine.conformance import (
    arrays,
    asking,
    clients,
    copies,
    endings,
    garbage,
    imagining,
    interfaces,
    laws,
    moves,
    pickles,
    previews,
    replays,
    round_trips,
    rules,
    secrecy,
    sentences,
    tables,
    undoing,
)
from trilobite.engine.conformance.inquiry import Check
from trilobite.engine.conformance.subject import Subject


def all_checks() -> list[tuple[str, Check]]:
    """Name and function of every check, for pytest to parametrise."""
    return [
        (check.__name__, check)
        for check in (
            endings.random_games_end,
            laws.laws_hold_after_every_action,
            moves.offered_means_performed,
            moves.not_offered_means_refused,
            moves.fast_code_agrees_with_the_rules,
            interfaces.both_interfaces_agree,
            interfaces.offers_point_at_the_legal_actions,
            copies.copies_share_nothing,
            copies.returned_values_are_independent,
            round_trips.actions_are_read_as_they_are_written,
            round_trips.positions_are_read_as_they_are_written,
            round_trips.views_are_read_as_they_are_written,
            round_trips.records_are_read_as_they_are_written,
            replays.replaying_gives_the_same_game,
            replays.tampering_is_found_out,
            asking.asking_for_chance_gives_the_same_game,
            pickles.pickles_arrive_as_they_were_sent,
            pickles.pickles_arrive_in_another_process,
            previews.previews_come_true,
            undoing.undo_goes_back_and_redo_forth,
            undoing.no_undo_passes_a_revelation,
            secrecy.unknown_seats_have_no_view,
            secrecy.twin_worlds_look_alike,
            secrecy.twin_worlds_sound_alike,
            secrecy.hidden_choices_look_alike,
            arrays.arrays_keep_to_their_blocks,
            imagining.imagined_worlds_agree_with_the_view,
            imagining.imagined_worlds_differ_from_the_truth,
            sentences.every_message_has_a_sentence,
            sentences.every_name_has_a_sentence,
            clients.every_sentence_of_the_client_exists,
            rules.every_rule_is_on_the_rules_page,
            tables.every_option_can_be_played,
            tables.wrong_tables_are_explained,
            garbage.garbage_positions_are_refused,
            garbage.garbage_views_are_refused,
            garbage.garbage_records_are_refused,
        )
    ]


def check_all(subject: Subject, seed: int = 1) -> None:
    """Run all checks on a subject; raises the first error."""
    for _, check in all_checks():
        check(subject, seed)
