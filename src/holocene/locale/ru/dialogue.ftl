# Стол, с которым разговаривают, в терминале и на текстовой странице браузера: его команды и слова вместо значков.

play-word-choices = выбор
play-help-choices = ещё раз вопрос и всё, что можно выбрать
play-word-hand = рука
play-help-hand = ваши карты на руке
play-word-rivals = соперники
play-help-rivals = планшеты соперников; с именем — только этого игрока
play-word-me = я
play-help-me = ваш планшет
play-word-news = новости
play-help-news = что произошло после вашего прошлого хода
play-word-cost = цена
play-help-cost = сколько карта стоит вам сейчас
play-why-not = нельзя не
play-help-example = взять колоды
play-hand-none = У вас нет карт на руке.
play-rivals-none = Других игроков нет.
play-news-none = После вашего прошлого хода ничего не произошло.
which-card = Какая карта? Напишите и её название, например «{ $card }».
hand-of-others = Вы видите только свою руку: руки остальных закрыты.
no-such-rival = Больше никого за этим столом не зовут «{ $name }». Остальные игроки: { $players }.
which-rule = Какое правило? Напишите и его номер, например { $example }.
no-such-rule-here = Правила «{ $rule }» нет. Номера правил выглядят так: { $example }.
dialogue-watching = Вы зритель: о столе можно спрашивать, но ходить нельзя.
dialogue-not-now = Сейчас ходит { $player }. Пока можно спрашивать о столе.
dialogue-over = Партия окончена. О столе по-прежнему можно спрашивать.

## Что говорится там, где на планшете Progress стоит значок.

progress-mark-met = выполнено
progress-mark-payable = хватает
progress-mark-lacking = не хватает
progress-mark-symbol = (символ новой эпохи)
progress-mark-gives = даёт
progress-mark-turn = ходит
progress-mark-active = активна:
progress-mark-developing = в разработке:
progress-mark-hand = у вас на руке:
progress-mark-pile = в сбросе:
progress-mark-nowhere = не видна:
progress-mark-needs = нужна
progress-mark-unlocks = ведёт к
progress-mark-held = есть у
progress-cost-aloud = { $amount }, бесплатно с технологией { $technology }
progress-token-aloud = { $knowledge }: готово { $ready } из { $n }
progress-quick-draw-aloud = { $n }, затем сбросить { $discards }
progress-price = { $n ->
    [0] Платить больше нечего.
   *[other] Осталось заплатить: знания { $n }.
}
