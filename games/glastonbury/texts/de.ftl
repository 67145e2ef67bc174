### Glastonbury in German. $seat and $seats are people: their names already.

glastonbury-name = Glastonbury
glastonbury-blurb = Lauf ums Feld, füll deinen Kessel und merk dir, was drin ist: Du siehst immer nur die oberste Karte.
glastonbury-credit = Ein Spiel von Günter Burkhardt, erschienen bei franjos

## Options

glastonbury-preset-simple = Einfaches Spiel
glastonbury-preset-recipes = Mit Rezepten
glastonbury-option-recipes = Rezepte
glastonbury-option-recipes-help = Alle bekommen zwei geheime Rezepte, die am Ende zusätzlich Punkte bringen. Besser, wenn ihr das Spiel schon kennt.
glastonbury-option-recipes-off = aus
glastonbury-option-recipes-on = an
glastonbury-option-memory = Gedächtnis
glastonbury-option-memory-help = Streng: Niemand kann nachsehen, was unter der obersten Karte eines Kessels liegt. Alte Spielpläne nehme ich weg, damit auch der Chat nichts verrät. Offen: Alle Kessel sind offen, für Kinder und erste Spiele.
glastonbury-option-memory-strict = streng
glastonbury-option-memory-open = offen

## What holds at a table

glastonbury-holds-recipes-off = Es gibt keine Rezepte.
glastonbury-holds-recipes-on = Alle haben 2 geheime Rezepte, die am Ende zusätzlich Punkte bringen.
glastonbury-holds-memory-strict = Niemand kann nachsehen, was unter der obersten Karte eines Kessels liegt.
glastonbury-holds-memory-open = Alle sehen alle Karten in allen Kesseln.

## Questions and answers

glastonbury-ask-corner = wo fängst du an?
glastonbury-ask-cell = welche Karte nimmst du?
glastonbury-ask-kind = was tust du?
glastonbury-ask-kept = die letzte Karte behalten?
glastonbury-kind-appear = ✨ Erscheinung
glastonbury-kind-move = 👢 Weiterlaufen
glastonbury-kind-stay = Ohne Karte bleiben
glastonbury-kept-keep = Behalten
glastonbury-kept-leave = Liegen lassen

## How things stand

glastonbury-status-stock = { $stock ->
        [0] Der Stapel ist leer
        [1] 1 Karte im Stapel
       *[other] { $stock } Karten im Stapel
    }
glastonbury-status-looking = 👁 Dein ganzer Kessel, von unten nach oben. Sieh gut hin: Er schließt sich, wenn du bestätigst.
glastonbury-card = { $kind ->
        [agaric] 🍄 Fliegenpilz { $value }
        [rose] 🌹 Rose { $value }
        [feather] 🪶 Feder { $value }
        [butterfly] 🦋 Schmetterling { $value }
        [sunflower] 🌻 Sonnenblume { $value }
        [honey] 🍯 Honig { $value }
        [frog] 🐸 Frosch { $value }
        [clover] ☘️ Klee { $value }
        [pumpkin] 🎃 Kürbis { $value }
        [maple] 🍁 Ahornblatt { $value }
        [grapes] 🍇 Trauben { $value }
        [beetle] 🪲 Käfer { $value }
        [acorn] 🌰 Eichel { $value }
        [snail] 🐌 Schnecke { $value }
        [mouse] 🐭 Maus { $value }
        [bat] 🦇 Fledermaus { $value }
        [bone] 🦴 Knochen { $value }
        [egg] 🥚 Ei { $value }
       *[powder] 🪄 Zauberpulver
    }
glastonbury-set = { $kind ->
        [agaric] Fliegenpilze
        [rose] Rosen
        [feather] Federn
        [butterfly] Schmetterlinge
        [sunflower] Sonnenblumen
        [honey] Honig
        [frog] Frösche
        [clover] Klee
        [pumpkin] Kürbisse
        [maple] Ahornblätter
        [grapes] Trauben
        [beetle] Käfer
        [acorn] Eicheln
        [snail] Schnecken
        [mouse] Mäuse
        [bat] Fledermäuse
        [bone] Knochen
       *[egg] Eier
    }
