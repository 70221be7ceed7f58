# Команда `holocene pack` и всё, что может быть не так с набором карт.

pack-description = Проверяет наборы карт, которые вы составили сами, и показывает карты набора.
pack-check-help = проверить папку с файлами карт
pack-check-description = Проверяет папку с файлами карт и называет файл, строку и поле каждой ошибки.
pack-list-help = показать карты набора
pack-list-description = Показывает карты набора и происхождение их названий.
pack-folder-metavar = ПАПКА
pack-folder-help = папка набора карт
pack-game-metavar = ИГРА
pack-game-help = игра, к которой относятся карты

pack-sound = Набор карт «{ $name }» годится для игры.
pack-count = { $section }: { $n }
pack-decks = Карты технологий по числу игроков
pack-expansions = Дополнения: { $names }
pack-no-expansions = нет
pack-warning = Замечание: { $fault }
pack-digest = Контрольная сумма: { $digest }
pack-faulty = { $n ->
    [one] Набор карт не годится для игры: { $n } ошибка.
    [few] Набор карт не годится для игры: { $n } ошибки.
   *[many] Набор карт не годится для игры: { $n } ошибок.
}
pack-fault = { $row ->
    [0] { $file }, { $field }: { $problem }
   *[other] { $file }, строка { $row }, { $field }: { $problem }
}

pack-section-technologies = Технологии
pack-section-personalities = Личности
pack-section-milestones = Достижения
pack-section-calamities = Бедствия
pack-section-discoveries = Открытия
pack-section-places = Ячейки
pack-section-deck = Карты одной колоды
pack-section-history = Исторические справки
pack-expansion-personalities = «Личности»
pack-expansion-milestones = «Достижения»
pack-expansion-industrial = «Промышленная революция»
pack-column-players = Игроки
pack-column-age = { $age } эпоха
pack-column-total = Всего
pack-column-id = Код
pack-column-name = Название
pack-column-copies = Экземпляры
pack-column-origin = Происхождение
pack-origin-rulebook = книга правил
pack-origin-review = обзор
pack-origin-designed = придумано для этого проекта
pack-origin-printed = печатная карта

no-such-folder = Папки «{ $folder }» нет. Назовите папку, в которой лежат файлы карт.
bad-pack = { $row ->
    [0] Набор карт нельзя использовать. { $file }, { $field }: { $problem } «holocene pack check» показывает все ошибки.
   *[other] Набор карт нельзя использовать. { $file }, строка { $row }, { $field }: { $problem } «holocene pack check» показывает все ошибки.
}

pack-problem-missing-file = Файла нет.
pack-problem-not-utf8 = Текст не в UTF-8. Сохраните файл в UTF-8.
pack-problem-bad-syntax = Файл в этом месте нельзя прочесть: { $detail }
pack-problem-missing-column = Столбца нет.
pack-problem-unknown-column = Такого столбца не бывает. Столбцы разделяются запятыми.
pack-problem-column-twice = Столбец указан дважды.
pack-problem-field-count = Полей в этой строке: { $found }, в заголовке: { $wanted }.
pack-problem-missing-key = Ключа нет.
pack-problem-unknown-key = Такого ключа не бывает.
pack-problem-empty = Поле пусто.
pack-problem-no-choice = «{ $value }» здесь не подходит. Возможные значения: { $choices }.
pack-problem-no-number = «{ $value }» — не число от { $low } до { $high }.
pack-problem-bad-value = «{ $value }» сюда не подходит ({ $detail }).
pack-problem-bad-id = «{ $value }» — не код. Пишите строчные буквы a–z, цифры и одиночные дефисы.
pack-problem-id-twice = «{ $value }» уже есть в строке { $before }.
pack-problem-no-prerequisite = Технологии-предшественницы «{ $value }» нет среди карт.
pack-problem-own-prerequisite = Технология не может быть собственной предшественницей.
pack-problem-later-prerequisite = Технология-предшественница «{ $value }» относится к более поздней эпохе.
pack-problem-half-line = Вторая строчка с ценой требует типа и количества либо отсутствует целиком.
pack-problem-fact-broken = Известно: { $value } ({ $source }), а не { $found }.
pack-problem-no-fact = В наборе нет «{ $value }» для «{ $card }».
pack-problem-wrong-symbol = На карте { $age } эпохи может быть только символ { $after } эпохи, а не символ { $value } эпохи.
pack-problem-no-first-mark = Один экземпляр должен быть с отметкой 1+.
pack-problem-too-many-technologies = Технологий { $age } эпохи больше, чем { $most }.
pack-problem-too-many-cards = Карт { $age } эпохи больше, чем { $most }.
pack-problem-empty-age = У { $age } эпохи нет технологий.
pack-problem-gain-twice = «{ $value }» указано дважды. Напишите один раз с количеством, например { $value }:{ $times }.
pack-problem-too-many-gains = Разных преимуществ на карте больше, чем { $most }.
pack-problem-too-many-tokens = Жетонов знаний типа «{ $value }» на всех картах вместе: { $total }, самое большее 99.
pack-problem-group-size = Личностей в группе «{ $value }»: { $found }, нужно: { $wanted }.
pack-problem-group-too-large = Достижений в группе «{ $value }»: { $found }, самое большее { $most }.
pack-problem-no-order = Древнему философу нужен порядковый номер от 1 до 5.
pack-problem-needless-order = Порядковый номер есть только у древних философов.
pack-problem-order-twice = Порядковый номер { $value } уже есть в строке { $before }.
pack-problem-wrong-heritage = У древних философов нет наследия, у средневековых учёных и творцов эпохи Возрождения оно есть.
pack-problem-unequal-lists = Чисел в списке: { $found }, делений на треке: { $wanted }.
pack-problem-vp-fall = ПО слева от деления не должны убывать вдоль трека.
pack-problem-research-rises = Значения исследования должны убывать слева направо.
pack-problem-places-rise = Низшее место не должно стоить больше высшего.
pack-problem-hand-count = Начальных рук в игре на { $players }: { $found }.
pack-problem-short-deck = В игре на { $players } раздаётся карт: { $wanted }, а в I эпохе их: { $found }. Нужно на одну карту больше, чем во всех руках.
pack-problem-ranks-fall = Титулы должны идти по возрастанию, каждый один раз, а у последнего должен быть предел 0.
pack-problem-few-symbols = Символов новой эпохи в { $age } эпохе при игре на { $players }: { $found }, нужно: { $wanted }.
