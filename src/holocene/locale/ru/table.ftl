# Слова любого стола: игроки, списки, отказы, итоги и планшеты «Прогресса» словами.
# $player — имя, $age — римская цифра.

seat-human = Игрок { $n }
seat-bot = Бот { $n }
bot-random = Случай
bot-random-character = Делает любой возможный ход.
bot-greedy = Старательный
bot-greedy-character = Берёт то, что даёт больше всего за этот ход.
bot-forager = Собиратель
bot-forager-character = Дружелюбный новичок: берёт то, до чего легко дотянуться, многого не замечает и ничего не делает впрок.
bot-herder = Пастух
bot-herder-character = Всегда в пути: не делает запасов, не строит выше и не обращает внимания на других.
bot-farmer = Земледелец
bot-farmer-character = Возделывает своё поле: не смотрит ни на других, ни на то, скоро ли конец партии.
bot-artisan = Ремесленник
bot-artisan-character = Знает своё дело: верно оценивает каждый ход сам по себе, но не то, к чему он ведёт.
bot-merchant = Купец
bot-merchant-character = Тщательно считает своё добро и никогда не смотрит, что есть у других.
bot-scholar = Учёный
bot-scholar-character = Увлечён игрой, следит за всеми и каждый раз удивляется, что партия закончилась.
bot-inventor = Изобретатель
bot-inventor-character = Замечает всё и осуществляет первую же хорошую мысль, не додумав её до конца.
bot-visionary = Провидец
bot-visionary-character = Смотрит далеко вперёд: думает столько, сколько вы разрешите.
bot-champion = Чемпион
bot-champion-character = Самый сильный: ничего не упускает, думает наперёд и научился сам, сыграв миллионы партий.

table-list = { $head } и { $last }
table-refused = { $reason } ({ $rule })
table-final = нельзя вернуть
table-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
table-more-cards = { $n ->
    [one] и ещё { $n }
    [few] и ещё { $n }
   *[many] и ещё { $n }
}
table-zone = { $name }:
table-no-cards = пусто
ask-choose = Выберите ход.
hint-best = Этот ход чаще всего побеждал в пробных партиях бота.
table-score-sheet = Таблица очков
table-points-from = Очки
table-rule = Правило
table-total = Итого
table-hint-kind = Подумайте о действии: { $kind }
table-hint-candidates = Стоит рассмотреть:
table-hint-win = шанс победы { $win } %
table-hint-place = { $place ->
    [1] ожидается 1-е место, впереди на { $n } ПО
   *[other] ожидается { $place }-е место, отставание { $n } ПО
}
table-hint-move = Лучше всего: { $move }.
table-hint-outlook = { $points } ПО, { $place }-е место, шанс победы { $win } %
table-hint-alone = ожидается { $points } ПО
table-hint-risk = ожидается { $points } ПО, шанс не проиграть { $win } %
table-hint-gain-both = Это должно принести на { $points } ПО больше, чем «{ $other }», и повысить шанс победы на { $win ->
    [one] { $win } процентный пункт.
    [few] { $win } процентных пункта.
   *[many] { $win } процентных пунктов.
}
table-hint-gain-points = Это должно принести на { $points } ПО больше, чем «{ $other }».
table-hint-gain-win = Шанс победы на { $win ->
    [one] { $win } процентный пункт
    [few] { $win } процентных пункта
   *[many] { $win } процентных пунктов
} выше, чем при ходе «{ $other }».
table-hint-gain-points-though = Это должно принести на { $points } ПО больше, чем «{ $other }», хотя шанс победы чуть ниже.
table-hint-gain-win-though = Шанс победы на { $win ->
    [one] { $win } процентный пункт
    [few] { $win } процентных пункта
   *[many] { $win } процентных пунктов
} выше, чем при ходе «{ $other }», хотя очков ожидается чуть меньше.
table-hint-gain-safer = Это надёжнее, чем «{ $other }».
table-hint-gain-none = «{ $other }» ничем не хуже.

## Планшеты «Прогресса» словами.

progress-piles = На столе
progress-now = { $age } эпоха — { $name }, раунд { $n }
progress-age = { $age } эпоха
progress-deck = колода ({ $n })
progress-pile = сброс ({ $n })
progress-time-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
progress-milestone = Достижение
progress-section = Цена № { $n }
progress-covered = оплачена: { $player }
progress-skills = Навыки
progress-tokens = Жетоны
progress-power = Могущество
progress-active = Активные
progress-developing = В разработке
progress-guide = Личность
progress-won = Достижения
progress-skill = { $skill } { $value }
progress-track = { $power } { $n }
progress-token = { $knowledge } { $ready }/{ $n }
progress-markers = { $n ->
    [one] ({ $n } фишка)
    [few] ({ $n } фишки)
   *[many] ({ $n } фишек)
}
progress-hand = Ваша рука: { $n } (предел руки { $limit })
progress-hand-of = { $n ->
    [one] { $n } карта на руке
    [few] { $n } карты на руке
   *[many] { $n } карт на руке
}
progress-known = замечены на руке:
progress-you = вы
progress-discard = знание за сброс { $n }
progress-in-area = уже есть в вашей игровой зоне
progress-missing = (не хватает { $n })
progress-age-needs = { $n ->
    [one] Ещё { $n } символ новой эпохи, и наступит { $age } эпоха.
    [few] Ещё { $n } символа новой эпохи, и наступит { $age } эпоха.
   *[many] Ещё { $n } символов новой эпохи, и наступит { $age } эпоха.
}
progress-end-needs = { $n ->
    [one] Ещё { $n } символ новой эпохи до окончания игры.
    [few] Ещё { $n } символа новой эпохи до окончания игры.
   *[many] Ещё { $n } символов новой эпохи до окончания игры.
}
progress-your-turn = Ваш ход. Осталось действий: { $left } из { $most }.
progress-turn-of = Ходит { $player }. Осталось действий: { $left } из { $most }.
progress-spare = Неиспользованное знание: { $n }.
progress-note-ends = игра закончится
progress-note-ends-later = игра закончится, когда карта станет активной
progress-note-age = наступит { $age } эпоха
progress-note-age-later = { $age } эпоха наступит, когда карта станет активной
progress-note-markers = { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
}
progress-note-yields = знание +{ $n }
progress-heritage = Наследие
progress-printed = Ещё на карте
progress-unlocks = Ведёт к
progress-owned = Есть у
progress-origin = Источник названия
progress-facts = Значения
progress-order = Порядковый номер
progress-owner-developing = { $player } (в разработке)
progress-tree-marks = ● активна · ◐ в разработке · ○ у вас на руке · □ в сбросе · ← нужна · → ведёт к
progress-explained = { $word }: { $help }
progress-legend = Буквы называют тип: { $letters }. На вашей руке строчка с ценой выполнена предшественницей (✓), её можно оплатить (•) или нельзя (✗); ✦ — символ новой эпохи. Жетоны: готовые/все.

# Sentences of history
table-history = Из истории
table-dug-up = Что откопали
