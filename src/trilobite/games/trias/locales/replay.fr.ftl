# Retour sur une partie : ce qui est compté au fil du temps et d’où viennent les points.

trias-gauge-herds = troupeaux à terre
trias-gauge-tiles = tuiles habitées
trias-gauge-islands = îles dominées
trias-web-points-interim-scored = Nouvelles îles
trias-web-points-final-scored =
    { $rule ->
        [TR-9-2] Premières places
        [TR-9-3] Deuxièmes places
        [TR-9-4] Premières places partagées
       *[other] Îles
    }
