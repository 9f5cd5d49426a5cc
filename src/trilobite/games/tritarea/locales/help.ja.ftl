# いま支払われる点と、終わりまでの長さ。

tritarea-area-scored-part = { $suit }：{ $position }位
tritarea-tallest-scored-part = 最高層ビル、{ $square }
tritarea-declaration-scored-part = 宣言：{ $suit }の{ $rank }
tritarea-blocks-charged-part = 使わなかったブロック{ $blocks }個
tritarea-remaining =
    { $tricks ->
        [0] 決算
       *[other] あと{ $tricks }トリック
    }{ $rounds ->
        [0] {""}
       *[other] と{ $rounds }ラウンド
    }
tritarea-remaining-round = ラウンド{ $round }

# 物の役割。

tritarea-web-help-remaining = 3ラウンドのトリックです。各ラウンドのあと、エリア、最高層ビル、宣言が得点になります。
tritarea-web-help-area = { $suit }では、最上段を最も多く持つ人が{ $first }点、2位の人が{ $second }点を得ます。最上段を持つ人が1人だけなら、両方を得ます。
tritarea-web-help-bonus = ここに最初に建設した人は、すぐに{ $bonus }点を得ます。
tritarea-web-help-tower = 最上段のブロックがエリアの順位に数えられます。ブロックが最も多い人がビルの所有者で、最高層ビルのときに得点になります。
tritarea-web-help-tallest = 最高層ビルの点は、その中のブロックが最も多い所有者が得ます。
tritarea-web-help-card = { $suit }を支持するカードです。このスートが最も多ければ採用され、最も低いカードが先に、最も高いカードが次に建設します。
tritarea-web-help-five = 全員のカードが出たあと、5は点を払って0か10に変えられます。それで建設の権利を得られることがあります。
tritarea-web-help-trick = このプレイヤーがトリックに出したカードです。最も多いスートの中で、最も低いカードが先に、最も高いカードが次に建設します。
tritarea-web-help-declared = 宣言したカードは、そのエリアで1位ならランク分の得点になります。ラウンド3では、3位以下だと同じだけ失います。
tritarea-web-help-deck = このプレイヤーに残っているカードです。
tritarea-web-help-count = 売ったブロックはいま得点になりますが、このラウンドでは使えません。
tritarea-web-help-stock = 建設に使えるブロックです。ラウンド3では、置きも売りもしなかったブロックは最後に失点になります。
tritarea-web-help-fact-decides = NPCにはプレイヤーがいないため、ほかの人が代わりに決めます。チーム戦ではパートナー、3人のときはふつう、このトリックか前のトリックで先に建設した人です。
tritarea-web-help-fact-sold = このラウンドに売ったブロックです。すでに得点になり、このラウンドでは使えません。
tritarea-web-help-fact-marker = このトリックで最初に出します。4枚のスートがすべて違えば、1人だけで建設します。
