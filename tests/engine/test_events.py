"""The readers who see an event, and those who know the action that caused it."""

from collections.abc import Mapping

import pytest

from trilobite.engine import Argument, Event, PublicEvent, Who, knows_action, seen


class Announced(PublicEvent):
    """An event that everybody sees in full."""


class Private(Event):
    """An event that only seat 0 sees."""

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == 0 else None


class Named(PublicEvent):
    """An event that names the winner."""

    names_winner = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(0), "points": 9}


class Paid(Named):
    """The same points, gained."""

    names_winner = False


def test_clients_can_tell_the_total_of_the_winner_from_points_gained() -> None:
    assert Named().to_json()["names_winner"] is True
    assert "names_winner" not in Paid().to_json()


def test_every_reader_sees_only_the_events_meant_for_them() -> None:
    announced, private = Announced(), Private()
    for seat, number in ((0, 2), (1, 1), (None, 1)):
        assert len(seen([announced, private], seat)) == number


@pytest.mark.parametrize("eyes", [None, 1])
def test_others_know_an_action_whose_first_event_they_see(eyes: int | None) -> None:
    assert knows_action(eyes, 0, [Announced(), Private()], is_secret=False)
    assert not knows_action(eyes, 0, [Private(), Announced()], is_secret=False)
    assert not knows_action(eyes, 0, [], is_secret=False)


@pytest.mark.parametrize("eyes", [None, 1])
def test_others_never_know_an_action_that_was_chosen_simultaneously(eyes: int | None) -> None:
    assert not knows_action(eyes, 0, [Announced()], is_secret=True)


def test_a_seat_knows_its_own_action() -> None:
    assert knows_action(0, 0, [], is_secret=True)
