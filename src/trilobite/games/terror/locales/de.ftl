# Triassic Terror in German. Everything a player reads about this game; keys are used by the game's
# Python files, by the terminal and by the browser.

terror-title = Triassic Terror
terror-summary = Wachsen, wandern, überleben: Deine Herden kämpfen um die Habitate einer Vulkaninsel.

## Words

terror-swamp = Sumpf
terror-forest = Wald
terror-desert = Wüste
terror-mountains = Gebirge

terror-area-si = innerer Sumpf
terror-area-sm = mittlerer Sumpf
terror-area-so = äußerer Sumpf
terror-area-fi = innerer Wald
terror-area-fm = mittlerer Wald
terror-area-fo = äußerer Wald
terror-area-di = innere Wüste
terror-area-dm = mittlere Wüste
terror-area-do = äußere Wüste
terror-area-mi = inneres Gebirge
terror-area-mm = mittleres Gebirge
terror-area-mo = äußeres Gebirge

terror-tile-ne = Neue Landschaft
terror-tile-hg = Herdenwachstum
terror-tile-hm = Herdenwanderung
terror-tile-ha = Brut
terror-tile-tr = T-Rex
terror-tile-ra = Raptoren

terror-raptor-one = Raptor 1
terror-raptor-two = Raptor 2
terror-pterodactyl = der Pterodactylus
terror-t-rex = der T-Rex

terror-triassic = Trias
terror-jurassic = Jura
terror-cretaceous = Kreide

# Forms of these words inside sentences, chosen by the key of the word.
terror-in-area =
    { $area-key ->
        [terror-area-si] im inneren Sumpf
        [terror-area-sm] im mittleren Sumpf
        [terror-area-so] im äußeren Sumpf
        [terror-area-fi] im inneren Wald
        [terror-area-fm] im mittleren Wald
        [terror-area-fo] im äußeren Wald
        [terror-area-di] in der inneren Wüste
        [terror-area-dm] in der mittleren Wüste
        [terror-area-do] in der äußeren Wüste
        [terror-area-mi] im inneren Gebirge
        [terror-area-mm] im mittleren Gebirge
        [terror-area-mo] im äußeren Gebirge
       *[other] im Gebiet { $area }
    }
terror-into-area =
    { $area-key ->
        [terror-area-si] in den inneren Sumpf
        [terror-area-sm] in den mittleren Sumpf
        [terror-area-so] in den äußeren Sumpf
        [terror-area-fi] in den inneren Wald
        [terror-area-fm] in den mittleren Wald
        [terror-area-fo] in den äußeren Wald
        [terror-area-di] in die innere Wüste
        [terror-area-dm] in die mittlere Wüste
        [terror-area-do] in die äußere Wüste
        [terror-area-mi] ins innere Gebirge
        [terror-area-mm] ins mittlere Gebirge
        [terror-area-mo] ins äußere Gebirge
       *[other] ins Gebiet { $area }
    }
terror-out-of-area =
    { $area-key ->
        [terror-area-si] aus dem inneren Sumpf
        [terror-area-sm] aus dem mittleren Sumpf
        [terror-area-so] aus dem äußeren Sumpf
        [terror-area-fi] aus dem inneren Wald
        [terror-area-fm] aus dem mittleren Wald
        [terror-area-fo] aus dem äußeren Wald
        [terror-area-di] aus der inneren Wüste
        [terror-area-dm] aus der mittleren Wüste
        [terror-area-do] aus der äußeren Wüste
        [terror-area-mi] aus dem inneren Gebirge
        [terror-area-mm] aus dem mittleren Gebirge
        [terror-area-mo] aus dem äußeren Gebirge
       *[other] aus dem Gebiet { $area }
    }
terror-from =
    { $from-key ->
        [terror-area-si] aus dem inneren Sumpf
        [terror-area-sm] aus dem mittleren Sumpf
        [terror-area-so] aus dem äußeren Sumpf
        [terror-area-fi] aus dem inneren Wald
        [terror-area-fm] aus dem mittleren Wald
        [terror-area-fo] aus dem äußeren Wald
        [terror-area-di] aus der inneren Wüste
        [terror-area-dm] aus der mittleren Wüste
        [terror-area-do] aus der äußeren Wüste
        [terror-area-mi] aus dem inneren Gebirge
        [terror-area-mm] aus dem mittleren Gebirge
        [terror-area-mo] aus dem äußeren Gebirge
       *[other] aus dem Gebiet { $from }
    }
terror-to =
    { $to-key ->
        [terror-area-si] in den inneren Sumpf
        [terror-area-sm] in den mittleren Sumpf
        [terror-area-so] in den äußeren Sumpf
        [terror-area-fi] in den inneren Wald
        [terror-area-fm] in den mittleren Wald
        [terror-area-fo] in den äußeren Wald
        [terror-area-di] in die innere Wüste
        [terror-area-dm] in die mittlere Wüste
        [terror-area-do] in die äußere Wüste
        [terror-area-mi] ins innere Gebirge
        [terror-area-mm] ins mittlere Gebirge
        [terror-area-mo] ins äußere Gebirge
       *[other] ins Gebiet { $to }
    }
terror-in-environment =
    { $environment-key ->
        [terror-swamp] im Sumpf
        [terror-forest] im Wald
        [terror-desert] in der Wüste
       *[other] im Gebirge
    }
terror-into-environment =
    { $environment-key ->
        [terror-swamp] in den Sumpf
        [terror-forest] in den Wald
        [terror-desert] in die Wüste
       *[other] ins Gebirge
    }
terror-the-predator =
    { $predator-key ->
        [terror-pterodactyl] den Pterodactylus
        [terror-t-rex] den T-Rex
       *[other] { $predator }
    }

## Questions

terror-ask-card =
    Welche Karte nimmst du: die offene ({ $card }) oder die oberste vom verdeckten Stapel (noch { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    })?
