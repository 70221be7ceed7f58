# Уроки «Прогресса». Шаг: что говорит наставник (не больше 35 слов), его название, задание (-ask) и ответы на другие
# ходы (-yet-…). Слова между ** — самые важные.

## Ответы на ходы, для которых ещё не время.

lesson-progress-yet-discover = Эта карта пригодится позже.
lesson-progress-yet-research = Исследование пока подождёт.
lesson-progress-yet-draw = Добор пока подождёт.
lesson-progress-yet-quick-draw = Добор/сброс подождёт: вы встретите его в первой партии.
lesson-progress-yet-shuffle = Перетасовка и добор подождут: вы встретите их в первой партии.
lesson-progress-yet-discard = Оставьте эту карту: она вам понадобится.
lesson-progress-yet-flip = Этот жетон пока не тратьте.
lesson-progress-yet-end = Ваш ход ещё не окончен.
lesson-progress-yet-stop = Вы ещё не закончили добор.
lesson-progress-yet-guide = Личность вы выберете через минуту.
lesson-progress-yet-heritage = Наследие — через минуту.
lesson-progress-yet-section = Эту цену вы оплатите через минуту.
lesson-progress-yet-swap = Обмен — через минуту.

## Первый урок.

lesson-progress-first = Первые ходы
lesson-progress-first-about = Открыть, оплатить, исследовать, взять карты, начать новую эпоху: десять шагов за столом на двоих.

lesson-progress-first-pottery-name = Два применения карты
lesson-progress-first-pottery = Карта — **это две вещи**: технология, которую можно открыть, или знание, которое можно потратить. «Гончарное дело» стоит 1 знание техники. Его у вас пока нет: сбросьте вместо него другую карту.
lesson-progress-first-pottery-ask = Откройте «Гончарное дело» и сбросьте за него «Травничество».
lesson-progress-first-pottery-yet-wheel = «Колесо» — чуть позже, и тогда оно обойдётся дешевле.

lesson-progress-first-token-name = Постоянный доход
lesson-progress-first-token = «Гончарное дело» ваше навсегда: 2 деления на треке населения и **жетон, который каждый ход даёт 1 знание техники**. Вот он.
lesson-progress-first-token-yet-wheel = «Колесо» — на следующем шаге.

lesson-progress-first-wheel-name = Знание рождает знание
lesson-progress-first-wheel = «Колесо» стоит 3 знания техники или **ничего, если у вас есть «Гончарное дело»**. Оно у вас есть. Так знание рождает знание.
lesson-progress-first-wheel-ask = Откройте «Колесо» бесплатно.

lesson-progress-first-end-name = Конец хода
lesson-progress-first-end = Два действия, оба использованы. В конце хода **потраченные жетоны возвращаются**, а на руке остаётся не больше 5 карт. Дальше ходит Бен: смотрите.
lesson-progress-first-end-ask = Завершите ход.

lesson-progress-first-irrigation-name = Исследование
lesson-progress-first-irrigation = Несколько ходов спустя. «Орошение» стоило бы сейчас всех остальных карт. **Лучше исследуйте его**: платить не нужно, ждать 4 хода, а предшественницей оно считается сразу.
lesson-progress-first-irrigation-ask = Исследуйте «Орошение».
lesson-progress-first-irrigation-yet-dear = Так на руке не останется ни одной карты.

lesson-progress-first-draw-name = Добор карт
lesson-progress-first-draw = Мало карт? **Возьмите до 3**, одну за другой: из колоды или с верха сброса, где лежит «Календарь». Но после добора ход заканчивается.
lesson-progress-first-draw-ask = Возьмите карту из колоды, потом «Календарь» и остановитесь.
lesson-progress-first-draw-yet-pile = Сначала карту из колоды.
lesson-progress-first-draw-yet-deck = Сейчас лучше взять «Календарь».
lesson-progress-first-draw-yet-stop = Можно взять ещё.

