# S-Evolution: названия, вопросы, журнал и отказы.
# $player, $place, $calamity and $discovery are names; $age is a Roman numeral.

## Как называется игра и что это такое.

game-name = S-Evolution
game-title = S-Evolution
game-about = Выигрывайте взятки, кормите свой народ и пройдите шесть эпох, если позволят бедствия. 2–4 игрока, около 30 минут.
game-cards = Колоды, открытия, бедствия и ячейки S-Evolution.

## Names.

suit-green = зелёная
suit-orange = оранжевая
suit-blue = синяя
suit-violet = фиолетовая
resource-food = еда
resource-tools = инструменты
resource-science = наука
other-food = { resource-food }
other-tools = { resource-tools }
other-science = { resource-science }
colour-red = красный
colour-green = зелёный
colour-blue = синий
colour-yellow = жёлтый
rank-trump = козырь
rank-fixed = заданная масть
rank-other = прочая
rank-discovery = открытие
s-age-1 = I эпоха — Первобытность
s-age-2 = II эпоха — Варварство
s-age-3 = III эпоха — Средневековье
s-age-4 = IV эпоха — Возрождение
s-age-5 = V эпоха — Индустриальная эпоха
s-age-6 = VI эпоха — Современность

## The boards in words.

mat-round = Раунд { $n } из { $most }
mat-your-turn = Ваш ход
mat-turn-of = Ходит { $player }
mat-trump = Козырь: { $suit } масть
mat-fixed = Заданная масть: { $suit }
mat-trick = Взятка
mat-laid = { $player }:
mat-taking = Порядок выбора карт:
mat-you = вы
mat-population = население { $n }
mat-points = { $n } ПО
mat-deck = колода: { $n }
mat-stock = Запас
mat-needs = Потребности
mat-pops = Жители
mat-discoveries = Открытия
mat-taken = Забрано
mat-aside = Отложено
mat-void = Нет масти
mat-hand = Рука
mat-next = След. раунд
mat-amount = { $resource } { $n }
mat-need = { $resource }
mat-level = { $place } { $n }
mat-lacks = { $suit }
mat-own-hand = Ваша рука: { $n }
mat-gone = уже забрана
mat-deciding = решает
mat-back = рубашкой вверх
mat-blind = рука вслепую
mat-open = открытая рука
mat-counted = известно по подсчёту
mat-discovery = { $discovery } ({ $age }, { $colour })
mat-discovery-down = { $discovery } ({ $age }, { $colour }, рубашкой вверх)
mat-calamity = { $suit } { $n }: { $calamity }
mat-unknown-calamity = { $suit } { $n }: бедствие{ $calamity }
mat-joker = { $suit } { $n }: джокер
mat-resource-card = { $suit } { $n }: { $resource } { $amount }
mat-discovery-card = Открытие, { $age } эпоха, цвет: { $colour }
mat-price = Цена уровня { $level }: { $resource } { $n }

## What is asked.

phase-play = сыграть карту
phase-take-card = забрать карту
phase-take-discovery = забрать открытие
phase-manage = управление
phase-move = переместить жителя
phase-commerce = торговля
phase-joker = джокер
phase-calamity = бедствие
phase-gain = ресурсы от защиты
phase-remove = убрать жителя
phase-trump = назначить козырь
phase-over = окончание игры
ask-play = Сыграйте карту.
ask-take-card = Заберите одну из оставшихся карт взятки.
ask-take-discovery = Заберите одно из сыгранных открытий.
ask-manage = Потратьте остаток и завершите.
ask-done = Делать больше нечего: завершите.
ask-move = Выберите ячейку, куда переходит житель.
ask-commerce = Поменяйте тип ресурса или завершите торговлю.
ask-joker = Выберите ресурс, который даёт джокер.
ask-calamity = Выберите, какое бедствие пережить следующим.
ask-protection = Выберите следующее бедствие: переживите его или отразите защитой.
ask-gain = Выберите ресурс, который даёт защита.
ask-remove = Выберите жителя, которого нужно убрать.
ask-trump = Назначьте козырную масть.
ask-over = Партия окончена.
ask-play-blind = Вы играете вслепую. Выберите карту по номеру.

