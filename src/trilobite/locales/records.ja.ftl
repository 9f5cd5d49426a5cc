# 持ち込まれた記録：どこが正しくないか。

record-missing = 項目「{ $field }」がありません。正しい値：{ $expected }。
record-unknown = 項目「{ $field }」はここにはありません。使える項目：{ $allowed }。
record-wrong = 項目「{ $field }」の値が{ $value }です。正しい値：{ $expected }。
record-nothing = 内容が{ $value }です。正しい値：{ $expected }。
record-unfit = 項目「{ $field }」がこのゲームに合いません。
record-running = このゲームは保存されたとき、まだ進行中でした。そのためファイルにシードがなく、開くことができません。ゲームが終わってから、もう一度保存してください。
record-commitment = 項目「commitment」が、このシード、ソルト、開始局面と合いません。ファイルの一部が変更されています。
record-result = 項目「result」が、行動から導かれる結果と違います。
record-action-unknown = 行動{ $number }「{ $action }」は、このゲームにはありません。
record-action-forbidden = 行動{ $number }「{ $action }」は、その場面ではルールで許されていません：{ $reason }
record-action-differs = 行動{ $number }「{ $action }」のあとの局面が、ファイルの内容と違います。
record-wants-values = 次のいずれか：{ $allowed }
record-wants-seat = 席の番号（0から{ $most }までの整数）
record-wants-text = 文字列
record-wants-number = { $least }から{ $most }までの整数
record-wants-list = リスト
record-wants-entries = 長さ{ $number }のリスト
record-wants-names = プレイヤーごとの名前{ $number }個のリスト
record-wants-colours = プレイヤーごとの色{ $number }個のリスト（0から{ $most }までの異なる整数）
record-wants-name = { $number }文字までの名前
record-wants-actions = { $most }個までの行動のリスト
record-wants-action = 席、行動、チェックサムの3つからなるリスト
record-wants-digits = { $least }桁から{ $most }桁までの16進数の文字列
record-wants-object = 名前つきの項目からなるオブジェクト
record-wants-result = 結果のオブジェクト。進行中のゲームではnull
record-wants-position = このプログラムが保存した形の局面