terror-ask-tile = Welches Aktionsplättchen nimmst du? Weiße Dinos darauf bekommst du dazu; niedrigere Felder spielen zuerst.
terror-ask-menu =
    { $left ->
        [both] Spielst du zuerst deine Karte oder dein Plättchen ({ $tile })?
        [card] Du musst noch deine Karte spielen.
        [tile] Du musst noch dein Plättchen spielen: { $tile }.
       *[none] { $placeable ->
            [0] Alles gespielt. Beende deinen Zug.
           *[other] Karte und Plättchen sind gespielt.
        }
    }{ $placeable ->
        [0] { $whites ->
            [0] {""}
            [one] {" "}Dein weißer Dino kann gerade nirgends hin.
           *[other] {" "}Deine { $whites } weißen Dinos können gerade nirgends hin.
        }
       *[other] { $whites ->
            [one] {" "}Du hast noch 1 weißen Dino einzusetzen.
           *[other] {" "}Du hast noch { $whites } weiße Dinos einzusetzen.
        }
    }
terror-ask-environment =
    In welche Landschaft setzt du { $number ->
        [one] 1 Dino?
       *[other] { $number } Dinos?
    }
terror-ask-spread =
    Setz { $number ->
        [one] 1 Dino
       *[other] { $number } Dinos
    } { terror-into-environment }: Wie viele kommen nach innen, in die Mitte und nach außen?
terror-ask-grow-first =
    Welche deiner Herden wächst um { $number ->
        [one] 1 Dino?
       *[other] { $number } Dinos?
    }{ $others ->
        [0] {""}
       *[other] {" "}Danach wächst noch eine andere.
    }
terror-ask-grow-second =
    Welche andere Herde wächst um { $number ->
        [one] 1 Dino?
       *[other] { $number } Dinos?
    }
terror-ask-hatch =
    In welcher deiner Herden { $number ->
        [one] schlüpft 1 Dino?
       *[other] schlüpfen { $number } Dinos?
    } Danach darf der Pterodactylus fliegen.
terror-ask-migrate-first =
    { $herds ->
        [0] Keine deiner Herden kann gerade wandern.
       *[other] Welche Herde wandert zuerst? Zwei dürfen nacheinander wandern, oder keine.
    }
terror-ask-migrate-second =
    { $herds ->
        [0] Gerade kann keine weitere Herde wandern.
       *[other] Wandert noch eine zweite Herde? Dinos, die gerade angekommen sind, bleiben dort.
    }
terror-ask-divide =
    Wie teilt sich die Herde { terror-in-area } auf? { $left ->
        [0] Mehr dürfen nicht losziehen.
        [one] 1 Dino darf noch losziehen.
       *[other] { $left } Dinos dürfen noch losziehen.
    } { $going ->
        [0] Jede Gruppe, die in eine andere Landschaft geht, verliert 1.
       *[other] Wähle ein Gebiet für eine weitere Gruppe oder bestätige.
    }
terror-ask-pterodactyl =
    Wohin fliegt der Pterodactylus? Nach 1 oder 2 Schritten darf er { $bites ->
        [one] 1 fremden Dino fressen.
       *[other] bis zu { $bites } fremde Dinos fressen.
    }
terror-ask-t-rex =
    { $own ->
        [1] Der T-Rex gehört dir schon.
       *[other] Der T-Rex gehört jetzt dir.
    } Nach einem Schritt frisst er bis zu 5 Dinos, nach zwei bis zu 3; bleibt er stehen, keine.
terror-raptor-hunts = frisst dort bis zu zwei Dinos und verscheucht zwei weitere
terror-ask-which-raptor =
    { $raptors ->
        [0] { $moved ->
            [0] Kein Raptor kann weg.
           *[other] Der andere Raptor kann nicht weg.
        }
       *[other] { $moved ->
            [0] Welcher Raptor geht zuerst?
           *[other] Geht auch der andere Raptor?
        } { $steps ->
            [one] Er geht 1 Schritt, { terror-raptor-hunts }.
           *[other] Er geht 1 oder 2 Schritte, { terror-raptor-hunts }.
        }
    }
terror-ask-raptor =
    Wohin geht { $predator }? { $steps ->
        [one] Er geht 1 Schritt, { terror-raptor-hunts }.
       *[other] Er geht 1 oder 2 Schritte, { terror-raptor-hunts }.{ $moved ->
            [0] {" "}Bei 2 Schritten darf der andere nur 1 gehen.
           *[other] {""}
        }
    }
terror-ask-eat =
    Wessen Dinos frisst { $predator }? { $eaten ->
        [0] { $bites ->
            [one] Einen darf er fressen.
           *[other] Bis zu { $bites } darf er fressen.
        }
       *[1] { $bites ->
            [one] Einen darf er noch.
           *[other] Bis zu { $bites } darf er noch.
        }
    }
terror-ask-scatter =
    { $number ->
        [0] Niemand ist mehr da, den du { terror-out-of-area } verscheuchen könntest.
        [one] Wessen Dinos verscheuchst du { terror-out-of-area }? Einen darfst du noch verscheuchen.
       *[other] Wessen Dinos verscheuchst du { terror-out-of-area }? Zwei aus einer Herde zusammen oder bis zu zwei einzeln.
    }
terror-ask-scatter-to =
    Wohin { $number ->
        [one] flieht 1 Dino
       *[other] fliehen { $number } Dinos
    } von { $owner }? Beim Wechsel der Landschaft stirbt 1.
terror-wastes-counter = Das ist dein letzter Zug, und du könntest noch einen Marker einsetzen. Trotzdem beenden?
terror-wastes-reach = Dinos der anderen sind in Reichweite, aber ein Raubtier, das bleibt, frisst nichts. Trotzdem beenden?
terror-wastes-moves = Du hast mit deinem Aktionsplättchen nichts bewegt, obwohl du könntest. Trotzdem beenden?
terror-wastes-bite =
    Noch könnte { $predator } { $bites ->
        [one] 1 fremden Dino
       *[other] bis zu { $bites } fremde Dinos
    } fressen. Trotzdem beenden?

## Kinds of action, as headings above the choices

