# Playing at the table: placing pieces, confirming, doing things several times; and a quick start.

web-placed-none = Encore { $left } à placer.
web-placed = { $placed ->
        [one] { $placed } placé
       *[other] { $placed } placés
    }, encore { $left } à placer.
web-placed-all =
    { $placed ->
        [one] { $placed } placé. Confirmez ou revenez en arrière.
       *[other] Les { $placed } sont placés. Confirmez ou revenez en arrière.
    }
web-error-all-placed = Tout est déjà placé. Confirmez, ou revenez en arrière pour changer.
web-shortcut-about = Tout en une fois ; une seule annulation suffit.
web-all-here = Tous ici
web-hint-look = Touchez encore pour jouer ce coup.
web-confirm-when = Demander confirmation avant les coups irréversibles
web-confirm-when-wasteful = s’ils gaspillent quelque chose
web-confirm-when-always = toujours
web-confirm-when-never = jamais
web-confirm-touch = Sur un écran tactile, le premier toucher montre seulement un tel coup et le second le joue, sauf si vous choisissez « jamais ».
web-instead = Ou bien : { $what }

web-quick-players = Joueurs d’une partie rapide de { $game }
web-quick-bots =
    { $bots ->
        [0] en solo
        [one] contre { $bots } bot
       *[other] contre { $bots } bots
    }
web-house-rules = Règles maison
web-house-rules-changed =
    { $count ->
        [0] comme la plupart des joueurs
        [one] { $count } changement
       *[other] { $count } changements
    }
web-saved-other = Ce fichier n’est pas une partie enregistrée de Trilobite.
web-link-for-all = Un seul lien pour tous
web-link-for-all-about = Envoyez-le à tous : chaque personne qui l’ouvre prend la place libre suivante.
web-join-code-about = Une invitation est un lien que l’on vous a envoyé. Un code s’affiche sur votre autre appareil quand vous amenez votre place ici.