## What can be done, and what to know before.

move-play-card = Сыграть: { $suit } { $n }
move-play-discovery = Сыграть открытие
move-play-position = Сыграть карту { $n }
move-trump = Назначить козырь: { $suit } масть
move-take-card = Забрать карту: { $suit } { $n }
move-take-calamity = Забрать бедствие «{ $calamity }»
move-take-discovery = Забрать открытие «{ $discovery }»
move-suffer = Пережить бедствие «{ $calamity }»
move-protect = Отразить защитой бедствие «{ $calamity }»
move-joker = Джокер: { $resource }
move-gain = Получить ресурс: { $resource }
move-done = Завершить
move-grow = Население +{ $n }
move-advance = Подняться на эпоху
move-place = Разместить жителя: { $place }, уровень { $level }
move-raise = Поднять уровень: { $place }, до { $level }
move-move = Переместить жителя: { $place }
move-change = Поменять: { $resource } → { $other }
move-remove = Убрать жителя: { $place }
choices-play = Сыграть
choices-trump = Козырь
choices-take = Забрать
choices-suffer = Пережить
choices-protect = Защита
choices-resource = Ресурсы
choices-grow = Население и эпоха
choices-place = Разместить
choices-raise = Поднять уровень
choices-move = Переместить
choices-change = Торговля
choices-remove = Убрать
choices-done = Завершить
note-gives = даёт: { $resource } { $n }
note-joker = джокер
note-calamity = бедствие
note-costs = цена: { $resource } { $n }
effect-famine = Карты еды не дают урожая в этом раунде, и джокер не может быть едой.
effect-earthquake = Карты инструментов не дают урожая в этом раунде, и джокер не может быть инструментом.
effect-fanaticism = Карты науки не дают урожая в этом раунде, и джокер не может быть наукой.
effect-epidemic = Население −1, но не меньше 1.
effect-invasion = В следующем раунде вашу руку видят все остальные.
effect-hurricane = Потеряйте из запаса 1 еду, 1 инструмент и 1 науку.
effect-decadence = До оплаты потребностей опуститесь на эпоху.
effect-obscurantism = В следующем раунде вы играете вслепую.
effect-farm = Даёт с каждым урожаем еду: столько, каков её уровень.
effect-factory = Даёт с каждым урожаем инструменты: столько, каков её уровень.
effect-research-centre = Даёт с каждым урожаем науку: столько, каков его уровень.
effect-commerce = До оплаты потребностей поменяйте тип не более чем у 1, 2 или 3 ресурсов (по уровню).
effect-prestige = Даёт 1 или 2 ПО (по уровню) за одну потребность, которую вы не смогли удовлетворить полностью.
effect-protection = Раз за раунд отражает бедствие; на уровне 2 даёт ещё 2 ресурса.

## What happens. The line that ends in -you is for the player it tells of.

