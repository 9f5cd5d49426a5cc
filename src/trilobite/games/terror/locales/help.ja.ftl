# いま支払われる点と、終わりまでの長さ。

terror-stones-scored-part = 生息地{ $number }か所
terror-presence-scored-part = 全環境ボーナス
terror-domination-scored-part =
    { $environment }：{ $place ->
        [1] ディノ数1位
       *[2] ディノ数2位
    }
terror-remaining =
    { $turns ->
        [1] 最後のターン
       *[other] あと{ $turns }ターン
    }

# 物の役割。

terror-web-help-remaining = 3つの時代のターンです。各時代の終わりに生息地が得点になります。PとDは、ほかに何が得点になるかを示します。
terror-web-help-mark-p = P（全環境ボーナス）：その時点で4つの環境すべてにいる人は、追加の点を得ます。
terror-web-help-mark-d = D（支配）：各環境でディノが最も多い人が追加の点を得ます。3人以上なら、2番目に多い人も得ます。
terror-web-help-ne = 好きな環境を選び、そのエリアにディノ3体を自由に分けて置きます。
terror-web-help-hg = あなたの群れ1つにディノ3体、別の群れに2体を加えます。
terror-web-help-hm = 群れを2つまで、隣のエリアへ自由に分けて動かせます。先に同じエリアのほかの群れから1体ずつ吸収します。別の環境へ行くグループは、環境ショックで1体ずつ死にます。
terror-web-help-ha = あなたの群れ1つにディノ3体を加えます。そのあとプテロダクティルスが1～2エリア飛び、ほかの人のディノを2体（6人プレイでは1体）まで食べられます。
terror-web-help-tr = Tレックスがあなたのものになり、いる場所でディノ{ $size }体として数えます。先に動かすこともでき、1エリアなら5体まで、2エリアなら3体まで食べます。
terror-web-help-ra = ラプトル2頭を動かします。1頭は1エリア、もう1頭は1～2エリアです。動いたラプトルはディノを2体まで食べ、さらに2体を隣接するエリアへ追い散らします。
terror-web-help-space = 番号の小さいスペースから順に行動します。誰も取らなかったタイルには白ディノが乗り、先のスペースへ移ります。
terror-web-help-face-up = 取ると、自分の手番にこの環境へディノ3体を置けます。どのカードかは全員に見えます。
terror-web-help-deck = 山札の一番上を伏せたまま取ります。使うまで、環境を知っているのはあなただけです。
terror-web-help-deck-used = 使用済み：沼地{ $swamp }枚、森林{ $forest }枚、砂漠{ $desert }枚、山地{ $mountains }枚。
terror-web-help-card = 自分の手番に使います。この環境のエリアにディノ3体を自由に分けて置きます。
terror-web-help-white = 自分の手番に、白ディノ1体ごとに好きな群れへあなたのディノを1体加えられます。
terror-web-help-hatch = ゲーム中1回：群れ1つにディノ3体を加えます。使うと、この時代には火山トークンを使えません。
terror-web-help-volcano = ゲーム中1回：エリアの一番よい群れがディノ2体、ほかの群れが1体ずつ失います。エリアは次のあなたの手番まで封鎖されます。同じ時代に孵化トークンは使えません。
terror-web-help-area = ここの生息地は時代の終わりに{ $first }点、{ $second }点、{ $third }点です。大きい群れほどよい生息地に入り、4つ目の群れは絶滅します。
terror-web-help-area-two = ここの生息地は時代の終わりに{ $first }点、{ $second }点で、3つ目は0点です。大きい群れほどよい生息地に入り、4つ目の群れは絶滅します。
terror-web-help-closed = 火山により、{ $who }の次の手番まで封鎖されています。ディノは入れず、出られず、増えません。
terror-web-help-herd = この群れを生息地から押し出せるのは、より大きい群れだけです。同じ大きさなら順番は変わりません。
terror-web-help-raptor = 「ラプトル」のタイルで動きます。着いたエリアでディノを2体まで食べ、さらに2体を追い散らします。
terror-web-help-pterodactyl = 「孵化」のタイルで動きます。着いたエリアでほかの人のディノを2体（6人プレイでは1体）まで食べます。
terror-web-help-t-rex = 持ち主のディノ{ $size }体として数えます。最後に「Tレックス」のタイルを使った人のものです。
terror-web-help-environment = 内側、中間、外側の3エリアです。支配ではその全部のディノを数えます。
terror-web-help-fact-left = まだ島にいないディノです。新しいディノはここから出て、死んだディノはここに戻ります。
terror-web-help-fact-blind = 伏せて引いたカードです。このターンに使います。
terror-web-help-fact-both = 孵化トークンと火山トークンはどちらも未使用です。それぞれゲーム中に1回、1つの時代にはどちらか一方だけ使えます。
