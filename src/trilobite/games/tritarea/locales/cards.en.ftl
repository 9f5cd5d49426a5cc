# What everybody has seen: cards, and the city of the last round.

tritarea-web-played = Cards played
tritarea-web-played-about = The last trick, and all cards played in this round
tritarea-web-played-last = Last trick
tritarea-web-played-round = Played in round { $round }
