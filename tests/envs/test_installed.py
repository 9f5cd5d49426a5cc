"""The games that the adapters register."""

import pytest

from tests.support.packages import Packages
from trilobite.envs.installed import installed_games


def test_a_game_that_cannot_be_loaded_is_left_out_with_a_warning(packages: Packages) -> None:
    before = installed_games()
    packages.add_game("fossils", "import no_such_module")
    with pytest.warns(UserWarning, match="fossils .* cannot be loaded: ModuleNotFoundError"):
        assert installed_games() == before
