# S-Evolution in the browser: what only the table of the browser says. $suit, $resource and $place are told in words.

## Zones and the status line.

ws-tab-trick = Взятка
ws-tab-me = Вы
ws-tab-hand = Рука
ws-tab-rivals = Соперники
ws-phase-tricks = Взятки
ws-phase-harvest = Действия: урожай
ws-phase-needs = Действия: потребности
ws-phase-manage = Действия: управление
ws-phase-points = Действия: очки
ws-phase-remove = Действия: уходит житель
ws-letter-green = Зе
ws-letter-orange = Ор
ws-letter-blue = Си
ws-letter-violet = Фи
ws-trump = Козырь
ws-fixed = Заданная масть
ws-no-trump = нет
ws-naming = назначается
ws-none-yet = пока нет

## The trick and its resolution.

ws-trick = Взятка { $n }
ws-order-rule = Сначала меняют владельца открытия. Затем выбирают козыри, заданная масть и остальные, от старших карт к младшим.
ws-steps = Кто когда забирает
ws-step-discovery = Открытия
ws-step-trump = Козыри
ws-step-fixed = Заданная масть
ws-step-other = Прочие
ws-short-discovery = открытие
ws-short-trump = козырь
ws-short-fixed = заданная
ws-short-other = прочая
ws-tie = При равных номерах: более высокая эпоха, затем большее население, затем порядок хода.
ws-note-discovery = без силы
ws-note-blind = вслепую, без масти
ws-note-young = { $age } эпоха: без масти
ws-note-no-trump = { $age } эпоха: не козырь
ws-leads = начинает взятку
ws-leads-you = начинаете взятку
ws-plays-now = ходит сейчас
ws-plays-now-you = ходите сейчас
ws-to-play = ходит позже
ws-to-play-you = ходите позже
ws-takes-as = забирает под номером { $n }
ws-takes = забирает
ws-took = забирает { $player }
ws-you-took = забрали вы
ws-take = Забрать
ws-no-discovery = Вы не играли откры­тие
ws-discovery-only = Вы заби­раете откры­тие
ws-last-trick = Взятка { $n }
ws-last-trick-before = Взятка { $n }, раунд { $round }
ws-last-trick-unnumbered = Предыдущая взятка
ws-won-by = Взятку выигрывает { $player }
ws-then = Затем

## The hand.

ws-hand = Ваша рука
ws-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
ws-hand-of = Рука: { $player }
ws-hand-empty = На руке нет карт.
ws-play = Сыграть
ws-follow = Ходить в масть: { $suit }
ws-why-not = Почему нельзя?
ws-position = Карта { $n }, не видна
ws-play-position = Карта { $n }
ws-play-discovery = Сыграть открытие «{ $discovery }»
ws-hand-blind-1 = В I эпохе вы играете вслепую: этих карт не видит никто, даже вы.
ws-hand-blind = Мракобесие: вы играете вслепую. Этих карт не видит никто.
ws-hand-open = Нашествие: вашу руку видят все остальные.
ws-hand-blind-open = Вслепую и открыто: ваши карты видят все, кроме вас.
ws-hand-both = вслепую и открыто
ws-maybe = Каждая ещё может быть:
ws-certain = Это они, порядок неизвестен:
ws-unseen = Ещё не видели: { $n }
ws-unseen-title = Ещё не виденные карты: { $player }
ws-unseen-note = Карт в колоде: { $deck }, на руке: { $hand }.

## Boards.

ws-ages = Эпохи и открытия
ws-discovery-up = { $discovery } ({ $colour }), лицевой стороной вверх
ws-discovery-down = { $discovery } ({ $colour }), рубашкой вверх
ws-discovery-hand = { $discovery } ({ $colour }), на руке
ws-soon = после урожая { $n }
ws-need = нужно { $n }
ws-placed = размещено: { $n }
ws-level-of = { $place }, уровень { $n }
ws-no-pop = { $place }, жителя нет
ws-level = Уровень { $n }
ws-place-research-centre = Исследо­ватель­ский центр
ws-whole-board = { $player }: весь планшет
ws-jokers = +{ $n } на выбор
ws-strikes = Бедствия: { $n }
ws-needs-of = Потребности: { $needs }
ws-needs-now = Потребности
ws-need-row = { $resource } { $n } из { $asked }
ws-will-rise = Всё оплачено: переход { $age ->
    [II] во II эпоху.
   *[other] в { $age } эпоху.
}
ws-will-fall = Ни одна не оплачена полностью: откат { $age ->
    [II] во II эпоху.
   *[other] в { $age } эпоху.
}
ws-will-stay = Эпоха не меняется.
ws-will-lose = На одну потребность не дано ничего: население −1.
ws-will-score = { $n } ПО.
ws-no-discoveries = Ни одно открытие не лежит лицевой стороной вверх.

