# Tritarea in Japanese. Everything a player reads about this game; keys are used by the game's Python
# files, by the terminal and by the browser.

tritarea-title = Tritarea
tritarea-summary = トリックで建設の権利を争い、4つのエリアからなる都市にビルを建て、街の頂点を目指します。

## Words

tritarea-intelligent = インテリジェント
tritarea-modern = モダン
tritarea-ecology = エコロジー
tritarea-happiness = ハピネス

tritarea-change-keep = 5のまま
tritarea-change-0 = 0にする
tritarea-change-10 = 10にする

## Questions

tritarea-ask-declare = どのカードを伏せて宣言しますか？そのエリアで1位ならランク分の点を得て、3位以下なら失います。
tritarea-ask-sell =
    { $own ->
        [1] あなたのブロック{ $blocks }個のうち、何個を売りますか
       *[0] { $who }のブロック{ $blocks }個のうち、何個を売りますか
    }？1個{ $price }点です。最後に残ったブロックは1個につき{ $cost }点の失点です。
tritarea-ask-play =
    { $lying ->
        [0] トリック{ $trick }はあなたがリーダーです。どのカードを出しますか？
       *[other] どのカードを出しますか？トリック{ $trick }にはカードが{ $lying }枚出ています。
    }{ $intent ->
        [0] {""}
       *[1] 最後まで残したカードがあなたの意向表明になります。
    }
tritarea-ask-five =
    { $own ->
        [1] あなた
       *[0] { $who }
    }の{ $suit }の5をどうしますか？5のままにするか、{ $zero }点払って0に、{ $ten }点払って10にできます。{ $own ->
        [1] あなたの得点は
       *[0] { $who }の得点は
    }{ $score }点です。
tritarea-ask-five-declared =
    { $own ->
        [1] あなた
       *[0] { $who }
    }が宣言した{ $suit }の5をどうしますか？5のままにするか、{ $zero }点払って0に、{ $ten }点払って10にできます。{ $own ->
        [1] あなたの得点は
       *[0] { $who }の得点は
    }{ $score }点です。
tritarea-ask-build =
    { $own ->
        [1] {""}
       *[0] { $who }は
    }{ $suit }のどこに建設しますか？{ $right ->
        [1] { $own ->
            [1] { $holders ->
                [1] 建設できるのはあなただけです。ブロックを1個置きます
               *[2] あなたが先に建設し、ブロックを1個置きます
            }
           *[0] 先に建設する人は、ブロックを1個置きます
        }
       *[2] { $own ->
            [1] あなたは次に建設し、1つのマスにブロックを1個か2個置きます
           *[0] 次に建設する人は、1つのマスにブロックを1個か2個置きます
        }
    }{ $cost ->
        [-1] 。
        [0] 。建設しなくても失点はありません。
       *[other] 。建設しなければ{ $cost }点を失います。
    }
tritarea-ask-default =
    { $who }が、変更していない5で建設を放棄します。{ $cost }点払って5を0にしますか、それとも5のまま{ $lost }点を失いますか？{ $who }の得点は{ $score }点です。
tritarea-ask-second =
    { $own ->
        [1] {""}
       *[0] { $who }は
    }{ $square }に2個目のブロックを置きますか？残りは{ $blocks }個です。
tritarea-ask-extra =
    { $square }の隣に{ $own ->
        [1] あなた
       *[0] { $who }
    }のブロックがありました。{ $square }に隣接するマスに追加ブロックを置けます。置かなくてもかまいません。残りは{ $blocks }個です。
tritarea-wastes-block = まだブロックを置けます。置かずに終えますか？
tritarea-wastes-right =
    まだここに建設できます。{ $cost ->
        [0] それでも建設しませんか？
       *[other] { $cost }点を失って建設を放棄しますか？
    }

## Kinds of action, as headings above the choices

tritarea-kind-declare = リードエリア宣言（全員が選ぶまで伏せておく）
tritarea-kind-sell = この数のブロックを売る
tritarea-kind-play = このカードを出す
tritarea-kind-five = 5をどうするか
tritarea-kind-build = このマスに建設する
tritarea-kind-default = 建設を放棄して点を失う
tritarea-kind-second = 同じマスに2個目のブロック
tritarea-kind-single = 2個目は置かない
tritarea-kind-extra = このマスに追加ブロック
tritarea-kind-skip = 追加ブロックは置かない
tritarea-kind-pay = 点を払って5を0にする
tritarea-kind-lose = 5のまま点を失う

