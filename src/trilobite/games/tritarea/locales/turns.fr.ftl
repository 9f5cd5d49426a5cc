# Tritarea en français : la ligne d’un tour dans le journal, voir turns.en.ftl.

tritarea-round-began-line = La manche { $round } commence sur un plateau vide.
tritarea-declared-turn = annonce { $suit } { $rank }, face cachée
tritarea-committed-turn = choisit son annonce
tritarea-lead-revealed-turn = annonce { $suit } { $rank }
tritarea-blocks-sold-turn =
    { $blocks ->
        [0] ne vend aucun bloc
        [one] vend { $blocks } bloc
       *[other] vend { $blocks } blocs
    }
tritarea-trick-began-line = Pli { $trick } : { $who } entame.
tritarea-card-played-turn = joue { $suit } { $rank }
tritarea-card-played-faceless-turn = joue une carte
tritarea-five-changed-turn = change le 5 en { $to }
tritarea-rights-found-outcome = { tritarea-is-adopted }.
tritarea-built-turn =
    { $count ->
        [one] bâtit sur { $square }
       *[other] pose { $count } blocs sur { $square }
    }
tritarea-defaulted-turn = ne bâtit rien
tritarea-settlement-began-line = Décompte de la manche { $round }.
tritarea-round-ended-line = La manche { $round } est terminée.
tritarea-game-ended-line = La partie est terminée : la ville est bâtie.
