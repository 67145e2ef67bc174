### Carcassonne: The Castle in German. People are called by $seat and $seats, which are names.

castle-name = Die Burg
castle-blurb = Carcassonne zu zweit: Füllt eine Burg mit Wegen, Häusern, Türmen und Höfen. Dein Zählstein läuft über die Mauer, und wenn er genau auf einem Eckturm landet, bekommst du den Bonus dort.
castle-credit = Carcassonne: Die Burg, ein Spiel von Reiner Knizia und Klaus-Jürgen Wrede, erschienen bei Hans im Glück

## Options

castle-preset-standard = Standard
castle-preset-planned = Vorausplanen
castle-preset-strict = Strenge Kanten
castle-option-edges = Kanten
castle-option-edges-help = Wege: Nur Wege müssen passen; alles andere darf nebeneinander liegen, und Verschiedenes schließt sich gegenseitig ab. Alle: Jede Seite muss zu ihrem Nachbarn passen.
castle-option-edges-paths = Wege
castle-option-edges-all = alle
castle-option-wall-tiles = Mauer
castle-option-wall-tiles-help = Landest du genau auf einem Eckturm, gehört sein Mauerplättchen dir. Verdeckt: Niemand weiß, was es ist. Offen: Du kannst gezielt eines ansteuern. Aus: ohne Mauerplättchen.
castle-option-wall-tiles-hidden = verdeckt
castle-option-wall-tiles-open = offen
castle-option-wall-tiles-off = aus
castle-option-draw = Ziehen
castle-option-draw-help = Du ziehst dein Plättchen, wenn du dran bist, oder schon am Ende deines Zuges offen das nächste und hast Zeit zum Überlegen.
castle-option-draw-turn = im Zug
castle-option-draw-ahead = eins voraus
castle-option-unplaceable = Passt nicht
castle-option-unplaceable-help = Ein Plättchen, das nirgends passt, kommt aus dem Spiel, oder es wird wieder in den Stapel gemischt und taucht vielleicht noch einmal auf. In beiden Fällen ziehst du ein neues.
castle-option-unplaceable-out = weg
castle-option-unplaceable-back = mischen

## What holds at a table

castle-holds-edges-paths = Wege müssen an Wege; alles andere darf nebeneinander liegen.
castle-holds-edges-all = Jede Seite muss zu ihrem Nachbarn passen.
castle-holds-wall-tiles-hidden = Landest du genau auf einem Eckturm, gehört sein Mauerplättchen dir; vorher weiß niemand, was es ist.
castle-holds-wall-tiles-open = Landest du genau auf einem Eckturm, gehört sein Mauerplättchen dir; alle sehen, welches wo liegt.
castle-holds-wall-tiles-off = Es gibt keine Mauerplättchen.
castle-holds-draw-turn = Du ziehst dein Plättchen, wenn du dran bist.
castle-holds-draw-ahead = Am Ende deines Zuges ziehst du offen dein nächstes Plättchen.
castle-holds-unplaceable-out = Ein Plättchen, das nirgends passt, kommt aus dem Spiel, und du ziehst ein neues.
castle-holds-unplaceable-back = Ein Plättchen, das nirgends passt, wird wieder in den Stapel gemischt, und du ziehst ein neues.

## Questions and answers

castle-ask-cell = wohin mit dem Plättchen?
castle-ask-rotation = wie herum?
castle-ask-extra = danach noch ein Zug?
castle-ask-follower = einen Meeple setzen?
castle-followers-left = noch { $count }
castle-ask-payment = was zählt als Nächstes?
castle-extra-none = Kein Extrazug
castle-extra-turn = Und noch ein Zug
castle-follower-path = Weg
castle-follower-house = Haus
castle-follower-tower = Turm
castle-follower-court = Hof
castle-follower-none = Kein Meeple
castle-payment-path = Weg
castle-payment-house = Haus
castle-payment-tower = Turm
castle-payment-double-house = Haus ×2
castle-payment-double-tower = Turm ×2

## What happened

castle-tile-placed = { $seat }: Plättchen gelegt, kein Meeple
castle-tile-claimed = { $seat }: ein Meeple { $feature ->
        [path] auf den Weg
        [house] ins Haus
        [tower] in den Turm
       *[court] in den Hof
    }
castle-feature-scored = { $seat }: +{ $points } — { $feature ->
        [path] Weg
        [house] Haus
       *[tower] Turm
    } ({ $tiles } Plättchen{ $wells ->
        [0] {""}
       *[other] , Brunnen
    }{ $doubled ->
        [0] {""}
       *[other] , Mauerplättchen
    })
