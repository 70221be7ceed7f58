# The club: open tables, people at the hearth, and invitations. $player is a name, $players several, $game a game, $n a number.

wc-lede = Столы, где есть свободное место, и люди, с которыми вы уже играли.
wc-to-events = К турнирам
wc-people = Люди

## Open tables
wc-open = Открытые столы
wc-open-one = Открыть стол
wc-which = Какие столы
wc-all = Все
wc-now = Сейчас
wc-slow = Когда удобно
wc-none = { $n ->
    [0] Сейчас ни один стол не ждёт. Откройте свой, и его найдёт первый, кто зайдёт.
    [one] Сейчас ни один стол не ждёт. Откройте свой: здесь ещё { $n } человек, и он увидит его сразу.
    [few] Сейчас ни один стол не ждёт. Откройте свой: здесь ещё { $n } человека, и они увидят его сразу.
   *[many] Сейчас ни один стол не ждёт. Откройте свой: здесь ещё { $n } человек, и они увидят его сразу.
}
wc-more = Ещё { $n }
wc-free = свободно
wc-rated = на рейтинг
wc-range = { $low }–{ $high }
wc-from = от { $low }
wc-to = до { $high }
wc-beginners = новичкам рады
wc-talk = можно говорить
wc-fits = подходит вам
wc-starts = начнётся с вами
wc-yours = ваш стол
wc-sit = Сесть
wc-sit-at = Сесть: { $game }, { $players }
wc-watch = Смотреть
wc-watch-at = Смотреть: { $game }, { $players }
wc-go = К столу

## At the hearth
wc-hearth = У очага
wc-hearth-note = Люди, с которыми вы играли. Они тоже видят вас, пока у вас открыта страница.
wc-hearth-none = Когда вы с кем-нибудь сыграете, здесь будет видно, что этот человек пришёл. Вас тоже видно, пока у вас открыта страница.
wc-hearth-stranger = Играйте под своим именем, и здесь будет видно, кто из ваших соперников сейчас тут.
wc-hide = Скрыть меня
wc-here = здесь
wc-waits = ждёт за открытым столом
wc-plays = играет в { $game }: { $players }
wc-plays-alone = играет в { $game }
wc-watch-whom = Смотреть: { $player }
wc-join = Подсесть
wc-join-whom = Подсесть: { $player }
wc-invite = Пригласить
wc-invite-whom = Пригласить: { $player }
wc-asked = Приглашение отправлено: { $player }.

## Invitations
wc-invitations = Приглашения
wc-invited = { $player } приглашает вас
wc-invited-again = { $player } хочет сыграть ещё раз
wc-with = за столом { $players }
wc-accept = Сесть
wc-accept-whom = Сесть: { $player }
wc-decline = Не сейчас
wc-decline-whom = Не сейчас: { $player }
wc-declined = { $player } сейчас играть не может.
wc-heard = Хорошо
wc-turns = { $n ->
    [one] Ваш ход за { $n } столом.
    [few] Ваш ход за { $n } столами.
   *[many] Ваш ход за { $n } столами.
}

## Who somebody is
wc-introduce = Как вас называть?
wc-introduce-note = Это имя увидят люди за столом. Браузер сохранит ключ, и, вернувшись, вы останетесь собой. Больше ничего не нужно.
wc-introduce-open = Назвать своё имя
wc-introduce-yes = Взять это имя

## A new table
wc-form-stranger = Чтобы стол нашли другие или партия шла в зачёт, клубу нужно знать, как вас зовут.
wc-form-invites = { $player } получит приглашение, как только вы откроете стол.
wc-form-listed = Открыт для клуба
wc-form-listed-note = Любой в клубе может найти этот стол и занять свободное место. Ссылки тоже работают.
wc-form-rated = Результат идёт в зачёт
wc-form-rated-note = От него изменится ваш рейтинг и рейтинг соперников.
wc-form-wish = Кому вы рады
wc-form-note = Строчка для тех, кто ищет стол
wc-form-beginners = Новичкам рады
wc-form-low = Рейтинг от
wc-form-high = Рейтинг до
