# The rules at hand: search, contents and drawn examples.

web-rules-search = Search the rules
web-rules-found = { $count ->
    [one] Found in 1 place
   *[other] Found in { $count } places
}
web-rules-found-none = Nothing found for “{ $words }”
web-rules-elsewhere = { $rule } is a rule of { $game }
web-rules-contents = Contents
web-rules-alone = Open on a page of its own
web-rules-others = Rules of other games
web-rule-of = Rule { $rule } for: { $step }
web-rule-show = Show the rule
web-example = Example.
web-example-before = Before
web-example-after = After
web-example-lost = The drawing could not be loaded.
web-error-input-name = These words cannot be used: { $problem }
web-error-input-record = This file is not a saved game that can be opened here: { $problem }
web-error-input-option = This setting has a value that is not possible: { $problem }
web-error-input-other = Something is not right: { $problem }
terminal-example-before = Before
terminal-example-after = After
terminal-example-letter = { $letter } is { $name }
