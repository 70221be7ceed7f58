# The browser: people at a table talk to each other, wait for somebody, and let others in. $player is a name, $n a number.

## Talk
wt-talk = Разговор
wt-unread = { $n ->
    [one] Разговор, { $n } новое сообщение
    [few] Разговор, { $n } новых сообщения
   *[many] Разговор, { $n } новых сообщений
}
wt-said = Что было сказано
wt-nothing = Пока никто ничего не сказал.
wt-silence = Вы отключили разговор за этим столом.
wt-says = { $player }: { $words }
wt-signs = Подать знак
wt-sign-hello = Привет
wt-sign-well = Отличный ход
wt-sign-wow = Вот это находка!
wt-sign-close = Чуть-чуть
wt-sign-oops = Ой
wt-sign-think = Дайте подумать
wt-sign-thanks = Спасибо
wt-sign-game = Хорошая партия
wt-sign-pause = Достаточно одного знака раз в пять секунд.
wt-say = Сказать что-нибудь за столом
wt-send = Отправить
wt-mute = Не слышать
wt-mute-all = Весь стол
wt-mute-note = Об этом знаете только вы. Выбор хранится в этом браузере.

## Rules of the house
wt-allow-signs = Игроки могут подавать друг другу знаки
wt-allow-chat = Игроки могут обмениваться короткими сообщениями
wt-allow-note = Их видят только те, у кого есть место за столом; в запись партии они не попадают.
wt-absence = Если кто-то отлучится
wt-absence-note = Сколько стол ждёт, когда ход за отсутствующим, прежде чем остальные смогут посадить бота до его возвращения.
wt-house-both = знаки и сообщения
wt-house-signs = только знаки
wt-house-chat = только сообщения
wt-house-none = отключён
wt-house-absence = бот может подменить через { $time }
wt-begin-level = Уровень ботов
wt-seconds = { $n ->
    [one] { $n } секунду
    [few] { $n } секунды
   *[many] { $n } секунд
}
wt-minutes = { $n ->
    [one] { $n } минуту
    [few] { $n } минуты
   *[many] { $n } минут
}
wt-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[many] { $n } часов
}

## Somebody is away
wt-missed-wait = Через { $time } можно будет посадить на это место бота.
wt-missed-now = До возвращения за игрока может играть бот. Карт он никому не покажет.

## Links
wt-network = Эти ссылки работают у всех в вашей сети. Они ведут на этот компьютер: { $host }.
wt-alone = Эти ссылки работают только на этом компьютере. Чтобы впустить других из вашей сети, остановите Holocene (Ctrl+C), запустите его этой командой и обновите страницу:
wt-offline = Этот компьютер не подключён к сети, поэтому ссылки работают только здесь. Подключите его к сети и обновите страницу.
wt-friend = Играть с другом
wt-friend-note = Два места: ваше и то, которое друг займёт по ссылке.
