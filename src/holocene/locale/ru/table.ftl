# Слова любого стола: игроки, списки, отказы и итоги.
# $player — имя, $age — римская цифра.

seat-human = Игрок { $n }
seat-bot = Бот { $n }
bot-random = Случай
bot-random-character = Делает любой возможный ход.
bot-greedy = Старательный
bot-greedy-character = Берёт то, что даёт больше всего за этот ход.
bot-forager = Собиратель
bot-forager-character = Дружелюбный новичок: берёт то, до чего легко дотянуться, многого не замечает и забывает, что у него уже есть.
bot-herder = Пастух
bot-herder-character = Всегда в пути: не делает запасов, не строит выше и не обращает внимания на других.
bot-farmer = Земледелец
bot-farmer-character = Возделывает своё поле: не смотрит ни на других, ни на то, скоро ли конец партии.
bot-artisan = Ремесленник
bot-artisan-character = Склонился над работой: забывает, что уже построил, что есть у других и скоро ли конец партии.
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
table-history = Из истории
table-dug-up = Что откопали