## What happens: rounds and deals

tritarea-start-chosen =
    { $chance ->
        [1] 抽選により{ $who }がスタートプレイヤーとなり
       *[0] { $tied ->
            [0] { $who }がスタートプレイヤーとなり
            [1] 最も得点の多い{ $who }がスタートプレイヤーとなり
           *[other] { $tied }人が最多得点で並びました。{ $by ->
                [previous] 前回のスタートプレイヤーから時計回りで次の{ $who }がスタートプレイヤーとなり
               *[marker] リーダーマーカーから時計回りで最初の{ $who }がスタートプレイヤーとなり
            }
        }
    }、リーダーマーカーを受け取ります。
tritarea-round-began =
    ラウンド{ $round }が空のボードで始まります。時計回りに：{ $one }、{ $two }、{ $three }、{ $four }。{ $round ->
        [2] 新ルール：5が加わり、最後まで出さなかったカードが意向表明になります。
        [3] 新ルール：全員がカードでリードエリアを宣言し、ブロックを売ることができます。
       *[other] {""}
    }
tritarea-hand-dealt =
    { $who }にカードが{ $number }枚配られます{ $codes ->
        [all] {"："}{ $cards }
       *[none] {""}
    }。
tritarea-hand-dealt-hidden = { $who }にカードが{ $number }枚配られます。
tritarea-deck-dealt = { $who }に裏向きの山札{ $number }枚が配られます。

## What happens: before round 3

tritarea-declared = { $who }が{ $suit }の{ $rank }を伏せて宣言します。
tritarea-committed = { $who }は宣言カードを選びました。
tritarea-lead-revealed = { $who }は{ $suit }の{ $rank }を宣言します。
tritarea-blocks-sold =
    { $blocks ->
        [0] { $who }はブロックを売りません。
       *[other] { $who }がブロック{ $blocks }個を{ $points }点で売ります。
    }

## What happens: tricks

tritarea-trick-began = トリック{ $trick }：リーダーは{ $who }です。
tritarea-card-played =
    { $npc ->
        [1] { $who }の山札の一番上は{ $suit }の{ $rank }です。
       *[0] { $who }が{ $suit }の{ $rank }を出します。
    }
tritarea-card-played-faceless =
    { $npc ->
        [1] { $who }の山札の一番上がめくられます。
       *[0] { $who }がカードを出します。
    }
tritarea-five-answered = { $who }の5についての決定（伏せたまま）：{ $change }。
tritarea-five-committed = { $who }の5をどうするか、伏せたまま決まりました。
tritarea-five-changed = { $who }が{ $lost }点払い、5を{ $to }にします。
tritarea-five-kept = { $who }は5のままにします。
tritarea-rights-found =
    { $by ->
        [most] { $suit }がカード{ $supporters }枚で採用されます
        [difference] { $suit }（{ $high }と{ $low }）は{ $rival }（{ $rivalhigh }と{ $rivallow }）より差が大きいので採用されます
        [leader] { $suit }（{ $high }と{ $low }）と{ $rival }（{ $rivalhigh }と{ $rivallow }）は差が同じなので、リーダーの{ $suit }が採用されます
        [all_different] 4つのスートが出そろい、リーダーの{ $suit }が採用されます
       *[memory] { $suit }が採用されます
    }。{ $holders ->
        [1] 建設できるのは{ $first }だけです。
       *[2] { $first }が先に、続いて{ $second }が建設します。
    }

## What happens: construction

tritarea-built =
    { $kind ->
        [basic] { $who }が{ $square }に建設します
        [second] { $who }が{ $square }に2個目のブロックを置きます
       *[extra] { $who }が{ $square }に追加ブロックを置きます
    }{ $height ->
        [1] 。新しいビルです。
       *[other] 。高さは{ $height }段です。
    }
