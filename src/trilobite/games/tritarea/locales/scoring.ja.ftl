# ラウンドの決算を順に示し、得点の理由を説明する。

tritarea-step-area-scored = { $suit }
tritarea-step-tallest-scored = 最高層ビル
tritarea-step-declaration-scored = 宣言
tritarea-step-blocks-charged = 残ったブロック
tritarea-area-scored-why-TA-7-3 = エリア内で持っている最上段の数を比べます。1位と2位が得点します。
tritarea-area-scored-why-TA-7-4 = { $suit }で最上段を持つのは{ $who }だけなので、1位と2位の得点を両方獲得します。
tritarea-tallest-scored-why-TA-7-5 = ビルの所有者は、最上段の人ではなく、ブロックが最も多い人です。
tritarea-declaration-scored-why-TA-7-7 = 意向表明は1位ならそのランクの得点になり、失点にはなりません。
tritarea-declaration-scored-why-TA-7-8 = リードエリア宣言は1位ならそのランクの点、2位なら0点、それより下ならそのランクの失点です。
tritarea-blocks-charged-why-TA-7-9 = 置きも売りもしなかったブロックは失点になります。
tritarea-scoring-floor = 得点は0より下がらないため、それ以上は失いません。
tritarea-start-chosen-why-TA-1-5 = 得点が最も多い人がスタートプレイヤーです。複数いる場合は、マーカーから時計回りに最初の人です。
tritarea-start-chosen-why-R-3 = 最多得点の人が複数いたため、抽選で決まりました。
