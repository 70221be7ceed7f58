# The end of a game: the headline, what stands below it, the turning points, and the page of the browser.
# $player is a name, $finds a list of cards, $score a source of points, $age a Roman numeral.

end-title-victory = { $lead ->
    [0] { $player } побеждает при равенстве очков
    [one] { $player } побеждает с отрывом в { $lead } очко
    [few] { $player } побеждает с отрывом в { $lead } очка
   *[many] { $player } побеждает с отрывом в { $lead } очков
}
end-title-victory-you = { $lead ->
    [0] Вы побеждаете при равенстве очков
    [one] Вы побеждаете с отрывом в { $lead } очко
    [few] Вы побеждаете с отрывом в { $lead } очка
   *[many] Вы побеждаете с отрывом в { $lead } очков
}
end-title-victory-shared = Общая победа: { $winners }
end-title-victory-by-resigning = { $player } побеждает
end-title-victory-by-resigning-you = Вы побеждаете
end-title-alone = { $n } ПО
end-title-alone-ranked = { $n } ПО, { $rank }
end-title-defeat = Не в этот раз
end-title-given-up = Партия прервана

story-ahead-throughout = { $player } лидирует с первого раунда до последнего.
story-ahead-throughout-you = Вы лидируете с первого раунда до последнего.
story-still-last = После { $n }-го раунда { $player } ещё на последнем месте.
story-still-last-you = После { $n }-го раунда вы ещё на последнем месте.
story-still-behind = После { $n }-го раунда { $player } ещё отстаёт.
story-still-behind-you = После { $n }-го раунда вы ещё отстаёте.
story-ahead-since = { $player } лидирует с { $n }-го раунда.
story-ahead-since-you = Вы лидируете с { $n }-го раунда.
story-ahead-at-last = { $player } выходит вперёд только в последнем раунде.
story-ahead-at-last-you = Вы выходите вперёд только в последнем раунде.
story-lead-changes = { $n ->
    [one] Лидер меняется { $n } раз.
    [few] Лидер меняется { $n } раза.
   *[many] Лидер меняется { $n } раз.
}
story-best-at = Одно первое место за игроком { $player }: { $score }.
story-best-at-you = Одно первое место за вами: { $score }.
story-found-first = { $n ->
    [one] Находки, сделанные раньше всех (игрок { $player }): { $n }.
    [few] Находки, сделанные раньше всех (игрок { $player }): { $n }.
   *[many] Находки, сделанные раньше всех (игрок { $player }): { $n }.
}
story-found-first-you = { $n ->
    [one] Раньше всех вы делаете { $n } находку.
    [few] Раньше всех вы делаете { $n } находки.
   *[many] Раньше всех вы делаете { $n } находок.
}
story-takes-the-lead = { $finds_n ->
    [0] { $player } выходит вперёд и остаётся впереди.
   *[other] { $player } выходит вперёд и остаётся впереди: { $finds }.
}
story-takes-the-lead-you = { $finds_n ->
    [0] Вы выходите вперёд и остаётесь впереди.
   *[other] Вы выходите вперёд и остаётесь впереди: { $finds }.
}
story-leaps = { $n ->
    [one] { $player } получает { $n } очко за один ход.
    [few] { $player } получает { $n } очка за один ход.
   *[many] { $player } получает { $n } очков за один ход.
}
story-leaps-you = { $n ->
    [one] Вы получаете { $n } очко за один ход.
    [few] Вы получаете { $n } очка за один ход.
   *[many] Вы получаете { $n } очков за один ход.
}
story-chance-rises = Шанс победы вырастает с { $before } до { $after } %: { $player }.
story-chance-rises-you = Ваш шанс победы вырастает с { $before } до { $after } %.
story-acts-first = { $n ->
    [one] Раньше всех { $n } действие за ход: { $player }.
    [few] Раньше всех { $n } действия за ход: { $player }.
   *[many] Раньше всех { $n } действий за ход: { $player }.
}
story-acts-first-you = { $n ->
    [one] Раньше всех { $n } действие за ход у вас.
    [few] Раньше всех { $n } действия за ход у вас.
   *[many] Раньше всех { $n } действий за ход у вас.
}
story-acts-more = { $n ->
    [one] У игрока { $player } теперь { $n } действие за ход.
    [few] У игрока { $player } теперь { $n } действия за ход.
   *[many] У игрока { $player } теперь { $n } действий за ход.
}
story-acts-more-you = { $n ->
    [one] У вас теперь { $n } действие за ход.
    [few] У вас теперь { $n } действия за ход.
   *[many] У вас теперь { $n } действий за ход.
}
story-acts-last = У игрока { $player } наконец столько же действий за ход, сколько у других: { $n }. Отставание в раундах: { $rounds }.
story-acts-last-you = У вас наконец столько же действий за ход, сколько у других: { $n }. Отставание в раундах: { $rounds }.
story-first-end-symbol = На столе первый символ конца; партию завершают { $needed }.
story-odd-pair = { $player } открывает технологию «{ $technology }», но так и не открывает «{ $lacking }».
story-odd-pair-you = Вы открываете технологию «{ $technology }», но так и не открываете «{ $lacking }».
story-first-in-age = { $age ->
    [II] { $player } раньше всех вступает во II эпоху.
   *[other] { $player } раньше всех вступает в { $age } эпоху.
}
story-first-in-age-you = { $age ->
    [II] Вы раньше всех вступаете во II эпоху.
   *[other] Вы раньше всех вступаете в { $age } эпоху.
}
story-falls-back = { $age ->
    [II] { $player } возвращается во II эпоху.
   *[other] { $player } возвращается в { $age } эпоху.
}
story-falls-back-you = { $age ->
    [II] Вы возвращаетесь во II эпоху.
   *[other] Вы возвращаетесь в { $age } эпоху.
}
story-wins-despite-calamities = { $player } побеждает, несмотря на бедствия: { $n }.
story-wins-despite-calamities-you = Вы побеждаете, несмотря на бедствия: { $n }.
story-wins-unharmed = Бедствия обходят игрока { $player } стороной.
story-wins-unharmed-you = Бедствия обходят вас стороной.
story-wins-without-discoveries = { $player } побеждает без единого открытия.
story-wins-without-discoveries-you = Вы побеждаете без единого открытия.

clause-found = «{ $card }»
clause-mark-rises = ↑ { $age } эпоха
clause-mark-falls = ↓ { $age } эпоха
clause-mark-place = { $place } { $level }

end-page = Конец партии
end-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[many] { $n } раундов
}
end-to-table = Показать стол
end-sources = Откуда очки
end-most = Подчёркнуто: больше всех в своём роде.
end-source-of = { $score } — { $n }
end-curve = Очки по раундам
end-curve-of = { $player }: { $first } после первого раунда, { $last } в конце
end-as-table = Таблицей
end-round = Раунд
end-round-n = { $n }-й раунд
end-turning = Поворотные моменты
end-strata = Слои этой партии
end-strata-note = Что и когда нашли игроки: древнее внизу.
end-strata-first = Толстое кольцо: раньше этого не было ни у кого.
end-first = раньше всех
end-share = Поделиться
end-save-picture = Сохранить картинку
end-copy-picture = Скопировать картинку
end-picture-copied = Картинка скопирована.
end-picture-failed = Здесь картинку нельзя скопировать. Сохраните её.
end-share-note = По ссылке видна вся партия. Учётная запись никому не нужна.
end-record = Запись партии
end-today = К таблице дня
end-review = Разбор
