# «Прогресс»: что происходит, о чём спрашивают, что можно сделать и почему нельзя, и слова планшетов.
# $player, $technology, $person и $milestone — имена и названия; $age — римская цифра.

## Как называется игра и что это такое.

game-name = «Прогресс»
game-title = «Прогресс»
game-about = Открывайте технологии от гончарного дела до оперы: каждая удешевляет следующую. 1–5 игроков, около 40 минут.
game-cards = Полный список напечатанных карт никогда не публиковался. Вот карты, которыми играют здесь.

## Что происходит. Строка, ключ которой кончается на -you, обращена к тому игроку, о котором идёт речь.

event-discovers = { $player } открывает технологию «{ $technology }».
event-discovers-you = Вы открываете технологию «{ $technology }».
event-researches = { $n ->
    [one] { $player } исследует технологию «{ $technology }» и кладёт на неё { $n } фишку.
    [few] { $player } исследует технологию «{ $technology }» и кладёт на неё { $n } фишки.
   *[many] { $player } исследует технологию «{ $technology }» и кладёт на неё { $n } фишек.
}
event-researches-you = { $n ->
    [one] Вы исследуете технологию «{ $technology }» и кладёте на неё { $n } фишку.
    [few] Вы исследуете технологию «{ $technology }» и кладёте на неё { $n } фишки.
   *[many] Вы исследуете технологию «{ $technology }» и кладёте на неё { $n } фишек.
}
event-pays-card = { $n ->
    [one] { $player } сбрасывает карту «{ $technology }» и получает { $n } общее знание.
    [few] { $player } сбрасывает карту «{ $technology }» и получает { $n } общих знания.
   *[many] { $player } сбрасывает карту «{ $technology }» и получает { $n } общих знаний.
}
event-pays-card-you = { $n ->
    [one] Вы сбрасываете карту «{ $technology }» и получаете { $n } общее знание.
    [few] Вы сбрасываете карту «{ $technology }» и получаете { $n } общих знания.
   *[many] Вы сбрасываете карту «{ $technology }» и получаете { $n } общих знаний.
}
event-discards = { $player } сбрасывает карту «{ $technology }».
event-discards-you = Вы сбрасываете карту «{ $technology }».
event-completes-first = { $player } сначала завершает технологию «{ $technology }».
event-completes-first-you = Вы сначала завершаете технологию «{ $technology }».
event-gives-to-time = { $player } кладёт карту «{ $technology }» в колоду времени.
event-gives-to-time-you = Вы кладёте карту «{ $technology }» в колоду времени.
event-takes-from-time = { $player } берёт карту «{ $technology }» из колоды времени.
event-takes-from-time-you = Вы берёте карту «{ $technology }» из колоды времени.
event-takes-back = { $player } возвращает карту «{ $technology }» на руку.
event-takes-back-you = Вы возвращаете карту «{ $technology }» на руку.
event-draws-from-deck = { $player } берёт карту из колоды { $age } эпохи.
event-draws-from-deck-you = Вы берёте карту из колоды { $age } эпохи.
event-draws-from-pile = { $player } берёт карту «{ $technology }» из сброса { $age } эпохи.
event-draws-from-pile-you = Вы берёте карту «{ $technology }» из сброса { $age } эпохи.
event-draws-card = { $player } берёт карту «{ $technology }».
event-draws-card-you = Вы берёте карту «{ $technology }».
event-shuffles = { $player } перетасовывает карты { $age } эпохи и берёт карту.
event-shuffles-you = Вы перетасовываете карты { $age } эпохи и берёте карту.
event-flips = { $knowledge_id ->
    [science] { $player } тратит жетон науки.
    [engineering] { $player } тратит жетон техники.
    [culture] { $player } тратит жетон культуры.
   *[general] { $player } тратит жетон общего знания.
}
event-flips-you = { $knowledge_id ->
    [science] Вы тратите жетон науки.
    [engineering] Вы тратите жетон техники.
    [culture] Вы тратите жетон культуры.
   *[general] Вы тратите жетон общего знания.
}
event-pays-section = { $player } оплачивает цену № { $n } достижения «{ $milestone }».
event-pays-section-you = Вы оплачиваете цену № { $n } достижения «{ $milestone }».
event-takes-guide = { $player } выбирает личность «{ $person }».
event-takes-guide-you = Вы выбираете личность «{ $person }».
event-declines-guide = { $player } отказывается от новой личности.
event-declines-guide-you = Вы отказываетесь от новой личности.
event-uses-heritage = { $player } использует наследие личности «{ $person }».
event-uses-heritage-you = Вы используете наследие личности «{ $person }».
event-ends-turn = { $player } завершает ход.
event-ends-turn-you = Вы завершаете ход.
event-stops-drawing = { $player } прекращает добор.
event-stops-drawing-you = Вы прекращаете добор.
event-keeps-developing = { $player } продолжает разработку технологий.
event-keeps-developing-you = Вы продолжаете разработку технологий.
event-swaps = { $player } обменивает карту с руки на карту из колоды времени.
event-swaps-you = Вы обмениваете карту с руки на карту из колоды времени.
event-spends-spare = { $player } платит неиспользованным общим знанием.
event-spends-spare-you = Вы платите неиспользованным общим знанием.

