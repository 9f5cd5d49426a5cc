# いま支払われる点と、終わりまでの長さ。

trias-final-scored-part = タイル{ $tiles }枚の島
trias-remaining =
    { $spread ->
        [0] あと{ $least }ラウンド
       *[other] あと{ $least }～{ $most }ラウンド
    }
trias-remaining-last = 最終ラウンド、あと{ $turns }手番

# 物の役割。

trias-web-help-remaining = 目盛り1つが山札1枚です。高い斜線の目盛りのどこかに隕石があり、出ると全員があと1手番ずつ行います。
trias-web-help-tile = 全員合わせて{ $herds }つの群れを養えます。多すぎる群れは、持ち主の整理のときにストックへ戻ります。
trias-web-help-south-pole = 南極は大陸移動しません。南極とつながった陸地は最後に得点になりません。
trias-web-help-main = 南極とつながった陸地は最後に得点になりません。
trias-web-help-island = 最後にこの島で群れが最も多い人は{ $points }点、2位の人はその半分（切り上げ）を得ます。
trias-web-help-cell = 海です。大陸移動するタイルは、南極から遠ざかり、元の陸地に接したままなら、ここに置けます。
trias-web-help-swimmer = スイマーは、持ち主の手番の終わりにストックへ戻ります。救出は1アクションで、3つまで上陸できます。
trias-web-help-fresh = まだ繁殖していない群れです。移動でき、この手番に1回だけ繁殖できます。
trias-web-help-spent = この手番に繁殖または誕生した群れです。移動はできますが、繁殖はできません。
trias-web-help-stock = ボードにいない群れです。繁殖するとここから1つ出し、失った群れはここに戻ります。
trias-web-help-hand = あなただけが見られるカードです。使うとその地形が大陸移動し、手番の終わりに1枚引きます。
trias-web-help-deck = 一番上のカードをめくると、それで大陸移動する地形が決まります。隕石は裏面2のカードの中にあり、出ると最終ラウンドです。
trias-web-help-fact-land = 陸にいる群れです。島の1位と2位はこの数で決まります。
trias-web-help-fact-card = 手札の裏面です。1は山札の前半、2は最後の部分のカードです。
