# A game seen again: turns and speed.

replay-turn-back = К предыдущему игроку
replay-turn-on = К следующему игроку
replay-turns = Ходы игроков
replay-speed = Скорость
replay-times = { $n }×
replay-faster = Быстрее
replay-slower = Медленнее
replay-more = Показать или скрыть скорость, точку зрения и загрузки
