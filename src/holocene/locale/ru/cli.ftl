# Командная строка: справка, замечания к аргументам и ошибки, о которых может сообщить любая часть.

cli-description = Стол для игр «Прогресс» и S-Evolution в терминале.
cli-epilog = «holocene КОМАНДА --help» расскажет о команде подробнее.
cli-version = показать версию и выйти
cli-commands = команды
cli-command = КОМАНДА
cli-not-permitted = Открыть «{ $path }» нельзя: доступ запрещён. Выберите место, где вы можете читать и писать.
command-play = сыграть партию в терминале
command-learn = научиться игре за столом, шаг за шагом
command-record = показать, проверить или повторить запись партии
command-review = разобрать законченную партию, ход за ходом
command-simulate = дать ботам сыграть много партий и подвести итоги
command-arena = устроить турнир ботов и сравнить их силу
command-event = провести кубок среди ботов
command-lab = сыграть много партий и сообщить, чего стоит каждая карта
command-pack = проверить собственный набор карт
command-rules = показать пронумерованные правила

option-language-help = язык всего, что показано (по умолчанию: язык этого компьютера)

argparse-usage = вызов:
argparse-arguments = аргументы
argparse-options = параметры
argparse-help = показать эту справку и выйти
argparse-argument = { $argument }: { $message }
argparse-unrecognized = Неизвестный аргумент: { $arguments }.
argparse-required = Не хватает: { $arguments }.
argparse-one-required = Укажите одно из них: { $arguments }.
argparse-not-with = Это нельзя сочетать с { $argument }.
argparse-takes-none = Значение здесь не нужно: уберите «{ $value }».
argparse-expected-one = Нужно значение.
argparse-expected-at-most-one = Нужно не больше одного значения.
argparse-expected-at-least-one = Нужно хотя бы одно значение.
argparse-bad-value = Недопустимое значение: «{ $value }».
argparse-bad-choice = Недопустимое значение: «{ $value }». Возможные значения: { $choices }.

rules-description = Показывает пронумерованные правила игр.
rules-metavar = ПРАВИЛО
rules-rule-help = правило, например A11, либо номер главы; без него показан список глав
rules-game-metavar = ИГРА
rules-game-help = игра, правила которой показать (по умолчанию: все)
rules-coverage-help = показать, какие функции исполняют каждое правило и какие тесты его доказывают
rules-json-help = вывести покрытие в формате JSON, для других программ
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
rules-no-tests = Тесты не входят в эту установку, поэтому здесь они не учтены. Они есть в исходном коде.
rules-count-unimplemented = { $n ->
    [one] Ещё впереди: { $n } правило.
    [few] Ещё впереди: { $n } правила.
   *[many] Ещё впереди: { $n } правил.
}

bad-command-line = { $message } Как пользоваться командой, покажет «{ $command } --help».
no-such-command = Команды «{ $name }» нет. Возможные команды: { $choices }.
no-such-language = Языка «{ $name }» нет. Возможные языки: { $choices }.
no-such-game = Игры «{ $name }» нет. Возможные игры: { $choices }.
game-first = Сначала назовите игру: «{ $command } ИГРА …». Возможные игры: { $choices }.
old-spelling = Вместо «{ $old }» теперь пишут «{ $new }».
part-missing = Для этого нужна часть «{ $part }»: { $command }
no-such-rule = Правила «{ $rule }» нет. Все главы и правила покажет «holocene rules».
bad-option-name = Параметра «{ $option }» нет. Возможные параметры: { $choices }.
bad-option-value = Параметр «{ $option }» не может быть «{ $value }». Возможные значения: { $choices }.
bad-move = «{ $text }» — не ход этой игры.
bad-order = «{ $text }» — не распоряжение: напишите «if … then …» и, если нужно, «else …».
illegal-move = «{ $notation }» сейчас нельзя ({ $rule }).
rest-unseen = Некоторые из этих ходов идут после хода, который что-то открывает или передаёт очередь. Сыграйте до него, посмотрите и решайте дальше. Ничего не сыграно.
bad-position = Эта часть позиции здесь не имеет смысла: «{ $clause }».
cannot-undo = Вернуться назад нельзя: карта уже открыта или ход прошёл.
bad-seats = { $seats ->
    [one] В партии { $seats } место, а имена даны для { $named }.
    [few] В партии { $seats } места, а имена даны для { $named }.
   *[many] В партии { $seats } мест, а имена даны для { $named }.
}
bad-words = { $seats ->
    [one] В партии { $seats } место, а случайных слов дано { $words }.
    [few] В партии { $seats } места, а случайных слов дано { $words }.
   *[many] В партии { $seats } мест, а случайных слов дано { $words }.
}
bad-seat = Места { $seat } нет. Выберите от 0 до { $last }.
no-positions = { $game }: партию нельзя начать с позиции, записанной словами.

reason-not-found = там ничего нет
reason-not-permitted = там нельзя читать или писать
reason-folder = это папка
reason-no-folder = часть пути — не папка
reason-exists = это уже существует
reason-disk-full = диск заполнен
reason-read-only = туда нельзя писать
reason-name-too-long = слишком длинное имя
reason-address-in-use = этот адрес и порт занимает другая программа
reason-no-address = у этого компьютера нет такого адреса