event-turn-begins = Раунд { $n }: ходит { $player }.
event-turn-begins-you = Раунд { $n }: ваш ход.
event-spare-knowledge-lost = { $n ->
    [one] { $player } теряет { $n } неиспользованное общее знание.
    [few] { $player } теряет { $n } неиспользованных общих знания.
   *[many] { $player } теряет { $n } неиспользованных общих знаний.
}
event-spare-knowledge-lost-you = { $n ->
    [one] Вы теряете { $n } неиспользованное общее знание.
    [few] Вы теряете { $n } неиспользованных общих знания.
   *[many] Вы теряете { $n } неиспользованных общих знаний.
}
event-activates = У игрока { $player } становится активной технология «{ $technology }».
event-activates-you = Ваша технология «{ $technology }» становится активной.
event-step-lost = { $player }: навык «{ $skill }» уже на пределе, шаг сгорает.
event-step-lost-you = Ваш навык «{ $skill }» уже на пределе: шаг сгорает.
event-power-step-lost = { $player } теряет шаг: фишка { $power_id ->
    [prestige] на треке престижа
    [population] на треке населения
   *[army] на треке армии
} уже на последнем делении.
event-power-step-lost-you = Вы теряете шаг: ваша фишка { $power_id ->
    [prestige] на треке престижа
    [population] на треке населения
   *[army] на треке армии
} уже на последнем делении.
event-skill-rises = { $player } повышает навык «{ $skill }» на { $n }.
event-skill-rises-you = Вы повышаете навык «{ $skill }» на { $n }.
event-skill-falls = У игрока { $player } навык «{ $skill }» понижается на { $n }.
event-skill-falls-you = Ваш навык «{ $skill }» понижается на { $n }.
event-gains-token = { $player } получает { $knowledge_id ->
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
        [few] { $n } жетона общих знаний
       *[many] { $n } жетонов общих знаний
    }
}.
event-gains-token-you = Вы получаете { $knowledge_id ->
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
        [few] { $n } жетона общих знаний
       *[many] { $n } жетонов общих знаний
    }
}.
event-loses-token = { $player } теряет { $knowledge_id ->
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
        [few] { $n } жетона общих знаний
       *[many] { $n } жетонов общих знаний
    }
}.
event-loses-token-you = Вы теряете { $knowledge_id ->
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
        [few] { $n } жетона общих знаний
       *[many] { $n } жетонов общих знаний
    }
}.
event-advances = { $player } продвигается на { $n ->
    [one] { $n } деление
    [few] { $n } деления
   *[many] { $n } делений
} по { $power_id ->
    [prestige] треку престижа
    [population] треку населения
   *[army] треку армии
}.
event-advances-you = Вы продвигаетесь на { $n ->
    [one] { $n } деление
    [few] { $n } деления
   *[many] { $n } делений
} по { $power_id ->
    [prestige] треку престижа
    [population] треку населения
   *[army] треку армии
}.
event-guide-comes = У игрока { $player } теперь действующая личность «{ $person }».
event-guide-comes-you = Ваша действующая личность теперь — «{ $person }».
event-guide-leaves = У игрока { $player } личность «{ $person }» больше не действует.
event-guide-leaves-you = Ваша личность «{ $person }» больше не действует.
event-acts-more = { $n ->
    [one] { $player }: теперь { $n } действие за ход.
    [few] { $player }: теперь { $n } действия за ход.
   *[many] { $player }: теперь { $n } действий за ход.
}
event-acts-more-you = { $n ->
    [one] У вас теперь { $n } действие за ход.
    [few] У вас теперь { $n } действия за ход.
   *[many] У вас теперь { $n } действий за ход.
}
event-takes-lead = { $power_id ->
    [prestige] { $player } выходит вперёд по престижу.
    [population] { $player } выходит вперёд по населению.
   *[army] { $player } выходит вперёд по армии.
}
event-takes-lead-you = { $power_id ->
    [prestige] Вы выходите вперёд по престижу.
    [population] Вы выходите вперёд по населению.
   *[army] Вы выходите вперёд по армии.
}
event-symbol-shown = Символы { $age } эпохи на столе: { $n } из { $needed }.
event-end-symbol-shown = Символы конца игры на столе: { $n } из { $needed }.
event-end-in-sight = Следующий символ конца игры завершит партию.