event-round-begins = Начинается раунд { $n }.
event-last-round = Это последний раунд.
event-takes-hand = { $n ->
    [one] { $player } берёт { $n } карту.
    [few] { $player } берёт { $n } карты.
   *[many] { $player } берёт { $n } карт.
}
event-takes-hand-you = { $n ->
    [one] Вы берёте { $n } карту.
    [few] Вы берёте { $n } карты.
   *[many] Вы берёте { $n } карт.
}
event-plays-blind = { $player } играет вслепую.
event-plays-blind-you = Вы играете вслепую.
event-hand-lies-open = { $player } играет с открытой рукой: её видят все.
event-hand-lies-open-you = Вы играете с открытой рукой: её видят все.
event-names-trump = { $player } назначает козырь: { $suit } масть.
event-names-trump-you = Вы назначаете козырь: { $suit } масть.
event-plays-card = { $player } играет: { $suit } { $n }.
event-plays-card-you = Вы играете: { $suit } { $n }.
event-plays-calamity = { $player } играет: { $suit } { $n }, бедствие «{ $calamity }».
event-plays-calamity-you = Вы играете: { $suit } { $n }, бедствие «{ $calamity }».
event-plays-discovery = { $player } играет открытие «{ $discovery }».
event-plays-discovery-you = Вы играете открытие «{ $discovery }».
event-sets-calamity-aside = { $player } открывает карту бедствия «{ $calamity }», откладывает её и играет следующую карту колоды.
event-sets-calamity-aside-you = Вы открываете карту бедствия «{ $calamity }», откладываете её и играете следующую карту своей колоды.
event-fixes-colour = { $player } задаёт масть: { $suit }.
event-fixes-colour-you = Вы задаёте масть: { $suit }.
event-ranks-discovery = { $order }. { $player }: открытие «{ $discovery }».
event-ranks-discovery-you = { $order }. Вы: открытие «{ $discovery }».
event-ranks-trump = { $order }. { $player }: { $suit } { $n }, козырь.
event-ranks-trump-you = { $order }. Вы: { $suit } { $n }, козырь.
event-ranks-fixed = { $order }. { $player }: { $suit } { $n }, заданная масть.
event-ranks-fixed-you = { $order }. Вы: { $suit } { $n }, заданная масть.
event-ranks-other = { $order }. { $player }: { $suit } { $n }.
event-ranks-other-you = { $order }. Вы: { $suit } { $n }.
event-takes-discovery = { $player } забирает своё открытие «{ $discovery }».
event-takes-discovery-you = Вы забираете своё открытие «{ $discovery }».
event-swaps-discovery = { $player } забирает чужое открытие «{ $discovery }».
event-swaps-discovery-you = Вы забираете чужое открытие «{ $discovery }».
event-takes-calamity = { $player } забирает бедствие «{ $calamity }».
event-takes-calamity-you = Вы забираете бедствие «{ $calamity }».
event-takes-card = { $player } забирает карту: { $suit } { $n }.
event-takes-card-you = Вы забираете карту: { $suit } { $n }.
event-wins-trick = { $player } выигрывает взятку.
event-wins-trick-you = Вы выигрываете взятку.
event-action-begins = { $player } начинает фазу действий.
event-action-begins-you = Вы начинаете фазу действий.
event-suffers-calamity = { $player } переживает бедствие «{ $calamity }».
event-suffers-calamity-you = Вы переживаете бедствие «{ $calamity }».
event-protection-meets = { $player } отражает бедствие «{ $calamity }» защитой.
event-protection-meets-you = Вы отражаете бедствие «{ $calamity }» защитой.
event-type-is-barred = Карты и джокеры не дают игроку { $player } ресурс: { $resource }.
event-type-is-barred-you = Карты и джокеры не дают вам ресурс: { $resource }.
event-loses-population = { $player } теряет 1 жителя. Население: { $n }.
event-loses-population-you = Вы теряете 1 жителя. Население: { $n }.
event-loses-stock = { $player } теряет из запаса: еда { $food }, инструменты { $tools }, наука { $science }.
event-loses-stock-you = Вы теряете из запаса: еда { $food }, инструменты { $tools }, наука { $science }.
event-will-lie-open = В следующем раунде { $player } играет с открытой рукой.
event-will-lie-open-you = В следующем раунде вы играете с открытой рукой.
event-will-be-blind = В следующем раунде { $player } играет вслепую.
event-will-be-blind-you = В следующем раунде вы играете вслепую.
event-calamity-is-harmless = Без последствий для игрока { $player }.
event-calamity-is-harmless-you = Без последствий для вас.
event-falls = { $age ->
    [II] { $player } опускается во II эпоху.
   *[other] { $player } опускается в { $age } эпоху.
}
event-falls-you = { $age ->
    [II] Вы опускаетесь во II эпоху.
   *[other] Вы опускаетесь в { $age } эпоху.
}
event-turns-discovery-down = { $player } переворачивает рубашкой вверх открытие «{ $discovery }».
event-turns-discovery-down-you = Вы переворачиваете рубашкой вверх открытие «{ $discovery }».
event-gains-by-protection = Защита даёт игроку { $player } ресурс: { $resource }.
event-gains-by-protection-you = Защита даёт вам ресурс: { $resource }.
event-harvests = { $player } собирает урожай: еда { $food }, инструменты { $tools }, наука { $science }.
event-harvests-you = Вы собираете урожай: еда { $food }, инструменты { $tools }, наука { $science }.
event-stock-overflows = { $player }: не поместилось и пропало — { $resource } { $n }.
event-stock-overflows-you = У вас не поместилось и пропало: { $resource } { $n }.
event-joker-gives = { $player } использует джокера: { $resource }.
event-joker-gives-you = Вы используете джокера: { $resource }.
event-joker-gives-nothing = Джокер ничего не даёт игроку { $player }.
event-joker-gives-nothing-you = Джокер ничего вам не даёт.
event-changes-resource = { $player } меняет ресурс: { $resource } → { $other }.
event-changes-resource-you = Вы меняете ресурс: { $resource } → { $other }.
event-pays-need = { $player } полностью удовлетворяет потребность ({ $resource }): { $n } из { $asked }.
event-pays-need-you = Вы полностью удовлетворяете потребность ({ $resource }): { $n } из { $asked }.
event-pays-in-part = { $player } частично оплачивает потребность ({ $resource }): { $n } из { $asked }.
event-pays-in-part-you = Вы частично оплачиваете потребность ({ $resource }): { $n } из { $asked }.
event-pays-nothing = { $player } ничего не даёт на потребность ({ $resource }): { $n } из { $asked }.
event-pays-nothing-you = Вы ничего не даёте на потребность ({ $resource }): { $n } из { $asked }.
event-rises = { $age ->
    [II] { $player } поднимается во II эпоху.
   *[other] { $player } поднимается в { $age } эпоху.
}
event-rises-you = { $age ->
    [II] Вы поднимаетесь во II эпоху.
   *[other] Вы поднимаетесь в { $age } эпоху.
}
event-removes-pop = { $player } убирает жителя: { $place }.
event-removes-pop-you = Вы убираете жителя: { $place }.
event-scores-needs = { $player } получает { $n } ПО за потребности.
event-scores-needs-you = Вы получаете { $n } ПО за потребности.
event-scores-prestige = { $player } получает { $n } ПО за престиж.
event-scores-prestige-you = Вы получаете { $n } ПО за престиж.
event-grows = { $player } увеличивает население: { $n }.
event-grows-you = Вы увеличиваете население: { $n }.
event-buys-age = { $age ->
    [II] { $player } платит наукой и поднимается во II эпоху.
   *[other] { $player } платит наукой и поднимается в { $age } эпоху.
}
event-buys-age-you = { $age ->
    [II] Вы платите наукой и поднимаетесь во II эпоху.
   *[other] Вы платите наукой и поднимаетесь в { $age } эпоху.
}
event-places-pop = { $player } размещает жителя: { $place }, уровень { $level }.
event-places-pop-you = Вы размещаете жителя: { $place }, уровень { $level }.
event-raises-pop = { $player } повышает уровень: { $place }, до { $level }.
event-raises-pop-you = Вы повышаете уровень: { $place }, до { $level }.
event-takes-up-pop = { $player } поднимает жителя, чтобы переместить: { $place }.
event-takes-up-pop-you = Вы поднимаете жителя, чтобы переместить: { $place }.
event-moves-pop = { $player } перемещает жителя: { $old } → { $place }, уровень { $level }.
event-moves-pop-you = Вы перемещаете жителя: { $old } → { $place }, уровень { $level }.
event-round-ends = Раунд { $n } завершён. Забранные карты убираются из игры.
event-calamities-return = { $n ->
    [one] { $player } замешивает в колоду { $n } бедствие.
    [few] { $player } замешивает в колоду { $n } бедствия.
   *[many] { $player } замешивает в колоду { $n } бедствий.
}
event-calamities-return-you = { $n ->
    [one] Вы замешиваете в колоду { $n } бедствие.
    [few] Вы замешиваете в колоду { $n } бедствия.
   *[many] Вы замешиваете в колоду { $n } бедствий.
}
event-scores-discoveries = { $player } получает { $n } ПО за открытия.
event-scores-discoveries-you = Вы получаете { $n } ПО за открытия.
event-wins-game = { $player } побеждает: { $n } ПО.
event-wins-game-you = Вы побеждаете: { $n } ПО.

