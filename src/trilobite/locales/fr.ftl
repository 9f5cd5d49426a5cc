# Shared sentences in French: colours, what the engine itself says, and the terminal.

colour-orange = Orange
colour-blue = Bleu
colour-yellow = Jaune
colour-green = Vert
colour-purple = Violet
colour-black = Noir

## The engine

refusal-game-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-nothing-there = Il n’y a rien à faire à cet endroit.
refusal-choose-first = Choisissez d’abord autre chose : ceci vient plus tard dans « { $action } ».
refusal-nowhere = Ce n’est possible nulle part en ce moment.
refusal-here = Ce n’est pas possible ici en ce moment.
event-forced = { $who } n’a pas d’autre choix.

## Bots

# Those of other people are called as they call themselves.
bot-called =
    { $bot ->
        [easy] { web-bot-easy }
        [normal] { web-bot-normal }
        [hard] { web-bot-hard }
        [expert] { web-bot-expert }
        [greedy] { web-bot-greedy }
        [search] { web-bot-search }
        [random] { web-bot-random }
        [steady] { web-bot-steady }
       *[other] { $bot }
    }

## Playing in the terminal

terminal-name-bot = { $name } ({ bot-called })
terminal-name-you = { $name } (vous)
# A participant with pieces but no seat.
terminal-name-npc = { $name } (PNJ)
# A person who decides for somebody without a seat.
terminal-name-for = { $who } pour { $name }
terminal-welcome =
    { $title }, { $players ->
        [one] { $players } joueur.
       *[other] { $players } joueurs.
    } Chaque coup est enregistré dans { $file }
terminal-welcome-back =
    { $title }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, reprise après { $steps ->
        [one] { $steps } coup.
       *[other] { $steps } coups.
    } Chaque coup est enregistré dans { $file }
terminal-hint = Choisissez par un numéro ou par les mots de la liste. « help » explique l’écran et les commandes, « rules all » le jeu.
terminal-prompt = { $who } >{" "}
terminal-question = { $who } : { $question } ({ $rule })
terminal-news = Ce qui s’est passé :
terminal-curtain = C’est à { $who } de jouer. Les autres, merci de détourner les yeux.
terminal-curtain-prompt = { $who }, appuyez sur Entrée quand plus personne d’autre ne regarde.{" "}
terminal-board-part = Le plateau est plus large que la fenêtre. Partie { $part } sur { $parts }, de gauche à droite :
terminal-marks =
    Sur le plateau, = précède le numéro à taper pour choisir l’endroit.{ $several ->
        [1] {" "}Un + indique plusieurs choix : voyez la liste.
       *[0] {""}
    }
terminal-final = Le signe ! marque ce qui ne peut pas être annulé.
terminal-in-any-case = Dans tous les cas : { $effects }
terminal-effects-none = Rien d’autre ne se passe :
# A single choice: its heading as a sentence.
terminal-lone = { $heading }.
terminal-sentences = { $one } { $two }
terminal-folded =
    { $first }–{ $last } : { $count } choix. Tapez « { $kind } » pour les voir{ $map ->
        [1] {" "}sur le plateau.
       *[0] .
    }
terminal-on-the-map = { $numbers } : voyez le plateau, ou tapez des mots, comme « { $example } »
terminal-number-unknown = Le choix { $number } n’existe pas ; la liste va de { $first } à { $last }.
terminal-not-understood = « { $text } » n’est ni dans la liste ni une commande. Tapez un numéro, des mots comme « { $example } », ou « help ».
terminal-refused = Impossible : { $reason } ({ $rule })
terminal-undone = Annulé : { $action }.
terminal-undo-nothing = Vous ne pouvez rien annuler : votre dernier coup a révélé quelque chose, a terminé votre tour ou n’est pas de vous.
terminal-redone = Rétabli : { $action }.
terminal-redo-nothing = Il n’y a rien à rétablir.
terminal-why-what = Sur quoi porte votre question ? Nommez une action, comme « why { $example } », ou un élément de la table, comme « why { $target } ».
terminal-why-allowed = C’est possible : choix { $number }.
terminal-why-begun = C’est possible : { $count ->
        [one] c’est le début de { $count } choix de la liste.
       *[other] c’est le début de { $count } choix de la liste.
    }
