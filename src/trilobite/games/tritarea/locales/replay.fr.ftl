# Retour sur une partie : ce qui est compté au fil du temps et d’où viennent les points.

tritarea-gauge-blocks = blocs dans la ville
tritarea-gauge-buildings = tours possédées
tritarea-gauge-areas = quartiers dominés
tritarea-web-points-bonus-scored = Cases inaugurées
tritarea-web-points-area-scored =
    { $rule ->
        [TA-7-4] Quartiers sans rival
       *[other] Quartiers
    }
tritarea-web-points-tallest-scored = Plus hautes tours
tritarea-web-points-declaration-scored =
    { $rule ->
        [TA-7-7] Annonces d’intention
        [TA-7-8] Annonces de quartier
       *[other] Annonces
    }
tritarea-web-points-blocks-sold =
    { $rule ->
        [TA-9-4] Blocs vendus par le PNJ
       *[other] Blocs vendus
    }
tritarea-web-points-five-changed =
    { $rule ->
        [TA-7-6] 5 d’annonces modifiés
       *[other] 5 modifiés
    }
tritarea-web-points-defaulted = { $rule ->
        [TA-6-3] Ne rien bâtir avec un 5
       *[other] Ne rien bâtir
    }
tritarea-web-points-blocks-charged = Blocs restants
