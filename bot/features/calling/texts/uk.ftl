toast-called-no-more = Гаразд, більше не кликатиму вас тут.
refused-many-called = В одне повідомлення більше імен не вміщується.
callme = 📣 Покличу вас тут, щойно почне збиратися гра.
call = 📣 { $names }: тут збирається гра.
callme-in-group = Надішліть /callme у групі, де вас кликати.
button-call-no-more = 🔕 Не кликати мене
listed-callme = /callme — покличу вас, коли тут збирається гра
