# Parties apportées : ce qui n’y est pas juste.

record-missing = Le champ « { $field } » manque. Il faudrait : { $expected }.
record-absent = Le champ « { $field } » manque.
record-unknown = Le champ « { $field } » n’est pas connu ici. Sont connus : { $allowed }.
record-wrong = Le champ « { $field } » contient { $value }. Il faudrait : { $expected }.
record-nothing = C’est { $value }. Il faudrait : { $expected }.
record-unfit = Le champ « { $field } » ne convient pas à ce jeu.
record-running = Cette partie était encore en cours quand elle a été enregistrée ; sa graine n’est donc pas dans le fichier, et on ne peut pas l’ouvrir. Enregistrez-la de nouveau quand elle sera finie.
record-commitment = Le champ « commitment » ne va pas avec cette graine, ce sel et ce début. Quelque chose a été changé dans le fichier.
record-result = Le champ « result » dit autre chose que ce à quoi mènent les actions.
record-action-unknown = L’action { $number } est « { $action } » : il n’y a pas de telle action dans ce jeu.
record-action-forbidden = L’action { $number } est « { $action } », et les règles ne la permettent pas à cet endroit : { $reason }
record-action-differs = Après l’action { $number }, « { $action } », la partie n’en est pas là où le dit le fichier.
record-wants-values = une de ces valeurs : { $allowed }
record-wants-seat = une place, un nombre entier de 0 à { $most }
record-wants-text = un texte
record-wants-number = un nombre entier de { $least } à { $most }
record-wants-list = une liste
record-wants-entries = une liste de longueur { $number }
record-wants-names = une liste de { $number } noms, un par joueur
record-wants-name = un nom d’au plus { $number } caractères
record-wants-actions = une liste d’au plus { $most } actions
record-wants-action = une liste de trois éléments : place, action et somme de contrôle
record-wants-digits = un texte de { $least } à { $most } chiffres hexadécimaux
record-wants-object = un objet avec des champs nommés
record-wants-result = un objet avec le résultat, ou null tant que la partie est en cours
record-wants-position = une position telle que ce programme l’enregistre
