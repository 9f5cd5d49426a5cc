# Tritarea in German. Everything a player reads about this game; keys are used by the game's Python
# files, by the terminal and by the browser.

tritarea-title = Tritarea
tritarea-summary = Stiche entscheiden, wer bauen darf: Errichte Türme in einer Stadt aus vier Vierteln und beherrsche ihre Skyline.

## Words

tritarea-intelligent = Intelligenz
tritarea-modern = Moderne
tritarea-ecology = Ökologie
tritarea-happiness = Glück

tritarea-change-keep = sie bleibt eine 5
tritarea-change-0 = sie wird zur 0
tritarea-change-10 = sie wird zur 10

## Questions

tritarea-ask-declare = Welche Karte sagst du verdeckt an? Platz 1 in ihrem Viertel bringt ihren Wert, ab Platz 3 verlierst du ihn.
tritarea-ask-sell =
    Wie viele { $own ->
        [1] deiner { $blocks } Blöcke verkaufst du
       *[0] der { $blocks } Blöcke von { $who } werden verkauft
    }, für je { $price } Punkte? Was am Ende übrig ist, kostet je { $cost }.
tritarea-ask-play =
    { $lying ->
        [0] Du spielst zu Stich { $trick } aus. Welche Karte spielst du?
        [one] Welche Karte spielst du? In Stich { $trick } liegt 1 Karte.
       *[other] Welche Karte spielst du? In Stich { $trick } liegen { $lying } Karten.
    }{ $intent ->
        [0] {""}
       *[1] {" "}Die Karte, die du bis zum Schluss behältst, ist deine Absichtserklärung.
    }
tritarea-ask-five =
    Was wird aus { $own ->
        [1] deiner
       *[0] der
    } 5 ({ $suit }){ $own ->
        [1] {""}
       *[0] {" "}von { $who }
    }: behalten, zur 0 machen (kostet { $zero }) oder zur 10 (kostet { $ten })? { $own ->
        [1] Du hast
       *[0] { $who } hat
    } { $score ->
        [one] 1 Punkt.
       *[other] { $score } Punkte.
    }
tritarea-ask-five-declared =
    Was wird aus { $own ->
        [1] deiner angesagten
       *[0] der angesagten
    } 5 ({ $suit }){ $own ->
        [1] {""}
       *[0] {" "}von { $who }
    }: behalten, zur 0 machen (kostet { $zero }) oder zur 10 (kostet { $ten })? { $own ->
        [1] Du hast
       *[0] { $who } hat
    } { $score ->
        [one] 1 Punkt.
       *[other] { $score } Punkte.
    }
tritarea-ask-build =
    Wo { $own ->
        [1] baust du
       *[0] baut { $who }
    } im Viertel { $suit }? { $right ->
        [1] { $own ->
            [1] { $holders ->
                [1] Du baust allein: 1 Block
               *[2] Du baust zuerst: 1 Block
            }
           *[0] Wer zuerst baut, setzt 1 Block
        }
       *[2] { $own ->
            [1] Du baust als Zweiter: 1 Block oder 2 auf dasselbe Feld
           *[0] Wer als Zweiter baut, setzt 1 Block oder 2 auf dasselbe Feld
        }
    }{ $cost ->
        [-1] .
        [0] ; nichts zu bauen kostet nichts.
        [one] ; nichts zu bauen kostet 1 Punkt.
       *[other] ; nichts zu bauen kostet { $cost } Punkte.
    }
tritarea-ask-default =
    { $who } baut mit einer ungeänderten 5 nichts: die 5 für { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    } zur 0 machen oder { $lost ->
        [one] 1 Punkt
       *[other] { $lost } Punkte
    } verlieren? { $who } hat { $score } Punkte.
tritarea-ask-second =
    { $own ->
        [1] Setzt du
       *[0] Setzt { $who }
    } einen zweiten Block auf { $square }? { $blocks ->
        [one] 1 Block ist noch da.
       *[other] { $blocks } Blöcke sind noch da.
    }
tritarea-ask-extra =
    Neben { $square } steht schon ein Block von { $own ->
        [1] dir
       *[0] { $who }
    }. Wohin kommt der Zusatzblock? Du kannst auch verzichten. { $blocks ->
        [one] 1 Block ist noch da.
       *[other] { $blocks } Blöcke sind noch da.
    }
tritarea-wastes-block = Ein weiterer Block ist noch möglich. Ohne ihn abschließen?
tritarea-wastes-right =
    Hier könnte noch gebaut werden. { $cost ->
        [0] Trotzdem nichts bauen?
        [one] Nichts bauen und 1 Punkt zahlen?
       *[other] Nichts bauen und { $cost } Punkte zahlen?
    }

