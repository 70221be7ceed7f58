# Что говорит наставник на всех уроках, и слова вокруг них.

lesson-go-on = Дальше.
lesson-not-yet = Ещё рано: это будет позже.
lesson-only-look = Минутку: здесь нужно только смотреть.
lesson-rival-ben = Бен
lesson-rival-chen = Чэнь

## Чего не может быть.

no-such-lesson = Урока «{ $name }» нет. Выберите: { $choices }.
no-such-step = В этом уроке нет шага { $step }: шаги с 1 по { $last }.
not-of-the-step = Эти ходы не относятся к этому шагу. Начните шаг заново.
bad-lesson = Урок { $file } провести нельзя: { $what }

## Уроки в терминале.

learn-description = Учит игре за столом, шаг за шагом. Если игра не названа, перечисляет все уроки.
learn-game-metavar = ИГРА
learn-game-help = игра, которой учиться; урок продолжится с места остановки
learn-lesson-metavar = УРОК
learn-lesson-help = один из её уроков
learn-step-metavar = N
learn-step-help = с какого шага начать
learn-how = «holocene learn ИГРА» начинает или продолжает; «holocene learn ИГРА УРОК» даёт один урок.
learn-done = пройден
learn-left = остановка на шаге { $step } из { $steps }
learn-length = шагов: { $steps }, минут: { $minutes }
learn-step = { $lesson } – шаг { $step } из { $steps }: { $name }
learn-prompt = Ваш выбор («помощь» объяснит):
learn-press = Нажмите Enter, чтобы продолжить.
learn-word-back = назад
learn-word-skip = пропустить
learn-word-leave = уйти
learn-help = Введите номер или ход. ◂ отмечает, чего ждёт урок. «назад» — к предыдущему шагу, «пропустить» сыграет этот шаг за вас, «уйти» запомнит место. «почему», «стол», «журнал», «карта», «счёт», «правила» и «язык» работают как за любым столом.
learn-left-off = Вы остановились на шаге { $step } из { $steps }. Та же команда продолжит отсюда.
learn-finished = Урок «{ $lesson }» пройден.
learn-next = Дальше: { $lesson } ({ $command }).
learn-play = Или сыграйте с мягкими соперниками: { $command }.
play-coach-help = объяснять всё новое один раз, когда оно встречается
