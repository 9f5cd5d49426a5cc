nest-title = Nest
nest-summary = Nobody knows how many eggs there are; count the last one.
nest-help =
    Count on by 1, 2 or 3 eggs, but not by as many as the player before you. If you count the last
    egg, you win. Answer with a number from the list, or in words, as in “count 2”.

nest-ask = How many eggs do you count?
nest-kind-count = Count eggs

nest-laid = { $who } lays { $eggs } eggs.
nest-laid-unseen = { $who } lays some eggs.
nest-counted = { $who } counts { $eggs ->
    [one] 1 egg
   *[other] { $eggs } eggs
}.
nest-shown = { $who } laid { $eggs } eggs.
nest-won = { $who } has counted the last of { $eggs } eggs and wins.

nest-refusal-same = The player before you counted { $eggs }: count more or fewer.

option-nest-repeat = May you count as many as the player before you?
option-nest-repeat-true = yes
option-nest-repeat-false = no

nest-source-last = Last egg
nest-reason-won = counted the last egg
nest-reason-lost = did not
