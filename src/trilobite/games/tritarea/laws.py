"""The laws of Tritarea: what is true of every position, whether or not a game can reach it.

Nothing is lost or counted twice (INV-1, INV-2, INV-3, INV-9), the stage has what it needs, somebody
can act (INV-10, INV-13), and the game can end after three rounds of eight tricks (INV-4, INV-12).
Laws about two consecutive positions are in the tests.
"""

from collections.abc import Collection, Iterator
from typing import Final

from trilobite.engine.laws import Breach, first_broken
from trilobite.games.tritarea import model, phases
from trilobite.games.tritarea.cards import bits_of, cards_in
from trilobite.games.tritarea.fast.prizes import tallest_prizes
from trilobite.games.tritarea.generated import stages
from trilobite.games.tritarea.rules import building, defaults, fives, npcs, settlement
from trilobite.games.tritarea.rules.rights import rights
from trilobite.games.tritarea.rules.terms import place_of
from trilobite.games.tritarea.table import Secrets, Table

EVERYBODY: Final = range(model.PARTICIPANTS)
_SOURCES: Final = range(len(model.SOURCES))
_ROUNDS: Final = {
    **dict.fromkeys((*phases.BEFORE_TRICKS, stages.OVER), (model.LAST_ROUND,)),
    **dict.fromkeys(
        (stages.CHANGING, stages.CHANGING_DECLARED, stages.DEFAULTING), (1, model.LAST_ROUND)
    ),
    stages.NPC_INTENT: (1,),
}
"""The rounds, from 0, in which a stage occurs; a stage not listed occurs in all of them."""


def all_laws(table: Table, secrets: Secrets) -> Iterator[Breach]:
    """The broken laws of a complete position, and fast code that disagrees with the rules."""
    yield from table_laws(table, is_seen=False)
    yield from card_laws(table, secrets)
    pays = [0] * model.PARTICIPANTS
    for _, owner, points in settlement.tallest(table):
        pays[owner] += points
    yield from _among("tallest_prizes", [int(points) for points in tallest_prizes(table)], [pays])


def table_laws(table: Table, *, is_seen: bool) -> Iterator[Breach]:
    """The first broken law of a table; `is_seen` if a view shows it, with cards perhaps face down.

    These are generators, so that a law is not tried before those that it relies on.
    """
    is_masked = is_seen and table.content.is_memory
    return first_broken(
        (
            _progress(table),
            _seats(table),
            _actor(table),
            _trick(table, is_masked=is_masked),
            _declarations(table),
            _hand_sizes(table),
            _blocks(table),
            _ranks(table),
            _rights(table, is_masked=is_masked),
            _construction(table),
            _asked(table),
            _choice(table),
        )
    )


def _among(field: str, found: object, right: Collection[object], law: str = "") -> Iterator[Breach]:
    """A breach if a value is none of the right ones; NONE is null."""
    if found not in right:
        allowed = ", ".join("null" if one == model.NONE else str(one) for one in right)
        shown = "null" if found == model.NONE else str(found)
        yield Breach(field, f"is {shown}, which does not fit the rest", allowed, law)


def _size(field: str, cards: int, right: int, law: str) -> Iterator[Breach]:
    """A breach if a set of cards does not have the right number of them."""
    if cards.bit_count() != right:
        yield Breach(field, f"has {cards.bit_count()} cards", f"{right} cards", law)


# How far the game has progressed.


def _progress(table: Table) -> Iterator[Breach]:
    """The stage occurs in this round, and the number of tricks matches it (INV-4, INV-12)."""
    stage, tricks = int(table.stage), table.content.tricks
    yield from _among("round", int(table.round), _ROUNDS.get(stage, (0, 1, 2)), "INV-12")
    if stage in phases.OF_NPCS and not any(table.is_npc(p) for p in EVERYBODY):
        others = [name for s, name in enumerate(model.STAGES) if s not in phases.OF_NPCS]
        yield Breach("stage", "is that of an NPC, and there is none", ", ".join(others), "INV-12")
    right = range(1)
    if stage in phases.IN_TRICK:
        right = range(tricks)
    elif stage in phases.SETTLING:
        right = range(tricks, tricks + 1)
    yield from _among("trick_number", int(table.trick_number), right, "INV-4")


def _seats(table: Table) -> Iterator[Breach]:
    """Everybody has a place, and a human starts, or by option an NPC (INV-10)."""
    order = [int(p) for p in table.order]
    if sorted(order) != [*EVERYBODY]:
        yield Breach("order", "is not an order of all participants", "each of 0 to 3 once")
    people = [p for p in order if not table.is_npc(p)]
    yield from _among(
        "last_human_holder", int(table.last_human_holder), [model.NONE, *people], "INV-10"
    )
    if table.round == 0 and table.stage == stages.CHOOSE_START:
        return
    yield from _among("start", int(table.start), order[:1])
    yield from _among("leader", int(table.leader), order)
    if table.is_npc(order[0]) and not table.content.npc_may_start:
        yield Breach("start", "is an NPC", ", ".join(str(p) for p in people), "INV-10")


