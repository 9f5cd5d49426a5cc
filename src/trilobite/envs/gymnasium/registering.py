"""Registration of our games with Gymnasium."""

import gymnasium

from trilobite.envs.installed import installed_games


def id_of(key: str) -> str:
    return f"trilobite/{key.capitalize()}-v0"


def register_all() -> None:
    """Register all games that have an encoding."""
    for game in installed_games():
        if game.encoding() is not None:
            gymnasium.register(
                id=id_of(game.key),
                entry_point="trilobite.envs.gymnasium.seat:SeatEnv",
                vector_entry_point="trilobite.envs.gymnasium.vector:SeatVectorEnv",
                kwargs={"game": game.key},
            )
