# Trias in Japanese. Everything a player reads about this game; keys are used by the game's Python
# files, by the terminal and by the browser.

trias-title = Trias
trias-summary = 超大陸が分裂していきます。得点になる島に自分の群れを残しましょう。

## Words

trias-mountain = 山地
trias-steppe = 草原
trias-woods = 森林
trias-south-pole = 南極

trias-card-mountain = 山地
trias-card-steppe = 草原
trias-card-woods = 森林
trias-card-meteorite = 隕石

## Herds and swimmers, counted: つ ends at nine

trias-herds-counted =
    { $herds ->
        [1] 1つ
        [2] 2つ
        [3] 3つ
        [4] 4つ
        [5] 5つ
        [6] 6つ
        [7] 7つ
        [8] 8つ
        [9] 9つ
       *[other] { $herds }
    }
trias-counted =
    { $count ->
        [1] 1つ
        [2] 2つ
        [3] 3つ
        [4] 4つ
        [5] 5つ
        [6] 6つ
        [7] 7つ
        [8] 8つ
        [9] 9つ
       *[other] { $count }
    }

## Questions

trias-ask-place = 群れのいないタイルに群れを{ $herds }つ置いてください。
trias-ask-card = 大陸移動の地形を、手札と山札の一番上のどちらで決めますか？
trias-ask-lift = { $landscape }のタイルを大陸移動させます。どれを持ち上げますか？
trias-ask-lift-any = 今回はどの地形でも大陸移動できます。どのタイルを持ち上げますか？
trias-ask-drift =
    { $codes ->
        [all] タイル{ $tile }（{ $landscape }）をどこに置きますか？
       *[none] { $landscape }のタイルをどこに置きますか？
    }いまより外側で、元の陸地に隣接するマスです。
trias-ask-act =
    { $left ->
        [0] 残りアクションはありません。{ $more ->
            [0] {""}
           *[other] あと{ $more }つのスイマーが無料で上陸できます。
        }
       *[other] 残りアクションは{ $left }です。{ $more ->
            [0] 何をしますか？
           *[other] あと{ $more }つのスイマーが無料で上陸できますが、ほかのアクションをすると権利を失います。
        }
    }
trias-ask-end =
    { $left ->
        [0] 残りアクションはありません。
       *[other] 残りアクション{ $left }でできることはありません。
    }手番を終えてください。
trias-wastes-actions =
    { $left ->
        [0] まだ無料で上陸できるスイマーがいます。
       *[other] アクションが{ $left }つ残っています。
    }それでも手番を終えますか？

## Kinds of action, as headings above the choices

trias-kind-place = 空いているタイルに群れを2つ置く
trias-kind-hand = 手札のカードを使う
trias-kind-draw = 山札の一番上をめくる（必ず使う）
trias-kind-lift = 大陸移動させるタイルを持ち上げる。上の群れはスイマーになる（アクションとしては3消費）
trias-kind-drift = 持ち上げたタイルを、タイルのこの方角の隣に置く
trias-kind-move = 群れをタイルからこの方角の隣へ移動（1アクション）
trias-kind-rescue = この方角のスイマーをタイルに救出（1アクションで3つまで）
trias-kind-reproduce = 繁殖：タイルの群れにストックから1つ加える（1アクション）
trias-kind-end = 手番を終える。残ったスイマーはストックに戻る

## What happens

trias-tile-at =
    { $codes ->
        [all] { $ring ->
            [0] タイル{ $tile }（{ $landscape }）
           *[other] タイル{ $tile }（{ $landscape }、輪{ $ring }、{ $hour }時の方向）
        }
        [spoken] { $ring ->
            [0] { $landscape }
           *[other] タイル{ $tile }（{ $landscape }、輪{ $ring }、{ $hour }時の方向）
        }
       *[none] { $ring ->
            [0] { $landscape }
           *[other] { $landscape }のタイル
        }
    }
trias-moved-from =
    { $codes ->
        [all] { $fromring ->
            [0] タイル{ $from }（{ $fromland }）
           *[other] タイル{ $from }（{ $fromland }、輪{ $fromring }、{ $fromhour }時の方向）
        }
        [spoken] { $fromring ->
            [0] { $fromland }
           *[other] タイル{ $from }（{ $fromland }、輪{ $fromring }、{ $fromhour }時の方向）
        }
       *[none] { $fromring ->
            [0] { $fromland }
           *[other] { $fromland }のタイル
        }
    }
