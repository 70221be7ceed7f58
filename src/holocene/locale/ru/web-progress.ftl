# «Прогресс» в браузере. $technology, $player, $milestone — имена.

## Зоны и планшеты.

wp-tab-hand = Рука
wp-tab-me = Вы
wp-tab-ground = Колоды
wp-tab-rivals = Соперники
wp-ground = Колоды и сбросы
wp-power = Треки могущества
wp-places = ПО за места в конце игры
wp-round = Раунд { $n }
wp-yours = Ваш ход
wp-in-turn = ходит
wp-actions-left = Осталось действий: { $n } из { $most }
wp-not-begun = Ещё не наступила
wp-begins-at = { $n ->
    [one] Наступит при { $n } символе
    [few] Наступит при { $n } символах
   *[many] Наступит при { $n } символах
}
wp-ends-at = { $n ->
    [one] Конец игры при { $n } символе
    [few] Конец игры при { $n } символах
   *[many] Конец игры при { $n } символах
}
wp-age-left = { $age } эпоха убрана из игры
wp-deck = колода
wp-pile = сброс
wp-on-top = всего { $n }
wp-pile-empty = пусто
wp-pile-help = Сверху вниз. Смотреть можно все карты, брать — только верхнюю (O4).
wp-time-help = Каждая карта времени отнимает ПО в конце игры: по 1 за первые { $n }, по 2 за следующие { $n } и так далее (L4).
wp-core-science = Наука
wp-core-engineering = Техника
wp-core-culture = Культура
wp-tokens-of = { $knowledge }: готово жетонов { $ready } из { $n }
wp-markers = { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
}
wp-expand = { $player }: весь планшет
wp-details = О карте «{ $technology }»

## Рука.

wp-hand = Ваша рука
wp-hand-of = { $n ->
    [one] { $n } карта, в конце хода не больше { $limit }
    [few] { $n } карты, в конце хода не больше { $limit }
   *[many] { $n } карт, в конце хода не больше { $limit }
}
wp-hand-empty = На руке нет карт.
wp-new = новая
wp-line-met = выполнена
wp-line-payable = можно оплатить
wp-line-missing = не хватает знаний
wp-discover-pay = От­крыть, цена { $n }
wp-discover-free = Открыть бесплатно
wp-research-card = Иссле­довать
wp-chosen = Выбрана
wp-costs = Цена: { $n }
wp-costs-nothing = Бесплатно
wp-short = Не хватает: { $n }
wp-no-action = Действий нет
wp-have-copy = У вас уже есть
wp-discard-for = Сбросить (+{ $n })
wp-discarding = Уйдёт в сброс (+{ $n })
wp-discard = Сбросить
wp-picked = В сброс
wp-picked-n = № { $n }
wp-give = Отдать
wp-mark = Отметить на сброс
wp-mark-done = Готово
wp-mark-card = Отметить
wp-marked = Сброс № { $n }
wp-mark-help = В вашу следующую фазу обновления отмеченные карты уйдут в сброс без вопроса: по порядку и лишь сколько нужно (U3). Отмечено: { $n }.

## Решение.

