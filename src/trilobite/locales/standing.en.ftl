# Who is winning, how far off the end is, and what things are good for.

web-ended-now = if it ended now
web-ended-now-about = What each player would have if the game ended now: the points so far (dark) and what the board would pay (pale). Choose a player to see the parts.
web-ended-now-means = The points so far, plus what the board would pay.
web-would-have = { $points } if it ended now
web-leads = leads
web-details-of = Details of { $name }
web-so-far = So far
web-parts-none = Nothing would be added now.
web-team = Team
web-team-of = { $one } and { $two }
web-standing-ended = { $name }: { $points }, { $total } if it ended now.
web-remaining = Until the end