castle-nobody-scored = Gleichstand, also bekommt niemand Punkte: { $feature ->
        [path] Weg
        [house] Haus
       *[tower] Turm
    }
castle-keep-moved = { $seat }: Der Bergfried zieht um, in ein Haus aus { $tiles } Plättchen
castle-bonus-taken = 🧱 { $seat } nimmt das Mauerplättchen auf Feld { $space }: { castle-bonus }
castle-turn-again = { $seat }: noch ein Zug (Mauerplättchen)
castle-tile-discarded = { $tiles ->
        [1] Ein Plättchen passt nirgends und kommt aus dem Spiel
       *[other] { $tiles } Plättchen passen nirgends und kommen aus dem Spiel
    }
castle-tile-returned = { $tiles ->
        [1] Ein Plättchen passt nirgends und kommt zurück in den Stapel
       *[other] { $tiles } Plättchen passen nirgends und kommen zurück in den Stapel
    }
castle-nothing-fits = { $tiles ->
        [1] Das letzte Plättchen passt nirgends: Das Spiel ist vorbei
       *[other] Keines der letzten { $tiles } Plättchen passt irgendwo: Das Spiel ist vorbei
    }
castle-court-scored = { $seat }: +{ $points } — Hof ({ $markets ->
        [one] { $markets } Markt
       *[other] { $markets } Märkte
    }{ $raised ->
        [0] {""}
       *[other] , Mauerplättchen
    })
castle-keep-scored = { $seat }: +{ $squares } — größerer Bergfried ({ $squares ->
        [one] { $squares } leeres Feld
       *[other] { $squares } leere Felder
    })
castle-open-scored = { $seat }: +{ $points } — Mauerplättchen: { $feature ->
        [path] unfertiger Weg
        [house] unfertiges Haus
       *[tower] unfertiger Turm
    } ({ $tiles } Plättchen)
castle-bonus-scored = { $seat }: +{ $points } — Mauerplättchen
castle-game-ended = { $shared ->
        [1] { $seats } gewinnt
       *[other] { $seats } teilen sich den Sieg
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }

## Parts of sentences

castle-bonus = { $bonus ->
        [turn] noch ein Zug
        [double-tower] Turm ×2
        [double-house] Haus ×2
        [open-path] unfertiger Weg
        [open-house] unfertiges Haus
        [open-tower] unfertiger Turm
        [markets] Hof: +1 je Markt
        [keep] Bergfried: +2 Plättchen
       *[points] 5 Punkte
    }

## How things stand

castle-status-left = { $left ->
        [0] das letzte Plättchen
       *[other] noch { $left } im Stapel
    }
castle-status-drawn = Plättchen: { $tile }
castle-lens-wall = Mauerplättchen
castle-lens-left = Rest
castle-signs-wall = ×2: so viele noch nicht gesehen
castle-signs-left = ×2: so viele kommen noch
castle-sheet = Schlusswertung
castle-total = Gesamt
castle-category-path = Wege
castle-category-house = Häuser
castle-category-tower = Türme
castle-category-court = Höfe
castle-category-keep = Bergfried
castle-category-bonus = Mauer
castle-reason-tiles = { $count } Plättchen
castle-reason-wells = { $count } Brunnen
castle-reason-doubled = Mauerplättchen
castle-reason-markets = { $count ->
        [one] { $count } Markt
       *[other] { $count } Märkte
    }
castle-reason-raised = Mauerplättchen
castle-reason-squares = { $count ->
        [one] { $count } leeres Feld
       *[other] { $count } leere Felder
    }
castle-reason-points = { $count } Mauerplättchen

## Pictures

castle-colour-red = Rot
castle-colour-blue = Blau
castle-wall-turn = Noch ein Zug
castle-wall-double-tower = Ein fertiger Turm zählt doppelt
castle-wall-double-house = Ein fertiges Haus zählt doppelt
castle-wall-open-path = Ein unfertiger Weg zählt
castle-wall-open-house = Ein unfertiges Haus zählt
castle-wall-open-tower = Ein unfertiger Turm zählt
castle-wall-markets = Ein Hof: 4 je Markt statt 3
castle-wall-keep = Dein Bergfried gilt als 2 Plättchen größer
castle-wall-points = 5 Punkte am Ende
castle-example = Eine Burg im Bau. Die Punkte laufen über die Mauer: Wer auf einem Eckturm landet, nimmt sein Mauerplättchen. Gold markiert den letzten Zug.

## /rules

