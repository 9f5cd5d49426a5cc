# Playing at the table: placing pieces, confirming, doing things several times; and a quick start.

web-placed-none = { $left } to place.
web-placed = { $placed } placed, { $left } left.
web-placed-all =
    { $placed ->
        [one] 1 placed. Confirm, or go back.
       *[other] All { $placed } placed. Confirm, or go back.
    }
web-error-all-placed = All of them are already placed. Confirm, or go back to change something.
web-shortcut-about = All in one step; one undo reverts it.
web-all-here = All here
web-hint-look = Tap again to play it.
web-confirm-when = Confirm moves that can’t be undone
web-confirm-when-wasteful = if something is wasted
web-confirm-when-always = always
web-confirm-when-never = never
web-confirm-touch = On a touch screen, the first tap on such a move only shows it and the second makes it, unless you choose “never”.
web-instead = Or: { $what }

web-quick-players = Players in a quick game of { $game }
web-quick-bots =
    { $bots ->
        [0] alone
        [one] against 1 bot
       *[other] against { $bots } bots
    }
web-house-rules = House rules
web-house-rules-changed =
    { $count ->
        [0] as most people play
        [one] 1 change
       *[other] { $count } changes
    }
web-saved-other = This file is not a saved game of Trilobite.
web-link-for-all = One link for everybody
web-link-for-all-about = Send it to everyone: each person who opens it takes the next free seat.
web-join-code-about = An invitation is a link that somebody sent you. A code is shown by your other device when you move your seat here.