terror-kind-draft = Eine Landschaftskarte nehmen: die offene oder die oberste vom verdeckten Stapel
terror-kind-take = Ein Aktionsplättchen mit seinen weißen Dinos nehmen
terror-kind-card = Deine Landschaftskarte spielen
terror-kind-tile = Dein Aktionsplättchen spielen
terror-kind-end = Deinen Zug beenden
terror-kind-white = Weißer Dino: Eine deiner Herden bekommt 1 Dino
terror-kind-hatch = Brut-Marker: Eine deiner Herden bekommt 3 Dinos (einmal im Spiel)
terror-kind-volcano = Vulkan-Marker: Ausbruch in einem Gebiet (einmal im Spiel)
terror-kind-environment = Neue Dinos kommen in diese Landschaft
terror-kind-spread = Neue Dinos innen, in der Mitte und außen
terror-kind-grow = Die Herde, die wächst
terror-kind-migrate = Die Herde, die wandert
terror-kind-go = So viele gehen in dieses Gebiet
terror-kind-confirm = Lass sie losziehen; der Rest bleibt
terror-kind-stay = Er bleibt, wo er ist
terror-kind-to = In dieses Gebiet gehen
terror-kind-eat = Einen Dino dieses Spielers fressen
terror-kind-raptor = Der Raptor, der geht
terror-kind-scatter = Einen oder zwei Dinos dieses Spielers verscheuchen
terror-kind-stop = Hier aufhören
terror-kind-finish = Nichts mehr bewegen

## What happens: set-up and selection

terror-start-player-chosen = { $who } ist Startspieler.
terror-herd-started = { $who } beginnt mit { $number } Dinos { terror-in-area }.
terror-tiles-laid = Die Plättchen, von Feld 1 an: { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
terror-card-turned-up = Die offene Karte ist jetzt: { $card }.
terror-turn-began = { $period }, Runde { $turn } beginnt.
terror-face-up-taken = { $who } nimmt die offene Karte: { $card }.
terror-deck-chosen = { $who } zieht eine Karte vom Stapel.
terror-blind-drawn = Nur { $who } sieht die Karte: { $card }.
terror-open-drawn = Alle sehen die Karte: { $card }.
terror-tile-taken =
    { $who } nimmt { $tile } von Feld { $space }{ $whites ->
        [0] .
        [one] {" "}mit 1 weißen Dino.
       *[other] {" "}mit { $whites } weißen Dinos.
    }

## What happens: play turns

terror-play-turn-began = { $who } (Feld { $space }) ist am Zug.
terror-volcano-removed = Der Vulkan von { $who } { terror-in-area } erlischt.
terror-card-played = { $who } spielt die Karte: { $card }.
terror-tile-played = { $who } spielt { $tile }.
terror-environment-chosen = { $who } siedelt sich { terror-in-environment } an.
terror-dinos-added =
    { $who } { $white ->
        [1] setzt { $number ->
            [one] 1 weißen Dino
           *[other] { $number } weiße Dinos
        } { terror-in-area } ein.
       *[0] bekommt { $number ->
            [one] 1 Dino
           *[other] { $number } Dinos
        } { terror-in-area }.
    }
terror-gain-lost =
    { $number ->
        [one] 1 neuer Dino für { $who } entfällt.
       *[other] { $number } neue Dinos für { $who } entfallen.
    }
terror-migration-began =
    { $who } lässt die Herde { terror-in-area } wandern; { $movable ->
        [one] 1 Dino darf losziehen.
       *[other] bis zu { $movable } Dinos dürfen losziehen.
    }
terror-group-planned =
    { $number ->
        [one] 1 Dino von { $who } wandert
       *[other] { $number } Dinos von { $who } wandern
    } { terror-from } { terror-to }{ $shock ->
        [0] {""}
       *[other] , wo 1 am Schock stirbt
    }{ $doomed ->
        [0] .
       *[other] {" "}– aber für ein Habitat reicht es dort nicht!
    }
terror-picked-up = Die Herde von { $who } reißt { terror-in-area } 1 Dino von { $victim } mit.
terror-group-moved =
    { $number ->
        [one] 1 Dino
       *[other] { $number } Dinos
    } von { $who } { $number ->
        [one] wandert
       *[other] wandern
    } { terror-from } { terror-to }{ $shock ->
        [0] .
       *[other] ; 1 stirbt am Schock.
    }
terror-predator-moved =
    { $who } bewegt { terror-the-predator } { terror-from } { terror-to } ({ $steps ->
        [one] 1 Schritt).
       *[other] { $steps } Schritte).
    }
terror-predator-stayed = { $who } lässt { terror-the-predator } stehen.
terror-t-rex-changed =
    { $wild ->
        [1] { $who } zähmt den T-Rex.
       *[0] { $who } nimmt { $former } den T-Rex ab.
    }
terror-dino-eaten = { $who } lässt { terror-the-predator } { terror-in-area } einen Dino von { $victim } fressen.
terror-raptor-chosen = { $who } weckt { $predator }.
terror-group-chosen =
    { $who } verscheucht { terror-out-of-area } { $number ->
        [one] 1 Dino
       *[other] { $number } Dinos
    } von { $owner }.
terror-group-scattered =
    { $number ->
        [one] 1 Dino von { $owner } flieht
       *[other] { $number } Dinos von { $owner } fliehen
    } { terror-from } { terror-to }{ $shock ->
        [0] .
       *[other] ; 1 stirbt am Schock.
    }
terror-herds-ranked =
    { $herds ->
        [0] Niemand hält { terror-in-area } noch ein Habitat.
        [1] { $first } ist jetzt allein { terror-in-area }.
        [2] Reihenfolge { terror-in-area }: { $first }, { $second }.
       *[3] Reihenfolge { terror-in-area }: { $first }, { $second }, { $third }.
    }
terror-herd-extinct =
    { $number ->
        [one] 1 Dino von { $who } findet { terror-in-area } kein Habitat und stirbt aus.
       *[other] { $number } Dinos von { $who } finden { terror-in-area } kein Habitat und sterben aus.
    }
