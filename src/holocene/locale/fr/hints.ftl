# Ce que dit un conseil : les coups à considérer, ce que chacun promet, et de combien le meilleur dépasse le suivant.

table-hint-kind = Piste : { $kind }
table-hint-candidates = À considérer :
table-hint-win = { $win } % de chances de gagner
table-hint-place = { $place ->
    [1] première place probable, { $n } PV d’avance
   *[other] place { $place } probable, à { $n } PV de la tête
}
table-hint-move = Le mieux : { $move }.
table-hint-outlook = { $place ->
    [1] { $points } PV, première place, victoire à { $win } %
    [2] { $points } PV, deuxième place, victoire à { $win } %
    [3] { $points } PV, troisième place, victoire à { $win } %
    [4] { $points } PV, quatrième place, victoire à { $win } %
   *[other] { $points } PV, place { $place }, victoire à { $win } %
}
table-hint-alone = environ { $points } PV
table-hint-risk = environ { $points } PV, { $win } % de chances de ne pas perdre
table-hint-gain-both = Ce coup devrait rapporter { $points } PV de plus que « { $other } » et augmenter vos chances de gagner de { $win ->
    [one] { $win } point.
   *[other] { $win } points.
}
table-hint-gain-points = Ce coup devrait rapporter { $points } PV de plus que « { $other } ».
table-hint-gain-win = Vos chances de gagner sont plus élevées de { $win ->
    [one] { $win } point
   *[other] { $win } points
} qu’avec « { $other } ».
table-hint-gain-points-though = Ce coup devrait rapporter { $points } PV de plus que « { $other } », mais vos chances de gagner sont un peu plus faibles.
table-hint-gain-win-though = Vos chances de gagner sont plus élevées de { $win ->
    [one] { $win } point
   *[other] { $win } points
} qu’avec « { $other } », mais vous devriez marquer un peu moins.
table-hint-gain-safer = C’est plus sûr que « { $other } ».
table-hint-gain-none = « { $other } » semble tout aussi bon.