trias-moved-to =
    { $codes ->
        [all] { $toring ->
            [0] タイル{ $to }（{ $toland }）
           *[other] タイル{ $to }（{ $toland }、輪{ $toring }、{ $tohour }時の方向）
        }
        [spoken] { $toring ->
            [0] { $toland }
           *[other] タイル{ $to }（{ $toland }、輪{ $toring }、{ $tohour }時の方向）
        }
       *[none] { $toring ->
            [0] { $toland }
           *[other] { $toland }のタイル
        }
    }
trias-board-laid = 大陸が並びました：南極と、そのまわりの陸タイル{ $tiles }枚。
trias-start-player = { $who }がスタートプレイヤーで、最初に置きます。
trias-card-taken = { $who }が裏面{ $back }のカードを手札に加えます：{ $card }。
trias-hidden-card-taken = { $who }が裏面{ $back }のカードを手札に加えます。
trias-placed = { $who }が{ trias-tile-at }に群れを{ $herds }つ置きます。
trias-turn-began = 手番{ $turn }：{ $who }。
trias-hand-played = { $who }が手札のカードを使います：{ $card }。
trias-card-drawn = { $who }が山札の一番上をめくります：{ $card }。
trias-meteorite = { $who }が隕石を引きました！{ $first }から最終ラウンドです。
trias-last-round-no-drift = 1ラウンドの間、誰も大陸移動できませんでした。{ $first }から最終ラウンドです。
trias-nothing-drifts = { $who }が大陸移動できるタイルはないため、何も動きません。
trias-free-choice = 大陸移動できる{ $landscape }のタイルがないため、{ $who }はほかのどの地形でも選べます。
trias-lifted = { $who }が{ trias-tile-at }を持ち上げます。
trias-drifted =
    { $who }が{ $codes ->
        [all] タイル{ $tile }（{ $landscape }）を外側へ（輪{ $ring }、{ $hour }時の方向）大陸移動させます
        [spoken] タイル{ $tile }（{ $landscape }）を外側へ（輪{ $ring }、{ $hour }時の方向）大陸移動させます
       *[none] { $landscape }のタイルを外側へ大陸移動させます
    }{ $pieces ->
        [1] { $joined ->
            [1] 。
           *[other] 。このタイルが{ $joined }つの陸地をつなぎます。
        }
       *[other] 。陸地が{ $pieces }つに分かれ{ $joined ->
            [1] ます。
           *[other] 、このタイルが{ $joined }つの陸地をつなぎます。
        }
    }
trias-fell-into-water = { $who }の群れ{ trias-herds-counted }がスイマーになります。
trias-came-ashore = { $who }のスイマー{ trias-herds-counted }が再び陸に立ちます。
trias-rank =
    { $place ->
        [1] { $sharers ->
            [1] 1位
           *[other] 同率1位
        }
        [2] { $sharers ->
            [1] 2位
           *[other] 同率2位
        }
       *[other] 順位なし
    }
trias-interim-scored = { $who }はタイル{ $tiles }枚の新しい島で{ $points }点を獲得します（群れ{ trias-herds-counted }、{ trias-rank }）。
trias-interim-missed = { $who }はタイル{ $tiles }枚の新しい島では得点がありません（群れ{ trias-herds-counted }、{ trias-rank }）。
trias-moved = { $who }が群れを{ trias-moved-from }から{ trias-moved-to }へ移動します。残りアクション：{ $left }。
trias-rescued =
    { $who }がスイマーを{ trias-tile-at }に救出します。残りアクション：{ $left }{ $free ->
        [0] 。
       *[other] 、あと{ $free }つが無料で上陸可能。
    }
trias-reproduced = { $who }が{ trias-tile-at }で繁殖します。残りアクション：{ $left }。
trias-actions-ended =
    { $who }が手番を終えます{ $unused ->
        [0] 。
       *[other] （アクション{ $unused }つ未使用）。
    }
trias-swimmers-lost = { $who }のスイマー{ trias-herds-counted }がストックに戻ります。
trias-surplus-lost = { trias-tile-at }は過密です。{ $who }の群れ{ trias-herds-counted }がストックに戻ります。
trias-final-scored =
    { $who }は{ trias-tile-at }を含むタイル{ $tiles }枚の島で{ $place ->
        [1] 1位
       *[2] 2位
    }となり、{ $points }点を獲得します。