terror-t-rex-outside = Der T-Rex von { $who } findet { terror-in-area } kein Habitat und streift draußen umher.
terror-hatch-played = { $who } setzt { terror-in-area } den Brut-Marker ein.
terror-volcano-placed = { $who } lässt { terror-in-area } einen Vulkan ausbrechen!
terror-dinos-killed =
    { $number ->
        [one] 1 Dino von { $who } stirbt
       *[other] { $number } Dinos von { $who } sterben
    } beim Ausbruch.
terror-whites-lost =
    { $number ->
        [one] 1 weißer Dino von { $who } geht verloren: Keine Herde kann ihn aufnehmen.
       *[other] { $number } weiße Dinos von { $who } gehen verloren: Keine Herde kann sie aufnehmen.
    }
terror-step-ended =
    { $what ->
        [eating] { $who } beendet das Fressen.
        [scattering] { $who } verscheucht keine Dinos mehr.
        [migration] { $who } beendet die Wanderung.
       *[raptors] { $who } bewegt keinen Raptor mehr.
    }
terror-play-turn-ended = { $who } beendet den Zug.

## What happens: refresh and scoring

terror-whites-added =
    Übrig geblieben: { $tile }, jetzt auf Feld { $space } mit { $whites ->
        [one] 1 weißen Dino.
       *[other] { $whites } weißen Dinos.
    }
terror-stones-scored =
    { $who } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $number ->
        [0] : kein Habitat.
        [one] {" "}für ein Habitat{ $codes ->
            [all] {" "}({ $places })
           *[none] {""}
        }.
       *[other] {" "}für { $number } Habitate{ $codes ->
            [all] {" "}({ $places })
           *[none] {""}
        }.
    }
terror-presence-scored = { $who } lebt in allen vier Landschaften und bekommt { $points } Punkte.
terror-domination-scored =
    { $who } liegt { terror-in-environment } mit { $total } auf { $place ->
        [1] Platz 1
        [2] Platz 2
       *[other] Platz { $place }
    } und bekommt { $points ->
        [0] nichts: Für diesen Platz gibt es keine Punkte.
       *[other] { $points } Punkte.
    }
terror-domination-tied =
    { $who } und { $other } haben { terror-in-environment } je { $total }; { $by ->
        [primary] { $who } liegt mit mehr Primärhabitaten vorn.
        [secondary] { $who } liegt mit mehr Sekundärhabitaten vorn.
        [tertiary] { $who } liegt mit mehr Tertiärhabitaten vorn.
       *[area] { $who } liegt mit dem besseren Habitat { terror-in-area } vorn.
    }
terror-period-scored =
    { $period-key ->
        [terror-jurassic] Der Jura
       *[other] Die { $period }
    } ist vorbei, die Wertung abgeschlossen.
terror-start-passed = Nächster Startspieler: { $who }.
terror-game-ended = Das Spiel ist zu Ende.

## Results

terror-source-stones = Habitate
terror-source-presence = Präsenz
terror-source-domination = Vorherrschaft
terror-result-points = nach Punkten
terror-result-dinos =
    nach Dinos auf der Insel ({ $dinos }, ein T-Rex zählt 3), da auch andere { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } haben
terror-result-primary = nach Primärhabitaten ({ $primary }), da Punkte ({ $points }) und Dinos ({ $dinos }) gleich sind
terror-result-secondary = nach Sekundärhabitaten ({ $secondary }), da Punkte ({ $points }), Dinos ({ $dinos }) und Primärhabitate ({ $primary }) gleich sind
terror-result-tertiary = nach Tertiärhabitaten ({ $tertiary }), da Punkte ({ $points }), Dinos ({ $dinos }) und alle besseren Habitate gleich sind
terror-result-shared = geteilt, denn Punkte ({ $points }), Dinos ({ $dinos }) und Habitate ({ $primary }, { $secondary }, { $tertiary }) sind gleich

## Refusals: it is time for something else

terror-refusal-select-card = Nimm zuerst eine Landschaftskarte: die offene oder die oberste vom Stapel.
terror-refusal-select-tile = Nimm zuerst ein Aktionsplättchen. Gespielt wird, wenn alle eins haben.
terror-refusal-menu = Das geht jetzt nicht: Spiel deine Karte oder dein Plättchen oder beende deinen Zug.
terror-refusal-choose-environment = Wähle zuerst die Landschaft für deine neuen Dinos.
terror-refusal-spreading = Setz zuerst deine neuen Dinos in die Landschaft.
terror-refusal-growing = Wähle zuerst die Herde, die wächst.
terror-refusal-choose-herd = Deine Herden wandern gerade: Wähle eine oder drück auf „Fertig“.
terror-refusal-dividing = Eine Herde will wandern: Wähle Gebiete für ihre Gruppen und bestätige dann.
terror-refusal-move-pterodactyl = Wähle zuerst, wohin der Pterodactylus fliegt, oder lass ihn bleiben.
terror-refusal-move-t-rex = Wähle zuerst, wohin der T-Rex geht, oder lass ihn bleiben.
terror-refusal-choose-raptor = Wähle jetzt einen Raptor oder drück auf „Fertig“.
terror-refusal-move-raptor = Wähle zuerst, wohin der Raptor geht.
terror-refusal-eating = Ein Raubtier frisst gerade: Wähle, wessen Dinos, oder hör auf.
terror-refusal-scattering = Dinos werden verscheucht: Wähle, wessen Dinos, oder hör auf.
terror-refusal-scatter-to = Wähle zuerst, wohin die fliehenden Dinos gehen.
terror-refusal-step-open = Weiße Dinos und Marker setzt du zwischen zwei Schritten ein; bring diesen erst zu Ende.
terror-refusal-not-in-phase-a = Weiße Dinos und Marker setzt du in deinem Zug ein; jetzt werden Plättchen genommen.

## Refusals: selecting and playing

