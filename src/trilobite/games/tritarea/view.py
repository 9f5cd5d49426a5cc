"""What a seat may know about a game of Tritarea."""

from collections.abc import Iterator, Sequence
from typing import Final

from trilobite.engine import Chance, Event, Game, Message, State, tables
from trilobite.engine.laws import Breach
from trilobite.engine.reading import read_object, refuse_unknown
from trilobite.engine.tables import TableView, Viewpoint, int_or_none
from trilobite.games.tritarea import model, phases
from trilobite.games.tritarea.cards import bits_of
from trilobite.games.tritarea.content import GRADES
from trilobite.games.tritarea.fields import HANDS
from trilobite.games.tritarea.generated import stages
from trilobite.games.tritarea.imagining import Knowledge, imagined
from trilobite.games.tritarea.laws import is_free
from trilobite.games.tritarea.position import choices_field, table_to_json
from trilobite.games.tritarea.rules import npcs, settlement
from trilobite.games.tritarea.rules.areas import area_points, ranked
from trilobite.games.tritarea.rules.building import most_on_a_square
from trilobite.games.tritarea.rules.end import result, solo_goal, team_score
from trilobite.games.tritarea.rules.fives import changes_for
from trilobite.games.tritarea.rules.rights import adopted_by, difference, rival_of
from trilobite.games.tritarea.rules.turn import settle_now, shown_step, shown_steps
from trilobite.games.tritarea.table import Secrets, Table

_FIVES: Final = dict(zip(model.CHANGES, model.FIVE_RANKS, strict=True))

HAND: Final = HANDS[0].value
"""How a set of cards is written."""


class TritareaView(TableView[Table, Secrets]):
    """The table, the seat's own hand, and its decisions that the others have not seen."""

    def __init__(self, game: Game, viewpoint: Viewpoint, known: Knowledge) -> None:
        super().__init__(game, viewpoint)
        self.known = known
        self.table = known.table

    def essence(self) -> dict[str, object]:
        known = self.known
        choice = choices_field(self.table).value
        return {
            **self.viewpoint.to_json(self.game),
            "table": table_to_json(self.table),
            "hand": HAND.to_json(known.hand),
            "choice": {str(p): choice.to_json(c) for p, c in known.choices.items()},
        }

    def to_json(self) -> dict[str, object]:
        table = self.table
        return {
            **self.essence(),
            **tables.in_common(self.viewpoint, table, computed),
            "five_of": _five_of(table, self.seat),
            "after_block": after_block(table, self.seat),
        }

    def gains(self) -> Sequence[Event]:
        return tables.events_of(self.table.copy(), settle_now)

    def imagine(self, chance: Chance) -> State:
        table, secrets = imagined(self.known, chance)
        return self.world(chance, table, secrets)


def view_of(game: Game, viewpoint: Viewpoint, table: Table, secrets: Secrets) -> TritareaView:
    """What a seat knows about a state, built from scratch."""
    seen = seen_table(table)
    seat = viewpoint.seat
    if seat is None:
        return TritareaView(game, viewpoint, Knowledge(seen, model.NONE, 0, {}))
    own = int(table.content.participant_of[seat])
    choices = {p: int(secrets.choices[p]) for p in known_choices(table, seat)}
    return TritareaView(game, viewpoint, Knowledge(seen, own, int(secrets.hands[own]), choices))


def known_choices(table: Table, seat: int | None) -> list[int]:
    """Participants for whom a seat has decided something not yet revealed."""
    committed = [p for p in range(model.PARTICIPANTS) if table.committed[p]]
    if seat is None or not committed:
        return []
    if table.is_about_fives():
        return [p for p in committed if npcs.decider(table, p) == seat]
    return [p for p in committed if p == table.content.participant_of[seat]]


def seen_table(table: Table) -> Table:
    """A copy of the table; with `memory=on` only the current trick is face up."""
    twin = table.copy()
    if table.content.is_memory:
        twin.played = 0
        for p in range(model.PARTICIPANTS):
            if table.is_face_down(p):
                twin.trick[p] = model.NONE
                twin.rank[p] = model.NONE
            elif table.trick[p] != model.NONE:
                twin.played |= 1 << int(table.trick[p])
    return twin


# Values computed from the table, for clients that display it.


