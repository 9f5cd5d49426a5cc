# Tritareaのレッスン：はじめてのゲーム。

tritarea-lesson-first-title = はじめてのゲーム
tritarea-lesson-theme = 4人のデベロッパーが1つの都市を建設します。4つのエリアには、それぞれインテリジェント、モダン、エコロジー、ハピネスというコンセプトがあります。
tritarea-lesson-goal = ラウンドの終わりには、ビルの最上段が数えられます。エリアで最上段が一番多い人がその得点を得ます。いまあなたの最上段は2つです。
tritarea-lesson-owner = 最上段の人とビルの所有者は別のことがあります。この最上段は{ $top }のもので、エリアの得点に数えます。所有者はブロックが一番多い{ $owner }で、最高層ビルの得点だけに関係します。
tritarea-lesson-meeting = 建設できる人はカードで決まります。全員が1枚ずつ出し、一番多く出たスートが採用されます。その中で一番低いカードが先に、一番高いカードが次に建設します。中間は何もできません。
tritarea-lesson-join = すでにハピネスが2枚出ています。ハピネスの1を出してください。これより低いカードはありません。
tritarea-lesson-join-wrong = どのカードでも出せます。でも、そのスートはあなた1人だけになり、建設できません。1を出してハピネスに加わってください。

tritarea-lesson-adopted = ハピネスが3枚で採用されました。あなたのカードが一番低いので、先に建設します。このエリアのマスにブロックを1個置きます。
tritarea-lesson-build = { $who }のビルの上に置いてください。最上段があなたのものになります。
tritarea-lesson-build-wrong = そこにも建設できます。でも印のビルなら、最上段が1つ増え、ほかの人の最上段が1つ減ります。
tritarea-lesson-default-wrong = 建設を放棄することもできますが、カードのランクの分だけ点を失います。足りなければ持ち点すべてです。印のマスに建設してください。

tritarea-lesson-neighbour = そのマスの隣にあなたのブロックがありました。そのため、新しいブロックの隣に追加ブロックを1個置けます。別のエリアでもかまいません。
tritarea-lesson-extra = インテリジェントの印のマスに置いてください。そこの最上段が2つになります。
tritarea-lesson-extra-wrong = ハピネスのそのマスにも置けます。でもインテリジェントは8点です。最上段が2つになれば、あなたが1位です。
tritarea-lesson-extra-own-wrong = そのビルもインテリジェントですが、最上段はもうあなたのものです。空きマスに置けば最上段が2つになり、あなたが1位です。
tritarea-lesson-skip-wrong = 置かなくてもかまいませんが、このブロックはただです。印のマスに置いてください。

tritarea-lesson-second-right = { $who }はこのスートの一番高いカードで、次に建設しました。次に建設する人は同じマスに2個まで置けます。
tritarea-lesson-lead = 先に建設した人が、次のトリックのリーダーです。つまりあなたです。モダンの9を出してください。これより高いカードはありません。
tritarea-lesson-lead-wrong = 4では中間のカードになりがちで、中間のカードは何も得られません。9でリードしてください。

tritarea-lesson-followed = 全員が続き、モダンが4枚になりました。1を出した{ $who }はもう建設しました。9のあなたが次に建設します。
tritarea-lesson-build-modern = このエリアにある{ $who }のもう1つのビルの上に置いてください。
tritarea-lesson-build-modern-wrong = そこにも建設できます。でも印のビルなら、相手の最上段を奪えます。

tritarea-lesson-second = モダンの最上段は3人が1つずつで、同数なら一番高いビルの人が上です。もうあなたのビルが一番高いです。2個目のブロックも置けます。置いてください。2段より3段のほうが抜かれにくくなります。
tritarea-lesson-second-wrong = 1個でもう1位です。でも残したブロックはこのラウンドでは何にもならず、高いビルのほうが抜かれにくくなります。

tritarea-lesson-last-card = 最後のトリックで、手札はあと1枚です。ちょうどよいカードです。エコロジーの4を出してください。

tritarea-lesson-last-block = またあなたが一番低いカードでした。最後のブロックを{ $who }のビルの上に置いてください。エコロジーの最上段が2つになります。
tritarea-lesson-last-block-wrong = そこにも建設できます。でも印のビルなら、最上段が1つ増え、相手の最上段が1つ減ります。