glastonbury-note-recipes =
    📜 <b>Deine Rezepte</b>
    • { $colour ->
        [orange] Mehr orange Karten als alle anderen (🎃 Kürbisse, 🍁 Ahornblätter)
        [purple] Mehr lila Karten als alle anderen (🍇 Trauben, 🪲 Käfer)
        [brown] Mehr braune Karten als alle anderen (🌰 Eicheln, 🐌 Schnecken)
        [grey] Mehr graue Karten als alle anderen (🐭 Mäuse, 🦇 Fledermäuse)
       *[white] Mehr weiße Karten als alle anderen (🦴 Knochen, 🥚 Eier)
    }: je +{ $each }
    • { $goal ->
        [few-cards] Die wenigsten Karten im Kessel
        [few-fours] Die wenigsten Karten mit einer 4
        [few-spells] Die wenigsten Zauberkarten
        [many-ones] Die meisten Karten mit einer 1
       *[ender] Beende selbst das Spiel
    }: +10

## What happens

glastonbury-stood = { $seat } beginnt in der Ecke im { $corner ->
        [1] Nordwesten
        [2] Nordosten
        [3] Südosten
       *[4] Südwesten
    }
glastonbury-taken = { $way ->
        [appear] ✨ { $seat } lässt eine Karte erscheinen: { glastonbury-card }
        [move] 👢 { $seat } läuft weiter und nimmt { glastonbury-card }
       *[take] { $seat } nimmt { glastonbury-card }
    }
glastonbury-spell-taken = { $way ->
        [appear] ✨ { $seat } lässt einen Zauber erscheinen:
        [move] 👢 { $seat } läuft weiter und nimmt einen Zauber:
       *[take] { $seat } nimmt einen Zauber:
    } { $spell ->
        [bad-luck] 🌩 Pech
        [eyeball] 👁 Augapfel
        [appearance] ✨ Erscheinung
       *[movement] 👢 Bewegung
    }
glastonbury-card-left = { $seat } nimmt { glastonbury-card }, aber nicht in den Kessel
glastonbury-unlucky = 🌩 { $seats }: oberste Karte verloren
glastonbury-peeked = 👁 { $seat } schaut in den eigenen Kessel
glastonbury-rested = 🌙 { $seat } steht in einer Ecke: keine Karte
glastonbury-stock-empty = Der Stapel ist leer: Die erste leere Reihe beendet das Spiel
glastonbury-ended = { $ending ->
        [trapped] { $seat } findet keine Karte zum Nehmen: Das Spiel ist vorbei
       *[line] { $seat } nimmt die letzte Karte einer Reihe: Das Spiel ist vorbei
    }
glastonbury-powder-added = 🪄 { $seat }: Das Pulver zählt als eine Karte mehr ({ glastonbury-set })

## The score

glastonbury-category-single = Einzelne Karten
glastonbury-category-three = Drillinge
glastonbury-category-four = Vierlinge
glastonbury-category-recipe-a = Farbrezept
glastonbury-category-recipe-b = Aufgabenrezept
glastonbury-reason-cards = { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
    }
glastonbury-reason-own = eigene Farbe
glastonbury-reason-bonus = Bonus

## Pictures

glastonbury-lens-cauldrons = Alle Kessel
glastonbury-sheet = Die Kessel
glastonbury-spell-bad-luck = Pech
glastonbury-spell-eyeball = Augapfel
glastonbury-spell-appearance = Erscheinung
glastonbury-spell-movement = Bewegung
glastonbury-spell-powder = Zauberpulver
glastonbury-guide-bad-luck = Sofort: Alle anderen verlieren ihre oberste Karte
glastonbury-guide-eyeball = Sofort: Sieh in deinen ganzen Kessel
glastonbury-guide-appearance = Zweimal: Nimm irgendeine Karte vom Feld, außer Pech und Augapfel
glastonbury-guide-movement = Dreimal: Lauf von einer Ecke weiter und nimm eine Karte, außer denselben zwei
glastonbury-guide-powder = 0 Schritte: Nimm noch einmal aus derselben Reihe. Am Ende kommt es zu einem Satz
glastonbury-colour-red = Roter Magier
glastonbury-colour-blue = Blauer Magier
glastonbury-colour-yellow = Gelber Magier
glastonbury-colour-green = Grüner Magier
glastonbury-example = Drei Schritte haben den gelben Magier zu der hellen Reihe geführt: Eine ihrer Karten wird jetzt genommen. Rechts: die Kessel mit ihrer obersten Karte und die Zauber, und wie oft sie noch gehen. Darunter: was jeder Zauber tut.