trias-final-tied =
    { $sharers }人がこの島で{ $place ->
        [1] 群れの数の1位（各{ $herds }）で並びました。1位と2位の得点を分け合い、ほかの人は得点しません。
       *[2] 群れの数の2位（各{ $herds }）で並びました。2位の得点を分け合います。
    }
trias-game-won =
    { $winners ->
        [1] { $who }が{ $points }点で勝利しました。
       *[other] { $who }が{ $points }点で同時優勝しました。
    }

## Results

trias-source-interim = 新しい島
trias-source-final = 最終得点
trias-result-points = 得点による
trias-result-stock = ストックの群れの数（{ $stock }）による。{ $points }点で同点
trias-result-masses = 群れがいる陸地の数（{ $masses }）による。得点（{ $points }）とストック（{ $stock }）が同じ
trias-result-shared = 得点（{ $points }）、ストック（{ $stock }）、陸地の数（{ $masses }）が同じため同順位

## Refusals

trias-this-tile =
    { $codes ->
        [all] タイル{ $tile }
       *[none] このタイル
    }
trias-that-tile =
    { $codes ->
        [all] タイル{ $tile }
       *[none] このタイル
    }
trias-refusal-placing = まだ群れの配置中です。群れのいないタイルを選んでください。
trias-refusal-choose-card = 先にカードを決めてください。手札を使うか、山札をめくります。
trias-refusal-lifting = 先に必須の大陸移動を行います。大陸移動できるタイルを1枚持ち上げてください。
trias-refusal-drifting = タイルを持ち上げています。印のあるマスに置くか、持ち上げを取り消してください。
trias-refusal-acting = アクション中にはできません。大陸移動、移動、救出、繁殖、手番終了から選んでください。
trias-refusal-no-tile = このゲームにタイル{ $tile }はありません。陸タイルの番号は0から{ $last }までです。
trias-refusal-no-reentry = 群れを置くのはゲーム開始時だけです。すべて失った人は復帰できません。
trias-refusal-not-extinct = 新しい2つの群れで復帰できるのは、ボードに群れが1つもない人だけです。
trias-refusal-reentry-too-late = 新しい2つの群れを置くには通常の手番の全アクションを使うため、最初に行う必要があります。
trias-refusal-pole = 群れは南極に入れません。
trias-refusal-pole-stays = 南極は決して大陸移動しません。
trias-refusal-not-vacant = { trias-this-tile }にはすでに群れがいます。群れのいないタイルを選んでください。
trias-refusal-drift-too-dear =
    大陸移動には{ $cost }アクション必要ですが、{ $left ->
        [0] もう残っていません。
       *[other] 残りは{ $left }です。
    }
trias-refusal-lone-tile = { trias-this-tile }は1枚だけの島です。1枚だけのタイルは大陸移動しません。
trias-refusal-no-presence = { trias-this-tile }の陸地に、あなたの群れはいません。スイマーは数えません。
trias-refusal-inland = { trias-this-tile }は外海に面していません。大陸移動できるのは外海に面したタイルだけです。
trias-refusal-nowhere-to-go = { trias-this-tile }には行き先がありません。残りの陸地に隣接し、いまより外側にあるマスが必要です。
trias-refusal-wrong-landscape = { trias-this-tile }は別の地形です。カードは大陸移動できる{ $landscape }のタイルを指定しています。
trias-refusal-beside-itself = { trias-this-tile }は持ち上げ中です。どのタイルの隣に置くか、同じ陸地の別のタイルで指定してください。
trias-refusal-other-mass =
    { $tile ->
        [34] 南極
       *[other] { trias-this-tile }
    }は別の陸地に属しています。持ち上げたタイルは、元の陸地に隣接させなければなりません。
trias-refusal-on-land =
    そこには{ $tile ->
        [34] 南極
       *[other] { trias-that-tile }
    }があります。持ち上げたタイルは海のマスに置きます。
trias-refusal-not-further = そこは、タイルが元あった場所より南極から遠くありません。
trias-refusal-interior-sea = そこは内海です。新しい場所でもタイルは外海に面していなければなりません。
trias-refusal-not-touching = そのマスは、タイルの元の陸地の残りに隣接していません。
trias-refusal-other-name = そのマスは、隣接するうち最も小さい番号のタイル{ $tile }から指定してください。
trias-refusal-only-water = 海のマスに置けるのは、持ち上げたタイルだけです。
trias-refusal-no-action = 残りアクションがありません。
trias-refusal-no-spent = { trias-this-tile }に、この手番に繁殖または誕生したあなたの群れはいません。
trias-refusal-no-fresh = { trias-this-tile }のあなたの群れは、すべてこの手番に繁殖または誕生しました。その中から1つを移動してください。
trias-refusal-into-water = その方角は海です。群れはタイルからタイルへしか歩けません。
trias-refusal-full =
    { $tile ->
        [34] 南極
       *[other] { trias-this-tile }
    }は満員です。
