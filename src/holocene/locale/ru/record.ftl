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