## /rules

glastonbury-rules =
    <b>Glastonbury</b>

    Magier laufen um ein Feld aus Karten und werfen Zutaten in ihre Kessel: Sammle drei oder vier gleiche. Von jeder der 18 Zutaten gibt es vier Karten mit den Zahlen 1 bis 4; je zwei Zutaten haben dieselbe Farbe. Dazwischen sind zwei Pulver und zehn Zauber gemischt.

    <b>Dein Zug</b>
    • <b>Dein Magier läuft</b> (ich ziehe ihn für dich), im Uhrzeigersinn, so viele Schritte, wie die oberste Karte deines Kessels sagt; zwei, solange er leer ist. Das Feld ist sechs Karten breit und sechs hoch. An jeder Seite liegen vier Reihen von Karten, dann kommt eine Ecke: Jede Reihe und jede Ecke ist ein Schritt. Die äußeren Karten gehören zu den Reihen, die dort enden. An einer Reihe dürfen mehrere Magier stehen.
    • <b>Nimm eine Karte</b> aus der Reihe, an der du stehst: irgendeine, nah oder fern. Zutaten und Pulver kommen oben auf deinen Kessel. Eine neue Karte füllt die Lücke.
    • <b>Ecke:</b> keine Karte, außer ein Zauber „Bewegung“ lässt dich weiterlaufen. Wer beginnt, entscheidet das Los; der Reihe nach wählen alle eine freie Ecke, in der sie anfangen.

    {""}<b>Zauber.</b> Nimm einen statt einer Zutat; benutze höchstens einen pro Zug.
    • 🌩 <b>Pech</b> wirkt sofort: Alle anderen verlieren die oberste Karte im Kessel. Diese Karten kommen gemischt und ungesehen unter den Stapel, oder aus dem Spiel, wenn er leer ist. Vier Karten.
    • 👁 <b>Augapfel</b> wirkt sofort: Du siehst einmal deinen ganzen Kessel. Zwei Karten.
    • ✨ <b>Erscheinung</b>, zweimal: Nimm statt aus deiner Reihe irgendeine Karte vom Feld, außer Pech und Augapfel; nicht in einer Ecke. Zwei Karten.
    • 👢 <b>Bewegung</b>, dreimal: Lauf in einer Ecke so viele Schritte weiter, wie deine oberste Karte sagt, und nimm dort eine Karte, außer den beiden. Hat die Reihe nichts anderes, endet das Spiel. Zwei Karten.
    Einen Zauber, den du behältst, kannst du ab deinem nächsten Zug benutzen.
    🪄 <b>Zauberpulver</b> ist 0 wert: Du bleibst stehen und nimmst noch einmal aus derselben Reihe. Deckt Pech es auf, während du in einer Ecke stehst, lauf so viele Schritte, wie die Karte darunter sagt. Am Ende kommt es zu der Zutat, bei der es dir am meisten bringt; es darf aus drei Karten vier machen.

    <b>Das Ende</b>
    Ist der Stapel leer, werden Lücken nicht mehr gefüllt. Wer die letzte Karte irgendeiner Reihe nimmt, beendet das Spiel und muss diese Karte nicht behalten.

    <b>Punkte, für jede Zutat</b>
    • eine Karte: minus ihre Zahl; zwei: 0 Punkte
    • drei: ihre Summe; vier: ihre Summe und 5 dazu
    Zutaten in der Farbe deines Magiers zählen doppelt, auch Minuspunkte (aber nicht die 5). Bei Gleichstand wird der Sieg geteilt.

    { $players ->
        [0] <b>Zu zweit:</b> Die acht Karten einer Farbe, deren Magier nicht mitspielt, bleiben in der Schachtel.
        [2] Die acht Karten einer Farbe, deren Magier nicht mitspielt, bleiben in der Schachtel.
       *[other] {""}
    }