trias-refusal-no-swimmer = { trias-this-tile }のその方角に、あなたのスイマーはいません。
trias-refusal-no-own-swimmer = そこにあなたのスイマーはいません。
trias-refusal-cannot-be-rescued = 隣に空きのあるタイルがないため、あなたのスイマーは上陸できません。
trias-refusal-no-stock = ストックが空なので、加える群れがありません。
trias-refusal-already-reproduced = { trias-this-tile }のあなたの群れは、この手番に繁殖または誕生しました。群れは1手番に1回だけ繁殖します。
trias-refusal-extinct = ボードにあなたの群れは残っていません。できるのは手番を終えることだけです。
trias-refusal-no-herd =
    { $tile ->
        [34] 南極
       *[other] { trias-this-tile }
    }に、あなたの群れはいません。
trias-refusal-no-herd-ashore = あなたの群れはすべてスイマーです。繁殖できるのは陸にいる群れだけです。
trias-refusal-none-reproduces = 繁殖できるあなたの群れはありません。どれもこの手番に繁殖または誕生したか、タイルが満員です。
trias-refusal-no-way = 隣のタイルに、この群れが入れる空きはありません。
trias-refusal-herd-to-tile = 群れの行き先はタイルです。隣のタイルを選んでください。
trias-refusal-swimmer-to-tile = スイマーはタイルに上陸します。そのマスの隣のタイルを選んでください。
trias-refusal-birth-on-tile = 新しい群れはあなたの群れに加わります。この手番に繁殖も誕生もしていないあなたの群れがいるタイルを選んでください。
trias-refusal-not-adjacent =
    { $tile ->
        [34] 南極
       *[other] { trias-this-tile }
    }は隣ではありません。群れが行けるのは隣のタイルだけです。

## Facts beside the board

trias-fact-player =
    { $active ->
        [1] >
       *[0] {" "}
    }{ $letter }・{ $who }：{ $points }点、群れ{ $herds }、ストック{ $stock }{ $back ->
        [0] 、手札なし
       *[other] 、手札の裏面{ $back }
    }
trias-fact-hand = あなたの手札：{ $card }（裏面{ $back }）
trias-fact-deck = 山札：残り{ $cards }枚、一番上の裏面{ $back }
trias-fact-discards = 捨て札：山地{ $mountain }、草原{ $steppe }、森林{ $woods }
trias-fact-last-card = 最後に使われたカード：{ $card }（裏面{ $back }）
trias-fact-turn =
    手番{ $turn }{ $actions ->
        [0] {""}
       *[other] 、残りアクション{ $actions }
    }
trias-fact-last-round =
    最終ラウンド、{ $turns ->
        [1] 最後の手番
       *[other] 残り{ $turns }手番
    }{ $actions ->
        [0] {""}
       *[other] 、残りアクション{ $actions }
    }
trias-fact-over = ゲーム終了です。
trias-fact-lifted = 持ち上げ中：タイル{ $tile }（{ $landscape }）、[ ]で表示
trias-fact-islands = 島と群れ：
trias-fact-island =
    {"  "}{ $size }枚（{ $tile }付近）：{ $herds ->
        [none] なし
       *[other] { $herds }
    }
trias-fact-legend-tiles =
    養える群れの数：M（山地）{ $mountain }、S（草原）{ $steppe }、W（森林）{ $woods }{ $south-pole ->
        [0] {""}
        [unlimited] 、SP（南極）無制限
       *[other] 、SP（南極）{ $south-pole }
    }。·は空き
trias-fact-leftover = ゲームから除いたタイル：山地{ $mountain }、草原{ $steppe }、森林{ $woods }
trias-fact-legend-swimmers = ~A~：Aのスイマー
trias-fact-legend-spent = 小文字：この手番に繁殖または誕生
trias-fact-legend-surplus = !：過密
trias-fact-legend-sea = ≈：内海

## Options

# In the browser: headings of the options, by the section of their rule.
trias-web-options-tr-1 = 準備

