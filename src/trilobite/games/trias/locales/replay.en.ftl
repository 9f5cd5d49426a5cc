# Looking back on a game: what is counted over time, and where points come from.

trias-gauge-herds = herds on land
trias-gauge-tiles = tiles with herds
trias-gauge-islands = islands led
trias-web-points-interim-scored = New islands
trias-web-points-final-scored =
    { $rule ->
        [TR-9-2] Islands led alone
        [TR-9-3] Second places
        [TR-9-4] Islands led together
       *[other] Islands
    }
