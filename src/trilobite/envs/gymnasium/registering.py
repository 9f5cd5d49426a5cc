"""Registration of our games with Gymnasium."""

import gymnasium

from trilobite.engine import find_game, game_keys


def id_of(key: str) -> str:
    return f"trilobite/{key.capitalize()}-v0"


def register_all() -> None:
    """Register all games that have an encoding."""
    for key in game_keys():
        if find_game(key).encoding() is not None:
            gymnasium.register(
                id=id_of(key),
                entry_point="trilobite.envs.gymnasium.seat:SeatEnv",
                vector_entry_point="trilobite.envs.gymnasium.vector:SeatVectorEnv",
                kwargs={"game": key},
            )