## Why not: what is missing and what to do.

refusal-game-has-ended = Партия окончена.
refusal-asked-otherwise = Не сейчас. Сначала: { $phase }.
refusal-hand-is-seen = Вы видите свою руку. Назовите карту, а не номер.
refusal-hand-is-blind = Вы играете вслепую. Выберите карту по номеру.
refusal-position-empty = Карта { $n } уже сыграна.
refusal-no-discovery-in-hand = У вас на руке нет открытия ({ $age } эпоха): оно уже лежит лицевой стороной вверх или сыграно.
refusal-card-not-held = У вас на руке нет карты: { $suit } { $n }.
refusal-must-follow = Нужно ходить в масть: { $suit }.
refusal-played-no-discovery = Вы не играли открытие: заберите одну из других карт.
refusal-played-a-discovery = Вы сыграли открытие: заберите открытие.
refusal-discovery-of-other-age = Открытие «{ $discovery }» не той эпохи: нужна { $age } эпоха.
refusal-discovery-not-there = Открытия «{ $discovery }» нет во взятке или его уже забрали.
refusal-calamity-not-there = Бедствия «{ $calamity }» нет во взятке или его уже забрали.
refusal-card-not-there = Карты нет во взятке или её уже забрали: { $suit } { $n }.
refusal-calamity-not-pending = Среди ваших бедствий нет такого: «{ $calamity }».
refusal-no-protection = У вас нет жителя на защите. Бедствие «{ $calamity }» отразить нельзя.
refusal-protection-used = Защита в этом раунде уже использована. Бедствие «{ $calamity }» отразить нельзя.
refusal-joker-barred = Бедствие запрещает этот тип: { $resource }.
refusal-stock-empty = Больше нет: { $resource }.
refusal-stock-full = Ваш запас полон: { $resource }.
refusal-no-pop-there = Там нет вашего жителя: { $place }.
refusal-pop-in-the-air = Сначала разместите жителя, которого вы подняли: { $place }.
refusal-grown-already = Ваше население может расти один раз за раунд.
refusal-scale-ends = Население не бывает больше { $n }.
refusal-advanced-already = Вы можете купить эпоху один раз за раунд.
refusal-last-age = VI эпоха — последняя.
refusal-no-management = В последнем раунде управления нет. Завершите свои действия.
refusal-nowhere-to-move = Вам нечем оплатить свободную ячейку для этого жителя: { $place }.
refusal-not-higher = Житель уже на уровне { $level }: { $place }. Уровень можно только поднять.
refusal-place-occupied = Там уже стоит ваш житель: { $place }.
refusal-no-free-pop = Все жители вашего населения ({ $n }) размещены.
refusal-too-dear = Это стоит { $price }, а у вас { $have }: { $resource }.

