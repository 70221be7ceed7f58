# The browser: learning at the table, and the coach of a first game. $n and $of count steps, $game and $title are names.

wl-learn = Обучение
wl-lede = Несколько ходов в каждой игре, за настоящим столом, с наставником рядом. Браузер запомнит, где вы остановились.
wl-lesson = Урок
wl-step = Шаг { $n } из { $of }
wl-steps-done = Пройдено шагов: { $n } из { $of }
wl-minutes = { $n } мин
wl-start = Начать
wl-continue = Дальше, шаг { $n }
wl-again = Ещё раз
wl-done = пройдено
wl-after = После уроков
wl-play = Сыграть: { $bot }
wl-play-note = Мягкие соперники, подсказки под рукой, любой ход можно взять назад. Наставник скажет слово, когда встретится что-то новое, и больше мешать не будет.

## The coach
wl-back = Назад
wl-skip = Пропустить шаг
wl-why = Почему?
wl-go-on = Дальше
wl-watch = Посмотрите, что делают соперники.
wl-moved = Новая позиция: партия ушла вперёд
wl-leave = Выйти из урока. Ваше место сохранится.
wl-key-coach = От наставника к тому, что нужно нажать, и обратно
wl-key-fold = Свернуть или развернуть наставника
wl-know = Теперь вы умеете играть в { $game }.
wl-know-note = Остальное придёт за игрой. Сыграйте с мягкими соперниками: наставник рядом и говорит, только когда встречается что-то новое.
wl-know-more = Вот и всё: { $title }.
wl-know-more-note = Попробуйте это в партии или переходите к следующему уроку.
wl-next = Дальше: { $title }
wl-all = Все уроки

## The coach of a first game
wl-note = Наставник
wl-note-seen = Понятно
wl-notes = Наставник в первых партиях
wl-notes-on = Говорит
wl-notes-off = Молчит
wl-notes-stop = Больше не подсказывать
wl-notes-stopped = Наставник больше не вмешивается. Включить его снова можно в настройках.