event-age-begins = Наступает { $age } эпоха.
event-age-begins-exhausted = Карты текущей эпохи закончились: наступает { $age } эпоха.
event-age-leaves = Все карты { $age } эпохи, кроме активных технологий, убираются из игры.
event-cards-leave = { $player } теряет карты, которые убираются из игры: { $technologies }.
event-cards-leave-you = Вы теряете карты, которые убираются из игры: { $technologies }.
event-symbol-discarded = Карта «{ $technology }» открывается и уходит в сброс: на ней символ новой эпохи.
event-deck-renewed = Сброс { $age } эпохи замешивается в новую колоду.
event-time-card = { $n ->
    [one] Карта «{ $technology }» уходит в колоду времени, теперь в ней { $n } карта.
    [few] Карта «{ $technology }» уходит в колоду времени, теперь в ней { $n } карты.
   *[many] Карта «{ $technology }» уходит в колоду времени, теперь в ней { $n } карт.
}
event-covers-section = { $player } закрывает цену № { $n } достижения «{ $milestone }» своей фишкой.
event-covers-section-you = Вы закрываете цену № { $n } достижения «{ $milestone }» своей фишкой.
event-milestone-completed = Достижение «{ $milestone }» завершено.
event-milestone-won = { $player } забирает достижение «{ $milestone }».
event-milestone-won-you = Вы забираете достижение «{ $milestone }».
event-milestone-unowned = Ничья по числу фишек: достижение «{ $milestone }» убирается из игры.
event-milestone-current = Текущее достижение: «{ $milestone }».

event-game-lost = На всех оставшихся картах есть символ новой эпохи: одиночная игра проиграна.
event-ends-by-symbols = { $n ->
    [one] Окончание игры: на активных технологиях { $n } символ новой эпохи.
    [few] Окончание игры: на активных технологиях { $n } символа новой эпохи.
   *[many] Окончание игры: на активных технологиях { $n } символов новой эпохи.
}
event-ends-exhausted = Окончание игры: карты { $age } эпохи закончились.
event-ends-after-rounds = { $n ->
    [one] Окончание игры после { $n } раунда.
    [few] Окончание игры после { $n } раундов.
   *[many] Окончание игры после { $n } раундов.
}
event-scores = { $player } получает { $n } ПО.
event-scores-you = Вы получаете { $n } ПО.

## Почему нельзя: чего не хватает и что делать.