glastonbury-rules-recipes-on =
    <b>Rezepte</b>. Eines für eine Farbe: Hast du mehr Karten davon als alle anderen, { $players ->
        [0] 1 Punkt je Karte (2 zu viert)
        [4] 2 Punkte je Karte
       *[other] 1 Punkt je Karte
    }; dein Pulver darf dort mitzählen. Eines für eine Aufgabe, 10 Punkte: Du allein hast die wenigsten Karten im Kessel, die wenigsten Karten mit einer 4, die wenigsten Zauber oder die meisten Karten mit einer 1, oder du beendest das Spiel; was gilt, sagt das Rezept. Gleichstand bringt nichts.
glastonbury-rules-memory-strict =
    <b>Merken</b>
    Beim strengen Gedächtnis siehst du nur die oberste Karte jedes Kessels: Merk dir, was darunter liegt. Der Augapfel zeigt es privat; die anderen warten, bis du ihn schließt. Tipps gibt es nicht. Jeden Spielplan lösche ich, sobald der nächste steht, oder leere ihn, wo ich das nicht kann. Nicht zurückholen kann ich Bildschirmfotos, Benachrichtigungen, was dein Telefon speichert, und das Verzeichnis gelöschter Nachrichten, das die Admins einer Gruppe öffnen können. Bitte macht euch keine Notizen!
glastonbury-rules-memory-open =
    <b>Offene Kessel</b>. Alle sehen alle Karten darin, ein Augapfel zeigt also nichts Neues.

## The log and the board in characters

glastonbury-move-cell = Zeile { $row }, Spalte { $column }
glastonbury-move-none = keine Karte
glastonbury-legend = Jede Karte ist ein Zeichen und eine Zahl: 🐸3 ist Frosch 3, 🪄 Zauberpulver, [] eine Ecke, ·· leer. Die Ziffern ums Feld sind die Magier
glastonbury-legend-player = { $seat } ({ $number }): { $told }
glastonbury-legend-cards = { $cards ->
        [0] der Kessel ist leer
        [one] { $cards } Karte im Kessel
       *[other] { $cards } Karten im Kessel
    }
glastonbury-legend-top = obenauf: { $card }
glastonbury-legend-cauldron = von unten nach oben: { $cards }
glastonbury-legend-spell = { $spell ->
        [appearance] Erscheinung
       *[movement] Bewegung
    } × { $uses }
glastonbury-scored = { $category } ({ $set })

## Records
glastonbury-record-three = Beste Drillinge: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
glastonbury-record-four = Beste Vierlinge: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## In words

glastonbury-aloud-sign = { $sign }
glastonbury-aloud-spell = { $sign } { $spell }
glastonbury-aloud-ahead = Wo { $seat } als Nächstes stünde, je nach Zahl der genommenen Karte: { $places }
glastonbury-aloud-movement = 👢 Weiterlaufen: { $place }
glastonbury-aloud-step = { $steps }: { $place }
glastonbury-chapter-cauldrons = Alle Kessel
glastonbury-chapter-colours = Farben
glastonbury-aloud-colour = { $colour ->
        [red] Rot
        [blue] Blau
        [yellow] Gelb
        [green] Grün
        [orange] Orange
        [purple] Lila
        [brown] Braun
        [grey] Grau
       *[white] Weiß
    }: { $sets }
glastonbury-chapter-field = Karten
glastonbury-aloud-wizard = { $seat }: { $told }
glastonbury-aloud-cauldron = Kessel, von unten: { $cards }
glastonbury-aloud-place = { $side ->
        [north] über Spalte { $line }
        [east] rechts von Zeile { $line }
        [south] unter Spalte { $line }
       *[west] links von Zeile { $line }
    }
glastonbury-aloud-corner = { $corner ->
        [nw] Ecke im Nordwesten
        [ne] Ecke im Nordosten
        [se] Ecke im Südosten
       *[sw] Ecke im Südwesten
    }
glastonbury-aloud-told = { $what }, { $told }
glastonbury-aloud-next = dann { $place }
glastonbury-aloud-refilled = jetzt liegt dort { $card }
glastonbury-aloud-removed = Nicht in diesem Spiel: { $sets }
glastonbury-aloud-row = Zeile { $row }: { $cards }
glastonbury-aloud-nothing = nichts
glastonbury-aloud-cell = { glastonbury-aloud-at }: { $card }
glastonbury-aloud-at = Zeile { $row } Spalte { $column }

## Why a computer would do that

