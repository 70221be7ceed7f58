# The page of the rules. $n is a number.

web-rules-lede = У каждого правила есть номер. Если ход невозможен, вы узнаете, по какому правилу.
web-rules-translated = Перевод: при сомнении решает английский текст.
web-rules-found = { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[many] { $n } правил
}
web-chapters = Главы
web-ruling = Наше толкование там, где книги правил молчат