refusal-game-over = Партия окончена.
refusal-not-now = Сейчас этого сделать нельзя. Сначала: { $phase }.
refusal-after-draw = После добора действий больше нет: завершите ход.
refusal-no-action-left = { $n ->
    [one] Действий не осталось: навык действий позволяет { $n } действие за ход. Совершите свободное действие или завершите ход.
    [few] Действий не осталось: навык действий позволяет { $n } действия за ход. Совершите свободное действие или завершите ход.
   *[many] Действий не осталось: навык действий позволяет { $n } действий за ход. Совершите свободное действие или завершите ход.
}
refusal-not-in-hand = У вас на руке нет карты «{ $technology }». Выберите карту с руки.
refusal-in-area = У вас уже есть технология «{ $technology }», активная или в разработке. Выберите другую технологию.
refusal-development-full = { $n ->
    [one] Сейчас нельзя исследовать технологию «{ $technology }»: навык разработки позволяет держать в разработке { $n } технологию. Дождитесь, когда место освободится, или верните технологию на руку в фазе разработки.
    [few] Сейчас нельзя исследовать технологию «{ $technology }»: навык разработки позволяет держать в разработке { $n } технологии. Дождитесь, когда место освободится, или верните одну из них на руку в фазе разработки.
   *[many] Сейчас нельзя исследовать технологию «{ $technology }»: навык разработки позволяет держать в разработке { $n } технологий. Дождитесь, когда место освободится, или верните одну из них на руку в фазе разработки.
}
refusal-cannot-pay = { $n ->
    [one] Чтобы открыть технологию «{ $technology }», вам не хватает { $n } знания.
    [few] Чтобы открыть технологию «{ $technology }», вам не хватает { $n } знаний.
   *[many] Чтобы открыть технологию «{ $technology }», вам не хватает { $n } знаний.
} К оплате: { owed-knowledge }. Сначала получите знание или технологию-предшественницу либо исследуйте эту технологию.
refusal-not-complete = Технология «{ $technology }» не завершена. Выберите технологию без фишек.
refusal-not-developing = У вас нет технологии «{ $technology }» в разработке. Выберите одну из своих технологий в разработке.
refusal-not-in-time-deck = Карты «{ $technology }» нет в колоде времени. Выберите одну из её карт.
refusal-time-card-left = { $age } эпоха уже покинула игру: карта «{ $technology }» остаётся в колоде времени. Выберите там карту более поздней эпохи.
refusal-same-card = Обмен на другую карту «{ $technology }» ничего не изменит. Выберите другую карту.
refusal-not-drawing = Прекратить можно только действие-добор, после первой карты.
refusal-age-not-open = Карты { $age } эпохи недоступны: эпоха ещё не наступила или её карты убраны из игры. Выберите эпоху с доступной колодой.
refusal-deck-empty = Колода { $age } эпохи пуста. Выберите другую колоду или сброс либо замешайте сброс в колоду действием «Перетасовка и добор».
refusal-pile-empty = Сброс { $age } эпохи пуст. Выберите колоду или другой сброс.
refusal-age-empty = Колода и сброс { $age } эпохи пусты. Выберите другую эпоху.
refusal-no-token = { $knowledge_id ->
    [science] У вас нет жетона науки.
    [engineering] У вас нет жетона техники.
    [culture] У вас нет жетона культуры.
   *[general] У вас нет жетона общего знания.
} Выберите другой жетон или сбросьте карту.
refusal-token-spent = { $knowledge_id ->
    [science] Все ваши жетоны науки потрачены
    [engineering] Все ваши жетоны техники потрачены
    [culture] Все ваши жетоны культуры потрачены
   *[general] Все ваши жетоны общих знаний потрачены
} до фазы обновления. Выберите другой жетон или сбросьте карту.
refusal-already-covered = Цена уже покрыта. Потратьте вместо этого жетон нужного типа или заплатите тем, что выбрали.
refusal-not-covered = { $n ->
    [one] Не хватает ещё { $n } знания. Сначала потратьте жетоны или сбросьте карты.
    [few] Не хватает ещё { $n } знаний. Сначала потратьте жетоны или сбросьте карты.
   *[many] Не хватает ещё { $n } знаний. Сначала потратьте жетоны или сбросьте карты.
}
refusal-token-no-help = { $knowledge_id ->
    [science] Оплачивать наукой больше нечего.
    [engineering] Оплачивать техникой больше нечего.
    [culture] Оплачивать культурой больше нечего.
   *[general] Оплачивать больше нечего.
} Выберите другой жетон или сбросьте карту.
refusal-only-solo = Колода времени есть только в одиночной игре.
refusal-already-swapped = В этом ходу вы уже взяли карту из колоды времени в обмен на свою. Снова это можно сделать в следующем ходу.
refusal-nothing-to-swap = Обменивать нечего: нужны карта на руке и карта из колоды времени, эпоха которой ещё в игре.
refusal-no-milestones = Эта партия идёт без дополнения «Достижения».
refusal-no-milestone = Текущего достижения нет. Следующее может появиться с новой эпохой.
refusal-no-section = У достижения «{ $milestone }» нет такой цены. Выберите другую.
refusal-section-covered = Эта цена достижения «{ $milestone }» уже закрыта фишкой игрока { $player }. Выберите другую.
refusal-section-cannot-pay = { $n ->
    [one] Чтобы оплатить эту цену достижения «{ $milestone }», вам не хватает { $n } знания.
    [few] Чтобы оплатить эту цену достижения «{ $milestone }», вам не хватает { $n } знаний.
   *[many] Чтобы оплатить эту цену достижения «{ $milestone }», вам не хватает { $n } знаний.
} К оплате: { owed-knowledge }. Сначала получите знание или технологию-предшественницу.
refusal-no-personalities = Эта партия идёт без дополнения «Личности».
refusal-must-succeed = Это издание требует взять новую личность. Выберите её.
refusal-nothing-to-decline = Сейчас не нужно ни выбирать новую личность, ни отказываться от неё.
refusal-no-heritage = Сейчас нельзя использовать наследие: нужен средневековый учёный до начала III эпохи или творец эпохи Возрождения до начала IV эпохи.
refusal-person-taken = Личность «{ $person }» уже действует или действовала у одного из игроков. Выберите другую.
refusal-philosophers-are-dealt = Личность «{ $person }» выбрать нельзя: древних философов сдают в начале партии.
refusal-one-of-each-kind = Взять личность «{ $person }» нельзя: у вас уже была личность из той же группы.
refusal-too-late-for-scientist = Личность «{ $person }» брать поздно: средневекового учёного берут не позднее начала III эпохи. Выберите творца эпохи Возрождения.
refusal-too-early-for-guide = Личность «{ $person }» нельзя взять до начала { $age } эпохи.
refusal-cannot-replace = Личность «{ $person }» сейчас взять нельзя: средневековый учёный заменяет древнего философа, а творец эпохи Возрождения — средневекового учёного.

