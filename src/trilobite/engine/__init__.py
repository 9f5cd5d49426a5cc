"""What all games share: the contract, chance, records. The engine knows no particular game."""

from trilobite.engine.actions import Action, ActionSet, BareAction
from trilobite.engine.chance import (
    ASK,
    AskChance,
    Chance,
    FastChance,
    SeededChance,
    new_seed,
    seed_from_text,
)
from trilobite.engine.charts import ChartCount
from trilobite.engine.contract import (
    CHANCE,
    Game,
    State,
    View,
    all_games,
    broken_games,
    canonical_json,
    find_game,
    register,
)
from trilobite.engine.drawing import Drawing, Line, Span
from trilobite.engine.events import Event, Forced, PublicEvent, knows_action, seen
from trilobite.engine.messages import Argument, Message, Refusal, Who, Word
from trilobite.engine.offers import Choice, Offer
from trilobite.engine.options import (
    ChoiceOption,
    NumberField,
    NumbersOption,
    Option,
    OptionValue,
    SeatOption,
    SwitchOption,
)
from trilobite.engine.reading import InputError
from trilobite.engine.registry import game_keys
from trilobite.engine.results import ParticipantResult, Result, SeatResult

__all__ = [
    "ASK",
    "CHANCE",
    "Action",
    "ActionSet",
    "Argument",
    "AskChance",
    "BareAction",
    "Chance",
    "ChartCount",
    "Choice",
    "ChoiceOption",
    "Drawing",
    "Event",
    "FastChance",
    "Forced",
    "Game",
    "InputError",
    "Line",
    "Message",
    "NumberField",
    "NumbersOption",
    "Offer",
    "Option",
    "OptionValue",
    "ParticipantResult",
    "PublicEvent",
    "Refusal",
    "Result",
    "SeatOption",
    "SeatResult",
    "SeededChance",
    "Span",
    "State",
    "SwitchOption",
    "View",
    "Who",
    "Word",
    "all_games",
    "broken_games",
    "canonical_json",
    "find_game",
    "game_keys",
    "knows_action",
    "new_seed",
    "register",
    "seed_from_text",
    "seen",
]
