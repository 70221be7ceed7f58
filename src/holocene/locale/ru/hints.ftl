# Что говорит подсказка: какие ходы стоит рассмотреть, что обещает каждый и насколько лучший лучше следующего.

table-hint-kind = Подумайте о действии: { $kind }
table-hint-candidates = Стоит рассмотреть:
table-hint-win = шанс победы { $win } %
table-hint-place = { $place ->
    [1] ожидается 1-е место, впереди на { $n } ПО
   *[other] ожидается { $place }-е место, отставание { $n } ПО
}
table-hint-move = Лучше всего: { $move }.
table-hint-outlook = { $points } ПО, { $place }-е место, шанс победы { $win } %
table-hint-alone = ожидается { $points } ПО
table-hint-risk = ожидается { $points } ПО, шанс не проиграть { $win } %
table-hint-gain-both = Это должно принести на { $points } ПО больше, чем «{ $other }», и повысить шанс победы на { $win ->
    [one] { $win } процентный пункт.
    [few] { $win } процентных пункта.
   *[many] { $win } процентных пунктов.
}
table-hint-gain-points = Это должно принести на { $points } ПО больше, чем «{ $other }».
table-hint-gain-win = Шанс победы на { $win ->
    [one] { $win } процентный пункт
    [few] { $win } процентных пункта
   *[many] { $win } процентных пунктов
} выше, чем при ходе «{ $other }».
table-hint-gain-points-though = Это должно принести на { $points } ПО больше, чем «{ $other }», хотя шанс победы чуть ниже.
table-hint-gain-win-though = Шанс победы на { $win ->
    [one] { $win } процентный пункт
    [few] { $win } процентных пункта
   *[many] { $win } процентных пунктов
} выше, чем при ходе «{ $other }», хотя очков ожидается чуть меньше.
table-hint-gain-safer = Это надёжнее, чем «{ $other }».
table-hint-gain-none = «{ $other }» ничем не хуже.
