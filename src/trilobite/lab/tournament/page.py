"""The report of a tournament as a page."""

from trilobite.engine import find_game
from trilobite.engine.language import Language
from trilobite.lab.markup import Markup
from trilobite.lab.pages import Cell, again, page, section, table, unfinished
from trilobite.lab.plans import changed_options
from trilobite.lab.plots import (
    PlotLine,
    PlotMark,
    PlotPoint,
    column_plot,
    heat_map,
    interval_plot,
    legend,
    line_plot,
)
from trilobite.lab.scales import percent, plain, precise_percent
from trilobite.lab.tournament.lineups import name_of
from trilobite.lab.tournament.plan import TournamentPlan
from trilobite.lab.tournament.reports import interval_text, shown_bots, shows_line_ups
from trilobite.lab.tournament.shares import Share
from trilobite.lab.tournament.standings import Standing, StandingAfter, Standings

_SHAPES = {
    "round-robin": "round robin",
    "one-against-rest": "one against the rest",
}


def report_page(tournament: TournamentPlan, standings: Standings | None, command: str) -> str:
    """Everything that is known, with plots; `command` plays it again, or continues it."""
    name = Language("en", find_game(tournament.game)).sentence(f"{tournament.game}-title")
    title = f"{name}: a tournament of {len(tournament.bots)} bots"
    played = 0 if standings is None else standings.games
    total = len(tournament.fixtures)
    found = [] if standings is None else _sections(tournament, standings)
    parts = [*unfinished(played, total), *found, again(command)]
    return page(title, _facts(tournament, standings), *parts)


def _facts(tournament: TournamentPlan, standings: Standings | None) -> str:
    game = find_game(tournament.game)
    options = changed_options(game, tournament.options, tournament.players)
    facts = [f"{tournament.players} players", _SHAPES[tournament.shape]]
    if standings is not None:
        facts.append(f"{standings.games:,} games on {standings.deals:,} deals, seats rotated")
    facts += [f"seed {tournament.seed}", *options]
    return " · ".join(facts)


def _sections(tournament: TournamentPlan, standings: Standings) -> list[Markup]:
    parts = [_standings(tournament, standings), _ratings(standings)]
    if shows_line_ups(tournament):
        parts.append(_line_ups(tournament, standings))
    parts += [_seats(tournament, standings), _meetings(standings)]
    return [*parts, *_over_the_games(tournament, standings)]


def _standings(tournament: TournamentPlan, standings: Standings) -> Markup:
    titles: list[Cell] = [("bot", "text"), "rating", "games", "share of wins", "95 % interval"]
    titles += ["by deal", "points", "ms per decision"]
    rows = [_row(i, one) for i, one in enumerate(standings.bots, start=1)]
    note = (
        f"The best rating comes first. A shared win counts in part; a fair share is "
        f"{precise_percent(1 / tournament.players)}. Both intervals are for the share: the first "
        "treats all games as independent (Wilson), the second only the deals."
    )
    return section("Standings", note, table(titles, rows))


def _row(rank: int, one: Standing) -> list[Cell]:
    share = one.share
    return [
        f"{rank}\u2002{one.bot}",
        f"{one.rating.mu:.1f} ± {one.rating.margin:.1f}",
        f"{share.games:,}",
        (precise_percent(share.share), "main"),
        interval_text(share.interval),
        interval_text(share.by_deal),
        f"{one.points:.1f}",
        f"{one.milliseconds:.3f}",
    ]


def _ratings(standings: Standings) -> Markup:
    marks = [
        PlotMark(
            one.bot,
            i,
            one.rating.mu,
            one.rating.mu - one.rating.margin,
            one.rating.mu + one.rating.margin,
        )
        for i, one in enumerate(standings.bots)
    ]
    note = "OpenSkill (Plackett-Luce) with 95 % intervals. Every bot starts at 25 ± 16.3."
    return section("Ratings", note, interval_plot({"": marks}, about="Ratings with 95 % intervals"))


def _line_ups(tournament: TournamentPlan, standings: Standings) -> Markup:
    series = {one.bot: i for i, one in enumerate(standings.bots)}
    groups = {
        f"{name_of(result.line_up)}: {result.games:,} games": [
            _mark(bot, series[bot], result.shares[bot])
            for bot in shown_bots(tournament, result.shares)
        ]
        for result in standings.line_ups
    }
    note = (
        "The share of wins in each line-up, with 95 % intervals (Wilson). The dashed line is a "
        "fair share."
    )
    plot = interval_plot(
        groups, precise_percent, fair=1 / tournament.players, about="Share of wins by line-up"
    )
    return section("Line-ups", note, plot)


def _seats(tournament: TournamentPlan, standings: Standings) -> Markup:
    names = [one.bot for one in standings.bots]
    groups = [f"seat {seat + 1}" for seat in range(tournament.players)]
    marks = [
        [
            None if (share := one.by_seat[seat]) is None else _mark(f"{one.bot}, {name}", i, share)
            for i, one in enumerate(standings.bots)
        ]
        for seat, name in enumerate(groups)
    ]
    note = (
        "The share of wins in each seat, with 95 % intervals (Wilson). If all bots do better in "
        "one seat, that seat has an advantage. The dashed line is a fair share."
    )
    fair = 1 / tournament.players
    plot = column_plot(groups, marks, fair=fair, about="Share of wins by seat")
    return section("By seat", note, legend(names), plot)


def _meetings(standings: Standings) -> Markup:
    names = [one.bot for one in standings.bots]
    met = standings.meetings
    cells = [
        [met[one, other].ahead if (one, other) in met else None for other in names] for one in names
    ]
    note = (
        "How often the bot of the row finished ahead of the bot of the column, in games that both "
        "played; equal places count half."
    )
    plot = heat_map(names, cells, about="How often one bot finished ahead of another")
    return section("Head to head", note, plot, kind="map")


def _over_the_games(tournament: TournamentPlan, standings: Standings) -> list[Markup]:
    """Shares and ratings over the games; lines that still move at the end need more games."""
    order = [(i, one.bot, standings.looks[one.bot]) for i, one in enumerate(standings.bots)]
    shares = [PlotLine(bot, i, [_share_point(look) for look in looks]) for i, bot, looks in order]
    ratings = [PlotLine(bot, i, [_rating_point(look) for look in looks]) for i, bot, looks in order]
    fair = 1 / tournament.players
    share_plot = line_plot(shares, percent, fair=fair, about="Share of wins over the games")
    rating_plot = line_plot(ratings, plain, about="Ratings over the games")
    still = "If a line is still moving at the end, more games are needed."
    return [
        section("Share of wins over the games", f"Over all games so far. {still}", share_plot),
        section("Ratings over the games", f"The band is the 95 % interval. {still}", rating_plot),
    ]


def _mark(label: str, series: int, share: Share) -> PlotMark:
    return PlotMark(label, series, share.share, *share.interval)


def _share_point(look: StandingAfter) -> PlotPoint:
    return PlotPoint(look.games, look.share, look.share, look.share)


def _rating_point(look: StandingAfter) -> PlotPoint:
    mu, margin = look.rating.mu, look.rating.margin
    return PlotPoint(look.games, mu, mu - margin, mu + margin)
