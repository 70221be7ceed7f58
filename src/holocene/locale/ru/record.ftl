# Команда `record`.

record-description = Показывает, проверяет или повторяет запись партии.
record-show-help = показать, что сказано в записи
record-verify-help = проверить каждое решение и итог по правилам
record-replay-help = повторить запись, решение за решением
record-file-metavar = ФАЙЛ
record-file-help = запись партии, текст или JSON
record-form-help = вывести саму запись в этом виде
record-pack-metavar = ПАПКА
record-pack-help = набор карт, которым играли
record-until-metavar = ЧИСЛО
record-until-help = остановиться после стольких решений и показать позицию

record-game = Игра
record-rules = Версия правил
record-pack = Набор карт
record-options = Параметры
record-seats = Места
record-position = Начальная позиция
record-secret = Секрет
record-secret-kept = скрыт до конца партии
record-result = Итог
record-number = №
record-seat = Место
record-decision = Решение
record-events = Что произошло
record-sound = { $n ->
    [one] Запись верна: { $n } решение по правилам.
    [few] Запись верна: { $n } решения по правилам.
   *[many] Запись верна: { $n } решений по правилам.
}
record-unfinished = Партия ещё не окончена.
record-won = Победа: { $winners }
record-lost = Победителей нет.

bad-record-file = Файл «{ $path }» не открывается: { $reason }.
bad-record-not-text = Файл «{ $path }» — не текст.
bad-record-title = Это не запись партии: в начале нет слова «holocene-record».
bad-record-format = Формат записи — { $format }, а здесь читается формат { $known }. Возьмите программу, которая её создала.
bad-record-json = Запись нельзя прочесть: { $reason }.
bad-record-line = Строку { $line } записи нельзя прочесть: «{ $content }».
bad-record-incomplete = Запись неполная: { $reason }.
bad-record-damaged = Запись повреждена: контрольная сумма не сходится.
bad-record-game = Запись относится к игре, которая не установлена: «{ $game }».
bad-record-rules = Запись сделана по правилам версии { $recorded }, а здесь версия { $known }.
bad-record-pack = Запись сделана с другим набором карт ({ $recorded }), а здесь { $known }. Укажите нужный через --pack.
bad-record-secret = В записи нет её секрета: дождитесь конца партии.
bad-record-altered = Запись изменена: { $part ->
    [secret] секрет не тот, что был обещан в начале.
    [start] партия не может начаться с такими параметрами, местами и позицией.
    [move] решение { $ply } не разрешено.
    [seat] решение { $ply } принадлежит другому месту.
    [orders] решения не следуют из предварительного выбора.
    [resigned] сдавшихся, которые в ней названы, за столом нет.
    [result] эти решения дают другой итог.
   *[state] эти решения ведут к другой позиции.
}