glastonbury-why-set = { $how ->
        [leave] im Kessel zählte das:{" "}
       *[keep] {""}
    }{ $set }{ $own ->
        [1] {" "}(deine Farbe)
       *[0] {""}
    }: { $before } → { $after } Punkte
glastonbury-why-whole = { $how ->
        [leave] im Kessel zählte das:{" "}
       *[keep] {""}
    }deine Sätze mit { $powder ->
        [1] diesem Pulver
       *[0] deinem Pulver
    }: { $before } → { $after } Punkte
glastonbury-why-recipes = deine Rezepte: { $before } → { $after } Punkte
glastonbury-why-powder = das Pulver zählt später zu dem Satz, dem es am meisten bringt
glastonbury-why-grows = { $named ->
        [1] { $set }:{" "}
       *[0] {""}
    }{ $aim ->
        [2] mit einer zweiten sind es 0
        [3] mit der dritten sind es mindestens { $points }
       *[4] mit der vierten sind es { $points }
    } ({ $odds ->
        [likely] wahrscheinlich
        [gamble] Glückssache
       *[unlikely] unwahrscheinlich
    }{ $lying ->
        [0] {""}
       *[other] , auf dem Feld: { $lying }
    })
glastonbury-why-rest = { $named ->
        [1] { $set }:{" "}
       *[0] {""}
    }die übrigen davon haben die anderen
glastonbury-why-next = { $steps ->
        [0] als Nächstes bleibst du stehen{ $where ->
            [corner] , in einer Ecke, ohne Karte
            [further] , in einer Ecke; eine Bewegung führt weiter
            [card] , bei { $card }
            [field] {""}
           *[idle] , dort noch nichts für dich
        }
       *[other] als Nächstes { $steps ->
            [one] { $steps } Schritt
           *[other] { $steps } Schritte
        }{ $where ->
            [corner] , in eine Ecke, ohne Karte
            [further] , in eine Ecke; eine Bewegung führt weiter
            [card] , hin zu { $card }
            [field] {""}
           *[idle] , dort noch nichts für dich
        }
    }
glastonbury-why-unlucky = { $count ->
        [0] niemand sonst hat eine Karte zu verlieren
       *[other] { $losses }
    }
glastonbury-why-loss = { $seat } verliert { $card }{ $points ->
        [0] {""}
       *[other] {" "}(−{ $points })
    }
glastonbury-why-uses = { $card }: { $uses ->
        [0] in deinen Kessel kommt nichts
        [1] später einmal zu benutzen
       *[other] später { $uses }-mal zu benutzen
    }
glastonbury-why-spent = { $spell ->
        [appearance] Erscheinung
       *[movement] Bewegung
    }: { $left ->
        [0] die letzte
       *[other] noch { $left }
    }
glastonbury-why-saved = Bewegung für später gespart: noch { $left }
glastonbury-why-ends = damit endet das Spiel{ $known ->
        [1] : { $won ->
            [1] du gewinnst,
            [2] geteilter Sieg,
           *[0] du verlierst,
        } { $own } zu { $best }
       *[0] {""}
    }
glastonbury-why-card = { $way ->
        [appear] Erscheinung,{" "}
        [move] Bewegung,{" "}
        [leave] liegen lassen:{" "}
        [stay] in der Ecke bleiben
        [trapped] Bewegung ohne Karte
       *[take] {""}
    }{ $card }
glastonbury-why-beside = zweitbester Zug: { $what } ({ $less ->
        [0] etwa gleich gut
       *[other] etwa { $less } schlechter
    })

## The cheat sheet

glastonbury-lens-guide = Wertung
glastonbury-guide-one = Eine allein: minus ihre Zahl (eine 4)
glastonbury-guide-two = Zwei gleiche: nichts
glastonbury-guide-three = Drei gleiche: ihre Summe (4, 3, 2)
glastonbury-guide-four = Vier gleiche: ihre Summe und 5 (4, 3, 2, 1)
glastonbury-guide-own = Farbe deines Magiers: Plus und Minus zählen doppelt, die 5 nicht
glastonbury-guide-steps = Zahl deiner obersten Karte: so viele Schritte läufst du als Nächstes
glastonbury-guide-colour = Farbrezept: mehr Karten davon als alle anderen, je
glastonbury-guide-task = Aufgabenrezept: nur du allein
