### Land vs Sea in German. People are called by $seat, $player and $seats, which are names.

land-vs-sea-name = Land gegen Meer
land-vs-sea-blurb = Ihr legt zusammen einen Plan: Die einen wollen Land, die anderen Meer. Jedes Plättchen hat zwei Seiten, und eine davon ist dein Geheimnis.
land-vs-sea-credit = Ein Spiel von Jon-Paul Jacques, erschienen bei Good Games Publishing

## Options

land-vs-sea-preset-basic = Grundspiel
land-vs-sea-preset-full = Volles Spiel
land-vs-sea-option-mountains = Berge
land-vs-sea-option-mountains-help = Gebirge und Korallenriffe zählen, sobald zwei davon sich treffen: 1 Punkt für jedes Gebirge oder Riff in der Kette. Zu dritt sind sie immer dabei.
land-vs-sea-option-mountains-off = aus
land-vs-sea-option-mountains-on = an
land-vs-sea-option-caravans = Karawanen
land-vs-sea-option-caravans-help = Karawanen und Schiffe bringen 2, wenn man sie nebeneinander legt. Am Ende zählt jede Handelsroute für Land oder für Meer, je nachdem, wovon mehr darauf ist. Zu dritt sind sie immer dabei.
land-vs-sea-option-caravans-off = aus
land-vs-sea-option-caravans-on = an
land-vs-sea-option-waypoints = Wegpunkte
land-vs-sea-option-waypoints-help = Alle außer dem Kartografen haben einen Wegpunkt zum Setzen. Wer sein Gebiet fertig macht oder sein Plättchen umbaut, bekommt 1. Am besten zu viert: So deuten Teams an, was sie vorhaben.
land-vs-sea-option-waypoints-four = zu viert
land-vs-sea-option-waypoints-on = immer
land-vs-sea-option-waypoints-off = nie
land-vs-sea-option-table-talk = Absprachen
land-vs-sea-option-table-talk-help = Für Teams. Prüfen kann ich das nicht: Haltet euch selbst daran. Begrenzt: kein Rat, wohin was soll. Frei: Redet über den Plan, wie ihr mögt, aber nie über verdeckte Seiten.
land-vs-sea-option-table-talk-restricted = begrenzt
land-vs-sea-option-table-talk-free = frei
land-vs-sea-option-first-hands = Anfang
land-vs-sea-option-first-hands-help = Ausgeteilt: Alle bekommen gleich zwei Plättchen. Gewählt: Ihr zieht sie reihum, jeweils von dem Stapel, den ihr wollt, wie in den gedruckten Regeln.
land-vs-sea-option-first-hands-dealt = ausgeteilt
land-vs-sea-option-first-hands-chosen = gewählt

## What holds at a table

land-vs-sea-holds-mountains-off = { $players ->
        [3] Gebirge und Korallenriffe sind trotzdem dabei: Zu dritt sind sie es immer.
       *[other] Gebirge und Korallenriffe bringen nichts.
    }
land-vs-sea-holds-mountains-on = Sobald Gebirge oder Riffe sich treffen, bringt jedes in der Kette einen Punkt.
land-vs-sea-holds-caravans-off = { $players ->
        [3] Karawanen und Schiffe sind trotzdem dabei: Zu dritt sind sie es immer.
       *[other] Karawanen und Schiffe bringen nichts.
    }
land-vs-sea-holds-caravans-on = Eine Karawane oder ein Schiff neben anderen bringt 2, und am Ende zählen Handelsrouten.
land-vs-sea-holds-waypoints-four = { $players ->
        [2] Zu zweit gibt es keine Wegpunkte.
        [3] Zu dritt gibt es keine Wegpunkte.
        [4] Alle haben einen Wegpunkt; kommt er zurück, bekommt 1 Punkt, wer das bewirkt hat.
       *[other] Zu viert haben alle einen Wegpunkt; sonst hat niemand einen.
    }
land-vs-sea-holds-waypoints-on = Alle{ $players ->
        [3] {" "}außer dem Kartografen
       *[other] {""}
    } haben einen Wegpunkt; kommt er zurück, bekommt 1 Punkt, wer das bewirkt hat.