tritarea-second-declined = { $who }は{ $square }に1個だけ置いて終えます。
tritarea-bonus-scored = { $who }が{ $square }を開拓し、{ $points }点を獲得します。
tritarea-defaulted =
    { $who }が建設を放棄します{ $down ->
        [1] （5は0に変更）
       *[0] {""}
    }。{ $lost ->
        [0] { $due ->
            [0] 失点はありません。
           *[other] 本来は{ $due }点の失点ですが、0点なので失点はありません。
        }
       *[other] { $due ->
            [0] { $lost }点を失います。
           *[other] 本来は{ $due }点の失点ですが、持ち点の{ $lost }点だけを失います。
        }
    }
tritarea-construction-ended = { $who }が建設を終えます。
tritarea-trick-ended = カードを脇に置き、{ $who }がリーダーマーカーを受け取ります。

## What happens: settlement

tritarea-settlement-began = ラウンド{ $round }の決算です。
tritarea-area-scored =
    { $sole ->
        [1] { $suit }で最上段を持つのは{ $who }だけなので、1位と2位の得点を両方得て
       *[0] { $who }は{ $suit }で{ $sharers ->
            [1] { $position ->
                [1] 1位
               *[2] 2位
            }
           *[other] { $position ->
                [1] 同率1位
               *[2] 同率2位
            }
        }となり
    }、{ $points }点を獲得します。
tritarea-area-shared =
    { $suit }では{ $sharers }人が並び、{ $position ->
        [1] 1位と2位の得点を分け合います。2位の得点はありません。
       *[2] 2位の得点を分け合います。
    }
tritarea-area-tied =
    { $who }と{ $other }の{ $suit }の最上段はともに{ $buildings }つです。{ $by ->
        [tallest] 最も高いビルで{ $who }が勝ります。
        [lex] 高い順に比べて{ $who }が勝ります。
       *[sum] 高さの合計で{ $who }が勝ります。
    }
tritarea-tallest-scored = { $square }（高さ{ $height }）より高いビルはありません。所有者の{ $who }が{ $points }点を獲得します。
tritarea-owner-tied = { $square }では{ $who }と{ $other }のブロックがともに{ $blocks }個です。より下にある{ $who }が所有者です。
tritarea-intent-revealed = { $who }の意向表明は{ $suit }の{ $rank }です。
tritarea-declaration-scored =
    { $who }は宣言した{ $suit }で{ $position ->
        [0] 最上段なし
        [1] 1位
        [2] 2位
        [3] 3位
       *[4] 4位
    }{ $way ->
        [gain] となり、{ $points }点を獲得します。
        [loss] となり、{ $lost }点を失います{ $short ->
            [0] 。
           *[1] （ランクは{ $rank }ですが、持ち点まで）。
        }
       *[nothing] のため、得点の増減はありません。
    }
tritarea-blocks-charged =
    { $lost ->
        [0] { $who }にはブロックが{ $blocks }個残りましたが、失う得点がありません。
       *[other] { $who }は残ったブロック{ $blocks }個のため、{ $lost }点を失います。
    }
tritarea-round-ended = ラウンド{ $round }は終了です。
tritarea-game-ended = ゲーム終了：都市が完成しました。

## Results

tritarea-source-bonuses = ボーナス
tritarea-source-areas = エリア
tritarea-source-tallest = 最高層ビル
tritarea-source-declarations = 宣言
tritarea-source-sales = ブロック売却
tritarea-source-fives = 5の変更
tritarea-source-defaults = 建設放棄
tritarea-source-purchases = 残ったブロック

tritarea-result-points = 得点による
tritarea-result-points-shared = 得点による同順位：ほかにも{ $points }点の人がいる
tritarea-result-points-npc = 得点による：NPCは勝者になれないため、その{ $best }点は数えない
tritarea-result-team = チームの合計{ $points }点
tritarea-result-team-shared = 両チームとも{ $points }点で同順位
tritarea-result-super = スーパーデベロッパー：最下位のNPCでも{ $lowest }点
tritarea-result-expert = エキスパートデベロッパー：最下位のNPCは{ $lowest }点
tritarea-result-average = アベレージデベロッパー：最下位のNPCは{ $lowest }点
tritarea-result-beginner = ビギナーデベロッパー：最下位のNPCは{ $lowest }点
tritarea-result-disqualified = 失格：NPCが{ $best }点、あなたは{ $points }点

