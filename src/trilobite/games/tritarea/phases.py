"""Groups of stages: parts of a round."""

from typing import Final

from trilobite.games.tritarea.generated import stages

SETUP: Final = (stages.CHOOSE_START, stages.DEAL)
OF_NPCS: Final = (stages.NPC_DECLARES, stages.NPC_PLAYS, stages.NPC_INTENT)
LAST_OF_CHANCE: Final = 4
"""The last stage in which chance draws; these stages come before all others."""

BEFORE_TRICKS: Final = (stages.DECLARING, stages.NPC_DECLARES, stages.SELLING)
BEFORE_FIRST_TRICK: Final = (*SETUP, *BEFORE_TRICKS)
MEETING: Final = (stages.PLAYING, stages.NPC_PLAYS)
CONSTRUCTION: Final = (stages.BUILDING, stages.SECOND_BLOCK, stages.EXTRA_BLOCK, stages.DEFAULTING)
IN_TRICK: Final = (*MEETING, stages.CHANGING, *CONSTRUCTION)
SETTLING: Final = (stages.NPC_INTENT, stages.CHANGING_DECLARED, stages.OVER)
"""Stages after the last trick, when the areas have been paid."""
