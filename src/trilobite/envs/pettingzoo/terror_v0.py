"""Triassic Terror for PettingZoo."""

from collections.abc import Mapping

from trilobite.envs.pettingzoo.table import TableEnv, WrappedEnv, wrapped


def env(
    players: int = 4,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    **settings: bool,
) -> WrappedEnv:
    """The game with the usual PettingZoo wrappers."""
    return wrapped(raw_env(players, options, render_mode, **settings))


def raw_env(
    players: int = 4,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    **settings: bool,
) -> TableEnv:
    """The game without wrappers: faster, and an illegal action raises an error."""
    return TableEnv("terror", players, options, render_mode, **settings)