## Что осталось оплатить, списком; им пользуются другие сообщения.

owed-knowledge = { $science ->
    [0] { $engineering ->
        [0] { $culture ->
            [0] ничего
           *[other] культура — { $culture }
        }
       *[other] { $culture ->
            [0] техника — { $engineering }
           *[other] техника — { $engineering }, культура — { $culture }
        }
    }
   *[other] { $engineering ->
        [0] { $culture ->
            [0] наука — { $science }
           *[other] наука — { $science }, культура — { $culture }
        }
       *[other] { $culture ->
            [0] наука — { $science }, техника — { $engineering }
           *[other] наука — { $science }, техника — { $engineering }, культура — { $culture }
        }
    }
}
spare-knowledge = { $pool ->
    [0] {""}
    [one] {" "}У вас { $pool } неиспользованное общее знание.
    [few] {" "}У вас { $pool } неиспользованных общих знания.
   *[many] {" "}У вас { $pool } неиспользованных общих знаний.
}

## О чём спрашивают.

ask-act = Выберите действие или свободное действие либо завершите ход.
ask-pay = Оплатите технологию «{ $technology }»: { owed-knowledge }. Тратьте жетоны знаний или сбрасывайте карты.{ spare-knowledge }
ask-pay-section = Оплатите цену достижения «{ $milestone }»: { owed-knowledge }. Тратьте жетоны знаний или сбрасывайте карты.{ spare-knowledge }
ask-draw = { $n ->
    [1] Возьмите ещё { $n } карту или прекратите добор. Выберите колоду или сброс.
    [one] Возьмите ещё до { $n } карты, по одной, или прекратите добор. Выберите колоду или сброс.
    [few] Возьмите ещё до { $n } карт, по одной, или прекратите добор. Выберите колоду или сброс.
   *[many] Возьмите ещё до { $n } карт, по одной, или прекратите добор. Выберите колоду или сброс.
}
ask-quick-draw = { $n ->
    [one] Добор/сброс: возьмите ещё { $n } карту. Выберите колоду или сброс.
    [few] Добор/сброс: возьмите ещё { $n } карты, по одной. Выберите колоду или сброс.
   *[many] Добор/сброс: возьмите ещё { $n } карт, по одной. Выберите колоду или сброс.
}
ask-quick-discard = { $n ->
    [one] Добор/сброс: сбросьте ещё { $n } карту. Выберите её.
    [few] Добор/сброс: сбросьте ещё { $n } карты. Выберите следующую.
   *[many] Добор/сброс: сбросьте ещё { $n } карт. Выберите следующую.
}
ask-shuffle = { $n ->
    [one] Перетасовка и добор: ещё { $n } раз. Выберите эпоху.
    [few] Перетасовка и добор: ещё { $n } раза. Выберите эпоху.
   *[many] Перетасовка и добор: ещё { $n } раз. Выберите эпоху.
}
ask-upkeep = { $n ->
    [one] У вас { $n } лишняя карта. Выберите карту для сброса.
    [few] У вас { $n } лишние карты. Выберите, какие сбросить.
   *[many] У вас { $n } лишних карт. Выберите, какие сбросить.
}
ask-take-back = Вернуть на руку технологию в разработке? Фишки с неё пропадут.
ask-complete = Завершено сразу несколько технологий. Какая станет активной первой?
ask-give = Выберите карту с руки, которая уйдёт в колоду времени.
ask-take = Выберите карту из колоды времени.
ask-succeed = Ваша действующая личность перевёрнута. Выберите новую.
ask-over = Партия окончена.