terminal-why-unknown = « { $text } » n’est ni une action ni un élément de la table. Une action s’écrit comme « { $example } », un élément comme « { $target } ».
terminal-rule-unknown = La règle { $rule } n’existe pas. Un numéro de règle ressemble à { $example } ; toute la page est dans { $file }
terminal-save-where = Enregistrer où ? Nommez un fichier, comme « save game.json ».
terminal-saved = La partie est enregistrée dans { $file }
terminal-save-exists = { $file } existe déjà ; choisissez un autre nom.
terminal-save-failed = La partie n’a pas pu être enregistrée dans { $file } : { $problem }
terminal-left = La partie est enregistrée. Pour la reprendre :
terminal-left-unsaved = La partie n’est pas enregistrée.
terminal-help =
    Choisissez par le numéro de la liste ou en tapant les mots à côté. Le premier
    mot seul montre tous les choix de ce genre, si possible sur le plateau.

    undo          annuler votre dernier coup, s’il n’a rien révélé ni fini le tour
    redo          rétablir ce que vous avez annulé
    why ACTION    pourquoi c’est impossible ; ou why CHOSE pour un endroit
    rules         la règle utile maintenant ; « rules { $rule } » montre cette règle,
                  « rules all » la page entière
    board         montrer à nouveau la table et le sens des signes
    log           tout ce qui s’est passé jusqu’ici
    save FICHIER  enregistrer la partie aussi dans un autre fichier
    quit          quitter ; la partie est enregistrée et peut être reprise

## The end

terminal-over = La partie est terminée.
terminal-result-place = Place
terminal-result-points = Points
terminal-result-team = Avec partenaire
terminal-result-line = { $place }. { $who } : { $reason }
# Who played alone: the reason is a grade.
terminal-result-alone = { $who } – { $reason }

## Looking at records

terminal-replay-title =
    { $title }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $steps ->
        [one] { $steps } coup.
       *[other] { $steps } coups.
    }
terminal-replay-start = Avant le premier coup
terminal-replay-step = Coup { $step } sur { $steps } : { $who }, { $action }
terminal-replay-secret = Coup { $step } sur { $steps } : { $who } décide en secret
terminal-replay-prompt = Entrée : suivant, b : précédent, numéro : aller à, q : quitter >{" "}
terminal-replay-end = C’était le dernier coup.
terminal-replay-unknown = Appuyez sur Entrée, ou tapez b, q ou un numéro de 0 à { $steps }.
terminal-verify-good =
    Tout est exact : { $steps ->
        [one] { $steps } coup respecte
       *[other] { $steps } coups respectent
    } les règles et { $finished ->
        [1] le résultat est juste.
       *[0] la partie n’est pas encore terminée.
    }
terminal-verify-seed = La graine n’est pas celle qui avait été fixée avant la partie.
terminal-verify-words = Coup { $step }, { $who }, { $action } : cette action n’existe pas.
terminal-verify-refused = Coup { $step }, { $who }, { $action } : { $reason } ({ $rule })
terminal-verify-position = Coup { $step }, { $who }, { $action } : la position obtenue n’est pas celle qui est enregistrée.
terminal-verify-result = Tous les coups respectent les règles, mais ils ne mènent pas au résultat enregistré.

## The list of games

terminal-games-players = { $title } ({ $game }) : { $players } joueurs. { $summary }
terminal-games-option = { $name } ({ $rule }) : { $label }
terminal-games-value = { $value } – { $meaning }
terminal-games-default = { $value } – { $meaning } (par défaut)
terminal-games-numbers = autres valeurs avec --option { $name }='{ $example }' ; au nombre maximal de joueurs, ce sont :
terminal-games-group = { $heading } : { $numbers }
terminal-games-bots = Bots : { $bots }

## Notices: by mail, push or webhook

notice-turn-title = À vous de jouer : { $table }
notice-turn-body = C’est à vous de jouer à { $game }, avec { $others }.
notice-proposal-title = Votre réponse est attendue : { $table }
notice-proposal-rewind = { $who } souhaite annuler des coups dans la partie de { $game }. Ouvrez la table pour accepter ou refuser.
notice-proposal-pause = { $who } souhaite mettre la partie de { $game } en pause. Ouvrez la table pour accepter ou refuser.
notice-over-title = Partie terminée : { $table }
notice-over-body = Votre partie ({ $game }) avec { $others } est terminée.
notice-test-title = Message d’essai de Trilobite
notice-test-body = Si vous lisez ceci, les notifications vous parviennent bien.
notice-mail-open = Ouvrir la table : { $link }
notice-mail-off = Vous recevez cet e-mail parce que vous l’avez demandé. Pour ne plus en recevoir : { $link }
notice-confirm-title = Trilobite : est-ce votre adresse ?
notice-confirm-body = Quelqu’un, sans doute vous, a demandé à { $site } d’envoyer un e-mail à cette adresse quand vient son tour de jouer.
notice-confirm-open = Si c’était vous, ouvrez cette page et appuyez sur le bouton. Le lien est valable un jour : { $link }
notice-confirm-ignore = Si ce n’était pas vous, ne faites rien : il n’y aura pas d’autre e-mail.

