coppice-title = Coppice
coppice-summary = Plant trees in a small wood, and send foresters to the groves that will grow.
coppice-help =
    Plant one of your trees next to another one, then decide whether a forester goes there. A grove
    that is enclosed scores for the player with the most foresters in it. Answer with a number from
    the list, or in words, as in “plant oak c2”.

coppice-ask-plant = Which tree do you plant, and where?
coppice-ask-send = Do you send a forester to { $place }?
coppice-kind-plant = Plant a tree
coppice-kind-send = Send a forester
coppice-kind-keep = Send nobody

coppice-tree-oak = oak
coppice-tree-birch = birch
coppice-tree-hazel = hazel
coppice-tree-willow = willow

coppice-first = The first tree, on { $place }: { $tree }.
coppice-drawn = { $who } draws a tree: { $tree }.
coppice-drawn-unseen = { $who } draws a tree.
coppice-planted = { $who } plants a tree on { $place }: { $tree }.
coppice-sent = { $who } sends a forester to { $place }.
coppice-kept = { $who } sends nobody.
coppice-scored = { $who } gets { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $number ->
    [one] a single tree
   *[other] a grove of { $number } trees
} ({ $tree }).
coppice-rewarded = { $who } gets { $points } points more, because the grove is large.
coppice-went-home = A forester of { $who } goes home from { $place }.
coppice-began = It is { $who }’s turn.
coppice-won = { $who } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.

coppice-fact-seat = { $letter } { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $foresters ->
    [one] 1 forester at home
   *[other] { $foresters } foresters at home
}
coppice-fact-tree = In your hand: { $tree } × { $number }

coppice-refusal-planted = You have already planted a tree this turn.
coppice-refusal-not-held = You do not hold this tree: { $tree }.
coppice-refusal-taken = There is already a tree on { $place }.
coppice-refusal-alone = There is no tree next to { $place }.
coppice-refusal-none-at-home = All your foresters are in the wood.
coppice-refusal-guarded = There is already a forester in this grove.
coppice-refusal-plant-first = Plant a tree first.
coppice-refusal-tree-first = First choose a tree from your hand, then its place.

option-coppice-foresters = How many foresters does everybody have?
option-coppice-foresters-2 = two
option-coppice-foresters-3 = three
option-coppice-foresters-4 = four

coppice-source-groves = Groves
coppice-source-bonus = Large groves
coppice-reason-won = has the most points
coppice-reason-lost = has fewer points

coppice-scored-part = { $number ->
    [one] A single tree
   *[other] A grove of { $number } trees
} ({ $tree })
coppice-rewarded-part = A large grove
coppice-remaining = { $free ->
    [one] 1 tree to plant
   *[other] { $free } trees to plant
}

coppice-web-options-co-1 = Set-up
coppice-web-wood = The wood
coppice-web-hand = The trees in your hand
coppice-web-free = { $place }, free
coppice-web-tree = { $place }, { $tree }
coppice-web-guarded = { $place }, { $tree } with a forester of { $who }
coppice-web-in-hand = { $tree }, { $number } in your hand
coppice-web-next-place = Where do you plant it?
coppice-web-forester = Send a forester here
coppice-web-home = Send nobody
coppice-web-at-home = { $foresters ->
    [one] 1 forester at home
   *[other] { $foresters } foresters at home
}
coppice-web-holds = { $trees ->
    [one] 1 tree in hand
   *[other] { $trees } trees in hand
}
coppice-web-progress = { $free ->
    [0] The wood is full
    [one] 1 free place
   *[other] { $free } free places
}