phase-act = Фаза действий
phase-pay = Оплата
phase-draw = Добор
phase-quick-draw = Добор/сброс
phase-quick-discard = Добор/сброс: сбросить карты
phase-shuffle = Перетасовка и добор
phase-upkeep = Фаза обновления
phase-take-back = Фаза разработки: вернуть на руку
phase-complete = Фаза разработки: порядок
phase-give = Колода времени: отдать карту
phase-take = Колода времени: взять карту
phase-succeed = Новая личность
phase-over = Окончание игры

## Что можно сделать.

move-discover = Открыть технологию «{ $technology }»
move-research = Исследовать технологию «{ $technology }»
move-discard = Сбросить карту «{ $technology }»
move-take-back = Вернуть карту «{ $technology }» на руку
move-complete = Сначала завершить технологию «{ $technology }»
move-give = Положить карту «{ $technology }» в колоду времени
move-take = Взять карту «{ $technology }» из колоды времени
move-draw-deck = Взять карту из колоды { $age } эпохи
move-draw-pile = Взять карту «{ $technology }» из сброса { $age } эпохи
move-quick-draw-deck = Добор/сброс: карта из колоды { $age } эпохи
move-quick-draw-pile = Добор/сброс: карта «{ $technology }» из сброса { $age } эпохи
move-shuffle = Перетасовать карты { $age } эпохи и взять карту
move-flip = { $knowledge_id ->
    [science] Потратить жетон науки
    [engineering] Потратить жетон техники
    [culture] Потратить жетон культуры
   *[general] Потратить жетон общего знания
}
move-end = Завершить ход
move-stop = Прекратить добор
move-keep = Продолжить разработку
move-swap = Обменять карту с руки на карту из колоды времени
move-section = Оплатить цену № { $n } достижения «{ $milestone }»
move-guide = Взять личность «{ $person }»
move-decline = Отказаться от новой личности
move-spend = Заплатить неиспользованным общим знанием
move-heritage = Использовать наследие личности «{ $person }»

group-moves-discover = Открытие
group-moves-research = Исследование
group-moves-draw = Добор
group-moves-quick-draw = Добор/сброс
group-moves-shuffle = Перетасовка и добор
group-moves-pay = Оплата
group-moves-free = Свободные действия
group-moves-other = Другое

## Слова планшетов.

skill-action = Действия
skill-action-help = Сколько действий можно совершить за ход.
skill-draw = Добор
skill-draw-help = Сколько карт можно взять действием-добором; оно завершает вашу фазу действий.
skill-hand = Предел руки
skill-hand-help = Сколько карт может остаться на руке в конце хода.
skill-shuffle = Перетасовка
skill-shuffle-help = Сколько раз действие «Перетасовка и добор» замешивает сброс в колоду и даёт карту.
skill-development = Разработка
skill-development-help = Сколько технологий может быть в разработке одновременно.
skill-research = Исследование
skill-research-help = Сколько фишек кладётся на карту при исследовании; чем меньше, тем лучше.
skill-quick-draw = Добор/сброс
skill-quick-draw-help = Сколько карт даёт действие «Добор/сброс» и сколько карт затем нужно сбросить.

knowledge-science = Наука
knowledge-science-letter = Н
knowledge-engineering = Техника
knowledge-engineering-letter = Т
knowledge-culture = Культура
knowledge-culture-letter = К
knowledge-general = Общее знание
knowledge-general-letter = О

power-prestige = Престиж
power-population = Население
power-army = Армия

group-philosopher = Древний философ
group-scientist = Средневековый учёный
group-artist = Творец эпохи Возрождения
milestone-group-ancient = Достижение древности
milestone-group-medieval = Достижение Средневековья
milestone-group-renaissance = Достижение эпохи Возрождения

age-name-1 = Античность
age-name-2 = Средневековье
age-name-3 = Эпоха Возрождения
age-name-4 = Промышленная революция