terror-refusal-no-card-turn = In dieser Runde nimmt niemand eine Landschaftskarte.
terror-refusal-tile-taken = { $who } hat { $tile } schon genommen.
terror-refusal-no-card = Du hast keine Landschaftskarte zu spielen.
terror-refusal-card-played = Deine Landschaftskarte ist schon gespielt.
terror-refusal-tile-played = Dein Aktionsplättchen ist schon gespielt.
terror-refusal-not-your-tile = Das Plättchen { $tile } ist in dieser Runde nicht deins.
terror-refusal-card-first = Bevor dein Zug endet, musst du deine Landschaftskarte spielen.
terror-refusal-tile-first = Bevor dein Zug endet, musst du noch dein Plättchen spielen: { $tile }.
terror-refusal-whites-first =
    Bevor dein Zug endet, { $whites ->
        [one] muss noch 1 weißer Dino
       *[other] müssen noch { $whites } weiße Dinos
    } zu deinen Herden.
terror-refusal-no-white = Du hast keinen weißen Dino zum Einsetzen.
terror-refusal-hatch-used = Dein Brut-Marker ist verbraucht; er wirkt einmal im Spiel.
terror-refusal-volcano-used = Dein Vulkan-Marker ist verbraucht; er wirkt einmal im Spiel.
terror-refusal-one-counter-a-period = Du hast in diesem Zeitalter schon deinen anderen Marker eingesetzt; mehr als einer pro Zeitalter geht nicht.
terror-refusal-no-supply = Dein Vorrat ist leer: Alle deine Dinos sind auf der Insel.
terror-refusal-volcano = Ein Vulkan sperrt das Gebiet ({ $area }): Kein Dino und kein Raubtier kommt hinein, kein Dino hinaus, keine Herde wächst.
terror-refusal-second-volcano = Ein Vulkan sperrt dieses Gebiet schon ({ $area }).
terror-refusal-lone-t-rex = Du hast { terror-in-area } nur den T-Rex, und der ist keine Herde: Du brauchst dort einen Dino.
terror-refusal-t-rex-outside = Du hast { terror-in-area } nur den T-Rex, und der hält kein Habitat.
terror-refusal-no-herd = Du hast { terror-in-area } keine Herde.
terror-refusal-no-herd-anywhere = Keine deiner Herden kann gerade wachsen.
terror-refusal-not-your-herd = Wähle eine deiner eigenen Herden; die { terror-in-area } gehört { $who }.
terror-refusal-choose-area = Wähle jetzt ein Gebiet dafür.
terror-refusal-click-area = Wähle das Gebiet, in dem die Herde lebt.

## Refusals: new Dinos and migration

terror-refusal-all-blocked = Vulkane sperren alle Gebiete { terror-in-environment }.
terror-refusal-all-doomed = { $environment }: Neue Dinos fänden dort nirgends ein Habitat, und das erlaubt dieser Tisch nicht.
terror-refusal-spread-all =
    { $number ->
        [one] Du musst genau 1 Dino setzen.
       *[other] Du musst genau { $number } Dinos setzen.
    }
terror-refusal-other-environment = Deine neuen Dinos kommen { terror-into-environment }, nirgendwohin sonst.
terror-refusal-doomed = Sie fänden { terror-in-area } kein Habitat, und dieser Tisch erlaubt das nicht.
terror-refusal-grown-already = Die Herde { terror-in-area } ist schon gewachsen; wähle eine andere.
terror-refusal-t-rex-stays = Ein T-Rex wandert nie, und du hast dort keine Dinos.
terror-refusal-surrounded = Die Herde { terror-in-area } kann nicht weg: Vulkane sperren alle Gebiete ringsum.
terror-refusal-migrated-already = Die Herde { terror-in-area } ist schon gewandert; der Rest bleibt.
terror-refusal-new-herd = Deine Herde { terror-in-area } gab es noch nicht, als du zu wandern anfingst; sie bleibt dort.
terror-refusal-frozen-herd = Alle deine Dinos { terror-in-area } kamen mit der ersten Wanderung und bleiben dort.
terror-refusal-no-way-out = Wohin die Herde { terror-in-area } auch ginge, sie fände kein Habitat.
terror-refusal-not-adjacent = Die beiden Gebiete grenzen nicht aneinander: { $from }, { $area }.
terror-refusal-planned-already =
    { $number ->
        [one] 1 Dino geht
       *[other] { $number } Dinos gehen
    } schon { terror-into-area }; mach das rückgängig, um es zu ändern.
terror-refusal-too-many =
    { $left ->
        [0] Von dieser Herde darf kein Dino mehr losziehen.
        [one] Von dieser Herde darf nur noch 1 Dino losziehen.
       *[other] Von dieser Herde dürfen nur noch { $left } Dinos losziehen.
    }
terror-refusal-nobody-leaves = Mindestens ein Dino muss losziehen; wähle erst eine Gruppe oder mach die Wahl der Herde rückgängig.
terror-refusal-choose-number = Wähle jetzt, wie viele.

## Refusals: predators

terror-refusal-must-move = Dort ist { $predator } schon; lass ihn bleiben oder wähle ein anderes Gebiet.
terror-refusal-raptor-must-move = Dort ist { $predator } schon; wähle ein anderes Gebiet für ihn.
terror-refusal-too-far =
    Der Weg { terror-into-area } ist zu weit; { $predator } geht nur { $steps ->
        [one] 1 Schritt.
       *[other] 1 oder 2 Schritte.
    }
terror-refusal-way-blocked = Der Weg { terror-into-area } führt durch einen Vulkan, und da kommt { $predator } nicht durch.
terror-refusal-not-here = Das Raubtier jagt { terror-in-area }; eine Herde anderswo erreicht es nicht.
terror-refusal-not-own = Der Pterodactylus frisst nur fremde Dinos.
terror-refusal-nobody-there = { $who } hat { terror-in-area } keine Dinos.
terror-refusal-no-seat = Niemand an diesem Tisch hat den Buchstaben { $seat }; es gibt A bis { $last }.
terror-refusal-raptor-moved = { $predator } wurde in diesem Zug schon bewegt.
terror-refusal-raptor-shut-in = Vulkane sperren alle Gebiete rings um { $predator }; er kann nicht weg.
terror-refusal-predator-not-now =
    { $predator-key ->
        [terror-t-rex] Den T-Rex bewegst du nur mit dem T-Rex-Plättchen.
        [terror-pterodactyl] Den Pterodactylus bewegst du nur mit dem Brut-Plättchen.
       *[other] Raptoren bewegst du nur mit dem Raptoren-Plättchen.
    }
