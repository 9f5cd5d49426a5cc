# Triassic Terrorのレッスン：はじめてのゲーム。

terror-lesson-first-title = はじめてのゲーム
terror-lesson-theme = 火山を囲む島に、沼地、森林、砂漠、山地があります。あなたのディノも、ほかの人のディノも、一番よい場所をねらっています。
terror-lesson-habitats = どのエリアにも生息地が3つあります。ここではあなたの群れが一番大きく、6点の第1生息地にいます。それより小さい{ $who }の群れは4点の第2生息地です。第3生息地は0点です。
terror-lesson-goal = ゲームは3つの時代からなり、時代が終わるたびに生息地が得点になります。3つ目の時代のあと、合計点が一番多い人が勝ちです。最初の時代はあと2ターンで終わります。
terror-lesson-card = このターンは、まず全員が環境カードを1枚取ります。公開カードの山地を取ってください。あなたがまだいない環境です。
terror-lesson-card-wrong = 伏せたカードは何が出るかわかりません。公開カードなら山地に進出できます。

terror-lesson-tiles = 次に、全員がアクションタイルを1枚取ります。残ったタイルには白ディノが乗ります。取った人のおまけのディノです。
terror-lesson-late = 小さい番号ほど先に行動します。これは大切です。先に行動する人は、あなたが何もしないうちに、あなたの群れを追い越したり、捕食者に食べさせたりできます。
terror-lesson-growth = 印のタイル「群れの成長」を取ってください。
terror-lesson-growth-wrong = 悪くないタイルです。でも、もうすぐ外側の沼地の群れを成長させる必要があります。「群れの成長」を取ってください。

terror-lesson-overtaken = { $who }に先を越されました。外側の沼地では、相手の6体があなたの4体を第1生息地から第2生息地へ押しやりました。
terror-lesson-play-card = あなたの手番です。カードとタイルはどちらからでも使えます。まずカードを使ってください。
terror-lesson-play-card-wrong = それから始めることもできます。今回はまずカードを使ってください。
terror-lesson-counter-wrong = 孵化トークンと火山トークンは、ゲーム中にそれぞれ1回だけ使えます。いまは取っておきましょう。

terror-lesson-spread = 山地に新しいディノが3体来ます。1体ごとに好きなエリアを選んでください。外側が一番高得点です。

terror-lesson-grow = タイルを使ってください。1つの群れが3体、別の群れが2体増えます。3体は外側の沼地へ。7体は6体に勝ちます。同じ数の群れは順番が変わらないので、6体では足りません。
terror-lesson-grow-wrong = その群れも成長できますが、また一番大きくなる必要があるのは外側の沼地の群れです。
terror-lesson-white-later = 白ディノはあとでかまいません。まずレッスンの指示どおりにしてください。

terror-lesson-grow-more = また一番大きくなりました。あと2体を、別の好きな群れに加えてください。たとえばこの群れです。

terror-lesson-white = タイルに白ディノが1体乗っていました。「白ディノ」を押して、自分の群れを選んでください。あなたのディノになります。

terror-lesson-end = カードもタイルも使いました。手番を終えてください。

terror-lesson-t-rex = この時代の最後のターンです。カードはなく、タイルだけです。印のタイル「Tレックス」を取ってください。もう白ディノが2体乗っています。
terror-lesson-t-rex-wrong = それも取れます。でも、いま必要なものが手に入るのはTレックスだけです。

terror-lesson-presence = この時代には、上に表示されているとおり、全環境ボーナスの得点もあります。4つの環境すべてにいる人に8点です。{ $who }はいますべてにいます。あなたに足りないのは砂漠です。
terror-lesson-hunt = タイルを使い、Tレックスを1エリア先の中間の砂漠へ動かしてください。
terror-lesson-hunt-wrong = それもできます。でも中間の砂漠なら、Tレックスが相手を追い出し、あなたの場所になります。

terror-lesson-eat = 1エリアなら5体まで、2エリアなら3体まで食べられます。群れがいなくなるまで選んでください。
terror-lesson-eat-wrong = まだです。1体でも残れば、相手は砂漠にいることになります。

terror-lesson-mighty = Tレックスは、あなたのものである間、あなたのディノ3体分に数えます。この生息地を占めるので、あなたは砂漠にもいることになります。
terror-lesson-whites = では、白ディノを2体置いてください。