## Refusals: it is time for something else

tritarea-refusal-declaring = 先に、リードエリア宣言のカードを選んでください。
tritarea-refusal-selling = 先に、売るブロックの数を決めてください。
tritarea-refusal-playing = 手札からカードを出してください。
tritarea-refusal-changing = 先に、トリックの5をどうするか決めてください。
tritarea-refusal-building = 採用されたエリアのマスに建設するか、建設を放棄してください。
tritarea-refusal-second-block = 先に、同じマスに2個目のブロックを置くかどうか決めてください。
tritarea-refusal-extra-block = 先に、追加ブロックを置くか、置かないことを選んでください。
tritarea-refusal-changing-declared = 先に、宣言した5をどうするか決めてください。
tritarea-refusal-defaulting = 先に、建設放棄の5を0にするかどうか決めてください。

## Refusals: cards

tritarea-refusal-no-declaration = エリアの宣言はラウンド3の前だけです。いまはラウンド{ $round }です。
tritarea-refusal-no-sale = ブロックの売却はラウンド3の前だけです。いまはラウンド{ $round }です。
tritarea-refusal-no-fives = ラウンド1に5はありません。除外されています。
tritarea-refusal-not-in-hand = { $suit }の{ $rank }は持っていません。
tritarea-refusal-is-played = { $suit }の{ $rank }はこのラウンドで出されました。
tritarea-refusal-in-trick = { $suit }の{ $rank }は{ $who }がすでにトリックに出しています。
tritarea-refusal-is-declared = { $suit }の{ $rank }は{ $who }の宣言カードなので、出されることはありません。
tritarea-refusal-too-dear =
    それには{ $cost }点必要ですが、{ $who }の得点は{ $score ->
        [0] 0点です。
       *[other] { $score }点しかありません。
    }
tritarea-refusal-say-five = この5をどうするか決めてください（5のまま、0にする、10にする）。
tritarea-refusal-no-trick-card = { $who }のカードは、トリックに表向きで出ていません。
tritarea-refusal-not-declared = { $who }には、表向きの宣言カードがありません。
tritarea-refusal-deck = { $who }の山札は誰も見られません。順番が来ると一番上がめくられます。
tritarea-refusal-hand = { $who }のカードは手札から1枚ずつ出されます。

## Refusals: building

tritarea-refusal-other-area = { $square }は{ $area }のマスです。採用されたエリアは{ $suit }です。
tritarea-refusal-no-blocks = { $who }のブロックは残っていません。
tritarea-refusal-has-built = { $who }はすでに建設したので、もう建設を放棄できません。
tritarea-refusal-npc-builds = { $who }は、ブロックがある限り建設しなければなりません。マスを選んでください。
tritarea-refusal-one-basic = { $who }は先に建設する人なので、2個目のブロックを置けません。置けるのは次に建設する人です。
tritarea-refusal-second-on-basic = 2個目のブロックを置けるのは{ $basic }だけです。置くかどうか決めてください。
tritarea-refusal-extra-on-basic = 追加ブロックは{ $basic }の上ではなく、隣に置きます。
tritarea-refusal-not-beside = { $square }は{ $basic }の隣とはみなされません。
tritarea-refusal-stock = { $who }のブロックは、求められたときだけ置くか売ります。マスか数を選んでください。

## Facts beside the city

tritarea-fact-over = ゲーム終了です。
tritarea-fact-round =
    ラウンド{ $round }/3{ $phase ->
        [declarations] 、最初のトリックの前
        [settlement] 、決算
       *[trick] 、トリック{ $trick }/{ $tricks }
    }
tritarea-fact-player =
    { $active ->
        [1] >
       *[0] {" "}
    }{ $letter }・{ $who }{ $whose ->
        [npc] （NPC、{ $decider }が決定）
        [nobody] （NPC）
       *[seat] {""}
    }{ $marker ->
        [1] 、リーダー
       *[0] {""}
    }：{ $points }点、ブロック{ $blocks }個{ $sold ->
        [0] {""}
       *[other] （{ $sold }個売却）
    }、カード{ $cards }枚{ $declared ->
        [none] {""}
       *[other] 、宣言{ $declared }
    }{ $committed ->
        [1] 、決定済み
       *[0] {""}
    }
