# Qui mène, combien il reste à jouer, et à quoi servent les choses.

web-ended-now = si la partie s’arrêtait là
web-ended-now-about = Ce que chacun aurait si la partie s’arrêtait là : les points acquis (foncé) et ce que le plateau rapporterait (pâle). Choisissez un joueur pour voir le détail.
web-ended-now-means = C’est-à-dire les points acquis et ce que le plateau rapporterait.
web-would-have = { $points } si la partie s’arrêtait là
web-leads = en tête
web-details-of = Détail : { $name }
web-so-far = Acquis
web-parts-none = Rien ne s’ajouterait maintenant.
web-team = Équipe
web-team-of = { $one } et { $two }
web-standing-ended = { $name } : { $points }, { $total } si la partie s’arrêtait là.
web-remaining = D’ici la fin
