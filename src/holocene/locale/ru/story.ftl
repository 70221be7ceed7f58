# The log as a story, for every game: the end, who won, and by how much.
# $player is a name, $winners and $rivals are lists of players, $lead is a number of VP.

density-story = Рассказ
density-steps = Рассказ с подробностями
density-all = Все события, с правилами
log-behind = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}
log-steps = шаги
log-all = всё
chapter-end = Окончание игры
clause-more = { $n ->
    [one] ещё { $n }
    [few] ещё { $n }
   *[many] ещё { $n }
}
clause-winner = { $player }
clause-winner-you = вы
clause-rival = { $player }
clause-rival-you = вы
story-victory = { $lead ->
    [0] { $player } побеждает: { $n } ПО, столько же у следующих: { $rivals }.
   *[other] { $player } побеждает: { $n } ПО, отрыв { $lead } (следом { $rivals }).
}
story-victory-you = { $lead ->
    [0] Вы побеждаете: { $n } ПО, столько же у следующих: { $rivals }.
   *[other] Вы побеждаете: { $n } ПО, отрыв { $lead } (следом { $rivals }).
}
story-victory-shared = Общая победа, { $n } ПО: { $winners }.
story-victory-by-resigning = { $player } побеждает: все остальные сдались.
story-victory-by-resigning-you = Вы побеждаете: все остальные сдались.
story-alone = Партия окончена: { $n } ПО.
story-alone-ranked = Партия окончена: { $n } ПО. Звание: { $rank }.
story-defeat = Партия проиграна.
story-tie = { $tie }
headline-victory = { $lead ->
    [0] Партия окончена: { $player } побеждает при равенстве очков.
    [1] Партия окончена: { $player } побеждает с отрывом в 1 очко.
   *[other] Партия окончена: { $player } побеждает, отрыв { $lead } ПО.
}
headline-victory-you = { $lead ->
    [0] Партия окончена: вы побеждаете при равенстве очков.
    [1] Партия окончена: вы побеждаете с отрывом в 1 очко.
   *[other] Партия окончена: вы побеждаете, отрыв { $lead } ПО.
}
headline-victory-shared = Партия окончена. Общая победа: { $winners }.
headline-victory-by-resigning = Партия окончена: { $player } побеждает.
headline-victory-by-resigning-you = Партия окончена: вы побеждаете.
headline-alone = Партия окончена: { $n } ПО.
headline-alone-ranked = Партия окончена: { $n } ПО, { $rank }.
headline-defeat = Партия окончена и проиграна.
