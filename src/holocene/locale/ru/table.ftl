# Слова любого стола: игроки, списки, отказы, итоги и планшеты «Прогресса» словами.
# $player — имя, $age — римская цифра.

seat-human = Игрок { $n }
seat-bot = Бот { $n }
title-progress = «Прогресс»
title-s-evolution = S-Evolution

table-list = { $head } и { $last }
table-refused = { $reason } ({ $rule })
table-final = нельзя вернуть
table-score-sheet = Таблица очков
table-points-from = Очки
table-rule = Правило
table-total = Итого
table-victory = Победа: { $winners }
table-lost = Партия проиграна.
table-rank = Титул: { $rank }

## Планшеты «Прогресса» словами.

board-piles = На столе
board-now = { $age } эпоха, раунд { $n }
board-age = { $age } эпоха
board-deck = колода ({ $n })
board-pile = сброс ({ $n })
board-time-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
board-milestone = Достижение
board-section = Цена № { $n }
board-covered = оплачена: { $player }
board-skills = Навыки
board-tokens = Жетоны
board-power = Могущество
board-active = Активные
board-developing = В разработке
board-guide = Личность
board-won = Достижения
board-skill = { $skill } { $value }
board-track = { $power } { $n }
board-token = { $knowledge } { $ready }/{ $n }
board-markers = { $n ->
    [one] ({ $n } фишка)
    [few] ({ $n } фишки)
   *[many] ({ $n } фишек)
}
board-hand = Ваша рука: { $n } (предел руки { $limit })
board-hand-of = { $n ->
    [one] { $n } карта на руке
    [few] { $n } карты на руке
   *[many] { $n } карт на руке
}
board-known = известны:
board-you = вы
board-discard = знание за сброс { $n }
board-in-area = уже есть в вашей игровой зоне
board-missing = (не хватает { $n })
board-age-needs = { $n ->
    [one] Ещё { $n } символ новой эпохи, и наступит { $age } эпоха.
    [few] Ещё { $n } символа новой эпохи, и наступит { $age } эпоха.
   *[many] Ещё { $n } символов новой эпохи, и наступит { $age } эпоха.
}
board-end-needs = { $n ->
    [one] Ещё { $n } символ новой эпохи до окончания игры.
    [few] Ещё { $n } символа новой эпохи до окончания игры.
   *[many] Ещё { $n } символов новой эпохи до окончания игры.
}
board-your-turn = Ваш ход. Осталось действий: { $left } из { $most }.
board-turn-of = Ходит { $player }. Осталось действий: { $left } из { $most }.
board-spare = Неиспользованное знание: { $n }.
board-note-ends = игра закончится
board-note-ends-later = игра закончится, когда карта станет активной
board-note-age = наступит { $age } эпоха
board-note-age-later = { $age } эпоха наступит, когда карта станет активной
board-note-markers = { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
}
board-note-yields = знание +{ $n }
board-heritage = Наследие
board-printed = Ещё на карте
board-unlocks = Ведёт к
board-owned = Есть у
board-origin = Источник
board-order = Порядковый номер
board-owner-developing = { $player } (в разработке)
board-tree-marks = ● активна · ◐ в разработке · ○ у вас на руке · □ в сбросе · ← нужна · → ведёт к
board-legend = Буквы называют тип: { $letters }. На вашей руке строчка с ценой выполнена предшественницей (✓), её можно оплатить (•) или нельзя (✗); ✦ — символ новой эпохи. Жетоны: готовые/все.