## In the browser: everywhere

web-name = Trilobite
web-motto = jeux de terres, de bêtes et de tours
web-close = Fermer
web-again = Réessayer
web-to-home = Page d’accueil
# How parts of a text are put together.
web-joined-list = { $one }, { $two }
web-joined-named = { $one } : { $two }
web-joined-then = { $one }. { $two }
web-joined-sentences = { $one } { $two }
web-language = Langue
web-theme = Thème
web-theme-system = comme le système
web-theme-light = clair
web-theme-dark = sombre
web-theme-to-dark = Thème sombre
web-theme-to-light = Thème clair
web-lost = Il n’y a rien à cette adresse.
web-no-game = Il n’y a pas de jeu « { $game } » ici.
web-colour-orange = Orange
web-colour-blue = Bleu
web-colour-yellow = Jaune
web-colour-green = Vert
web-colour-purple = Violet
web-colour-black = Noir
web-bot-easy = Facile
web-bot-normal = Normal
web-bot-hard = Difficile
web-bot-expert = Expert
web-bot-greedy = Glouton
web-bot-search = Chercheur
web-bot-random = Hasard
web-bot-steady = Routinier
web-bot-about-easy = très distrait
web-bot-about-normal = joue raisonnablement
web-bot-about-hard = anticipe
web-bot-about-expert = voit plus loin
web-bot-about-greedy = prend le meilleur sur l’instant
web-bot-about-search = explore les suites possibles
web-bot-about-random = joue au hasard
web-bot-about-steady = suit des habitudes simples
web-bot-choice = { $bot } : { $about }
web-level = Niveau des bots
web-bots-levels = Niveaux
web-bots-experiments = Pour expérimenter
# Names of bots, two for each colour in the order of the colours above, with commas between: a thing of
# that colour, so that the same name has the same colour everywhere.
web-bot-names = Cuivre, Braise, Lapis, Gentiane, Topaze, Genêt, Fougère, Mousse, Bruyère, Chardon, Basalte, Charbon
web-you-tag = vous
web-bot-tag = bot
web-npc-tag = PNJ
web-bot-tag-of = bot { $bot }
web-host-tag = hôte
web-error-unknown = Cela n’a pas fonctionné ({ $problem }).
web-error-offline = Le serveur ne répond pas. Fonctionne-t-il encore ?
web-error-bad-input-allowed = { $problem } (permis : { $allowed })
web-error-refused = Ce n’est pas possible : { $problem }
web-error-paused = La partie est en pause. Reprenez-la d’abord.
web-error-old-rules = Les règles ont changé depuis ; vous pouvez voir cette partie, mais pas la poursuivre.
web-error-unavailable = Le serveur n’atteint pas sa base de données. Réessayez dans un instant.
web-error-stale = Quelqu’un a été plus rapide ; la table est maintenant à jour.
web-error-restored = Le serveur vient d’être restauré à partir d’une sauvegarde ; la table est revenue à cet état.
web-error-time-up = Votre temps est écoulé : un bot joue ce tour.
web-error-not-found = Cela n’existe pas, ou n’existe plus.
web-error-not-admitted = Ce n’est pas le bon mot de passe, ou le lien a déjà servi ou a expiré.
web-error-not-yours = Cette place n’est pas la vôtre.
web-error-too-many = Cela fait un peu trop d’un coup. Patientez un instant.
web-error-too-large = C’est trop volumineux.
web-error-seat-taken = Cette place n’est pas libre.
web-error-seat-watched = La personne à qui appartient cette place est là et peut la reprendre.
web-error-seat-kept = Cette personne peut encore revenir ; la place pourra être donnée plus tard ({ $until }).
web-error-forbidden = Ce n’est pas permis ici.

## In the browser: home page

