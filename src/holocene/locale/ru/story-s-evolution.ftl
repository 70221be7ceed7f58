# S-Evolution told as a story: a sentence a trick, a sentence an Action. $takers, $deeds and $points are lists of clauses.

chapter-tricks = Раунд { $n }: взятки
chapter-action = Раунд { $n }, { $player }
chapter-action-you = Раунд { $n }, вы
story-trick = Взятка { $n }: { $takers }.
story-acts = { $player } { $deeds }.
story-acts-you = Вы { $deeds }.
story-discoveries = Очки за открытия: { $points }.
story-historic-leader = { $player } входит в историю как лидер Эволюции.
story-historic-leader-you = Вы входите в историю как лидер Эволюции.

clause-takes = { $order ->
    [1] { $player } забирает { $cards }
   *[other] { $player } — { $cards }
}
clause-takes-you = { $order ->
    [1] вы забираете { $cards }
   *[other] вы — { $cards }
}
clause-amount = { $resource_id ->
    [food] { $n ->
        [one] { $n } еду
        [few] { $n } еды
       *[many] { $n } еды
    }
    [tools] { $n ->
        [one] { $n } инструмент
        [few] { $n } инструмента
       *[many] { $n } инструментов
    }
   *[science] { $n ->
        [one] { $n } науку
        [few] { $n } науки
       *[many] { $n } науки
    }
}
clause-joker = джокера
clause-calamity = { $calamity_id ->
    [decadence] бедствие «Упадок»
   *[other] бедствие «{ $calamity }»
}
clause-discovery = открытие «{ $discovery }»
clause-points = { $player } — { $n } ПО
clause-points-you = вы — { $n } ПО
clause-suffers-calamity = переживает { clause-calamity }
clause-suffers-calamity-you = переживаете { clause-calamity }
clause-protection-meets = отражает { clause-calamity }
clause-protection-meets-you = отражаете { clause-calamity }
clause-meets-all = { $needed ->
    [1] удовлетворяет потребность
    [2] удовлетворяет обе потребности
   *[other] удовлетворяет все потребности
}
clause-meets-all-you = { $needed ->
    [1] удовлетворяете потребность
    [2] удовлетворяете обе потребности
   *[other] удовлетворяете все потребности
}
clause-meets-some = { $needed ->
    [2] удовлетворяет одну потребность из двух
   *[other] удовлетворяет потребности: { $n } из { $needed }
}
clause-meets-some-you = { $needed ->
    [2] удовлетворяете одну потребность из двух
   *[other] удовлетворяете потребности: { $n } из { $needed }
}
clause-meets-none = не удовлетворяет ни одной потребности
clause-meets-none-you = не удовлетворяете ни одной потребности
clause-scores = получает { $n } ПО
clause-scores-you = получаете { $n } ПО
clause-rises = { $age ->
    [II] поднимается во II эпоху
   *[other] поднимается в { $age } эпоху
}
clause-rises-you = { $age ->
    [II] поднимаетесь во II эпоху
   *[other] поднимаетесь в { $age } эпоху
}
clause-buys-age = { $age ->
    [II] платит за переход во II эпоху
   *[other] платит за переход в { $age } эпоху
}
clause-buys-age-you = { $age ->
    [II] платите за переход во II эпоху
   *[other] платите за переход в { $age } эпоху
}
clause-falls = { $age ->
    [II] опускается во II эпоху
   *[other] опускается в { $age } эпоху
}
clause-falls-you = { $age ->
    [II] опускаетесь во II эпоху
   *[other] опускаетесь в { $age } эпоху
}
clause-loses-population = теряет жителя (население { $n })
clause-loses-population-you = теряете жителя (население { $n })
clause-removes-pop = убирает жителя ({ $place })
clause-removes-pop-you = убираете жителя ({ $place })
clause-grows = увеличивает население до { $n }
clause-grows-you = увеличиваете население до { $n }
clause-builds = строит { $places }
clause-builds-you = строите { $places }
clause-building = { $place_id ->
    [farm] { $level ->
        [1] ферму
       *[other] ферму уровня { $level }
    }
    [factory] { $level ->
        [1] фабрику
       *[other] фабрику уровня { $level }
    }
   *[research-centre] { $level ->
        [1] исследовательский центр
       *[other] исследовательский центр уровня { $level }
    }
}
clause-places-pop = получает преимущество «{ $place }» (уровень { $level })
clause-places-pop-you = получаете преимущество «{ $place }» (уровень { $level })
clause-raises-pop = { $place_id ->
    [farm] улучшает ферму до уровня { $level }
    [factory] улучшает фабрику до уровня { $level }
    [research-centre] улучшает исследовательский центр до уровня { $level }
   *[other] улучшает преимущество «{ $place }» до уровня { $level }
}
clause-raises-pop-you = { $place_id ->
    [farm] улучшаете ферму до уровня { $level }
    [factory] улучшаете фабрику до уровня { $level }
    [research-centre] улучшаете исследовательский центр до уровня { $level }
   *[other] улучшаете преимущество «{ $place }» до уровня { $level }
}
clause-moves-pop = перемещает жителя ({ $old } → { $place }, уровень { $level })
clause-moves-pop-you = перемещаете жителя ({ $old } → { $place }, уровень { $level })
clause-builds-more = { $n ->
    [one] меняет ещё { $n } место
    [few] меняет ещё { $n } места
   *[many] меняет ещё { $n } мест
}
clause-builds-more-you = { $n ->
    [one] меняете ещё { $n } место
    [few] меняете ещё { $n } места
   *[many] меняете ещё { $n } мест
}