## The Action.

ws-action = Действия раунда { $n }
ws-action-order = Начинает тот, кто взял последнюю взятку; далее по часовой стрелке.
ws-acts = действует сейчас
ws-acted = готово
ws-acts-later = действует позже
ws-row-calamity = Бедствия
ws-row-harvest = Урожай
ws-row-commerce = Торговля
ws-row-needs = Потребности
ws-row-age = Эпоха
ws-row-points = ПО
ws-row-manage = Управление
ws-harmless = без последствий
ws-lost = потеряно: { $resource } { $n }

## Decisions.

ws-ask-lead = Начните взятку: сыграйте карту.
ws-ask-follow = Ходите в масть ({ $suit }) или сыграйте открытие.
ws-ask-free = Масти нет ({ $suit }): сыграйте любую карту.
ws-ask-commerce = Торговля перед оплатой: { $needs }
ws-trump-note = Козырь действует весь раунд. Бить козырем могут только игроки V и VI эпох.
ws-you-hold = на руке: { $cards }
ws-you-hold-none = на руке нет
ws-hint-discovery = без силы, можно всегда; ляжет лицевой стороной вверх
ws-hint-no-colour = без масти
ws-hint-fixes = задаёт масть: { $suit }
ws-hint-harvest = { $resource } { $n } → { $later } с урожаем
ws-hint-harvest-need = { $resource } { $n } → { $later } с урожаем, нужно { $need }
ws-hint-joker = 1 ресурс на выбор с урожаем
ws-hint-stock = { $n } → { $later }
ws-hint-stock-need = { $n } → { $later }, нужно { $need }
ws-own-discovery = ваша карта
ws-other-discovery = сыграно: { $player }
ws-discovery-note = Ляжет лицевой стороной вверх у вашей эпохи. Наборы одного цвета дают 1, 3, 6, 10, 15 или 21 ПО.
ws-discoveries-to = открытия { $n } → { $later } ПО
ws-protection-0 = У вас нет жителя на защите.
ws-protection-1 = Защита может отразить одно из них.
ws-protection-2 = Защита может отразить одно из них и даст тогда 2 ресурса.
ws-protection-used = Защита в этом раунде уже использована.
ws-meet = Отразить защитой
ws-used = уже использована
ws-no-protection = там нет жителя
ws-to-choose = Осталось выбрать: { $n }
ws-full = Ваш запас полон: ресурс пропадёт.
ws-no-room = запас полон
ws-empty = в запасе нет
ws-barred = запрещено бедствием
ws-changes-left = Осталось обменов: { $n }
ws-pay-needs = Оплатить потребности
ws-remove-note = Ваше население { $n }: один размещённый житель уходит.
ws-purse = Можно потратить
ws-no-free = Все ваши жители размещены: поднимите уровень, переместите жителя или сначала увеличьте население.
ws-free-pops = свободно: { $n }
ws-population = Население
ws-age = Эпоха
ws-grow-note = Раз за раунд.
ws-age-note = Раз за раунд, помимо эпохи за оплату всех потребностей.
ws-grown = В этом раунде уже было.
ws-bought = В этом раунде уже было.
ws-last-age = последняя эпоха
ws-buildings = Здания
ws-advantages = Преимущества
ws-move = Переместить
ws-moving = Выберите свободную ячейку для жителя из ячейки «{ $place }».
ws-done = Завершить управление
ws-end-action = Завершить действия

## The end.

ws-end-discoveries = Открытия по цветам
ws-end-note = Наборы от 1 до 6 карт одного цвета дают 1, 3, 6, 10, 15 или 21 ПО.

## Keys.

ws-key-hand = перейти к руке
ws-key-trick = перейти к взятке
ws-key-done = перейти к кнопке завершения шага
ws-about = Подробнее: { $card }

# The resource on a card, with soft hyphens where its word may be wider than the card.
ws-on-card-food = Еда
ws-on-card-tools = Инстру­менты
ws-on-card-science = Наука
