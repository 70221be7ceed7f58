# Командная строка: справка, замечания к аргументам и ошибки, о которых может сообщить любая часть.

cli-description = Стол для игр «Прогресс» и S-Evolution в терминале.
cli-epilog = «holocene КОМАНДА --help» объясняет команду.
cli-version = показать версию и выйти
cli-commands = команды
cli-command = КОМАНДА
cli-not-permitted = Открыть «{ $path }» нельзя: доступ запрещён. Выберите место, где пользователь, от имени которого выполняется команда, может читать и писать.
command-play = сыграть партию в терминале
command-learn = научиться игре за столом, шаг за шагом
command-record = показать, проверить или повторить запись партии
command-simulate = дать ботам сыграть много партий и подвести итоги
command-arena = устроить турнир ботов и сравнить их силу
command-lab = сыграть много партий и сообщить, чего стоят карты
command-pack = проверить собственный набор карт
command-rules = показать пронумерованные правила

option-language-help = язык всего, что показано (по умолчанию язык этого компьютера)

argparse-usage = вызов:
argparse-arguments = аргументы
argparse-options = параметры
argparse-help = показать эту справку и выйти
argparse-argument = { $argument }: { $message }
argparse-unrecognized = Это не удалось понять: { $arguments }.
argparse-required = Чего-то не хватает: { $arguments }.
argparse-one-required = Нужно одно из этого: { $arguments }.
argparse-not-with = Это нельзя сочетать с { $argument }.
argparse-takes-none = Значение здесь не нужно, поэтому «{ $value }» лишнее.
argparse-expected-one = Дальше должно идти одно значение.
argparse-expected-at-most-one = Дальше может идти не больше одного значения.
argparse-expected-at-least-one = Дальше должно идти хотя бы одно значение.
argparse-bad-value = «{ $value }» здесь нельзя прочесть.
argparse-bad-choice = «{ $value }» здесь невозможно. Выберите из этого: { $choices }.

rules-description = Показывает пронумерованные правила, по которым идёт игра.
rules-metavar = ПРАВИЛО
rules-rule-help = правило, например A11, либо номер главы; без него показан список глав
rules-game-metavar = ИГРА
rules-game-help = игра, правила которой показать (по умолчанию все игры)
rules-coverage-help = показать, какие функции исполняют каждое правило и какие тесты его доказывают
rules-json-help = покрытие в формате JSON, для программ
rules-of-game = Правила игры { $game }
rules-column-chapter = №
rules-column-title = Глава
rules-column-rules = Правила
rules-column-functions = Функции
rules-column-tests = Тесты
rules-missing = нет
rules-unimplemented = ещё впереди
rules-shown = { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[many] { $n } правил
}
rules-count = { $n ->
    [one] Всего { $n } правило.
    [few] Всего { $n } правила.
   *[many] Всего { $n } правил.
}
rules-count-covered = { $n ->
    [one] С функцией и тестом: { $n } правило.
    [few] С функцией и тестом: { $n } правила.
   *[many] С функцией и тестом: { $n } правил.
}
rules-count-enforced = { $n ->
    [one] С функцией: { $n } правило.
    [few] С функцией: { $n } правила.
   *[many] С функцией: { $n } правил.
}
rules-no-tests = Тесты не входят в эту установку, поэтому о них здесь ничего не сказано. Они есть в исходном коде.
rules-count-unimplemented = { $n ->
    [one] Ещё впереди: { $n } правило.
    [few] Ещё впереди: { $n } правила.
   *[many] Ещё впереди: { $n } правил.
}

bad-command-line = { $message } «{ $command } --help» объясняет команду.
no-such-command = Команды «{ $name }» нет. Выберите из этого: { $choices }.
no-such-language = Языка «{ $name }» здесь нет. Выберите из этого: { $choices }.
no-such-game = Игры «{ $name }» здесь нет. Выберите из этого: { $choices }.
game-first = Сначала идёт игра: «{ $command } ИГРА …». Выберите из этого: { $choices }.
old-spelling = Вместо «{ $old }» теперь пишут «{ $new }».
part-missing = Для этого нужна часть «{ $part }»: { $command }
no-such-rule = Правила «{ $rule }» нет. Все главы и правила покажет «holocene rules».
bad-option-name = Параметра «{ $option }» нет. Выберите из этого: { $choices }.
bad-option-value = Параметр «{ $option }» не может быть «{ $value }». Выберите из этого: { $choices }.
bad-move = «{ $text }» — не ход этой игры.
illegal-move = «{ $notation }» сейчас нельзя ({ $rule }).
rest-unseen = Эти ходы продолжаются после хода, который что-то открывает или передаёт решение. Сделайте ходы до него, посмотрите и решайте дальше. Ничего не сыграно.
bad-position = Позицию здесь нельзя прочесть: «{ $clause }».
cannot-undo = Вернуться назад нельзя: карта уже открыта или ход прошёл.
bad-seats = { $seats ->
    [one] В партии { $seats } место, а имена даны для { $named }.
    [few] В партии { $seats } места, а имена даны для { $named }.
   *[many] В партии { $seats } мест, а имена даны для { $named }.
}
bad-words = { $seats ->
    [one] В партии { $seats } место, а слов для случая дано { $words }.
    [few] В партии { $seats } места, а слов для случая дано { $words }.
   *[many] В партии { $seats } мест, а слов для случая дано { $words }.
}
bad-seat = Места { $seat } нет. Выберите от 0 до { $last }.
no-positions = { $game }: партию нельзя начать с позиции, записанной словами.
