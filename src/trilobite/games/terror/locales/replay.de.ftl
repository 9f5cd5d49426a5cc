# Rückblick auf ein Spiel: was über die Zeit gezählt wird und woher die Punkte kommen.

terror-gauge-dinos = Dinos auf der Insel
terror-gauge-primary = Primärhabitate
terror-gauge-environments = geführte Landschaften
terror-web-points-stones-scored = Habitate
terror-web-points-presence-scored = Präsenz
terror-web-points-domination-scored = Vorherrschaft
