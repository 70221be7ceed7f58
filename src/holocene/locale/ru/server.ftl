# Сервер: его команда и причины отказов.

command-serve = открыть стол в браузере
serve-description = Показывает игры в браузере: на этом компьютере или другим в сети.
serve-host-metavar = АДРЕС
serve-number-metavar = ЧИСЛО
serve-host-help = адрес, на котором ждать соединений (по умолчанию только этот компьютер; 0.0.0.0 для сети)
serve-port-help = порт, на котором ждать соединений (0 — любой свободный)
serve-database-help = где хранить столы: sqlite:///ФАЙЛ или postgresql://ИМЯ@КОМПЬЮТЕР/БАЗА (по умолчанию ваш файл)
serve-workers-help = сколько процессов делят работу
serve-no-browser-help = не открывать браузер
serve-log-help = насколько подробен журнал (строки JSON)
serve-ready = Стол открыт: { $url } (Ctrl+C завершает работу)
serve-cannot-listen = Адрес { $host }, порт { $port } недоступен: { $reason }. Выберите другой порт: --port.

server-bad-database = База данных задаётся адресом: sqlite:///ФАЙЛ или postgresql://ИМЯ@КОМПЬЮТЕР/БАЗА.
server-bad-settings = HOLOCENE_SERVER нельзя прочесть: { $reason }.
server-no-database = База данных не открывается: { $reason }.
server-no-table = Стола «{ $table }» нет. Возможно, его удалили.
server-no-page = Такой страницы нет.
server-bad-method = Этот адрес не отвечает на такие запросы.
server-bad-request = Этот запрос нельзя прочесть.
server-bad-field = «{ $field }» нельзя прочесть: { $reason }.
server-fault = Здесь что-то сломалось. Ничего не потеряно: попробуйте ещё раз.
server-no-token = Нужна ссылка на стол. Попросите её у хозяина стола.
server-bad-token = Эта ссылка больше не открывает стол. Попросите у хозяина новую.
server-only-players = Это могут только игроки; ваша ссылка для зрителей.
server-only-host = Это может только хозяин стола.
server-other-eyes = Стол глазами других виден после конца игры.
server-no-moment = { $n ->
    [one] Сделан только { $n } ход.
    [few] Сделано только { $n } хода.
    [many] Сделано только { $n } ходов.
   *[other] Сделано только { $n } хода.
}
server-stale = Игра ушла вперёд. Посмотрите на стол и решите заново.
server-not-your-turn = Сейчас не ваш ход.
server-turn-passed = Ваш ход кончился раньше, чем всё это сыграно, поэтому не сыграно ничего.
server-not-begun = Игра не началась: одно место ещё свободно.
server-over = Игра окончена.
server-not-over = Игра ещё не окончена.
server-not-joined = Там ещё никто не сидит.
server-no-own-move = У вас нет хода, который можно взять назад.
server-no-request = Никто не просит взять ход назад.
server-no-link = Для места { $seat } нет ссылки.
server-two-mine = Вашим может быть только одно место. Остальные за этим экраном — вида «here».
server-other-rules = Этот стол начат по другим правилам или с другими картами, чем сейчас на сервере.
server-too-many = Слишком много запросов. Подождите немного.
server-too-many-tables = Здесь слишком много столов. Сначала удалите лишние.
server-too-many-streams = За этим столом слишком много зрителей.
server-too-large = Запрос может занимать не больше { $limit } байт.
server-bad-origin = Команды принимаются только со страниц этого сервера.