def computed(table: Table) -> dict[str, object]:
    content, everybody = table.content, range(model.PARTICIPANTS)
    built = [s for s in range(16) if table.height[s]]
    empty = [s for s in range(16) if not table.height[s]]
    return {
        "participants": {str(p): int_or_none(int(content.seat_of[p])) for p in everybody},
        "deciders": [int_or_none(npcs.known_decider(table, p)) for p in everybody],
        "scores": [int(table.score(p)) for p in everybody],
        "board": _board_to_json(table),
        "owners": {model.SQUARES[s]: settlement.building_owner(table, s) for s in built},
        **_paid_now(table),
        "bonuses": {model.SQUARES[s]: int(content.bonus[s]) for s in empty if content.bonus[s]},
        "five_ranks": _FIVES if table.round else None,
        "declarers": len(content.participant_of),
        "support": support(table),
        "rights": _rights_to_json(table),
        "partners": [int(npcs.partner_of(p)) if content.players == 2 else None for p in everybody],
        "goal": solo_goal(table) if content.players == 1 else None,
        "grades": dict(zip(GRADES, content.grades, strict=True)),
        "round_steps": shown_steps(table),
        "round_step": shown_step(table),
        "has_intent": table.round == model.INTENT_ROUND,
        "trick_order": _trick_order(table),
        "team_scores": [team_score(table, p) if content.players == 2 else None for p in everybody],
        "standing": _standing(table),
        "remaining": None if table.stage == stages.OVER else _remaining(table),
    }


def _paid_now(table: Table) -> dict[str, object]:
    """What areas, tallest towers and declarations would pay now."""
    return {
        "areas": {letter: _area_to_json(table, s) for s, letter in enumerate(model.SUIT_LETTERS)},
        "tallest": [
            {"square": model.SQUARES[s], "height": int(table.height[s]), "owner": p, "points": n}
            for s, p, n in settlement.tallest(table)
        ],
        "declarations": [_declaration_to_json(table, p) for p in range(model.PARTICIPANTS)],
    }


def after_block(table: Table, seat: int | None) -> dict[str, object]:
    """What would be paid after the block that the seat is asked about, by square."""
    if seat is None or table.actor == model.NONE:
        return {}
    is_asked = npcs.decided_next(table, seat) == table.actor
    if not is_asked or table.stage not in phases.CONSTRUCTION or not table.supply[table.actor]:
        return {}
    places = {
        stages.BUILDING: table.content.squares_of[table.adopted],
        stages.SECOND_BLOCK: (int(table.basic),),
        stages.EXTRA_BLOCK: table.content.neighbours[table.basic],
    }
    found: dict[str, object] = {}
    for square in places.get(int(table.stage), ()):
        twin = table.copy()
        twin.put_block(twin.actor, square)
        found[model.SQUARES[square]] = _paid_now(twin)
    return found


def _standing(table: Table) -> dict[str, object]:
    """Teams of two add up their points, NPCs cannot win, and a solo player gets a grade."""
    content, everybody = table.content, range(model.PARTICIPANTS)
    settled = table.copy()
    settle_now(settled)
    return tables.standing_to_json(
        [int(table.score(p)) for p in everybody],
        [int(settled.score(p)) for p in everybody],
        teams=[[p, int(npcs.partner_of(p))] for p in (0, 2)] if content.players == 2 else (),
        rivals=[int(p) for p in content.participant_of],
        note=result(settled).seats[0].reason if content.players == 1 else None,
    )


def _remaining(table: Table) -> dict[str, object]:
    content, now = table.content, int(table.round)
    over, rounds = min(int(table.trick_number), content.tricks), range(model.LAST_ROUND + 1)
    names = [Message("tritarea-remaining-round", {"round": r + 1}) for r in rounds]
    lengths, marks = [content.tricks for _ in rounds], ["" for _ in rounds]
    left = {"tricks": content.tricks - over, "rounds": model.LAST_ROUND - now}
    stretches = tables.stretches(names, lengths, marks, now, over)
    return tables.remaining_to_json(Message("tritarea-remaining", left), stretches)


def _trick_order(table: Table) -> list[int]:
    """The participants in the order of play of this trick, the leader first."""
    if table.leader == model.NONE:
        return [int(participant) for participant in table.order]
    return npcs.trick_order(table)


def _five_of(table: Table, seat: int | None) -> int | None:
    """The participant whose 5 a seat is asked about."""
    if seat is None or not table.is_about_fives():
        return None
    return int_or_none(npcs.decided_next(table, seat))


def _board_to_json(table: Table) -> dict[str, object]:
    content = table.content
    return {
        "area": {n: model.SUIT_LETTERS[content.area_of[s]] for s, n in enumerate(model.SQUARES)},
        "bonus": {name: int(content.bonus[s]) for s, name in enumerate(model.SQUARES)},
        "first": {letter: int(content.first[s]) for s, letter in enumerate(model.SUIT_LETTERS)},
        "second": {letter: int(content.second[s]) for s, letter in enumerate(model.SUIT_LETTERS)},
    }


def _area_to_json(table: Table, suit: int) -> list[dict[str, object]]:
    """The participants ranked in an area, best first, and what each would be paid now."""
    points = area_points(table, suit)
    return [{"who": p, "position": n, "points": points[p]} for n, p in ranked(table, suit)]