tritarea-lesson-intelligent = このトリックが終わると決算です。片付ける前に都市を見てみましょう。インテリジェントの最上段はあなたが2つ、{ $who }が1つです。1位のあなたに8点、2位に2点です。
tritarea-lesson-modern = モダンの最上段は3人が1つずつです。一番高いあなたのビルが6点です。ほかの2人は同じ高さで、2位の4点を分け合います。
tritarea-lesson-ecology = エコロジーの最上段はあなたが2つ、{ $who }が1つで、5点ずつです。もしあなただけなら、両方の点があなたのものです。
tritarea-lesson-happiness = ハピネスの最上段はあなたと{ $who }が1つずつで、あなたのビルのほうが低いです。2位ですが、ここでは2位のほうが高く、4点ではなく6点です。
tritarea-lesson-tallest = 都市の最高層ビルは、その所有者に10点です。5個のうち3個が{ $who }のブロックなので、{ $who }のものです。
tritarea-lesson-won = このラウンドであなたは25点です。3ラウンドのあと、合計点が一番多い人が勝ちです。
tritarea-lesson-done = 短いレッスンが3つあり、同数のときの建設、宣言と決算、1人プレイを学べます。すぐにボットと対戦してもかまいません。

# 建設の権利：2対2、5、4つのスート。

tritarea-lesson-rights-title = 2対2、そして5のカード
tritarea-lesson-rights-lying = ラウンド2です。モダンの9と3、エコロジーの8が出ています。あなたが最後です。
tritarea-lesson-rights-difference = 2枚対2枚なら、2枚の差が大きいスートが採用されます。モダンは9引く3で6です。
tritarea-lesson-rights-play = エコロジーの1を出してください。8引く1は7で、6に勝ちます。しかも一番低いので、先に建設できます。
tritarea-lesson-rights-play-wrong = それではモダンが2枚で採用され、あなたは建設できません。エコロジーの1を出してください。
tritarea-lesson-rights-middle-wrong = 3枚目でモダンが採用されますが、6は3と9の中間です。中間は建設できません。エコロジーの1を出してください。
tritarea-lesson-rights-close-wrong = 8引く7は1なので、モダンが採用されます。エコロジーの1を出してください。
tritarea-lesson-rights-build = エコロジーが採用されました。最上段が{ $who }のビルの上に置いてください。
tritarea-lesson-rights-fives = ラウンド2からは5があります。全員のカードが出たあと、5を1点で0に、または2点で10に変えられます。
tritarea-lesson-rights-lead = あなたがリードします。ハピネスの5を出してください。
tritarea-lesson-rights-lead-wrong = それでもリードできます。でも、いまは5を試してみましょう。
tritarea-lesson-rights-zero = 3、5、7で、あなたのカードは中間なので建設できません。0に変えてください。一番低くなり、先に建設できます。
tritarea-lesson-rights-keep-wrong = 5のままでは3と7の中間で、建設できません。0に変えてください。
tritarea-lesson-rights-ten-wrong = 10なら一番高く、次に2個まで建設できます。でも0のほうが安く、先に建設した人は次のリーダーにもなります。
tritarea-lesson-rights-happy = 印のビルの上に置いてください。最上段は{ $who }のものです。
tritarea-lesson-rights-default-wrong = 0のカードなら放棄しても点は減りません。でも、せっかく払ったのですから、印のマスに建設してください。
tritarea-lesson-rights-alone = またあなたがリードします。4つのスートがすべて違えば、リーダーだけが建設します。インテリジェントの9なら、続く人は少ないでしょう。出してください。
tritarea-lesson-rights-alone-wrong = そのカードは最後に取っておき、インテリジェントの9でリードしてください。
tritarea-lesson-rights-four = スートがすべて違うので、あなただけが1個建設します。印のビルの上に置き、{ $who }から最上段を奪ってください。
tritarea-lesson-rights-intent = あと1トリックで、手札は2枚です。出さないほうが意向表明になります。決算でそのエリアの1位なら、ランクの分だけ得点します。
tritarea-lesson-rights-last = モダンでは、この2つの最上段であなたが1位です。モダンの6を残し、エコロジーの7を出してください。
tritarea-lesson-rights-last-wrong = それではエコロジーの7が意向表明になります。でもエコロジーの最上段は1つだけで、ブロック1個で失うかもしれません。モダンの6を残してください。
tritarea-lesson-rights-kept = モダンの6が手札に残りました。このトリックのあともモダンで1位なら、さらに6点です。
tritarea-lesson-rights-done = 出す前に場のカードを全部見ましょう。どのスートが採用されるか、自分のカードはその中で一番低いか、一番高いか。

# 宣言と決算。

