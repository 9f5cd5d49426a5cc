# Playing in the terminal, in Japanese: what was added to the sentences in ja.ftl.

terminal-final-all = どれも取り消せません。
terminal-why-what-action = 何についての質問ですか？「why { $example }」のように行動を指定してください。
terminal-option = オプション「{ $label }」：{ $meaning }
