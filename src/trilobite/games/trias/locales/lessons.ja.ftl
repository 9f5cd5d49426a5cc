# Triasのレッスン：はじめてのゲーム。

trias-lesson-first-title = はじめてのゲーム
trias-lesson-theme = はるか昔、陸地はひとつの大陸でした。いま、それが割れようとしています。大陸には恐竜の群れがすんでいます。
trias-lesson-goal = 陸地はタイル1枚ずつ南極から離れていき、やがて島が生まれます。島に群れが多い人が得点し、合計点が一番多い人が勝ちです。
trias-lesson-own = ここには、あなたの群れがもう2つ置かれています。
trias-lesson-place = 端にある印の森林に、あと2つ置いてください。タイルを選びます。
trias-lesson-place-wrong = そこにも置けます。でも、印のある端のタイルがもうすぐ役に立ちます。

trias-lesson-card = 手番はカードで始まります。カードが、大陸移動する地形を決めます。あなたの手札は森林です。いま使うこともできますが、あとのために取っておきましょう。
trias-lesson-draw = かわりに山札の一番上をめくってください。
trias-lesson-draw-wrong = それもできますが、森林の手札は次の手番に必要です。山札の一番上をめくってください。

trias-lesson-lift = 草原が出ました。大陸移動できるのは外海に面したタイルだけです。群れが乗っていますが、このタイルを持ち上げてください。
trias-lesson-lift-wrong = そのタイルも動かせます。ここでは印の草原を持ち上げて、上の群れがどうなるか見てみましょう。

trias-lesson-drift = タイルは必ずいまより外側へ、元の陸地の隣に置きます。草原を、あなたの森林だけに接する印のマスに置いてください。
trias-lesson-drift-wrong = そこにも置けます。でも印のマスなら、あなたの森林だけに接します。これがあとで効いてきます。

trias-lesson-swim = 群れは取り残されてスイマーになりました。手番の終わりにまだ海にいるスイマーはストックに戻ります。
trias-lesson-rescue = アクションは4つあります。そのうち1つで、スイマーを3つまで上陸させられます。スイマーを選び、隣のタイルを選びます。2つとも救出してください。
trias-lesson-rescue-wrong = まずスイマーです。手番の終わりに失ってしまいます。

trias-lesson-move = 次は群れを1つ、草原へ移動します。森林の群れを選び、草原を選びます。アクションを1つ使います。
trias-lesson-move-wrong = 悪くないアクションですが、まず草原に群れが必要です。森林から1つ移動してください。

trias-lesson-reproduce = 繁殖させましょう。ストックを選び、草原を選びます。山地は群れ2つ、草原は3つ、森林は4つまで養えます。
trias-lesson-reproduce-wrong = それもできます。でも、いまは草原の群れを増やすほうが得です。そこで繁殖してください。

trias-lesson-end = アクションが1つ残っていますが、使わなくてもかまいません。手番を終えてください。
trias-lesson-end-wrong = 最後のアクションでそれもできます。今回は使わずに、手番を終えてください。

trias-lesson-rival = { $who }も草原に来ました。群れはあなたが2つ、相手が1つです。
trias-lesson-hand = またあなたの手番です。取っておいた森林の手札を使ってください。
trias-lesson-hand-wrong = 山札から何が出るかはわかりません。森林の手札なら確実です。手札を使ってください。

trias-lesson-break = 草原と残りの陸地の間にある森林を持ち上げてください。草原をつなぐものがなくなります。
trias-lesson-break-wrong = その森林も動かせますが、何も分かれません。草原をつないでいる森林を持ち上げてください。

trias-lesson-island = 草原だけに接する印のマスに置いてください。本土にも接すると島にならず、得点もありません。
trias-lesson-island-wrong = そこでは島が広がらないか、また本土につながってしまい、得点がありません。印のマスを選んでください。

