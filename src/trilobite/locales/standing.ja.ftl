# 誰が優勢か、終わりまでどれくらいか、物の役割。

web-ended-now = 現時点
web-ended-now-about = いまゲームが終わった場合の得点です。濃い部分はこれまでの得点、淡い部分はボードから入る見込みの得点です。プレイヤーを選ぶと内訳が見られます。
web-ended-now-means = これまでの得点に、ボードから入る見込みの得点を足したものです。
web-would-have = 現時点なら{ $points }
web-leads = 首位
web-details-of = { $name }の詳細
web-so-far = これまで
web-parts-none = いま加わる得点はありません。
web-team = チーム
web-team-of = { $one }と{ $two }
web-standing-ended = { $name }：{ $points }点、現時点なら{ $total }点。
web-remaining = 終わりまで
