# Looking back on a game: what is counted over time, and where points come from.

terror-gauge-dinos = Dinos on the island
terror-gauge-primary = primary habitats
terror-gauge-environments = environments led
terror-web-points-stones-scored = Habitats
terror-web-points-presence-scored = Presence
terror-web-points-domination-scored = Domination
