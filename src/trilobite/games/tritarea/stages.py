"""What the table is waiting for. Chance turns up the cards of NPCs."""

from typing import Final

CHOOSE_START: Final = 0
DEAL: Final = 1
NPC_DECLARES: Final = 2
NPC_PLAYS: Final = 3
NPC_INTENT: Final = 4
DECLARING: Final = 5
SELLING: Final = 6
PLAYING: Final = 7
CHANGING: Final = 8
BUILDING: Final = 9
SECOND_BLOCK: Final = 10
EXTRA_BLOCK: Final = 11
CHANGING_DECLARED: Final = 12
OVER: Final = 13
DEFAULTING: Final = 14
NAMES: Final = (
    "choose_start", "deal", "npc_declares", "npc_plays", "npc_intent", "declaring", "selling",
    "playing", "changing", "building", "second_block", "extra_block", "changing_declared", "over",
    "defaulting",
)  # fmt: skip
FORMER: Final = 14
"""Number of stages under the first version of the rules: the last one did not exist."""

SETUP: Final = (CHOOSE_START, DEAL)
OF_NPCS: Final = (NPC_DECLARES, NPC_PLAYS, NPC_INTENT)
LAST_OF_CHANCE: Final = 4
"""The stages in which chance draws come first, up to this one."""

BEFORE_TRICKS: Final = (DECLARING, NPC_DECLARES, SELLING)
BEFORE_FIRST_TRICK: Final = (*SETUP, *BEFORE_TRICKS)
MEETING: Final = (PLAYING, NPC_PLAYS)
CONSTRUCTION: Final = (BUILDING, SECOND_BLOCK, EXTRA_BLOCK, DEFAULTING)
IN_TRICK: Final = (*MEETING, CHANGING, *CONSTRUCTION)
SETTLING: Final = (NPC_INTENT, CHANGING_DECLARED, OVER)
"""Stages after the last trick, when the areas have been paid."""