web-about-trias = Brisez le continent et tenez les plus grandes îles quand tombe la météorite.
web-about-terror = Délogez les autres troupeaux des meilleurs habitats, et gare aux prédateurs.
web-about-tritarea = Gagnez le pli pour pouvoir bâtir. La carte la plus basse bâtit en premier.
web-games = Jeux
web-page-play = Jouer
web-players-range = { $least }–{ $most } joueurs
web-play-now = Jouer
web-with-friends = Entre amis
web-same-device = Même appareil
web-open-saved = Ouvrir une partie enregistrée
web-my-games = Mes parties
web-my-games-none = Aucune pour l’instant. « Jouer » en lance une contre des bots.
web-my-games-rest-none = Pas d’autre partie.
web-finished-count = Terminées ({ $count })
web-running-count = En cours ({ $count })
web-open-tables = Tables ouvertes
web-open-tables-none = Personne n’attend de joueurs.
web-make-table = en créer une
web-have-code = J’ai un code
web-your-turn = À vous
web-your-turn-count =
    { $count ->
        [one] { $count } partie vous attend
       *[other] { $count } parties vous attendent
    }
web-your-turn-since = { $names } · { $when }
web-your-turn-none = Aucune partie ne vous attend. Choisissez un jeu ci-dessous : contre des bots, elle commence tout de suite.
web-go-on = Continuer
web-look = Voir
web-waiting-open = Inviter
web-sit-down = S’asseoir
web-seats-taken = { $taken } sur { $seats }
web-row-won = gagnée, { $points }
web-row-over = terminée, { $points }
web-row-winner =
    { $count ->
        [one] { $names } a gagné, { $points }
       *[other] { $names } se partagent la victoire, { $points }
    }
web-row-waiting = à { $name } de jouer · { $when }
web-row-until = à { $name } de jouer (limite : { $until })
web-your-turn-until = À vous (limite : { $until })
web-table-gone = Cette table n’existe plus.
web-table-of = La table de { $name }
web-name-none = Votre nom
web-name-title = Votre nom
web-name-ask = Comment les autres doivent-ils vous appeler ?
web-name-save = C’est moi
web-saved-about = Une partie enregistrée est vérifiée coup par coup avant d’être montrée.
web-saved-file = Choisir un fichier…
web-saved-paste = ou coller son texte :
web-saved-open = Ouvrir
web-saved-unreadable = Ce n’est pas une partie enregistrée : le texte est illisible.

## In the browser: a new table

web-title-new = Nouvelle table : { $game }
web-players = Joueurs
web-seat-me = moi
web-seat-friend = un ami, par lien
web-seat-bot = un bot
web-seat-open = Place libre
web-seat-colour = Couleur de la place { $seat }
web-seat-kind = Qui joue à la place { $seat }
web-seat-which-bot = Bot de la place { $seat }
web-seat-name = Nom à la place { $seat }
web-seat-name-hint = nom
web-seat-link-hint = reçoit un lien à partager
web-hot-seat-hint = Vous êtes plusieurs à jouer sur cet appareil. Entre deux joueurs, un rideau cache ce qu’un seul peut voir.
web-order-shuffled = Tirer au sort l’ordre des places
web-allow-hints = Autoriser les conseils (tous voient qui en demande)
web-public = Ouverte à tous sur ce serveur
web-pace = Temps de réflexion
web-pace-none = sans pendule
web-pace-sitting = En une séance
web-pace-by-days = Sur plusieurs jours
web-pace-own = autres valeurs…
web-pace-turn = { $time } par tour
web-pace-reserve = { $time } en tout + { $increment } par tour
web-pace-days =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
web-pace-kind = Mesure du temps
web-pace-kind-turn = par tour
web-pace-kind-reserve = en tout, plus un peu par tour
web-pace-kind-days = en jours par tour
web-pace-seconds = Secondes par tour
web-pace-minutes = Minutes en tout
web-pace-increment = Secondes ajoutées par tour
web-pace-number-of-days = Jours par tour
web-pace-bot = Une fois le temps écoulé, ce bot joue le tour
web-pace-of = Temps de réflexion : { $pace }.
web-table-title = Nom de la table (facultatif)
web-options-rulings = Points de règle
web-option-usual = { $value } (habituel)
web-numbers-about = { $mark } signale les valeurs reconstituées, car les images du livret de règles sont perdues. Si vous avez le plateau, saisissez ses valeurs.
web-numbers-changed =
    { $count ->
        [one] { $count } valeur modifiée
       *[other] { $count } valeurs modifiées
    }
web-numbers-reconstructed = ≈ { $value }
web-numbers-reset = Tout rétablir
web-numbers-usual = valeur d’origine
web-seed-title = Choisir la graine
web-seed-about = Une personne qui connaît la graine connaît toutes les cartes à venir. Chacun à la table voit qu’elle a été choisie.
web-seed = Graine
web-create-invite = Créer et inviter
web-create-start = Commencer

## In the browser: invitations

