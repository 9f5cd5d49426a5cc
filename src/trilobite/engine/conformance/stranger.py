"""A fresh process for the check of pickles: it knows nothing but what is in the pickle.

Run as a module: it reads (modules to import, pickle) and writes what became of the state.
"""

import importlib
import pickle  # noqa: TID251  what is pickled here is our own, between two processes of one test
import sys

from trilobite.engine import Action, State, View


def main() -> None:
    modules, pickled = pickle.load(sys.stdin.buffer)  # noqa: S301
    for module in modules:
        importlib.import_module(module)
    state, views, path = pickle.loads(pickled)  # noqa: S301
    sys.stdout.buffer.write(pickle.dumps(told(state, views, path)))


def told(state: State, views: list[View], path: list[tuple[int, Action]]) -> list[object]:
    """Everything about a state, and where a path leads from it."""
    said: list[object] = [state.to_position(), [view.to_json() for view in views]]
    for seat, action in path:
        if action is not state.game.actions.all[action.id]:
            said.append(f"{action!r} is a second copy")
        state.apply_id(seat, action.id)
        said.append(state.digest())
    return said


if __name__ == "__main__":
    main()
