# О чём узнают люди, пока их нет: уведомления, письма, вебхуки и ленты.

news-title-turn = Ваш ход
news-title-turn-at = Ваш ход: { $game }
news-title-time = Ваше время на исходе
news-title-time-at = Ваше время на исходе: { $game }
news-title-sat = К вам подсели
news-title-sat-at = За ваш стол подсели: { $game }
news-title-begun = Партия началась
news-title-begun-at = Началась партия: { $game }
news-title-round = Начался следующий тур
news-title-round-at = Начался следующий тур: { $game }
news-title-over = Партия окончена
news-title-over-at = Ваша партия окончена: { $game }
news-title-invitation = Вас приглашают
news-title-invitation-at = Вас приглашают сыграть: { $game }
news-title-deal = Расклад дня
news-deal = Сегодня у всех одни и те же карты. Попробуйте и вы.
news-with = За столом: { $people }.
news-sat = { $name } теперь за столом.
news-invitation = { $name } хочет с вами сыграть.
news-left = { $hours ->
    [one] У вас осталось меньше { $hours } часа.
    [few] У вас осталось меньше { $hours } часов.
   *[many] У вас осталось меньше { $hours } часов.
}
news-many = { $n ->
    [one] Новости с { $n } стола
    [few] Новости с { $n } столов
   *[many] Новости с { $n } столов
}
news-foot = Вы просили сообщать по почте, что происходит за вашими столами. Здесь можно выбрать, о чём: { $page }
    Больше не присылать писем: { $leave }
news-leave = Больше не присылать писем?
news-leave-read = Вы перестанете узнавать по почте, что настал ваш ход. Ваши места останутся за вами, остальные способы узнавать новости не изменятся.
news-leave-yes = Больше не присылайте писем
news-left-letters = Писем больше не будет.
news-left-letters-read = Если передумаете, включите их снова на странице «Вы».
