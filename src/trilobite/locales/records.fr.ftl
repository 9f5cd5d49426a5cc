# Parties apportées : ce qui n’y est pas juste.

record-missing = Le champ « { $field } » manque. Valeur attendue : { $expected }.
record-unknown = Le champ « { $field } » n’existe pas ici. Champs permis : { $allowed }.
record-wrong = Le champ « { $field } » contient { $value }. Valeur attendue : { $expected }.
record-nothing = Le contenu est { $value }. Valeur attendue : { $expected }.
record-unfit = Le champ « { $field } » ne convient pas à ce jeu.
record-running = Cette partie était encore en cours quand elle a été enregistrée ; sa graine n’est donc pas dans le fichier, et on ne peut pas l’ouvrir. Enregistrez-la de nouveau quand elle sera finie.
record-commitment = Le champ « commitment » ne correspond pas à la graine, au sel et à la position de départ. Le fichier a été modifié.
record-result = Le champ « result » n’est pas le résultat de ces actions.
record-action-unknown = L’action { $number } est « { $action } » : elle n’existe pas dans ce jeu.
record-action-forbidden = L’action { $number } est « { $action } », et les règles ne la permettent pas à cet endroit : { $reason }
record-action-differs = Après l’action { $number }, « { $action } », la position n’est pas celle du fichier.
record-wants-values = une de ces valeurs : { $allowed }
record-wants-seat = une place, un nombre entier de 0 à { $most }
record-wants-text = un texte
record-wants-number = un nombre entier de { $least } à { $most }
record-wants-list = une liste
record-wants-entries = une liste de longueur { $number }
record-wants-names = une liste de { $number } noms, un par joueur
record-wants-colours = une liste de { $number } couleurs différentes, une par joueur : des nombres entiers de 0 à { $most }
record-wants-name = un nom d’au plus { $number } caractères
record-wants-actions = une liste d’au plus { $most } actions
record-wants-action = une liste de trois éléments : place, action et somme de contrôle
record-wants-digits = un texte de { $least } à { $most } chiffres hexadécimaux
record-wants-object = un objet avec des champs nommés
record-wants-result = un objet avec le résultat, ou null tant que la partie est en cours
record-wants-position = une position telle que ce programme l’enregistre
