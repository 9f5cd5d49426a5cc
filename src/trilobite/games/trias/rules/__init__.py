"""The rules of Trias, a module for each chapter of the rulebook.

0 terms; 1 setup; 2 turn, its order and phase 1; 3 drift; 4 interim scoring; 5 actions and herds;
6 cleanup; 7 hand; 8 last_round; 9 final scoring.

A rule is written once: the event that reports it, the predicate that asks about it, the reason for
which it refuses (`why_not_...`, None if the action is allowed) and its effect stand side by side,
under the id of the rule. `fast` generates the same actions faster.
"""
