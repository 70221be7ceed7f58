# Для тех, кто держит сервер: команды `tables`, `backup` и `restore`.

command-tables = показать, выгрузить или удалить столы сервера
command-backup = скопировать все столы сервера в файл
command-restore = вернуть резервную копию на место

tables-description = Для тех, кто держит сервер: заботится о его столах, работает сервер или нет.
tables-list-help = показать столы, начиная с недавно изменённых
tables-show-help = показать всё, что можно знать об отдельных столах
tables-export-help = сохранить записи партий
tables-export-description = Сохраняет записи партий. В записях незаконченных партий нет их секрета.
tables-delete-help = удалить столы насовсем
tables-expire-help = удалить столы, за которыми давно ничего не происходило
tables-expire-description = Удаляет столы, за которыми ничего не происходило столько дней, сколько задано в expire_open, expire_running и expire_over. Сервер сам делает это каждый час.
tables-migrate-help = перевести партии на правила и карты этой версии
tables-migrate-description = Повторяет незаконченные партии, начатые по другим правилам или с другими картами. Если каждый ход по-прежнему разрешён, партия продолжается с правилами и картами этой версии; иначе остаётся как есть.
tables-table-metavar = СТОЛ
tables-table-help = короткое имя стола, как в его адресе
tables-all-help = все столы или все, что остались после отбора
tables-place-metavar = МЕСТО
tables-to-help = папка для записи (по умолчанию эта); для одного стола можно назвать и файл
tables-form-help = вид записей
tables-force-help = перезаписать файлы, которые уже есть
tables-yes-help = не спрашивать
tables-state-help = только столы в этом состоянии
tables-game-help = только столы этой игры
tables-days-metavar = ДНИ
tables-older-help = только столы, за которыми столько дней ничего не происходило
tables-json-help = вывести JSON для программ
tables-dry-run-help = только сказать, что было бы сделано

tables-table = Стол
tables-state = Состояние
tables-moves = Ходы
tables-created = Создан
tables-changed = Последнее изменение
tables-commitment = Хеш секрета
tables-state-open = ждёт игроков
tables-state-running = идёт игра
tables-state-over = партия окончена
tables-waits = другие правила или карты
tables-public = открыт всем
tables-imported = из чужой записи
tables-resigned = сдались
tables-seeded = расклад выбрал организатор
tables-archived = в архиве
tables-seat-free = свободно
tables-count = { $n ->
    [one] { $n } стол
    [few] { $n } стола
   *[many] { $n } столов
}
tables-which = Назовите столы или добавьте --all.
tables-left = { $table } остаётся как есть. { $reason }
tables-not-saved = { $table } не сохранён. { $reason }
tables-came = { $table } продолжается по правилам и с картами этой версии.
tables-could-come = { $table } может продолжиться по правилам и с картами этой версии.
tables-migrated = Переведено партий: { $n }. Осталось как есть: { $left }.
tables-sure = { $n ->
    [one] Удалить { $n } стол насовсем? [д/Н]
    [few] Удалить { $n } стола насовсем? [д/Н]
   *[many] Удалить { $n } столов насовсем? [д/Н]
}
tables-yes = д
tables-kept = Ничего не удалено.
tables-deleted = { $n ->
    [one] Удалён { $n } стол.
    [few] Удалено { $n } стола.
   *[many] Удалено { $n } столов.
}
tables-would-expire = { $n ->
    [one] Был бы удалён { $n } стол.
    [few] Было бы удалено { $n } стола.
   *[many] Было бы удалено { $n } столов.
}
tables-nobody-to-ask = Спросить некого. Если вы уверены, добавьте --yes.
tables-no-database = Базы данных «{ $path }» нет. Укажите нужную: --database.
tables-other-schema = База данных создана другой версией Holocene. Запустите один раз сервер этой версии: он обновит старую базу и сохранит её копию.
tables-cannot-write = Записать «{ $path }» не удалось: { $reason }.
tables-comes-out-differently = По нынешним правилам и с нынешними картами партия сложилась бы иначе.
tables-turn-of-other = По нынешним правилам и с нынешними картами ходил бы кто-то другой.
tables-changed-meanwhile = За столом только что что-то произошло. Попробуйте ещё раз.

backup-description = Копирует все столы в один файл — целиком, даже когда сервер работает. В файле есть секреты: читать его можете только вы.
backup-file-help = файл, который будет создан
backup-force-help = перезаписать файл, который уже есть
backup-done = Сохранено в «{ $path }». Берегите этот файл: в нём секреты незаконченных партий.
backup-exists = Файл «{ $path }» уже есть. Выберите другое имя или добавьте --force, чтобы перезаписать его.
backup-failed = Сделать копию не удалось: { $reason }.
backup-no-pg-dump = PostgreSQL копирует собственная программа pg_dump, но здесь её нет. Установите клиентские программы PostgreSQL или запустите pg_dump на компьютере с базой.

restore-description = Возвращает копию, сделанную «holocene backup». Сначала остановите сервер. Нынешние столы сохранятся в файле рядом.
restore-file-help = копия, сделанная «holocene backup»
restore-kept = Прежние столы сохранены в «{ $path }».
restore-done = Копия возвращена. Сервер можно запускать.
restore-no-file = Файла «{ $path }» нет.
restore-no-copy = «{ $path }» — не копия столов Holocene.
restore-newer = «{ $path }» создан более новой версией Holocene. Сначала установите её.
restore-in-use = «{ $path }» сейчас занят. Сначала остановите сервер.
restore-postgresql = Базу PostgreSQL восстанавливает её собственная программа. Остановите сервер и запустите: pg_restore --clean --if-exists --no-owner --dbname=URL { $path }
