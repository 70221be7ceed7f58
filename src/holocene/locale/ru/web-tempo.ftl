## The browser: the others' moves, shown one after the other
wt-tempo = Ходы других
wt-tempo-off = Сразу
wt-tempo-slow = Медленно
wt-tempo-normal = Обычно
wt-tempo-fast = Быстро
wt-plays = Ходит { $player }
wt-playing = Ходят другие
wt-skip = Пропустить
wt-skip-to-mine = К вашему ходу
wt-pause = Пауза
wt-go-on = Продолжить
wt-back = На шаг назад
wt-on = На шаг вперёд
wt-space = Пробел
wt-progress = Сколько уже показано
wt-watch = Посмотреть
