# Команда `record`.

record-description = Показывает, проверяет или повторяет запись партии.
record-show-help = показать, что сказано в записи
record-verify-help = проверить расклад, каждое решение и итог
record-replay-help = повторить запись, решение за решением
record-file-metavar = ФАЙЛ
record-file-help = запись партии, текст или JSON
record-form-help = вывести саму запись в этом виде
record-pack-metavar = ПАПКА
record-pack-help = набор карт, которым играли
record-commitment-metavar = ХЕШ
record-commitment-help = хеш, показанный в начале, как вы его записали
record-word-metavar = СЛОВО
record-word-help = слово, которое вы дали, садясь за стол
record-key-metavar = КЛЮЧ
record-key-help = открытый ключ сервера, который должен был её подписать
record-origin-help = запись партии, из которой она продолжена
record-until-metavar = ЧИСЛО
record-until-help = остановиться после стольких решений и показать позицию

record-game = Игра
record-rules = Версия правил
record-pack = Набор карт
record-options = Параметры
record-seats = Места
record-position = Начальная позиция
record-branch = Продолжение
record-branch-of = ход { $n } партии с хешем { $game }…
record-secret = Секрет
record-secret-kept = скрыт до конца партии
record-words = Слова
record-resigned = Сдались
record-server = Подпись
record-result = Итог
record-number = №
record-seat = Место
record-decision = Решение
record-events = Что произошло
record-check-secret = Секрет подходит к хешу в записи.
record-check-words = { $n ->
    [0] Слов в расклад не подмешано: всё решил один секрет.
    [one] В расклад подмешано слово { $n } места.
    [few] В расклад подмешаны слова { $n } мест.
   *[many] В расклад подмешаны слова { $n } мест.
}
record-check-commitment = Хеш тот самый, что вы записали в начале.
record-check-word = Ваше слово «{ $word }» подмешано в расклад за место { $seat }.
record-check-key = Подписано сервером, чей ключ вы указали, и с тех пор не изменено.
record-check-signed = Подписано ключом { $server } и с тех пор не изменено. Сравните ключ с ключом сервера.
record-check-unsigned = Запись не подписана: имена в ней мог изменить кто угодно.
record-check-branch = Продолжение другой партии, ходов до него: { $n }, место { $seat }; то, чего это место не могло знать, раздано заново. Чтобы проверить, укажите запись той партии с --origin.
record-check-origin = Это действительно продолжение той партии, ходов до него: { $n }, место { $seat }; то, чего это место не могло знать, раздано заново по собственному секрету.
record-sound = { $n ->
    [one] Запись верна: { $n } решение по правилам.
    [few] Запись верна: { $n } решения по правилам.
   *[many] Запись верна: { $n } решений по правилам.
}
record-unfinished = Партия ещё не окончена.
record-stopped = Остановлена до конца; сдались: { $names }
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
bad-record-commitment = Хеш в записи не тот, что вы записали, а { $recorded }. Расклад подменили, или это другая партия.
bad-record-word = Ваше слово «{ $word }» в расклад не подмешано.
bad-record-origin = Эта запись не продолжает ту партию или начинается не с той позиции, которую она даёт.
bad-record-unsigned = Запись не подписана.
bad-record-signature = Запись изменили после того, как она была подписана.
bad-record-server = Запись подписал другой сервер, ключом { $server }.
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
