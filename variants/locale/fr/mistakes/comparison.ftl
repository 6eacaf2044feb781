### De la comparaison de deux règlements : ce qu’aucun n’a, et ce qui ne convient pas aux deux.

wrong-comparison-deck-unfit = le paquet { $deck } a des cartes que { $one } et { $other } ne connaissent pas tous deux.
wrong-comparison-no-deck-fits = aucun paquet n’a que des cartes connues de { $one } et de { $other }.
wrong-comparison-no-option = ni { $one } ni { $other } n’ont { $name }.
wrong-comparison-no-reading = ni { $one } ni { $other } n’ont la lecture { $silence }={ $reading }.
wrong-comparison-players = { $ruleset } n’est pas pour { $players } joueurs avec ces options.
wrong-comparison-no-players = aucun nombre de joueurs ne convient à la fois à { $one } et à { $other }.