card-cost = Цена открытия
card-cost-line = { $knowledge_id ->
    [science] { $n ->
        [one] { $n } знание науки
        [few] { $n } знания науки
       *[many] { $n } знаний науки
    }
    [engineering] { $n ->
        [one] { $n } знание техники
        [few] { $n } знания техники
       *[many] { $n } знаний техники
    }
   *[culture] { $n ->
        [one] { $n } знание культуры
        [few] { $n } знания культуры
       *[many] { $n } знаний культуры
    }
}
card-cost-line-or = { $knowledge_id ->
    [science] { $n ->
        [one] { $n } знание науки или «{ $technology }»
        [few] { $n } знания науки или «{ $technology }»
       *[many] { $n } знаний науки или «{ $technology }»
    }
    [engineering] { $n ->
        [one] { $n } знание техники или «{ $technology }»
        [few] { $n } знания техники или «{ $technology }»
       *[many] { $n } знаний техники или «{ $technology }»
    }
   *[culture] { $n ->
        [one] { $n } знание культуры или «{ $technology }»
        [few] { $n } знания культуры или «{ $technology }»
       *[many] { $n } знаний культуры или «{ $technology }»
    }
}
card-met = выполнена
card-benefit = Преимущества
card-vp = { $n } ПО
card-discard-value = За сброс: { $n }
card-symbol = Символ { $age } эпохи
card-per-five = { $knowledge_id ->
    [science] 1 ПО за каждые 5 карт науки
    [engineering] 1 ПО за каждые 5 карт техники
   *[culture] 1 ПО за каждые 5 карт культуры
}
card-mark = Число игроков: { $n }+
card-origin-rulebook = книги правил
card-origin-review = обзор или издатель
card-origin-designed = этот проект
card-origin-printed = напечатанная карта
card-fact-name = название
card-fact-type = тип
card-fact-age = эпоха
card-fact-cost1 = первая строчка цены
card-fact-cost2 = вторая строчка цены
card-fact-needs = предшественница
card-fact-discard = ценность при сбросе
card-fact-benefit = преимущество
card-fact-power = число шагов могущества
card-fact-skill = то, что это навык
card-known = { $value }: { $how }
card-known-certain = известно из книги правил или от издателя
card-known-stated = известно из обзора или по фотографии
card-known-inferred = выведено из книг правил
card-known-designed = придумано нами
card-known-rest = всё остальное придумано нами

gain-skill = { $skill } +{ $n }
gain-token = { $knowledge_id ->
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
        [few] { $n } жетона общих знаний
       *[many] { $n } жетонов общих знаний
    }
}
gain-power = { $power } +{ $n }

zone-hand = Рука
zone-active = Активные технологии
zone-developing = Технологии в разработке
zone-deck = Колода { $age } эпохи
zone-pile = Сброс { $age } эпохи
zone-time = Колода времени
zone-known = Известные карты на руке

## Очки.

score-prestige = Престиж
score-population = Население
score-army = Армия
score-skills = Навыки
score-technologies = Технологии
score-per-five = 1 ПО за каждые 5 технологий
score-personalities = Личности
score-milestones = Достижения
score-time = Колода времени
score-total = Итого

tie-general = Ничью разрешили жетоны общих знаний.
tie-culture = Ничью разрешили жетоны культуры.
tie-science = Ничью разрешили жетоны науки.
tie-engineering = Ничью разрешили жетоны техники.
tie-shared = Ни один критерий не разрешил ничью: победа общая.
tie-narrowed = Жетоны отсеяли часть игроков, набравших поровну; остальные равны во всём и делят победу.

rank-novice = Новичок
rank-leader = Вождь
rank-mastermind = Властитель судеб
rank-demigod = Полубог
solo-lost = Одиночная игра проиграна, титула нет.

## Параметры стола.

option-players = Число игроков
option-players-help = Сколько человек играет. Для одного игрока это одиночная игра.
option-players-1 = 1 игрок (одиночная игра)
option-players-2 = 2 игрока
option-players-3 = 3 игрока
option-players-4 = 4 игрока
option-players-5 = 5 игроков
option-edition = Издание
option-edition-help = Чья книга правил решает там, где четыре издания расходятся.
option-edition-en = Английское издание
option-edition-fr = Французское издание
option-edition-de = Немецкое издание
option-edition-ru = Русское издание
option-variant = Вариант правил
option-variant-help = Обычная игра или более короткая, от 2 игроков.
option-variant-standard = Обычная
option-variant-quick = Быстрая: с самого начала 3 действия за ход
option-variant-quicker = Ещё быстрее: кроме того, для каждой новой эпохи и для окончания игры хватает 1 символа
option-expansions = Дополнения
option-expansions-help = Что добавить к базовой игре; сочетайте как угодно.
option-expansions-personalities = «Личности»
option-expansions-milestones = «Достижения»
option-expansions-industrial = «Промышленная революция»
option-first = Первый игрок
option-first-help = Кто ходит первым. С дополнением «Личности» это решают номера древних философов.
option-first-random = Случайный выбор
option-first-0 = Место 1
option-first-1 = Место 2
option-first-2 = Место 3
option-first-3 = Место 4
option-first-4 = Место 5