## Points and ties.

score-needs-food = Потребность: еда
score-needs-tools = Потребность: инструменты
score-needs-science = Потребность: наука
score-prestige-advantage = Престиж
score-face-up-discoveries = Открытия
score-total = Итого
tie-age = Ничью решает более высокая эпоха (K3).
tie-population = Ничью решает большее население (K3).
tie-order = Ничью решает порядок хода (K3).

## Options of a table.

option-players = Игроки (2–4)
option-first = Кто начинает первую взятку
bad-option-first = Первым может ходить только цвет, который играет. Выберите один из них или положитесь на случай.
option-calamities = Бедствия в колодах: dealt (перетасовать, по два в каждую) или printed (постоянные пары по цветам)
option-memory = Что показывают из рук: strict (рубашки, как за настоящим столом) или open (ещё и то, что можно вывести из сыгранных карт)
option-points-population = Население, по которому считаются очки: after (после) или before (до) потери в том же раунде
option-level-price = Цена уровней: step (каждый пройденный уровень), target (только достигнутый) или difference (достигнутый минус нынешний)
option-decadence-discovery = Открытие эпохи, потерянной из-за упадка: flip (рубашкой вверх) или keep (лицевой стороной вверх)
option-early-trump = Карта козырной масти в III или IV эпохе: fixed (ходит в масть и задаёт её, как любая другая) или other (без масти)
option-blind-colour = Карта, сыгранная вслепую с III эпохи: none (без масти) или counts (масть считается, карта может быть козырем)