tritarea-lesson-count-title = 宣言と決算
tritarea-lesson-count-declared = ゲーム最後のトリックです。このラウンドの前に、全員がカードでエリアを宣言しました。あなたはモダンの7です。そこで1位なら7点、2位なら0点、3位以下か最上段なしなら7点を失います。
tritarea-lesson-count-play = モダンの1でリードされました。最後のカード、モダンの9を出してください。これより高いカードはありません。
tritarea-lesson-count-covered = { $who }が先に建設し、モダンにあるあなたの最後の最上段をふさぎました。いま{ $who }は2つ、あなたは0で、このままでは7点を失います。
tritarea-lesson-count-build = 取り返しましょう。印のビルのどちらかに建設してください。
tritarea-lesson-count-build-wrong = それでは相手がモダンで最上段を2つ持ち、1位のままです。印のビルに建設してください。
tritarea-lesson-count-owner = 最上段は1つずつで、一番高いのはあなたのビルなので1位です。次はここです。都市の最高層ビルは、4個中2個で所有者の{ $who }の得点になります。{ $top }の最上段はエリアの得点だけに数えます。
tritarea-lesson-count-second = 2個目を置けば、あなたのビルも4段です。1人に10点ではなく、2人の所有者に6点ずつになります。
tritarea-lesson-count-second-wrong = モダンだけなら1個で足ります。でも2個なら最高層に並び、あなたに6点、相手は4点減ります。
tritarea-lesson-count-tallest = 4段のビルが2つあり、{ $who }に6点、あなたに6点です。1つのビルのブロックが同数なら、一番下に近いブロックの人が所有者です。
tritarea-lesson-count-modern = モダンは1位の6点と、宣言の7点です。{ $who }はエコロジーの9を宣言しましたが、そこに最上段がないので9点を失います。
tritarea-lesson-count-sole = エコロジーの最上段はすべてあなたのものです。エリアに1人だけなら、1位と2位の両方、5点と5点を得ます。
tritarea-lesson-count-shared = インテリジェントでは{ $who }と{ $other }が数も高さも同じで、2位を分け合い1点ずつです。1位が同点なら両方の点を分け、2位はありません。
tritarea-lesson-count-blocks = 最終ラウンドの前に、ブロックを1個3点で売れます。売りも置きもしなかったブロックは、ここで1個につき2点を失います。
tritarea-lesson-count-done = これでゲームは終わりです。3ラウンドのあと、合計点が一番多い人が勝ちです。

# 1人用。

tritarea-lesson-solo-title = 1人プレイと3人のNPC
tritarea-lesson-solo-goal = 1人プレイでは、3人のNPCのこともあなたが決めます。大切なのは2つです。どのNPCにも負けないこと、そして一番点の低いNPCの点をできるだけ高くすることです。
tritarea-lesson-solo-grade = その点があなたの評価です。30点でアベレージ、40点でエキスパート、50点でスーパーデベロッパーです。最下位は27点の{ $who }、首位はあなたの48点です。これが最後のトリックです。
tritarea-lesson-solo-build = あなたが先に建設します。弱いNPCのビルはふさがず、まだ大きく伸びる{ $who }の最上段を奪いましょう。印のビルのどちらかに置いてください。
tritarea-lesson-solo-build-wrong = あなたの点は増えるかもしれませんが、必要ありません。追い越してきそうなNPCの最上段を奪いましょう。印のビルに建設してください。
tritarea-lesson-solo-help = 続いて{ $who }が次に建設し、場所はあなたが決めます。印のビルに2個置けば、都市の最高層になります。
tritarea-lesson-solo-help-wrong = それでも少しは助けになります。でも印のビルに2個なら、最高層ビルの10点も入ります。
tritarea-lesson-solo-default-wrong = それでは一番弱いNPCが点を失い、あなたの評価も下がります。印のビルに建設してください。
tritarea-lesson-solo-second = 2個目も置いてください。4段で最高層になり、そのうち2個が{ $who }のものなので、{ $who }に10点です。
tritarea-lesson-solo-second-wrong = 1個では別のビルと同じ高さで、しかもこのビルはあなたのものになります。2個目も置いてください。
tritarea-lesson-solo-result = あなたの72点を超えるNPCはいません。最下位は{ $who }の41点になったので、あなたはエキスパートです。
tritarea-lesson-solo-greedy = 印のビルに自分のブロックを置けば、78点でした。でも{ $who }は35点で、評価はアベレージどまりです。必要以上の差には価値がありません。
