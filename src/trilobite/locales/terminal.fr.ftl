# Playing in the terminal, in French: what was added to the sentences in fr.ftl.

terminal-final-all = Rien de cela ne peut être annulé.
terminal-why-what-action = Pourquoi quoi ? Nommez une action, comme « why { $example } ».
terminal-option = Option – { $label } : { $meaning }
