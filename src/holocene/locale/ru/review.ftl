# Команда `review` и то, что говорит разбор.

review-description = Разбирает законченную партию ход за ходом, только по тому, что мог знать один игрок.
review-seat-help = чья партия: номер места; иначе первого человека
review-json-help = вывести разбор в JSON
review-budget-help = в скольких раздачах сравниваются близкие ходы (иначе { $n })
review-working = Оценка решений
review-no-network = Для «{ $game }» с этими картами и правилами нет сети, поэтому такие партии нельзя разобрать.
review-not-over = Партия ещё не окончена. Её можно будет разобрать после.
review-no-seat = В этой партии нет места { $n }: выберите от 1 до { $most }.

review-headline-comeback = От { $n } % к победе
review-headline-slipped = Когда-то { $n } %, и всё же победа ускользнула
review-headline-mistakes = { $n ->
    [one] { $n } ход, на котором можно поучиться
    [few] { $n } хода, на которых можно поучиться
   *[many] { $n } ходов, на которых можно поучиться
}
review-headline-slips = { $n ->
    [one] { $n } неточность, не более
    [few] { $n } неточности, не более
   *[many] { $n } неточностей, не более
}
review-headline-decided = После { $n }-го раунда всё было почти решено
review-headline-clean = Жалеть не о чем

review-gain-both = Это повысило бы шанс победы на { $chance ->
    [one] { $chance } процентный пункт
    [few] { $chance } процентных пункта
   *[many] { $chance } процентных пунктов
} и принесло бы на { $points } ПО больше.
review-gain-chance = Это повысило бы шанс победы на { $chance ->
    [one] { $chance } процентный пункт.
    [few] { $chance } процентных пункта.
   *[many] { $chance } процентных пунктов.
}
review-gain-points = Это принесло бы на { $points } ПО больше.

review-counts-good = { $n ->
    [one] { $n } хороший ход
    [few] { $n } хороших хода
   *[many] { $n } хороших ходов
}
review-counts-only = { $n ->
    [one] { $n } найденный путь к победе
    [few] { $n } найденных пути к победе
   *[many] { $n } найденных путей к победе
}
review-counts-slip = { $n ->
    [one] { $n } неточность
    [few] { $n } неточности
   *[many] { $n } неточностей
}
review-counts-mistake = { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[many] { $n } ошибок
}
review-counts-decided = { $n }, когда всё было решено
review-mark-good = хороший ход
review-mark-slip = неточность
review-mark-mistake = ошибка
review-mark-only = путь к победе, и он найден
review-mark-forced = вынужденно
review-mark-decided = всё уже решено
review-cause-luck = удача
review-cause-others = другие
review-cause-decision = своё решение

review-curve = Шанс победы, насколько его можно было знать
review-curve-alone = Ожидаемые очки, насколько их можно было знать
review-sums = { $start } % до раздачи, решения { $decisions }, удача { $luck }, другие { $others }: { $end } % в конце.
review-sums-alone = { $start } ПО до раздачи, решения { $decisions }, удача { $luck }: { $end } ПО в конце.
review-loss = В среднем за решение теряется { $loss } процентного пункта.
review-loss-alone = В среднем за решение теряется { $loss } ПО.
review-turning = Переломы
review-deal = Раздача
review-round = раунд { $n }
review-played = Сыграно: { $move }
review-better = Лучше: { $move }
review-line = Ожидаемое продолжение: { $line }
review-fair = Оценивается только по тому, что мог знать этот игрок. Неизвестные карты каждый раз раздавались заново.
