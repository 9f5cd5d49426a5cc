# Retour sur une partie : ce qui est compté au fil du temps et d’où viennent les points.

trias-gauge-herds = troupeaux à terre
trias-gauge-tiles = tuiles habitées
trias-gauge-islands = terres dominées
trias-web-points-interim-scored = Nouvelles terres
trias-web-points-final-scored =
    { $rule ->
        [TR-9-2] Terres sans rival
        [TR-9-3] Premières et deuxièmes places
        [TR-9-4] Premières places partagées
       *[other] Terres
    }
