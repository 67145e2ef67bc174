# Words on buttons
button-join = Mitspielen
button-decline = Nein, danke
button-leave = Aussteigen
button-start = Starten
button-cancel = Abbrechen
button-cancel-table = Tisch auflösen
button-options = Optionen
button-rules = Regeln
button-lesson-next = Weiter
button-more = Mehr
button-less = Weniger
button-done = Fertig
button-last-time = 🔁 Wie letztes Mal
button-back = Zurück
button-close = Schließen
button-confirm = Bestätigen
button-app = 👆 Mit dem Finger
button-hand = Meine Hand
button-colours = Farben
button-private = Privatchat
button-rematch = Revanche
button-play-again = Noch mal
button-stronger = Stärker
button-easier = Leichter
button-export = Plan & Protokoll
button-steps = ⏯ Züge
button-step-first = Erster
button-step-before = Voriger
button-step-next = Nächster
button-step-last = Letzter
button-next-score = ▶ Nächste Punkte
button-show-better = Zeig mal
button-share = Teilen
button-stop = { $votes ->
    [0] Beenden
   *[other] Beenden ({ $votes }/{ $needed })
}
button-end = Spiel beenden …
button-go-on = Weiterspielen
button-add-to-group = In eine Gruppe
button-skip = ⏭ { $name } überspringen
button-skip-short = ⏭ Überspringen
button-remove = 🚪 { $name } entfernen
button-remove-short = 🚪 Entfernen
button-agree-hints = 💡 Tipps ({ $votes }/{ $needed })
button-agree-undo = ↩ Erlauben ({ $votes }/{ $needed })
button-agree-skip = ⏭ Auslassen ({ $votes }/{ $needed })
button-agree-remove = 🚪 Entfernen ({ $votes }/{ $needed })
button-agree-return = ↩ Dabei ({ $votes }/{ $needed })
button-no = { $votes ->
    [0] Nein
   *[other] Nein ({ $votes })
}
button-refuse-hints = 💡 Keine Tipps{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-refuse-undo = ↩ Zug bleibt{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-refuse-skip = ⏭ Weiter warten{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-refuse-remove = 🚪 Nicht entfernen{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-refuse-replace = 🤖 Kein Computer{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-refuse-return = ↩ Ohne weiter{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-object = Nein
button-resign = Spiel verlassen
button-stay = Bleiben
button-replace = 🤖 Ersetzen: { $name }
button-replace-short = 🤖 Ersetzen
button-agree-replace = 🤖 Computer ({ $votes }/{ $needed })
button-sit-again = ↩ Wieder da ({ $name })
button-sit-again-one = ↩ Wieder da
button-return = ↩ Mit { $name } weiter
button-resign-replaced = Computer übernimmt
button-offer-seat = Jemand übernimmt
button-offer-seat-one = 🤝 Platz anbieten
button-alone = 🤖 { $game }: jetzt testen
button-other-games = 🎲 Anderes Spiel
button-friend = Mit Freunden
button-seek = Jemanden finden
button-invite = Jemanden einladen
button-copy-link = 🔗 Link kopieren
button-prepare = 📌 Zug vorbereiten
button-withdraw = ✕ Zug verwerfen
button-else = ↪ Sonst …
button-games = Meine Tische
button-board = Spiel zeigen
button-table = 👥 Der Tisch
button-take-back = ↩ Zurücknehmen
button-ask-back = ↩ Zurücknehmen?
button-remind = 🔔 Erinnern
button-keep-table = Ich spiele noch

# Signs between words: a name and what it has
labelled = { $label }: { $value }
enumerated = { $before }, { $last }
between = { $first }–{ $last }

# Lobby
minutes = { $minutes } min
lobby-which-game = <b>Was wollen wir spielen?</b>
lobby-host = Host
colour-red = rot
colour-blue = blau
colour-yellow = gelb
colour-black = schwarz
colour-white = weiß
colour-green = grün
lobby-hosted = Host: { $name }
lobby-options = Optionen
lobby-options-hint = Tippe auf eine Option, dann steht hier, was sie bewirkt.
lobby-usual = Standardregeln
lobby-people = <b>Am Tisch</b> (für { $count } Personen)
lobby-waiting = { $more ->
    [1] Eine Person fehlt noch. Tippt auf „Mitspielen“!
   *[other] Es fehlen noch { $more } Leute. Tippt auf „Mitspielen“!
}
lobby-wanted = { $more ->
    [1] Eine Person fehlt noch.
   *[other] Es fehlen noch { $more } Leute.
}
lobby-alone = Zu wenige? „{ $preset }“ geht auch mit weniger; oder holt Computer dazu: „⋯ { button-more }“.
lobby-few = Zu wenige? Holt Computer dazu: „⋯ { button-more }“.
lobby-team = Allein oder als Team: Alle, die mitspielen, teilen sich einen Platz, und alle dürfen ziehen.
lobby-ready = Bereit? Der Host tippt auf „Starten“; nach 10 ruhigen Minuten können es alle am Tisch.
lobby-ready-full = Alle sind da. Jetzt können alle am Tisch auf „Starten“ tippen.
lobby-ready-alone = Bereit? Tippe auf „Starten“.
lobby-cancel-question = { $count ->
    [1] Eine Person ist schon dabei. Trotzdem auflösen?
   *[other] { $count } Leute sind schon dabei. Trotzdem auflösen?
}
no-pictures = 🖼 In dieser Gruppe sind keine Fotos erlaubt, deshalb spiele ich ohne Bilder. Ein Admin kann sie in den Gruppenrechten erlauben.
lobby-invited = 🔁 Noch eine Partie, { $names }?
table-lettered = Tisch { $letter }
lobby-guest = Du sitzt am Tisch von { $name }.
lobby-link = Schick diesen Link an Freunde; er führt direkt an diesen Tisch:
    { $link }
vote-expired = Niemand hat abgestimmt, also heute kein Spiel. Mit /play geht jederzeit ein Tisch auf.
lobby-closed = Dieser Tisch wurde aufgelöst. /play eröffnet einen neuen.
lobby-expired = Dieser Tisch hat zu lange gewartet, deshalb habe ich ihn abgeräumt. /play eröffnet einen neuen.
lobby-computers = Computer
lobby-computers-help = Computer füllen leere Plätze. Wie du wissen sie nur, was man auf ihrem Platz wissen kann.
level-easy = leicht
level-medium = mittel
level-strong = stark
computers-pace = { $seconds ->
    [0] sofort
   *[other] nach { $seconds } s
}
computers-hints-on = Tipps: an
computers-hints-off = Tipps: aus
button-tonight = 🍕 Heute Abend
button-days = 📅 Tag für Tag
pace-tonight = 🍕 Heute Abend: etwa { $minutes } Minuten, wenn alle da sind. Ohne Erinnerungen.
pace-days = 📅 Tag für Tag: Alle ziehen, wenn sie gerade Zeit haben.
pace-some-days = { $span ->
    [1] 📅 Tag für Tag: rund { $turns } Züge, etwa ein Tag ({ $speed }).
   *[other] 📅 Tag für Tag: rund { $turns } Züge, etwa { $span } Tage ({ $speed }).
}
pace-weeks = { $span ->
    [1] 📅 Tag für Tag: rund { $turns } Züge, etwa eine Woche ({ $speed }).
   *[other] 📅 Tag für Tag: rund { $turns } Züge, etwa { $span } Wochen ({ $speed }).
}
pace-speed = { $whose ->
    [own] in eurem üblichen Tempo
   *[usual] wenn alle zweimal am Tag hereinschauen
}
over-days = Tag für Tag gespielt: { $options }.
lobby-clock = Bedenkzeit
lobby-clock-help = <b>Bedenkzeit</b>: wie lange ein Zug dauern darf. Läuft sie ab, können die anderen den Zug überspringen oder die Person entfernen. Bei „3 Tage + 6 h pro Zug“ hast du drei Tage für die ganze Partie, und jeder Zug bringt sechs Stunden dazu: Was du sparst, behältst du.
lobby-stack-help = <b>Tagesmischung</b>: Wer heute mit denselben Optionen und gleich vielen Leuten spielt, bekommt dieselben Plättchen oder Karten in derselben Reihenfolge. Ein Versuch pro Person!
onlookers-group = Zuschauen: nur Gruppe
onlookers-all = Zuschauen: alle mit Link
onlookers-group-help = Nur Mitglieder dieser Gruppe dürfen zuschauen.
onlookers-all-help = Wer den Link zum Plan hat, darf zuschauen. Die Hände bleiben verdeckt.
stack-random = Zufallsmischung
stack-today = Tagesmischung
clock-none = ohne Limit
clock-minutes = { $minutes ->
    [one] { $minutes } Minute pro Zug
   *[other] { $minutes } Minuten pro Zug
}
clock-hours = { $hours ->
    [one] { $hours } Stunde pro Zug
   *[other] { $hours } Stunden pro Zug
}
clock-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}

# The board
ask-confirm = bestätigen?
preview-forecast = Am Spielende: { $changes }
hand-your-turn = ➤ <b>Du bist dran</b>
hand-waiting = ⏳ Ich melde mich, wenn du dran bist.
hand-waiting-for = { $count ->
    [1] ⏳ { $names } ist am Zug. Ich melde mich.
   *[other] ⏳ { $names } sind am Zug. Ich melde mich.
}
hand-preparing = 📌 <b>Dein nächster Zug</b>
hand-preparing-else = 📌 <b>Dein Zug, falls dieser nicht passt</b>
prepared-move = 📌 Vorbereitet: <b>{ $move }</b>. Wenn du dran bist, spiele ich ihn, falls er dann noch passt.
prepared-else = ↪ Sonst: <b>{ $move }</b>
prepared-misfit = 📌 Dein vorbereiteter Zug passt nicht mehr.
whisper-hint = 👁 Hier erscheint, wonach du gefragt hast. Nur du siehst es.
board-unreachable = ✉️ Ich kann { $names } nicht schreiben. Tippt auf „Meine Hand“.
board-cut-off = ✉️ Ich kann { $names } gerade nicht schreiben.
board-forgotten = 🌙 Der Spielplan ist weg: Ab jetzt zählt nur noch das Gedächtnis.
board-final-map = So lag es am Ende
over-title = Spiel vorbei
over-you-win = 🏆 Du gewinnst!
over-you-win-of-two = 🏆 Du gewinnst, { $score }!
over-winner-of-two = 🏆 { $seats } gewinnt, { $score }!
over-winners = { $count ->
    [1] 🏆 { $seats } gewinnt!
   *[other] 🏆 { $seats } teilen sich den Sieg!
}
over-alone = 🏁 { $seats }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
over-team = 🏆 { $seats }: zusammen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}!
over-daily = 📅 Tagesmischung: { $day }
over-challenge = 🏆 Tagespartie: { $day }
over-void = ⚖️ Zählt für niemanden: in Führung entfernt — { $names }.
over-uncounted = ⚖️ Zählt nicht für { $people }.
over-uncounted-all = ⚖️ Zählt für niemanden: { $people }.
uncounted-left = { $names } (früh ausgestiegen)
uncounted-replaced = { $names } (ein Computer spielte zu Ende)
uncounted-computed = { $names } (die meisten Züge machte ein Computer)
uncounted-skipped = { $names } (mindestens die Hälfte der Züge verpasst)
uncounted-shared = { $names } (der Platz hat gewechselt)
uncounted-late = { $names } (später dazugekommen)
over-stopped = <b>Das Spiel wurde beendet.</b>
over-dormant = <b>Spiel geschlossen:</b> Seit über zwei Monaten hat niemand gezogen.
over-made-way = <b>Spiel geschlossen:</b> Andere haben auf einen Tisch gewartet.
board-skipped = ⏭ Übersprungen: { $seat }. Ich habe den einfachsten Zug gemacht.
board-prepared = 📌 Vorbereitet war: { $seats }
board-taken-back = ↩ Zug zurückgenommen: { $seat }
story = { $moves ->
    [one] 📖 Tag { $day }, bisher { $moves } Zug.
   *[other] 📖 Tag { $day }, bisher { $moves } Züge.
}
story-lead = { $count ->
    [1] { $seats } führt mit { $points } Vorsprung.
   *[other] { $seats } führen gemeinsam, { $points } vorn.
}
story-awaited = Alle warten seit { $moment } auf { $seats }.
story-points = { $points ->
    [one] Bisher { $points } Punkt.
   *[other] Bisher { $points } Punkte.
}
board-asked-then = Am Zug war: { $names }
board-gone = 🚪 Ausgestiegen: { $names }. Ich mache dort die einfachsten Züge.
board-gone-team = 🚪 Nicht mehr im Team: { $names }
board-away = 🚶 Nicht mehr in der Gruppe: { $names }. Wie wollt ihr weiterspielen?
board-away-circle = 🚶 Ich erreiche { $names } nicht mehr. Wie wollt ihr weiterspielen?
board-alone = 👥 <b>Der Tisch</b>
hand-aside = ⏳ Telegram lässt mich gerade nicht in die Gruppe schreiben: Spiel hier weiter.
hand-alone = 🃏 <b>Deine Hand</b>
board-deadline = ⏳ Bis { $moment }
board-late-own = ⏰ Deine Zeit ist um: Zieh, bevor du übersprungen wirst.
board-late = ⏰ Zeit abgelaufen: { $seats }.
board-late-team = ⏰ Zeit abgelaufen: { $seats }. Noch könnt ihr alle ziehen; mit /kick geht es ohne jemanden weiter.
board-silent-own = 💤 Die anderen warten auf dich: Zieh, bevor sie dich überspringen.
board-silent = 💤 Schon länger nichts gehört: { $seats }.
board-dormant = 💤 Seit zwei Monaten hat niemand gezogen. Wenn das so bleibt, schließe ich das Spiel: { $moment }.
board-wanted = 🙋 Andere warten auf einen Tisch. { $name }, spielst du noch? Wenn nicht, schließe ich dein Spiel, um Platz zu machen: { $moment }.
hand-handed-on = 🤝 Du hast deinen Platz weitergegeben: Diese Hand gehört dir nicht mehr.
motion-hints = 💡 { $name }: Tipps für alle?
motion-undo = ↩ { $name }: Zug zurücknehmen?
motion-skip = ⏭ Zug überspringen: { $name }?
motion-remove = 🚪 Ohne { $name } weiterspielen?
motion-remove-ends = 🚪 { $name } entfernen? Dann sind zu wenige übrig: Das Spiel ist zu Ende.
motion-return = ↩ { $name } wieder mitspielen lassen?
motion-replace = 🤖 Soll ein Computer für { $name } spielen?
reminder = ⏰ <b>Du bist dran.</b>
reminder-silent = Wie spät es bei dir ist, weiß ich nicht, deshalb kam das ohne Ton. Deine Stadt: /settings
soon = ⏳ Gleich bist du dran.
since = Seit deinem Zug:

several = { $others } und { $last }

shape-circle = Kreis
shape-square = Quadrat
shape-triangle = Dreieck
shape-star = Stern
shape-cross = Kreuz
shape-diamond = Raute

# Answers to taps
toast-joined = Du bist dabei!
toast-left = Du hast den Tisch verlassen.
toast-replaced = Ein Computer spielt jetzt für dich. Du kannst jederzeit zurückkommen.
toast-prepared = Vorbereitet: Nur du siehst es.
toast-prepared-there = Vorbereitet: Nur du siehst es. Der Spielplan ist in der Gruppe.
toast-withdrawn = Verworfen: Ich frage dich, wenn du dran bist.
shown-here-instead = Die Gruppe nimmt gerade keine Nachricht mehr an, deshalb zeige ich es dir hier.
toast-hand-sent = An deinen Privatchat geschickt.
toast-counted-in = Du bist wieder in der Statistik, in jedem Chat.
toast-counted-out = Du bist jetzt aus allen Statistiken raus, auch mit früheren Spielen.
toast-goes-on = Das Spiel geht weiter.
toast-language = Ab jetzt spreche ich hier Deutsch.
toast-asked-again = Seit meiner Frage hat sich etwas geändert. Immer noch sicher? Tippe noch einmal.
toast-rematch = Du bist dabei! Die anderen sind eingeladen.
toast-rematch-join = Die Revanche ist offen: Tippe unten auf „Mitspielen“.
toast-level = 🤖 Computer jetzt: { $level }
toast-voted = Stimme gezählt. Ich warte auf die anderen.
toast-asked-already = Das hat schon jemand gefragt: Schau in den Chat.
toast-done = Erledigt.
toast-computer-plays = Für { $name } spielt jetzt ein Computer.
toast-dismissed = Erledigt. War das ein Versehen? /kick lädt auch wieder ein.
toast-objected = Gut, es bleibt, wie es ist.
toast-look-first = Zuletzt hast du die Vorschau geändert. Schau sie dir an und bestätige dann.
toast-slow = Das dauert etwas: Ich bin noch dran.
toast-chat-waits = In { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
} lässt mich Telegram hier wieder schreiben. Bis dahin frage ich privat nach Zügen, wo der Chat offen ist.
toast-board-follows = Gespielt! Der Spielplan folgt in etwa { $seconds } s.
toast-taken-back = Zurückgenommen. Du bist wieder dran.
toast-reminded = Die Erinnerung ist raus.
toast-table-kept = Dein Spiel geht weiter.
toast-sits-again = Willkommen zurück!
toast-board-there = Das Spiel steht jetzt ganz unten im Chat der Gruppe.
toast-board = Das Spiel steht jetzt ganz unten im Chat.
told-asked = Ich habe die anderen gefragt.

# Why something cannot be done
refused-moved-on = Inzwischen hat jemand gezogen. Schau noch einmal hin und bestätige dann.
refused-outdated = Dieser Knopf ist veraltet. Nimm die neueste Nachricht des Spiels.
refused-prepared = Dein nächster Zug ist schon vorbereitet: Du findest ihn in unserem Privatchat.
refused-nothing-ahead = Noch lässt sich nichts vorbereiten: Was zur Wahl stehen wird, ist nicht bekannt.
refused-not-your-turn = { $count ->
    [1] Am Zug ist { $seats }.
   *[other] Noch nicht: Ich warte auf { $seats }.
}
refused-onlooker = Du sitzt nicht an diesem Tisch.
refused-already-joined = Du sitzt schon am Tisch.
refused-removed = Der Host hat dich von diesem Tisch genommen.
refused-table-full = Alle Plätze sind besetzt.
refused-many-tables = An mehr Tischen kann man nicht zugleich sitzen. Verlass erst ein Spiel oder bring eins zu Ende.
refused-many-circles = Du sitzt schon an drei Tischen ohne Gruppe. Bring erst ein Spiel zu Ende oder verlass eins.
refused-unreachable = Öffne erst unseren Privatchat: Dorthin schicke ich, was nur du sehen darfst.
refused-some-unreachable = Geheimes schicke ich privat. Öffnet erst den Chat mit mir: { $seats }
refused-colour-taken = Diese Farbe ist vergeben.
refused-too-few = { $fewest ->
    [1] Zum Starten braucht es eine Person.
   *[other] Zum Starten braucht es mindestens { $fewest } Leute; bisher: { $sitting }.
}
refused-begun = Das Spiel hat schon angefangen.
refused-not-begun = Das Spiel hat noch nicht angefangen.
refused-over = Dieses Spiel ist vorbei.
refused-only-host = Das kann nur der Host.
refused-no-host = Dieser Tisch hat noch keinen Host: Wer zuerst auf „Mitspielen“ tippt, wird es.
refused-anonymous = Du schreibst als Gruppe, da weiß ich nicht, wer du bist. Schreib als du selbst.
refused-channel = Mit einem Kanal kann ich nicht spielen. Schreib als du selbst.
refused-game-here = An diesem Tisch läuft schon etwas anderes. /play eröffnet einen neuen.
refused-only-admins = Das können nur die Admins der Gruppe.
refused-rights-unknown = Telegram sagt mir nicht, wer hier Admin ist. Versuch es gleich noch einmal; ist die Mitgliederliste verborgen, mach mich auch zum Admin.
refused-no-game = Wähle erst ein Spiel.
refused-start-later = Der Host startet. Ist der Tisch voll oder war 10 Minuten Ruhe, kannst du es auch.
refused-no-polls = Umfragen sind in dieser Gruppe nicht erlaubt. /play eröffnet einen Tisch: Wählt dort das Spiel.
refused-no-secrets = Dieses Spiel hat keine Geheimnisse: Alles steht auf dem Spielplan.
refused-no-table = Hier läuft kein Spiel. /play beginnt eins.
refused-gone = Du hast dieses Spiel verlassen.
refused-computer-in-team = Computer spielen nicht im Team. Entfernt sie oder wählt andere Optionen.
refused-replaced = Ein Computer spielt für dich. Nimm erst deinen Platz wieder ein.
refused-memory = Hier spielt ihr aus dem Gedächtnis: keine Tipps, und vor dem Ende kein Blick zurück.
refused-challenge = In der Tagespartie gibt es kein Zurücknehmen und keine Tipps, und niemand spielt für dich.
refused-challenge-once = Ein Versuch pro Tag. Die nächste Tagespartie kommt um Mitternacht UTC.
refused-no-move = Es gibt keinen Zug zum Zurücknehmen.
refused-move-of-other = Den letzten Zug zurücknehmen kann nur { $seat }.
refused-revealed = Dieser Zug hat ein Geheimnis verraten und lässt sich deshalb nicht zurücknehmen.
refused-turned-over = Mit diesem Zug wurde etwas aufgedeckt, und fragen kannst du niemanden: Er bleibt.
refused-about-you = Hier geht es um dich: Das entscheiden die anderen.
refused-voted-out = Die anderen spielen ohne dich weiter. Wenn mehr als die Hälfte dich zurückholt, gehört der Platz wieder dir.
refused-awaited = Wir warten gerade auf dich.
refused-not-late = Noch nicht: { $seat } hat noch Zeit.
refused-nobody-here = Sonst sitzt niemand an diesem Tisch.
refused-nobody-to-agree = Dafür sind hier zu wenige Leute.
refused-not-asked = Diese Frage geht an { $name }.
refused-no-hands = Du hast gerade in keinem Spiel eine Hand.
refused-replay-secret = Dieses Spiel hat Geheimnisse: Ich zeige es erst wieder, wenn es vorbei ist.

# Commands and their answers
play-running = Hier läuft schon ein Spiel: dieses. /stop beendet es.
play-waiting = An diesem Tisch fehlen noch Leute.
play-voting = 🗳 Noch wird abgestimmt, was heute gespielt wird: Hier ist die Umfrage.
play-several = <b>Hier laufen gerade:</b>
play-full = Das sind drei Tische, mehr passen nicht in einen Chat. Ist einer fertig, eröffnet /play den nächsten.
play-may-ask = An Tisch { $table } sitzt nur noch { $name }, und seit über einer Stunde gab es keinen Zug. Soll ich um den Tisch bitten?
play-asked = Ich habe um Tisch { $table } gebeten. Kommt von { $name } bis { $moment } keine Antwort, eröffnet /play einen weiteren Tisch.
button-ask-for-table = Um Tisch { $table } bitten
button-another-table = Weiterer Tisch
private-joined = Du bist dabei! Geh jetzt zurück in die Gruppe. Deine Hand schicke ich hierher.
private-joined-open = Du bist dabei! Geh jetzt zurück in die Gruppe.
nick = Wer dich nicht kennt, sieht dich als „{ $name }“. /nick allein bringt deinen Vornamen zurück.
board-met = 🤝 Du spielst mit { $names }. Viel Spaß!
invitation-open =
    { $sitting ->
        [1] { $name } lädt dich zu einem Spiel ein.
       *[other]
            { $name } lädt dich zu einem Spiel ein: { $sitting } von { $most } sind dabei.
            { $names }
    }
invitation-plays = Es spielen: { $names }
invitation-closed = Dieser Tisch ist geschlossen.
invitation-begun = Es ging ohne dich los: Das Spiel läuft schon. Willst du einen eigenen Tisch eröffnen?
invitation-over = Diese Einladung gilt nicht mehr: Das Spiel ist vorbei, oder der Tisch ist weg. Für ein Spiel in einer Gruppe nimm den Knopf dort. Oder willst du einen eigenen Tisch eröffnen?
board-stop-asked = 🛑 Spiel beenden? Bisher { $votes } von { $needed } Stimmen.
stop-question = Dieses Spiel beenden?
instead-question = Dieses Spiel ist noch nicht vorbei. Weiterspielen, oder beenden und ein neues anfangen?
stop-who = Der Host oder ein Admin entscheidet; sonst muss mehr als die Hälfte am Tisch zustimmen.
stop-host = Der Host entscheidet; sonst muss mehr als die Hälfte am Tisch zustimmen.
stop-votes = Mehr als die Hälfte am Tisch muss zustimmen.
stop-lobby = Diesen Tisch auflösen?
stop-lobby-who = Das kann der Host oder ein Admin.
stop-lobby-host = Das kann der Host.
leave-question = { $name }, endgültig aussteigen? Ich mache dann für dich die einfachsten Züge. Oder lass einen Computer für dich spielen, bis du zurück bist.
leave-ends = { $name }, endgültig aussteigen? Damit ist das Spiel zu Ende. Oder lass einen Computer für dich spielen, bis du zurück bist.
leave-stops = { $name }, endgültig aussteigen? Damit ist das Spiel zu Ende.
leave-moves = { $name }, endgültig aussteigen? Ich mache dann für dich die einfachsten Züge.
leave-friend = 🤝 Den Platz an jemand Bestimmtes abgeben: <code>/leave @friend</code>
leave-team = { $name }, endgültig aussteigen? Die anderen spielen weiter.
dismiss-question = Wen entfernen? Wer entfernt ist, kann hier nur wieder mitspielen, wenn du dazu einlädst.
dismissed-question = Aus Versehen entfernt? Lade wieder ein:
button-invite-back = ↩ { $name } wieder einladen
remove-question = Jemanden entfernen oder einen Computer weiterspielen lassen?
remove-alone = Wen entfernen?
remove-who = Mehr als die Hälfte am Tisch muss zustimmen. Ist die Zeit abgelaufen, kann auch der Host allein jemanden entfernen; ein Admin, der nicht mitspielt, kann es immer.
remove-ends = Danach sind zu wenige übrig: Das Spiel ist zu Ende.
remove-host = Mehr als die Hälfte am Tisch muss zustimmen. Ist die Zeit abgelaufen, kann auch der Host allein jemanden entfernen.
skip-question = Wessen Zug überspringen?
hand-which = Deine Hand in welchem Spiel?
which-game = Welches Spiel?
games-in-private = Deine Tische zeige ich dir privat:
games-none = Du sitzt an keinem Tisch. /play eröffnet einen: hier gegen Computer, in einer Gruppe mit Freunden.
games-more = { $count ->
    [1] … und noch ein Tisch
   *[other] … und noch { $count } Tische
}
games-lobby = wartet auf Leute
games-voting = stimmt über das Spiel ab
games-late = Zeit abgelaufen
games-yours = <b>du bist dran</b>
games-since = seit { $moment }
next-table-waits = Dein Zug ist gemacht. Noch ein Tisch wartet auf dich:
button-next-table = ▶ Weiter: { $table }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}
prepare-offer = 📌 Gleich den nächsten Zug vorbereiten? Passt er noch, wenn du dran bist, spiele ich ihn sofort.
games-others = wartet auf { $seats }
history-here = Hier gespielt
history-mine = Deine Partien
history-none = Hier wurde noch kein Spiel zu Ende gespielt. /play beginnt eins.
history-none-mine = Du hast noch kein Spiel zu Ende gespielt. /play beginnt eins.
button-count-in = 🙋 Zähl mich mit
button-count-out = 🙈 Zähl mich nicht
settings-title = Einstellungen
setting-language = 🌐 Sprache: { $held }
setting-reminders = 🔔 Erinnerung: { $held }
setting-quiet = 🌙 Ruhezeit: { $held }
setting-moves = 👆 Züge: { $held }
setting-words = 🖼 Spielplan: { $held }
settings-reminders = Wenn du dran bist, kann ich dich zur Halbzeit der Frist erinnern (ohne Frist nach einem halben Tag), täglich oder nie. „Tagesliste“ 📋: einmal am Tag, zu einer Stunde deiner Wahl und ohne Ton, alle Tische, die auf dich warten.
settings-quiet = In der Ruhezeit schreibe ich ohne Ton. Deine Uhr: { $zone }, jetzt { $time }. Tippe auf eine Stadt, in der es genauso spät ist, oder schick „/settings“ und ihren englischen Namen: /settings Kathmandu
settings-zone-guessed = Diese Uhr ist geraten, deshalb halte ich zwei Stunden mehr Abstand zu deiner Nacht: Tippe auf deine Stadt.
settings-zone-unknown = Wie spät es bei dir ist, weiß ich nicht, deshalb schreibe ich immer ohne Ton: Tippe auf deine Stadt.
settings-zone-none = Einen Ort namens { $place } kenne ich nicht. Versuch es mit der nächsten großen Stadt, auf Englisch.
city-honolulu = Honolulu
city-anchorage = Anchorage
city-los-angeles = Los Angeles
city-denver = Denver
city-chicago = Chicago
city-mexico-city = Mexiko-Stadt
city-new-york = New York
city-bogota = Bogotá
city-halifax = Halifax
city-sao-paulo = São Paulo
city-buenos-aires = Buenos Aires
city-azores = Azoren
city-lisbon = Lissabon
city-london = London
city-berlin = Berlin
city-paris = Paris
city-warsaw = Warschau
city-lagos = Lagos
city-johannesburg = Johannesburg
city-cairo = Kairo
city-kyiv = Kyjiw
city-chisinau = Chișinău
city-jerusalem = Jerusalem
city-istanbul = Istanbul
city-minsk = Minsk
city-moscow = Moskau
city-samara = Samara
city-tbilisi = Tiflis
city-dubai = Dubai
city-tashkent = Taschkent
city-yekaterinburg = Jekaterinburg
city-almaty = Almaty
city-kolkata = Kolkata
city-kathmandu = Kathmandu
city-omsk = Omsk
city-novosibirsk = Nowosibirsk
city-bangkok = Bangkok
city-krasnoyarsk = Krasnojarsk
city-irkutsk = Irkutsk
city-singapore = Singapur
city-shanghai = Shanghai
city-perth = Perth
city-yakutsk = Jakutsk
city-tokyo = Tokio
city-adelaide = Adelaide
city-vladivostok = Wladiwostok
city-sydney = Sydney
city-magadan = Magadan
city-kamchatka = Kamtschatka
city-auckland = Auckland
settings-confirm = „Bestätigen“: Ein Zug zählt, wenn du seine Vorschau bestätigt hast. „Sofort“: Er zählt mit dem letzten Antippen, und du hast zehn Sekunden, um ihn zurückzunehmen, außer es wurde etwas aufgedeckt.
confirm-always = Bestätigen
confirm-never = Sofort
settings-soon = „Gleich dran“: eine stille Nachricht hier, wenn die Person vor dir am Zug ist.
setting-soon = Gleich dran: { $state ->
    [on] an
   *[off] aus
}
settings-aloud = „In Worten“: für alle, die die Bilder nicht sehen können. Jeder Spielplan kommt hier als Text zu dir, mit Knöpfen, die sagen, was sie tun.
aloud-on = In Worten
aloud-off = Mit Bildern
ask-word-last = zuletzt, z
ask-word-hand = hand, meine
ask-word-score = punkte
ask-word-left = rest
ask-word-around = um
ask-word-short = kurz
ask-word-full = alles
ask-word-list = ?
ask-not-yet = Noch ist nichts passiert.
ask-nothing = Dort liegt nichts.
ask-list = Während du spielst, kannst du hier ein Wort eintippen:
ask-list-last = zuletzt: was zuletzt passiert ist
ask-list-hand = hand oder meine: was du hast
ask-list-score = punkte: der Punktestand, und wie viel noch zu spielen ist
ask-list-left = rest: welche Plättchen noch kommen
ask-list-around = um { $typed }: was bei { $place } und daneben liegt
ask-list-name = ein Name: was die Person hat
ask-list-amount = kurz oder alles: wie viel ich dir bei „In Worten“ jedes Mal sage
ask-list-list = ?: diese Liste
ask-memory = Hier spielt ihr aus dem Gedächtnis: Bis das Spiel vorbei ist, beantworte ich nichts dazu.
aloud-short = Kurz: Ich sage, was neu ist, den Rest, wenn du fragst.
aloud-full = Alles: Ich sage jedes Mal alles.
aloud-now = So steht es
aloud-other-places = Andere Stellen ({ $count })
aloud-turn = Am Zug: { $names }
aloud-chosen = gewählt
aloud-came = jetzt { $line }
aloud-priced = { $said }
button-previous-page = Vorige Seite
button-next-page = Nächste Seite
quiet-none = Aus
remind-half = Halbzeit
remind-daily = Täglich
remind-digest = Tagesliste
remind-never = Nie
settings-language = Welche Sprache soll ich hier sprechen? Mein Deutsch ist neu: Klingt etwas schief, sag es bitte denen, die mich betreiben (/privacy).
settings-group = Einstellungen dieser Gruppe
settings-of-admins = Ein Admin dieser Gruppe kann das mit /settings ändern.
settings-pins = 📌 Das laufende Spiel bleibt angeheftet, ohne Ton, bis es vorbei ist.
settings-right = Mach mich dafür zum Admin, der Nachrichten anheften und löschen darf: Jedes Anheften hinterlässt einen Hinweis im Chat, und den räume ich weg.
setting-pins = 📌 Spiel anheften: { $state ->
    [on] an
   *[off] aus
}
settings-levels = 🎓 /stats kann zeigen, wie stark alle in einem Spiel sind, sobald sie es fünfmal gespielt haben. Siege gegen Stärkere zählen mehr.
setting-levels = 🎓 Spielstärken: { $state ->
    [on] an
   *[off] aus
}
profile-description =
    Ich bringe echte Brettspiele in eure Chats: { $games }.

    Spiel mit Freunden in einer Gruppe, über Stunden oder Tage, oder gleich hier gegen einen Computer. Jeder Zug ist ein Bild mit Knöpfen. Tippe auf „Starten“ und probier eins aus.
profile-short = Echte Brettspiele für eure Gruppe, über Stunden oder Tage gespielt. Jeder Zug ist ein Bild mit Knöpfen.
welcome = <b>Hallo!</b> Ich bringe Brettspiele nach Telegram. Probier gleich hier eins gegen einen Computer aus, oder hol mich in eine Gruppe und schick dort /play. Jeder Zug ist ein Bild mit Knöpfen oder, für Screenreader, ganz in Worten (/settings).
greeting = <b>Hallo!</b> Ich bringe Brettspiele in diesen Chat. /play@{ $bot } beginnt eins; jeder Zug ist ein Bild mit Knöpfen. Nur mal schauen? <a href="{ $link }">Probier es allein aus, gegen einen Computer</a>. Du kannst Bilder nicht sehen? Ich kann alles auch in Worten sagen: /settings.
greeting-channel = <b>Hallo!</b> Ich bringe Brettspiele in Gruppen. In einem Kanal sehe ich nicht, wer spielt: Hol mich in eine Gruppe.
forget-in-private = Schick mir /forget im Privatchat.
forget-question = Soll ich löschen, was ich über dich weiß: Name, Sprache, Einstellungen? Laufende Spiele gehen weiter; dort nenne ich dich „{ forgotten-name }“. Aus beendeten Spielen verschwindet dein Name.
forgotten = Dein Name und deine Sprache sind gelöscht. Laufende Spiele gehen weiter; dort heißt du jetzt „{ forgotten-name }“. Aus beendeten Spielen ist dein Name verschwunden.
unnamed = Gast { $number }
forgotten-name = Gast
privacy-title = <b>Was ich speichere, und warum</b>
privacy-settings = <b>Einstellungen.</b> Deine Sprache, wann ich dich erinnern darf, nach der Uhr welcher Stadt du lebst (bis du es sagst: nach welcher die meisten leben, mit denen du spielst, und zu welchen Stunden du auf meine Knöpfe tippst), an welchen Tagen du weg bist, ob deine Züge auf „Bestätigen“ warten, ob ich dir sage, dass du gleich dran bist, ob du in Worten oder mit hohem Kontrast spielst, welche Starthilfen du hattest, in welchen Gruppen ich dich rufe und ob ich dir schreiben kann; für eine Gruppe ihre Sprache und die Optionen ihres letzten Spiels. Das behalte ich, bis du /forget schickst oder die Gruppe mich entfernt.
privacy-games = <b>Spiele.</b> Dein Name und deine Telegram-ID, dein Platz (oder dass du auf einen gewartet hast) und deine Züge, und bis das Spiel beginnt, auch, wie du darüber abgestimmt hast, was gespielt wird: damit ein Spiel einen Neustart überlebt, ein Zug zurückgenommen werden kann und /history es wieder zeigt. { $days ->
    [0] Wie lange, entscheidet, wer diesen Bot betreibt.
    [one] Bis { $days } Tag nach dem Ende des Spiels.
   *[other] Bis { $days } Tage nach dem Ende des Spiels.
}
privacy-stats = <b>Statistik.</b> Von zu Ende gespielten Partien: dein Rang, deine Punkte, deine Rekorde, wie lange deine Züge gedauert haben und ob die Partie für dich zählt, damit /stats es zeigen kann. „Zähl mich nicht“ nimmt dich dort aus allen Tabellen, Rekorden und Rivalitäten heraus, auch mit alten Partien; um mir das zu merken, behalte ich dann deine Telegram-ID. /history zeigt weiterhin, wer gespielt hat. Von der Tagespartie behalte ich sieben Tage lang, was du erreicht hast: Wer schon mit dir gespielt hat, sieht es mit deinem Namen, alle anderen nur als Zahl. In einer Gruppe, deren Admins Spielstärken wünschen, rechne ich sie jedes Mal daraus aus und speichere keine.
privacy-strangers = <b>Jemanden finden.</b> Während du wartest: dein Vorname oder Spitzname, das Spiel und wie gut du bisher gespielt hast. Wen du nicht wieder treffen willst, bis du /forget schickst; wenn jemand dich gesperrt hat, bleibt diese Sperre. Wer dich nicht kennt, sieht den Namen und sonst nichts. Bist du jemandem davongelaufen, merke ich mir einen Tag lang, euch nicht wieder zusammenzubringen, nach /forget nur als Code, der zu niemandem zurückführt.
privacy-messages = <b>Was du antippst und was du mir schreibst.</b> Bis es bearbeitet ist, in der Regel weniger als eine Sekunde; seine ID eine Stunde lang, damit nichts doppelt zählt. Wenn etwas schiefgeht, bleibt es bis zu 30 Tage: So werden Fehler gefunden. Wie oft welche Art von Knopf angetippt wird, zähle ich für alle zusammen; einzelne Leute kommen darin nicht vor. Was sonst in einer Gruppe gesagt wird, speichere ich nicht.
privacy-sent = <b>Was ich geschickt habe.</b> Telegrams Datei-IDs meiner Bilder, eine Woche lang, damit keins zweimal gezeichnet wird; wie viel ich gerade in einen Chat geschrieben habe und ob er mich lässt. Eine Stunde lang, wessen Neuigkeiten einen Chat erreicht haben und welche Einladungen dich, damit keine zweimal klingelt; ein „Nein, danke“ einen Tag lang. /forget verkürzt das nicht. Wer von einem Tisch entfernt wurde, bleibt draußen: Bis das Spiel vorbei ist, behalte ich dort dafür einen Code, keinen Namen und keine ID. Bis es beginnt, weiß ich auch, wer es war, damit der Host wieder einladen kann; /forget beendet das.
privacy-delete = <b>Wie du es löschst.</b> /forget löscht hier deine Einstellungen und nimmt deinen Namen und deine ID aus jedem Spiel. Wenn eine Gruppe mich entfernt, lösche ich ihre Einstellungen und beendeten Spiele. Was ich geschrieben habe, bleibt im Chat, bis es dort jemand löscht; an Sicherungskopien derer, die diesen Bot betreiben, komme ich nicht heran.
privacy-operator = <b>Sperren.</b> Wer diesen Bot betreibt, kann eine Person oder Gruppe sperren: Dann behalte ich diese ID und eine Liste der letzten tausend Eingriffe.
privacy-whose = Das alles liegt bei denen, die diesen Bot betreiben. Ich gebe nichts weiter.
privacy-named = Diesen Bot betreibt { $fact }.
privacy-contact = Fragen? { $fact }
privacy-in-private = Was ich speichere, sage ich dir privat:
about-title = <b>Nastolka { $release }</b>: Brettspiele in euren Chats
about-own = Programm, Bilder und Texte sind unsere eigenen, frei unter der MIT-Lizenz. Die Spiele gehören denen, die sie gemacht haben:
about-game = <b>{ $game }</b>. { $credit }.
mydata = Alles, was ich über dich gespeichert habe. Züge laufender Spiele sind nur gezählt.
mydata-in-private = Schick mir /mydata in unserem Privatchat.
help-group =
    <b>So geht’s</b>
    /play@{ $bot } eröffnet einen Tisch: mitspielen, starten, los. Mit /tonight stimmt ihr ab, was gespielt wird.
    Wenn du dran bist, erwähne ich dich, oder ich frage dich privat, wenn etwas geheim ist: Tippe auf die Nummer einer Stelle, sieh dir die Vorschau an, bestätige. Nichts zählt, bevor du bestätigst.
    Du kannst die Bilder nicht sehen? Schick mir privat /settings: „Spielplan: In Worten“.
help-private =
    <b>So geht’s</b>
    /play beginnt ein Spiel: hier gegen Computer oder mit Freunden, in einer Gruppe mit allen dort.
    Tippe auf die Nummer einer Stelle, sieh dir die Vorschau an, bestätige. Nichts zählt, bevor du bestätigst.
    Du siehst die Bilder nicht gut? „Spielplan“ in /settings zeichnet sie mit hohem Kontrast oder macht sie zu Worten.
listed-title = <b>Alle Befehle</b>
listed-play-group = /play — einen Tisch eröffnen (bis zu drei zugleich), dann Optionen wählen, mitspielen, starten
listed-other-bots = Sind hier noch andere Bots, schreib /play@{ $bot }: Ein bloßes /play erreicht vielleicht nur sie. Das gilt für jeden Befehl.
listed-join = /join — am Tisch mitspielen; in einem laufenden Spiel einen Computer ablösen, wenn alle zustimmen
listed-board = /board — das Spiel ans Ende des Chats holen
listed-hand-group = /hand — deine Hand noch einmal zeigen, privat
listed-undo = /undo — deinen letzten Zug zurücknehmen, wenn die anderen zustimmen
listed-skip = /skip, /kick — wenn jemand verstummt ist; ein Computer kann weiterspielen
listed-computers = „Computer“ in der Lobby füllt leere Plätze
listed-leave = /leave — den Tisch verlassen
listed-games = /games — deine Tische, zuerst die, an denen du dran bist
listed-history-group = /history — die hier gespielten Partien
listed-stop = /stop — das Spiel beenden
listed-settings-group = /settings — Sprache, Anheften, Spielstärken
listed-play-private = /play — ein Spiel gleich hier, gegen Computer
listed-friends = Mit Freunden: /play, dann „👥 Mit Freunden“, und schick ihnen den Link; oder hol mich in eine Gruppe und schick dort /play. Deine Hand kommt hierher.
listed-history-private = /history — die Partien, die du zu Ende gespielt hast
listed-hand-private = /hand — deine Hand noch einmal zeigen
listed-as-in-group = /board, /undo, /skip, /kick, /pause, /leave, /stop — wie in der Gruppe; bei mehreren Spielen frage ich, welches
listed-settings-private = /settings — Sprache, Erinnerungen, freie Tage, Züge bestätigen
listed-nick = /nick — wie dich Leute nennen, die dich nicht kennen
listed-mydata = /mydata — was ich über dich speichere, als Datei
listed-forget = /forget — meine Daten löschen
listed-privacy = /privacy — was ich über dich speichere
listed-about = /about — wer die Spiele gemacht hat, und mich
listed-asking = Während du spielst, schick „?“ hierher: was du durch Eintippen über dein Spiel erfragen kannst.
topic-shut = Ich kann nicht <a href="{ $link }">in das Thema mit eurem Spiel</a> schreiben: Es ist geschlossen oder gelöscht. Das Spiel wartet dort: Öffnet das Thema wieder und schickt /board, oder beginnt anderswo ein neues mit /play.
group-shut = Ich darf gerade nicht in eure Gruppe schreiben, deshalb wartet das Spiel dort: Vielleicht haben sich die Rechte geändert, oder jede Nachricht kostet Sterne. Sobald ich wieder schreiben darf, schickt /board in die Gruppe.
fault = Entschuldigung, bei mir ist etwas schiefgegangen. Das Spiel steht, wie es stand: Bitte versuch es noch einmal.
fault-telegram = Telegram hat mir nicht geantwortet. Bitte versuch es noch einmal.
store-away = Ich kann gerade nichts speichern. Warte bitte: Was du angetippt hast, geht nicht verloren.

# To the operator
operator-title = <b>Ich bin noch da, aber schau bitte einmal nach:</b>
operator-faults = { $count ->
    [1] jemand ist auf einen Fehler von mir gestoßen; siehe Log
   *[other] { $count }-mal ist jemand auf Fehler von mir gestoßen; siehe Log
}
operator-refusals = { $count ->
    [1] Telegram hat eine Nachricht abgelehnt; ich habe sie anders geschickt
   *[other] Telegram hat { $count } Nachrichten abgelehnt; ich habe sie anders geschickt
}
operator-dead = { $count ->
    [1] ein Update konnte ich nicht bearbeiten, es liegt beiseite
   *[other] { $count } Updates konnte ich nicht bearbeiten, sie liegen beiseite
}
operator-waiting = { $count ->
    [1] ein Update wartet
   *[other] { $count } Updates warten
}
operator-memory = nur { $share } % des Arbeitsspeichers sind frei
operator-disk = nur { $share } % der Platte mit meinen Daten sind frei
admin-state =
    <b>Version { $release }</b>
    offene Tische: { $tables }
    wartende Updates: { $waiting }, beiseitegelegt: { $dead }
    am letzten Tag: Leute { $people }, Fehler { $faults }
    gesperrt: { $banned }
    neue Gruppen beginnen mit: Sprache { $language }, Bedenkzeit { $clock }
admin-slow = 🐢 <code>{ $group }</code>: { $seconds } s auf ein Bild gewartet
admin-help =
    <code>/admin notice TEXT</code>: jedem Chat mit offenem Tisch etwas sagen
    <code>/admin close TISCH</code>: einen Tisch schließen
    <code>/admin ban ID</code>, <code>/admin unban ID</code>: eine Person oder Gruppe
    <code>/admin leave ID</code>: eine Gruppe verlassen
    <code>/admin default language uk</code>, <code>/admin default clock 1d</code>: womit neue Gruppen beginnen (<code>none</code>, <code>5m</code>, <code>12h</code> …)
    <code>/admin forget ID @NAME</code>: die Daten einer Person löschen
    <code>/admin log</code>: was Admins zuletzt getan haben
admin-notice = <b>Von denen, die diesen Bot betreiben:</b> { $text }
admin-noticed = { $count ->
    [1] Unterwegs an einen Chat.
   *[other] Unterwegs an { $count } Chats.
}
admin-done = Erledigt.

# Command menus
command-play = Einen Tisch eröffnen
command-board = Das Spiel noch einmal zeigen
command-hand = Meine Hand zeigen
command-learn = Ein Spiel in drei Minuten lernen
command-settings = Sprache und andere Einstellungen
command-help = So geht’s
command-games = Meine Tische
command-stats = Siege und Rekorde

# Lessons

# The page beside the chat
app-lobby = Das Spiel hat noch nicht angefangen.
app-closed = Diesen Tisch kannst du nicht sehen: Er gehört zu einem anderen Chat.
app-old = Bitte schließ das hier und öffne es neu aus dem Chat.
app-busy = Einen Moment, bitte.
app-offline = Keine Verbindung. Ich versuche es weiter.
app-played-here = Erledigt. Der Spielplan ist in unserem Chat.
app-played-there = Erledigt. Der Spielplan ist in der Gruppe.
app-places = Was du wählen kannst
app-turn = Drehen
app-picture = Bild
app-nearer = Vergrößern
app-farther = Verkleinern
app-whole = Ganzer Plan