wp-kinds = Виды действий
wp-ask-act = Действие { $n } из { $most }: что вы делаете?
wp-ask-none = Действий не осталось ({ $most } из { $most }).
wp-pay-for = Оплатите «{ $technology }»
wp-pay-for-milestone = Оплатите достижение «{ $milestone }»
wp-pay-n = цена { $n }
wp-free = бесплатно
wp-type-or = { $knowledge } или «{ $technology }»
wp-prerequisite = Есть «{ $technology }»
wp-by-token = { $knowledge_id ->
    [science] { $n ->
        [one] { $n } жетон науки
        [few] { $n } жетона науки
       *[many] { $n } жетонов науки
    }
    [engineering] { $n ->
        [one] { $n } жетон техники
        [few] { $n } жетона техники
       *[many] { $n } жетонов техники
    }
    [culture] { $n ->
        [one] { $n } жетон культуры
        [few] { $n } жетона культуры
       *[many] { $n } жетонов культуры
    }
   *[general] { $n ->
        [one] { $n } жетон общего знания
        [few] { $n } жетона общего знания
       *[many] { $n } жетонов общего знания
    }
}
wp-by-card = «{ $technology }» (+{ $n })
wp-by-spare = неиспользованное знание: { $n }
wp-by-nothing = пока ничего не выбрано
wp-your-tokens = Ваши жетоны
wp-pays-none = не подходит
wp-grey = потрачен
wp-discard-from-hand = Сбросить с руки за общее знание
wp-spare = Неиспользованное знание
wp-left-over = Остаток
wp-exact = ничего: оплачено точно
wp-left = общее знание { $n }, сгорит в конце хода
wp-still-short = Не хватает знаний: { $n }
wp-too-much = Больше, чем можно потратить: уберите лишнее
wp-cheapest = Вернуть самый дешёвый способ
wp-you-gain = Вы получите
wp-pay-and-discover = Оплатить и открыть
wp-pay-section = Оплатить цену
wp-other = Выбрать другое
wp-research-with = { $n ->
    [one] Исследовать: { $n } фишка
    [few] Исследовать: { $n } фишки
   *[many] Исследовать: { $n } фишек
}
wp-research-help = { $n ->
    [one] Платить не нужно: на карту ляжет { $n } фишка, и она сразу станет предшественницей.
    [few] Платить не нужно: на карту лягут { $n } фишки, и она сразу станет предшественницей.
   *[many] Платить не нужно: на карту ляжет { $n } фишек, и она сразу станет предшественницей.
}
wp-draw-help = До { $n }, по одной. После этого ход закончится.
wp-quick-help = { $back ->
    [0] Взять карт: { $n }. Ход продолжается.
   *[other] Взять карт: { $n }, затем сбросить: { $back }; этот сброс ничего не оплачивает. Ход продолжается.
}
wp-deck-final = После карты из колоды «Шаг назад» не действует.
wp-from-deck = Колода { $age } эпохи
wp-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
wp-draw-all = все { $n }
wp-draw-all-of = Взять сразу { $n } из колоды { $age } эпохи — дальше «Шаг назад» не действует
wp-shuffle-help = Сброс замешивается в колоду, затем вы берёте верхнюю карту. Сколько раз: { $n }.
wp-shuffle-into = сброс { $n }, колода { $deck }
wp-nothing-left = Действий не осталось. Завершите ход.
wp-warning = «{ $technology }»: { $note }.
wp-not-discover = Сейчас вы не можете её открыть
wp-end-left = { $n ->
    [one] У вас ещё { $n } действие.
    [few] У вас ещё { $n } действия.
   *[many] У вас ещё { $n } действий.
}
wp-end-over = { $n ->
    [one] Затем вы сбросите { $n } карту.
    [few] Затем вы сбросите { $n } карты.
   *[many] Затем вы сбросите { $n } карт.
}
wp-end-spare = Сгорит неиспользованное знание: { $n }.
wp-upkeep-help = { $n ->
    [one] Карта уйдёт в сброс и ничего не даст.
    [few] Они уйдут в том порядке, в каком вы их выберете: последняя ляжет сверху. Они ничего не дадут.
   *[many] Они уйдут в том порядке, в каком вы их выберете: последняя ляжет сверху. Они ничего не дадут.
}
wp-quick-discard-help = { $n ->
    [one] Подойдёт любая карта на руке, старая или новая.
    [few] Подойдут любые карты на руке, старые или новые, в том порядке, в каком они уйдут.
   *[many] Подойдут любые карты на руке, старые или новые, в том порядке, в каком они уйдут.
}
wp-give-help = Взамен вы возьмёте любую карту из колоды времени.
wp-discard-these = { $n ->
    [one] Сбросить { $n } карту
    [few] Сбросить { $n } карты
   *[many] Сбросить { $n } карт
}
wp-give-these = Положить в колоду времени
wp-choose-more = Осталось выбрать: { $n }
wp-section-free = первая цена за ход — свободное действие.
wp-section-action = каждая следующая цена стоит действия.
wp-key-hand = Ваша рука (стрелками по картам)
wp-key-main = Главная кнопка
wp-suns-age = { $age } эпоха при { $needed ->
    [one] { $needed } солнце
    [few] { $needed } солнцах
   *[many] { $needed } солнцах
}: пока { $n }
wp-suns-end = Конец игры при { $needed ->
    [one] { $needed } песочных часах
    [few] { $needed } песочных часах
   *[many] { $needed } песочных часах
}: пока { $n }
wp-next-rank = ещё { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} до ранга «{ $rank }»