tritarea-fact-team = { $who }と{ $partner }のチーム：{ $points }点
tritarea-fact-five = { $who }の5についてのあなたの決定（未公開）：{ $change }
tritarea-fact-lead = あなたの宣言（未公開）：{ $suit }の{ $rank }
tritarea-fact-rights =
    { $suit }を採用{ $by ->
        [most] （最多のカード）
        [difference] （差が大きい：{ $numbers }）
        [leader] （リーダーのスート、同じ差：{ $numbers }）
        [all_different] （4スートのうちリーダーのもの）
       *[memory] {""}
    }：{ $holders ->
        [1] { $first }が建設（#1）
       *[2] { $first }が建設（#1）、次に{ $second }（#2）
    }
tritarea-fact-area =
    { $letter }・{ $suit }、1位{ $first }点、2位{ $second }点：{ $ranked ->
        [0] まだなし
       *[other] { $standing }
    }
tritarea-fact-tallest = 最高層ビル{ $number }棟、高さ{ $height }：{ $buildings }
tritarea-fact-played = このラウンドで出たカード：{ $cards }
tritarea-fact-legend-city = マス：名前、エリア、空なら+ボーナス。ビルは左（下）から右（上）へ。
tritarea-fact-legend-trick = トリックはリーダーから順に表示。#1が先に、#2が次に建設。>は変更した5のランク。
tritarea-fact-legend-hand = トリックの下の行はあなたの手札です。

## Options

