toast-called-no-more = Gut, ich rufe dich hier nicht mehr.
refused-many-called = Ich rufe hier schon so viele Leute, wie in eine Nachricht passen.
callme = 📣 Ich rufe dich hier, sobald jemand Leute für ein Spiel sucht.
call = 📣 { $names }: Hier werden Leute für ein Spiel gesucht.
callme-in-group = Schick /callme in die Gruppe, in der ich dich rufen soll.
button-call-no-more = 🔕 Nicht mehr rufen
listed-callme = /callme — ich rufe dich, wenn hier Leute für ein Spiel gesucht werden
leaving-computer = 🤖 Ist { $name } bis { $moment } nicht zurück, übernimmt ein Computer.
leaving-computer-own = 🤖 Bist du bis { $moment } nicht zurück, übernimmt ein Computer für dich. Jedes Tippen auf dem Spielplan sichert deinen Platz.
leaving-skip = ⏭ Hat { $name } bis { $moment } nicht gezogen, wird der Zug übersprungen.
leaving-skip-own = ⏭ Hast du bis { $moment } nicht gezogen, wird dein Zug übersprungen.
votes-awaited = 🗳 Hier fehlt noch eine Stimme: { $names }
vanished-own = 🤖 Du warst eine Weile weg, deshalb spielt ein Computer für dich. Komm zurück, wann du magst.
replaced-own = 🤖 Ein Computer spielt für dich. Komm zurück, wann du magst.
settings-calls = 🔔 In Partien über mehrere Tage rufe ich privat, wer dran ist, und Spielpläne kommen ohne Ton in die Gruppe. Ausgeschaltet ruft der Spielplan in der Gruppe.
setting-calls = 🔔 Privat rufen: { $state ->
    [on] an
   *[off] aus
}
vanishing-line = Wenn jemand verschwindet: <b>{ $what ->
    [computer] nach { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    } spielt ein Computer
    [skip] nach { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    } wird der Zug übersprungen
   *[wait] die anderen warten
}</b>
vanishing-button = Wer verschwindet: { $what ->
    [computer] Computer
    [skip] überspringen
   *[wait] warten
}
hour-asked = 🕗 Ist es bei dir { $time }? Ich will dich nicht wecken, wenn du dran bist.
button-hour-yes = ✓ Ja
button-hour-no = Nein, Stadt wählen
city-asked = 🕗 Nach der Uhr welcher Stadt lebst du? Ich will dich nicht wecken: Bis ich es weiß, rufe ich ohne Ton.
city-asked-here = 🕗 Nach der Uhr welcher Stadt lebst du?
toast-hour-known = Danke! Nachts wecke ich dich nicht.
