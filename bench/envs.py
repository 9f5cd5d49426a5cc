"""The cost of an adapter (array and mask) compared with the engine's apply_id and legal_ids.

    PYTHONPATH="$(.venv/bin/python tools/compiled.py path)" .venv/bin/python bench/envs.py

The limit: at most five times the engine's own time, or 30 microseconds where that is more.
"""

from statistics import median
from time import perf_counter

from trilobite.engine import FastChance, find_game, game_keys
from trilobite.engine.encoding import __file__ as built
from trilobite.envs.pettingzoo.table import TableEnv
from trilobite.envs.seeing import Sight

GAMES = 40


def measure(key: str, players: int) -> tuple[float, float]:
    """Microseconds per decision for the engine and for the observation; the median of games."""
    game = find_game(key)
    sight = Sight(game)
    engines, looks = [], []
    for seed in range(GAMES):
        state = game.new(players, None, FastChance(seed))
        dice = FastChance(seed + 1000)
        engine = look = 0.0
        decisions = 0
        while not state.is_over:
            seat = state.to_act[0]
            began = perf_counter()
            ids = state.legal_ids(seat)
            listed = perf_counter()
            sight.look(state, seat, ids)
            seen = perf_counter()
            id = ids[dice.below(len(ids))]
            chosen = perf_counter()
            state.apply_id(seat, id)
            engine += perf_counter() - chosen + listed - began
            look += seen - listed
            decisions += 1
        engines.append(engine / decisions * 1e6)
        looks.append(look / decisions * 1e6)
    return median(engines), median(looks)


def measure_steps(key: str, players: int) -> float:
    """Microseconds of a whole step of PettingZoo's `raw_env`: observation, view, action."""
    env = TableEnv(key, players)
    steps = []
    for seed in range(GAMES // 2):
        env.reset(seed=seed)
        dice = FastChance(seed)
        spent = 0.0
        decisions = 0
        while not env.table.is_over:
            began = perf_counter()
            mask = env.last()[0]["action_mask"]
            spent += perf_counter() - began
            legal = mask.nonzero()[0]
            action = int(legal[dice.below(len(legal))])
            began = perf_counter()
            env.step(action)
            spent += perf_counter() - began
            decisions += 1
        steps.append(spent / decisions * 1e6)
    return median(steps)


def main() -> None:
    print("compiled" if not built.endswith(".py") else "plain Python")
    print("game      players  engine   look  times  within   raw_env step")
    for key in game_keys():
        counts = find_game(key).player_counts
        for players in (counts[0], counts[-1]):
            engine, look = measure(key, players)
            within = "yes" if look <= max(5 * engine, 30) else "NO"
            print(
                f"{key:9} {players:7} {engine:7.1f} {look:6.1f} {look / engine:6.1f}  {within:>6}"
                f" {measure_steps(key, players):14.1f}"
            )


if __name__ == "__main__":
    main()
