# Retour sur une partie : ce qui est compté au fil du temps et d’où viennent les points.

terror-gauge-dinos = dinos sur l’île
terror-gauge-primary = habitats primaires
terror-gauge-environments = environnements dominés
terror-web-points-stones-scored = Habitats
terror-web-points-presence-scored = Présence
terror-web-points-domination-scored = Domination