option-tritarea-start_first = ラウンド1のスタートプレイヤー
option-tritarea-start_first-random = 抽選で決める
option-tritarea-start_first-0 = 1番目の席
option-tritarea-start_first-1 = 2番目の席
option-tritarea-start_first-2 = 3番目の席
option-tritarea-start_first-3 = 4番目の席
option-tritarea-start_tie = ラウンド前に最高得点の人が複数いるときのスタートプレイヤー
option-tritarea-start_tie-marker = そのうち、マーカーを持つ人から時計回りで最初の人
option-tritarea-start_tie-previous = そのうち、前回のスタートプレイヤーから時計回りで最初の人
option-tritarea-start_tie-random = そのうちから抽選で決める
option-tritarea-start_2p = 2人プレイのスタートプレイヤー
option-tritarea-start_2p-own = 本人だけの得点が最も高い人
option-tritarea-start_2p-team = 得点が最も高いチームのプレイヤー
option-tritarea-npc_start = NPCがスタートプレイヤーになれるか
option-tritarea-npc_start-true = 得点が最も高ければなれる
option-tritarea-npc_start-false = なれない、人だけ
option-tritarea-r3_order = ラウンド3の前
option-tritarea-r3_order-declare = 先にエリア宣言、次にブロック売却
option-tritarea-r3_order-sell = 先にブロック売却、次にエリア宣言
option-tritarea-r3_order-before_deal = カードを配る前にブロック売却
option-tritarea-five_order = 5の変更
option-tritarea-five_order-open = 時計回りに1人ずつ、公開で
option-tritarea-five_order-hidden = 全員が伏せて同時に決め、一斉に公開
option-tritarea-adjacency = 追加ブロックの「隣」
option-tritarea-adjacency-board = 辺を共有するすべてのマス
option-tritarea-adjacency-area = 同じエリアのマスだけ
option-tritarea-adjacent_own = 隣の自分のブロックの数え方
option-tritarea-adjacent_own-any = どの高さでもよい
option-tritarea-adjacent_own-top = ビルの最上段だけ
option-tritarea-five_on_default = 変更していない5での建設放棄
option-tritarea-five_on_default-true = 失うのは1点だけ：5を0に変更する
option-tritarea-five_on_default-false = 5点すべてを失う
option-tritarea-settle_order = 決算の順序
option-tritarea-settle_order-checklist = エリア、最高層、宣言、残りブロック
option-tritarea-settle_order-text = エリア、宣言、残りブロック、最高層
option-tritarea-area_tie = エリアの最上段の数が同じとき、上位は
option-tritarea-area_tie-tallest = 最も高いビルが高いほう、同じなら分け合う
option-tritarea-area_tie-lex = 最も高いビル、次に高いビルと順に比べて高いほう
option-tritarea-area_tie-sum = 高さの合計が大きいほう
option-tritarea-sole_colour = エリアの最上段が1人だけのとき
option-tritarea-sole_colour-top = 1位と2位の点を両方得る
option-tritarea-sole_colour-any = ほかの人のブロックがない場合だけ両方得る
option-tritarea-tallest_pair = 2棟の最高層ビルを1人が所有するとき
option-tritarea-tallest_pair-12 = 各6点、合わせて12点
option-tritarea-tallest_pair-6 = 6点を1回だけ
option-tritarea-unranked = 最上段が1つもないエリアのリードエリア宣言
option-tritarea-unranked-loss = ランク分の点を失う
option-tritarea-unranked-neutral = 何も失わない
option-tritarea-npc_seat = 3人プレイのNPC
option-tritarea-npc_seat-moves = 毎ラウンド、スタートプレイヤーの右隣に座る
option-tritarea-npc_seat-fixed = ラウンド1の席のまま
option-tritarea-npc_seat-trick = 毎トリック、リーダーの右隣に座る
option-tritarea-npc_decider = 3人プレイのNPCの建設を決める人（ほかに定めがない場合）
option-tritarea-npc_decider-latest = 先に建設した人のうち、直近の人
option-tritarea-npc_decider-left = NPCの左隣の人
option-tritarea-npc_default = 3人プレイのNPCの建設放棄
option-tritarea-npc_default-true = 建設を決める人が望めばできる
option-tritarea-npc_default-false = できない、ブロックがある限り建設する
option-tritarea-solo_tie = 1人プレイで、最高のNPCと同点なら
option-tritarea-solo_tie-success = 成功
option-tritarea-solo_tie-fail = 失敗
option-tritarea-memory = 出たカードを覚えておく必要があるか
option-tritarea-memory-true = ある：どこにも表示されない
option-tritarea-memory-false = ない：ログに表示される
option-tritarea-declare_tie = 同率1位での宣言
option-tritarea-declare_tie-full = そのまま有効
option-tritarea-declare_tie-sole = 無効（増減なし）
option-tritarea-solo_fives = 1人プレイでのNPCの5
option-tritarea-solo_fives-ask = すべてあなたが決める
option-tritarea-solo_fives-auto = 変更がそのNPCに役立つ場合だけ決める
option-tritarea-board_data = お手持ちのボードの数値
option-tritarea-board_data-areas = マスのエリア
option-tritarea-board_data-bonuses = マスのボーナス
option-tritarea-board_data-first = エリア1位の点
option-tritarea-board_data-second = エリア2位の点
option-tritarea-board_data-i = { tritarea-intelligent }
option-tritarea-board_data-m = { tritarea-modern }
option-tritarea-board_data-e = { tritarea-ecology }
option-tritarea-board_data-h = { tritarea-happiness }
option-tritarea-board_data-a1 = a1
option-tritarea-board_data-b1 = b1
option-tritarea-board_data-c1 = c1
option-tritarea-board_data-d1 = d1
option-tritarea-board_data-a2 = a2
option-tritarea-board_data-b2 = b2
option-tritarea-board_data-c2 = c2
option-tritarea-board_data-d2 = d2
option-tritarea-board_data-a3 = a3
option-tritarea-board_data-b3 = b3
option-tritarea-board_data-c3 = c3
option-tritarea-board_data-d3 = d3
option-tritarea-board_data-a4 = a4
option-tritarea-board_data-b4 = b4
option-tritarea-board_data-c4 = c4
option-tritarea-board_data-d4 = d4

## Help in the terminal

