"""The search bot."""

from collections.abc import Iterator

import pytest

from trilobite.bots.contract import Clock
from trilobite.bots.registry import find_bot
from trilobite.bots.search import Search, SearchBot, Settings
from trilobite.engine import FastChance, InputError, State, find_game
from trilobite.engine.evaluation import FULL, Playout
from trilobite.guides.puzzles import puzzles_of

ITERATIONS = 60
CLOCK = Clock(iterations=ITERATIONS)


def questions(game: str, players: int, every: int = 9) -> Iterator[tuple[State, int]]:
    """Some moments of a random game with more than one choice."""
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
    """From the beginning, the middle and the end."""
    found = list(questions(game, players, 7))
    return [found[0], found[len(found) // 2], found[-1]]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["trias", "terror", "tritarea"])
@pytest.mark.parametrize("settings", ["", ":playout=full:care=1:warmth=0", ":playout=5:care=3"])
def test_it_answers_any_question_the_same_for_the_same_seed(game: str, settings: str) -> None:
    clock = Clock(iterations=12)
    for state, seat in few_questions(game, 3):
        view, offer = state.view(seat), state.offer(seat)
        answers = [find_bot(f"search{settings}")(8).choose(view, offer, clock) for _ in range(2)]
        assert answers[0] is answers[1]
        assert answers[0] in [choice.action for choice in offer.choices]


def test_it_says_how_often_it_tried_each_action_and_what_that_promised() -> None:
    state, seat = next(questions("tritarea", 4))
    offer = state.offer(seat)
    bot = SearchBot(1)
    chosen = bot.choose(state.view(seat), offer, CLOCK)
    thoughts = bot.explain()
    assert thoughts[0].action is chosen
    assert {thought.action.id for thought in thoughts} <= {c.action.id for c in offer.choices}
    assert all(thought.visits for thought in thoughts), "what was not tried promises nothing"
    assert sum(thought.visits for thought in thoughts) == bot.simulations
    assert all(0 <= thought.win_chance <= 1 for thought in thoughts)


@pytest.mark.slow
@pytest.mark.parametrize("key", ["trias", "terror", "tritarea"])
def test_it_stops_early_only_if_the_rest_could_change_nothing(key: str) -> None:
    early = 0
    for state, seat in few_questions(key, 2):
        bot = SearchBot(1)
        bot.choose(state.view(seat), state.offer(seat), Clock(iterations=200))
        first, second, *_ = [*(thought.visits for thought in bot.explain()), 0]
        if bot.simulations < 200:
            early += 1
            assert first - second > 200 - bot.simulations
    assert early > 0


def test_it_finds_the_only_action_that_wins() -> None:
    """In the last decision of a game there is nothing to estimate, only results."""
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
        bot = find_bot("search:warmth=0")(seen)
        chosen = bot.choose(last.view(seat), last.offer(seat), CLOCK)
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
def test_within_a_turn_it_keeps_its_tree() -> None:
    for state, seat in questions("terror", 2, 5):
        view, offer = state.view(seat), state.offer(seat)
        bot = SearchBot(3)
        chosen = bot.choose(view, offer, CLOCK)
        draws = state.draws
        trial = state.copy()
        trial.apply_id(seat, chosen.id)
        if trial.to_act != (seat,) or trial.draws != draws or len(trial.legal_ids(seat)) < 2:
            continue
        bot.choose(trial.view(seat), trial.offer(seat), CLOCK)
        tried = sum(thought.visits for thought in bot.explain())
        if tried > ITERATIONS:
            return
    raise AssertionError("nothing was ever kept")


@pytest.mark.slow
def test_a_tree_is_not_kept_for_another_question() -> None:
    (state, seat), (other, other_seat) = list(questions("terror", 2, 9))[:2]
    bot = SearchBot(3)
    bot.choose(state.view(seat), state.offer(seat), CLOCK)
    bot.choose(other.view(other_seat), other.offer(other_seat), CLOCK)
    assert sum(thought.visits for thought in bot.explain()) == ITERATIONS


def test_in_haste_it_takes_a_share_of_its_decisions_at_first_sight() -> None:
    bot = find_bot("search:haste=0.5:exploration=1.0:warmth=0.06")(3)  # nothing settled at once
    assert isinstance(bot, SearchBot)
    thought = []
    for state, seat in questions("tritarea", 2, 1):
        bot.choose(state.view(seat), state.offer(seat), Clock(iterations=4))
        thought.append(bot.simulations)
    assert set(thought) == {1, 4}
    assert 0.3 < thought.count(1) / len(thought) < 0.7


def at_once() -> Settings:
    """Without playouts: quick, where the tree is what is looked at."""
    settings = Settings()
    settings.read("playout", "0")
    return settings


def test_who_chooses_at_the_same_time_does_not_know_the_others_choice() -> None:
    """All simulations of a seat meet in the same edges, whatever the others choose there."""
    for state, seat in questions("tritarea", 4, 1):
        if len(state.to_act) > 1:
            search = Search(state.view(seat), seat, at_once().in_game(state.game), FastChance(2))
            search.think_often(200)
            assert {fan.seat: fan.visits for fan in search.root.fans} == dict.fromkeys(
                state.to_act, search.simulations
            )
            return
    raise AssertionError("nobody ever chose at the same time")


@pytest.mark.parametrize(
    ("setting", "complaint"),
    [
        ("seconds=-1", "seconds cannot be '-1'; allowed: a number from 0"),
        ("warmth=nan", "warmth cannot be 'nan'; allowed: a number from 0"),
        ("haste=1.5", "haste cannot be '1.5'; allowed: a number from 0 to 1"),
        ("iterations=0", "iterations cannot be '0'; allowed: a whole number from 1"),
        ("playout=half", "playout cannot be 'half'; allowed: a whole number from 0, or full"),
        (f"care={'9' * 5000}", "care cannot be '9999.*; allowed: a whole number from 1"),
        ("glance=2", "glance cannot be '2'; allowed: a number from 0 to 1"),
        ("patience=-1", "patience cannot be '-1'; allowed: a whole number from 0"),
        ("depth=3", "search has no setting 'depth'; allowed: seconds=0.2, iterations"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_with_what_can(setting: str, complaint: str) -> None:
    with pytest.raises(InputError, match=complaint):
        find_bot(f"search:{setting}")


@pytest.mark.parametrize(("players", "decisions"), [(1, 8), (2, 8), (4, 22), (6, 36)])
def test_a_playout_lasts_longer_the_more_have_to_answer(players: int, decisions: int) -> None:
    assert Playout(8, crowd=7).length(players) == decisions
    assert Playout(FULL, crowd=7).length(players) == FULL


def test_a_playout_may_be_less_careful_where_it_is_longer() -> None:
    playout = Playout(care=8, crowd_care=4)
    assert [playout.care_of(players) for players in (1, 2, 3, 5)] == [8, 8, 4, 4]
    assert Playout(care=8).care_of(5) == 8


def test_who_says_how_long_a_playout_is_means_it_for_any_number() -> None:
    settings = Settings()
    settings.read("playout", "5")
    assert settings.in_game(find_game("terror")).playout.length(6) == 5


def test_with_patience_a_place_is_played_on_from_before_its_actions_are_judged() -> None:
    state, seat = next(questions("tritarea", 4))
    judged = []
    for patience in (0, 2, 1000):
        settings = at_once()
        settings.read("patience", str(patience))
        search = Search(state.view(seat), seat, settings.in_game(state.game), FastChance(3))
        search.think_often(200)
        nodes = search.root.following.values()
        assert all((node.visits > 1 + 9 * patience) == bool(node.fans) for node in nodes)
        judged.append(sum(bool(node.fans) for node in nodes))
    assert judged[0] > judged[1] > judged[2] == 0


def test_what_is_judged_at_a_glance_alone_does_not_depend_on_the_playout() -> None:
    """With all the weight on the first look, a long playout changes no payoff."""
    state, seat = next(questions("terror", 3))
    found = []
    for playout in ("0", "6"):
        settings = Settings()
        for setting, value in (("glance", "1"), ("playout", playout), ("care", "1")):
            settings.read(setting, value)
        search = Search(state.view(seat), seat, settings.in_game(state.game), FastChance(3))
        search.tallies = {}
        search.think_often(1)
        found.append([tally.payoffs for tally in search.tallies.values()])
    assert found[0] == found[1]


def test_who_says_how_much_a_glance_counts_means_it_for_any_number() -> None:
    game = find_game("trias")
    settings = Settings()
    usual = settings.in_game(game)
    assert usual.glance_of(2) > usual.glance_of(3) == usual.glance_of(5) > 0.0
    settings.read("glance", "0.7")
    assert settings.in_game(game).glance_of(2) == settings.in_game(game).glance_of(5) == 0.7


def test_without_any_time_it_still_looks_once() -> None:
    state, seat = next(questions("tritarea", 2))
    bot = SearchBot(1)
    bot.choose(state.view(seat), state.offer(seat), Clock(seconds=0.0))
    assert bot.simulations == 1


def test_what_mostly_follows_an_action_can_be_told() -> None:
    """The line of an action goes on by the rules in some world, and stops where nothing is sure."""
    puzzle = puzzles_of(find_game("tritarea"))[0]
    state, seat, first = puzzle.state(), puzzle.seat, puzzle.best
    search = Search(state.view(seat), seat, Settings().in_game(state.game), FastChance(5))
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
