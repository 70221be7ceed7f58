# Темы задач S-Evolution: название и фраза о том, примером чего служит лучший ход.

puzzle-s-evolution-trump = Назначить козырь
puzzle-s-evolution-trump-why = Это ваша самая длинная масть: в ней { $n ->
    [one] { $n } карта.
    [few] { $n } карты.
   *[many] { $n } карт.
}
puzzle-s-evolution-trump-even = Назначить козырь
puzzle-s-evolution-trump-even-why = Другая ваша масть не короче, карт в ней тоже { $n }. Важно не сколько карт усилит козырь, а какие.
puzzle-s-evolution-trump-short = Назначить козырь
puzzle-s-evolution-trump-short-why = Карт этой масти у вас { $n }, другой — { $most }. Важно не сколько карт усилит козырь, а какие.
puzzle-s-evolution-calamity = Бедствие по доброй воле
puzzle-s-evolution-calamity-why = Можно забрать и другие карты, и всё же эта вам выгоднее всего: { $calamity }.
puzzle-s-evolution-lesser-evil = Меньшее зло
puzzle-s-evolution-lesser-evil-why = Выбирать приходится между бедствиями, и это вредит вам меньше всего: { $calamity }.
puzzle-s-evolution-no-calamity = Оставить бедствие
puzzle-s-evolution-no-calamity-why = Это достанется кому-то другому: { $calamity }.
puzzle-s-evolution-rise = Переход в новую эпоху
puzzle-s-evolution-rise-why = С этим ходом оплачены все потребности, и вы переходите в { $age } эпоху.
puzzle-s-evolution-need = Оплатить потребность
puzzle-s-evolution-need-why = По нынешнему положению этот ход полностью оплачивает потребность, а следующий по силе — нет: { $resource }.
puzzle-s-evolution-score = Очки в этом раунде
puzzle-s-evolution-score-why = По нынешнему положению этот ход даёт в этом раунде на { $n } ПО больше, чем следующий по силе.
puzzle-s-evolution-no-fall = Удержать эпоху
puzzle-s-evolution-no-fall-why = С этим ходом вы удержите эпоху, а со следующим по силе по нынешнему положению откатились бы назад.
puzzle-s-evolution-no-loss = Удержать население
puzzle-s-evolution-no-loss-why = С этим ходом вы удержите население, а со следующим по силе по нынешнему положению потеряли бы часть.
puzzle-s-evolution-joker = Джокер
puzzle-s-evolution-joker-why = Что даст джокер, вы решите только при сборе урожая.
puzzle-s-evolution-stock = На потом
puzzle-s-evolution-stock-why = Лучше { $resource } ({ $n }), чем { $other } ({ $m }): по нынешнему положению ни одна не оплатит потребность, которую не оплатит другая, но эта лучше сочетается с тем, что есть и что ещё будет.
puzzle-s-evolution-later = На потом
puzzle-s-evolution-later-why = По нынешнему положению ни одна карта не оплатит потребность, которую не оплатит другая: эта лучше сочетается с тем, что ещё будет.
puzzle-s-evolution-own-card = Своя карта
puzzle-s-evolution-own-card-why = Больше здесь никто карт не забирает, и сыгранное вернётся к вам: играйте то, что хотите получить.
puzzle-s-evolution-goods = На потом
puzzle-s-evolution-goods-why = По нынешнему положению ни один ход не оплатит потребность, которую не оплатит другой: важно, что будет дальше.
puzzle-s-evolution-protect = Защита
puzzle-s-evolution-protect-why = Защита действует раз в раунд, и нужна она именно для этого: { $calamity }.
puzzle-s-evolution-suffer = Приберечь защиту
puzzle-s-evolution-suffer-why = Защита действует раз в раунд, а это вредит вам слишком мало: { $calamity }.
puzzle-s-evolution-discovery = Время открытия
puzzle-s-evolution-discovery-why = У открытия нет силы, и другой карты оно не возьмёт, зато все остальные карты останутся на руке для лучших взяток.
puzzle-s-evolution-keep-discovery = Открытие подождёт
puzzle-s-evolution-keep-discovery-why = { $n ->
    [1] В этой взятке есть что забрать, и, как лежат карты, ваш выбор — первый.
    [2] В этой взятке есть что забрать, и, как лежат карты, ваш выбор — второй.
    [3] В этой взятке есть что забрать, и, как лежат карты, ваш выбор — третий.
   *[other] В этой взятке есть что забрать, хотя, как лежат карты, ваш выбор — последний.
}
puzzle-s-evolution-overtake = Выбирать раньше
puzzle-s-evolution-overtake-why = { $n ->
    [1] Как лежат карты, с этой картой ваш выбор — первый, со следующей по силе — позже.
    [2] Как лежат карты, с этой картой ваш выбор — второй, со следующей по силе — позже.
   *[other] Как лежат карты, с этой картой ваш выбор — третий, со следующей по силе — последний.
}
puzzle-s-evolution-duck = Уступить
puzzle-s-evolution-duck-why = Можно было выбирать раньше, но вы пропускаете других: более сильная карта остаётся на руке.
puzzle-s-evolution-thrift = То же дешевле
puzzle-s-evolution-thrift-why = Как лежат карты, она даёт то же место, что и более сильная, а та остаётся на руке.
puzzle-s-evolution-strength = В полную силу
puzzle-s-evolution-strength-why = Как лежат карты, обе дают одно и то же место, но кому-то ещё ходить, а более сильную труднее перебить.
puzzle-s-evolution-bait = Что выложить на стол
puzzle-s-evolution-bait-why = Обе карты дают одно и то же место. Разница в том, какая карта достанется столу.
puzzle-s-evolution-blind = Карта вслепую
puzzle-s-evolution-blind-why = Никто не знает, что это, и всё же одно место лучше другого.
puzzle-s-evolution-grow = Когда расти
puzzle-s-evolution-grow-why = Чем больше население, тем больше очков даёт каждая полностью оплаченная потребность; впереди { $left ->
    [one] ещё { $left } раунд.
    [few] ещё { $left } раунда.
   *[many] ещё { $left } раундов.
}
puzzle-s-evolution-grow-less = Когда расти
puzzle-s-evolution-grow-less-why = Чем больше население, тем больше очков за каждую полностью оплаченную потребность, но и сама потребность больше: на { $left ->
    [one] { $left } оставшийся раунд хватит и одного жителя.
    [few] { $left } оставшихся раунда хватит и одного жителя.
   *[many] { $left } оставшихся раундов хватит и одного жителя.
}
puzzle-s-evolution-no-growth = Когда не расти
puzzle-s-evolution-no-growth-why = Чем больше население, тем больше каждая потребность: расти можно, но не нужно.
puzzle-s-evolution-save = Сберечь
puzzle-s-evolution-save-why = Что не потрачено сейчас, останется в запасе на будущее.
puzzle-s-evolution-advance = Шаг вперёд
puzzle-s-evolution-advance-why = Вы сразу переходите в { $age } эпоху.
puzzle-s-evolution-build = Стройка
puzzle-s-evolution-build-why = { $place }: уровень { $level }, впереди { $n ->
    [one] ещё { $n } раунд.
    [few] ещё { $n } раунда.
   *[many] ещё { $n } раундов.
}
puzzle-s-evolution-move = Переставить жителя
puzzle-s-evolution-move-why = Житель ценнее в другом месте, даже по цене нового.
puzzle-s-evolution-take-discovery = Какое открытие
puzzle-s-evolution-take-discovery-why = Открытия считаются по цветам, и каждое следующее того же цвета ценнее.
puzzle-s-evolution-gift = Подарок
puzzle-s-evolution-gift-why = Из ресурсов на выбор этот вам нужнее всего.
puzzle-s-evolution-remove = Чем пожертвовать
puzzle-s-evolution-remove-why = Кто-то должен уйти: без этого места вам легче всего обойтись.