def _actor(table: Table) -> Iterator[Breach]:
    """The turn is that of one person, an NPC, or several people at once."""
    stage = int(table.stage)
    is_hidden = table.is_about_fives() and table.content.fives_are_hidden
    able = [*EVERYBODY]
    if is_hidden or stage in (stages.CHOOSE_START, stages.DECLARING, stages.OVER):
        able = [model.NONE]
    elif stage in phases.OF_NPCS:
        able = [p for p in able if table.is_npc(p)]
    elif stage in (stages.PLAYING, stages.DEAL):
        able = [p for p in able if not table.is_npc(p)]
    elif stage == stages.SELLING:
        able = [p for p in able if not npcs.is_lone_npc(table, p)]
    yield from _among("actor", int(table.actor), able)


# Cards (INV-1, INV-4).


def _trick(table: Table, *, is_masked: bool) -> Iterator[Breach]:
    """Those who have played have a card in the trick, which is among the played ones (INV-1)."""
    shown = [p for p in _have_played(table) if not (is_masked and table.is_face_down(p))]
    for p in EVERYBODY:
        yield from _has_card(f"trick[{p}]", int(table.trick[p]), is_right=p in shown)
    lying = {int(card) for card in table.trick if card != model.NONE}
    if len(lying) != len(shown):
        yield Breach("trick", "has a card twice", "different cards", "INV-1")
    played, deck = int(table.played), table.content.decks[table.round]
    if played & ~deck or any(not played >> card & 1 for card in lying):
        right = "all cards of the trick, and only cards of this round"
        yield Breach("played", "lacks a card or has one too many", right, "INV-1")
    number = len(shown) + (0 if is_masked else model.PARTICIPANTS * int(table.trick_number))
    yield from _size("played", played, number, "INV-4")


def _has_card(field: str, card: int, *, is_right: bool) -> Iterator[Breach]:
    """A breach if there is a card where none can be, or none where one must be."""
    if (card != model.NONE) != is_right:
        yield Breach(field, "does not match the stage", "a card" if is_right else "null")


def _have_played(table: Table) -> list[int]:
    """The participants whose card is in the trick: from the leader to the one to play."""
    if table.stage not in phases.IN_TRICK:
        return []
    order = npcs.trick_order(table)
    return order[: order.index(int(table.actor))] if table.stage in phases.MEETING else order


def _is_declared(table: Table) -> bool:
    """Whether the declarations are face up."""
    if table.round != model.LAST_ROUND:
        return bool(table.stage == stages.CHANGING_DECLARED)
    if table.stage == stages.SELLING:
        return not table.content.sells_first
    return table.stage in phases.IN_TRICK or table.stage in phases.SETTLING


def _declarations(table: Table) -> Iterator[Breach]:
    """All declarations are face up, or none; before that, first people, then NPCs choose one."""
    for p in EVERYBODY:
        card, field = int(table.declared[p]), f"declared[{p}]"
        yield from _has_card(field, card, is_right=_is_declared(table))
        others = int(table.played) | bits_of(table.declared[:p])
        yield from is_free(field, bits_of([card]), others, table)
    committed = {p for p in EVERYBODY if table.committed[p]}
    people = {p for p in EVERYBODY if not table.is_npc(p)}
    is_right = not committed or (table.is_about_fives() and table.content.fives_are_hidden)
    right = "nobody"
    if table.stage == stages.DECLARING:
        is_right, right = committed < people, "some people, but not all"
    elif table.stage in (stages.NPC_DECLARES, stages.NPC_INTENT):
        is_right = people <= committed and table.actor not in committed
        right = "all people, and not the NPC whose turn it is"
    if not is_right:
        yield Breach("committed", "does not match the stage", right)


def _hand_sizes(table: Table) -> Iterator[Breach]:
    """Everybody has a card for each trick to come, and in round 2 an Intent (INV-4)."""
    for p in EVERYBODY:
        yield from _among(f"cards_left[{p}]", int(table.cards_left[p]), _sizes(table, p), "INV-4")


def _sizes(table: Table, participant: int) -> range:
    """The numbers of cards that a participant can have now; several only during the deal."""
    hand = table.content.hands[table.round]
    left = 0
    if table.stage == stages.DEAL and not table.is_npc(participant):
        if participant == table.actor:
            return range(hand)
        left = hand if place_of(table, participant) < place_of(table, table.actor) else 0
    elif table.stage == stages.NPC_INTENT:
        left = 1 - int(table.committed[participant])
    elif table.stage in phases.BEFORE_TRICKS and not table.is_undealt():
        left = hand - int(table.committed[participant] or _is_declared(table))
    elif table.stage in phases.IN_TRICK:
        gone = int(table.trick_number) + (participant in _have_played(table))
        left = hand - gone - (table.round == model.LAST_ROUND)
    return range(left, left + 1)


