# Команда «simulate».

simulate-description = Случайные игроки играют много партий, итоги сводятся в таблицу.
simulate-game-metavar = ИГРА
simulate-game-help = игра: { $games }; если после неё стоит «--help», показаны и её параметры
simulate-number-metavar = ЧИСЛО
simulate-value-metavar = ЗНАЧЕНИЕ
simulate-games-help = сколько партий сыграть (по умолчанию 1000)
simulate-threads-help = сколько партий играть одновременно (по умолчанию 1)
simulate-seed-help = число, из которого следуют все раздачи и все решения (по умолчанию 1)
simulate-engine-help = обычный Python, машинный код или то, что подходит числу партий
simulate-check-help = сначала проверить несколько партий: все числа в своих границах, все карты на местах, оба движка согласны
simulate-json-help = вывести итоги в JSON
simulate-pack-metavar = ПАПКА
simulate-pack-help = играть набором карт из этой папки
simulate-game-options = параметры игры { $game }
simulate-option-one = { $option }: { $choices } (по умолчанию { $default })
simulate-option-told = { $option } (по умолчанию { $default })
simulate-option-several = { $option }: любые из { $choices }, через запятую

simulate-compiling = Готовится машинный код…
simulate-checking = Идёт проверка…
simulate-playing = Партии
simulate-interrupted = Прервано. Вот итоги к этому моменту.
simulate-nothing = Ни одна партия не завершена.
simulate-speed = { $n ->
    [one] { $n } партия за { $seconds } с, решений в секунду: { $rate } ({ $engine ->
        [plain] обычный Python
       *[compiled] машинный код
    })
    [few] { $n } партии за { $seconds } с, решений в секунду: { $rate } ({ $engine ->
        [plain] обычный Python
       *[compiled] машинный код
    })
   *[many] { $n } партий за { $seconds } с, решений в секунду: { $rate } ({ $engine ->
        [plain] обычный Python
       *[compiled] машинный код
    })
}
simulate-checked = { $n ->
    [one] Проверено { $n } решение, ошибок нет.
    [few] Проверено { $n } решения, ошибок нет.
   *[many] Проверено { $n } решений, ошибок нет.
}
simulate-shared = { $n ->
    [one] В { $n } партии победу делят несколько игроков.
    [few] В { $n } партиях победу делят несколько игроков.
   *[many] В { $n } партиях победу делят несколько игроков.
}
simulate-lost = { $n ->
    [one] В { $n } партии никто не побеждает.
    [few] В { $n } партиях никто не побеждает.
   *[many] В { $n } партиях никто не побеждает.
}
simulate-unfinished = { $n ->
    [one] { $n } партия прервана: она не заканчивалась.
    [few] { $n } партии прерваны: они не заканчивались.
   *[many] { $n } партий прервано: они не заканчивались.
}
simulate-lengths = Длина партии
simulate-decisions = Решения
simulate-rounds = Раунды
simulate-results = Победы и очки по местам
simulate-seat = Место
simulate-wins = Победы
simulate-share = Доля
simulate-interval = Границы 95 %
simulate-mean = Средн.
simulate-least = Мин.
simulate-p5 = 5 %
simulate-median = Медиана
simulate-p95 = 95 %
simulate-greatest = Макс.
simulate-number = { $n }
simulate-percent = { $n } %
simulate-bounds = { $low }–{ $high } %
audit-span = Партия { $game }, решение { $decision }: { $detail }.
audit-unsound = Партия { $game }, решение { $decision }: карта находится не ровно в одном месте.
audit-different = Партия { $game }, решение { $decision }: обычный Python и машинный код расходятся: { $fields }.
audit-legal = Партия { $game }, решение { $decision }: обычный Python и машинный код разрешают разное.
