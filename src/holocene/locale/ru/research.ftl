# Библиотека для исследователей.

bad-action = Нет действия { $action }: выберите от 0 до { $last }.
bad-bots = Мест для ботов: { $seats }, а названо: { $named }.
too-few = { $name } — не меньше 1, а указано { $number }.
zero-sum-alone = В одиночной игре нет наград с нулевой суммой: уберите «zero_sum».

command-dataset = записать партии ботов в файлы Parquet для исследований
dataset-description = Боты играют много партий, которые записываются в файлы Parquet: записи партий, решения, допустимые ходы, результаты и, по желанию, наблюдения. Прерванный набор данных продолжается с того места, где остановился.
dataset-games-help = сколько партий должно быть в наборе данных (по умолчанию 100)
dataset-bots-metavar = БОТЫ
dataset-bots-help = боты через запятую; от партии к партии они пересаживаются на одно место (по умолчанию random)
dataset-out-help = папка, в которую писать или которую дополнить
dataset-observations-help = записать в виде ячеек, что наблюдает тот, кто решает
dataset-seconds-help = сколько секунд бот может думать над решением (по умолчанию 1)
dataset-workers-help = сколько процессов играет одновременно (по умолчанию 1)
dataset-written = { $n ->
    [one] В наборе данных { $folder } { $n } партия.
    [few] В наборе данных { $folder } { $n } партии.
   *[many] В наборе данных { $folder } { $n } партий.
}
dataset-interrupted = { $n ->
    [one] Прервано. В { $folder } сохранена { $n } партия; та же команда продолжит с этого места.
    [few] Прервано. В { $folder } сохранены { $n } партии; та же команда продолжит с этого места.
   *[many] Прервано. В { $folder } сохранено { $n } партий; та же команда продолжит с этого места.
}
dataset-other = В папке «{ $folder }» другой набор данных. Укажите другую папку или ту же игру с теми же параметрами, ботами и начальным числом.
dataset-none = В папке «{ $folder }» нет набора данных.
bad-shape = Форма состояний должна быть { $shape }.
not-on-a-gpu = Пакет игр на GPU не умеет «{ $name }». Возьмите Batch на процессоре.
not-whole = Действия — целые числа, а не { $kind }.
no-compiled-bot = { $name } не играет в скомпилированном коде. Выберите из { $choices } или создавайте среды по одной.
no-rivals-alone = В одиночной игре нет соперников: сравнивайте очки.
tree-too-large = У этой игры больше { $most } возможных историй. Возьмите набор поменьше или начните позже.
no-small-game = В { $game } нет малой игры «{ $name }». Можно выбрать: { $choices }.
dataset-thoughts-help = записать, что думали боты: склонность к каждому ходу, шанс на победу, затраченное время
dataset-compiled-help = одна сеть играет за всех в скомпилированном коде, сотни партий в секунду (--bots network:warmth=0.3)
dataset-compiled-bare = В скомпилированных партиях нет наблюдений. Уберите --observations; партии можно воспроизвести.
corpus-only-network = Скомпилированные партии играет одна сеть за всех. Укажите network или network:warmth=0.3.

command-transcript = рассказать записанную партию или набор данных простыми словами
transcript-description = Записывает партию или все партии набора данных строками JSON: при каждом решении стол глазами игрока, допустимые ходы, сделанный ход и то, что говорит в его пользу.
transcript-path-help = запись или папка набора данных
transcript-out-metavar = ФАЙЛ
transcript-out-help = файл для записи; без него строки печатаются
transcript-no-game = Расшифровка начинается со строки своей партии.
transcript-other-cards = Расшифровка относится к другим правилам или картам, чем установленные.
command-benchmark = измерить, насколько хорошо бот или ваша программа выбирает ходы
benchmark-description = Предлагает позиции сильных партий, где глубокий поиск оценил каждый ход, и оценивает выбор бота или файла с ответами.
benchmark-task-help = что измеряется: choose-the-move
benchmark-bot-metavar = БОТ
benchmark-bot-help = бот, например artisan или champion:simulations=100
benchmark-answers-help = файл с ответами: строка JSON с полями id и move для каждого задания
benchmark-export-help = вместо этого записать задания в файл
benchmark-form-help = вид заданий: text (строки JSON) или arrays (NumPy) (по умолчанию: text)
benchmark-game-help = только задания этой игры
benchmark-first-help = только столько заданий каждой игры
benchmark-no-game = Для «{ $game }» нет заданий. Можно выбрать: { $choices }.
benchmark-stale = Задания сделаны для других правил или карт { $game }, чем установленные.
benchmark-bad-answers = В «{ $file }» нет ответов: { $reason }
benchmark-no-answers = Файла «{ $file }» нет.
benchmark-column-game = Игра
benchmark-column-tasks = Задания
benchmark-column-regret = Потеря
benchmark-column-interval = 95 %
benchmark-column-best = Не хуже лучшего
benchmark-column-wrong = Без ответа
benchmark-column-random = Наугад
benchmark-legend = Потеря — сколько в среднем теряет выбор, в процентных пунктах шанса на победу.
several-networks = Соперники в скомпилированном коде играют с одной сетью, а не с несколькими: { $paths }.
uneven-parts = Части по { $size } партий не делят { $games } партий поровну.
not-received = Отправляйте действия одной части, по одному разу после каждого получения.
no-ladder = Для { $game } на { $players } игроков рейтинга нет. Выберите из { $choices }.
bad-layer = Файл не может хранить слой { $kind }: возьмите линейные слои с ReLU.
bad-depth = У бота один или два скрытых слоя, а не { $hidden }.