lesson-progress-first-marker-name = Последняя фишка
lesson-progress-first-marker = Позже на «Орошении» осталась одна фишка. **Каждый новый ход снимает по одной.** Когда Бен закончит ход, «Орошение» станет активным, и вы будете брать на карту больше.

lesson-progress-first-writing-name = Две строчки с ценой
lesson-progress-first-writing = У «Письменности» **две строчки с ценой**. Первую закрывает «Гончарное дело». Вторую, 1 знание культуры, оплатите жетоном и сохраните карты.
lesson-progress-first-writing-ask = Откройте «Письменность» и потратьте жетон культуры.
lesson-progress-first-writing-yet-cards = Берегите карты: жетон вернётся к следующему ходу.
lesson-progress-first-writing-yet-monotheism = Сначала «Письменность»: с ней «Монотеизм» бесплатен.

lesson-progress-first-monotheism-name = Новая эпоха
lesson-progress-first-monotheism = На «Монотеизме» восходящее солнце, символ новой эпохи: он начинает **II эпоху, сразу и для всех**. С «Погребением» и «Письменностью» он бесплатен. Когда начать эпоху — половина игры.
lesson-progress-first-monotheism-ask = Откройте «Монотеизм» бесплатно.

lesson-progress-first-score-name = Очки и конец игры
lesson-progress-first-score = **Партия на двоих кончается сразу, когда активны двое песочных часов с поздних карт.** Побеждает тот, у кого больше очков: за карты, навыки и место на трёх треках могущества. Оба начали с 26.

## Оплата.

lesson-progress-payment = Чем платить
lesson-progress-payment-about = Жетоны, карты и остаток: три технологии за один ход.

lesson-progress-payment-tokens-name = Сначала жетоны
lesson-progress-payment-tokens = «Календарь» стоит 2 знания науки. **Жетон вернётся к следующему ходу, а карта нет**: поэтому одно даёт жетон науки, а другое — «Погребение», карта, без которой можно обойтись.
lesson-progress-payment-tokens-ask = Откройте «Календарь»: жетон науки и «Погребение».
lesson-progress-payment-tokens-yet-philosophy = «Философия» — на следующем шаге.
lesson-progress-payment-tokens-yet-masonry = «Каменная кладка» — в конце.

lesson-progress-payment-surplus-name = С запасом
lesson-progress-payment-surplus = «Философия»: одну строчку закрывают «Музыкальные инструменты», другая стоит 2 знания науки. «Алгебра» даёт 3 общих знания, годных для всего. **Остаток хранится до конца хода.**
lesson-progress-payment-surplus-ask = Откройте «Философию» и сбросьте «Алгебру».
lesson-progress-payment-surplus-yet-masonry = «Каменная кладка» — следующая: для неё пригодится остаток.

lesson-progress-payment-left-name = Остаток
lesson-progress-payment-left = Осталось 1 знание, и есть третье действие. «Каменная кладка» стоит 2 знания техники: **одно даёт жетон, другое — остаток**.
lesson-progress-payment-left-ask = Откройте «Каменную кладку» жетоном техники.

lesson-progress-payment-thrift-name = Бережливость
lesson-progress-payment-thrift = Три технологии за два жетона и две карты. **Стол предлагает самую дешёвую оплату; её можно изменить.** Что осталось, в конце хода сгорает.

## Треки могущества.

lesson-progress-power = Треки могущества
lesson-progress-power-about = Почему одно деление впереди бывает дороже карты.

lesson-progress-power-rank-name = Важно только место
lesson-progress-power-rank = На треке могущества **важно только место**: за армию дают 12, 7 и 3. Вы с Беном наравне и делите 12 и 7: по девять каждому. У Чэня 3.

lesson-progress-power-army-name = На шаг впереди
lesson-progress-power-army = «Железо» даёт 2 деления армии. Одну строчку закрывает «Бронза», другую оплатит жетон. **Достаточно быть впереди**: ваши очки вырастут с 26 до 30.
lesson-progress-power-army-ask = Откройте «Железо» жетоном техники.
lesson-progress-power-army-yet-token = Лучше потратьте жетон.

