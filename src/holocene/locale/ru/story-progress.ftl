# Progress told as a story: a sentence an action. $paid, $gains, $drawn and $discarded are lists of clauses;
# $paid_n says how many there are.

chapter-turn = Раунд { $n }, { $player }
chapter-turn-you = Раунд { $n }, вы
story-discovers = { $paid_n ->
    [0] { $gains_n ->
        [0] { $player } бесплатно открывает технологию «{ $technology }».
       *[other] { $player } бесплатно открывает технологию «{ $technology }»: { $gains }.
    }
   *[other] { $gains_n ->
        [0] { $player } открывает технологию «{ $technology }» за { $paid }.
       *[other] { $player } открывает технологию «{ $technology }» за { $paid }: { $gains }.
    }
}
story-discovers-you = { $paid_n ->
    [0] { $gains_n ->
        [0] Вы бесплатно открываете технологию «{ $technology }».
       *[other] Вы бесплатно открываете технологию «{ $technology }»: { $gains }.
    }
   *[other] { $gains_n ->
        [0] Вы открываете технологию «{ $technology }» за { $paid }.
       *[other] Вы открываете технологию «{ $technology }» за { $paid }: { $gains }.
    }
}
story-matures = { $gains_n ->
    [0] { $player } завершает технологию «{ $technology }».
   *[other] { $player } завершает технологию «{ $technology }»: { $gains }.
}
story-matures-you = { $gains_n ->
    [0] Вы завершаете технологию «{ $technology }».
   *[other] Вы завершаете технологию «{ $technology }»: { $gains }.
}
story-covers = { $paid_n ->
    [0] { $player } бесплатно закрывает цену № { $n } достижения «{ $milestone }».
   *[other] { $player } закрывает цену № { $n } достижения «{ $milestone }» за { $paid }.
}
story-covers-you = { $paid_n ->
    [0] Вы бесплатно закрываете цену № { $n } достижения «{ $milestone }».
   *[other] Вы закрываете цену № { $n } достижения «{ $milestone }» за { $paid }.
}
story-wins-milestone = { $gains_n ->
    [0] { $player } забирает достижение «{ $milestone }».
   *[other] { $player } забирает достижение «{ $milestone }»: { $gains }.
}
story-wins-milestone-you = { $gains_n ->
    [0] Вы забираете достижение «{ $milestone }».
   *[other] Вы забираете достижение «{ $milestone }»: { $gains }.
}
story-takes-guide = { $gains_n ->
    [0] { $player } выбирает личность «{ $person }».
   *[other] { $player } выбирает личность «{ $person }»: { $gains }.
}
story-takes-guide-you = { $gains_n ->
    [0] Вы выбираете личность «{ $person }».
   *[other] Вы выбираете личность «{ $person }»: { $gains }.
}
story-uses-heritage = { $gains_n ->
    [0] { $player } принимает наследие личности «{ $person }».
   *[other] { $player } принимает наследие личности «{ $person }»: { $gains }.
}
story-uses-heritage-you = { $gains_n ->
    [0] Вы принимаете наследие личности «{ $person }».
   *[other] Вы принимаете наследие личности «{ $person }»: { $gains }.
}
story-guide-leaves = { $gains_n ->
    [0] Личность «{ $person }» покидает игрока { $player }.
   *[other] Личность «{ $person }» покидает игрока { $player }: { $gains }.
}
story-guide-leaves-you = { $gains_n ->
    [0] Личность «{ $person }» покидает вас.
   *[other] Личность «{ $person }» покидает вас: { $gains }.
}
story-gains = { $player } также получает: { $gains }.
story-gains-you = Вы также получаете: { $gains }.
story-draws = { $player } берёт { $drawn }.
story-draws-you = Вы берёте { $drawn }.
story-quick-draws = { $discarded_n ->
    [0] { $player } быстро берёт { $drawn }.
   *[other] { $player } быстро берёт { $drawn } и сбрасывает { $discarded }.
}
story-quick-draws-you = { $discarded_n ->
    [0] Вы быстро берёте { $drawn }.
   *[other] Вы быстро берёте { $drawn } и сбрасываете { $discarded }.
}
story-shuffles = { $player } перетасовывает карты и берёт { $drawn }.
story-shuffles-you = Вы перетасовываете карты и берёте { $drawn }.
story-discards = { $player } сбрасывает { $discarded }.
story-discards-you = Вы сбрасываете { $discarded }.
story-swaps = { $player } обменивает карту «{ $given }» на карту «{ $technology }» из колоды времени.
story-swaps-you = Вы обмениваете карту «{ $given }» на карту «{ $technology }» из колоды времени.
story-reveals = { $n ->
    [one] Карта «{ $technology }» уходит в колоду времени: теперь в ней { $n } карта.
    [few] Карта «{ $technology }» уходит в колоду времени: теперь в ней { $n } карты.
   *[many] Карта «{ $technology }» уходит в колоду времени: теперь в ней { $n } карт.
}
story-age-begins = { $age ->
    [II] Наступает II эпоха: Средневековье, около 500 года.
    [III] Наступает III эпоха: Возрождение, около 1500 года.
   *[IV] Наступает IV эпоха: Промышленная революция, около 1740 года.
}
story-age-begins-exhausted = { $age ->
    [II] Карты I эпохи закончились. Наступает II эпоха: Средневековье, около 500 года.
    [III] Карты II эпохи закончились. Наступает III эпоха: Возрождение, около 1500 года.
   *[IV] Карты III эпохи закончились. Наступает IV эпоха: Промышленная революция, около 1740 года.
}

clause-find = «{ $technology }»
clause-from-discards = «{ $technology }» из сброса
clause-from-deck = { $n ->
    [one] { $n } карту из колоды { $age } эпохи
    [few] { $n } карты из колоды { $age } эпохи
   *[many] { $n } карт из колоды { $age } эпохи
}
clause-card-paid = карту «{ $technology }»
clause-cards-paid = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
clause-tokens-paid = { clause-gains-token }
clause-spare-paid = неиспользованное знание
clause-skill-rises = { $skill } +{ $n }
clause-skill-falls = { $skill } −{ $n }
clause-advances = { $power } +{ $n }
clause-step-lost = навык «{ $skill }» уже на пределе
clause-power-step-lost = трек «{ $power }» уже на пределе
clause-gains-token = { $knowledge_id ->
    [science] { $n ->
        [one] { $n } жетон науки
        [few] { $n } жетона науки
       *[many] { $n } жетонов науки
    }
    [engineering] { $n ->
        [one] { $n } жетон техники
        [few] { $n } жетона техники
       *[many] { $n } жетонов техники
    }
    [culture] { $n ->
        [one] { $n } жетон культуры
        [few] { $n } жетона культуры
       *[many] { $n } жетонов культуры
    }
   *[general] { $n ->
        [one] { $n } жетон общего знания
        [few] { $n } жетона общего знания
       *[many] { $n } жетонов общего знания
    }
}
clause-loses-token = { $knowledge_id ->
    [science] { $n ->
        [one] минус { $n } жетон науки
        [few] минус { $n } жетона науки
       *[many] минус { $n } жетонов науки
    }
    [engineering] { $n ->
        [one] минус { $n } жетон техники
        [few] минус { $n } жетона техники
       *[many] минус { $n } жетонов техники
    }
    [culture] { $n ->
        [one] минус { $n } жетон культуры
        [few] минус { $n } жетона культуры
       *[many] минус { $n } жетонов культуры
    }
   *[general] { $n ->
        [one] минус { $n } жетон общего знания
        [few] минус { $n } жетона общего знания
       *[many] минус { $n } жетонов общего знания
    }
}