option-trias-start_player = 最初に群れを置く人
option-trias-start_player-random = 抽選で決める
option-trias-start_player-0 = 1番目の席
option-trias-start_player-1 = 2番目の席
option-trias-start_player-2 = 3番目の席
option-trias-start_player-3 = 4番目の席
option-trias-start_player-4 = 5番目の席
option-trias-south_pole_capacity = 南極が養える群れの数
option-trias-south_pole_capacity-0 = なし：群れは置けず、通れない
option-trias-south_pole_capacity-2 = 2つ、山地と同じ
option-trias-south_pole_capacity-3 = 3つ、草原と同じ
option-trias-south_pole_capacity-4 = 4つ、森林と同じ
option-trias-south_pole_capacity-unlimited = 制限なし
option-trias-no_drift_card = 何も大陸移動できない人のカード
option-trias-no_drift_card-consume = 効果なしで使い切る
option-trias-no_drift_card-keep = 使わずに持っておく。全員が続けて大陸移動できなければ最終ラウンドになる
option-trias-discards_public = 捨て札
option-trias-discards_public-true = すべて見てよい
option-trias-discards_public-false = 一番新しい1枚だけ見てよい
option-trias-distance_metric = 「南極からより遠い」の意味
option-trias-distance_metric-ring = より外側の輪
option-trias-distance_metric-euclid = 中心どうしの直線距離がより長い
option-trias-interim_join = 陸地をつなぐ大陸移動の得点
option-trias-interim_join-never = 得点しない
option-trias-interim_join-net_new = つなぐ数より多くの陸地に分かれ、つないだ陸地に南極がなければ得点する
option-trias-interim_masses = 分かれたときに得点になる陸地
option-trias-interim_masses-all = 本土も島も
option-trias-interim_masses-main = 本土だけ
option-trias-reentry = 群れをすべて失った人
option-trias-reentry-none = 復帰できない
option-trias-reentry-pair = 通常の手番の全アクションと引き換えに、空いているタイルに群れを2つ置ける
option-trias-last_round_actions_2p = 2人プレイの最終ラウンドのアクション数
option-trias-last_round_actions_2p-2 = 2
option-trias-last_round_actions_2p-3 = 3（まだ大陸移動できる）

## Help in the terminal

trias-help =
    ボード：タイルには地形と番号（W12は森林のタイル12）、その下に群れ
    （プレイヤーの文字）と空きの数だけの点が表示されます。~A~はスイマー
    です。タイルには6つの方角があります：

         nw   ne
       w    o    e
         sw   se

    place 12      タイル12に群れを2つ置く
    hand, draw    手札を使う、または山札の一番上を使う
    lift 12       タイル12を持ち上げる（大陸移動の前半）
    drift 7 se    持ち上げたタイルをタイル7の南東に置く
    move 5 ne     群れがタイル5から北東のタイルへ歩く。
                  「move 5 ne spent」：この手番に繁殖または誕生した群れ
    rescue 9 w    タイル9のすぐ西のスイマーがタイル9に上陸する
    reproduce 5   タイル5のあなたの群れが1つ増える
    end           手番を終える
    「why」では物をtile:12やcell:2,-1（南極からの歩数）のように指定します。

## In the browser: things of the map in words

trias-web-map =
    Triasのボード：本土{ $lands ->
        [0] だけで島なし
       *[other] と島{ $lands }か所
    }
trias-web-place = 輪{ $ring }、{ $hour }時の方向
trias-web-where =
    { $codes ->
        [spoken] { trias-web-place }
       *[none] { $side ->
            [ne] 北東
            [e] 東
            [se] 南東
            [s] 南
            [sw] 南西
            [w] 西
            [nw] 北西
           *[n] 北
        }、南極から{ $ring }マス
    }
trias-web-tile = タイル{ $tile }
trias-web-places-free = 空き{ $places }
trias-web-full = 満員
trias-web-too-many = 群れ{ trias-herds-counted }超過
trias-web-herds-of = { $who }の群れ{ trias-herds-counted }
trias-web-swimmers-of = { $who }のスイマー{ trias-herds-counted }
trias-web-one-fresh = 群れ1つ
trias-web-one-spent = 繁殖または誕生した群れ1つ
trias-web-fresh-herds = タイル{ $tile }のあなたの群れ{ trias-herds-counted }
trias-web-spent-herds = タイル{ $tile }のあなたの群れ{ trias-herds-counted }（この手番に繁殖または誕生）
trias-web-land = 島{ $letter }
trias-web-main-land = 本土
trias-web-water = 海
trias-web-inland-sea = 内海
trias-web-beside =
    タイル{ $tile }の{ $side ->
        [e] 東
        [ne] 北東
        [nw] 北西
        [w] 西
        [sw] 南西
       *[se] 南東
    }