land-vs-sea-holds-waypoints-off = Niemand hat einen Wegpunkt.
land-vs-sea-holds-table-talk-restricted = { $players ->
        [2] An diesem Tisch gibt es keine Teams.
        [3] An diesem Tisch gibt es keine Teams.
       *[other] Im Team gebt ihr einander keinen Rat, wohin was soll.
    }
land-vs-sea-holds-table-talk-free = { $players ->
        [2] An diesem Tisch gibt es keine Teams.
        [3] An diesem Tisch gibt es keine Teams.
       *[other] Im Team dürft ihr über den Plan reden, wie ihr mögt, aber nie über verdeckte Seiten.
    }
land-vs-sea-holds-first-hands-dealt = Alle bekommen gleich zwei Plättchen ausgeteilt.
land-vs-sea-holds-first-hands-chosen = Am Anfang zieht ihr eure zwei Plättchen reihum, jeweils von dem Stapel, den ihr wollt.

## Questions and answers

land-vs-sea-ask-side = welche Seite legst du?
land-vs-sea-ask-cell = wohin mit dem Plättchen?
land-vs-sea-ask-rotation = wie herum?
land-vs-sea-ask-stack = welcher Stapel?
land-vs-sea-ask-theft = welches Plättchen klaust du?
land-vs-sea-ask-spot = wohin mit deinem Wegpunkt?
land-vs-sea-stack-first = Stapel 1
land-vs-sea-stack-second = Stapel 2
land-vs-sea-spot-none = Kein Wegpunkt

## What happened

land-vs-sea-tile-laid = { $seat } legt ein Plättchen
land-vs-sea-tile-stolen = ✋ { $seat } klaut { $player } ein Plättchen
land-vs-sea-hole-filled = { $terrain ->
        [land] 🌋 Ein Vulkan füllt das Loch
       *[sea] 🌀 Ein Strudel füllt das Loch
    }
land-vs-sea-area-completed = { $terrain ->
        [land] Land
       *[sea] Meer
    } +{ $points }{ $plus ->
        [0] {""}
       *[other] , { $seat } +{ $plus }
    }
land-vs-sea-chain-linked = { $kind ->
        [mountains] ⛰ Berge
       *[corals] 🪸 Korallen
    }: { $seats } +{ $points }
land-vs-sea-traders-met = { $trader ->
        [caravan] 🐪 Karawane
       *[ship] ⛵ Schiff
    }: { $seat } +{ $points }
land-vs-sea-waypoint-placed = 🚩 { $seat } setzt einen Wegpunkt
land-vs-sea-waypoint-returned = 🚩 { $seat } +{ $points }: Wegpunkt zurück an { $player }
land-vs-sea-route-scored = Handelsroute (Karawanen { $caravans }, Schiffe { $ships }): { $shared ->
        [0] keine Punkte
       *[other] { $seats } +{ $points }
    }
land-vs-sea-game-ended = { $shared ->
        [1] { $seats } gewinnt
       *[other] { $seats } teilen sich den Sieg
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }

## How things stand

land-vs-sea-status-you = Du spielst { $side ->
        [land] Land 🟧
        [sea] Meer 🟦
       *[cartographer] den Kartografen ⬜
    }
land-vs-sea-status-left = { $left ->
        [0] die Stapel sind leer
       *[other] { $left } Plättchen in den Stapeln
    }
land-vs-sea-status-again = ↻ Spielt ein zweites Plättchen
land-vs-sea-category-land = Land
land-vs-sea-category-sea = Meer
land-vs-sea-category-plus = Plus
land-vs-sea-category-chains = Ketten
land-vs-sea-category-traders = Handel
land-vs-sea-category-routes = Routen
land-vs-sea-category-waypoints = Wegpunkte

## Pictures