terror-lesson-last = これで全部です。手番を終えてください。時代もここで終わります。

terror-lesson-scored = あなたの生息地がすべて得点になりました。4つの環境すべてにいるのもあなただけなので、さらに8点です。
terror-lesson-periods = あと2つの時代が続きます。最後の時代には支配（D）の得点があり、1つの環境全体でディノが一番多い人が得ます。ただし、Tレックスを長く持っていられる人はいません。
terror-lesson-panel = それぞれの名前のそばに、57体のうちストックに残るディノの数、いまゲームが終わった場合の得点、まだ使っていないトークンが表示されます。
terror-lesson-done = 短いレッスンが3つあり、同数の群れと4つ目の群れ、ラプトルと火山、移住を学べます。すぐにボットと対戦してもかまいません。

# 同数の群れと4番目の群れ。

terror-lesson-habitats-title = 同数の群れと4つ目の群れ
terror-lesson-habitats-three = 4人いても、1つのエリアの生息地は3つだけです。得点になるのは第2生息地までで、2～4人のゲームでは第3生息地は0点です。
terror-lesson-habitats-fourth = 4番目の生息地はありません。4つ目の群れが来ると、一番小さい群れが絶滅します。
terror-lesson-habitats-card = あなたのカードで、砂漠にディノが3体来ます。使ってください。
terror-lesson-habitats-card-wrong = それから始めることもできます。今回はまずカードを使ってください。
terror-lesson-habitats-equal = ここに3体置くと{ $other }の2体より多く、その群れは絶滅します。でも{ $who }の3体とは同数です。同じ数の群れは順番が変わらないので、あなたは3位で0点です。
terror-lesson-habitats-spread = 中間の砂漠なら、3体で{ $who }の2体に勝ち、1位で5点です。3体ともそこに置いてください。
terror-lesson-habitats-spread-wrong = それもできますが、1位になれるのは中間の砂漠に3体置いたときだけです。
terror-lesson-habitats-grow = 外側の森林のあなたの1体は3位で0点です。タイルを使い、3体をここに加えてください。4体で{ $who }の4体と並び、2位で3点になります。
terror-lesson-habitats-grow-wrong = その群れも成長できます。でも外側の森林なら、3体で0点の場所から3点の場所に上がります。
terror-lesson-habitats-five = 2体は外側の沼地のあなたの3体に加えてください。5体で1つの群れを追い越し、{ $who }の5体と並びます。また2位で4点です。
terror-lesson-habitats-five-wrong = その群れも成長できます。でも外側の沼地なら、2体で3位から2位に上がります。
terror-lesson-habitats-white = あと1体で決まります。「白ディノ」を押して、外側の沼地の群れを選んでください。6体は5体に勝ち、1位は6点です。
terror-lesson-habitats-white-wrong = そこにも置けます。でも外側の沼地なら、2位から1位に上がります。
terror-lesson-habitats-end = 手番を終えて、あなたが1体だけいる内側の山地がどうなるか見てみましょう。
terror-lesson-habitats-died = { $who }が3体で4つ目の群れとして来ました。あなたの群れが一番小さかったので、絶滅しました。
terror-lesson-habitats-done = 置く前に数えましょう。同数ではなく、相手より多く。そして、群れが3ついるエリアに1体だけ残さないようにしましょう。

# 捕食者と火山。