trias-web-beside-land =
    { $landscape }のタイルの{ $side ->
        [e] 東
        [ne] 北東
        [nw] 北西
        [w] 西
        [sw] 南西
       *[se] 南東
    }
trias-web-lifted = 持ち上げ中
trias-web-stock-of = { $who }のストック：群れ{ trias-herds-counted }
trias-web-hand-card = あなたの手札：{ $card }、裏面{ $back }
trias-web-no-hand-card = 手札なし
trias-web-deck = 山札：残り{ $cards }枚、一番上の裏面{ $back }
trias-web-end = 手番を終える

## In the browser: flags, key and tools of the map

trias-web-tiles = { $tiles }枚
trias-web-main-land-tiles = 本土、{ $tiles }枚
trias-web-nobody = { $tiles }枚、群れなし
trias-web-herds = 群れ{ $herds }
trias-web-points = { $points }点
trias-web-pays-now = 終了時
trias-web-pays-nothing = 0点
trias-web-key = { $landscape }{ $places }
trias-web-key-spent = この手番に繁殖または誕生
trias-web-map-tools = ボード
trias-web-zoom-in = 拡大
trias-web-zoom-out = 縮小
trias-web-show-all = 全体を表示
trias-web-overview = 全体図：選んだ場所へ移動

## In the browser: beside the board

trias-web-actions-left =
    { $actions ->
        [0] 残りアクションなし
       *[other] 残りアクション{ $actions }
    }
trias-web-rescues-left = あと{ $rescues }つは無料で救出
trias-web-stock = ストック
trias-web-your-card = あなたの手札
trias-web-used-card = 必ず大陸移動
trias-web-used-card-about = 動かせるタイルがあれば、このカードの地形を大陸移動させなければなりません。
trias-web-cards-left = 残り{ $cards }
trias-web-discards = 捨て札
trias-web-discards-about = 捨て札（地形別）
trias-web-leftover = 除外
trias-web-leftover-about = 準備でゲームから除いたタイル
trias-web-fact-stock = ストック{ $herds }
trias-web-fact-land = 陸{ $herds }
trias-web-fact-swim = 海{ $herds }
trias-web-fact-card = 裏面{ $back }

## In the browser: head and buttons

trias-web-turn = 手番{ $turn }
trias-web-last-round =
    最終ラウンド、{ $turns ->
        [1] 最後の手番
       *[other] 残り{ $turns }手番
    }
trias-web-over = ゲーム終了
trias-web-stage-placing = 群れの配置
trias-web-stage-card = カード
trias-web-stage-drift = 大陸移動
trias-web-stage-actions = アクション
trias-web-stage-upkeep = 整理と補充
trias-web-stage-clean-up = 整理
trias-web-button-place = 置く
trias-web-button-hand = 手札
trias-web-button-draw = めくる
trias-web-button-lift = 大陸移動
trias-web-button-drift = 置く
trias-web-button-move = 移動
trias-web-button-rescue = 救出
trias-web-button-reproduce = 繁殖
trias-web-button-end = 手番終了
trias-web-again-move = 同じ方向にあと{ $count }つ移動
trias-web-again-rescue = そこからあと{ trias-counted }救出
trias-web-again-reproduce = そこであと{ $count }回繁殖
trias-web-next-herd = 移動する群れを選んでください。
trias-web-next-tile = 行き先のタイルを選んでください。
trias-web-next-swimmer = 上陸するスイマーを選んでください。
trias-web-next-ashore = 上陸するタイルを選んでください。
trias-web-next-birth = 群れを1つ増やすタイルを選んでください。
trias-web-next-lift = 大陸移動させるタイルを選んでください。
trias-web-cost-lift = 3
trias-web-cost-move = 1
trias-web-cost-rescue = 1
trias-web-cost-reproduce = 1
trias-web-action =
    { $kind ->
        [lift] このタイルを大陸移動
        [move] ここから群れを移動
        [rescue] 陸へ救出
       *[reproduce] 繁殖
    }{ $cost ->
        [0] {""}
       *[other] ：{ $cost }アクション
    }