## Kinds of action, as headings above the choices

tritarea-kind-declare = Deine Führungsansage, verdeckt, bis alle gewählt haben
tritarea-kind-sell = So viele Blöcke verkaufen
tritarea-kind-play = Diese Karte spielen
tritarea-kind-five = Was aus der 5 wird
tritarea-kind-build = Auf diesem Feld bauen
tritarea-kind-default = Nichts bauen und dafür zahlen
tritarea-kind-second = Ein zweiter Block auf dasselbe Feld
tritarea-kind-single = Kein zweiter Block
tritarea-kind-extra = Ein Zusatzblock auf dieses Feld
tritarea-kind-skip = Kein Zusatzblock
tritarea-kind-pay = Die 5 zur 0 machen
tritarea-kind-lose = Punkte für die ganze 5 verlieren

## What happens: rounds and deals

tritarea-start-chosen =
    { $chance ->
        [1] Das Los bestimmt: { $who } beginnt die Runde
       *[0] { $tied ->
            [0] { $who } beginnt die Runde
            [one] { $who } hat die meisten Punkte, beginnt die Runde
           *[other] { $tied } Spieler liegen vorn gleichauf. { $by ->
                [previous] Im Uhrzeigersinn vom letzten Startspieler aus folgt { $who }, beginnt die Runde
               *[marker] Im Uhrzeigersinn vom Marker aus kommt { $who } zuerst, beginnt die Runde
            }
        }
    } und nimmt den Marker.
tritarea-round-began =
    Runde { $round } beginnt auf leerem Spielplan. Im Uhrzeigersinn: { $one }, { $two }, { $three }, { $four }.{ $round ->
        [2] {" "}Neu: Die Fünfen sind im Spiel, und die Karte, die du nie spielst, ist deine Absichtserklärung.
        [3] {" "}Neu: Alle sagen mit einer Karte ein Viertel an, und Blöcke können verkauft werden.
       *[other] {""}
    }
tritarea-hand-dealt =
    { $who } bekommt { $number } Karten{ $codes ->
        [all] {": "}{ $cards }
       *[none] {""}
    }.
tritarea-hand-dealt-hidden = { $who } bekommt { $number } Karten.
tritarea-deck-dealt = { $who } bekommt einen verdeckten Stapel aus { $number } Karten.

## What happens: before round 3

tritarea-declared = { $who } sagt verdeckt { $suit } { $rank } an.
tritarea-committed = { $who } hat eine Ansage gewählt.
tritarea-lead-revealed = { $who } deckt die Führungsansage auf: { $suit } { $rank }.
tritarea-blocks-sold =
    { $blocks ->
        [0] { $who } verkauft keine Blöcke.
        [one] { $who } verkauft 1 Block für { $points } Punkte.
       *[other] { $who } verkauft { $blocks } Blöcke für { $points } Punkte.
    }

## What happens: tricks

tritarea-trick-began = Stich { $trick }: { $who } spielt aus.
tritarea-card-played =
    { $npc ->
        [1] Die oberste Karte von { $who } ist { $suit } { $rank }.
       *[0] { $who } spielt { $suit } { $rank }.
    }
tritarea-card-played-faceless =
    { $npc ->
        [1] Die oberste Karte von { $who } wird aufgedeckt.
       *[0] { $who } spielt eine Karte.
    }
tritarea-five-answered = Die verdeckte Entscheidung über die 5 von { $who }: { $change }.
tritarea-five-committed = Die Entscheidung über die 5 von { $who } ist verdeckt gefallen.
tritarea-five-changed =
    { $who } zahlt { $lost ->
        [one] 1 Punkt
       *[other] { $lost } Punkte
    } und macht die 5 zur { $to }.
tritarea-five-kept = { $who } lässt die 5, wie sie ist.
tritarea-rights-found =
    { $by ->
        [most] { $suit } wird mit { $supporters } Karten angenommen
        [difference] { $suit } ({ $high } und { $low }) wird angenommen: Der Abstand ist größer als bei { $rival } ({ $rivalhigh } und { $rivallow })
        [leader] { $suit } ({ $high } und { $low }) und { $rival } ({ $rivalhigh } und { $rivallow }) haben den gleichen Abstand: Das ausgespielte Konzept wird angenommen
        [all_different] Vier Konzepte: { $suit }, das ausgespielte, wird angenommen
       *[memory] { $suit } wird angenommen
    }. { $holders ->
        [1] { $first } baut allein.
       *[2] { $first } baut zuerst, dann { $second }.
    }