terror-refusal-predator-goes-to-area = Wähle das Gebiet, in das { $predator } gehen soll.
terror-refusal-too-few-there =
    { $here ->
        [0] { $who } hat { terror-in-area } keine Dinos.
       *[other] { $who } hat { terror-in-area } nur 1 Dino.
    }
terror-refusal-one-more = Jeder Raptor verscheucht zwei Dinos; nur 1 darf noch fliehen.
terror-refusal-second-single = Ein zweiter Dino von { $who } kann weder dem ersten folgen noch die Landschaft wechseln: Zwei, die in dasselbe Gebiet fliehen, fliehen als Gruppe.
terror-refusal-second-abroad = In eine andere Landschaft fliehen zwei Dinos von { $who } nur als Gruppe.
terror-refusal-lone-abroad = Ein einzelner Dino von { $who } könnte nur in eine andere Landschaft fliehen, und dieser Tisch erlaubt das nicht.
terror-refusal-nowhere-to-flee = Dinos von { $who } können nirgendwohin fliehen.
terror-refusal-not-abroad = In derselben Landschaft ist Platz, deshalb können sie nicht { terror-into-area } fliehen.
terror-refusal-no-habitat = Sie fänden { terror-in-area } kein Habitat.

## Facts beside the island

terror-fact-player =
    { $active ->
        [1] >
       *[0] {" "}
    }{ $letter } { $who }{ $start ->
        [1] , Start
       *[0] {""}
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $worth ->
        [0] {""}
       *[other] {" "}(+{ $worth } bei sofortiger Wertung)
    }, Vorrat { $supply ->
        [unlimited] unbegrenzt
       *[other] { $supply }
    }{ $whites ->
        [0] {""}
       *[other] , weiß { $whites }
    }, { $counters ->
        [both] Brut und Vulkan übrig
        [hatch] Brut übrig
        [volcano] Vulkan übrig
       *[none] Marker verbraucht
    }{ $card ->
        [none] {""}
        [blind] , eine verdeckte Karte
       *[other] , Karte: { $card }
    }
terror-fact-card = Deine verdeckte Karte: { $card }
terror-fact-turn =
    { $period }, Runde { $turn } von { $turns }{ $cards ->
        [1] {" "}(mit Karten)
       *[0] {""}
    }; gewertet werden Habitate{ $special ->
        [p] {" "}und Präsenz
        [d] {" "}und Vorherrschaft
        [pd] , Präsenz und Vorherrschaft
       *[none] {""}
    }
terror-fact-next =
    dann { $period }: { $turns } Runden; gewertet werden Habitate{ $special ->
        [p] {" "}und Präsenz
        [d] {" "}und Vorherrschaft
        [pd] , Präsenz und Vorherrschaft
       *[none] {""}
    }
terror-fact-over = Das Spiel ist zu Ende.
terror-fact-open-card =
    Offene Karte: { $card }; Stapel: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
terror-fact-discards = Gespielte Karten: Sumpf { $swamp }, Wald { $forest }, Wüste { $desert }, Gebirge { $mountains }
terror-fact-frozen = Angekommen und bleiben: { $areas }
terror-fact-legend-areas = S Sumpf, F Wald, D Wüste, M Gebirge, im Kreis; i innen, m Mitte, o außen
terror-fact-legend-habitats = P, S, T: Habitate mit ihren Punkten; A4: 4 Dinos von A; +3: ein T-Rex
terror-fact-legend-predators = R1, R2 Raptoren; Pt Pterodactylus; Tx T-Rex (Tx:A von A, außerhalb der Habitate)
terror-fact-legend-volcano = ^A ein Vulkan von A
terror-fact-legend-going = >3: 3 Dinos gehen gleich dorthin
terror-fact-legend-row = Unter der Insel: Feld, Plättchen, weiße Dinos (o), wer es genommen hat
terror-fact-legend-tiles = NE Neue Landschaft, HG Herdenwachstum, HM Herdenwanderung, HA Brut, TR T-Rex, RA Raptoren

## Options

# In the browser: headings of the options, by the section of their rule.
terror-web-options-tt-3 = Aufbau
terror-web-options-tt-11 = Spiele zu sechst

