# Shared sentences in English: colours, what the engine itself says, and the terminal.

colour-orange = Orange
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-purple = Purple

## The engine

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
event-forced = { $who } had one possibility only: { $action }.

## Playing in the terminal

terminal-name-bot = { $name } ({ $bot })
terminal-name-you = { $name } (you)
terminal-welcome = { $title }, { $players } players. Each step is saved in { $file }
terminal-welcome-back =
    { $title }, { $players } players, taken up again after { $steps ->
        [one] 1 step.
       *[other] { $steps } steps.
    } Each step is saved in { $file }
terminal-hint = Choose by number or by words as in the list; “help” explains everything.
terminal-prompt = { $who } >{" "}
terminal-question = { $who }: { $question } ({ $rule })
terminal-news = What happened:
terminal-curtain = It is { $who }’s turn. Everybody else, please look away.
terminal-curtain-prompt = Press Enter when only { $who } is looking.{" "}
terminal-board-part = The map is wider than the window. Part { $part } of { $parts }, from left to right:
terminal-marks = On the map, =7 is the place of choice 7; at =7+ there are several, see the list.
terminal-final = ! cannot be taken back.
terminal-in-any-case = In any case: { $effects }
terminal-effects-none = Nothing more happens:
terminal-folded =
    { $first }–{ $last }: { $count } choices. Type “{ $kind }” to see them on the map.
terminal-on-the-map = { $numbers }: see the map; or in words, as in “{ $example }”
terminal-number-unknown = There is no choice { $number }; the list goes from 1 to { $last }.
terminal-not-understood = “{ $text }” is neither in the list nor a command. Type a number, words such as “{ $example }”, or “help”.
terminal-refused = Not possible: { $reason } ({ $rule })
terminal-undone = Taken back: { $action }.
terminal-undo-nothing = There is nothing you can take back: your last step showed something to somebody, ended your turn, or is not yours.
terminal-redone = Done again: { $action }.
terminal-redo-nothing = There is nothing to do again.
terminal-why-what = Why what? Name an action, as in “why { $example }”, or things on the table, as in “why { $target }”.
terminal-why-allowed = It is possible: choice { $number }.
terminal-why-begun = It is possible: { $count ->
        [one] it begins 1 choice of the list.
       *[other] it begins { $count } choices of the list.
    }
terminal-why-unknown = “{ $text }” is neither an action nor a thing on the table. An action looks like “{ $example }”, a thing like “{ $target }”.
terminal-rule-unknown = There is no rule { $rule }. A rule’s number looks like { $example }; the whole page is { $file }
terminal-save-where = Save where? Name a file, as in “save game.json”.
terminal-saved = The game is saved in { $file }
terminal-save-exists = { $file } is there already; choose another name.
terminal-save-failed = The game could not be saved in { $file }: { $problem }
terminal-left = The game is saved. To go on:
terminal-left-unsaved = The game is not saved.
terminal-help =
    Choose by the number in the list or by typing the words beside it. The first
    word alone shows all choices of this kind on the map.

    undo          take back your last step, if it showed nothing and kept the turn
    redo          do again what you took back
    why ACTION    why something is not possible; or why THING for a place
    rules         the rule that matters now; “rules { $rule }” shows that rule
    board         show the table again
    log           all that has happened so far
    save FILE     write the game to another file as well
    quit          leave; the game is saved and can be resumed

## The end

terminal-over = The game is over.
terminal-result-place = Place
terminal-result-who = Who
terminal-result-points = Points
terminal-result-reason = Decided

## Looking at records

terminal-replay-title =
    { $title }, { $players } players, { $steps ->
        [one] 1 step.
       *[other] { $steps } steps.
    }
terminal-replay-start = Before the first step
terminal-replay-step = Step { $step } of { $steps }: { $who }, { $action }
terminal-replay-prompt = Enter: next, b: back, number: jump, q: quit >{" "}
terminal-replay-end = This was the last step.
terminal-replay-unknown = Press Enter, or type b, q or a number from 0 to { $steps }.
terminal-verify-good =
    All is true: { $steps ->
        [one] 1 step follows
       *[other] { $steps } steps follow
    } the rules and { $finished ->
        [1] the result is right.
       *[0] the game is not over yet.
    }
terminal-verify-seed = The seed is not the one that was committed to before the game.
terminal-verify-words = Step { $step }, { $who }, { $action }: there is no such action.
terminal-verify-refused = Step { $step }, { $who }, { $action }: { $reason } ({ $rule })
terminal-verify-position = Step { $step }, { $who }, { $action }: the position after it is not the recorded one.
terminal-verify-result = All steps follow the rules, but they do not lead to the recorded result.

## The list of games

terminal-games-players = { $title } ({ $game }): { $players } players. { $summary }
terminal-games-option = { $name } ({ $rule }): { $label }
terminal-games-value = { $value } – { $meaning }
terminal-games-default = { $value } – { $meaning } (default)
terminal-games-bots = Bots: { $bots }