def card_laws(table: Table, secrets: Secrets) -> Iterator[Breach]:
    """Every card of the round is in exactly one place, and hands have their public size (INV-1)."""
    yield from _choices(table, secrets)
    deck = table.content.decks[table.round]
    seen = int(table.played) | bits_of(table.declared)
    hidden = [(f"hands[{p}]", int(secrets.hands[p])) for p in EVERYBODY]
    if not table.is_about_fives():
        hidden += [(f"choices[{p}]", bits_of([secrets.choices[p]])) for p in EVERYBODY]
    for field, cards in (*hidden, ("pool", int(secrets.pool))):
        yield from is_free(field, cards, seen, table)
        seen |= cards
    if deck & ~seen:
        missing = [name for card, name in enumerate(model.CARD_NAMES) if (deck & ~seen) >> card & 1]
        yield Breach("pool", "lacks cards, or a hand does", ", ".join(missing), "INV-1")
    for p in EVERYBODY:
        size = 0 if table.is_npc(p) else int(table.cards_left[p])
        yield from _size(f"hands[{p}]", int(secrets.hands[p]), size, "INV-1")
    if not table.is_undealt():
        left = sum(int(table.cards_left[p]) for p in EVERYBODY if table.is_npc(p))
        yield from _size("pool", int(secrets.pool), left, "INV-1")


def is_free(field: str, cards: int, others: int, table: Table) -> Iterator[Breach]:
    """A breach if some of these cards are also somewhere else, or not in this round."""
    wrong = cards & (others | ~table.content.decks[table.round])
    if wrong:
        names = ", ".join(model.CARD_NAMES[card] for card in cards_in(wrong))
        problem = f"has {names}, also somewhere else or not in this round"
        yield Breach(field, problem, "other cards of this round", "INV-1")


def _choices(table: Table, secrets: Secrets) -> Iterator[Breach]:
    """Those who have committed themselves have a hidden choice, which they can pay for (INV-9)."""
    for p in EVERYBODY:
        choice = int(secrets.choices[p])
        if (choice != model.NONE) != bool(table.committed[p]):
            right = "a choice" if table.committed[p] else "null"
            yield Breach(f"choices[{p}]", "does not match what the table shows", right)
        elif choice != model.NONE and table.is_about_fives():
            able = [model.CHANGES[change] for change in fives.changes_for(table, p)]
            yield from _among(f"choices[{p}]", model.CHANGES[choice], able, "INV-9")


# Blocks and points (INV-2, INV-3).


def _blocks(table: Table) -> Iterator[Breach]:
    """Supply, city and sale add up to the blocks of the round, and no score is below 0."""
    usable = table.content.blocks[table.round]
    city = [block for square in range(len(model.SQUARES)) for block in table.building(square)]
    sellers = _sellers(table)
    for p in EVERYBODY:
        placed, sold = city.count(p), int(table.sold[p])
        if placed != table.on_board(p):
            yield Breach("buildings", f"are counted wrongly for {p}", f"{placed}", "INV-2")
        if p not in sellers:
            yield from _among(f"sold[{p}]", sold, [0], "INV-2")
        left = usable - placed - sold
        if left < 0:
            field, most = (f"sold[{p}]", max(usable - placed, 0)) if sold else ("buildings", usable)
            problem = f"has too many blocks of participant {p}, who has {usable} in this round"
            yield Breach(field, problem, f"at most {most} of them", "INV-2")
        else:
            yield from _among(f"supply[{p}]", int(table.supply[p]), [left], "INV-2")
        if table.score(p) < 0:
            yield _too_few_points(table, p, 0, "INV-3")


def _too_few_points(table: Table, participant: int, least: int, law: str) -> Breach:
    """The breach if a score is below `least`: the smallest source of points is too small."""
    sources = [int(table.points[s * model.PARTICIPANTS + participant]) for s in _SOURCES]
    points, score = min(sources), int(table.score(participant))
    field = f"points.{model.SOURCES[sources.index(points)]}[{participant}]"
    problem = f"makes the score {score}, which is below {least}"
    return Breach(field, problem, f"{points + least - score} or more", law)


def _sellers(table: Table) -> list[int]:
    """Those who can have sold blocks. The sale ends, counter-clockwise, with the start player."""
    if table.stage == stages.SELLING:
        return [int(p) for p in table.order[place_of(table, table.actor) + 1 :]]
    is_early = table.stage in phases.BEFORE_FIRST_TRICK
    if table.content.sells_first and table.stage in phases.BEFORE_TRICKS:
        is_early = False
    if table.content.sells_undealt and table.stage == stages.DEAL:
        is_early = False
    return [] if is_early or table.round != model.LAST_ROUND else [*EVERYBODY]


