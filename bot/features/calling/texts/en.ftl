toast-called-no-more = OK, I won’t call you here any more.
refused-many-called = I already call as many people here as fit in one message.
callme = 📣 I’ll call you here whenever somebody sets up a game.
call = 📣 { $names }: a game is being set up here.
callme-in-group = Send /callme in the group where I should call you.
button-call-no-more = 🔕 Don’t call me
listed-callme = /callme — I call you here when a game is being set up
