"""Laws: a breach is a line among the invariants, and an error in a position from outside."""

import pytest

from trilobite.engine.laws import Breach, refuse_breach
from trilobite.engine.reading import InputError

LOST = Breach("stock[1]", "has 3 herds too few", "12", law="INV-1")


def test_a_breach_says_which_law_which_field_and_what_would_be_right() -> None:
    assert str(LOST) == "INV-1: stock[1] has 3 herds too few (right: 12)"
    assert str(Breach("laid", "is wrong")) == "laid is wrong"


def test_a_position_is_refused_for_its_first_breach() -> None:
    with pytest.raises(InputError) as error:
        refuse_breach(iter([LOST, Breach("laid", "is wrong")]), "position.state.table")
    assert error.value.where == "position.state.table.stock[1]"
    assert error.value.allowed == "12"


def test_a_lawful_position_is_accepted() -> None:
    refuse_breach([], "position")