def _declaration_to_json(table: Table, participant: int) -> int | None:
    """What a face-up declaration would bring now."""
    if table.declared[participant] == model.NONE:
        return None
    return settlement.declaration_points(
        table, participant, settlement.declared_rank(table, participant)
    )


def support(table: Table) -> dict[str, object]:
    """The effective ranks of the face-up cards of the trick, by suit."""
    found: dict[str, list[int]] = {}
    for p in range(model.PARTICIPANTS):
        card = int(table.trick[p])
        if card != model.NONE:
            found.setdefault(model.SUIT_LETTERS[model.suit_of(card)], []).append(int(table.rank[p]))
    return {letter: sorted(found[letter]) for letter in model.SUIT_LETTERS if letter in found}


def _rights_to_json(table: Table) -> dict[str, object] | None:
    """What was adopted, for whom and why; with `memory=on` without the reason."""
    if table.adopted == model.NONE:
        return None
    is_memory = table.content.is_memory
    holders = [p for p in (table.first_holder, table.second_holder) if p != model.NONE]
    return {
        "adopted": model.SUITS[table.adopted],
        "first": int(table.first_holder),
        "second": int_or_none(int(table.second_holder)),
        "supporters": [
            p for p, c in enumerate(table.trick) if model.suit_of(int(c)) == table.adopted
        ],
        "by": None if is_memory else adopted_by(table),
        "differences": {} if is_memory else differences(table),
        "blocks": [most_on_a_square(table, holder) for holder in holders],
    }


def differences(table: Table) -> dict[str, int]:
    """The rank differences of two suits with two cards each."""
    rival = int(rival_of(table, table.adopted))
    if rival == model.NONE:
        return {}
    both = sorted((int(table.adopted), rival))
    return {model.SUIT_LETTERS[suit]: int(difference(table, suit)) for suit in both}


# Reading a view.


def knowledge_from_json(
    table: Table, seat: int | None, hand: object, choice: object, where: str
) -> Knowledge:
    """What a seat knows besides the table as it sees it."""
    own = model.NONE if seat is None else int(table.content.participant_of[seat])
    cards = HAND.read(hand, f"{where}.hand", table)
    here = f"{where}.choice"
    data = read_object(choice, here)
    people = [str(p) for p in range(model.PARTICIPANTS)]
    refuse_unknown(data, people, here)
    kind = choices_field(table).value
    choices = {
        p: kind.read(data[name], f"{here}.{name}", table)
        for p, name in enumerate(people)
        if name in data
    }
    return Knowledge(table, own, cards, choices)


def view_laws(known: Knowledge, seat: int | None) -> Iterator[Breach]:
    """A view shows only the seat's own cards; the unseen cards must fit the places for them."""
    table = known.table
    expected = known_choices(table, seat)
    if sorted(known.choices) != expected:
        people = ", ".join(str(p) for p in expected)
        yield Breach("choice", "is not what this seat has decided", people or "nothing")
    yield from _own_cards(known)
    for p, change in known.choices.items():
        if table.is_about_fives() and change not in changes_for(table, p):
            yield Breach(f"choice.{p}", "costs more than the score", "what can be paid")
    places, unseen = _places(known), known.unseen_cards().bit_count()
    if places != unseen:
        yield Breach("hand", f"leaves {unseen} cards unseen", f"{places}")


def _own_cards(known: Knowledge) -> Iterator[Breach]:
    """The hand has its public size, and its cards are in this round and not seen elsewhere."""
    table = known.table
    size = 0 if known.own == model.NONE else int(table.cards_left[known.own])
    if known.hand.bit_count() != size:
        yield Breach("hand", f"has {known.hand.bit_count()} cards", f"{size} cards")
    others = int(table.played) | bits_of(table.declared)
    if not table.is_about_fives():
        chosen = bits_of(known.choices.values())
        yield from is_free("choice", chosen, others, table)
        others |= chosen
    yield from is_free("hand", known.hand, others, table)


def _places(known: Knowledge) -> int:
    """The number of places for unseen cards: hands, decks, hidden declarations, face-down cards."""
    table = known.table
    people = range(model.PARTICIPANTS)
    if table.is_undealt():
        return table.content.decks[table.round].bit_count() - known.hand.bit_count()
    places = sum(int(table.cards_left[p]) for p in people if p != known.own)
    if not table.is_about_fives():
        places += sum(1 for p in people if table.committed[p] and p not in known.choices)
    if table.content.is_memory:
        places += model.PARTICIPANTS * int(table.trick_number)
        places += sum(1 for p in people if table.is_face_down(p))
    return places
