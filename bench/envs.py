"""What an adapter's own work costs: array and mask, beside the engine's apply_id and legal_ids.

    PYTHONPATH="$(.venv/bin/python tools/compiled.py path)" .venv/bin/python bench/envs.py

The bar: at most five times the engine's own time, or 30 microseconds where that is more.
"""

from time import perf_counter

from trilobite.engine import FastChance, find_game, game_keys
from trilobite.engine.encoding import __file__ as built
from trilobite.envs.pettingzoo.table import TableEnv
from trilobite.envs.seeing import Sight

GAMES = 40


def measure(key: str, players: int) -> tuple[float, float, float, float]:
    """Microseconds a decision: the engine, the look, a whole step of PettingZoo and of its view."""
    game = find_game(key)
    sight = Sight(game)
    engine = look = 0.0
    decisions = 0
    for seed in range(GAMES):
        state = game.new(players, None, FastChance(seed))
        dice = FastChance(seed + 1000)
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
    step, view = measure_steps(key, players)
    return engine / decisions * 1e6, look / decisions * 1e6, step, view


def measure_steps(key: str, players: int) -> tuple[float, float]:
    env = TableEnv(key, players)
    spent = views = 0.0
    steps = 0
    for seed in range(GAMES // 4):
        env.reset(seed=seed)
        dice = FastChance(seed)
        while not env.table.is_over:
            began = perf_counter()
            mask = env.last()[0]["action_mask"]
            spent += perf_counter() - began
            legal = mask.nonzero()[0]
            action = int(legal[dice.below(len(legal))])
            began = perf_counter()
            env.step(action)
            spent += perf_counter() - began
            began = perf_counter()
            env.table.view(0)
            views += perf_counter() - began
            steps += 1
    return spent / steps * 1e6, views / steps * 1e6


def main() -> None:
    print("compiled" if not built.endswith(".py") else "plain Python")
    print("game      players  engine   look  times  within   raw_env step  of it a view")
    for key in game_keys():
        counts = find_game(key).player_counts
        for players in (counts[0], counts[-1]):
            engine, look, step, view = measure(key, players)
            within = "yes" if look <= max(5 * engine, 30) else "NO"
            print(
                f"{key:9} {players:7} {engine:7.1f} {look:6.1f} {look / engine:6.1f}  {within:>6}"
                f" {step:14.1f} {view:14.1f}"
            )


if __name__ == "__main__":
    main()