land-vs-sea-sheet = Land gegen Meer
land-vs-sea-total = Gesamt
land-vs-sea-side-land = Land
land-vs-sea-side-sea = Meer
land-vs-sea-side-cartographer = Kartograf
land-vs-sea-lens-areas = Gebiete
land-vs-sea-lens-routes = Ketten
land-vs-sea-lens-left = Rest
land-vs-sea-signs-left = ×2: so viele hast du noch nicht gesehen
land-vs-sea-signs-areas = ▲ Land, ≈ Meer: 5+2 = 5 Plättchen, 2 Plus
land-vs-sea-signs-routes = ×3: so viele in einer Kette · 2:1 = 2 Karawanen, 1 Schiff
land-vs-sea-unseen = Noch nicht gesehene Seiten
land-vs-sea-covered = davon verdeckt auf dem Plan
land-vs-sea-example = Ein Plan im Entstehen. Gold markiert das letzte Plättchen. Unten: wer dran ist, die Punkte und von jedem Plättchen auf der Hand die Seite, die alle sehen dürfen.

## /rules

land-vs-sea-rules =
    <b>Land gegen Meer</b>

    Zusammen legt ihr einen Plan aus sechseckigen Plättchen; das erste ist halb Land, halb Meer. { $players ->
        [2] Die eine Seite sammelt Punkte für Land, die andere für Meer.
        [3] Eine Person sammelt Punkte für Land, eine für Meer; der Kartograf für das, was verbindet.
        [4] Zwei von euch sammeln Punkte für Land, zwei für Meer: Teams teilen ihre Punkte.
       *[0] Eine Person sammelt Punkte für Land, die andere für Meer; zu dritt sammelt ein Kartograf Punkte für das, was verbindet; zu viert teilen zwei Teams ihre Punkte.
    } Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.

    <b>Dein Zug</b>
    Du hast zwei Plättchen. Von jedem sehen alle eine Seite; die andere siehst nur du, in deinem Privatchat. Leg eines der beiden, mit der Seite nach oben, die du willst, so dass alle Kanten passen: Land an Land, Meer an Meer. Dann zieh von den zwei Stapeln, deren obere Seiten alle sehen, bis du wieder zwei hast. Ist ein Stapel aufgebraucht, wird der andere halbiert. Wer welche Seite bekommt, entscheidet das Los; Land beginnt.
    • <b>Noch einmal</b> (grüner Pfeil): Leg auch dein zweites Plättchen. Ein Pfeil darauf tut nichts.
    • <b>Klauen</b> (Hand): Nimm statt zu ziehen jemandem, der zwei hat, ein Plättchen weg. In diesem Zug darfst du es nicht legen.

    <b>Punkte</b>
    Ein Gebiet ohne offene Kante ist fertig. Jedes seiner Plättchen ist 1 Punkt für seine Seite, wer auch immer es fertig gemacht hat; ein Plättchen zählt einmal, auch wenn zwei Teile davon zum Gebiet gehören. Jedes <b>Plus</b> darauf ist 1 Punkt für die Person, die es fertig gemacht hat. Auf manchen Plättchen berühren sich zwei gleiche Gebiete an einer Ecke: Sie bleiben getrennt. Unfertige Gebiete bringen nichts.

    <b>Vulkan und Strudel</b>
    Ein Loch ist ein leeres Feld mit Plättchen auf allen sechs Seiten. Das erste, dessen sechs Kanten alle Land (oder alle Meer) sind, füllt sofort, wer es gemacht hat: mit dem Vulkan (oder dem Strudel). Es zählt als eigenes Plättchen und hat fünf Plus. Entstehen zwei zugleich, wählst du, welches du füllst.{ $mountains ->
        [on] {" "}{ land-vs-sea-volcano-edges }
       *[off] { $players ->
            [2] {""}
            [4] {""}
           *[other] {" "}{ land-vs-sea-volcano-edges }
        }
    } Spätere Löcher bleiben leer.

    { $players ->
        [2] {""}
        [4] {""}
       *[other] <b>Zu dritt</b>
        Die Reihenfolge ist Land, Meer, Kartograf. Berge, Korallen, Karawanen und Schiffe sind immer dabei. Treffen sich Gebirge oder Riffe, bekommt der Kartograf 1 für jedes in der Kette. Wer eine Karawane oder ein Schiff neben andere legt, bekommt 2. Am Ende bringt jede Handelsroute (zwei oder mehr nebeneinander) 1 für jede Karawane und jedes Schiff darauf: für Land, wenn es mehr Karawanen sind, für Meer, wenn es mehr Schiffe sind, für den Kartografen, wenn es gleich viele sind. Plus zählen für die Person, die das Gebiet fertig macht, auch für den Kartografen.
    }

    { $players ->
        [2] {""}
        [3] {""}
       *[other] <b>Zu viert</b>
        Zwei spielen für Land, zwei für Meer, abwechselnd: Land, Meer, Land, Meer. Im Team teilt ihr eure Punkte, aber nicht eure verdeckten Seiten: Zeigt und nennt sie nie, auch einander nicht. Auch im eigenen Team darfst du klauen.
    }

    Jedes Plättchen zeigt Land und Meer, also passt es immer irgendwo. Hat dir jemand ein Plättchen geklaut und du hast nur noch eines, leg das. Das Spiel endet, wenn das letzte Plättchen gelegt ist.

    <i>Die Liste der 58 Plättchen ist nicht veröffentlicht: Unsere ist nachgebaut, gleich für Land und Meer.</i>
