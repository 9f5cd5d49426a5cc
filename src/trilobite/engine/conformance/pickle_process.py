"""A new process for the pickle check: it knows only what is in the pickle.

Run as a module, it reads (modules to import, pickle) and writes the state as it sees it.
"""

import importlib
import pickle  # noqa: TID251  only our own data, between two processes of one test
import sys

from trilobite.engine import Action, State, View


def main() -> None:
    modules, pickled = pickle.load(sys.stdin.buffer)  # noqa: S301
    for module in modules:
        importlib.import_module(module)
    state, views, path = pickle.loads(pickled)  # noqa: S301
    sys.stdout.buffer.write(pickle.dumps(summary(state, views, path)))


def summary(state: State, views: list[View], path: list[tuple[int, Action]]) -> list[object]:
    """The state, its views, and the hash after each step of a path from it."""
    said: list[object] = [state.to_position(), [view.to_json() for view in views]]
    for seat, action in path:
        if action is not state.game.actions.all[action.id]:
            said.append(f"{action!r} is a second copy")
        state.apply_id(seat, action.id)
        said.append(state.digest())
    return said


if __name__ == "__main__":
    main()
