button-seek-no-more = Nicht mehr suchen
button-seek-again = Weiter suchen
button-meanwhile = Gegen Computer
button-shun = 🚫 Nie mehr mit { $name }
button-relent = Sperren aufheben ({ $count })
refused-deserter = Du hast drei Spiele mit Leuten verlassen, die du hier getroffen hast. Kehr in eins davon zurück (/games), oder versuch es morgen wieder.
refused-nick = Ein Spitzname hat bis zu 20 Zeichen, ohne Links und ohne lange Zahlen. Versuch einen anderen.
seek-panel =
    <b>Jemanden zum Mitspielen finden</b>
    Wähl ein Spiel. Sobald noch jemand es will, beginnt es gleich hier. Du heißt dort „{ $name }“, mehr sieht man von deinem Profil nicht; /nick ändert das.
seek-any = Egal welches
seek-slow = 🐢 Ein Tag pro Zug
seek-live = ⚡ 5 Minuten pro Zug
seek-waiting = 🔎 Ich suche jemanden: <b>{ $game }</b>, { $clock }. Sobald ich jemanden habe, erscheint unten der Spielplan, mit Ton. Ich suche bis { $moment }.
seek-first = Dieses Spiel fällt aus: Ich erreiche nicht alle. Du stehst jetzt ganz vorn in der Reihe: <b>{ $game }</b>, { $clock }. Ich suche bis { $moment }.
seek-nobody = Niemand ist gekommen: <b>{ $game }</b>, { $clock }.
toast-seek-no-more = Ich suche nicht mehr.
toast-seek-over = Ich habe schon nicht mehr gesucht.
toast-shunned = Notiert: Mit { $name } bringe ich dich nicht mehr zusammen.
toast-relented = Erledigt: Ich darf dich wieder mit allen zusammenbringen.
nick-none = Wer dich nicht kennt, sieht deinen Vornamen. Du willst anders heißen? /nick und der Name.
nick-in-private = Schick mir /nick in unserem Privatchat.
listed-anyone = Mit irgendwem: /play, dann „🔎 Jemanden finden“.