# Rights and construction (INV-5, INV-6, INV-9).


def _ranks(table: Table) -> Iterator[Breach]:
    """A card counts as printed, except a 5 that has been changed (INV-9)."""
    for p in EVERYBODY:
        card = fives.card_with_rank(table, p)
        right = [model.NONE] if card == model.NONE else [model.rank_of(card)]
        if right == [model.FIVE]:
            right += [0, 10]
        yield from _among(f"rank[{p}]", int(table.rank[p]), right, "INV-9")


def _rights(table: Table, *, is_masked: bool) -> Iterator[Breach]:
    """The rights follow from the cards during construction, if they are face up (INV-5)."""
    if is_masked and table.hides_trick():
        if model.NONE in {table.adopted, table.first_holder}:
            yield Breach("first_holder", "is nobody", "the lowest supporter of a suit", "INV-5")
        return
    twin = table.copy()
    twin.adopted = twin.first_holder = twin.second_holder = model.NONE
    if table.stage in phases.CONSTRUCTION:
        rights(twin)
    suits = [*model.SUITS, model.NONE]
    yield from _among("adopted", suits[table.adopted], [suits[twin.adopted]], "INV-5")
    yield from _among("first_holder", int(table.first_holder), [int(twin.first_holder)], "INV-5")
    yield from _among("second_holder", int(table.second_holder), [int(twin.second_holder)], "INV-5")


def _construction(table: Table) -> Iterator[Breach]:
    """A builder acts, whose basic block is in the adopted area (INV-5, INV-6)."""
    if table.stage in phases.CONSTRUCTION:
        holders = [int(p) for p in (table.first_holder, table.second_holder) if p != model.NONE]
        yield from _among("actor", int(table.actor), holders, "INV-5")
    names: list[str | int] = [*model.SQUARES, model.NONE]
    right: list[str | int] = [model.NONE]
    if table.stage in (stages.SECOND_BLOCK, stages.EXTRA_BLOCK):
        squares = table.content.squares_of[table.adopted]
        right = [model.SQUARES[s] for s in squares if table.top_of(s) == table.actor]
    if not right:
        yield Breach("stage", "needs a basic block of the builder", "building", "INV-6")
    yield from _among("basic", names[table.basic], right, "INV-6")


# Decisions (INV-10, INV-13).


def _asked(table: Table) -> Iterator[Breach]:
    """Only the owners of 5s that matter are asked, and nobody twice."""
    able: list[int] = []
    if table.is_about_fives():
        is_trick = table.stage == stages.CHANGING
        able = fives.asked_in_trick(table) if is_trick else settlement.asked_at_settlement(table)
        yield from _among("actor", int(table.actor), [model.NONE, *able])
    for p in EVERYBODY:
        is_decided = table.committed[p] and table.is_about_fives()
        if table.asked[p] and (p not in able or is_decided):
            yield Breach(f"asked[{p}]", "is not to be asked about a 5", "false")
        elif p == table.actor and able and not table.asked[p]:
            yield Breach(f"asked[{p}]", "is asked now", "true")
        elif is_decided and p not in able:
            yield Breach(f"committed[{p}]", "has no 5 that matters", "false")


def _choice(table: Table) -> Iterator[Breach]:
    """A human decides, and has a real choice (INV-10, INV-13)."""
    builder, seats = int(table.actor), npcs.acting_seats(table)
    if builder != model.NONE and npcs.decider(table, builder) not in range(table.content.players):
        yield Breach("actor", "has nobody who decides", "a participant with a decider", "INV-10")
    if table.stage in phases.CONSTRUCTION and not _can_build(table, builder):
        yield Breach("stage", "leaves nothing to decide", "building", "INV-13")
    elif table.is_about_fives():
        for p in [npcs.decided_next(table, seat) for seat in seats]:
            if len(fives.changes_for(table, p)) == 1:
                least = int(table.content.five_costs[model.MAKE_0])
                yield _too_few_points(table, p, least, "INV-13")
        if not seats:
            yield Breach("asked", "is nobody", "somebody with a 5 that matters", "INV-13")


def _can_build(table: Table, builder: int) -> bool:
    """Whether the builder can do something in this stage of construction (INV-13)."""
    if table.stage == stages.EXTRA_BLOCK:
        return building.may_add(table)
    if table.stage == stages.DEFAULTING:
        return defaults.may_keep_five(table, builder)
    if table.stage == stages.BUILDING:  # without blocks the builder can default
        return True
    return builder == table.second_holder and bool(table.supply[builder] > 0)
