# The final scoring, island by island.

trias-step-island-scored =
    { $tiles ->
        [one] Island of 1 tile
       *[other] Island of { $tiles } tiles
    }
trias-step-interim-scored =
    { $tiles ->
        [one] New island of 1 tile
       *[other] New island of { $tiles } tiles
    }
trias-island-scored =
    { $who } has { $herds ->
        [one] 1 herd
       *[other] { $herds } herds
    } there, { trias-rank }: { $points ->
        [0] no points.
        [one] 1 point.
       *[other] { $points } points.
    }
trias-island-scored-why-TR-9-2 = The most herds bring one point for each tile.
trias-island-scored-why-TR-9-3 = The second most herds bring half a point for each tile, rounded up.
trias-island-scored-why-TR-9-4 = Players who are tied for the most herds share the points of first and second place, rounded up. There is no second place then.
trias-interim-scored-why-TR-4-3 = The most herds on a new island bring 2 points, the second most 1. Players who are tied get the same.
