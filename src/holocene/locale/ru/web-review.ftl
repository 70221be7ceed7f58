# Разбор законченной партии.
wr-review = Разбор
wr-of = { $own ->
    [yes] Ваша партия, ход за ходом
   *[no] Партия игрока { $player }, ход за ходом
}
wr-eyes = Чья партия
wr-not-over = Партию можно разобрать, когда она закончена.
wr-the-end = Итог
wr-curve = Кривая
wr-figure-chance = { $own ->
    [yes] Ваши шансы на победу, насколько вы могли знать
   *[no] Шансы на победу: { $player }, по тому, что можно было знать
}
wr-figure-points = { $own ->
    [yes] Очки, на которые вы могли рассчитывать
   *[no] Ожидаемые очки: { $player }
}
wr-curve-chance = Шансы на победу идут от { $first } % до { $last } %. Список моментов говорит то же словами.
wr-curve-points = Ожидаемые очки идут от { $first } до { $last }. Список моментов говорит то же словами.
wr-even = Равные шансы, игроков: { $n }
wr-key-own = Свои ходы
wr-key-others = Ходы других
wr-mark-fault = Перелом
wr-mark-good = Хорошо
wr-mark-slip = Неточность
wr-mark-mistake = Ошибка
wr-mark-only = Единственный путь
wr-mark-decided = Уже решено
wr-progress = { $total ->
    [0] Подсчёт начинается…
   *[other] Подсчёт: { $done } из { $total } решений
}
wr-counting = Идёт подсчёт…
wr-count-good = хороших: { $n }
wr-count-slip = { $n ->
    [one] { $n } неточность
    [few] { $n } неточности
   *[many] { $n } неточностей
}
wr-count-mistake = { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[many] { $n } ошибок
}
wr-count-none = ни неточностей, ни ошибок
wr-sum-start = До раздачи
wr-sum-decisions = Решения
wr-sum-luck = Удача
wr-sum-others = Другие
wr-sum-end = В конце
wr-sum-note = В процентных пунктах шанса на победу: что дали в сумме решения, удача и ходы других.
wr-sum-note-points = В очках: что дали в сумме решения и удача.
wr-step = По решениям
wr-first = Первое решение
wr-last = Последнее решение
wr-back = Предыдущее решение
wr-on = Следующее решение
wr-next-fault = Следующий промах
wr-at = Решение { $n } из { $total }
wr-moments = Моменты
wr-which = Какие моменты
wr-all = все { $n }
wr-no-moments = Ни неточностей, ни ошибок, ни крутых поворотов.
wr-round = { $n }-й раунд
wr-to = до
wr-percent = { $n } %
wr-points = { $n } ПО
wr-cause-decision = Собственное решение.
wr-cause-luck = Что принесли карты.
wr-cause-others = Что сделали другие.
wr-note-better = Лучше: { $better }
wr-note-only = Путь к победе, и он найден.
wr-note-only-alone = Единственно верный путь, и он найден.
wr-note-best = Лучший момент.
wr-title-better = { $played } – лучше: { $better }
wr-title-good = { $played }
wr-you-played = Ваш ход
wr-played = Сыграно
wr-better = Лучше
wr-tag-you = вы
wr-tag-played = сыграно
wr-tag-better = лучше
wr-decided = Здесь уже нечего было выиграть или потерять, поэтому ход не оценивается.
wr-then = Затем:
wr-line = Ожидаемое продолжение:
wr-line-step = { $player }: { $move }
wr-since-luck = Удача с прошлого решения, в процентных пунктах: { $n }.
wr-since-others = Другие за это время, в процентных пунктах: { $n }.
wr-since-luck-points = Удача с прошлого решения: { $n } ПО.
wr-since-others-points = Другие за это время: { $n } ПО.
wr-tried = Чего стоят ходы
wr-doubt = { $n } %, плюс-минус { $doubt }
wr-doubt-points = { $n } ПО, плюс-минус { $doubt }
wr-trials = Сравнено на пробных раздачах: { $n }; черта показывает погрешность.
wr-judged = Оценено сразу: ничто не могло сравниться.
wr-see-table = Посмотреть стол
wr-fair = Оценено только по тому, что можно было знать тогда: неизвестные карты каждый раз раздавались заново.