trias-lesson-scored = 新しい島はすぐに得点になります。群れが一番多いあなたに2点、2番目の{ $who }に1点です。
trias-lesson-worth = 島はゲームの終わりにも得点になります。この島はタイル2枚なので、群れが一番多い人に2点です。このままならあなたです。2位はその半分で、{ $who }に1点です。
trias-lesson-meteorite = 最後の9枚のどれかが隕石で、出ると最終ラウンドです。そのあと、どの島もこのように数え、大きい島ほど高得点です。本土は0点です。合計点が一番多い人が勝ちです。
trias-lesson-done = これでTriasが遊べます。短いレッスンが3つあり、最終得点計算、分裂、最終ラウンドを学べます。すぐにボットと対戦してもかまいません。

# 最終得点計算。

trias-lesson-final-title = 最終得点計算
trias-lesson-final-last = 隕石が落ち、あなたがゲーム最後の手番です。アクションは2つ。そのあとすべての島を数え、合計点が一番多い人が勝ちです。
trias-lesson-final-size = 島に群れが一番多い人は、タイルの枚数と同じ点を得ます。2位はその半分で、端数は切り上げです。ここはタイル5枚で、群れが3つある{ $who }は5点、2つあるあなたは3点です。
trias-lesson-final-main = 南極のある本土は0点です。ここにいるあなたの群れ3つは得点になりません。
trias-lesson-final-first = タイル5枚の島に群れをもう1つ増やせば並びます。ストックを選び、印の森林を選んでください。
trias-lesson-final-first-wrong = それも正解ですが、まず森林から始めてください。
trias-lesson-final-wrong = それもできますが、順位は変わりません。タイル5枚の島で群れを2つ増やせば変わります。

trias-lesson-final-level = 群れは3つずつで、{ $who }と1位を分け合います。1位と2位の合計は7.5点です。それぞれその半分を切り上げて、4点になります。
trias-lesson-final-second = もう1つ増やせば、あなたの単独1位です。

trias-lesson-final-end = 4対3です。手番を終えてください。ゲームが終わり、すべての島を数えます。

trias-lesson-final-counted = タイル5枚の島では、あなたが5点、{ $who }が3点です。
trias-lesson-final-alone = タイル4枚の島にいたのはあなただけなので、4点です。2位がいなくても、その分の得点はありません。
trias-lesson-final-shared = タイル6枚の島では、{ $who }と{ $other }の群れが2つずつでした。1位と2位の合計9点の半分を切り上げて、5点ずつです。1位が同点なら、ほかの人は得点しません。
trias-lesson-final-won = 14点対13点、12点であなたの勝ちです。最後の2アクションがなければ、12点対13点、14点でした。全体の半分以上の点が、最後の最後に入ることもよくあります。

# 大陸移動と分裂。

trias-lesson-drift-title = 大陸移動と分裂
trias-lesson-drift-neck = 陸地をつないでいるタイルを探しましょう。この森林がなくなると、上と下の2つの陸地が本土から離れます。
trias-lesson-drift-hand = 手札は森林です。使ってください。
trias-lesson-drift-hand-wrong = 山札から何が出るかはわかりません。必要なのは手札の森林です。
trias-lesson-drift-lift = 印の森林を持ち上げてください。
trias-lesson-drift-lift-wrong = その森林も動かせますが、2つの陸地をつないではいません。印の森林を持ち上げてください。
trias-lesson-drift-pieces = 陸地が3つに分かれました。タイルを置いた側の陸地が得点になります。ここにはあなたの群れが3つ、{ $who }が1つなので、あなたに2点、{ $who }に1点です。
trias-lesson-drift-others = 下の陸地では逆に、{ $who }に2点、あなたに1点です。両方に接する所に置くと、また1つにつながり、誰も得点しません。
trias-lesson-drift-put = あなたの陸地の一番端にある、印のマスに置いてください。
trias-lesson-drift-near-wrong = そこでも得点になります。でも一番端に置けば、次の分裂の準備になります。印のマスを選んでください。
trias-lesson-drift-both-wrong = そこは両方に接するのでつながってしまい、誰も得点しません。印のマスを選んでください。
trias-lesson-drift-rival-wrong = その陸地では相手の群れが一番多く、相手に2点、あなたに1点です。印のマスを選んでください。
trias-lesson-drift-main-wrong = 本土側に置くと、島ができても得点はありません。印のマスを選んでください。
trias-lesson-drift-paid = 2点です。アクションは4つあり、3つ使えば好きなタイルを大陸移動できます。群れが乗っていますが、あなたの島の真ん中の草原を持ち上げてください。
trias-lesson-drift-paid-wrong = 悪くないかもしれません。でも3アクションでもう一度分裂させられます。印の草原を持ち上げてください。
trias-lesson-drift-again = 島も分裂します。草原を、あなたの森林側の印のマスに置いてください。
trias-lesson-drift-again-wrong = そこでは相手の陸地に加わり、相手だけが得点します。印のマスを選んでください。
trias-lesson-drift-rescue = さらに2点です。最後のアクションで、スイマーを1つずつ、2つとも救出してください。
trias-lesson-drift-rescue-wrong = それでは手番の終わりにスイマーを失います。2つとも救出してください。
trias-lesson-drift-scored = 1手番で2回分裂させて4点。タイル3枚の島は、あなただけのものです。
trias-lesson-drift-done = タイルを持ち上げる前に、何が離れるのか、そこで一番強いのは誰かを考えましょう。相手もあなたの陸地について同じことを考えています。

