"""The rules of Triassic Terror, one file per chapter of the rulebook.

| Chapters | Files |
|---|---|
| 0, 1 Terms, board | `island`, `gains` |
| 2 Herds, habitats, ranking | `habitats` |
| 3 Set-up | `setup` |
| 4 Game turn | `turn`, with `selection` (phase A), `play_turn` (phase B), `action_row` (refresh) |
| 5 White Dinos | `whites` |
| 6 Environment cards | `spreading`, with New Environment |
| 7 Action tiles | `growth`, `migration`, `predators`, `t_rex`, `raptors` |
| 8 Counters | `counters` |
| 9 Volcano area | `volcanoes` |
| 10, 12 Scoring, end | `scoring`, `ending` |
| 15 Decision points | `decisions`, `questions` (by stage) |

Each rule has its refusal (`why_not_...`, None if it allows the action) and its effect side by side,
under its id. `ask_...` is what the player is asked. `fast/` finds the same legal actions faster.
"""
