"""Trias for PettingZoo."""

from collections.abc import Mapping

from trilobite.envs.pettingzoo.table import TableEnv, WrappedEnv, wrapped


def env(
    players: int = 3,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    **settings: bool,
) -> WrappedEnv:
    """The game with the usual wrappers of PettingZoo around it."""
    return wrapped(raw_env(players, options, render_mode, **settings))


def raw_env(
    players: int = 3,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    **settings: bool,
) -> TableEnv:
    """The game alone: it refuses what is not allowed, and is faster."""
    return TableEnv("trias", players, options, render_mode, **settings)