option-terror-start_player = Wer Spieler 1 ist
option-terror-start_player-random = das Los entscheidet
option-terror-start_player-0 = der erste Platz
option-terror-start_player-1 = der zweite Platz
option-terror-start_player-2 = der dritte Platz
option-terror-start_player-3 = der vierte Platz
option-terror-start_player-4 = der fünfte Platz
option-terror-start_player-5 = der sechste Platz
option-terror-six_player_long = Das lange Spiel zu sechst
option-terror-six_player_long-true = mit der Kreidezeit: acht Runden
option-terror-six_player_long-false = ohne die Kreidezeit: sechs Runden
option-terror-doomed_arrivals = Dinos, die am Ziel kein Habitat fänden
option-terror-doomed_arrivals-die = dürfen dorthin und sterben aus
option-terror-doomed_arrivals-forbid = dürfen nicht dorthin
option-terror-trex_outside = Ein T-Rex außerhalb der Habitate, wenn wieder Platz ist
option-terror-trex_outside-reenter = kommt von selbst hinein und verdrängt vielleicht eine kleinere Herde
option-terror-trex_outside-stay = wartet auf das nächste T-Rex-Plättchen oder auf Dinos seines Besitzers
option-terror-trex_accepts_growth = Wachstum, wo jemand nur den T-Rex hat
option-terror-trex_accepts_growth-true = erlaubt, wenn der T-Rex ein Habitat hält
option-terror-trex_accepts_growth-false = nicht erlaubt: Eine Herde braucht einen Dino
option-terror-dino_supply = Dinos pro Spieler
option-terror-dino_supply-limited = 57 und nicht mehr
option-terror-dino_supply-unlimited = so viele wie nötig
option-terror-white_tokens = Weiße Dinos auf den Plättchen
option-terror-white_tokens-unlimited = so viele wie nötig
option-terror-white_tokens-12 = höchstens 12, die höchsten Felder zuerst
option-terror-blind_cards = Karten, die vom Stapel gezogen werden
option-terror-blind_cards-secret = sieht nur, wer sie hat, bis sie gespielt werden
option-terror-blind_cards-open = werden allen gezeigt
option-terror-scatter_lone_abroad = Ein einzelner Dino, den ein Raptor verscheucht
option-terror-scatter_lone_abroad-true = muss vielleicht in eine andere Landschaft fliehen, wo er stirbt
option-terror-scatter_lone_abroad-false = verlässt nie seine Landschaft
option-terror-board_data = Zahlen deines eigenen Spielplans
option-terror-board_data-stones = Punkte der Habitate
option-terror-board_data-starts = Wo die Spieler beginnen, vom Startspieler an
option-terror-board_data-predators = Wo die Raubtiere beginnen
option-terror-board_data-si = { terror-area-si }
option-terror-board_data-sm = { terror-area-sm }
option-terror-board_data-so = { terror-area-so }
option-terror-board_data-fi = { terror-area-fi }
option-terror-board_data-fm = { terror-area-fm }
option-terror-board_data-fo = { terror-area-fo }
option-terror-board_data-di = { terror-area-di }
option-terror-board_data-dm = { terror-area-dm }
option-terror-board_data-do = { terror-area-do }
option-terror-board_data-mi = { terror-area-mi }
option-terror-board_data-mm = { terror-area-mm }
option-terror-board_data-mo = { terror-area-mo }
option-terror-board_data-p = primär
option-terror-board_data-s = sekundär
option-terror-board_data-t = tertiär
option-terror-board_data-1 = Spieler 1
option-terror-board_data-2 = Spieler 2
option-terror-board_data-3 = Spieler 3
option-terror-board_data-4 = Spieler 4
option-terror-board_data-5 = Spieler 5
option-terror-board_data-6 = Spieler 6
option-terror-board_data-raptor-1 = { terror-raptor-one }
option-terror-board_data-raptor-2 = { terror-raptor-two }
option-terror-board_data-pterodactyl = { terror-pterodactyl }
option-terror-board_data-t-rex = { terror-t-rex }

## Help in the terminal

terror-help =
    Die Insel: vier Landschaften nebeneinander, vom inneren Ring hinab zum äußeren;
    der rechte Rand grenzt an den linken. S ist Sumpf, F Wald, D Wüste, M Gebirge;
    i innen, m Mitte, o außen. Fm ist also der mittlere Wald. Ein Gebiet zeigt seine
    drei Habitate mit ihren Punkten und wer dort lebt: P6 A4 ist eine Herde aus 4
    Dinos von Spieler A, +3 ein T-Rex dabei. Darunter stehen die Aktionsleiste und
    was alle haben. Spieler heißen nach ihren Buchstaben.

    draft open, draft deck   die offene Karte nehmen oder die oberste vom Stapel
    take HG                  ein Aktionsplättchen nehmen
    card, tile, end          Karte spielen, Plättchen spielen; Zug beenden
    white Fm                 deine Herde dort bekommt einen weißen Dino
    hatch Fm, volcano Fm     dort einen Marker einsetzen
    environment forest       Neue Landschaft: neue Dinos kommen hierher
    spread 2-1-0             2 innen, 1 in der Mitte, 0 außen
    grow Fm                  deine Herde dort wächst
    migrate Fm, go Sm 3      deine Herde in Fm wandert, 3 davon nach Sm
    confirm                  lass sie losziehen
    to Do, stay              Raubtier oder Gruppe geht dorthin; Raubtier bleibt
    eat B                    einen Dino von Spieler B fressen
    raptor 1                 Raptor 1 bewegen
    scatter B 1              1 Dino von Spieler B flieht
    stop, finish             genug gefressen oder verscheucht; nichts mehr bewegen
    Für „why“ heißen die Dinge area:Fm, herd:Fm:B, tile:HG, raptor:1 und so weiter.

## In the browser: the island in words

terror-web-island = Die Insel: zwölf Gebiete rund um den Vulkan
terror-web-name-swamp = Sumpf
terror-web-name-forest = Wald
terror-web-name-desert = Wüste
terror-web-name-mountains = Gebirge
terror-web-volcano-word = Vulkan
terror-web-closing = ↺ Gebirge und Sumpf sind auch Nachbarn
terror-web-primary = Primärhabitat
terror-web-secondary = Sekundärhabitat
terror-web-tertiary = Tertiärhabitat
terror-web-occupant =
    { $who } { $dinos } ({ $habitat }{ $points ->
        [0] )
        [one] , 1 Punkt)
       *[other] , { $points } Punkte)
    }
terror-web-occupant-rex =
    { $who } { $dinos } und der T-Rex ({ $habitat }{ $points ->
        [0] )
        [one] , 1 Punkt)
       *[other] , { $points } Punkte)
    }
terror-web-herd =
    { $dinos ->
        [one] 1 Dino
       *[other] { $dinos } Dinos
    } von { $who }, { $area }, { $habitat }{ $points ->
        [0] {""}
        [one] , 1 Punkt
       *[other] , { $points } Punkte
    }
terror-web-herd-rex =
    { $dinos ->
        [0] der T-Rex
        [one] 1 Dino und der T-Rex
       *[other] { $dinos } Dinos und der T-Rex
    } von { $who }, { $area }, { $habitat }{ $points ->
        [0] {""}
        [one] , 1 Punkt
       *[other] , { $points } Punkte
    }
terror-web-t-rex-wild = der wilde T-Rex
terror-web-t-rex-of = der T-Rex von { $who }
terror-web-beast-at = { $beast }, { $area }
terror-web-closed-by = durch einen Vulkan gesperrt bis zum nächsten Zug von { $who }
terror-web-closed = gesperrt
terror-web-plate = gesperrt durch { $who }
terror-web-empty = leer
terror-web-dinos =
    { $number ->
        [one] 1 Dino
       *[other] { $number } Dinos
    }

## In the browser: what a click would do

terror-web-group =
    { $number ->
        [one] 1 geht
       *[other] { $number } gehen
    }