land-vs-sea-volcano-edges = Der Vulkan trägt auf drei Kanten nebeneinander Berge, der Strudel Korallen: Wer ihn legt, dreht ihn nach Belieben.
land-vs-sea-rules-table-talk-restricted =
    { $players ->
        [2] {""}
        [3] {""}
        [4] <b>Absprachen: begrenzt</b>
        Gib im Team keinen Rat, wohin oder wie ein Plättchen oder ein Wegpunkt soll: nicht mit Worten, nicht mit Zeichen, auch nicht in einer privaten Nachricht. Was du auf den Plan legst, darf ein Wink sein, und ans Setzen des Wegpunkts darfst du erinnern.
       *[other] <b>Absprachen: begrenzt</b>
        Zu viert. Gib im Team keinen Rat, wohin oder wie ein Plättchen oder ein Wegpunkt soll: nicht mit Worten, nicht mit Zeichen, auch nicht in einer privaten Nachricht. Was du auf den Plan legst, darf ein Wink sein, und ans Setzen des Wegpunkts darfst du erinnern.
    }
land-vs-sea-rules-table-talk-free =
    { $players ->
        [2] {""}
        [3] {""}
        [4] <b>Absprachen: frei</b>
        Im Team dürft ihr vorschlagen, wohin was soll, aber nie sagen, was auf einer verdeckten Seite ist.
       *[other] <b>Absprachen: frei</b>
        Zu viert. Im Team dürft ihr vorschlagen, wohin was soll, aber nie sagen, was auf einer verdeckten Seite ist.
    }
land-vs-sea-rules-mountains-on =
    { $players ->
        [3] {""}
        [2] <b>Berge und Korallen</b>
        Treffen sich Gebirge, bekommt Land 1 für jedes in der Kette; Meer ebenso für Riffe.
        [4] <b>Berge und Korallen</b>
        Treffen sich Gebirge, bekommt Land 1 für jedes in der Kette; Meer ebenso für Riffe.
       *[other] <b>Berge und Korallen</b>
        Treffen sich Gebirge, bekommt Land 1 für jedes in der Kette; Meer ebenso für Riffe. Zu dritt bekommt der Kartograf die Punkte für beide.
    }
land-vs-sea-rules-caravans-on =
    { $players ->
        [3] {""}
        [2] <b>Karawanen und Schiffe</b>
        Leg eine oder eines neben andere und bekomm 2. Am Ende sind zwei oder mehr nebeneinander eine Handelsroute. Sie bringt 1 für jede Karawane und jedes Schiff darauf: für Land, wenn es mehr Karawanen sind, für Meer, wenn es mehr Schiffe sind; bei gleich vielen niemandem.
        [4] <b>Karawanen und Schiffe</b>
        Leg eine oder eines neben andere und bekomm 2. Am Ende sind zwei oder mehr nebeneinander eine Handelsroute. Sie bringt 1 für jede Karawane und jedes Schiff darauf: für Land, wenn es mehr Karawanen sind, für Meer, wenn es mehr Schiffe sind; bei gleich vielen niemandem.
       *[other] <b>Karawanen und Schiffe</b>
        Leg eine oder eines neben andere und bekomm 2. Am Ende sind zwei oder mehr nebeneinander eine Handelsroute. Sie bringt 1 für jede Karawane und jedes Schiff darauf: für Land, wenn es mehr Karawanen sind, für Meer, wenn es mehr Schiffe sind; bei gleich vielen niemandem (zu dritt dem Kartografen).
    }
