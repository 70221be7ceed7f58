# Главная страница: для тех, кто пришёл впервые, и для тех, кто вернулся.
home-learn = Научиться за 5 минут
home-learn-game = { $game }: научиться за 5 минут
home-idea = Вся суть в трёх слоях
home-idea-words = Гончарное дело делает колесо бесплатным. Колесо удешевляет водяные мельницы. **Знание строится на знании.**
home-idea-pay = цена { $n }
home-idea-free = бесплатно
home-by-playing = Учиться играя
home-by-playing-words = Десять ходов за настоящим столом, с проводником рядом. Уходите когда угодно: место сохранится.
home-lessons = Все уроки
home-gently = Начать легко
home-gently-words = «Играть сейчас» посадит вас к ботам уровня «{ $bot }», приветливым новичкам. В любой момент просите подсказку и возвращайте любые ходы: боты не против.
home-friend = Позвать друзей
home-friend-words = Откройте стол и отправьте ссылку. Учётная запись никому не нужна, и каждый играет на своём языке.
home-welcome = С возвращением, { $name }
home-welcome-nameless = С возвращением
home-turn = Ваш ход
home-turn-at = { $n ->
    [one] за { $n } столом
    [few] за { $n } столами
   *[many] за { $n } столами
}
home-nobody-waits = Сыграем ещё?
home-waiting = Ходят другие
home-to-move = Ходит { $player }
home-again = Играть
home-again-with = { $game }, бот «{ $bot }»
home-change = Сменить уровень
home-yours = Ваши партии
home-record = { $n ->
    [one] { $n } партия с другими, побед: { $won }
    [few] { $n } партии с другими, побед: { $won }
   *[many] { $n } партий с другими, побед: { $won }
}
home-result = Итоги
home-review = Разбор
home-won = Победа: { $points } ПО.
home-placed = Место { $place } из { $of }: { $points } ПО.
home-given-up = Партия прервана.
home-alone = { $points } ПО
home-score = { $player } — { $points }
