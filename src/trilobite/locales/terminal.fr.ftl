# Playing in the terminal, in French: what was added to the sentences in fr.ftl.

terminal-final-all = Aucun de ces choix ne peut être annulé.
terminal-why-what-action = Sur quoi porte votre question ? Nommez une action, comme « why { $example } ».
terminal-option = Option – { $label } : { $meaning }