land-vs-sea-rules-waypoints-on =
    { $players ->
        [2] <b>Wegpunkte</b>
        Am Ende deines Zuges darfst du deinen Wegpunkt auf ein Gebiet deiner Art setzen, auf ein Plättchen mit einer freien Seite und ohne anderen Wegpunkt. Er kommt zurück, wenn das Gebiet fertig ist oder das Plättchen sechs Nachbarn hat; wer das bewirkt, bekommt 1. Du darfst ihn im selben Zug neu setzen.
        [4] <b>Wegpunkte</b>
        Am Ende deines Zuges darfst du deinen Wegpunkt auf ein Gebiet deiner Art setzen, auf ein Plättchen mit einer freien Seite und ohne anderen Wegpunkt. Er kommt zurück, wenn das Gebiet fertig ist oder das Plättchen sechs Nachbarn hat; wer das bewirkt, bekommt 1. Du darfst ihn im selben Zug neu setzen.
       *[other] <b>Wegpunkte</b>
        Am Ende deines Zuges darfst du deinen Wegpunkt auf ein Gebiet deiner Art setzen, auf ein Plättchen mit einer freien Seite und ohne anderen Wegpunkt. Er kommt zurück, wenn das Gebiet fertig ist oder das Plättchen sechs Nachbarn hat; wer das bewirkt, bekommt 1. Du darfst ihn im selben Zug neu setzen. Der Kartograf hat keinen.
    }
land-vs-sea-rules-waypoints-four =
    { $players ->
        [2] {""}
        [3] {""}
        [4] <b>Wegpunkte</b>
        Am Ende deines Zuges darfst du deinen Wegpunkt auf ein Gebiet deiner Art setzen, auf ein Plättchen mit einer freien Seite und ohne anderen Wegpunkt. Er kommt zurück, wenn das Gebiet fertig ist oder das Plättchen sechs Nachbarn hat; wer das bewirkt, bekommt 1. Du darfst ihn im selben Zug neu setzen.
       *[other] <b>Wegpunkte</b>
        Zu viert. Am Ende deines Zuges darfst du deinen Wegpunkt auf ein Gebiet deiner Art setzen, auf ein Plättchen mit einer freien Seite und ohne anderen Wegpunkt. Er kommt zurück, wenn das Gebiet fertig ist oder das Plättchen sechs Nachbarn hat; wer das bewirkt, bekommt 1. Du darfst ihn im selben Zug neu setzen.
    }

## The log and the board in characters

land-vs-sea-tile = { $land } Land + { $sea } Meer
land-vs-sea-move-lay = ein Plättchen (Kanten: { $tile }){ $pictured ->
        [1] {""}
       *[other] , { $place }
    }{ $turned ->
        [0] {""}
       *[other] , gedreht um { $turned }°
    }
land-vs-sea-move-fill = füllt das Loch{ $pictured ->
        [1] {""}
       *[other] , { $place }
    }
land-vs-sea-move-draw = zieht von Stapel { $stack }
land-vs-sea-move-waypoint = setzt den Wegpunkt
land-vs-sea-legend = # Land und ~ Meer an den Kanten; C Karawane, S Schiff, @ noch einmal, ! klauen, ^ Berge, * Korallen; eine Ziffer ist der Wegpunkt dieser Person
land-vs-sea-legend-side = { $seat } ({ $number }): { $side }
land-vs-sea-legend-player = { $seat } ({ $number }): { $side }. Auf der Hand: { $tiles }
land-vs-sea-legend-tile = { $up } oder { $down }
land-vs-sea-legend-stack = Stapel { $stack }: { $tiles } Plättchen, obenauf { $top }
land-vs-sea-scored = { $category } bei { $place }
land-vs-sea-reason-tiles = { $count } Plättchen
land-vs-sea-reason-plus = { $count } Plus
land-vs-sea-reason-mountains = { $count } Gebirge
land-vs-sea-reason-corals = { $count ->
        [one] { $count } Riff
       *[other] { $count } Riffe
    }
