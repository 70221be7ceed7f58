# S-Evolution: названия, вопросы, журнал и отказы.

suit-green = зелёная
suit-orange = оранжевая
suit-blue = синяя
suit-violet = фиолетовая
resource-food = еда
resource-tools = инструменты
resource-science = наука
place-farm = ферма
place-factory = фабрика
place-research-centre = исследовательский центр
place-commerce = торговля
place-prestige = престиж
place-protection = защита
calamity-famine = голод
calamity-earthquake = землетрясение
calamity-fanaticism = фанатизм
calamity-epidemic = эпидемия
calamity-invasion = нашествие
calamity-hurricane = ураган
calamity-decadence = упадок
calamity-obscurantism = мракобесие
s-age-1 = I эпоха — Первобытность
s-age-2 = II эпоха — Варварство
s-age-3 = III эпоха — Средневековье
s-age-4 = IV эпоха — Возрождение
s-age-5 = V эпоха — Индустриальная эпоха
s-age-6 = VI эпоха — Современность
s-colour-red = красный
s-colour-green = зелёный
s-colour-blue = синий
s-colour-yellow = жёлтый
s-kind-joker = джокер
s-kind-calamity = бедствие
s-kind-discovery = открытие
s-kind-building = здание
s-kind-advantage = преимущество
s-rank-trump = козырь
s-rank-fixed = заданная масть
s-rank-other = прочие
s-zone-hand = Рука
s-zone-pile = Колода
s-zone-trick = Взятка
s-zone-taken = Взятые карты
s-zone-aside = Отложено
s-zone-face-up = лицевой стороной вверх
s-zone-face-down = рубашкой вверх
s-board-round = Раунд
s-board-population = Население
s-board-stock = Запас
s-board-needs = Потребности
s-board-score = Счёт
s-board-blind = рука вслепую
s-board-open = открытая рука

ask-play = Сыграйте карту.
ask-take-card = Заберите одну из оставшихся карт взятки.
ask-take-discovery = Заберите одно из сыгранных открытий.
ask-manage = Управляйте своим миром или завершите управление.
ask-move = Выберите ячейку, куда переходит житель.
ask-commerce = Поменяйте тип ресурса или завершите торговлю.
ask-joker = Выберите ресурс, который даёт джокер.
ask-calamity = Выберите следующее бедствие и решите, отразит ли его защита.
ask-gain = Выберите ресурс, который даёт защита.
ask-remove = Выберите жителя, которого нужно убрать.
ask-trump = Назначьте козырную масть.

option-calamities = Бедствия в колодах (C3)
option-calamities-dealt = раздаются: перетасовать и раздать по две в колоду
option-calamities-printed = напечатаны: постоянные пары по цветам
option-points-population = Население, по которому считаются очки (V1)
option-points-population-after = после потери в этом раунде
option-points-population-before = до потери в этом раунде
option-level-price = Цена уровней (M9)
option-level-price-step = каждый пройденный уровень стоит свою цену
option-level-price-target = оплачивается только достигнутый уровень
option-decadence-discovery = Открытие эпохи, покинутой из-за упадка (X6)
option-decadence-discovery-flip = переворачивается рубашкой вверх
option-decadence-discovery-keep = остаётся лицевой стороной вверх

score-needs-food = Потребность: еда
score-needs-tools = Потребность: инструменты
score-needs-science = Потребность: наука
score-prestige-advantage = Престиж
score-face-up-discoveries = Открытия
tie-age = Ничью решает более высокая эпоха (K3).
tie-population = Ничью решает большее население (K3).
tie-order = Ничью решает порядок хода (K3).

