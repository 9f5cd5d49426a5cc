# A bot goes through a finished game: the page of `trilobite review`, and the same in the browser.

## The page

review-title = { $game }: a review
review-facts =
    { $file } · { $players ->
        [one] { $players } player
       *[other] { $players } players
    } · { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { $free } with a choice · { $iterations ->
        [0] judged by the bot “{ bot-called }”
        [one] judged with { $iterations } simulation per decision
       *[other] judged with { $iterations } simulations per decision
    }
review-unfinished = Not finished: { $done } of { $total } decisions are judged.
review-chances = Win chances over the game
review-chances-note = For each seat, at each of its decisions: the win chance of the best move that the bot found, judged by what the player knew then. The band shows twice the error. On the right is the outcome; along the bottom are the decisions of the game. The dashed line marks equal chances.
review-seats = Seat by seat
review-seats-note = A slip is a decision where another move promised a win chance at least { $clear } higher, a blunder one where it was at least { $grave } higher. To rule out chance, the difference is also at least { $sure } times the error of the comparison. Hidden cards do not count: each decision is judged by what the player could know.
review-column-decisions = decisions with a choice
review-column-slips = slips
review-column-blunders = blunders
review-column-fall = largest drop in win chance
review-column-action = move
review-column-chance = win chance
review-column-points = points
review-turning-points =
    { $count ->
        [0] No turning points
        [one] { $count } turning point
       *[other] { $count } turning points
    }
review-nothing = In no decision was another move clearly better.
review-too-few = In { $count } of { $free } decisions with a choice there were too few simulations to tell whether another move was better. Use more --iterations or a higher --level.
review-slip = Decision { $number }: a slip by { $name }, win chance { review-fall }
review-blunder = Decision { $number }: a blunder by { $name }, win chance { review-fall }
review-fall = { $before } → { $after }
review-no-fall = –
review-done = played
review-better = better
review-other = also
review-action = { $kind }: { $action }
review-preview = What else the better move would have done:
review-again = Again
review-page = Page:
review-seat =
    { $name }: { $decisions ->
        [one] { $decisions } decision with a choice
       *[other] { $decisions } decisions with a choice
    }, { $slips ->
        [one] { $slips } slip
       *[other] { $slips } slips
    }, { $blunders ->
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }{ $marks ->
        [0] {""}
       *[other] , largest drop in win chance { review-fall }
    }
review-largest =
    { $count ->
        [0] No turning points
        [one] { $count } turning point
       *[other] { $count } turning points
    }; the largest:
review-line = Decision { $number }, { $name }: win chance { review-fall }
review-line-done = played: { $action }
review-line-better = better: { $action }
review-others =
    { $count ->
        [one] { $count } smaller turning point
       *[other] { $count } smaller turning points
    }

## In the browser

web-review-title = Review
web-review-about = A bot goes through the game and points out where another move was clearly better, judged by what the player knew then, not by hidden cards.
web-review-level = Strength of the review
web-review-start = Review this game
web-review-waiting = Other reviews come first …
web-review-progress = { $done } of { $of } decisions
web-review-failed = The review was interrupted. It starts again from the beginning.
web-review-again = Try again
web-review-chances = Win chance over time
web-review-chances-note =
    The win chance of each player at their own decisions, by what they knew then{ $over ->
        [1] ; on the right, the outcome.
       *[0] .
    }
web-review-line = { $name }: from { $first } to { $last }
web-review-points =
    { $count ->
        [0] No turning points so far
        [one] { $count } turning point
       *[other] { $count } turning points
    }
web-review-none = In no decision was another move clearly better.
web-review-slip = Slip
web-review-blunder = Blunder
web-review-fall = { $before } → { $after }
web-review-fall-about = Win chance: { $before } with the better move, { $after } with the one played
web-review-all = Show all { $count }
web-review-largest = Show only the largest { $count }
web-review-done = Played: { $action }
web-review-better = Better: { $action }
web-review-nothing-foreseen = What it would have done could not be foreseen.
web-review-more =
    { $count ->
        [one] and { $count } more effect
       *[other] and { $count } more effects
    }
web-review-jump = Show decision { $number } of { $name }