bad-option-quick-alone = Быстрые варианты рассчитаны на двух и более игроков (L6). Выберите обычную игру или добавьте игроков.
bad-option-first = Первым может ходить только занятое место. Выберите одно из них или положитесь на случай.
bad-option-first-personalities = С личностями порядок хода задают номера философов (H9). Оставьте выбор первого игрока случаю.
bad-option-expansion = В наборе карт «{ $pack }» нет карт для дополнения «{ $expansion }». Выберите другое дополнение или другой набор карт.

# Why a move is worth making: hints
hint-points = Сейчас она стоит { $n } ПО.
hint-skill = { $n ->
    [one] Она повышает навык «{ $skill }» на { $n } шаг до конца партии.
    [few] Она повышает навык «{ $skill }» на { $n } шага до конца партии.
   *[many] Она повышает навык «{ $skill }» на { $n } шагов до конца партии.
}
hint-token = { $n ->
    [one] Её { $n } жетон знания поможет вам в каждом следующем ходу.
    [few] Её { $n } жетона знания помогут вам в каждом следующем ходу.
   *[many] Её { $n } жетонов знания помогут вам в каждом следующем ходу.
}
hint-power = { $n ->
    [one] Она продвигает вас на { $n } шаг по треку «{ $power }».
    [few] Она продвигает вас на { $n } шага по треку «{ $power }».
   *[many] Она продвигает вас на { $n } шагов по треку «{ $power }».
}
hint-free = Благодаря ей бесплатно: { $cards }.
hint-free-now = Благодаря ей бесплатно: { $cards }. И в этом ходу у вас останется ещё действие.
hint-cheaper = Благодаря ей дешевле: { $cards }.
hint-action = { $n ->
    [one] Она даёт ещё { $n } действие в каждом ходу.
    [few] Она даёт ещё { $n } действия в каждом ходу.
   *[many] Она даёт ещё { $n } действий в каждом ходу.
}
hint-leads = Она выводит вас на первое место на треке «{ $power }».
hint-five = Она даёт ещё { $n } ПО за каждые пять.
hint-section = С ней вы выполните часть достижения: { $milestone }.
hint-ends = Она завершает партию, и вы побеждаете.
hint-age = С ней начинается { $age } эпоха.
hint-research = Сейчас она ничего не стоит и станет активной через { $n ->
    [one] { $n } ход.
    [few] { $n } хода.
   *[many] { $n } ходов.
}
hint-draw = { $n ->
    [one] У вас { $n } карта
    [few] У вас { $n } карты
   *[many] У вас { $n } карт
} на руке, а оставить можно { $most }.
hint-quick-draw = Вы увидите новые карты, и у вас останется ещё действие.
hint-shuffle = Сначала сброс замешивается в колоду, и у вас останется ещё действие.
hint-flip = Жетон вернётся в конце вашего хода.
hint-spend = Ваши жетоны останутся для другой цены в этом ходу.
hint-owned = { $technology } у вас уже есть.
hint-twice = { $technology } у вас на руке не в одном экземпляре.
hint-yields = Она даёт { $n } знания.
hint-keep = { $technology } станет активной через { $n ->
    [one] { $n } ход.
    [few] { $n } хода.
   *[many] { $n } ходов.
}
hint-take-back = Иначе она завершит партию, а впереди другой игрок.

# Что сделает возможным технология
foreseen-free = станет бесплатно: { $cards }
foreseen-cheaper = станет дешевле: { $cards }
foreseen-action = { $n ->
    [one] ещё { $n } действие
    [few] ещё { $n } действия
   *[many] ещё { $n } действий
}
foreseen-leads = первое место на треке «{ $power }»
foreseen-five = ещё { $n } ПО за каждые пять
foreseen-section = выполняет часть достижения: { $milestone }

# Лаборатория.
things-technology = Технологии
things-personality = Личности
things-milestone = Достижения
fate-played = открыта или исследована
fate-paid = сброшена ради знаний
fate-given = отдана в колоду времени
fate-unfinished = не завершена
fate-thrown = сброшена впустую
fate-left = ушла со своей эпохой
fate-held = на руке в конце
ending-symbols = по символам новой эпохи
ending-exhausted = исчерпана последняя эпоха
ending-rounds = после последнего раунда
ending-lost = поражение от колоды времени

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

## What an order given ahead may depend on.

order-pile = карта «{ $technology }» лежит сверху в сбросе
order-age = { $age } эпоха началась
