# Темы задач «Прогресса»: название и фраза о том, примером чего служит лучший ход.

puzzle-progress-ends = Последнее слово
puzzle-progress-ends-why = Этот ход сразу завершает партию, пока вы впереди на { $n } ПО.
puzzle-progress-ends-tie = Последнее слово
puzzle-progress-ends-tie-why = Этот ход сразу завершает партию: больше ПО нет ни у кого, а ничья решается в вашу пользу.
puzzle-progress-ends-alone = Последнее слово
puzzle-progress-ends-alone-why = { $n ->
    [0] Этот ход завершает партию, пока время ничего у вас не отняло.
    [one] Этот ход завершает партию: против вас { $n } карта времени, и больше их не станет.
    [few] Этот ход завершает партию: против вас { $n } карты времени, и больше их не станет.
   *[many] Этот ход завершает партию: против вас { $n } карт времени, и больше их не станет.
}
puzzle-progress-not-ending = Ещё не время
puzzle-progress-not-ending-why = Следующий по силе ход сразу завершил бы партию. Победа: { $player }.
puzzle-progress-age = Время новой эпохи
puzzle-progress-age-why = { $n ->
    [0] С этим ходом начинается { $age } эпоха: самые старые карты уходят из игры, и у вас на руке таких нет.
    [one] С этим ходом начинается { $age } эпоха: самые старые карты уходят из игры, а у вас на руке { $n } такая.
    [few] С этим ходом начинается { $age } эпоха: самые старые карты уходят из игры, а у вас на руке { $n } такие.
   *[many] С этим ходом начинается { $age } эпоха: самые старые карты уходят из игры, а у вас на руке { $n } таких.
}
puzzle-progress-age-first = Время новой эпохи
puzzle-progress-age-first-why = С этим ходом начинается { $age } эпоха, и её колода сразу доступна.
puzzle-progress-no-age = Придержать эпоху
puzzle-progress-no-age-why = { $n ->
    [0] Со следующим по силе ходом началась бы { $age } эпоха. Вы её придерживаете.
    [one] Со следующим по силе ходом началась бы { $age } эпоха, а у вас ещё { $n } карта той эпохи, что уйдёт.
    [few] Со следующим по силе ходом началась бы { $age } эпоха, а у вас ещё { $n } карты той эпохи, что уйдёт.
   *[many] Со следующим по силе ходом началась бы { $age } эпоха, а у вас ещё { $n } карт той эпохи, что уйдёт.
}
puzzle-progress-no-age-first = Придержать эпоху
puzzle-progress-no-age-first-why = Со следующим по силе ходом началась бы { $age } эпоха, и её колода открылась бы для всех.
puzzle-progress-actions = Ещё одно действие
puzzle-progress-actions-why = Отныне действий в вашем ходу: { $n }.
puzzle-progress-opens = Всё по порядку
puzzle-progress-opens-why = Благодаря этому бесплатно: { $cards }.
puzzle-progress-opens-now = Всё по порядку
puzzle-progress-opens-now-why = Благодаря этому бесплатно: { $cards }. И в этом ходу у вас останется ещё действие.
puzzle-progress-lead = Выйти вперёд
puzzle-progress-lead-why = Вы оказываетесь впереди всех на треке «{ $power }».
puzzle-progress-last-lap = Последний круг
puzzle-progress-last-lap-why = { $missing ->
    [one] Конец близок: не хватает { $missing } символа. Теперь важнее всего очки, а этот ход даёт { $n } ПО.
    [few] Конец близок: не хватает { $missing } символов. Теперь важнее всего очки, а этот ход даёт { $n } ПО.
   *[many] Конец близок: не хватает { $missing } символов. Теперь важнее всего очки, а этот ход даёт { $n } ПО.
}
puzzle-progress-symbol = Поторопить конец
puzzle-progress-symbol-why = { $missing ->
    [one] Этот ход даёт один из символов, завершающих партию: после него не хватает { $missing } символа.
    [few] Этот ход даёт один из символов, завершающих партию: после него не хватает { $missing } символов.
   *[many] Этот ход даёт один из символов, завершающих партию: после него не хватает { $missing } символов.
}
puzzle-progress-engine = Развитие
puzzle-progress-engine-why = То, что даёт эта карта, пригодится в каждом следующем ходу.
puzzle-progress-points = Очки
puzzle-progress-points-why = По нынешнему положению это стоит { $n } ПО — больше, чем следующий по силе ход.
puzzle-progress-milestone = Достижение
puzzle-progress-milestone-why = Этот ход завершает достижение «{ $milestone }», и оно ваше.
puzzle-progress-section = Достижение
puzzle-progress-section-why = Ваш маркер закрывает часть достижения «{ $milestone }» раньше чужих.
puzzle-progress-research = Исследовать заранее
puzzle-progress-research-why = Технология «{ $technology }» сейчас ничего не стоит и станет активной через { $n ->
    [one] { $n } ход.
    [few] { $n } хода.
   *[many] { $n } ходов.
}
puzzle-progress-personality = Личности
puzzle-progress-personality-why = Сейчас самое время для того, что даёт личность.
puzzle-progress-time = Против времени
puzzle-progress-time-why = Обмен возвращает из колоды времени полезную карту и оставляет там ненужную.
puzzle-progress-draw-instead = Брать, а не строить
puzzle-progress-draw-instead-why = У вас на руке { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
} из { $most } возможных: новые сейчас ценнее любой технологии, которую можно открыть.
puzzle-progress-draw = Взять карты
puzzle-progress-draw-why = У вас на руке { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
} из { $most } возможных, и ни одну технологию открыть нельзя.
puzzle-progress-pile = Карта из сброса
puzzle-progress-pile-why = Сверху в сбросе лежит «{ $technology }», и для вас это ценнее всего остального.
puzzle-progress-pile-now = Карта из сброса
puzzle-progress-pile-now-why = Сверху в сбросе лежит «{ $technology }»: вы берёте эту карту, и ещё остаётся действие.
puzzle-progress-look-first = Сначала посмотреть
puzzle-progress-look-first-why = Вы увидите новые карты, и для них ещё останется действие.
puzzle-progress-look-last = Ещё один взгляд
puzzle-progress-look-last-why = Для этого хода новые карты запоздали, но к следующему успеют.
puzzle-progress-stop = Довольно
puzzle-progress-stop-why = Всё, что ещё можно сделать в этом ходу, стоит дороже, чем даёт.
puzzle-progress-source = Откуда брать
puzzle-progress-source-why = В каждой колоде и в каждом сбросе свои карты: здесь те, что вам нужны.
puzzle-progress-keep = Что оставить
puzzle-progress-keep-why = Из карт, с которыми можно расстаться, этой вам будет не хватать меньше всего.
puzzle-progress-development = В разработке
puzzle-progress-development-why = Что остаётся в разработке, станет активным; что взято назад, вернётся на руку.
puzzle-progress-pay-card = Самая дешёвая оплата
puzzle-progress-pay-card-why = Из всего, чем можно оплатить, этой карты вам будет не хватать меньше всего.
puzzle-progress-pay-token = Самая дешёвая оплата
puzzle-progress-pay-token-why = Жетон вернётся в конце хода, а карта ушла бы совсем.
puzzle-progress-pay-rest = Самая дешёвая оплата
puzzle-progress-pay-rest-why = Оплата остатком бережёт жетоны для других расходов в этом ходу.
