# Расклад дня: команда, страница и строка, которой можно поделиться.
command-today = сыграть расклад дня, одни и те же карты для всех
today-description = Расклад дня: одни и те же карты для всех, в счёт идёт одна попытка. Без названия игры показывает сегодняшние расклады и ваши результаты.
today-game-metavar = ИГРА
today-game-help = расклад какой игры: { $games }
today-day-metavar = ДЕНЬ
today-day-help = другой день, в виде 2026-11-20; сутки начинаются в полночь по UTC
today-again-help = сыграть завершённый расклад ещё раз, для удовольствия: первая попытка остаётся
today-none = У игры «{ $game }» нет расклада дня.
today-bad-day = «{ $day }» — не день, который уже наступил: напишите его в виде 2026-11-20.
today-no-hints = В раскладе дня подсказок нет: в счёт идёт ваша собственная игра.
today-open = { $name }: ещё не сыгран
today-running = { $name }: начат, продолжить командой holocene today { $game }
today-kept = Ваша первая попытка сохранена. Сыграть ещё раз: holocene today { $game } --again
today-fair = Расклад выводится из даты, поэтому при большом желании можно заглянуть вперёд. Это игра между друзьями: без подсказок, и то, что вам что-то открыло, назад не берут.

today-date = { $month ->
    [1] { $day } января
    [2] { $day } февраля
    [3] { $day } марта
    [4] { $day } апреля
    [5] { $day } мая
    [6] { $day } июня
    [7] { $day } июля
    [8] { $day } августа
    [9] { $day } сентября
    [10] { $day } октября
    [11] { $day } ноября
   *[12] { $day } декабря
}
today-line = Holocene { $date }, { $game }: { $result }
today-score-against = { $points } : { $other }
today-won = победа
today-lost = поражение
today-placed = { $place }-е место из { $of }

today-title = Сегодня
today-lede = Одни и те же карты для всех, в счёт идёт одна попытка.
today-alone = { $game }, в одиночку
today-against = { $game } против бота «{ $bot }»
today-deal = Расклад дня
today-deals = Какой расклад
today-play = Играть
today-go-on = Продолжить
today-name = Ваше имя в таблице
today-so-far = { $n ->
    [0] Здесь его ещё никто не доиграл.
    [one] Здесь его доиграл { $n } человек; лучший результат: { $best }.
    [few] Здесь его доиграли { $n } человека; лучший результат: { $best }.
   *[many] Здесь его доиграли { $n } человек; лучший результат: { $best }.
}
today-ahead-by = { $n ->
    [0] ничья
    [one] впереди на { $n } очко
    [few] впереди на { $n } очка
   *[many] впереди на { $n } очков
}
today-behind-by = { $n ->
    [one] позади на { $n } очко
    [few] позади на { $n } очка
   *[many] позади на { $n } очков
}
today-result = Ваш результат
today-left = Вы сдались, поэтому места в таблице нет. Завтра будет новый расклад.
today-late = Партия доиграна, когда её день уже прошёл: она ваша, но места в таблице нет.
today-missed = Этот расклад вы не играли.
today-again = Сыграть ещё раз
today-look = Пересмотреть
today-share = Поделиться
today-copied = Скопировано: { $line }
today-everybody = Результаты всех
today-picture = { $n ->
    [one] { $n } результат: от { $low } до { $high }.
    [few] { $n } результата: от { $low } до { $high }.
   *[many] { $n } результатов: от { $low } до { $high }.
}
today-picture-own = { $beaten ->
    [0] Ваш: { $own }.
   *[other] Ваш: { $own }, позади вас: { $beaten }.
}
today-picture-bot = { $bot }: { $points }.
today-you = вы
today-behind = позади
today-ahead = впереди
today-rank-until = { $rank }: до { $n }
today-whole = Показать все ({ $n })
today-board = Таблица
today-head-place = Место
today-head-player = Игрок
today-head-points = Очки
today-head-rank = Ранг
today-head-result = Итог
today-head-rounds = Раунды
today-somebody = Кто-то
today-bot-beside = бот, которого надо обойти
today-watch = Смотреть
today-watch-of = Смотреть: { $player }
today-alone-here = Здесь его больше никто не доиграл: первый слой — ваш.
today-empty = Результатов пока нет. Первый слой ещё не лёг.
today-empty-then = Здесь эту раздачу никто не доиграл.
today-now = Раздача дня
today-shut = Партии других откроются, когда вы доиграете свою. В счёт идёт только первая попытка.
today-opened = В счёт идёт только первая попытка на этом сервере.
today-mark = Расклад { $deal }: у кого те же знаки, у того те же карты.
today-layers = { $n ->
    [0] Ваши дни
    [one] { $n } день подряд
    [few] { $n } дня подряд
   *[many] { $n } дней подряд
}
today-layers-all = { $n ->
    [one] Вы играли { $n } день.
    [few] Вы играли { $n } дня.
   *[many] Вы играли { $n } дней.
}
today-stays = Пропущенный день ничего не ломает: слои остаются.
today-puzzle = Задача дня
today-puzzle-words = Одна позиция, один лучший ход.
today-solve = Решить
today-tomorrow = Завтра
today-tomorrow-words = Новый расклад через { $time }, в полночь по UTC.
today-days = Другие дни
today-learning = Учиться дальше
today-learning-step = Шаг { $step }
today-continue = Дальше