event-round-begins = Начинается раунд { $n }.
event-takes-hand = { $n ->
    [one] { $player } берёт { $n } карту.
    [few] { $player } берёт { $n } карты.
   *[many] { $player } берёт { $n } карт.
}
event-plays-blind = { $player } играет вслепую.
event-hand-lies-open = Открытая рука: { $player }. Её видят все остальные.
event-names-trump = { $player } назначает козырь: { $suit } масть.
event-plays-card = { $player } играет: { $suit } { $n }.
event-plays-calamity = { $player } играет: { $suit } { $n }, бедствие «{ $calamity }».
event-plays-discovery = { $player } играет открытие «{ $discovery }».
event-sets-calamity-aside = { $player } открывает карту бедствия «{ $calamity }», откладывает её и играет следующую карту колоды.
event-fixes-colour = { $player } задаёт масть: { $suit }.
event-ranks-discovery = { $order }. { $player }: открытие «{ $discovery }».
event-ranks-trump = { $order }. { $player }: { $suit } { $n }, козырь.
event-ranks-fixed = { $order }. { $player }: { $suit } { $n }, заданная масть.
event-ranks-other = { $order }. { $player }: { $suit } { $n }, прочие.
event-takes-discovery = { $player } забирает своё открытие «{ $discovery }».
event-swaps-discovery = { $player } забирает чужое открытие «{ $discovery }».
event-takes-calamity = { $player } забирает бедствие «{ $calamity }».
event-takes-card = { $player } забирает карту: { $suit } { $n }.
event-wins-trick = { $player } выигрывает взятку.
event-action-begins = { $player } начинает фазу действий.
event-suffers-calamity = Бедствие «{ $calamity }» поражает игрока { $player }.
event-protection-meets = Защита игрока { $player } отражает бедствие «{ $calamity }».
event-type-is-barred = Карты и джокеры не дают игроку { $player } ресурс: { $resource }.
event-loses-population = { $player } теряет 1 жителя. Население: { $n }.
event-loses-stock = { $player } теряет из запаса: еда { $food }, инструменты { $tools }, наука { $science }.
event-will-lie-open = В следующем раунде { $player } играет с открытой рукой.
event-will-be-blind = В следующем раунде { $player } играет вслепую.
event-calamity-is-harmless = Для игрока { $player } ничего не происходит.
event-falls = { $age ->
    [II] { $player } опускается во II эпоху.
   *[other] { $player } опускается в { $age } эпоху.
}
event-turns-discovery-down = { $player } переворачивает рубашкой вверх открытие «{ $discovery }».
event-gains-by-protection = Защита даёт игроку { $player } ресурс: { $resource }.
event-harvests = { $player } собирает: еда { $food }, инструменты { $tools }, наука { $science }.
event-stock-overflows = { $player } не может сохранить всё. Потеряно ({ $resource }): { $n }.
event-joker-gives = Джокер даёт игроку { $player } ресурс: { $resource }.
event-joker-gives-nothing = Джокер ничего не даёт игроку { $player }.
event-changes-resource = { $player } меняет ресурс: { $resource } → { $other }.
event-pays-need = { $player } полностью удовлетворяет потребность ({ $resource }): { $n } из { $asked }.
event-pays-in-part = { $player } частично оплачивает потребность ({ $resource }): { $n } из { $asked }.
event-pays-nothing = { $player } ничего не даёт на потребность ({ $resource }): { $n } из { $asked }.
event-rises = { $age ->
    [II] { $player } поднимается во II эпоху.
   *[other] { $player } поднимается в { $age } эпоху.
}
event-removes-pop = { $player } убирает жителя: { $place }.
event-scores-needs = { $player } получает { $n } ПО за потребности.
event-scores-prestige = { $player } получает { $n } ПО за престиж.
event-grows = { $player } увеличивает население: { $n }.
event-buys-age = { $age ->
    [II] { $player } платит наукой и поднимается во II эпоху.
   *[other] { $player } платит наукой и поднимается в { $age } эпоху.
}
event-places-pop = { $player } размещает жителя: { $place }, уровень { $level }.
event-raises-pop = { $player } повышает уровень жителя: { $place }, уровень { $level }.
event-takes-up-pop = { $player } поднимает жителя, чтобы переместить: { $place }.
event-moves-pop = { $player } перемещает жителя: { $old } → { $place }, уровень { $level }.
event-round-ends = Раунд { $n } завершён. Взятые карты убираются из игры.
event-calamities-return = { $n ->
    [one] { $player } замешивает в колоду { $n } бедствие.
    [few] { $player } замешивает в колоду { $n } бедствия.
   *[many] { $player } замешивает в колоду { $n } бедствий.
}
event-scores-discoveries = { $player } получает { $n } ПО за открытия.
event-wins-game = Победа: { $player }, { $n } ПО.

refusal-game-has-ended = Партия окончена.
refusal-asked-otherwise = Сейчас игра спрашивает о другом ({ $phase }).
refusal-hand-is-seen = Вы видите свою руку. Выберите карту, а не позицию.
refusal-hand-is-blind = Вы играете вслепую. Выберите позицию.
refusal-position-empty = Позиция { $n } уже сыграна.
refusal-no-discovery-in-hand = У вас на руке нет открытия ({ $age } эпоха): оно уже лежит лицевой стороной вверх или сыграно.
refusal-card-not-held = У вас на руке нет карты: { $suit } { $n }.
refusal-must-follow = Нужно ходить в масть: { $suit }.
refusal-played-no-discovery = Вы не играли открытие: заберите одну из других карт.
refusal-played-a-discovery = Вы сыграли открытие: заберите открытие.
refusal-discovery-of-other-age = Открытие «{ $discovery }» не той эпохи: нужна { $age } эпоха.
refusal-discovery-not-there = Открытия «{ $discovery }» нет во взятке или его уже забрали.
refusal-calamity-not-there = Бедствия «{ $calamity }» нет во взятке или его уже забрали.
refusal-card-not-there = Карты нет во взятке или её уже забрали: { $suit } { $n }.
refusal-calamity-not-pending = Среди ваших бедствий нет такого: «{ $calamity }».
refusal-no-protection = На защите нет жителя. Бедствие «{ $calamity }» отразить нельзя.
refusal-protection-used = Защита в этом раунде уже использована. Бедствие «{ $calamity }» отразить нельзя.
refusal-joker-barred = Бедствие запрещает этот тип: { $resource }.
refusal-stock-empty = Ваш запас пуст: { $resource }.
refusal-stock-full = Ваш запас полон: { $resource }.
refusal-no-pop-there = Там нет вашего жителя: { $place }.
refusal-pop-in-the-air = Сначала разместите жителя, которого вы подняли: { $place }.
refusal-grown-already = Население растёт один раз за раунд.
refusal-scale-ends = Шкала населения кончается на { $n }.
refusal-advanced-already = Эпоха покупается один раз за раунд.
refusal-last-age = VI эпоха — последняя.
refusal-nowhere-to-move = Вам нечем оплатить свободную ячейку для этого жителя: { $place }.
refusal-not-higher = Житель уже на уровне { $level }: { $place }. Его можно только повысить.
refusal-place-occupied = Там уже стоит житель: { $place }.
refusal-no-free-pop = Все жители вашего населения ({ $n }) размещены.
refusal-too-dear = Цена { $price }, у вас { $have }: { $resource }.
