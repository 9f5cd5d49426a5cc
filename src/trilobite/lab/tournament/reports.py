"""Standings as text and as JSON."""

from trilobite.lab.reports import bar
from trilobite.lab.tournament.lineups import Shape, name_of
from trilobite.lab.tournament.plan import TournamentPlan
from trilobite.lab.tournament.shares import Interval, Share
from trilobite.lab.tournament.standings import Standing, Standings

FORMAT = "trilobite-tournament-1"
_BAR = 10
_NONE = "-"


def standings_text(tournament: TournamentPlan, standings: Standings | None) -> str:
    """What `trilobite tournament` prints. Seats are counted from 1 here, but from 0 in JSON."""
    if standings is None:
        return heading(tournament, 0)
    parts = [[heading(tournament, standings.games)], table(tournament, standings)]
    if shows_line_ups(tournament):
        parts.append(_line_ups(tournament, standings))
    parts += [_seats(standings), _meetings(standings)]
    return "\n\n".join("\n".join(part) for part in parts)


def heading(tournament: TournamentPlan, played: int) -> str:
    total = len(tournament.fixtures)
    games = f"{total:,}" if played == total else f"{played:,} of {total:,}"
    shape = tournament.shape.replace("-", " ")
    what = f"{tournament.game}, {tournament.players} players, {shape}"
    return f"{what}, seed {tournament.seed}: {games} games"


def shows_line_ups(tournament: TournamentPlan) -> bool:
    """Whether the line-ups say more than the standings do."""
    return len(tournament.line_ups) > 1 or tournament.shape is Shape.ONE_AGAINST_REST


def table(tournament: TournamentPlan, standings: Standings) -> list[str]:
    """The standings; also shown while games are being played."""
    wide = _width(standings)
    title = (
        f"    {'bot':{wide}}  {'rating':12}  games  {'wins':{_BAR}}   share  95 % interval  "
        f"{'by deal':12}  points  ms/decision"
    )
    rows = [_row(i, one, wide) for i, one in enumerate(standings.bots, start=1)]
    return [title, *rows, f"    A fair share is {percent(1 / tournament.players)}."]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval_text(interval: Interval | None) -> str:
    if interval is None:
        return _NONE
    return f"{100 * interval[0]:.1f}–{100 * interval[1]:.1f} %"


def _row(rank: int, one: Standing, wide: int) -> str:
    rating = f"{one.rating.mu:5.1f} ± {one.rating.margin:.1f}"
    share = one.share
    wins = f"{share.games:5}  {bar(share.share, _BAR)} {percent(share.share):>7}"
    sure = f"{interval_text(share.interval):13}  {interval_text(share.by_deal):12}"
    return (
        f"{rank:2}  {one.bot:{wide}}  {rating:12}  {wins}  {sure}  "
        f"{one.points:6.1f}  {one.milliseconds:11.3f}"
    )


def _line_ups(tournament: TournamentPlan, standings: Standings) -> list[str]:
    names = [name_of(result.line_up) for result in standings.line_ups]
    wide = max(len(name) for name in names)
    bots = _width(standings)
    lines = [f"    {'line-up':{wide}}  games  {'bot':{bots}}    share  95 % interval  by deal"]
    for name, result in zip(names, standings.line_ups, strict=True):
        for i, bot in enumerate(shown_bots(tournament, result.shares)):
            share = result.shares[bot]
            first = f"{name:{wide}}  {result.games:5}" if i == 0 else " " * (wide + 7)
            sure = f"{interval_text(share.interval):13}  {interval_text(share.by_deal)}"
            lines.append(f"    {first}  {bot:{bots}}  {percent(share.share):>7}  {sure}")
    return lines


def shown_bots(tournament: TournamentPlan, shares: dict[str, Share]) -> list[str]:
    """The bots to show; with one against the rest, only the one."""
    bots = list(shares)
    return bots[:1] if tournament.shape is Shape.ONE_AGAINST_REST else bots


def _seats(standings: Standings) -> list[str]:
    wide = _width(standings)
    seats = range(len(standings.bots[0].by_seat))
    lines = [f"    {'share by seat':{max(wide, 13)}}" + "".join(f"{seat + 1:>9}" for seat in seats)]
    for one in standings.bots:
        shares = [_NONE if share is None else percent(share.share) for share in one.by_seat]
        cells = "".join(f"{share:>9}" for share in shares)
        lines.append(f"    {one.bot:{max(wide, 13)}}{cells}")
    return lines


def _meetings(standings: Standings) -> list[str]:
    wide = max(_width(standings), 13)
    ranks = range(1, len(standings.bots) + 1)
    lines = [f"    {'ahead of':{wide}}" + "".join(f"{rank:>9}" for rank in ranks)]
    for rank, one in enumerate(standings.bots, start=1):
        met = [standings.meetings.get((one.bot, other.bot)) for other in standings.bots]
        cells = "".join(f"{_NONE if m is None else percent(m.ahead):>9}" for m in met)
        lines.append(f"{rank:2}  {one.bot:{wide}}{cells}")
    return lines


def _width(standings: Standings) -> int:
    return max(3, *(len(one.bot) for one in standings.bots))


def report_json(
    tournament: TournamentPlan, standings: Standings | None, seconds: float, jobs: int
) -> dict[str, object]:
    """The format described in docs/bots/lab.md. `standings` is null if no game was finished."""
    bots = [] if standings is None else standings.bots
    return {
        "format": FORMAT,
        **tournament.identity(),
        "games": len(tournament.fixtures),
        "played": 0 if standings is None else standings.games,
        "standings": None if standings is None else _standings_json(tournament, standings),
        "timing": {
            "seconds": seconds,
            "jobs": jobs,
            "milliseconds_a_decision": [one.milliseconds for one in bots],
        },
    }


def _standings_json(tournament: TournamentPlan, standings: Standings) -> dict[str, object]:
    return {
        "deals": standings.deals,
        "fair_share": 1 / tournament.players,
        "bots": [_bot_json(one) for one in standings.bots],
        "line_ups": [
            {
                "bots": list(result.line_up),
                "games": result.games,
                "shares": [{"bot": b, **share.to_json()} for b, share in result.shares.items()],
            }
            for result in standings.line_ups
        ],
        "head_to_head": [
            {"bot": one, "other": other, "games": meeting.games, "ahead": meeting.ahead}
            for (one, other), meeting in sorted(standings.meetings.items())
        ],
    }


def _bot_json(one: Standing) -> dict[str, object]:
    mu, margin = one.rating.mu, one.rating.margin
    return {
        "bot": one.bot,
        "rating": {"mu": mu, "sigma": one.rating.sigma, "interval": [mu - margin, mu + margin]},
        **one.share.to_json(),
        "mean_points": one.points,
        "by_seat": [None if share is None else share.to_json() for share in one.by_seat],
    }
