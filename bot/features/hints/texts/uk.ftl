button-hint = Підказка
hint = 💡 Раджу: { $move }
hint-asked = Запитання поставлено решті: підказки з’являться, коли погодяться всі.
hint-shown-why = { hint-shown } { $why }
hint-why = Чому: { $reasons }
hint-shown = 💡 Раджу цей хід. Не подобається — «Назад».
refused-no-hints = За цим столом поки що немає підказок. Команда /hint запитає решту.