tritarea-help =
    都市：4行×4列で、左上がa1、右下がd4です。線はエリアの境目です：
    I：インテリジェント、M：モダン、E：エコロジー、H：ハピネス。
    ビルは左（下）から右（上）へ読みます：ABBは一番下がA、最上段がBの
    ブロックです。都市の下には、リーダーから順にトリックが、その下に
    あなたの手札が表示されます。H7はハピネスの7です。
    オレンジ、青、黄、緑はプレイヤーで、スートではありません。

    play H7                  カードを出す
    declare H7               ラウンド3の前の宣言
    sell 3                   ラウンド3の前にブロックを3個売る
    five keep, five 0, five 10   5をどうするか
    build b2                 基本ブロックを置く
    default                  建設を放棄し、カードのランク分の点を失う
    second, single           同じマスに2個目のブロックを置く、または置かない
    extra b3, skip           隣に追加ブロックを置く、または置かない
    pay, lose                建設を放棄するNPCの5を0にする、またはしない
    「why」では物をcard:H7、square:b2、count:3、five:10、trick:C、declared:B、
    deck:D、stock:A、またはdefault、second、single、skip、pay、loseのように指定します。

## In the browser

tritarea-web-title = Tri*t*area
tritarea-web-city = 都市：4つのエリアの16マス
tritarea-web-hand = あなたの手札
tritarea-web-over = 都市が完成しました
tritarea-web-progress = ラウンド{ $round }・{"\u200B"}トリック{ $trick }
tritarea-web-progress-declare = ラウンド{ $round }・{"\u200B"}宣言
tritarea-web-progress-sale = ラウンド{ $round }・{"\u200B"}売却
tritarea-web-progress-settlement = ラウンド{ $round }・{"\u200B"}決算
tritarea-web-step-declare = 宣言
tritarea-web-step-sale = 売却
tritarea-web-step-tricks = トリック
tritarea-web-step-settlement = 決算

# Facts in the players panel, short.
tritarea-web-fact-blocks = ブロック{ $blocks }
tritarea-web-fact-sold = 売却{ $blocks }
tritarea-web-fact-decides = { $who }が決定
tritarea-web-fact-you-decide = あなたが決定
tritarea-web-fact-marker = リーダー

# The four places: what is going on, and what each card means.
tritarea-web-head-declaring = リードエリア宣言
tritarea-web-head-declaring-remark = 全員同時
tritarea-web-head-selling = ブロック売却
tritarea-web-head-selling-remark = { $who }が売却中
tritarea-web-head-settling = 決算
tritarea-web-head-settling-remark = 宣言した5は変更できます
tritarea-web-head-over = 宣言の結果
tritarea-web-head-trick = トリック{ $trick }
tritarea-web-head-led = リーダーは{ $who }
tritarea-web-adopted = { $suit }を採用
tritarea-web-by-most = 4枚中{ $cards }枚
tritarea-web-by-difference = 差{ $number }（{ $rival }は差{ $less }）
tritarea-web-by-leader = { $rival }も差{ $number }：リーダー優先
tritarea-web-by-all-different = 4スートのうちリーダーのもの
tritarea-web-slot-first = 先に建設
tritarea-web-slot-second = 次に建設
tritarea-web-slot-middle = 中間
tritarea-web-slot-other = 不採用
tritarea-web-slot-led = リーダー
tritarea-web-slot-played = 出した
tritarea-web-slot-leads = 最初に出す
tritarea-web-slot-plays = 出す番
tritarea-web-slot-to-play = これから
tritarea-web-slot-deck = 山札
tritarea-web-slot-top-card = 一番上
tritarea-web-slot-face-down = 裏向き
tritarea-web-slot-five = 0・5・10？
tritarea-web-slot-decided = あなた：{ $change }
tritarea-web-slot-has-decided = 決定済み
tritarea-web-slot-hidden = まだ非公開
tritarea-web-slot-chosen = 選択済み
tritarea-web-slot-choose = 選ぶ
tritarea-web-slot-chooses = 選択中…
tritarea-web-slot-sells = 売却中
tritarea-web-slot-sold = { $blocks }個売却
tritarea-web-slot-blocks = { $blocks }個
tritarea-web-means-both =
    最も低いカードが先に建設：{ $first }、{ $low ->
        [0] ブロックはすべて使用済み
       *[other] 1個
    }。最も高いカードが次に建設：{ $second }、{ $high ->
        [0] ブロックはすべて使用済み
        [1] 1個
       *[other] 1個か2個
    }。