land-vs-sea-reason-route = { $count ->
        [one] { $count } Halt
       *[other] { $count } Halte
    }
land-vs-sea-reason-caravan = Karawane
land-vs-sea-reason-ship = Schiff

## Records
land-vs-sea-record-land = Größtes Land: { $count } Plättchen
land-vs-sea-record-sea = Größtes Meer: { $count } Plättchen
land-vs-sea-record-route = Längste Handelsroute: { $count ->
        [one] { $count } Halt
       *[other] { $count } Halte
    }

## In words

land-vs-sea-chapter-left = Was noch kommt
land-vs-sea-aloud-left = { $count } × { $shown }
land-vs-sea-chapter-others = Andere & Stapel
land-vs-sea-chapter-areas = Unfertige Gebiete
land-vs-sea-chapter-routes = Ketten & Routen
land-vs-sea-chapter-map = Plan
land-vs-sea-aloud-place = Zeile { $row } Stelle { $place }
land-vs-sea-aloud-last = Zuletzt gelegt: { $tile }
land-vs-sea-aloud-player = { $seat }: { $told }
land-vs-sea-aloud-side = Plättchen { $tile }, { $side ->
        [up] offene Seite
       *[down] verdeckte Seite
    }
land-vs-sea-aloud-thing = { $thing ->
        [land] Land
        [sea] Meer
        [mountains] Berge
        [corals] Korallen
        [trade] Handelsroute
        [caravan] Karawane
        [ship] Schiff
        [again] noch einmal
       *[steal] klauen
    }
land-vs-sea-aloud-piece = { $thing } ({ $ways }){ $plus ->
        [0] {""}
       *[other] {" "}mit { $plus } Plus
    }
land-vs-sea-aloud-way = { $way ->
        [ne] Nordosten
        [e] Osten
        [se] Südosten
        [sw] Südwesten
        [w] Westen
       *[nw] Nordwesten
    }
land-vs-sea-aloud-region = { $thing } bei { $place } ({ $tiles } Plättchen{ $plus ->
        [0] {""}
       *[other] , { $plus } Plus
    })
land-vs-sea-aloud-unfinished = { $region }: geht weiter bei { $places }
land-vs-sea-aloud-stack = Stapel { $stack }
land-vs-sea-aloud-pile = { $tiles } Plättchen, obenauf { $top }
land-vs-sea-aloud-theft = von { $seat }: { $side }
land-vs-sea-aloud-stolen = offene Seite: { $told }
land-vs-sea-aloud-flag = Wegpunkt von { $seat }
land-vs-sea-aloud-told = { $what }: { $told }
land-vs-sea-aloud-edge = { $way }: { $thing }
land-vs-sea-aloud-completes = { $how ->
        [could] kann fertig machen:
       *[does] macht fertig:
    } { $region }
land-vs-sea-aloud-links = { $how ->
        [could] kann verbinden:
       *[does] verbindet:
    } { $region }
land-vs-sea-aloud-turned = { $degrees ->
        [0] nicht gedreht
       *[other] gedreht um { $degrees }°
    }

## Why a computer would do that

