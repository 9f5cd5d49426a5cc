"""The search bot."""

from collections.abc import Iterator

import pytest

from trilobite.bots.contract import ThinkingTime
from trilobite.bots.registry import find_bot
from trilobite.bots.search import RENAMED_SETTINGS, Search, SearchBot, SearchSettings
from trilobite.engine import FastChance, InputError, State, find_game
from trilobite.engine.evaluation import FULL, Playout
from trilobite.guides.puzzles import puzzles_of

ITERATIONS = 60
THINKING_TIME = ThinkingTime(iterations=ITERATIONS)


def questions(game: str, players: int, every: int = 9) -> Iterator[tuple[State, int]]:
    """Some states of a random game in which a seat has more than one choice."""
    chance = FastChance(4)
    state = find_game(game).new(players, None, chance)
    decisions = 0
    while not state.is_over:
        for seat in state.to_act:
            decisions += 1
            if decisions % every == 0 and len(state.legal_ids(seat)) > 1:
                yield state.copy(), seat
        seat = state.to_act[0]
        ids = state.legal_ids(seat)
        state.apply_id(seat, ids[chance.below(len(ids))])


def few_questions(game: str, players: int) -> list[tuple[State, int]]:
    """Three questions: from the beginning, the middle and the end."""
    found = list(questions(game, players, 7))
    return [found[0], found[len(found) // 2], found[-1]]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["trias", "terror", "tritarea"])
@pytest.mark.parametrize(
    "settings",
    ["", ":playout=full:playout_candidates=1:temperature=0", ":playout=5:playout_candidates=3"],
)
def test_the_same_seed_gives_the_same_answer_to_any_question(game: str, settings: str) -> None:
    thinking_time = ThinkingTime(iterations=12)
    for state, seat in few_questions(game, 3):
        view, offer = state.view(seat), state.offer(seat)
        answers = [
            find_bot(f"search{settings}")(8).choose(view, offer, thinking_time) for _ in range(2)
        ]
        assert answers[0] is answers[1]
        assert answers[0] in [choice.action for choice in offer.choices]


@pytest.mark.slow
def test_the_search_explains_visits_and_win_chance_of_each_action() -> None:
    state, seat = next(questions("tritarea", 4))
    offer = state.offer(seat)
    bot = SearchBot(1)
    chosen = bot.choose(state.view(seat), offer, THINKING_TIME)
    thoughts = bot.explain()
    assert thoughts[0].action is chosen
    assert {thought.action.id for thought in thoughts} <= {c.action.id for c in offer.choices}
    assert all(thought.visits for thought in thoughts), "untried actions are left out"
    assert sum(thought.visits for thought in thoughts) == bot.simulations
    assert all(0 <= thought.win_chance <= 1 for thought in thoughts)


@pytest.mark.slow
@pytest.mark.parametrize("key", ["trias", "terror", "tritarea"])
def test_the_search_stops_early_only_if_the_decision_is_settled(key: str) -> None:
    early = 0
    for state, seat in few_questions(key, 2):
        bot = SearchBot(1)
        bot.choose(state.view(seat), state.offer(seat), ThinkingTime(iterations=200))
        first, second, *_ = [*(thought.visits for thought in bot.explain()), 0]
        if bot.simulations < 200:
            early += 1
            assert first - second > 200 - bot.simulations
    assert early > 0


def test_the_search_finds_the_only_action_that_wins() -> None:
    """The payoffs are exact in the last decision of a game."""
    chance = FastChance(12)
    seen = 0
    while seen < 3:
        state = find_game("tritarea").new(4, None, chance)
        last = state
        while not state.is_over:
            last = state.copy()
            seat = state.to_act[0]
            ids = state.legal_ids(seat)
            state.apply_id(seat, ids[chance.below(len(ids))])
        if len(last.to_act) != 1 or len(last.legal_ids(last.to_act[0])) < 2:
            continue
        payoffs = payoffs_of_last(last)
        if len(set(payoffs.values())) == 1:
            continue
        seat = last.to_act[0]
        bot = find_bot("search:temperature=0")(seen)
        chosen = bot.choose(last.view(seat), last.offer(seat), THINKING_TIME)
        assert payoffs[chosen.id] == max(payoffs.values())
        seen += 1


def payoffs_of_last(state: State) -> dict[int, float]:
    seat = state.to_act[0]
    payoffs = {}
    for id in state.legal_ids(seat):
        trial = state.copy()
        trial.apply_id(seat, id)
        payoffs[id] = trial.outlook()[seat]
    return payoffs


@pytest.mark.slow
def test_the_search_keeps_its_tree_within_a_turn() -> None:
    for state, seat in questions("terror", 2, 5):
        view, offer = state.view(seat), state.offer(seat)
        bot = SearchBot(3)
        chosen = bot.choose(view, offer, THINKING_TIME)
        draws = state.draws
        trial = state.copy()
        trial.apply_id(seat, chosen.id)
        if trial.to_act != (seat,) or trial.draws != draws or len(trial.legal_ids(seat)) < 2:
            continue
        bot.choose(trial.view(seat), trial.offer(seat), THINKING_TIME)
        tried = sum(thought.visits for thought in bot.explain())
        if tried > ITERATIONS:
            return
    raise AssertionError("no tree was ever kept")


@pytest.mark.slow
def test_a_tree_is_not_kept_for_another_question() -> None:
    (state, seat), (other, other_seat) = list(questions("terror", 2, 9))[:2]
    bot = SearchBot(3)
    bot.choose(state.view(seat), state.offer(seat), THINKING_TIME)
    bot.choose(other.view(other_seat), other.offer(other_seat), THINKING_TIME)
    assert sum(thought.visits for thought in bot.explain()) == ITERATIONS


@pytest.mark.slow
def test_the_search_takes_some_decisions_after_one_simulation() -> None:
    settings = "instant_decisions=0.5:exploration=1.0:temperature=0.06"  # never settled early
    bot = find_bot(f"search:{settings}")(3)
    assert isinstance(bot, SearchBot)
    thought = []
    for state, seat in questions("tritarea", 2, 1):
        bot.choose(state.view(seat), state.offer(seat), ThinkingTime(iterations=4))
        thought.append(bot.simulations)
    assert set(thought) == {1, 4}
    assert 0.3 < thought.count(1) / len(thought) < 0.7


def at_once() -> SearchSettings:
    """Settings without playouts, for fast tests of the tree."""
    settings = SearchSettings()
    settings.read("playout", "0")
    return settings


def test_seats_that_choose_at_the_same_time_do_not_know_each_others_choices() -> None:
    """All simulations of a seat use the same edges, whatever the others choose."""
    for state, seat in questions("tritarea", 4, 1):
        if len(state.to_act) > 1:
            search = Search(state.view(seat), seat, at_once().in_game(state.game), FastChance(2))
            search.run_iterations(200)
            assert {edges.seat: edges.visits for edges in search.root.edges} == dict.fromkeys(
                state.to_act, search.simulations
            )
            return
    raise AssertionError("no seats ever chose at the same time")


@pytest.mark.parametrize(
    ("setting", "complaint"),
    [
        ("seconds=-1", "seconds cannot be '-1'; allowed: a number from 0"),
        ("temperature=nan", "temperature cannot be 'nan'; allowed: a number from 0"),
        (
            "instant_decisions=1.5",
            "instant_decisions cannot be '1.5'; allowed: a number from 0 to 1",
        ),
        ("iterations=0", "iterations cannot be '0'; allowed: a whole number, 1 or more"),
        ("playout=half", "playout cannot be 'half'; allowed: a whole number, 0 or more, or full"),
        (
            f"playout_candidates={'9' * 5000}",
            "playout_candidates cannot be '9999.*; allowed: a whole number, 1 or more",
        ),
        ("value_mixing=2", "value_mixing cannot be '2'; allowed: a number from 0 to 1"),
        (
            "expansion_threshold=-1",
            "expansion_threshold cannot be '-1'; allowed: a whole number, 0 or more",
        ),
        ("depth=3", "search has no setting 'depth'; allowed: seconds=0.2, iterations"),
    ],
)
def test_an_impossible_value_is_refused_with_the_allowed_ones(setting: str, complaint: str) -> None:
    with pytest.raises(InputError, match=complaint):
        find_bot(f"search:{setting}")


@pytest.mark.parametrize(
    ("old", "new", "value"),
    [
        ("care", "playout_candidates", 3),
        ("glance", "value_mixing", 0.5),
        ("haste", "instant_decisions", 0.25),
        ("patience", "expansion_threshold", 7),
        ("warmth", "temperature", 0.125),
    ],
)
def test_the_old_name_of_a_setting_still_works_and_is_deprecated(
    old: str, new: str, value: float
) -> None:
    with pytest.warns(DeprecationWarning, match=f"'{old}' .* is deprecated; it is now '{new}'"):
        bot = find_bot(f"search:{old}={value}")(1)
    assert isinstance(bot, SearchBot)
    assert getattr(bot.settings, new) == value
    assert set(RENAMED_SETTINGS) == {"care", "glance", "haste", "patience", "warmth"}


@pytest.mark.parametrize(("players", "decisions"), [(1, 8), (2, 8), (4, 22), (6, 36)])
def test_a_playout_is_longer_with_more_players(players: int, decisions: int) -> None:
    assert Playout(8, decisions_per_extra_player=7).length(players) == decisions
    assert Playout(FULL, decisions_per_extra_player=7).length(players) == FULL


def test_a_playout_may_try_fewer_candidates_where_it_is_longer() -> None:
    playout = Playout(candidates=8, multiplayer_candidates=4)
    assert [playout.candidates_for(players) for players in (1, 2, 3, 5)] == [8, 8, 4, 4]
    assert Playout(candidates=8).candidates_for(5) == 8


def test_a_given_playout_length_holds_for_any_number_of_players() -> None:
    settings = SearchSettings()
    settings.read("playout", "5")
    assert settings.in_game(find_game("terror")).playout.length(6) == 5


@pytest.mark.slow
def test_a_node_is_expanded_only_above_the_threshold() -> None:
    state, seat = next(questions("tritarea", 4))
    judged = []
    for threshold in (0, 2, 1000):
        settings = at_once()
        settings.read("expansion_threshold", str(threshold))
        search = Search(state.view(seat), seat, settings.in_game(state.game), FastChance(3))
        search.run_iterations(200)
        nodes = search.root.following.values()
        assert all((node.visits > 1 + 9 * threshold) == bool(node.edges) for node in nodes)
        judged.append(sum(bool(node.edges) for node in nodes))
    assert judged[0] > judged[1] > judged[2] == 0


def test_with_value_mixing_1_the_playout_does_not_count() -> None:
    """All the weight is on the static evaluation, so a long playout changes no payoff."""
    state, seat = next(questions("terror", 3))
    found = []
    for playout in ("0", "6"):
        settings = SearchSettings()
        settings.read("value_mixing", "1")
        settings.read("playout", playout)
        settings.read("playout_candidates", "1")
        search = Search(state.view(seat), seat, settings.in_game(state.game), FastChance(3))
        search.tallies = {}
        search.run_iterations(1)
        found.append([tally.payoffs for tally in search.tallies.values()])
    assert found[0] == found[1]


def test_a_given_value_mixing_holds_for_any_number_of_players() -> None:
    game = find_game("trias")
    settings = SearchSettings()
    usual = settings.in_game(game)
    assert usual.value_mixing_for(2) > usual.value_mixing_for(3) == usual.value_mixing_for(5) > 0.0
    settings.read("value_mixing", "0.7")
    given = settings.in_game(game)
    assert given.value_mixing_for(2) == given.value_mixing_for(5) == 0.7


def test_without_any_time_the_search_still_runs_one_simulation() -> None:
    state, seat = next(questions("tritarea", 2))
    bot = SearchBot(1)
    bot.choose(state.view(seat), state.offer(seat), ThinkingTime(seconds=0.0))
    assert bot.simulations == 1


@pytest.mark.slow
def test_the_most_visited_line_after_an_action_is_found() -> None:
    """The line is legal in some world, and stops where no reply is usual."""
    puzzle = puzzles_of(find_game("tritarea"))[0]
    state, seat, first = puzzle.state(), puzzle.seat, puzzle.best
    search = Search(state.view(seat), seat, SearchSettings().in_game(state.game), FastChance(5))
    assert search.followed(first.id, 1, 9) == []
    for _ in range(120):
        search.try_out(first.id)
    line = search.followed(first.id, 10, 9)
    assert len(line) >= 2
    assert search.followed(first.id, 10, 1) == line[:1]
    assert search.followed(first.id, 200, 9) == []
    state.apply_id(seat, first.id)
    for who, id in line[:2]:
        assert id in state.legal_ids(who)
        state.apply_id(who, id)