tritarea-web-means-alone =
    リーダーの{ $first }だけが建設します：{ $low ->
        [0] ブロックはすべて使用済み
       *[other] 1個
    }。
tritarea-web-decides-for = { $npc }については{ $who }が決めます。
tritarea-web-hint-trick = 最も多く出たスートが採用されます。その中で最も低いカードが先に、最も高いカードが次に建設します。
tritarea-web-hint-trick-intent = 最も多く出たスートが採用されます。その中で最も低いカードが先に、最も高いカードが次に建設します。最後まで出さなかったカードがあなたの意向表明です。そのエリアで1位ならランク分の点を得ます。
tritarea-web-hint-declaring = { $all }人中{ $chosen }人が選びました。カードは全員一斉に公開します。
tritarea-web-hint-selling = 売ったブロックはこのラウンドでは使えません。残したブロックのうち建設に使わなかったものは、最後に1個ごとに失点になります。
tritarea-web-hint-settling = 宣言したエリアで1位ならランク分の点を得ます。ラウンド3では2位は増減なし、それ以外は失います。

# If it were settled now.
tritarea-web-standing = いま決算した場合
tritarea-web-tallest = 最高層
tritarea-web-tallest-at =
    { $number ->
        [1] { $square }、高さ{ $height }
       *[other] { $number }棟、高さ{ $height }
    }
tritarea-web-declarations-now = 宣言（いま決算した場合）

# Fives, sale, second block.
tritarea-web-fives = 5をどうするか
tritarea-web-five-keep = 5のまま
tritarea-web-five-0 = 0にする
tritarea-web-five-10 = 10にする
tritarea-web-blocks = 売るブロック
tritarea-web-sell =
    { $number ->
        [0] 売らない
       *[other] { $number }個売る、残り{ $left }
    }
tritarea-web-sell-count =
    { $number ->
        [0] ブロックを売らない
       *[other] ブロックを{ $number }個売る
    }
tritarea-web-sale =
    { $number ->
        [0] { $left }個すべてを建設用に残します。
       *[other] { $number }個売り、{ $left }個残します。
    }
tritarea-web-second-question = 2個目？
tritarea-web-second-here = { $square }に2個目のブロック
tritarea-web-button-default = 建設放棄
tritarea-web-button-second = 2個目を置く
tritarea-web-button-single = 1個だけ
tritarea-web-button-skip = 追加ブロックなし
tritarea-web-button-pay = 5を0にする
tritarea-web-button-lose = 5のまま失う
tritarea-web-final-play = 出したカードは取り消せません。
tritarea-web-final-declare = 全員が選ぶまで伏せたままで、変更できません。
tritarea-web-final-sell = 売却は取り消せません。
tritarea-web-final-five = すぐに支払い、取り消せません。
tritarea-web-note-extra = ビルの有無にかかわらず、印のあるどのマスにも置けます。

# Things in words.
tritarea-web-card = { $suit }の{ $rank }
tritarea-web-square-empty =
    { $square }、{ $suit }、空き{ $bonus ->
        [0] {""}
       *[other] 、ボーナス{ $bonus }
    }
tritarea-web-square-own = { $square }、{ $suit }：ブロック{ $height }個（{ $who }）
tritarea-web-square-tower = { $square }、{ $suit }：ブロック{ $height }個、下から（{ $blocks }）。所有者は{ $owner }
tritarea-web-blocks-of = { $who }の{ $number }個
tritarea-web-trick-card = { $card }、{ $who }が出したカード
tritarea-web-no-trick-card = { $who }はトリックにカードを出していません
tritarea-web-declared = { $card }、{ $who }の宣言
tritarea-web-declared-hidden = { $who }はカードを宣言しましたが、まだ非公開です
tritarea-web-not-declared = { $who }は何も宣言していません
tritarea-web-deck = { $who }の山札、{ $cards }枚
tritarea-web-hand-of = { $who }の手札、{ $cards }枚
tritarea-web-stock = { $who }：残りブロック{ $blocks }個
