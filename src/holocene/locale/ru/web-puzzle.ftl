# The browser: puzzles. $n is a number, $day a day (“18 November”), $game and $name are names, $time is minutes and seconds.

wz-puzzles = Задачи
wz-lede = Позиции из партий сильных игроков, где один ход явно лучше остальных. Найдёте его?
wz-none = Для этой игры задач пока нет.
wz-puzzle = Задача
wz-of-day = Задача дня: { $day }
wz-rated = рейтинг { $n }

## The page of all puzzles
wz-today = Задача дня
wz-solve = Решать
wz-look = Посмотреть снова
wz-yours = Ваши успехи
wz-your-rating = Ваш рейтинг
wz-in-row = Решено подряд
wz-streak = Дней подряд
wz-done = Решено
wz-done-of = из { $n }
wz-fitting-one = Задача по силам, рейтинг { $n }
wz-all-tried = Вы пробовали все.
wz-kept = Хранится только в этом браузере.
wz-list = Все задачи
wz-found = { $n ->
    [one] { $n } задача
    [few] { $n } задачи
   *[many] { $n } задач
}
wz-more = Показать ещё
wz-by-level = Сложность
wz-level-easier = Легче
wz-level-fitting = По силам
wz-level-harder = Труднее
wz-by-state = Пока что
wz-state-fresh = Не пробовали
wz-state-solved = Решена сразу
wz-state-later = Решена позже
wz-state-missed = Не решена
wz-by-theme = Тема

## A puzzle at its table
wz-behind = { $n ->
    [one] Вы отстаёте на { $n } очко.
    [few] Вы отстаёте на { $n } очка.
   *[many] Вы отстаёте на { $n } очков.
}
wz-ahead = { $n ->
    [one] Вы впереди на { $n } очко.
    [few] Вы впереди на { $n } очка.
   *[many] Вы впереди на { $n } очков.
}
wz-level = Вы наравне с лидером.
wz-alone = { $n ->
    [one] У вас { $n } очко.
    [few] У вас { $n } очка.
   *[many] У вас { $n } очков.
}
wz-slot = ход
wz-on = Верно. Дальше.
wz-take-back = Взять назад
wz-hint-theme = Тема: { $words }
wz-hint-kind = Ищите здесь: { $words }
wz-hint-candidates = Один из этих: { $words }
wz-hint-more = Ещё подсказка
wz-help-note = С подсказкой или решением задача для рейтинга считается нерешённой.
wz-give-up = Показать решение

## Solved
wz-solved = Решено
wz-solution = Решение
wz-why = Почему это верно.
wz-outcomes = К чему ведёт каждый ход
wz-percent = { $n } %
wz-time = Время
wz-solved-by = Решили
wz-next = Следующая задача
wz-share = Поделиться
wz-all = Все задачи
wz-share-first = Holocene, { $game }: { $name } ({ $n }) — решено с первой попытки за { $time }.
wz-share-later = Holocene, { $game }: { $name } ({ $n }) — решено, хотя и не с первой попытки.
wz-share-shown = Holocene, { $game }: { $name } ({ $n }) — мне не по силам. А вам?