castle-rules =
    <b>Die Burg</b>

    Zu zweit füllt ihr das Innere einer Burg mit Plättchen. Wer beginnt, entscheidet das Los, und zwar an einem Startfeld in der Mauer. Die Mauer ist die Zählleiste; nach 99 geht es wieder von vorn los. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.

    <b>Dein Zug</b>
    • <b>Plättchen.</b> { $draw ->
        [ahead] Dein Plättchen hast du am Ende deines letzten Zuges offen gezogen. Leg es so, dass
       *[turn] Zieh ein Plättchen und leg es so, dass
    } mindestens eine Seite ein Plättchen oder ein Startfeld in der Mauer berührt. Vorher darfst du es drehen. { $edges ->
        [all] Alle vier Seiten müssen passen: Weg an Weg, Haus an Haus, Turm an Turm, Hof an Hof.
       *[paths] Ein Weg muss an einen Weg; Häuser, Türme und Höfe dürfen nebeneinander liegen: Verschiedenes schließt sich gegenseitig ab, Gleiches wächst zusammen.
    } An der Mauer darf ein Weg enden. Passt das Plättchen nirgends, { $unplaceable ->
        [back] kommt es zurück in den Stapel, und du ziehst ein neues.
       *[out] kommt es aus dem Spiel, und du ziehst ein neues.
    }
    • <b>Meeple.</b> Du darfst einen deiner sechs Meeple auf dieses Plättchen setzen: auf einen Weg, in ein Haus, einen Turm oder einen Hof, wo noch niemand steht.
    • <b>Punkte.</b> Was fertig wird, zählt sofort, deins zuerst{ $wall_tiles ->
        [off] {""}
       *[other] , denn das entscheidet, wer ein Mauerplättchen erreicht
    }, und die Meeple darauf kommen heim.

    <b>Fertig</b>
    • <b>Weg</b>, an jedem Ende abgeschlossen (durch einen Platz, ein Gebäude, ein Startfeld oder die Mauer) oder im Kreis: 1 Punkt je Plättchen, 2 je Plättchen, wenn es einen Brunnen gibt. Ein Platz beendet einen Weg; Gabelungen und Brunnen nicht.
    • <b>Haus</b>, umgeben von der Mauer oder von irgendetwas, das kein Haus ist: 1 Punkt je Plättchen.
    • <b>Turm</b>, ebenso umgeben: 2 Punkte je Plättchen.
    Startfelder zählen als Plättchen. Wer dort die meisten Meeple hat, bekommt alle Punkte; bei Gleichstand bekommt <b>niemand</b> etwas. Unfertiges bringt nichts.

    <b>Am Ende</b>
    Das Spiel endet, wenn das letzte der 60 Plättchen gelegt ist. Einige der 76 Felder bleiben leer.
    • <b>Hof</b>: 3 Punkte je Markt, auch den in einem Startfeld, für die meisten Meeple dort; bei Gleichstand bekommt niemand etwas. Ein Meeple in einem Hof bleibt bis dahin dort.
    • <b>Bergfried</b>: Dein Bergfried steht auf dem größten Haus, das dir Punkte gebracht hat; ein gleich großes versetzt ihn nicht. Der größere Bergfried bringt 1 für jedes Feld der größten leeren Fläche; sind beide gleich groß, bekommt niemand etwas.

    <i>Unsere eigenen Plättchen. Die Zeichnungen der 60 Plättchen, der Umriss der Mauer und die Orte der Startfelder und Ecktürme sind nicht veröffentlicht: Sie sind nachgebaut{ $wall_tiles ->
        [off] {""}
       *[other] , ebenso, was manche Mauerplättchen geben (5 Punkte, 2 Plättchen für den Bergfried)
    }.</i>
castle-rules-wall-tiles-hidden =
    <b>Mauerplättchen</b>
    Auf allen Ecktürmen außer dem ersten liegt eines, verdeckt. Bringt eine Wertung deinen Zählstein <i>genau</i> auf eines der zwei Felder eines Eckturms, nimm sein Plättchen. Machst du mehreres fertig, wählst du die Reihenfolge. Ab deinem nächsten Zug kannst du es einmal benutzen:
    • noch ein Zug nach diesem (nicht nach dem letzten Plättchen);
    • ein Turm, oder ein Haus, zählt doppelt, wenn du es fertig machst;
    • am Ende, je Plättchen eines davon: Ein unfertiger Weg, ein unfertiges Haus oder ein unfertiger Turm mit den meisten Meeplen von dir bringt volle Punkte; ein Hof bringt 4 je Markt statt 3; dein Bergfried gilt als 2 Plättchen größer; 5 Punkte. Ich setze sie so ein, wie es für dich am besten ist.
    Punkte am Ende des Spiels holen keine Mauerplättchen.