# 最終ラウンド。

trias-lesson-meteorite-title = 最終ラウンド
trias-lesson-meteorite-backs = 山札の一番上の裏面に2とあります。隕石はこの最後のカードの中にあり、ここでは3枚のうちの1枚です。
trias-lesson-meteorite-turned = いま隕石をめくると、すぐに最後の手番になります。大陸移動はなく、アクションは2つだけです。
trias-lesson-meteorite-hand = 手札を使いましょう。通常の手番が確実にできます。そのあと隕石を引けば、ゲーム最後の手番もあなたのものです。
trias-lesson-meteorite-hand-wrong = それは隕石かもしれず、アクションが2つになってしまいます。手札を使ってください。
trias-lesson-meteorite-six = タイル6枚のこの島は、{ $who }に6点、{ $other }に3点ですが、あなたは0点です。本土につながれば、誰の得点にもなりません。
trias-lesson-meteorite-lift = そこで橋をかけます。印の草原を持ち上げてください。
trias-lesson-meteorite-lift-wrong = そのタイルも動かせます。今回は印の草原を持ち上げてください。
trias-lesson-meteorite-bridge = 本土と島の間にある、印のマスに置いてください。
trias-lesson-meteorite-bridge-wrong = そこではタイル6枚の島に接しないので、相手の得点のままです。印のマスを選んでください。
trias-lesson-meteorite-grow = 次は東のタイル5枚の島です。群れは{ $who }が3つ、あなたが2つです。森林、草原の順に、両方で繁殖してください。
trias-lesson-meteorite-grow-wrong = それもできます。でもタイル5枚の島で2つ増やせば、あなたが1位です。
trias-lesson-meteorite-end = アクションが2つ残っていますが、いま群れを使う価値のあることはありません。ストックを最終ラウンドに残し、手番を終えてください。
trias-lesson-meteorite-end-wrong = それは得点になりません。群れを残して、手番を終えてください。
trias-lesson-meteorite-drawn = 隕石を引きました。全員があと1手番ずつ、2アクション、大陸移動なしで行います。ほかの人は終わり、あなたの手番です。
trias-lesson-meteorite-stock = { $who }のストックには1つしかなく、タイル5枚の島の群れは4つずつです。
trias-lesson-meteorite-answer = あなたにはまだあります。森林の群れを1つ繁殖させてください。
trias-lesson-meteorite-answer-wrong = それもできます。でもタイル5枚の島の森林で1つ増やせば、あなたが1位です。
trias-lesson-meteorite-over = 5対4で、もう誰も対抗できません。手番を終えてください。
trias-lesson-meteorite-over-wrong = もう得点は増えません。手番を終えてください。
trias-lesson-meteorite-joined = タイル6枚だった島は本土の一部になり、得点になりませんでした。島のままなら{ $who }は16点でした。
trias-lesson-meteorite-done = 14点対10点、10点であなたの勝ちです。裏面が2になったら、手札を使い、ストックに群れを少し残しておきましょう。
