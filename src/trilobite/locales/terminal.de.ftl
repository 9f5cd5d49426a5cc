# Playing in the terminal, in German: what was added to the sentences in de.ftl.

terminal-final-all = Nichts davon lässt sich rückgängig machen.
terminal-why-what-action = Warum was? Nenne eine Aktion, etwa „why { $example }“.
terminal-option = Option – { $label }: { $meaning }
