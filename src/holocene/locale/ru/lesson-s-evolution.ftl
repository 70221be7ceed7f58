# Уроки S-Evolution. Шаг: что говорит наставник (не больше 35 слов), его название, задание (-ask) и ответы на другие
# ходы (-yet-…). Слова между ** — самые важные.

## Ответы на ходы, для которых ещё не время.

lesson-s-evolution-yet-play = На этот раз другую карту.
lesson-s-evolution-yet-take = Здесь лучше другая карта.
lesson-s-evolution-yet-joker = Этого у вас уже достаточно.
lesson-s-evolution-yet-done = Ваше действие ещё не окончено.
lesson-s-evolution-yet-grow = Рост населения пока подождёт.
lesson-s-evolution-yet-place = Эта ячейка пока подождёт.
lesson-s-evolution-yet-raise = Этот уровень пока подождёт.
lesson-s-evolution-yet-move = Переместить жителя стоит столько же, сколько разместить: оставьте их на местах.
lesson-s-evolution-yet-advance = Следующая эпоха пока подождёт.
lesson-s-evolution-yet-trump = Другой масти у вас больше.
lesson-s-evolution-yet-suffer = Терпеть незачем: у вас есть защита.
lesson-s-evolution-yet-protect = Защита помогает раз за раунд: приберегите её для худшего бедствия.
lesson-s-evolution-yet-gain = Другое вам нужнее.

## Первый урок.

lesson-s-evolution-first = От I эпохи до последней взятки
lesson-s-evolution-first-about = Взятки, сбор, потребности, управление, открытия и козырь: десять шагов одной партии.

lesson-s-evolution-first-blind-name = Вслепую
lesson-s-evolution-first-blind = I эпоха. Ваш народ ещё не умеет читать, **даже собственные карты**. Все играют вслепую. На столе 4 и 2. Выберите любую свою карту.
lesson-s-evolution-first-blind-ask = Сыграйте любую карту.

lesson-s-evolution-first-take-name = Кто выбирает первым
lesson-s-evolution-first-take = Ваша 6 бьёт 4 и 2, поэтому **вы выбираете раньше всех**. Старшие карты выбирают, средние кормят: зелёная 4 даёт 3 еды, ваша 6 — всего 1 инструмент.
lesson-s-evolution-first-take-ask = Заберите зелёную 4.

lesson-s-evolution-first-harvest-name = Сбор
lesson-s-evolution-first-harvest = После последней взятки наступает сбор: **карты становятся ресурсами**. Джокер — что пожелаете. Еда и инструменты есть, а наука скоро пригодится.
lesson-s-evolution-first-harvest-ask = Пусть джокер станет наукой.

lesson-s-evolution-first-needs-name = Потребности
lesson-s-evolution-first-needs = Два жителя съели 2 еды. **Все потребности удовлетворены**: 2 ПО, по одному за жителя, и ваш народ поднимается во II эпоху.

lesson-s-evolution-first-manage-name = Управление
lesson-s-evolution-first-manage = Потратьте остальное. Ещё один житель за 1 еду приносит больше очков и больше ест. **Житель на ферме** за 1 инструмент даёт еду каждый раунд.
lesson-s-evolution-first-manage-ask = Население +1 и житель на ферму.
lesson-s-evolution-first-manage-yet-rest = У вас ещё есть что потратить.

lesson-s-evolution-first-follow-name = Ходить в масть
lesson-s-evolution-first-follow = Через два раунда, III эпоха: вы видите свои карты, и **масти важны**. Бен начал с оранжевой, она у вас есть. Всё же попробуйте зелёную 6.
lesson-s-evolution-first-follow-ask = Попробуйте сыграть зелёную 6.
lesson-s-evolution-first-follow-done = У вас есть оранжевая карта, значит, нужно ходить в масть. Если стол отказывает, он всегда объясняет почему.

