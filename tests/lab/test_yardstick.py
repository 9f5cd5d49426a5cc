"""The loop that all speed figures are divided by must never change."""

from pathlib import Path

from trilobite.lab import yardstick


def test_the_loop_is_still_the_one_that_was_calibrated() -> None:
    assert (yardstick.STEPS, yardstick.unit()) == (152, 914)


def test_the_loop_is_plain_python_in_the_compiled_build_too() -> None:
    assert Path(yardstick.__file__).suffix == ".py"


def test_the_speed_is_positive_even_after_a_short_measurement() -> None:
    assert yardstick.units_per_second(0.001) > 0