# Why a move is worth making: hints
hint-takes = { $n ->
    [1] С ней ваша очередь забирать — первая.
    [2] С ней ваша очередь забирать — вторая.
    [3] С ней ваша очередь забирать — третья.
   *[other] С ней ваша очередь забирать — четвёртая.
}
hint-so-far = { $n ->
    [1] С ней вы пока на первом месте.
    [2] С ней вы пока на втором месте.
    [3] С ней вы пока на третьем месте.
   *[other] С ней вы пока на четвёртом месте.
}
hint-behind = Это самая слабая из карт, которыми можно пойти: сильные останутся у вас на руке.
hint-discovery = У открытия нет силы, а остальные карты останутся у вас на руке.
hint-rises = Это оплатит все потребности: вы перейдёте в { $age } эпоху.
hint-need = Это полностью оплатит потребность: { $resource }.
hint-helps = Это оплатит ещё { $n } от потребности: { $resource }.
hint-joker = Что он даст, вы решите при сборе урожая, а вам ещё не хватает: { $resource }.
hint-outlook = По нынешнему положению это даст в этом раунде ещё { $n } ПО.
hint-no-calamity = Она не несёт бедствия.
hint-trump = Карт этой масти у вас больше всего: { $n }.
hint-protect = Защита убережёт вас от этого: { $calamity }.
hint-only = Больше ничего сделать нельзя.
hint-done = Ваши запасы останутся как есть.
hint-grow = Население вырастет до { $n }, и каждая полностью оплаченная потребность даст больше очков.
hint-rise = Вы перейдёте в { $age } эпоху.
hint-place = { $place }: уровень { $level }, впереди { $n ->
    [one] ещё { $n } раунд.
    [few] ещё { $n } раунда.
   *[many] ещё { $n } раундов.
}

# К чему приведёт ход
foreseen-takes = { $n ->
    [1] забирает первой
    [2] забирает второй
    [3] забирает третьей
   *[other] забирает четвёртой
}
foreseen-so-far = { $n ->
    [1] пока первая
    [2] пока вторая
    [3] пока третья
   *[other] пока четвёртая
}
foreseen-need = потребность оплачена полностью: { $resource }
foreseen-rises = оплачены все потребности: вы переходите в { $age } эпоху

# Лаборатория.
things-place = Ячейки
things-management = Рост и подъём
things-trump = Объявленные козыри
things-card = Взятые карты
things-discovery = Открытия
things-calamity = Бедствия
fate-harvested = дала ресурсы
fate-barred = не дала из-за бедствия
fate-suffered = постигло
fate-met = отражено защитой

## What an order given ahead may depend on.

order-lead = во взятку ещё никто не играл
order-colour = цвет взятки: { $suit }
order-trick = во взятке лежит: { $suit } { $n }