lesson-s-evolution-first-discovery-name = Ваше открытие
lesson-s-evolution-first-discovery = Одна карта **разрешена всегда: ваше открытие**. Сейчас оно ничего не выигрывает, но остаётся у вас и считается в конце: шесть одного цвета дают 21 ПО.
lesson-s-evolution-first-discovery-ask = Сыграйте открытие.
lesson-s-evolution-first-discovery-yet-orange = Оранжевую можно, но приберегите её.

lesson-s-evolution-first-calamity-name = Бедствие
lesson-s-evolution-first-calamity = Вам достался **голод**: карты еды в этом раунде ничего бы не дали. Но житель в ячейке защиты отводит по одному бедствию за раунд.
lesson-s-evolution-first-calamity-ask = Отведите голод защитой.

lesson-s-evolution-first-trump-name = Козырь
lesson-s-evolution-first-trump = V эпоха: вы ушли дальше всех и **назначаете козырь на раунд: эта масть бьёт все другие**. Его кладёт тот, у кого нет нужной масти, и только в V и VI эпохах. У вас две зелёные.
lesson-s-evolution-first-trump-ask = Назначьте козырь: зелёная масть.

lesson-s-evolution-first-end-name = Последняя взятка
lesson-s-evolution-first-end = Последняя взятка последнего раунда. Строить больше нельзя: **ещё раз считаются потребности, потом открытия по цветам**. Вам не хватает 1 науки, она на синей 6.
lesson-s-evolution-first-end-ask = Заберите синюю 6.
lesson-s-evolution-first-end-done = 58 на 50: история вас запомнит.

## Бедствия.

lesson-s-evolution-calamities = Бедствия
lesson-s-evolution-calamities-about = Кому они достаются и что может защита.

lesson-s-evolution-calamities-last-name = Кому они достаются
lesson-s-evolution-calamities-last = Бедствие — обычная фиолетовая карта, пока её никто не забрал. **Кто выбирает последним, берёт что осталось.** Вы выбираете раньше: оставьте эпидемию Бену, он её и сыграл.
lesson-s-evolution-calamities-last-ask = Заберите зелёную 5.
lesson-s-evolution-calamities-last-yet-epidemic = Эпидемия стоила бы вам жителя.

lesson-s-evolution-calamities-choose-name = Одно за раунд
lesson-s-evolution-calamities-choose = Два бедствия, а **защита отводит одно за раунд**. Эпидемия уносит жителя; землетрясение лишь обесценивает карты инструментов, а вы их не брали.
lesson-s-evolution-calamities-choose-ask = Заберите синюю 6 и отведите эпидемию.
lesson-s-evolution-calamities-choose-yet-pop = Это стоило бы вам жителя.
lesson-s-evolution-calamities-choose-yet-first = Сначала эпидемия.

lesson-s-evolution-calamities-gift-name = Уровень 2
lesson-s-evolution-calamities-gift = На уровне 2 защита умеет больше: **отведённое бедствие приносит 2 ресурса на ваш выбор**. Еда и инструмент закроют все потребности.
lesson-s-evolution-calamities-gift-ask = Заберите синюю 6, отведите голод, возьмите еду и инструмент.
lesson-s-evolution-calamities-gift-yet-science = В IV эпоху наука не нужна.

lesson-s-evolution-calamities-later-name = Те, что ждут
lesson-s-evolution-calamities-later = Два бедствия **действуют в следующем раунде**: нашествие открывает вашу руку всем, мракобесие скрывает её от вас. Отвести их можно только сразу.

## Козырь.

lesson-s-evolution-trump = Козырь
lesson-s-evolution-trump-about = Назначить, приберечь и побить шестёрку двойкой.

lesson-s-evolution-trump-name-name = Назначить

lesson-s-evolution-trump-name = С V эпохи перед первой взяткой козырь назначает тот, кто ушёл дальше всех. **Выбирайте масть, которой у вас больше**: зелёную.
lesson-s-evolution-trump-name-ask = Назначьте козырь: зелёная масть.

