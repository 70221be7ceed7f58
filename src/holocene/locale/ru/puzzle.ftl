# Задачи: что спрашивается, что отвечают на ход и почему один из ходов лучший.

puzzle-best = Лучший ход
puzzle-best-why = Из всего, что здесь возможно, ничто другое не идёт в сравнение.
puzzle-goal-win = Найдите ход, дающий шанс победы { $best } %. Ни один другой не даёт больше { $next } %.
puzzle-goal-points = Найдите ход, обещающий { $best } ПО. Ни один другой не обещает больше { $next } ПО.
puzzle-less = Так пойти можно, но есть ход лучше.
puzzle-less-win = Так пойти можно. Шанс победы останется { $win } %; лучший ход даёт { $best } %.
puzzle-less-points = Так пойти можно. Этот ход обещает { $n } ПО, лучший — { $best } ПО.
puzzle-gain-win = Он даёт шанс победы { $best } %, следующий по силе — { $win } %: { $other }.
puzzle-gain-points = Он обещает { $best } ПО, следующий по силе — { $n } ПО: { $other }.
puzzle-also = Не хуже: { $moves }.
puzzle-outcome-win = шанс победы { $win } %
puzzle-outcome-points = ожидается { $n } ПО
puzzle-proof = Проверено в пробных партиях ({ $n }) и ещё в партиях, доигранных до конца ({ $played }).

## Чего не бывает.

no-such-puzzle = Задачи «{ $id }» нет.
no-such-theme = Задач на тему «{ $name }» нет. Выберите: { $choices }.
no-puzzles = Для этой игры задач пока нет.
puzzle-stale = Задача { $id } составлена для других правил или карт, и её ответ может быть уже неверен. Выберите другую.
not-of-the-puzzle = Эти ходы не относятся к решению. Начните задачу заново.

## Задачи в терминале.

command-puzzle = решить задачу: найти лучший ход
puzzle-description = Показывает позицию, в которой один ход заметно лучше других, и просит его найти. Хранит ваш рейтинг и серию.
puzzle-game-metavar = ИГРА
puzzle-game-help = игра; если не названа, говорит, сколько есть задач
puzzle-daily-help = задача сегодняшнего дня, одна для всех
puzzle-theme-metavar = ТЕМА
puzzle-theme-help = только задачи на эту тему
puzzle-id-metavar = ID
puzzle-id-help = эта задача
puzzle-count = { $game }: { $n ->
    [one] { $n } задача
    [few] { $n } задачи
   *[many] { $n } задач
}, от { $low } до { $high }
puzzle-how = «holocene puzzle ИГРА» даёт задачу по вашему рейтингу, «--daily» — задачу дня.
puzzle-title = Задача { $id } – рейтинг { $rating }
puzzle-title-daily = Задача дня, { $day } – рейтинг { $rating }
puzzle-prompt = Ваш ход («помощь» объяснит):
puzzle-word-hint = подсказка
puzzle-word-solution = решение
puzzle-word-leave = уйти
puzzle-help = Введите номер или ход. «подсказка» каждый раз говорит больше, но задача тогда считается нерешённой; «решение» покажет ход; «уйти» закончит. «почему», «стол», «карта», «счёт», «правила» и «язык» работают как за любым столом.
puzzle-hint-theme = Тема: { $theme }.
puzzle-back = Ход отменён. Посмотрите ещё раз.
puzzle-on = Верно. А теперь?
puzzle-solved = Решено: { $move }
puzzle-shown = Лучший ход: { $move }
puzzle-why = Почему это так
puzzle-near = Почти
puzzle-rating = Ваш рейтинг: { $rating } ({ $change }). Решено подряд: { $streak }.
puzzle-unrated = Ваш рейтинг: { $rating }. Считается только первая попытка.
