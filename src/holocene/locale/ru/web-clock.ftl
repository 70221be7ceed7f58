## Play by day: clocks, vacations, votes, the next table, orders ahead.

clock-left = осталось: { $time }
clock-left-you = У вас осталось: { $time }.
clock-left-of = { $player }: осталось { $time }.
clock-up = Время вышло.
clock-rest = в отъезде до { $date }
clock-next = { $n ->
    [one] Следующий стол, где ваш ход (ждёт { $n } стол)
    [few] Следующий стол, где ваш ход (ждут { $n } стола)
   *[many] Следующий стол, где ваш ход (ждут { $n } столов)
  }
clock-next-key = К следующему столу, где ваш ход

clock-late-asked = У игрока { $player } вышло время. Как поступить?
clock-late-pending = У игрока { $player } вышло время. Остальные решают, как быть дальше.
clock-late-own = Ваше время вышло, и остальные решают, как быть дальше. Вы ещё можете сделать ход.
clock-back-asked = У игрока { $player } время выходило слишком часто. { $player } просит играть дальше. Вы согласны?
clock-back-pending = { $player } просит играть дальше. Остальные решают.
clock-back-own = Вы попросили играть дальше. Остальные решают.
clock-pace-asked = { $player } предлагает другой темп: { $pace }. Вы согласны?
clock-pace-pending = { $player } предлагает другой темп: { $pace }.
clock-pace-own = Вы предложили другой темп: { $pace }. Согласиться должны все.
clock-choice-wait = Подождать ещё
clock-choice-bot = Пусть играет бот
clock-choice-end = Закончить партию
clock-choice-yes = Да
clock-choice-no = Нет
clock-said = Ответили { $n } из { $of }.
clock-ends = На решение осталось: { $time }. Потом сыграет бот.
clock-lost = В этой партии ваше время выходило слишком часто, и за вас играет бот. Остальные могут вернуть вам место.
clock-reclaim = Попросить вернуть место
clock-withdraw = Отозвать

clock-pace = Время
clock-pace-note = Если на ход даётся день или больше, никому не нужно быть на месте одновременно.
clock-pace-none = Без ограничения времени
clock-pace-turn = на ход: { $time }
clock-pace-move = на каждое решение: { $time }
clock-per = Время даётся
clock-per-turn = на весь ход
clock-per-move = на каждое решение
clock-expiry = Когда время выйдет
clock-expiry-bot = бот играет до возвращения игрока
clock-expiry-vote = решают остальные
clock-then-bot = Когда время выйдет, бот играет до возвращения игрока.
clock-then-vote = Когда время выйдет, решают остальные.
clock-propose = Предложить другой темп
clock-propose-do = Предложить всем
clock-proposed = Всех спросили.
clock-vacation = Уезжаете?
clock-vacation-note = Пока вас нет, ваши часы стоят — за столами, где на ход даётся день или больше. { $days ->
    [0] В этом году дней не осталось.
    [one] В этом году остался { $days } день.
    [few] В этом году осталось { $days } дня.
   *[many] В этом году осталось { $days } дней.
  }
clock-vacation-until = Не будет до
clock-vacation-set = Остановить мои часы
clock-vacation-end = Мои часы снова идут

clock-ahead = { $n ->
    [0] Когда придёт ваш черёд…
    [one] Когда придёт ваш черёд… ({ $n } распоряжение)
    [few] Когда придёт ваш черёд… ({ $n } распоряжения)
   *[many] Когда придёт ваш черёд… ({ $n } распоряжений)
  }
clock-ahead-note = Решите заранее: как только придёт ваш черёд, первое подходящее распоряжение исполнится сразу. Если ни одно не подойдёт, они отпадут и решать будете вы. Никто другой их не видит.
clock-if = Если
clock-else-if = Иначе, если
clock-then = то
clock-else = Иначе:
clock-possible = это возможно
clock-can = вы можете сделать это: { $move }
clock-line = Если { $condition }: { $move }.
clock-line-can = Если возможно: { $move }.
clock-give = Отдать распоряжение
clock-more = Иначе…
