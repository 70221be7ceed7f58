# The browser: pages, buttons and notices. $player is a name, $n a number.

## Every page
web-home = На главную
web-place-nav = Разделы
web-place-play = Играть
web-place-learn = Учиться
web-place-today = Сегодня
web-place-club = Клуб
web-skip = К содержанию
web-language = Язык
web-language-changed = Страница теперь на русском языке.
web-settings = Настройки
web-settings-kept = Хранятся только в этом браузере.
web-me = Вы
web-me-link = Что хранится о ваших партиях и как это удалить
web-theme = Цвета
web-theme-next = Светлая, тёмная, контрастная тема
web-theme-system = Как в системе
web-theme-light = Светлая
web-theme-dark = Тёмная
web-theme-contrast = Контрастная
web-text-size = Размер текста
web-text-percent = { $n } %
web-motion = Движение
web-motion-on = Карты движутся
web-motion-off = Без движения
web-letter-keys = Клавиши-команды
web-letter-keys-on = Включены
web-letter-keys-off = Выключены
web-keys = Сочетания клавиш
web-key-tab = следующий элемент
web-key-help = показать этот список
web-key-language = следующий язык
web-key-settings = настройки
web-key-question = перейти к вопросу
web-key-choice = перейти к этому варианту (1–9)
web-close = Закрыть
web-cancel = Отмена
web-again = Повторить
web-wait = Секунду…
web-nothing-here = Здесь ничего нет
web-no-page = По этому адресу нет страницы.
web-page-failed = Страницу не удалось загрузить. Повторите попытку чуть позже.
web-offline = Сервер не отвечает. Ничего не потеряно; повторите попытку чуть позже.
web-no-network = Вы не в сети. Игра продолжится, когда связь вернётся.
web-problem = Сервер отклонил запрос (код { $status }).
web-problem-401 = Эта ссылка этого не позволяет.
web-problem-403 = Эта ссылка этого не позволяет.
web-problem-404 = Этого больше нет.
web-problem-429 = Слишком много запросов. Подождите немного и повторите.
web-vp = ПО
web-rule = Правило { $rule }
web-how = Как играть
web-how-of = Как играть: { $game }
web-rules = Справочник

## The table
web-tools = Инструменты
web-tabs = Части стола
web-tab-table = Стол
web-tree = Древо технологий
web-score = Счёт
web-score-pad = Блокнот для подсчёта очков
web-score-now = Если бы партия закончилась сейчас, по тому, что видят все.
web-score-picture = Очки каждого игрока в виде слоёв; в таблице рядом те же числа.
web-text-table = Стол словами
web-people = Игроки
web-you = вы
web-turn = сейчас ходит
web-why-not = Почему нельзя?
web-all-moves = Все ходы
web-your-turn = Ваш ход
web-not-your-turn = Сейчас не ваш ход.
web-allowed = Сейчас это можно сделать.
web-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
web-thinking = { $player } думает.
web-waiting-for = Ожидание: { $player }
web-not-begun = Ещё не началась
web-over = Конец
web-game-over = Партия окончена.
web-watching = Вы смотрите. Карты на руках скрыты.
web-sheet = Показать или скрыть варианты
web-final = дальше «Шаг назад» не действует
web-undo = Шаг назад
web-undo-note = Вернуться можно до последнего момента, когда что-то было открыто.
web-restart = Начать ход заново
web-hint = Подсказка
web-hint-candidates = Показать варианты
web-hint-move = Показать ход
web-hint-play = Так и сыграть
web-hint-wait = Готовим подсказку…
web-takeback = Попросить вернуть ход
web-takeback-note = «Шаг назад» действует только до замка; другие могут разрешить вам вернуть последний ход.
web-takeback-asked = Остальных игроков уже спросили.
web-takeback-bots = Вернуть ход
web-takeback-bots-note = «Шаг назад» действует только до замка. Боты не против, если вы вернётесь дальше — к началу своего последнего хода.
web-takeback-from = { $player } просит вернуть последний ход.
web-takeback-pending = Ожидание других: можно ли вернуть последний ход?
web-barrier-note = Замок показывает, докуда действует «Шаг назад».
web-accept = Принять
web-decline = Отклонить
web-log = Журнал
web-log-empty = Пока ничего не произошло.
web-log-moment = Показать стол после хода { $n }
web-since-mine = С вашего прошлого хода
web-since-mine-short = С моего хода
web-density = Подробность журнала
web-stale = Кто-то успел раньше. Вот стол, каков он сейчас.
web-reconnecting = Связь потеряна, подключаемся снова. Ничего не пропадёт.
web-link-revoked = Эта ссылка больше не действует. Если вы создали для своего места новую, откройте её; иначе спросите организатора.
web-table-closed = Этот стол закрыт
web-no-table = Такого стола нет, или организатор его удалил.
web-seat-kept = Этот браузер хранит ваше место. Если сервер чинят, загляните позже.
web-no-link-open = Эта партия ждёт игроков. Попросите у организатора ссылку на место.
web-no-link = Эта партия идёт. Чтобы смотреть или играть, нужна ссылка.
web-link-seat = Место { $n }
web-copy = Копировать
web-copied = Ссылка скопирована.
web-copy-failed = Ваш браузер этого не позволяет. Выделите ссылку и скопируйте её сами.
web-qr = QR-код
web-qr-label = QR-код: { $link }
web-renew = Новая ссылка
web-rematch = Реванш
web-same-deal = Тот же расклад
web-replay = Посмотреть партию
web-download-text = Запись текстом
web-download-json = Запись в JSON
web-next-game = К следующей партии

