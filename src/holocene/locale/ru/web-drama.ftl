# Звуки, слои над столом и стол, который зовёт. $age — римская цифра, $year — начало эпохи.

drama-age = { $age } эпоха, { $year }
drama-rise = Вы поднимаетесь
drama-first = Впервые за этим столом
drama-calamity = Пришло бедствие
drama-lap = Конец близок
drama-progress-age = { $age ->
    [II] Средневековье
    [III] Возрождение
   *[IV] Промышленная революция
}
drama-progress-year = { $age ->
    [II] около 500 года
    [III] около 1500 года
   *[IV] около 1740 года
}
drama-progress-lap = Остался один символ
drama-s-evolution-lap = Последний раунд

drama-sounds = Звуки
drama-sounds-off = Выключены
drama-sounds-turn = Только мой ход
drama-sounds-all = Все
drama-volume = Громкость
drama-large = Новые эпохи, первые открытия и бедствия
drama-large-on = Показывать крупно
drama-large-off = Только в журнале
drama-notify = Уведомления о вашем ходе
drama-notify-on = Включены
drama-notify-off = Выключены
drama-notify-denied = Браузер блокирует уведомления этого сайта. Их можно разрешить в его настройках.
drama-notify-offer = Сообщать вам о вашем ходе, даже когда эта страница скрыта?
drama-notify-yes = Да, сообщать