## What happens: construction

tritarea-built =
    { $kind ->
        [basic] { $who } baut auf
        [second] { $who } setzt einen zweiten Block auf
       *[extra] { $who } setzt einen Zusatzblock auf
    }{ $height ->
        [one] {" "}das leere Feld { $square }.
       *[other] {" "}{ $square }, jetzt { $height } hoch.
    }
tritarea-second-declined = { $who } setzt auf { $square } nur einen Block.
tritarea-bonus-scored =
    { $who } erschließt { $square } und bekommt { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
tritarea-defaulted =
    { $who } baut nichts{ $down ->
        [1] , macht die 5 zur 0
       *[0] {""}
    } und verliert { $lost ->
        [0] nichts{ $due ->
            [0] .
           *[other] , weil keine Punkte da sind: Es hätte { $due } gekostet.
        }
       *[other] { $lost ->
            [one] 1 Punkt
           *[other] { $lost } Punkte
        }{ $due ->
            [0] .
           *[other] : alles, was da war, denn es hätte { $due } gekostet.
        }
    }
tritarea-construction-ended = { $who } ist mit dem Bauen fertig.
tritarea-trick-ended = Die Karten werden beiseitegelegt; { $who } nimmt den Marker.

## What happens: settlement

tritarea-settlement-began = Runde { $round } wird abgerechnet.
tritarea-area-scored =
    { $sole ->
        [1] Nur { $who } hat im Viertel { $suit } Spitzen und bekommt beide Preise:
       *[0] { $who } { $sharers ->
            [one] { $position ->
                [1] hat Platz 1
               *[2] hat Platz 2
            }
           *[other] { $position ->
                [1] teilt sich Platz 1
               *[2] teilt sich Platz 2
            }
        } im Viertel { $suit } und bekommt
    } { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
tritarea-area-shared =
    { $sharers } Spieler liegen im Viertel { $suit } gleichauf und teilen sich { $position ->
        [1] die Punkte für Platz 1 und 2; einen zweiten Platz gibt es nicht.
       *[2] die Punkte für Platz 2.
    }
tritarea-area-tied =
    { $who } und { $other } haben im Viertel { $suit } je { $buildings ->
        [one] 1 Spitze
       *[other] { $buildings } Spitzen
    }; { $by ->
        [tallest] der höchste Turm entscheidet für { $who }.
        [lex] { $who } liegt Turm für Turm vorn.
       *[sum] die Türme von { $who } sind zusammen höher.
    }
tritarea-tallest-scored =
    Kein Turm ist höher als der auf { $square } (Höhe { $height }). Er gehört { $who } und bringt { $points } Punkte.
tritarea-owner-tied =
    { $who } und { $other } haben auf { $square } je { $blocks ->
        [one] 1 Block
       *[other] { $blocks } Blöcke
    }; { $who } hat den untersten und damit den Turm.
tritarea-intent-revealed = { $who } deckt die Absichtserklärung auf: { $suit } { $rank }.
tritarea-declaration-scored =
    { $who } hat { $position ->
        [0] keine Spitze
        [1] Platz 1
        [2] Platz 2
        [3] Platz 3
       *[4] Platz 4
    } im angesagten Viertel { $suit }{ $way ->
        [gain] {" "}und gewinnt { $points ->
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
        [loss] {" "}und verliert { $lost ->
            [one] 1 Punkt
           *[other] { $lost } Punkte
        }{ $short ->
            [0] .
           *[1] : alles, was da war, denn der Wert ist { $rank }.
        }
       *[nothing] : keine Punkte.
    }
tritarea-blocks-charged =
    { $who } hat { $blocks ->
        [one] 1 Block
       *[other] { $blocks } Blöcke
    } übrig und { $lost ->
        [0] keine Punkte zu verlieren.
        [one] verliert 1 Punkt.
       *[other] verliert { $lost } Punkte.
    }
tritarea-round-ended = Runde { $round } ist zu Ende.
tritarea-game-ended = Das Spiel ist zu Ende: Die Stadt ist gebaut.

## Results

tritarea-source-bonuses = Boni
tritarea-source-areas = Viertel
tritarea-source-tallest = höchste Türme
tritarea-source-declarations = Ansagen
tritarea-source-sales = verkaufte Blöcke
tritarea-source-fives = geänderte Fünfen
tritarea-source-defaults = Bauverzicht
tritarea-source-purchases = übrige Blöcke

tritarea-result-points = nach Punkten
tritarea-result-points-shared = nach Punkten, geteilt: Andere haben auch { $points }
tritarea-result-points-npc = nach Punkten: Ein NPC hat { $best }, kann aber nicht gewinnen
tritarea-result-team = { $points } Punkte des Teams
tritarea-result-team-shared = geteilt, denn beide Teams haben { $points } Punkte
tritarea-result-super = Super-Entwickler: Selbst der schwächste NPC hat { $lowest } Punkte
tritarea-result-expert = Profi-Entwickler: Der schwächste NPC hat { $lowest } Punkte
tritarea-result-average = Durchschnitts-Entwickler: Der schwächste NPC hat { $lowest } Punkte
tritarea-result-beginner = Nachwuchs-Entwickler: Der schwächste NPC hat { $lowest } Punkte
tritarea-result-disqualified = disqualifiziert: Ein NPC hat { $best } Punkte, du hast { $points }

## Refusals: it is time for something else

tritarea-refusal-declaring = Wähle zuerst deine Führungsansage.
tritarea-refusal-selling = Entscheide zuerst, wie viele Blöcke verkauft werden.
tritarea-refusal-playing = Spiel jetzt eine Karte aus deiner Hand.
tritarea-refusal-changing = Entscheide zuerst, was aus der 5 im Stich wird.
tritarea-refusal-building = Bau auf einem Feld des angenommenen Viertels oder bau nichts.
tritarea-refusal-second-block = Entscheide zuerst, ob ein zweiter Block auf dasselbe Feld kommt.
tritarea-refusal-extra-block = Setz zuerst den Zusatzblock oder verzichte darauf.
tritarea-refusal-changing-declared = Entscheide zuerst, was aus der angesagten 5 wird.
tritarea-refusal-defaulting = Entscheide zuerst, ob die 5 zur 0 wird.

## Refusals: cards

tritarea-refusal-no-declaration = Viertel werden nur vor Runde 3 angesagt; das ist Runde { $round }.
tritarea-refusal-no-sale = Blöcke werden nur vor Runde 3 verkauft; das ist Runde { $round }.
tritarea-refusal-no-fives = In Runde 1 gibt es keine Fünfen; sie liegen beiseite.
tritarea-refusal-not-in-hand = Du hast { $suit } { $rank } nicht.
tritarea-refusal-is-played = { $suit } { $rank } ist in dieser Runde schon gespielt.
tritarea-refusal-in-trick = { $suit } { $rank } liegt schon im Stich, gespielt von { $who }.
tritarea-refusal-is-declared = { $suit } { $rank } ist die Ansage von { $who } und wird nie gespielt.
tritarea-refusal-too-dear =
    Das kostet { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }, und { $who } hat { $score ->
        [0] keinen.
        [one] nur 1.
       *[other] nur { $score }.
    }
tritarea-refusal-say-five = Entscheide, was aus dieser 5 wird: behalten, zur 0 machen oder zur 10.
tritarea-refusal-no-trick-card = Im Stich liegt keine Karte von { $who } offen.
tritarea-refusal-not-declared = { $who } hat keine offene Ansage.
tritarea-refusal-deck = Niemand darf in den Stapel von { $who } schauen; die oberste Karte wird aufgedeckt, wenn sie an der Reihe ist.
tritarea-refusal-hand = Die Karten von { $who } werden eine nach der anderen aus der Hand gespielt.

## Refusals: building

tritarea-refusal-other-area = { $square } liegt im Viertel { $area }; angenommen ist { $suit }.
tritarea-refusal-no-blocks = { $who } hat keine Blöcke mehr.
tritarea-refusal-has-built = { $who } hat schon gebaut; „Nichts bauen“ geht nur vorher.
tritarea-refusal-npc-builds = { $who } muss bauen, solange noch ein Block da ist: Wähle ein Feld.
tritarea-refusal-one-basic = { $who } baut zuerst und hat keinen zweiten Block; zwei darf nur setzen, wer als Zweiter baut.
tritarea-refusal-second-on-basic = Der zweite Block kann nur auf { $basic }: Ja oder nein?
tritarea-refusal-extra-on-basic = Der Zusatzblock kommt neben { $basic }, nicht darauf.
tritarea-refusal-not-beside = { $square } zählt nicht als Nachbar von { $basic }.
tritarea-refusal-stock = Die Blöcke von { $who } werden nur gesetzt oder verkauft, wenn der Tisch danach fragt: Wähle ein Feld oder eine Zahl.

## Facts beside the city

tritarea-fact-over = Das Spiel ist zu Ende.
tritarea-fact-round =
    Runde { $round } von 3{ $phase ->
        [declarations] , vor dem ersten Stich
        [settlement] , Abrechnung
       *[trick] , Stich { $trick } von { $tricks }
    }
tritarea-fact-player =
    { $active ->
        [1] >
       *[0] {" "}
    }{ $letter } { $who }{ $whose ->
        [npc] {" "}(NPC, { $decider } entscheidet)
        [nobody] {" "}(NPC)
       *[seat] {""}
    }{ $marker ->
        [1] , Marker
       *[0] {""}
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $blocks ->
        [one] 1 Block
       *[other] { $blocks } Blöcke
    }{ $sold ->
        [0] {""}
       *[other] {" "}({ $sold } verkauft)
    }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }{ $declared ->
        [none] {""}
       *[other] , angesagt { $declared }
    }{ $committed ->
        [1] , hat entschieden
       *[0] {""}
    }
tritarea-fact-team =
    Team { $who } und { $partner }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
tritarea-fact-five = Deine Entscheidung über die 5 von { $who }, noch verdeckt: { $change }
tritarea-fact-lead = Deine Ansage, noch verdeckt: { $suit } { $rank }
tritarea-fact-rights =
    { $suit } ist angenommen{ $by ->
        [most] {" "}mit den meisten Karten
        [difference] {" "}durch den größeren Abstand ({ $numbers })
        [leader] {" "}als ausgespieltes Konzept (gleich: { $numbers })
        [all_different] {" "}als ausgespieltes Konzept von vieren
       *[memory] {""}
    }: { $holders ->
        [1] { $first } baut (#1)
       *[2] { $first } baut (#1), dann { $second } (#2)
    }
tritarea-fact-area =
    { $letter } { $suit }, { $first } für Platz 1 und { $second } für Platz 2: { $ranked ->
        [0] noch niemand
       *[other] { $standing }
    }
tritarea-fact-tallest =
    { $number ->
        [one] Höchster Turm
       *[other] Höchste Türme
    }, Höhe { $height }: { $buildings }
tritarea-fact-played = In dieser Runde gespielt: { $cards }
tritarea-fact-legend-city = Ein Feld: Name, Viertel, +Bonus, solange es leer ist; sein Turm von links (unten) nach rechts (oben).
tritarea-fact-legend-trick = Der Stich, vom Ausspiel an: #1 baut zuerst, #2 danach, > der Wert einer geänderten 5.
tritarea-fact-legend-hand = Die Zeile unter dem Stich ist deine Hand.

## Options

option-tritarea-start_first = Wer Runde 1 beginnt
option-tritarea-start_first-random = das Los entscheidet
option-tritarea-start_first-0 = der erste Platz
option-tritarea-start_first-1 = der zweite Platz
option-tritarea-start_first-2 = der dritte Platz
option-tritarea-start_first-3 = der vierte Platz
option-tritarea-start_tie = Mehrere haben vor einer Runde die meisten Punkte: Es beginnt
option-tritarea-start_tie-marker = im Uhrzeigersinn der Erste von ihnen, ab dem Marker gezählt
option-tritarea-start_tie-previous = im Uhrzeigersinn der Erste von ihnen, ab dem letzten Startspieler gezählt
option-tritarea-start_tie-random = das Los entscheidet unter ihnen
option-tritarea-start_2p = Zu zweit beginnt
option-tritarea-start_2p-own = wer selbst die meisten Punkte hat
option-tritarea-start_2p-team = wer im Team mit den meisten Punkten spielt
option-tritarea-npc_start = NPCs dürfen eine Runde beginnen
option-tritarea-npc_start-true = ja, wenn sie die meisten Punkte haben
option-tritarea-npc_start-false = nein, nur Menschen
option-tritarea-r3_order = Vor Runde 3
option-tritarea-r3_order-declare = erst Viertel ansagen, dann Blöcke verkaufen
option-tritarea-r3_order-sell = erst Blöcke verkaufen, dann Viertel ansagen
option-tritarea-r3_order-before_deal = erst Blöcke verkaufen, noch vor dem Austeilen
option-tritarea-five_order = Eine 5 ändern
option-tritarea-five_order-open = reihum im Uhrzeigersinn, offen
option-tritarea-five_order-hidden = alle entscheiden zugleich verdeckt und decken gemeinsam auf
option-tritarea-adjacency = Nachbarn für einen Zusatzblock
option-tritarea-adjacency-board = jedes Feld mit gemeinsamer Kante
option-tritarea-adjacency-area = nur Felder desselben Viertels
option-tritarea-adjacent_own = Dein Block daneben zählt
option-tritarea-adjacent_own-any = in jeder Höhe
option-tritarea-adjacent_own-top = nur als Spitze seines Turms
option-tritarea-five_on_default = Wer mit einer ungeänderten 5 nichts baut
option-tritarea-five_on_default-true = verliert nur 1 Punkt: Die 5 wird zur 0
option-tritarea-five_on_default-false = verliert alle 5 Punkte
option-tritarea-settle_order = Reihenfolge der Abrechnung
option-tritarea-settle_order-checklist = Viertel, höchste Türme, Ansagen, übrige Blöcke
option-tritarea-settle_order-text = Viertel, Ansagen, übrige Blöcke, höchste Türme
option-tritarea-area_tie = Gleich viele Spitzen in einem Viertel: Es entscheidet
option-tritarea-area_tie-tallest = der höchste Turm, sonst wird geteilt
option-tritarea-area_tie-lex = der höchste Turm, dann der nächste, einer nach dem anderen
option-tritarea-area_tie-sum = die größere Summe der Höhen
option-tritarea-sole_colour = Wer in einem Viertel als Einziger Spitzen hat
option-tritarea-sole_colour-top = bekommt die Punkte für Platz 1 und Platz 2
option-tritarea-sole_colour-any = bekommt beides nur, wenn dort sonst niemand einen Block hat
option-tritarea-tallest_pair = Gehören beide höchsten Türme demselben Spieler, bringen sie
option-tritarea-tallest_pair-12 = je 6 Punkte, zusammen 12
option-tritarea-tallest_pair-6 = einmal 6 Punkte
option-tritarea-unranked = Eine Führungsansage ohne eigene Spitze im Viertel
option-tritarea-unranked-loss = kostet ihren Wert
option-tritarea-unranked-neutral = kostet nichts
option-tritarea-npc_seat = Der NPC zu dritt
option-tritarea-npc_seat-moves = sitzt in jeder Runde rechts vom Startspieler
option-tritarea-npc_seat-fixed = bleibt, wo er in Runde 1 saß
option-tritarea-npc_seat-trick = sitzt in jedem Stich rechts von dem, der ausspielt
option-tritarea-npc_decider = Wer zu dritt für den NPC baut, wenn nichts anderes gilt
option-tritarea-npc_decider-latest = wer von den Menschen zuletzt als Erster gebaut hat
option-tritarea-npc_decider-left = der linke Nachbar des NPC
option-tritarea-npc_default = Der NPC zu dritt darf nichts bauen
option-tritarea-npc_default-true = ja, wenn der Mensch, der für ihn baut, das will
option-tritarea-npc_default-false = nein, er baut, solange er einen Block hat
option-tritarea-solo_tie = Allein, mit so vielen Punkten wie der beste NPC
option-tritarea-solo_tie-success = ist ein Erfolg
option-tritarea-solo_tie-fail = ist ein Misserfolg
option-tritarea-memory = Gespielte Karten muss man sich merken
option-tritarea-memory-true = ja: Nichts listet sie auf
option-tritarea-memory-false = nein: Der Verlauf listet sie auf
option-tritarea-declare_tie = Eine Ansage mit geteiltem ersten Platz
option-tritarea-declare_tie-full = zählt voll
option-tritarea-declare_tie-sole = zählt nichts
option-tritarea-solo_fives = Allein: die Fünfen der NPCs
option-tritarea-solo_fives-ask = du entscheidest jedes Mal
option-tritarea-solo_fives-auto = du wirst nur gefragt, wo eine Änderung dem NPC nützen kann
option-tritarea-board_data = Zahlen deines eigenen Spielplans
option-tritarea-board_data-areas = Viertel der Felder
option-tritarea-board_data-bonuses = Boni der Felder
option-tritarea-board_data-first = Punkte für Platz 1 in einem Viertel
option-tritarea-board_data-second = Punkte für Platz 2 in einem Viertel
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
    Die Stadt: vier Reihen zu vier Feldern, a1 oben links, d4 unten rechts. Linien
    trennen die Viertel: I Intelligenz, M Moderne, E Ökologie, H Glück. Ein Turm
    liest sich von links (unten) nach rechts (oben): ABB hat unten einen Block von
    A, die Spitze ist von B. Unter der Stadt stehen der Stich, vom Ausspiel an, und
    deine Hand. H7 ist Glück 7. Orange, Blau, Gelb und Grün sind Spieler, keine
    Konzepte.

    play H7                  eine Karte spielen
    declare H7               deine Ansage vor Runde 3
    sell 3                   vor Runde 3 drei Blöcke verkaufen
    five keep, five 0, five 10   was aus einer 5 wird
    build b2                 der Grundblock
    default                  nichts bauen und den Wert deiner Karte zahlen
    second, single           ein zweiter Block auf dasselbe Feld oder nicht
    extra b3, skip           ein Zusatzblock daneben oder keiner
    pay, lose                die 5 eines NPC, der nichts baut, zur 0 machen oder nicht
    Für „why“ heißen die Dinge card:H7, square:b2, count:3, five:10, trick:C,
    declared:B, deck:D, stock:A; default, second, single, skip, pay, lose.

## In the browser

tritarea-web-title = Tri*t*area
tritarea-web-city = Die Stadt: sechzehn Felder in vier Vierteln
tritarea-web-hand = Deine Hand
tritarea-web-over = Die Stadt ist gebaut
tritarea-web-progress = Runde { $round } · Stich { $trick }
tritarea-web-progress-declare = Runde { $round } · Ansage
tritarea-web-progress-sale = Runde { $round } · Verkauf
tritarea-web-progress-settlement = Runde { $round } · Abrechnung
tritarea-web-step-declare = Ansage
tritarea-web-step-sale = Verkauf
tritarea-web-step-tricks = Stiche
tritarea-web-step-settlement = Abrechnung

# Facts in the players panel, short.
tritarea-web-fact-blocks =
    { $blocks ->
        [one] 1 Block
       *[other] { $blocks } Blöcke
    }
tritarea-web-fact-sold = { $blocks } verkauft
tritarea-web-fact-decides = { $who } entscheidet
tritarea-web-fact-you-decide = du entscheidest
tritarea-web-fact-marker = spielt aus

# The four places: what is going on, and what each card means.
tritarea-web-head-declaring = Führungsansagen
tritarea-web-head-declaring-remark = alle zugleich
tritarea-web-head-selling = Blockverkauf
tritarea-web-head-selling-remark = { $who } verkauft
tritarea-web-head-settling = Abrechnung
tritarea-web-head-settling-remark = eine angesagte 5 darf sich ändern
tritarea-web-head-over = Die Ansagen
tritarea-web-head-trick = Stich { $trick }
tritarea-web-head-led = Ausspiel: { $who }
tritarea-web-adopted = { $suit } ist angenommen
tritarea-web-by-most = mit { $cards } von 4 Karten
tritarea-web-by-difference = Abstand { $number } gegen { $less } ({ $rival })
tritarea-web-by-leader = gleichauf mit { $rival } ({ $number }): das ausgespielte
tritarea-web-by-all-different = das ausgespielte von vieren
tritarea-web-slot-first = baut als 1.
tritarea-web-slot-second = baut als 2.
tritarea-web-slot-middle = Mitte
tritarea-web-slot-other = anderes
tritarea-web-slot-led = Ausspiel
tritarea-web-slot-played = gespielt
tritarea-web-slot-leads = spielt aus
tritarea-web-slot-plays = ist am Zug
tritarea-web-slot-to-play = kommt noch
tritarea-web-slot-deck = Stapel
tritarea-web-slot-top-card = oberste
tritarea-web-slot-face-down = verdeckt
tritarea-web-slot-five = 0, 5, 10?
tritarea-web-slot-decided = du: { $change }
tritarea-web-slot-has-decided = entschieden
tritarea-web-slot-hidden = noch verdeckt
tritarea-web-slot-chosen = hat gewählt
tritarea-web-slot-choose = wähle
tritarea-web-slot-chooses = wählt …
tritarea-web-slot-sells = verkauft
tritarea-web-slot-sold = { $blocks } verkauft
tritarea-web-slot-blocks =
    { $blocks ->
        [one] 1 Block
       *[other] { $blocks } Blöcke
    }
tritarea-web-means-both =
    Die niedrigste baut zuerst: { $first }, { $low ->
        [0] alle Blöcke verbraucht
       *[other] 1 Block
    }. Die höchste baut danach: { $second }, { $high ->
        [0] alle Blöcke verbraucht
        [one] 1 Block
       *[other] 1 oder 2 Blöcke
    }.
tritarea-web-means-alone =
    { $first } hat ausgespielt und baut allein: { $low ->
        [0] alle Blöcke verbraucht
       *[other] 1 Block
    }.
tritarea-web-decides-for = { $who } entscheidet für { $npc }.
tritarea-web-hint-trick = Das Konzept mit den meisten Karten wird angenommen: Von diesen baut die niedrigste zuerst, die höchste danach.
tritarea-web-hint-trick-intent = Das Konzept mit den meisten Karten wird angenommen: Von diesen baut die niedrigste zuerst, die höchste danach. Die Karte, die du nie spielst, ist deine Absichtserklärung: Sie bringt ihren Wert, wenn du in ihrem Viertel Platz 1 hast.
tritarea-web-hint-declaring = { $chosen } von { $all } haben gewählt. Alle Karten werden gemeinsam aufgedeckt.
tritarea-web-hint-selling = Mit verkauften Blöcken kannst du in dieser Runde nicht bauen. Jeder behaltene Block, den du nicht verbaust, kostet am Ende Punkte.
tritarea-web-hint-settling = Platz 1 im angesagten Viertel gewinnt den Wert. In Runde 3 ändert Platz 2 nichts, und alle anderen verlieren ihn.

# If it were settled now.
tritarea-web-standing = Wenn jetzt abgerechnet würde
tritarea-web-tallest = Höchster
tritarea-web-tallest-at =
    { $number ->
        [one] { $square }, Höhe { $height }
       *[other] { $number } × Höhe { $height }
    }
tritarea-web-declarations-now = Ansagen, wenn jetzt abgerechnet würde

# Fives, sale, second block.
tritarea-web-fives = Was aus der 5 wird
tritarea-web-five-keep = 5 behalten
tritarea-web-five-0 = zur 0 machen
tritarea-web-five-10 = zur 10 machen
tritarea-web-blocks = Die Blöcke zum Verkauf
tritarea-web-sell =
    { $number ->
        [0] Keinen verkaufen
        [one] 1 verkaufen, { $left } behalten
       *[other] { $number } verkaufen, { $left } behalten
    }
tritarea-web-sell-count =
    { $number ->
        [0] keinen Block verkaufen
        [one] 1 Block verkaufen
       *[other] { $number } Blöcke verkaufen
    }
tritarea-web-sale =
    { $number ->
        [0] Alle { $left } bleiben zum Bauen.
        [one] 1 verkauft, { $left } bleiben.
       *[other] { $number } verkauft, { $left } bleiben.
    }
tritarea-web-second-question = 2. Block?
tritarea-web-second-here = Ein zweiter Block auf { $square }
tritarea-web-button-default = Nichts bauen
tritarea-web-button-second = Zweiter Block
tritarea-web-button-single = Nur einer
tritarea-web-button-skip = Kein Zusatzblock
tritarea-web-button-pay = 5 zur 0 machen
tritarea-web-button-lose = 5 Punkte verlieren
tritarea-web-final-play = Eine gespielte Karte lässt sich nicht rückgängig machen.
tritarea-web-final-declare = Sie bleibt verdeckt, bis alle gewählt haben, und lässt sich nicht ändern.
tritarea-web-final-sell = Ein Verkauf lässt sich nicht rückgängig machen.
tritarea-web-final-five = Das wird sofort bezahlt und lässt sich nicht rückgängig machen.
tritarea-web-note-extra = Er darf auf jedes der markierten Felder, bebaut oder leer.

# Things in words.
tritarea-web-card = { $suit } { $rank }
tritarea-web-square-empty =
    { $square }, { $suit }, leer{ $bonus ->
        [0] {""}
       *[other] , Bonus { $bonus }
    }
tritarea-web-square-own =
    { $square }, { $suit }: { $height ->
        [one] 1 Block
       *[other] { $height } Blöcke
    } ({ $who })
tritarea-web-square-tower = { $square }, { $suit }: { $height } Blöcke, von unten nach oben ({ $blocks }); gehört { $owner }
tritarea-web-blocks-of = { $number } von { $who }
tritarea-web-trick-card = { $card }, gespielt von { $who }
tritarea-web-no-trick-card = { $who } hat keine Karte im Stich
tritarea-web-declared = { $card }, angesagt von { $who }
tritarea-web-declared-hidden = { $who } hat eine Karte angesagt, noch verdeckt
tritarea-web-not-declared = { $who } hat nichts angesagt
tritarea-web-deck =
    Der Stapel von { $who }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
tritarea-web-hand-of =
    Die Hand von { $who }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
tritarea-web-stock =
    { $who }: noch { $blocks ->
        [one] 1 Block
       *[other] { $blocks } Blöcke
    }
