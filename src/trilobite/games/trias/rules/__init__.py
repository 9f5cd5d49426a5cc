"""The rules of Trias, a module for each chapter of the rulebook.

| chapter | module |
|---|---|
| 0 terms | `terms` |
| 1 set-up | `setup` |
| 2 order of a turn, card and mandatory drift | `turn` |
| 3 drifts | `drift` |
| 4 interim scoring | `interim` |
| 5 actions, and what herds do | `actions`, `herds` |
| 6 clean-up | `cleanup` |
| 7 hand card | `hand` |
| 8 last round | `last_round` |
| 9 final scoring and winner | `final` |

A rule is written once: the event that reports it, the predicate that asks about it, the reason for
which it refuses (`why_not_...`, None if the action is allowed) and its effect stand side by side,
under the id of the rule. `fast` generates the same actions faster.
"""
