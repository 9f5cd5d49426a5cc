"""The rules of Trias, a module for each chapter of the rulebook.

0 landscape; 1 setup; 2 turn, its order and phase 1; 3 drift; 4 interim_scoring; 5 actions; 6
clean_up; 7 hand_card; 8 last_round; 9 final_scoring. Other words of chapter 0 are questions about
the `Table`.

A rule is written once: the event that reports it, the reason for which it refuses (`why_not_...`,
None if the action is allowed) and its effect stand side by side, under the id of the rule. `fast`
generates the same actions faster, and `kernel` keeps the same land and waters up to date.
"""