land-vs-sea-why-where = { $where ->
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
land-vs-sea-why-scored = sofort +{ $points }: { $parts }
land-vs-sea-why-part = { $what ->
        [land] Land
        [sea] Meer
        [plus] Pluszeichen
        [chains] eine Kette
        [traders] Karawane oder Schiff getroffen
       *[waypoints] Wegpunkt
    }{ land-vs-sea-why-where }{ $alone ->
        [1] {""}
       *[0] {" "}+{ $points }
    }
land-vs-sea-why-area = { $again ->
        [1] { $what ->
            [land] noch ein Stück Land
           *[sea] noch ein Stück Meer
        }
       *[0] { $what ->
            [land] Land
           *[sea] Meer
        }
    }{ land-vs-sea-why-where }{ $how ->
        [standing] : fertig mindestens { $points } ({ $odds ->
            [likely] wahrscheinlich
            [gamble] Glückssache
           *[unlikely] unwahrscheinlich
        })
        [harder] {" "}wird schwerer: noch { $needed } Plättchen ({ $odds ->
            [likely] trotzdem wahrscheinlich
            [gamble] Glückssache
           *[unlikely] unwahrscheinlich
        })
       *[waypoint] : wer es fertig macht, bekommt 1 für deinen Wegpunkt ({ $odds ->
            [likely] wahrscheinlich
            [gamble] Glückssache
           *[unlikely] unwahrscheinlich
        })
    }
land-vs-sea-why-expected = { $but ->
        [1] aber{" "}
       *[0] {""}
    }{ $side ->
        [land] Land
        [sea] Meer
       *[cartographer] Kartograf
    }: { $change } auf lange Sicht
land-vs-sea-why-route = die Handelsroute zählt nach jetzigem Stand { $side ->
        [none] für niemanden: gleich viele
        [land] { $points } fürs Land
        [sea] { $points } fürs Meer
       *[cartographer] { $points } für den Kartografen: gleich viele
    }
land-vs-sea-why-paid = aber { $side ->
        [land] das Land
        [sea] das Meer
       *[cartographer] der Kartograf
    } bekommt { $points }
land-vs-sea-why-answer = { $seat } könnte als Nächstes mit einer offenen Seite { $before } holen, jetzt nur noch { $after }
land-vs-sea-why-threat = { $seat } kann als Nächstes mit einer offenen Seite { $points } holen
land-vs-sea-why-little = ändert für alle wenig
land-vs-sea-why-stolen = { $seat } hat ein Plättchen weniger
land-vs-sea-why-again = du legst gleich ein zweites Plättchen
land-vs-sea-why-stack = { $more ->
        [0] soweit man sieht, ist jeder Stapel recht
       *[other] sein offenes Plättchen kann im nächsten Zug etwa { $more } mehr bringen
    }
land-vs-sea-why-kept = behalten ist gerade besser als jeder Platz
land-vs-sea-why-ends = damit endet das Spiel: { $won ->
        [2] du gewinnst,
        [1] geteilter Sieg,
       *[0] du verlierst,
    } { $own } zu { $best }
land-vs-sea-why-next = zweitbester Zug: { $here ->
        [1] hier mit { $side }
       *[0] { $side }{ land-vs-sea-why-where }
    } ({ $less ->
        [0] etwa gleich gut
       *[other] etwa { $less } schlechter
    })

## The cheat sheet

land-vs-sea-lens-guide = Wertung
land-vs-sea-guide-area = Fertiges Gebiet: je Plättchen, für seine Seite, wer es auch fertig macht
land-vs-sea-guide-plus = Jedes Plus darauf: für die Person, die es fertig macht
land-vs-sea-guide-volcano = Vulkan oder Strudel in einem Loch: so viele Plus
land-vs-sea-guide-chain = Gebirge oder Riffe verbunden: für Land oder Meer, je Stück der Kette
land-vs-sea-guide-chain-third = Gebirge oder Riffe verbunden: für den Kartografen, je Stück
land-vs-sea-guide-traders = Karawane oder Schiff neben andere gelegt: für die Person, die legt
land-vs-sea-guide-route = Handelsroute am Ende: je Karawane und Schiff, für die Seite mit mehr
land-vs-sea-guide-route-third = Handelsroute am Ende: je Stück, für die Seite mit mehr; bei gleich vielen für den Kartografen
land-vs-sea-guide-waypoint = Ein Wegpunkt kommt zurück: für die Person, die das bewirkt
land-vs-sea-guide-again = Noch einmal: Leg auch dein zweites Plättchen
land-vs-sea-guide-steal = Klauen: Nimm ein Plättchen aus einer Hand statt von einem Stapel