lesson-progress-power-level-name = Равенство тоже приносит очки
lesson-progress-power-level = По престижу вы позади всех. «Календарь» даёт 1 деление, **наравне с обоими**, и вы делите 10, 6 и 3: по шесть вместо 3. Было 30 очков, станет 34.
lesson-progress-power-level-ask = Откройте «Календарь»: жетон науки и «Травничество».

lesson-progress-power-last-name = Следите за другими
lesson-progress-power-last = Большой отрыв не ценнее малого. **Ищите, где одно деление выводит вперёд** и кто отстаёт от вас на одно. Таблица очков всегда это учитывает.

## Когда начинать эпохи.

lesson-progress-timing = Когда начинать эпоху
lesson-progress-timing-about = Первый выбор из новой колоды, карты, которые уходят, и когда закончить.

lesson-progress-timing-open-name = Пока есть действия
lesson-progress-timing-open = Новая эпоха наступает для всех, но **вы воспользуетесь ею раньше всех, если осталось действие**. С «Погребением» и «Письменностью» «Монотеизм» бесплатен.
lesson-progress-timing-open-ask = Сначала откройте «Монотеизм».

lesson-progress-timing-first-name = Первый выбор
lesson-progress-timing-first = Колода II эпохи открыта, и из неё никто не брал. Её карты сильнее и **дают больше знаний при сбросе**. Добор/сброс даёт две и не завершает ход.
lesson-progress-timing-first-ask = Добор/сброс: дважды из колоды II эпохи.
lesson-progress-timing-first-yet-old = Берите новые карты.

lesson-progress-timing-leave-name = Пока старые карты в игре
lesson-progress-timing-leave = «Банковское дело» начнёт III эпоху, и **все неактивные карты I эпохи выйдут из игры**, даже с рук. Сначала «Поэзия»: с «Музыкальными инструментами» она бесплатна.
lesson-progress-timing-leave-ask = Откройте «Поэзию».
lesson-progress-timing-leave-yet-banking = С «Банковским делом» вы сейчас потеряете «Поэзию».

lesson-progress-timing-third-name = Закрыть старую эпоху
lesson-progress-timing-third = Вы теряете «Погребение» и «Железо», **но и Бен теряет две карты**, а у вас остаётся действие в новой эпохе.
lesson-progress-timing-third-ask = Откройте «Банковское дело» бесплатно.

lesson-progress-timing-over-name = Конец игры
lesson-progress-timing-over = На «Паровом насосе» Бена один символ IV эпохи, на вашем «Всемирном тяготении» второй. **Уйдёт последняя фишка — партия окончена**, и вы впереди: 43 на 39.

## Личности.

lesson-progress-personalities = Личности
lesson-progress-personalities-about = Дополнение: личности с постоянным преимуществом и наследием.

lesson-progress-personalities-guide-name = Личность
lesson-progress-personalities-guide = Личность «Аристотель» с вами с самого начала: **её жетон науки ваш, пока она действует**. В конце она в любом случае принесёт 2 ПО.

lesson-progress-personalities-scientist-name = Учёный
lesson-progress-personalities-scientist = Со II эпохи можно **взять средневекового учёного, не тратя действий**. Жетон Аристотеля уходит, зато с Авиценной вы берёте на карту больше.
lesson-progress-personalities-scientist-ask = Возьмите Авиценну.
lesson-progress-personalities-scientist-yet-other = Хороший выбор для вашей партии. Здесь это Авиценна.

lesson-progress-personalities-heritage-name = Наследие
lesson-progress-personalities-heritage = До III эпохи преимущество учёного можно один раз отдать за **наследие**: у Авиценны это 3 деления населения, и вы обгоняете Бена.
lesson-progress-personalities-heritage-ask = Используйте наследие Авиценны.