castle-rules-wall-tiles-open =
    <b>Mauerplättchen</b>
    Auf allen Ecktürmen außer dem ersten liegt eines, offen. Bringt eine Wertung deinen Zählstein <i>genau</i> auf eines der zwei Felder eines Eckturms, nimm sein Plättchen. Machst du mehreres fertig, wählst du die Reihenfolge. Ab deinem nächsten Zug kannst du es einmal benutzen:
    • noch ein Zug nach diesem (nicht nach dem letzten Plättchen);
    • ein Turm, oder ein Haus, zählt doppelt, wenn du es fertig machst;
    • am Ende, je Plättchen eines davon: Ein unfertiger Weg, ein unfertiges Haus oder ein unfertiger Turm mit den meisten Meeplen von dir bringt volle Punkte; ein Hof bringt 4 je Markt statt 3; dein Bergfried gilt als 2 Plättchen größer; 5 Punkte. Ich setze sie so ein, wie es für dich am besten ist.
    Punkte am Ende des Spiels holen keine Mauerplättchen.

## Records
castle-record-keep = Größter Bergfried: { $count } Plättchen
castle-record-path = Längster Weg: { $count } Plättchen
castle-record-court = Reichster Hof: { $count ->
        [one] { $count } Markt
       *[other] { $count } Märkte
    }

## The log and the board in characters

castle-move-place = Plättchen bei { $square } ({ $tile })
castle-side = { $side ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    }: { $edge ->
        [path] Weg
        [house] Haus
        [tower] Turm
       *[court] Hof
    }
castle-mark = { $mark ->
        [square] ein Platz
        [well] ein Brunnen
       *[market] ein Markt
    }
castle-move-score = als Nächstes zählt: { $feature ->
        [path] Weg
        [house] Haus
       *[tower] Turm
    } bei { $square }{ $doubled ->
        [0] {""}
       *[other] , doppelt durch ein Mauerplättchen
    }
castle-scored = { $category ->
        [path] Weg
        [house] Haus
        [tower] Turm
        [court] Hof
        [keep] Bergfried
       *[bonus] Mauerplättchen
    } bei { $square }
castle-legend = # Haus, ^ Turm, - und | Weg, o Ende eines Wegs, * ein Platz, w ein Brunnen, . Hof, m ein Markt; = ein Weg in der Mauer; ' ein leeres Feld; eine Ziffer ist ein Meeple dieser Person
castle-legend-wall = Auf der Mauer: { $tiles }
castle-legend-tower = { $bonus ->
        [hidden] { $space }
       *[other] { $space } ({ castle-bonus })
    }
castle-legend-player = { $seat } ({ $number }): { $told }
castle-legend-followers = { $count } Meeple im Vorrat
castle-legend-keep = Bergfried bei { $square } ({ $tiles } Plättchen)
castle-legend-bonus = Mauerplättchen „{ castle-bonus }“

## In words

castle-aloud-short = { $what } { $where }
castle-aloud-marker = Zählstein auf Feld { $space } der Mauer{ $tower ->
        [0] {""}
       *[other] , { $steps } vor dem Eckturm bei { $tower }
    }
castle-aloud-tower = Felder { $space } und { $next }: { $bonus ->
        [hidden] verdeckt
       *[other] { castle-bonus }
    }
castle-chapter-left = Was noch kommt
castle-aloud-left = { $count } × { $sides }
castle-chapter-others = Gegenüber
castle-chapter-unfinished = Unfertig
castle-chapter-wall = Mauerplättchen
castle-chapter-map = Burg
castle-aloud-square = { $square }
castle-aloud-last = Zuletzt gelegt: { $tile }
castle-aloud-player = { $seat }: { $told }
castle-aloud-region = { $feature ->
        [path] Weg
        [house] Haus
        [tower] Turm
       *[court] Hof
    } bei { $square } ({ $tiles } Plättchen{ $wells ->
        [0] {""}
       *[other] , { $wells } Brunnen
    }{ $markets ->
        [0] {""}
        [one] , { $markets } Markt
       *[other] , { $markets } Märkte
    })
castle-aloud-with = { $named } mit { $count } Meeplen
castle-aloud-owned = { $named } — { $seats }
castle-aloud-unfinished = { $region }: geht weiter bei { $places }
castle-aloud-told = { $what }: { $told }
castle-aloud-wall = { $side ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    }: Mauer
castle-aloud-way = { $way ->
        [n] Norden
        [e] Osten
        [s] Süden
        [w] Westen
        [ne] Nordosten
        [se] Südosten
        [sw] Südwesten
       *[nw] Nordwesten
    }