terror-web-group-shock =
    { $number ->
        [one] 1 geht
       *[other] { $number } gehen
    }, { $dead ->
        [one] 1 stirbt
       *[other] { $dead } sterben
    }
terror-web-group-doomed =
    { $number ->
        [one] 1 geht und stirbt
       *[other] { $number } gehen und sterben
    }
terror-web-group-short = { $number }
terror-web-group-shock-short = { $number } (−{ $dead })
terror-web-group-doomed-short =
    { $number ->
        [one] 1 stirbt
       *[other] { $number } sterben
    }
terror-web-picks-up =
    Du reißt mit: { $number ->
        [one] 1 Dino von { $one }.
        [2] je 1 Dino von { $one } und { $two }.
        [3] je 1 Dino von { $one }, { $two } und { $three }.
        [4] je 1 Dino von { $one }, { $two }, { $three } und { $four }.
       *[other] je 1 Dino von { $one }, { $two }, { $three }, { $four } und { $five }.
    }
terror-web-shock =
    { $number ->
        [one] 1 deiner Dinos stirbt unterwegs.
       *[other] { $number } deiner Dinos sterben unterwegs.
    }
terror-web-dies-out =
    { $number ->
        [one] Der letzte Dino von { $who } { terror-in-area } stirbt aus.
       *[other] Die { $number } Dinos von { $who } { terror-in-area } sterben aus.
    }
terror-web-may-eat =
    { $bites ->
        [one] Dort frisst er höchstens 1 Dino.
       *[other] Dort frisst er bis zu { $bites } Dinos.
    }
terror-web-warn-doomed =
    { $number ->
        [one] Er findet
       *[other] Alle { $number } finden
    } { terror-in-area } kein Habitat und { $number ->
        [one] stirbt.
       *[other] sterben.
    }
terror-web-warn-shock = Ein einzelner Dino überlebt den Weg { terror-into-area } nicht.
terror-web-warn-extinct =
    { $number ->
        [one] Einer deiner Dinos würde { terror-in-area } aussterben.
       *[other] { $number } deiner Dinos würden { terror-in-area } aussterben.
    }
terror-web-warn-killed =
    { $number ->
        [one] Einer deiner Dinos würde { terror-in-area } sterben.
       *[other] { $number } deiner Dinos würden { terror-in-area } sterben.
    }

## In the browser: beside the board

terror-web-row = Aktionsleiste und Karten
terror-web-tile = { $tile }, Feld { $space }
terror-web-short-ne = Neue Land­schaft
terror-web-short-hg = Wachs­tum
terror-web-short-hm = Wande­rung
terror-web-short-ha = Brut
terror-web-short-tr = T-Rex
terror-web-short-ra = Rap­toren
terror-web-empty-space = Feld { $space }, kein Plättchen
terror-web-taken-by = genommen von { $who }
terror-web-whites =
    { $number ->
        [0] keine weißen Dinos
        [one] 1 weißer Dino
       *[other] { $number } weiße Dinos
    }
terror-web-face-up = offene Karte: { $card }
terror-web-no-face-up = keine offene Karte
terror-web-deck =
    Stapel: noch { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
terror-web-deck-caption = Stapel
terror-web-own-card = deine Karte: { $card }
terror-web-your-card = deine Karte
terror-web-no-card = keine Karte
terror-web-hatch-ready = dein Brut-Marker, noch nicht eingesetzt
terror-web-hatch-used = dein Brut-Marker, eingesetzt: { $period }
terror-web-volcano-ready = dein Vulkan-Marker, noch nicht eingesetzt
terror-web-volcano-used = dein Vulkan-Marker, eingesetzt: { $period }
terror-web-fact-left = Vorrat { $dinos }
terror-web-fact-unlimited = Dinos unbegrenzt
terror-web-fact-t-rex = T-Rex
terror-web-fact-card = Karte { $card }
terror-web-fact-blind = verdeckte Karte
terror-web-fact-whites = { $number } weiß
terror-web-fact-both = beide Marker
terror-web-fact-hatch = Brut bereit
terror-web-fact-volcano = Vulkan bereit

## In the browser: head and buttons

terror-web-turn = { $period }, Runde { $turn }
terror-web-over = Das Spiel ist zu Ende
terror-web-special =
    { $kind ->
        [P] Auch Präsenz wird gewertet
        [D] Auch Vorherrschaft wird gewertet
       *[other] Auch Präsenz und Vorherrschaft werden gewertet
    }
terror-web-special-short =
    { $kind ->
        [P] + Präsenz
        [D] + Vorherrschaft
       *[other] + Präsenz und Vorherrschaft
    }
terror-web-button-card = Karte spielen
terror-web-button-tile = Plättchen spielen
terror-web-button-end = Zug beenden
terror-web-button-white = Weißer Dino
terror-web-button-hatch = Brut-Marker
terror-web-button-volcano = Vulkan
terror-web-next-one = nächster hier
terror-web-all-eat = { $count } von { $who } fressen
terror-web-all-white = { $count } weiße Dinos: { $area }
terror-web-button-confirm = Bestätigen
terror-web-button-stay = Bleiben
terror-web-button-stop = Genug gefressen
terror-web-button-stop-scattering = Genug verscheucht
terror-web-button-finish = Fertig
terror-web-next-white = Welche deiner Herden bekommt den weißen Dino?
terror-web-next-hatch = In welcher deiner Herden schlüpfen die Dinos des Brut-Markers? Deinen Vulkan-Marker kannst du dann in diesem Zeitalter nicht einsetzen.
terror-web-next-volcano = Wo bricht dein Vulkan aus? Die beste Herde dort verliert am meisten, und das Gebiet ist bis zu deinem nächsten Zug gesperrt.
terror-web-next-count = Wie viele gehen { terror-into-area }?
terror-web-next-flee = Wie viele Dinos von { $who } fliehen?
terror-web-send-count =
    { $number ->
        [one] 1 schicken
       *[other] { $number } schicken
    }
terror-web-scatter-count =
    { $number ->
        [one] 1 verscheuchen
       *[other] { $number } verscheuchen
    }
