# Что говорит наставник на всех уроках, и слова вокруг них.

lesson-go-on = Дальше.
lesson-not-yet = Ещё рано: это будет позже.
lesson-rival-ben = Бен
lesson-rival-chen = Чэнь

## Чего не может быть.

no-such-lesson = Урока «{ $name }» нет. Выберите: { $choices }.
no-such-step = В этом уроке нет шага { $step }: шаги с 1 по { $last }.
not-of-the-step = Эти ходы не относятся к этому шагу. Начните шаг заново.
bad-lesson = Урок { $file } провести нельзя: { $what }
