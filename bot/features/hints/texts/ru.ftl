button-hint = Подсказка
hint = 💡 Советую: { $move }
hint-asked = Вопрос задан остальным: подсказки появятся, когда согласятся все.
hint-shown-why = { hint-shown } { $why }
hint-why = Почему: { $reasons }
hint-shown = 💡 Советую этот ход. Не нравится — «Назад».
refused-no-hints = За этим столом пока нет подсказок. Команда /hint спросит остальных.
