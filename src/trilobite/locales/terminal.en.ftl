# Playing in the terminal, in English: what was added to the sentences in en.ftl.

terminal-final-all = None of this can be undone.
terminal-why-what-action = Why what? Name an action, as in “why { $example }”.
terminal-option = Option – { $label }: { $meaning }
