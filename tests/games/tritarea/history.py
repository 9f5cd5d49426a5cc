"""Scores that earlier rounds can have left, for drawn positions."""

Points = dict[str, list[int]]

ALL = range(4)
GOT = ("bonuses", "areas", "tallest", "declarations")
INTENT = 9
BONUSES = 12
"""What the squares of a board pay in a round; every smaller number is a sum of some of them."""


def earned(rest: list[int], rounds: int, start: int, able: list[int]) -> Points:
    """Settlements of `rounds` rounds, and defaults, that leave `rest` to the participants.

    As few points as possible are paid and lost again: areas of one colour pay 10, tallest buildings
    10, or 4 each if more is needed. Before this round nobody who was `able` to start it had more
    points than its start player (TA-1.5).
    """
    found = {source: [0] * 4 for source in (*GOT, "defaults")}
    if max(rest) > 0:
        if not rounds:
            raise ValueError(f"{rest}: in round 1 there are only bonuses")
        _pay(found, rest, rounds, start, able)
    for p in ALL:
        found["defaults"][p] = rest[p] - sum(found[source][p] for source in GOT)
    return found


def _pay(found: Points, rest: list[int], rounds: int, start: int, able: list[int]) -> None:
    units = [-(-max(0, number) // 10) for number in rest]
    units[start] = max(units[start], *(units[p] for p in able))
    units[start] += max(0, 2 * rounds - sum(units))
    if sum(units) > 5 * rounds:
        _pay_much(found, rest, rounds, start, able)
        return
    for _ in range(rounds):
        richest = max(ALL, key=lambda p: units[p])
        units[richest] -= 1
        found["tallest"][richest] += 10
    for p in ALL:
        found["areas"][p] = 10 * units[p]


def _pay_much(found: Points, rest: list[int], rounds: int, start: int, able: list[int]) -> None:
    """Many tallest buildings, all areas, all bonuses, and Intents if there were any."""
    need = [max(0, number) for number in rest]
    need[start] = max(need[start], *(need[p] for p in able))
    if rounds == 2:
        for p in ALL:
            found["declarations"][p] = min(INTENT, need[p])
            need[p] -= found["declarations"][p]
    for _ in range(4 * rounds):
        poorest = max(ALL, key=lambda p: need[p])
        if need[poorest] >= 10:
            found["areas"][poorest] += 10
            need[poorest] -= 10
    found["areas"][start] += 10 * max(0, rounds - sum(found["areas"]) // 10)
    room = BONUSES * rounds
    for p in (*ALL, *ALL):
        number = min(room, need[p] % 4 or min(4, need[p]))
        found["bonuses"][p] += number
        need[p] -= number
        room -= number
    towers = [-(-number // 4) for number in need]
    towers[start] += max(0, 3 * rounds - sum(towers))
    total = [sum(found[source][p] for source in GOT) + 4 * towers[p] for p in ALL]
    short = max(total[p] for p in able) - total[start]
    towers[start] += max(0, -(-short // 4))
    found["tallest"] = [4 * number for number in towers]