## Home
web-hero = Десять тысяч лет, слой за слоем
web-hero-lede = Настольные игры об истории человечества. Играйте в одиночку, с друзьями или против ботов. Без регистрации.
web-play-now = Играть сейчас
web-new-table = Новый стол
web-mine = Ваши партии
web-lost = Стол не находится с { $when }. Ваше место сохранено: возможно, сервер чинят.
web-forget = Забыть
web-moves-made = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
web-continue = Продолжить
web-look = Открыть
web-watch = Смотреть
web-over-tables = Повторы
web-over-none = Здесь ещё не закончена ни одна партия.
web-public-tables = Открытые столы
web-public-none = Сейчас никто не играет открыто.
web-imported-short = из файла
web-seat = Игрок { $n }
web-seat-bot = Бот
web-learn = Узнать больше
web-learn-rules = { $game }: справочник по правилам
web-learn-puzzles = Задачи: найдите лучший ход
web-learn-tree = Древо технологий: что для чего нужно
web-learn-cards = { $game }: все карты
web-foot = «Прогресс» и «S-Evolution» созданы их авторами и издателями. Изображения и те значения карт, которые не опубликованы, сделаны для этого проекта.

## New table
web-game = Игра
web-who = Кто играет
web-options = Параметры
web-level = Уровень ботов
web-seat-me = Я
web-seat-here = За этим экраном
web-seat-open = Свободно, по ссылке
web-your-name-hint = Имя (необязательно)
web-to-table = К столу

## Rules, cards, tree
web-search = Поиск
web-cards = Карты
web-figures = Как играют сильные
web-in-play = В игре
web-cards-found = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
web-technologies = Технологии
web-personalities = Личности
web-milestones = Достижения
web-deck = Колода игрока
web-deck-note = У всех игроков одинаковые 24 карты, две из них — бедствия.
web-discoveries = Открытия
web-calamities = Бедствия
web-places = Здания и преимущества
web-copies = { $n ->
    [one] { $n } экземпляр, для { $marks } игроков
    [few] { $n } экземпляра, для { $marks } игроков
   *[many] { $n } экземпляров, для { $marks } игроков
}
web-filter-age = Эпоха
web-filter-type = Тип
web-filter-suit = Масть
web-name-from = Источник названия: { $origin }
web-known = Откуда взято значение
web-known-not = без знака: придумано для этого проекта
web-origin-rulebook = из книги правил
web-origin-designed = создано для этого проекта
web-age = { $age } эпоха
web-card-cost = Цена
web-card-discard = Знание за сброс
web-card-symbol = Символ новой эпохи
web-card-heritage = Наследие
web-colour-red = красный
web-colour-green = зелёный
web-colour-blue = синий
web-colour-yellow = жёлтый
web-tree-count = { $n ->
    [one] { $n } технология
    [few] { $n } технологии
   *[many] { $n } технологий
}
web-tree-keys = Стрелки переводят от технологии к технологии
web-tree-active = активна
web-tree-developing = в разработке
web-tree-held = у вас на руке
web-tree-open = в доступной колоде
web-tree-shut = её эпоха ещё не наступила
web-tree-red = Связи выбранной технологии
web-tree-cost = цена { $n }
web-tree-needs = Требует
web-tree-opens = Открывает путь к
web-tree-owners = Есть у
web-zoom = Масштаб
web-as-table = Таблицей
web-as-picture = Картинкой
web-col-name = Технология
web-col-cost-now = Цена сейчас

## Replay
web-replay-at = После хода { $n } из { $last }
web-replay-running = Партия продолжается; вы видите её со своего места.
web-no-replay = Эту партию нельзя показать: она ещё идёт, или её больше нет.
web-imported = Загружена из файла. Имена и ходы взяты из файла; на этом сервере партию не играли.
web-bring = Открыть запись
web-bring-lede = Посмотрите законченную партию, сохранённую как текст или JSON. Каждое решение проверяется по правилам.
web-bring-file = Выберите файл или перетащите его на эту страницу
web-bring-paste = Или вставьте запись сюда
web-bring-open = Смотреть
web-bring-none = Сначала выберите файл или вставьте запись.
web-slider = Ход
web-to-start = В начало
web-to-end = В конец
web-to-end-page = Итоги партии
web-step-back = На ход назад
web-step-on = На ход вперёд
web-play-on = Смотреть
web-pause = Пауза
web-eyes = Глазами
web-eyes-all = зрителя
web-share = Копировать ссылку
