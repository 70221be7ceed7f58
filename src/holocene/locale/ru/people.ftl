# Для тех, кто ведёт клуб: команда `people`.

command-people = присматривать за людьми на сервере

people-description = Для тех, кто ведёт сервер: присматривает за людьми, которых там знают, работает сервер или нет. Всё сделанное записывается в журнал.
people-list-help = показать всех, кого здесь знают, начиная с тех, кто был недавно
people-find-help = найти людей по части имени
people-show-help = показать человека: рейтинги, жалобы и что было сделано
people-reports-help = показать жалобы или закрыть жалобу
people-names-help = показать, добавить или убрать образцы, которых не должно быть в именах и репликах
people-log-help = показать, что было сделано, начиная с последнего
people-bar-help = закрыть чей-то профиль: ни стола, ни разговора, ни места
people-unbar-help = открыть его снова
people-mute-help = лишить слова за столами; знаки остаются
people-unmute-help = вернуть слово
people-rename-help = дать другое имя, в том числе там, где человек сидит
people-delete-help = удалить человека и всё, что о нём хранится
people-export-help = сохранить всё, что хранится о человеке
people-rate-help = заново рассчитать все рейтинги по результатам
people-person-metavar = КТО
people-person-help = обозначение человека, как в адресе его страницы
people-log-person-help = только то, что касается этого человека
people-words-metavar = СЛОВА
people-words-help = часть имени или обозначение
people-name-metavar = ИМЯ
people-name-help = новое имя
people-pattern-metavar = ОБРАЗЕЦ
people-pattern-help = буквы, которые ищутся везде; со знаком = впереди — целое имя или слово. Регистр, надстрочные знаки, пробелы и похожие буквы не важны.
people-names-deed-help = что сделать с образцами (обычно: показать)
people-why-metavar = ПРИЧИНА
people-why-help = причина, для журнала
people-number-metavar = НОМЕР
people-open-help = только жалобы, которыми ещё никто не занялся
people-close-help = закрыть жалобу с этим номером
people-to-help = файл, куда записать (обычно: на экран)
people-anew-help = от первого результата до последнего; числа выйдут те же, если способ не изменился

people-person = Кто
people-name = Имя
people-state = Состояние
people-created = Здесь с
people-seen = Последний раз
people-games = Партии
people-ratings = Рейтинги
people-reports = Жалобы
people-deeds = Сделано
people-barred = доступ закрыт
people-mute = без слова
people-hidden = не на виду
people-number = №
people-at = Когда
people-who = Кем
people-what = Что
people-about = О ком
people-why = Почему
people-kind = Вид
people-reporter = От кого
people-table = Стол
people-words = Текст
people-pattern = Образец
people-report-open = открыта
people-report-closed = закрыта
people-count = { $n ->
    [one] { $n } человек
    [few] { $n } человека
   *[many] { $n } человек
}
people-done-bar = Профиль { $name } ({ $person }) закрыт.
people-done-unbar = { $name } ({ $person }): профиль снова открыт.
people-done-mute = { $name } ({ $person }) больше не может писать за столами.
people-done-unmute = { $name } ({ $person }) снова может писать.
people-done-rename = Новое имя для { $person }: { $name }.
people-done-delete = Профиль { $name } ({ $person }) удалён.
people-sure = Навсегда удалить профиль { $name } и всё, что о нём хранится? [д/Н]
people-closed = Жалоба { $n } закрыта.
people-not-open = Открытой жалобы { $n } нет.
people-names-add = Теперь ни в одном имени не может быть «{ $pattern }».
people-names-remove = «{ $pattern }» снова можно.
people-names-not-add = «{ $pattern }» уже есть в списке.
people-names-not-remove = «{ $pattern }» в списке нет.
people-which-pattern = Назовите хотя бы один образец.
people-short-pattern = В образце «{ $pattern }» слишком мало букв: он нашёлся бы в каждом имени.
people-rated = { $n ->
    [one] Рейтинги рассчитаны заново по { $n } партии.
    [few] Рейтинги рассчитаны заново по { $n } партиям.
   *[many] Рейтинги рассчитаны заново по { $n } партиям.
}
