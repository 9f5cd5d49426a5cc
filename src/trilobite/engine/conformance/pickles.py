"""Pickling, for process pools: states, views, actions and chance arrive unchanged."""

import os
import pickle  # noqa: TID251  only our own data, between two processes of one test
import subprocess
import sys

from trilobite.engine import ASK, Chance, FastChance, SeededChance, game_keys
from trilobite.engine.conformance.inquiry import Inquiry, Thing, check
from trilobite.engine.conformance.pickle_process import summary
from trilobite.engine.conformance.trials import Trial


@check
def pickles_arrive_as_they_were_sent(inquiry: Inquiry) -> None:
    """Positions, views and draws are equal in the same process, and actions are identical."""
    for action in inquiry.game.actions.all:
        if _sent(action) is not action:
            inquiry.latest.fail(f"{action!r} has a second copy after pickling")
    for trial in inquiry.samples():
        for chance in (SeededChance(trial.seed), FastChance(7), ASK):
            _check_state(trial, chance)
        for seat in (None, *range(inquiry.subject.players)):
            view = trial.state.view(seat)
            again = _sent(view)
            if type(again) is not type(view):
                trial.fail(f"a view came back as {type(again)}")
            trial.same(view.to_json(), again.to_json(), f"the pickled view of seat {seat}")


def _check_state(trial: Trial, chance: Chance) -> None:
    """The state arrives with its chance: both sides draw the same outcomes."""
    original = trial.branch()
    original.state.chance = chance
    arrived = trial.branch(_sent(original.state))
    if type(arrived.state) is not type(original.state) or arrived.state.chance.asks != chance.asks:
        trial.fail(f"a state came back as {type(arrived.state)} with {arrived.state.chance}")
    for _ in range(10):
        original.same(original.state.to_position(), arrived.state.to_position(), "a pickled state")
        if original.state.is_over or original.state.awaits_chance():
            return
        seat, action = original.choose()
        original.act_fast(seat, action)
        arrived.act_fast(seat, action)


@check
def pickles_arrive_in_another_process(inquiry: Inquiry) -> None:
    """Pickles can be read by a process that has not imported the game and hashes differently."""
    trial = inquiry.trial()
    trial.play(3)
    views = [trial.state.view(seat) for seat in (None, *range(inquiry.subject.players))]
    ahead = trial.branch()
    path = []
    while not ahead.state.is_over:
        path.append(ahead.choose())
        ahead.act_fast(*path[-1])
    # A game without an entry point is registered in the other process by importing its module.
    is_installed = inquiry.game.key in game_keys()
    modules = [] if is_installed else [type(inquiry.game).__module__]
    sent = pickle.dumps((modules, pickle.dumps((trial.state, views, path))))
    done = subprocess.run(
        [sys.executable, "-m", "trilobite.engine.conformance.pickle_process"],
        input=sent,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "1"},
        check=False,
    )
    if done.returncode:
        trial.fail(f"another process cannot read the pickle: {done.stderr.decode()[-500:]}")
    trial.same(summary(trial.state, views, path), pickle.loads(done.stdout), "in another process")  # noqa: S301


def _sent(thing: Thing) -> Thing:
    arrived: Thing = pickle.loads(pickle.dumps(thing))  # noqa: S301
    return arrived