castle-aloud-could = kann fertig machen: { $region }
castle-aloud-completes = macht fertig: { $region }
castle-aloud-turned = { $degrees ->
        [0] wie gezogen
       *[other] gedreht um { $degrees }°
    }
castle-aloud-size = { $tiles } Plättchen, { $state ->
        [open] unfertig
       *[completed] fertig
    }
castle-aloud-payment = { $region }{ $doubled ->
        [0] {""}
       *[other] , doppelt durch ein Mauerplättchen
    }

## Why a computer would do that

castle-why-expected = { $but ->
        [1] aber{" "}
       *[0] {""}
    }{ $own ->
        [1] du
       *[0] { $seat }
    }: { $change } bis zum Ende{ $named ->
        [1] {" "}({ $what })
       *[0] {""}
    }
castle-why-paid = aber { $seat } bekommt { $points }
castle-why-again = gleich noch ein Zug, für ein Mauerplättchen
castle-why-little = { $changes ->
        [loss] etwas Besseres ist nicht zu sehen
        [others] ändert für dich wenig
       *[none] ändert für euch beide wenig
    }
castle-why-keep = dein Bergfried: { $tiles } Plättchen, { $than ->
        [more] jetzt der größere
        [same] so groß wie der andere
       *[less] noch der kleinere
    }
castle-why-wall = { $sure ->
        [1] du bekommst ein Mauerplättchen
       *[0] richtig gewertet, bekommst du ein Mauerplättchen
    }
castle-why-where = { $where ->
    [n] {" "}im Norden
    [ne] {" "}im Nordosten
    [e] {" "}im Osten
    [se] {" "}im Südosten
    [s] {" "}im Süden
    [sw] {" "}im Südwesten
    [w] {" "}im Westen
    [nw] {" "}im Nordwesten
   *[none] {""}
}
castle-why-feature = { $again ->
        [1] { $feature ->
            [path] noch ein
            [house] noch ein
            [tower] noch ein
           *[court] noch ein
        }{" "}
       *[0] {""}
    }{ $feature ->
        [path] Weg
        [house] Haus
        [tower] Turm
       *[court] Hof
    }{ castle-why-where }
castle-why-standing = { $what }: fertig mindestens { $done } ({ $odds ->
        [likely] wahrscheinlich
        [gamble] Glückssache
       *[unlikely] unwahrscheinlich
    })
castle-why-scored = { $what }: fertig, +{ $points }{ $most ->
        [0] {""}
       *[other] , mit Mauerplättchen +{ $most }
    }
castle-why-court = { $what }: { $now ->
        [0] noch ohne Markt
       *[other] nach jetzigem Stand { $now } am Ende{ $gain ->
            [0] {""}
           *[other] {" "}(+{ $gain })
        }
    }{ $lies ->
        [1] ; der Meeple bleibt dort
       *[0] {""}
    }
castle-why-other = { $feature ->
        [none] ohne Meeple
        [path] Weg
        [house] Haus
        [tower] Turm
       *[court] Hof
    }{ $here ->
        [here] {" "}hier
        [elsewhere] {" "}anderswo{ castle-why-where }
       *[there] { $where ->
            [none] {" "}anderswo
           *[other] { castle-why-where }
        }
    }
castle-why-ends = damit endet das Spiel: { $won ->
        [2] du gewinnst,
        [1] geteilter Sieg,
       *[0] du verlierst,
    } { $own } zu { $best }
castle-why-next = zweitbester Zug: { $what } ({ $less ->
        [0] fast ebenso gut
       *[other] etwa { $less } schlechter
    })
castle-why-order = { $first ->
        [1] zuerst{" "}
       *[0] {""}
    }{ $what }{ $doubled ->
        [1] {" "}×2
       *[0] { $first ->
            [1] {""}
           *[0] {" "}ohne Verdopplung
        }
    }
castle-why-last = dein letzter Meeple

## The cheat sheet

castle-lens-guide = Wertung
castle-guide-path = Weg: je Plättchen; mit Brunnen doppelt
castle-guide-house = Haus: je Plättchen
castle-guide-tower = Turm: je Plättchen
castle-guide-court = Hof am Ende: je Markt
castle-guide-keep = Größerer Bergfried am Ende: je Feld der größten leeren Fläche
castle-guide-bonus = Zählstein genau auf einem Eckturm: Sein Mauerplättchen gehört dir
castle-guide-home = Fertig: Dein Meeple kommt heim. In einem Hof bleibt er
castle-guide-tie = Gleich viele Meeple: niemand bekommt etwas