web-title-join = Invitation
web-join-invited = On vous invite à une partie de { $game }.
web-join-used-title = Cette invitation n’est plus valable.
web-join-used = Elle a déjà servi ou a expiré. Demandez-en une nouvelle à la personne qui vous invite.
web-join-code-title = Rejoindre une partie
web-join-code-ask = Collez votre invitation ou saisissez un code
web-join-code-go = Continuer
web-join-code-wrong = Ce code est faux, a déjà servi ou a expiré. Votre autre appareil peut en afficher un nouveau.
web-waiting-title = { $game } : en attente de joueurs
web-waiting-for =
    { $count ->
        [0] Tout le monde est là.
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
web-waiting-starts = La partie commence d’elle-même quand toutes les places sont prises.
web-local-only = Ce serveur n’est accessible que depuis cette machine : un lien ne marche nulle part ailleurs. Pour accueillir d’autres joueurs, lancez-le avec « { $command } » et ouvrez cette page à l’adresse de la machine.
web-link-for-seat = Lien pour cette place
web-link-once = Il ne sert qu’une fois : la première personne qui l’ouvre s’assoit ici.
web-copy-link = Copier le lien
web-copied = Copié
web-copy-by-hand = Ce navigateur ne permet pas à la page de copier. Le lien est sélectionné : copiez-le vous-même.
web-new-link = Nouveau lien
web-qr = Code QR de la place : { $name }
web-give-to-bot = Laisser jouer un bot
web-leave = Quitter
web-leave-sure = Vraiment quitter ? Un bot prend la relève.
web-invite = Inviter quelqu’un
web-remove-table = Fermer cette table
web-here = est là
web-away = n’est pas là

## In the browser: the table

web-title-turn = ● À vous de jouer – { $game }
web-title-table = { $game } – Trilobite
web-tools = Outils
web-undo = Annuler
web-undo-none = Rien ne peut être annulé maintenant
web-redo = Rétablir
web-reset = Recommencer le tour
web-reset-about = Annuler tout ce qui peut l’être
web-rules = Règles
web-rules-now = La règle utile maintenant
web-rules-of = Règles de { $game }
web-rules-table = Tableau des règles
web-rule = Règle { $rule }
web-menu = Menu
web-score = Points
web-acts = joue
web-clock = Temps restant
web-clock-days = { $days } j { $hours } h
web-clock-lapsed = temps écoulé : bot
web-clock-urgent = Il reste moins de { $seconds } secondes.
web-clock-yours-lapsed = Votre temps est écoulé. Un bot joue ce tour ; le prochain est de nouveau à vous.
web-conceded = a abandonné
web-board = Plateau
web-board-offers =
    { $count ->
        [0] Rien à choisir pour l’instant
        [one] { $count } choix : Entrée pour le choisir
       *[other] { $count } choix : flèches haut et bas pour parcourir, Entrée pour choisir
    }
web-board-exploring =
    Tout le plateau ({ $count ->
        [one] { $count } élément
       *[other] { $count } éléments
    }) : flèches haut et bas pour parcourir, Entrée pour savoir pourquoi c’est impossible, Échap pour revenir
web-explore-possible = C’est possible : { $what }
web-foreseen-more =
    { $count ->
        [one] Une autre conséquence suit.
       *[other] { $count } autres conséquences suivent.
    }
web-why-not = Pourquoi c’est impossible
web-log = Journal
web-log-show = Montrer sur le plateau
web-log-earlier =
    { $count ->
        [one] { $count } ligne plus ancienne
       *[other] { $count } lignes plus anciennes
    }
web-log-undo = { $name } annule le dernier coup.
web-log-redo = { $name } le rétablit.
web-log-reset = { $name } recommence son tour.
web-log-rewind =
    { $name } annule { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }, avec l’accord de tous.
web-dock = À vous de jouer
web-dock-idle = Question et actions
web-actions = Actions
web-waits-for = C’est à { $name } de jouer.
web-watching = C’est à { $name } de jouer.
web-for = pour { $name }
web-bot-plays = Un bot joue pour vous.
web-bot-for-you = bot pour vous
web-watching-about = Vous regardez ; vous voyez ce que tout le monde peut voir.
web-can-undo = Vous pouvez encore annuler votre dernier coup.
web-hint-why = Choisissez autre chose pour savoir pourquoi ce n’est pas possible.
web-sending = Un instant…
web-hint = Conseil
web-hint-about = Demander à un bot ce qu’il ferait ; tous voient que vous demandez
web-hint-hide = Masquer le conseil
web-hint-thinking = Réflexion…
web-hint-list = Ce que ferait un bot
web-hint-best = Un bot ferait ceci : { $action }
web-hint-none = Il n’y a pas de conseils ici.
web-hint-times = { $what }, { $times } fois
web-hint-then = { $one }, puis { $two }
web-hint-here = conseillé
web-hint-range = de { $low } à { $high } de chances de victoire
web-hint-goal = de { $low } à { $high } de l’objectif
web-hint-equal = à peu près équivalent
web-hint-weaker = nettement moins bon
web-hint-points = { $points } points
web-final = C’est irréversible.
web-confirm = { $what } : vous confirmez ?
web-confirm-yes = Oui
web-confirm-no = Non, revenir
web-back = Retour
web-put-back = Retour
web-key-esc = Échap
web-take-this = C’est tout
web-take-these = Confirmer
web-how-many = Combien
web-fewer = Un de moins
web-more = Un de plus
web-reconnecting = Pas de connexion. Nouvel essai…
web-curtain = { $name }, à vous de jouer.
web-curtain-about = Passez l’appareil. Les autres regardent ailleurs.
web-curtain-go = Je suis { $name }

## In the browser: programs that play a seat

web-program = Laisser un programme jouer à cette place
web-program-about = Un programme muni d’une clé d’accès voit ce que l’on voit de cette place et joue pour vous. Il ne peut rien faire d’autre en votre nom. La clé cesse d’être valable quand vous la révoquez ou quittez la place.
web-program-new = Créer une clé
web-program-command = La commande qui lance l’exemple, avec la clé
web-program-copy = Copier la commande
web-program-once = Affichée une seule fois : gardez-la comme un mot de passe.
web-program-made = Clé créée : { $when }
web-program-revoke = Révoquer

## In the browser: talk, notes, and what everybody has to agree to

web-chat-and-notes = Chat et notes
web-chat = Chat
web-chat-unread =
    Chat, { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
web-chat-none = Personne n’a encore rien dit.
web-chat-write = Dire quelque chose
web-chat-send = Envoyer
web-chat-phrases = Phrases toutes faites
web-chat-phrase-hello = Bonjour !
web-chat-phrase-good-luck = Bonne chance à tous !
web-chat-phrase-well-played = Bien joué !
web-chat-phrase-thanks = Merci !
web-chat-phrase-sorry = Pardon !
web-chat-phrase-wait = Un instant, s’il vous plaît.
web-chat-phrase-good-game = Belle partie !
web-chat-phrase-again = On rejoue ?
web-chat-reading = Seules les personnes assises à la table peuvent écrire. Vous pouvez lire.
web-said = { $name } dit : { $text }
web-notes = Notes
web-notes-about = Rien que pour vous. Personne d’autre ne les voit.
web-notes-writing = Écriture…
web-notes-kept = Conservées avec cette table, rien que pour vous.
web-old-rules = Les règles ont changé depuis cette partie. Vous pouvez la voir, dans la mesure où les règles actuelles le permettent, mais pas la poursuivre.
web-paused = La partie est en pause.
web-resume = Reprendre
web-pause = Pause
web-pause-propose = Proposer une pause
web-pause-about = Personne ne peut jouer et aucune pendule ne tourne tant que quelqu’un à la table n’a pas repris la partie.
web-proposed-pause = { $name } propose une pause.
web-proposed-back =
    { $name } propose d’annuler { $count ->
        [one] { $count } coup.
       *[other] { $count } coups.
    }
web-proposed-waits = Réponse attendue : { $names }.
web-proposed-withdraw = Retirer la proposition
web-proposed-look = Voir et répondre
web-agree = D’accord
web-refuse = Non
web-moment = Annuler ou repartir d’ici
web-moment-of = Annuler des coups ou repartir avant celui-ci : { $step }
web-moment-before = Situation avant ce coup
web-moment-now = maintenant
web-moment-choose = Choisissez ci-dessus le premier coup à annuler.
web-moment-lost =
    { $count ->
        [one] Ce coup serait annulé :
       *[other] Ces { $count } coups seraient annulés :
    }
web-moment-draws = Les mêmes tirages reviendront, et ce qui a été vu reste vu.
web-moment-back = Annuler ces coups
web-moment-back-now = Annuler ces coups
web-moment-propose = Proposer d’annuler
web-moment-propose-some = Annuler des coups…
web-moment-fork = Repartir d’ici
web-moment-fork-some = Continuer dans une nouvelle partie…
web-moment-fork-imagined = Une nouvelle table commence ici. Comme cette partie est encore en cours, les cartes que vous ne voyez pas sont redistribuées, pour que personne n’en apprenne rien.
web-moment-fork-true = Une nouvelle table commence ici, où tout est comme à ce moment-là. Ce qui est tiré à partir de là est nouveau.
web-moment-seat = Je joue
web-moment-others = Les autres sont
web-moment-bots = des bots
web-moment-go = Continuer là-bas
web-continued = Cette partie reprend une position tirée d’une autre.

## In the browser: for operators

web-password = Mot de passe
web-password-go = Entrer
web-admission = Ce serveur demande un mot de passe. La personne qui vous invite peut aussi vous envoyer un lien.
web-removed = (supprimé)
web-admin-title = Administration
web-admin-ask = Connectez-vous avec le mot de passe d’administration, ou ouvrez un lien créé par « trilobite admin link ».
web-admin-sign-out = Se déconnecter
web-admin-version = Version
web-admin-started = Démarrage
web-admin-status = Statut
web-admin-status-all = Toutes
web-admin-status-open = En attente
web-admin-status-running = En cours
web-admin-status-finished = Terminées
web-admin-people = Personnes
web-admin-tables = Tables
web-admin-sockets = Pages ouvertes
web-admin-size = Base de données
web-admin-megabytes = { $size } Mo
web-admin-retention = Les tables terminées sont conservées { $finished } après leur dernier coup, les autres { $abandoned }.
web-admin-days =
    { $count ->
        [0] pour toujours
        [one] pendant { $count } jour
       *[other] pendant { $count } jours
    }
web-admin-clear = Supprimer les tables plus anciennes
web-admin-cleared = Supprimé : { $finished ->
        [one] { $finished } table terminée
       *[other] { $finished } tables terminées
    }, { $abandoned ->
        [one] { $abandoned } table abandonnée
       *[other] { $abandoned } tables abandonnées
    }, { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }.
web-admin-refresh = Actualiser
web-admin-search = Rechercher
web-admin-total =
    { $count ->
        [one] { $count } résultat
       *[other] { $count } résultats
    }
web-admin-newer = Plus récent
web-admin-older = Plus ancien
web-admin-game = Table
web-admin-moved = Dernier coup
web-admin-entries = Entrées
web-admin-seats = Places
web-admin-watched = quelqu’un l’a ouverte
web-admin-delete = Supprimer
web-admin-delete-sure = Vraiment supprimer ?
web-admin-name = Nom
web-admin-since = Depuis
web-admin-state = État
web-admin-muted = muet
web-admin-removed = exclu
web-admin-mute = Rendre muet
web-admin-unmute = Rendre la parole
web-admin-remove = Exclure
web-admin-remove-sure = Vraiment exclure ?

## In the browser: the end

web-game-over = La partie est terminée
web-over =
    { $count ->
        [one] { $names } a gagné.
       *[other] { $names } se partagent la victoire.
    }
web-won =
    { $count ->
        [one] { $names } gagne avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $names } se partagent la victoire avec { $points ->
            [one] { $points } point chacun.
           *[other] { $points } points chacun.
        }
    }
web-won-ahead =
    { $points ->
        [one] { $points } point d’avance sur { $name }.
       *[other] { $points } points d’avance sur { $name }.
    }
web-result = Résultat
web-sources = D’où viennent les points
web-place = Place
web-place-nth =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
web-total = Total
web-with-partner = avec partenaire
web-look-board = Voir le plateau
web-record = Enregistrer
web-rematch = Rejouer
web-rematch-go = À la partie suivante
web-rematch-asked = Les autres aimeraient rejouer avec les mêmes joueurs.
web-rematch-later = Pas maintenant
web-rematch-join = Rejouer avec eux
web-fair = Mélange équitable
web-fair-about = Avant la partie, le serveur s’est engagé sur une graine en publiant cette empreinte. À la fin, la graine est révélée, et « trilobite replay --verify » vérifie les deux.
web-seed-tag = graine choisie
web-seed-chosen = La graine de cette table a été choisie par la personne qui l’a créée ; elle sait peut-être ce qui va venir.

## In the browser: menu

web-prefer-motion = Animer les coups
web-prefer-colour = Couleur préférée
web-prefer-colour-any = peu importe
web-prefer-curtain = Rideau entre les joueurs de cet appareil
web-seats = Places
web-take-back = Reprendre la main
web-other-device = Passer sur un autre appareil
web-handover-about = Scannez ceci avec l’autre appareil, ou saisissez-y le code à l’adresse /join :
web-handover-qr = Code qui transfère la place sur un autre appareil
web-concede = Abandonner
web-concede-sure = Vraiment abandonner ?
web-table = Table

## In the browser: notices

web-notices = Notifications
web-notices-open = Notifications…
web-notices-about = Comment vous prévenir que c’est à vous de jouer quand vous ne regardez pas.
web-notices-device = Sur cet appareil
web-notices-title = Marquer le titre et l’icône de la page
web-notices-browser = Notification quand la table est ouverte à l’arrière-plan
web-notices-push = Notification même quand aucune page n’est ouverte
web-notices-none = Ce navigateur n’affiche de notifications que pour les adresses en https et pour localhost.
web-notices-denied = Les notifications sont bloquées pour ce site ; les réglages du navigateur peuvent y remédier.
web-notices-elsewhere = Ailleurs
web-notices-browser-other = Un autre navigateur
web-notices-mail = Par e-mail, à cette adresse
web-notices-mail-wait = Pas encore confirmée : ouvrez le lien dans l’e-mail qui y a été envoyé.
web-notices-mail-again = Renvoyer l’e-mail
web-notices-webhook = Par webhook, à cette adresse web
web-notices-secret = Ce qui y est envoyé est signé avec ce secret. Il n’est affiché qu’une fois :
web-notices-add = Ajouter
web-notices-remove = Retirer
web-notices-remove-what = Retirer { $address }
web-notices-test = M’envoyer un message d’essai
web-notices-test-sent = Le message d’essai a été envoyé.
web-notices-test-failed = Le message d’essai n’a pas pu être remis.
web-turn-title = À vous de jouer : { $table }
web-turn-body = C’est à vous de jouer à { $game }.
web-confirm-title = Est-ce votre adresse e-mail ?
web-confirm-about = Si vous avez demandé un e-mail quand c’est à vous de jouer, confirmez-le ici. Sinon, fermez cette page : rien ne s’est passé.
web-confirm-do = Oui, utiliser cette adresse
web-confirm-done = Confirmé. Vous recevrez un e-mail quand ce sera à vous de jouer.
web-off-title = Plus d’e-mails ?
web-off-about = Vous ne recevrez plus d’e-mails quand c’est à vous de jouer. Vous pourrez les réactiver dans « Notifications ».
web-off-do = Désactiver les e-mails
web-off-done = C’est fait : il n’y aura plus d’e-mails.
web-link-dead = Ce lien a déjà servi ou a expiré.

## Changes of seats, in the log of a running table

table-hint-used = { $who } demande un conseil.
table-host = { $who } est maintenant l’hôte.
table-time-out = Temps écoulé pour { $who } : le bot « { bot-called } » joue ce tour.
table-time-given-back =
    Le serveur était arrêté ; chaque pendule qui tournait récupère { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
table-seat-bot = Un bot joue maintenant pour { $who }.
table-bot-replaced = Le bot qui joue pour { $who } n’a pas pu répondre ; un plus faible décide cette fois.
table-bot-given-up = Le bot qui joue pour { $who } a échoué plusieurs fois de suite ; un plus faible joue désormais.
table-seat-back = { $who } joue à nouveau sans bot.
table-seat-conceded = { $who } abandonne.
table-given-up = Il ne reste que des bots : la partie s’arrête ici.
table-refusal-paused = La partie est en pause. N’importe quel joueur peut la reprendre.
table-seat-joined = { $who } s’assoit.
table-seat-left = { $who } s’en va ; un bot garde la place.
table-rewind-proposed = { $who } propose d’annuler quelque chose.
table-pause-proposed = { $who } propose une pause.
table-proposal-refused = { $who } n’est pas d’accord.
table-proposal-withdrawn = { $who } retire sa proposition.
table-paused = { $who } met la partie en pause, avec l’accord de tous.
table-resumed = { $who } reprend la partie.
table-continued = Cette table reprend une position tirée d’une autre partie.

## Names at the table

# A participant with pieces but no seat: the rules say which seat decides.
table-npc = { $colour } (PNJ)

## The end of a game in which somebody conceded

table-won =
    { $winners ->
        [one] { $who } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } ; les joueurs qui ont abandonné sont classés derniers.
       *[other] { $who } partage la victoire ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }) ; les joueurs qui ont abandonné sont classés derniers.
    }
table-won-last = { $who } gagne : tous les autres ont abandonné avant.
table-result-conceded = abandon
table-result-others-conceded = les autres ayant abandonné
table-result-points-then = d’après les points à ce moment-là
