# Ce qui serait payé maintenant, et combien il reste à jouer.

trias-final-scored-part =
    { $tiles ->
        [one] Île de { $tiles } tuile
       *[other] Île de { $tiles } tuiles
    }
trias-remaining =
    { $spread ->
        [0] { $most ->
            [one] encore { $least } tour de table
           *[other] encore { $least } tours de table
        }
       *[other] encore { $least } à { $most } tours de table
    }
trias-remaining-last =
    Dernier tour de table, { $turns ->
        [one] encore { $turns } tour
       *[other] encore { $turns } tours
    }

# À quoi servent les choses.

trias-web-help-remaining = Un trait par carte de la pioche. La météorite est parmi les grands traits hachurés ; quand elle tombe, chacun joue une dernière fois.
trias-web-help-tile = Nourrit { $herds } troupeaux, tous joueurs confondus. L’excédent retourne à la réserve lors de la remise en ordre de son propriétaire.
trias-web-help-south-pole = Le pôle Sud ne dérive jamais. Les terres qui lui sont reliées ne rapportent rien à la fin.
trias-web-help-main = Les terres reliées au pôle Sud ne rapportent rien à la fin.
trias-web-help-island =
    À la fin, le joueur qui a le plus de troupeaux sur cette île marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, le deuxième la moitié, arrondie au supérieur.
trias-web-help-cell = De l’eau. Une tuile qui dérive peut venir ici si elle s’éloigne ainsi du pôle Sud et touche encore son ancienne terre.
trias-web-help-swimmer = Les nageurs retournent à la réserve à la fin du tour de leur propriétaire. Un sauvetage coûte un point d’action et en ramène jusqu’à trois à terre.
trias-web-help-fresh = Ce troupeau peut se déplacer, et se reproduire une fois ce tour-ci.
trias-web-help-spent = Ces troupeaux se sont reproduits ou sont nés ce tour-ci. Ils peuvent se déplacer, mais pas se reproduire.
trias-web-help-stock = Les troupeaux qui ne sont pas sur le plateau. La reproduction en prend un ici, et les troupeaux perdus y reviennent.
trias-web-help-hand = Votre carte secrète. Si vous la jouez, son paysage dérive, et vous en piochez une autre à la fin du tour.
trias-web-help-deck = Si vous retournez la première carte, elle décide du paysage qui dérive. La météorite est parmi les cartes à dos 2 ; elle ouvre le dernier tour de table.
trias-web-help-fact-land = Les troupeaux à terre. Ils décident qui est premier et deuxième sur une île.
trias-web-help-fact-card = Le dos de la carte en main : 1 pour le début de la pioche, 2 pour la fin.
