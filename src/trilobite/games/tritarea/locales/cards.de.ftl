# What everybody has seen: cards, and the city of the last round.

tritarea-web-played = Gespielte Karten
tritarea-web-played-about = Der letzte Stich und alle in dieser Runde gespielten Karten
tritarea-web-played-last = Letzter Stich
tritarea-web-played-round = In Runde { $round } gespielt
