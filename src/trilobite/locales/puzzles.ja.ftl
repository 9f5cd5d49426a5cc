# Puzzles in Japanese: why an action is the best.

puzzle-best = これが最善です。このような局面では100回中{ $chance }回勝ち、得点は約{ $points }点です。その結果：
puzzle-obvious = 一見これが最善に見えますが、勝つのは100回中{ $chance }回だけで、{ $less }回少なくなります。得点は約{ $points }点です。
puzzle-second = 次に良いのはこれです。100回中{ $chance }回で、{ $less }回少なくなります。得点は約{ $points }点です。
