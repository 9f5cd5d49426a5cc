# What everybody has seen: cards, and the city of the last round.

tritarea-web-played = 出たカード
tritarea-web-played-about = 直前のトリックと、このラウンドで出たカード
tritarea-web-played-last = 直前のトリック
tritarea-web-played-round = ラウンド{ $round }で出たカード