lesson-s-evolution-trump-lead-name = Приберечь
lesson-s-evolution-trump-lead = I–IV эпохи бить козырем не могут. **Приберегите козыри** и начните с синей 5: Бен должен ответить младшей синей, а у Чэня синих нет.
lesson-s-evolution-trump-lead-ask = Начните с синей 5.
lesson-s-evolution-trump-lead-yet-keep = Приберегите козыри.

lesson-s-evolution-trump-must-name = Сначала в масть
lesson-s-evolution-trump-must = Бен начал с синей, и у вас есть синяя. **Бить козырем можно, только если нечем ходить в масть.** Всё же попробуйте зелёную 2.
lesson-s-evolution-trump-must-ask = Попробуйте сыграть зелёную 2.
lesson-s-evolution-trump-must-done = Заданная масть синяя, и она у вас есть: козырь подождёт.

lesson-s-evolution-trump-cut-name = Двойка бьёт шестёрку
lesson-s-evolution-trump-cut = Бен начал с фиолетовой 6, у вас фиолетовых нет: **теперь зелёная 2 — козырь и бьёт всё**. Зелёная 6 Чэня — нет: III эпоха не может бить козырем. Потом заберите джокер.
lesson-s-evolution-trump-cut-ask = Сыграйте зелёную 2 и заберите фиолетовую 6.
lesson-s-evolution-trump-cut-yet-orange = Оранжевая была бы последней.

## Управление.

lesson-s-evolution-management = Управление
lesson-s-evolution-management-about = Что покупать сначала и чего это стоит потом.

lesson-s-evolution-management-grow-name = Больше жителей
lesson-s-evolution-management-grow = Каждый житель приносит очки за каждую удовлетворённую потребность **и ест каждый раунд**. Раз за раунд: +1 за 1 еду или +2 за 3. У вас 4.
lesson-s-evolution-management-grow-ask = Население +2.
lesson-s-evolution-management-grow-yet-one = Хватит на двоих.

lesson-s-evolution-management-farm-name = Здания
lesson-s-evolution-management-farm = Четыре жителя съедят 4 еды за раунд, а с III эпохи им нужны и 4 инструмента. **Здание даёт ресурс при каждом сборе**, а уровень 1 стоит 1 инструмент.
lesson-s-evolution-management-farm-ask = Разместите жителей на ферме и фабрике, уровень 1.
lesson-s-evolution-management-farm-yet-level = Пока хватит уровня 1.

lesson-s-evolution-management-raise-name = Уровень выше
lesson-s-evolution-management-raise = Уровень 2 стоит ещё 2 инструмента и **даёт два ресурса при каждом сборе**, с тем же жителем. Еда нужна в любую эпоху: поднимите ферму.
lesson-s-evolution-management-raise-ask = Поднимите ферму до уровня 2.
lesson-s-evolution-management-raise-yet-factory = Сначала ферма: едят во все эпохи.

lesson-s-evolution-management-advance-name = Эпоха за науку
lesson-s-evolution-management-advance = Раз за раунд **3 науки покупают эпоху**. В III эпоху важны масти, и очки кроме еды дают инструменты, если хватит на то и другое.
lesson-s-evolution-management-advance-ask = Поднимитесь в III эпоху.

lesson-s-evolution-management-rest-name = Оставьте запас
lesson-s-evolution-management-rest = Что останется, пойдёт на следующие потребности, **до 8 каждого ресурса**. Торговля, престиж и защита стоят науки, но это в другой раз. Пока хватит.
lesson-s-evolution-management-rest-ask = Завершите действие.
lesson-s-evolution-management-rest-yet-keep = Приберегите последнюю науку для будущих потребностей.
lesson-s-evolution-management-rest-yet-move = Переместить жителя стоит столько же, сколько разместить.
