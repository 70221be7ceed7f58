# Библиотека для исследователей.

bad-action = Нет действия { $action }: выберите от 0 до { $last }.
bad-bots = Мест для ботов: { $seats }, а названо: { $named }.
research-missing = { $package } не установлен. Установите так: pip install holocene[research]
too-few = { $name } — не меньше 1, а указано { $number }.
zero-sum-alone = В игре в одиночку нет наград с нулевой суммой: уберите «zero_sum».
