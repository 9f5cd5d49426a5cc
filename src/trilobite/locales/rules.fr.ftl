# Les règles sous la main : recherche, sommaire et exemples dessinés.

web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [one] Trouvé à { $count } endroit
   *[other] Trouvé à { $count } endroits
}
web-rules-found-none = Rien trouvé pour « { $words } »
web-rules-elsewhere = { $rule } est une règle de { $game }
web-rules-contents = Sommaire
web-rules-alone = Ouvrir sur une page à part
web-rules-others = Règles des autres jeux
web-rule-of = Règle { $rule } pour : { $step }
web-rule-show = Voir la règle
web-example = Exemple.
web-example-before = Avant
web-example-after = Après
web-example-lost = Le dessin n’a pas pu être chargé.
web-error-input-name = Ce texte ne peut pas être utilisé : { $problem }
web-error-input-record = Ce fichier n’est pas une partie enregistrée qui puisse être ouverte ici : { $problem }
web-error-input-option = Ce réglage a une valeur impossible : { $problem }
web-error-input-other = Une donnée n’est pas valable : { $problem }
terminal-example-before = Avant
terminal-example-after = Après
terminal-example-letter = { $letter } : { $name }
