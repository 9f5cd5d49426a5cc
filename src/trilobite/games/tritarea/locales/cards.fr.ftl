# What everybody has seen: cards, and the city of the last round.

tritarea-web-played = Cartes jouées
tritarea-web-played-about = Le dernier pli et toutes les cartes jouées pendant cette manche
tritarea-web-played-last = Dernier pli
tritarea-web-played-round = Jouées pendant la manche { $round }