terror-lesson-predators-title = ラプトルと火山
terror-lesson-predators-early = あなたはスペース2なので、{ $who }と{ $other }より先に行動します。このタイルを取られていたら、先に襲われていたでしょう。
terror-lesson-predators-raptors = ラプトルは2頭います。1頭は1エリア、もう1頭は2エリアまで動けます。着いたエリアでディノを2体まで食べ、さらに2体まで追い散らします。
terror-lesson-predators-tile = タイル「ラプトル」を使ってください。
terror-lesson-predators-volcano-later = 火山トークンはあとで使います。まずラプトルです。
terror-lesson-predators-first = 外側の森林では、{ $who }の5体があなたの3体の前にいます。印のラプトルを選び、外側の森林を選んでください。
terror-lesson-predators-first-wrong = それもできます。でも外側の森林なら、ラプトルのおかげで1位になれます。
terror-lesson-predators-eat = 2体食べさせましょう。{ $who }の群れを2回選んでください。
terror-lesson-predators-eat-wrong = どの群れからでも2体まで食べられます。一番大きい群れから2体食べさせてください。
terror-lesson-predators-scatter = 3体対3体で、同じ数の群れは順番が変わらないので、まだ{ $who }が1位です。2体追い散らしてください。隣のエリアへ逃げます。
terror-lesson-predators-scatter-wrong = 相手のディノを2体、1つのグループとして追い散らしてください。
terror-lesson-predators-second = 1位で6点です。次はもう1頭のラプトルを外側の山地へ動かし、{ $who }の3体のうち2体を食べさせてください。
terror-lesson-predators-second-wrong = それもできます。でも外側の山地なら、2体食べるだけで、そこでも1位になれます。
terror-lesson-predators-stop = ここでも1位になりました。誰も追い散らす必要はありません。「追い散らし終了」を押してください。
terror-lesson-predators-stop-wrong = ここでは追い散らす必要はありません。「追い散らし終了」を押してください。
terror-lesson-predators-eruption = 火山トークンはゲーム中に1回使えます。そのエリアの第1生息地の群れはディノを2体、ほかの群れは1体ずつ失います。さらに次のあなたの手番まで、出入りも成長もできません。
terror-lesson-predators-lock = これは身を守るためにも使えます。中間の沼地なら、あなたは3体、{ $who }は2体になり、得点計算まで誰にも追い越されません。そこで使ってください。
terror-lesson-predators-lock-wrong = そこでも噴火できます。でも中間の沼地なら、6点の第1生息地を守れます。
terror-lesson-predators-end-wrong = まだです。先に中間の沼地で火山トークンを使ってください。
terror-lesson-predators-closed = 中間の沼地は次のあなたの手番まで封鎖されます。捕食者も入れません。
terror-lesson-predators-others = Tレックスは1エリアなら5体、2エリアなら3体まで食べ、そのあと持ち主のディノ3体分に数えます。プテロダクティルスは「孵化」で1～2エリア動き、相手のディノを2体まで食べます。
terror-lesson-predators-done = 捕食者は、群れが大きく、得点の高い場所をねらいます。「ラプトル」や「Tレックス」が場にあるときは、誰が先に行動するかを考えましょう。

# 移住と支配。

terror-lesson-migration-title = 移住と支配
terror-lesson-migration-last = ゲーム最後の手番で、ほかの人は終わりました。このあと生息地がもう一度得点になり、続いて支配（D）の得点があります。
terror-lesson-migration-forest = Dでは、環境の3つのエリアのディノを合計します。1位に8点、2位に4点です。森林では{ $who }が6体、あなたは3体だけです。
terror-lesson-migration-herd = タイルは「群れの移住」です。移住する群れは、まず同じエリアのほかの群れから1体ずつ吸収します。中間の沼地の5体を選んでください。
terror-lesson-migration-herd-wrong = その群れも移住できます。でも中間の沼地の群れなら、2体吸収して森林に行けます。
terror-lesson-migration-go = これで7体になります。隣のエリアに行くことも、残ることもできます。別の環境ではグループごとに1体が死にます。中間の森林へ5体送ってください。4体が着きます。
terror-lesson-migration-go-wrong = それもできます。今回は中間の森林へ5体送ってください。
terror-lesson-migration-confirm = 2体が残ります。{ $who }の残りと同数ですが、同じ数の群れは順番が変わらないので、ここでも1位のままです。「決定」を押してください。
terror-lesson-migration-confirm-wrong = この2体は残して、第1生息地を守りましょう。「決定」を押してください。
terror-lesson-migration-finish = もう1つの群れも移住できますが、必要ありません。「移動終了」を押してください。
terror-lesson-migration-finish-wrong = その群れはいまの場所に必要です。「移動終了」を押してください。
terror-lesson-migration-end = 手番を終えてください。生息地と支配の得点を計算します。
terror-lesson-migration-scored = 7体対6体で、森林ではあなたに8点、{ $who }に4点です。同数なら、そこで第1生息地が多い人が勝ちます。
terror-lesson-migration-letters = 上のPとDは、全環境ボーナスと支配の得点がいつあるかを示します。P：4つの環境すべてにいれば8点。D：環境ごとに8点と4点。2人なら1位だけに4点。
terror-lesson-migration-won = 90点対{ $who }の85点であなたの勝ちです。移住しなければ84点でした。Dは合計32点にもなるので、最後の得点計算に早くから備えましょう。
