# Команда «lab» и её отчёт.

lab-description = Играет много партий с набором карт и пишет отчёт о том, чего стоят карты. Несколько чисел игроков перечисляются через запятую; если ничего не указано, играются все.
lab-against-help = второй набор карт, который показан рядом с первым
lab-bots-help = кто играет, через запятую (по умолчанию: { $bot })
lab-games-help = сколько партий для каждого числа игроков и каждого набора (по умолчанию: { $n })
lab-out-help = где лежат отчёт и партии; та же команда продолжит начатое
lab-playing = { $n ->
    [one] { $n } игрок, { $pack }
    [few] { $n } игрока, { $pack }
   *[many] { $n } игроков, { $pack }
}
lab-written = Отчёт: { $path }, его числа: { $numbers }.

lab-title = Лаборатория: { $game }
lab-show-numbers = Показать числа
lab-contents = Числа игроков
lab-first-pack = первый набор
lab-second-pack = второй набор
lab-pack = { $name } ({ $digest })
lab-fact-command = Команда
lab-fact-pack = Набор карт
lab-fact-rules = Версия правил
lab-fact-options = Настройки
lab-fact-bots = Боты
lab-fact-seed = Начальное число
lab-fact-games = Партий за каждым столом
lab-how-to-read = После знака ± и в скобках стоят 95-процентные интервалы. Один из двадцати не содержит истины, поэтому среди многих карт некоторые покажутся лучше или хуже, чем они есть. То, чего у владельцев карты больше, чем у других, не доказывает, что это дала карта: кто впереди, может позволить себе больше.

lab-number-0 = { NUMBER($n, maximumFractionDigits: 0) }
lab-number-1 = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-percent = { $n } %
lab-share = { $n } % ({ $low }–{ $high })
lab-mean = { $n } ± { $half }
lab-of-pack = { $what }, { $pack }
lab-pack-says = { $pack }: { $sentence }

lab-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
lab-games = { $n ->
    [one] Сыграна { $n } партия.
    [few] Сыграно { $n } партии.
   *[many] Сыграно { $n } партий.
}
lab-shared = { $n ->
    [one] В { $n } партии победу делят несколько игроков.
    [few] В { $n } партиях победу делят несколько игроков.
   *[many] В { $n } партиях победу делят несколько игроков.
}
lab-lost = { $n ->
    [one] { $n } партию не выиграл никто.
    [few] { $n } партии не выиграл никто.
   *[many] { $n } партий не выиграл никто.
}

lab-targets = Цели
lab-targets-read = Желательно: партии нужной длины, каждое место не дальше 3 пунктов от справедливой доли побед, очки в одиночной игре по всем титулам (каждый не реже чем в 5 % партий), ничего, что используется реже чем в 5 % партий, и ничего, что используют больше 95 % игроков.
lab-table = Стол
lab-target-turns = Ходов на игрока
lab-target-seats = Место дальше всего от справедливой доли, в пунктах
lab-target-ranks = Получено титулов
lab-target-unused = Почти не используется
lab-target-dominating = Используется почти всегда
lab-finding = { $value } – { $verdict }
lab-verdict-met = достигнуто
lab-verdict-missed = не достигнуто
lab-verdict-open = слишком мала разница

lab-value = Значение
lab-measured = Измерено
lab-mean-row = Среднее
lab-difference = Разница
lab-source = Источник
lab-points = Очков на игрока
lab-points-of-winners = Очки победителей
lab-share-of-points = Доля всех очков
lab-age = Эпоха { $age }
lab-place = № { $n } в порядке хода

lab-figure-turns = Ходов на игрока
lab-turns-read = В среднем { $mean }; у восьми игроков из десяти от { $low } до { $high }.
lab-wanted = Желательно от { $low } до { $high } (зелёная полоса).
lab-figure-decisions = Решений за партию
lab-decisions-read = В среднем { $mean }; в восьми партиях из десяти от { $low } до { $high }.
lab-figure-ages = Ходов в каждой эпохе
lab-ages-read = Сколько ходов игрок проводит в каждой эпохе.
lab-figure-scores = Очки
lab-scores-read = В среднем { $mean }; у восьми игроков из десяти от { $low } до { $high }.
lab-figure-sources = Откуда берутся очки
lab-sources-read = Главный источник: { $source } ({ $n }).
lab-figure-seats = Победы по порядку хода
lab-seats-read = Пунктирная линия — справедливая доля, { $fair }.
lab-seats-even = Ни одно место явно не лучше и не хуже других.
lab-seat-uneven = Несправедливо: { $place } выигрывает { $n }.
lab-figure-changes = Смены лидера
lab-changes-read = В среднем { $mean }, в восьми партиях из десяти от { $low } до { $high }, если смотреть между ходами.
lab-halfway = В { $n } партий победил тот, кто был впереди на половине пути.
lab-figure-ranks = Титулы в одиночной игре
lab-ranks-read = Доли всех одиночных партий; остальные проиграны.
lab-figure-endings = Чем кончаются партии
lab-endings-read = Доли партий.

lab-unused = Почти не используются: { $names }.
lab-dominating = Используются почти всеми: { $names }.
lab-not-chosen = Их никто не выбирает свободно, поэтому ничто из них не считается использованным слишком мало или слишком часто.
lab-figure-worth = Использование и ценность
lab-axis-players = доля игроков, которые это использовали
lab-axis-games = доля партий, где это использовали
lab-axis-worth = на столько очков больше, чем без этого
lab-worth-read = Наибольший отрыв от остальных: { $best } ({ $more }); наименьший: { $least } ({ $less }).
lab-association = Это связь, а не следствие: кто впереди, может позволить себе больше.
lab-too-few = Прочерк без точки на рисунке стоит там, где сравнить удалось меньше чем в { $n } партиях.
lab-figure-changed = Что изменилось в использовании
lab-changed-read = Явно изменилось: { $names }.
lab-unchanged = Достоверных изменений нет.
lab-figure-dead = Взято, но не пригодилось
lab-dead-read = { $n } взятых карт никому не пригодились.
lab-name = Название
lab-age-column = Эпоха
lab-copies = Копий
lab-by-games = Используется в партиях
lab-by-players = Используют игроки
lab-worth = На столько очков больше, чем у других
lab-wins = Побед сверх справедливой доли, в пунктах
lab-drawn = Взято за партию
lab-dead = Взято, но не пригодилось