lesson-progress-personalities-points-name = Считаются все
lesson-progress-personalities-points = В конце **считаются все личности, что были с вами**: Аристотель 2 ПО, Авиценна 2 ПО. С III эпохи можно взять творца эпохи Возрождения.

## Достижения.

lesson-progress-milestones = Достижения
lesson-progress-milestones-about = Дополнение: чудеса строят по частям, в одиночку или вместе.

lesson-progress-milestones-section-name = Бесплатная часть
lesson-progress-milestones-section = У «Висячих садов Семирамиды» две цены, их оплачивают как строчки. **Одна за ход не тратит действия**, и первую бесплатно закрывает «Орошение».
lesson-progress-milestones-section-ask = Оплатите первую цену.
lesson-progress-milestones-section-yet-second = Сначала первую: она бесплатна.

lesson-progress-milestones-action-name = Ещё одна часть
lesson-progress-milestones-action = **Каждая следующая цена стоит действия.** Вторая — 2 знания науки: жетон и «Поэзия». Она последняя, и сады будут завершены.
lesson-progress-milestones-action-ask = Оплатите вторую цену: жетон науки и «Поэзия».

lesson-progress-milestones-owner-name = Кому достаётся
lesson-progress-milestones-owner = **Преимущество получают все, чьи фишки там стоят**: 2 деления населения. У вас фишек больше всех, и карта ваша: 2 ПО и в конце ещё раз преимущество.

## Промышленная революция.

lesson-progress-industrial = Промышленная революция
lesson-progress-industrial-about = Дополнение: четвёртая эпоха и карты, которым важны пять одного типа.

lesson-progress-industrial-ages-name = Четвёртая эпоха
lesson-progress-industrial-ages = С «Промышленной революцией» III эпоха не завершает партию: **её символы начинают IV эпоху**. Вдвоём хватает одного. Он есть на «Всемирном тяготении».

lesson-progress-industrial-open-name = II эпоха уходит
lesson-progress-industrial-open = С началом IV эпохи **неактивные карты II эпохи выходят из игры**, и ваше «Банковское дело» тоже. «Всемирное тяготение» бесплатно: обе предшественницы у вас есть.
lesson-progress-industrial-open-ask = Откройте «Всемирное тяготение» бесплатно.
lesson-progress-industrial-open-yet-geology = IV эпоха ещё не началась.

lesson-progress-industrial-five-name = Пять одного типа
lesson-progress-industrial-five = «Геология» приносит 4 ПО и в конце **ещё 1 ПО за каждые 5 ваших активных карт науки**. С ней их шесть. С «Каналами» и «Химией» она бесплатна.
lesson-progress-industrial-five-ask = Откройте «Геологию».

lesson-progress-industrial-end-name = Конец игры
lesson-progress-industrial-end = Теперь партию завершают **символы V эпохи** на некоторых картах IV эпохи: два в партии на двоих. В остальном всё по-прежнему.

## В одиночку.

lesson-progress-solo = Игра в одиночку
lesson-progress-solo-about = Против времени: колода времени растёт каждый ход.

lesson-progress-solo-time-name = Время идёт
lesson-progress-solo-time = В одиночку вы играете против времени. **В конце каждого хода карта уходит в колоду времени**, и каждая из них стоит очков. Две уже там.
lesson-progress-solo-time-ask = Завершите ход.

lesson-progress-solo-swap-name = Обмен
lesson-progress-solo-swap = Раз в ход, не тратя действий, **можно обменять карту с руки на любую из колоды времени**. «Бронза» подходит: «Гончарное дело» закрывает её строчку.
lesson-progress-solo-swap-ask = Обменяйте «Травничество» на «Бронзу».
lesson-progress-solo-swap-yet-other = На этот раз «Травничество» на «Бронзу».

lesson-progress-solo-score-name = Ваш счёт
lesson-progress-solo-score = Треки могущества платят теперь **за пройденный путь**, а не за место. Карты времени стоят по 1 ПО, после семи по 2, потом по 3. С 66 очков вы полубог.
