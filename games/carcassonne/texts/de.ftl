### Carcassonne in German. People are called by $seat and $seats, which are names.

carcassonne-name = Carcassonne
carcassonne-blurb = Plättchen für Plättchen wächst ein Land aus Straßen, Städten und Klöstern.
carcassonne-credit = Ein Spiel von Klaus-Jürgen Wrede, erschienen bei Hans im Glück

## Options

carcassonne-preset-classic = Klassisch
carcassonne-preset-river-abbot = Fluss & Abt
carcassonne-preset-solo = Solo oder Team
carcassonne-preset-inns = Mit Wirtshäusern
carcassonne-preset-big = Großes Spiel
carcassonne-option-farmers = Bauern
carcassonne-option-farmers-help = Meeple dürfen bis zum Ende auf Wiesen liegen. An: Eine Wiese bringt 3 je fertiger Stadt, die an ihr liegt. 2. Auflage: ebenso, aber jede Stadt zählt pro Person nur einmal. 1. Auflage: Jede fertige Stadt bringt 4 für die meisten Bauern auf allen Wiesen um sie herum.
carcassonne-option-farmers-on = an
carcassonne-option-farmers-off = aus
carcassonne-option-farmers-first = 1. Auflage
carcassonne-option-farmers-second = 2. Auflage
carcassonne-option-river = Fluss
carcassonne-option-river-help = Zwölf Plättchen mehr, die zuerst gelegt werden, von der Quelle bis zum See. Der Fluss teilt Wiesen und darf nicht zweimal hintereinander in dieselbe Richtung abbiegen.
carcassonne-option-river-off = aus
carcassonne-option-river-on = an
carcassonne-option-abbot = Abt
carcassonne-option-abbot-help = Alle bekommen auch einen Abt, nur für Klöster und Gärten (Gärten zählen wie Klöster). Statt eine Figur zu setzen, darfst du deinen Abt heimholen; sein Kloster oder Garten bringt dann, was schon daliegt.
carcassonne-option-abbot-off = aus
carcassonne-option-abbot-on = an
carcassonne-option-inns = Wirtshäuser
carcassonne-option-inns-help = Wirtshäuser und Kathedralen: 18 Plättchen mehr, und für alle ein großer Meeple, der wie zwei zählt. Eine Straße mit Wirtshaus bringt 2 Punkte je Plättchen, eine Stadt mit Kathedrale 3 je Plättchen und je Wappen; bleiben sie unfertig, bringen sie nichts. Bis zu sechs können mitspielen.
carcassonne-option-inns-off = aus
carcassonne-option-inns-on = an
carcassonne-option-traders = Händler
carcassonne-option-traders-help = Händler und Baumeister: 24 Plättchen mehr, und für alle ein Baumeister und ein Schwein. Wenn du die Straße oder Stadt deines Baumeisters verlängerst, bist du gleich noch einmal dran. Wer eine Stadt fertig baut, bekommt ihre Waren: Der meiste Wein, der meiste Weizen, das meiste Tuch bringen am Ende je 10. Ein Schwein gibt deiner Wiese 1 Punkt je Stadt dazu.
carcassonne-option-traders-off = aus
carcassonne-option-traders-on = an
carcassonne-option-mines = Goldminen
carcassonne-option-mines-help = Die Goldminen: 8 Plättchen mehr. Legst du eines, kommt ein Goldbarren darauf und einer auf ein Plättchen daneben, auch über Eck; du hast die Wahl. Wird eine Straße, eine Stadt oder ein Kloster fertig, gehört das Gold darauf der Person mit den meisten Meeplen dort. Am Ende bringt ein Barren 1, 2, 3 oder 4 Punkte: Je mehr du hast, desto mehr zählt jeder. Unsere Plättchen folgen einer veröffentlichten Liste; mit der Schachtel verglichen sind sie nicht.
carcassonne-option-mines-off = aus
carcassonne-option-mines-on = an
carcassonne-option-stack = Stapel
carcassonne-option-stack-help = Alle Plättchen; oder zufällige 72, so viele wie im Grundspiel; oder 36, halb so viele, eine Hausregel von uns. Der Rest bleibt in der Schachtel, und niemand weiß, welche. Der Fluss kommt dazu.
carcassonne-option-stack-all = alle
carcassonne-option-stack-72 = 72 Plättchen
carcassonne-option-stack-36 = 36 Plättchen
carcassonne-option-draw = Ziehen
carcassonne-option-draw-help = Du ziehst, wenn du dran bist; oder du ziehst schon am Ende deines Zuges offen das nächste Plättchen und hast Zeit zum Überlegen; oder du hast drei Plättchen zur Wahl: verdeckt, in deinem Privatchat, oder offen für alle.
carcassonne-option-draw-turn = im Zug
carcassonne-option-draw-ahead = eins voraus
carcassonne-option-draw-hand = 3 verdeckt
carcassonne-option-draw-open = 3 offen
carcassonne-option-small-city = Kleinstadt
carcassonne-option-small-city-help = Was eine fertige Stadt aus zwei Plättchen bringt: 4 Punkte, wie in den heutigen Regeln, oder 2, wie in den ersten.
carcassonne-option-small-city-4 = 4 Punkte
carcassonne-option-small-city-2 = 2 Punkte
carcassonne-option-unfinished = Unfertiges
carcassonne-option-unfinished-help = Zählen unfertige Straßen, Städte und Klöster am Ende des Spiels? Wiesen zählen immer.
carcassonne-option-unfinished-score = zählt
carcassonne-option-unfinished-nothing = 0 Punkte
carcassonne-option-unplaceable = Passt nicht
carcassonne-option-unplaceable-help = Ein Plättchen, das nirgends passt, kommt aus dem Spiel, oder es wird wieder in den Stapel gemischt und taucht vielleicht noch einmal auf. In beiden Fällen ziehst du ein neues.
carcassonne-option-unplaceable-out = weg
carcassonne-option-unplaceable-back = mischen
carcassonne-option-holes = Lücken
carcassonne-option-holes-help = Wer eine Lücke füllt (eine Stelle mit Plättchen auf allen vier Seiten), ist gleich noch einmal dran.
carcassonne-option-holes-off = kein Bonus
carcassonne-option-holes-on = Extrazug
carcassonne-option-table = Tisch
carcassonne-option-table-help = Der Plan darf endlos wachsen, oder er muss auf einem Tisch bleiben, dessen Größe ihr wählt, mit dem ersten Plättchen in der Mitte. Passt nichts mehr, ist das Spiel zu Ende.
carcassonne-option-table-endless = endlos
carcassonne-option-table-7 = 7 × 7
carcassonne-option-table-9 = 9 × 9
carcassonne-option-table-11 = 11 × 11
carcassonne-option-table-19 = 19 × 19
carcassonne-option-edges = Rand
carcassonne-option-edges-help = Was in den Tischrand läuft, bleibt für immer unfertig, oder der Rand schließt es ab: Straßen und Städte enden dort, und für ein Kloster gelten die Felder dahinter als belegt.
carcassonne-option-edges-stop = offen
carcassonne-option-edges-close = schließt ab
carcassonne-option-first = Beginn
carcassonne-option-first-help = Wer beginnt, entscheidet das Los; oder alle ziehen ein Plättchen, und wer die meisten Straßenenden hat, beginnt.
carcassonne-option-first-random = Los
carcassonne-option-first-roads = Straßenenden
carcassonne-option-mode = Modus
carcassonne-option-mode-help = Gegeneinander; oder solo, oder ihr alle als ein Team. Ihr spielt reihum drei Farben mit je vier Meeplen, keiner auf Wiesen. Jedes Plättchen muss einen Meeple bekommen, wenn es geht. Was fertig wird, zählt nur, wenn eine Farbe darauf in diesem Moment Letzte ist; euer Ergebnis sind die Punkte der letzten Farbe. Leicht: je fünf Meeple. Schwer: vier Farben. Im Team dürft ihr alle ziehen: Sprecht euch ab.
carcassonne-option-mode-versus = gegeneinander
carcassonne-option-mode-solo = solo/Team
carcassonne-option-mode-solo5 = solo leicht
carcassonne-option-mode-solo4 = solo schwer
carcassonne-option-prospects = Punkteprognose
carcassonne-option-prospects-help = Zeigt neben jedem Punktestand, was dazukäme, wenn das Spiel jetzt zu Ende wäre.
carcassonne-option-prospects-off = aus
carcassonne-option-prospects-on = an
carcassonne-option-counting = Plättchenzähler
carcassonne-option-counting-help = Ein Knopf zeigt, welche Plättchen noch kommen, und Stellen, an die keines davon passt, sind durchgestrichen. Ohne ihn zählt ihr selbst mit.
carcassonne-option-counting-on = an
carcassonne-option-counting-off = aus

## What holds at a table

carcassonne-holds-farmers-on = Ein Meeple darf bis zum Ende auf einer Wiese liegen: 3 Punkte für jede fertige Stadt, die an ihr liegt.
carcassonne-holds-farmers-off = Auf Wiesen darf kein Meeple, und Wiesen bringen nichts{ $traders ->
        [on] : also gibt es auch keine Schweine
       *[off] {""}
    }.
carcassonne-holds-farmers-first = Jede fertige Stadt bringt 4 Punkte für die meisten Bauern auf allen Wiesen, die an ihr liegen.
carcassonne-holds-farmers-second = Eine Wiese bringt 3 Punkte für jede fertige Stadt, die an ihr liegt, aber jede Stadt zählt pro Person nur einmal.
carcassonne-holds-river-off = Es gibt keinen Fluss.
carcassonne-holds-river-on = Zuerst werden 12 Flussplättchen gelegt, von der Quelle bis zum See.
carcassonne-holds-abbot-off = Es gibt keine Äbte, und Gärten bringen nichts.
carcassonne-holds-abbot-on = { $mode ->
        [versus] Alle haben
       *[other] Jede Farbe hat
    } auch einen Abt, für Klöster und Gärten.
carcassonne-holds-inns-off = Es gibt keine Wirtshäuser, Kathedralen und großen Meeple.
carcassonne-holds-inns-on = 18 Plättchen mehr, mit Wirtshäusern und Kathedralen, und für alle ein großer Meeple.
carcassonne-holds-traders-off = Es gibt keine Waren, Baumeister und Schweine.
carcassonne-holds-traders-on = 24 Plättchen mehr, mit Waren, und für alle { $farmers ->
        [off] ein Baumeister
       *[other] ein Baumeister und ein Schwein
    }.
carcassonne-holds-mines-off = Es gibt kein Gold.
carcassonne-holds-mines-on = 8 Plättchen mehr, mit Goldbarren.
carcassonne-holds-stack-all = Alle Plättchen werden gespielt.
carcassonne-holds-stack-72 = Gespielt werden 72 Plättchen, zufällig aus allen gezogen{ $river ->
        [on] , dazu der Fluss
       *[off] {""}
    }; niemand weiß, welche in der Schachtel bleiben.
carcassonne-holds-stack-36 = Gespielt werden 36 Plättchen, halb so viele wie im Grundspiel, zufällig aus allen gezogen{ $river ->
        [on] , dazu der Fluss
       *[off] {""}
    }; niemand weiß, welche in der Schachtel bleiben.
carcassonne-holds-draw-turn = Du ziehst dein Plättchen, wenn du dran bist.
carcassonne-holds-draw-ahead = Am Ende deines Zuges ziehst du offen dein nächstes Plättchen.
carcassonne-holds-draw-hand = Du hast 3 Plättchen, die nur du siehst; jeden Zug legst du eines und ziehst ein neues.
carcassonne-holds-draw-open = { $mode ->
        [versus] Alle haben
       *[other] Jede Farbe hat
    } 3 Plättchen offen liegen und jeden Zug eines davon zur Wahl.
carcassonne-holds-small-city-4 = Eine fertige Stadt aus zwei Plättchen bringt 4 Punkte, wie jede andere: 2 je Plättchen und Wappen.
carcassonne-holds-small-city-2 = Eine fertige Stadt aus zwei Plättchen bringt nur 2 Punkte: 1 je Plättchen und Wappen.
carcassonne-holds-unfinished-score = Unfertige Straßen, Städte und Klöster zählen am Ende auch.
carcassonne-holds-unfinished-nothing = Unfertige Straßen, Städte und Klöster bringen nichts.
carcassonne-holds-unplaceable-out = { $draw ->
        [hand] Passt keines deiner Plättchen irgendwo, kommen sie aus dem Spiel, und du ziehst neue.
        [open] Passt keines deiner Plättchen irgendwo, kommen sie aus dem Spiel, und du ziehst neue.
       *[other] Ein Plättchen, das nirgends passt, kommt aus dem Spiel, und du ziehst ein neues.
    }
carcassonne-holds-unplaceable-back = { $draw ->
        [hand] Passt keines deiner Plättchen irgendwo, werden sie wieder in den Stapel gemischt, und du ziehst neue.
        [open] Passt keines deiner Plättchen irgendwo, werden sie wieder in den Stapel gemischt, und du ziehst neue.
       *[other] Ein Plättchen, das nirgends passt, wird wieder in den Stapel gemischt, und du ziehst ein neues.
    }
carcassonne-holds-holes-off = Eine Lücke zu füllen bringt nichts extra.
carcassonne-holds-holes-on = Füllst du eine Lücke (eine Stelle mit Plättchen auf allen vier Seiten), bist du noch einmal dran.
carcassonne-holds-table-endless = Der Plan darf endlos wachsen.
carcassonne-holds-table-7 = Der Plan muss auf einem Tisch von 7 × 7 Feldern bleiben, mit dem ersten Plättchen in der Mitte; passt nichts mehr, ist das Spiel zu Ende.
carcassonne-holds-table-9 = Der Plan muss auf einem Tisch von 9 × 9 Feldern bleiben, mit dem ersten Plättchen in der Mitte; passt nichts mehr, ist das Spiel zu Ende.
carcassonne-holds-table-11 = Der Plan muss auf einem Tisch von 11 × 11 Feldern bleiben, mit dem ersten Plättchen in der Mitte; passt nichts mehr, ist das Spiel zu Ende.
carcassonne-holds-table-19 = Der Plan muss auf einem Tisch von 19 × 19 Feldern bleiben, mit dem ersten Plättchen in der Mitte; passt nichts mehr, ist das Spiel zu Ende.
carcassonne-holds-edges-stop = Was in den Tischrand läuft, kann nie fertig werden.
carcassonne-holds-edges-close = Der Tischrand schließt Straßen und Städte ab; für ein Kloster gelten die Felder dahinter als belegt.
carcassonne-holds-first-random = Wer beginnt, entscheidet das Los.
carcassonne-holds-first-roads = Alle ziehen ein Plättchen, und wer die meisten Straßenenden hat, beginnt.
carcassonne-holds-mode-versus = Alle spielen gegeneinander.
carcassonne-holds-mode-solo = Eine Person oder ein Team spielt 3 Farben mit je 4 Meeplen; das Ergebnis ist die letzte Farbe.
carcassonne-holds-mode-solo5 = Eine Person oder ein Team spielt 3 Farben mit je 5 Meeplen; das Ergebnis ist die letzte Farbe.
carcassonne-holds-mode-solo4 = Eine Person oder ein Team spielt 4 Farben mit je 4 Meeplen; das Ergebnis ist die letzte Farbe.
carcassonne-holds-prospects-off = Der Spielplan zeigt nur Punkte, die schon gezählt sind.
carcassonne-holds-prospects-on = Neben jedem Punktestand steht, was dazukäme, wenn das Spiel jetzt zu Ende wäre.
carcassonne-holds-counting-on = Ein Knopf zeigt, welche Plättchen noch kommen; Stellen, an die keines davon passt, sind durchgestrichen.
carcassonne-holds-counting-off = Nichts zeigt, welche Plättchen noch kommen: Zählt selbst mit.

## What goes against what

carcassonne-refused-solo = Solo und im Team gibt es nur einen Platz: „Ziehen: 3 verdeckt“ und „Beginn: Straßenenden“ haben da keinen Sinn.
carcassonne-refused-many = Dieser Modus ist für eine Person oder ein Team: Wählt einen anderen.
carcassonne-refused-six = Zu sechst braucht ihr die Wirtshäuser: Schaltet sie ein.
carcassonne-refused-alone = Du spielst allein? Wähl den Modus „solo/Team“.
carcassonne-refused-edges = Ein endloser Tisch hat keinen Rand: Wählt eine Größe oder lasst den Rand offen.
carcassonne-refused-river = Der Fluss braucht mehr Platz: Macht den Tisch endlos oder { $width } × { $width } groß.

## Questions and answers

carcassonne-ask-tile = welches Plättchen legst du?
carcassonne-ask-cell = wohin mit dem Plättchen?
carcassonne-ask-rotation = wie herum?
carcassonne-ask-spot = was zählt zuerst?
carcassonne-ask-meeple = einen Meeple setzen?
carcassonne-followers-left = noch { $count }
carcassonne-ask-beside = wohin mit dem zweiten Barren?
carcassonne-meeple-road = Straße
carcassonne-meeple-city = Stadt
carcassonne-meeple-monastery = Kloster
carcassonne-meeple-field = Wiese
carcassonne-meeple-abbot-monastery = Abt: Kloster
carcassonne-meeple-abbot-garden = Abt: Garten
carcassonne-meeple-recall-abbot = Abt heimholen
carcassonne-meeple-large-road = groß: Straße
carcassonne-meeple-large-city = groß: Stadt
carcassonne-meeple-large-monastery = groß: Kloster
carcassonne-meeple-large-field = groß: Wiese
carcassonne-meeple-builder-road = Baumeister: Straße
carcassonne-meeple-builder-city = Baumeister: Stadt
carcassonne-meeple-pig-field = Schwein: Wiese
carcassonne-meeple-none = Kein Meeple
carcassonne-sure-meeple = { $what ->
    [road] Meeple auf der Straße
    [city] Meeple in der Stadt
    [monastery] Meeple im Kloster
   *[other] { $word }
    } (+{ $points })

## What happened

carcassonne-contested = Umkämpft: { $feature ->
        [city] die Stadt
        [road] die Straße
        [field] die Wiese
        [garden] der Garten
       *[monastery] das Kloster
    } { $where ->
        [n] im Norden
        [ne] im Nordosten
        [e] im Osten
        [se] im Südosten
        [s] im Süden
        [sw] im Südwesten
        [w] im Westen
        [nw] im Nordwesten
       *[middle] in der Mitte
    }, { $tiles } Plättchen ({ $seats }).
carcassonne-tile-placed = { $seat }: Plättchen { $where ->
        [n] im Norden
        [ne] im Nordosten
        [e] im Osten
        [se] im Südosten
        [s] im Süden
        [sw] im Südwesten
        [w] im Westen
        [nw] im Nordwesten
       *[middle] in der Mitte
    }, kein Meeple
carcassonne-tile-claimed = { $seat }: { $figure ->
        [abbot] der Abt
        [large] der große Meeple
        [builder] der Baumeister
        [pig] das Schwein
       *[meeple] ein Meeple
    } { $feature ->
        [road] auf die Straße
        [city] in die Stadt
        [monastery] ins Kloster
        [garden] in den Garten
       *[field] auf die Wiese
    }
carcassonne-figure-recalled = { carcassonne-who }: +{ $points } — der { $figure ->
       *[abbot] Abt
    } kommt heim aus dem { $feature ->
        [garden] Garten
       *[monastery] Kloster
    } ({ $tiles } Plättchen)
carcassonne-feature-scored = { $seats }: { carcassonne-gain } — { $feature ->
        [road] Straße fertig ({ carcassonne-size }{ carcassonne-mark })
        [city] Stadt fertig ({ carcassonne-size }{ carcassonne-mark })
        [garden] Garten fertig
       *[monastery] Kloster fertig
    }
carcassonne-unfinished-scored = { $seats }: { carcassonne-gain } — { $feature ->
        [road] unfertige Straße ({ carcassonne-size })
        [city] unfertige Stadt ({ carcassonne-size })
        [garden] unfertiger Garten ({ carcassonne-size })
       *[monastery] unfertiges Kloster ({ carcassonne-size })
    }
carcassonne-field-scored = { $seats }: { carcassonne-gain } — Wiese: { $cities ->
        [one] { $cities } fertige Stadt
       *[other] { $cities } fertige Städte
    }
carcassonne-city-supplied = { $seats }: { carcassonne-gain } — Bauern versorgen eine fertige Stadt
carcassonne-pig-scored = { $seat }: +{ $points } — das Schwein: { $cities ->
        [one] { $cities } Stadt
       *[other] { $cities } Städte
    }
carcassonne-goods-taken = { $seat }: Waren{ carcassonne-goods }
carcassonne-goods-scored = { $seats }: { carcassonne-gain } — { $goods ->
        [wine] der meiste Wein
        [wheat] der meiste Weizen
       *[cloth] das meiste Tuch
    }
carcassonne-gold-found = { $seat }: Gold! Ein Barren hierhin, einer daneben
carcassonne-gold-taken = { $seat }: { $ingots } Goldbarren
carcassonne-gold-scored = { $seat }: +{ $points } — Gold ({ $ingots ->
        [one] { $ingots } Barren
       *[other] { $ingots } Barren
    })
carcassonne-turn-again = { carcassonne-who }: { $why ->
        [builder] Der Baumeister legt los, noch ein Zug
       *[hole] Lücke gefüllt, noch ein Zug
    }
carcassonne-tile-returned = { $tiles ->
        [1] Dieses Plättchen passt nirgends und kommt zurück in den Stapel: { carcassonne-tile }
       *[other] { $tiles } Plättchen passen nirgends und kommen zurück in den Stapel
    }
carcassonne-nothing-fits = { $tiles ->
        [1] Das letzte Plättchen passt nirgends: Das Spiel ist vorbei
       *[other] Keines der letzten { $tiles } Plättchen passt irgendwo: Das Spiel ist vorbei
    }
carcassonne-tile-discarded = Dieses Plättchen passt nirgends und kommt aus dem Spiel: { carcassonne-tile }
carcassonne-colour-placed = { carcassonne-colour }: Plättchen gelegt, kein Meeple
carcassonne-colour-claimed = { carcassonne-colour }: { $figure ->
        [abbot] der Abt
       *[meeple] ein Meeple
    } { $feature ->
        [road] auf die Straße
        [city] in die Stadt
        [garden] in den Garten
       *[monastery] ins Kloster
    }
carcassonne-colour-scored = { carcassonne-colour }: +{ $points } — { $feature ->
        [road] Straße
        [city] Stadt
        [garden] Garten
       *[monastery] Kloster
    } ({ carcassonne-size })
carcassonne-unpaid = Keine Punkte, keine Farbe dort ist Letzte: { $feature ->
        [road] Straße
        [city] Stadt
        [garden] Garten
       *[monastery] Kloster
    } ({ $tiles } Plättchen)
carcassonne-colour-out = { carcassonne-colour } hat keine Meeple mehr: Das Spiel ist vorbei
carcassonne-solo-ended = Es zählt die letzte Farbe: { carcassonne-colour } — { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
carcassonne-game-ended = { $shared ->
        [1] { $seats } gewinnt
       *[other] { $seats } teilen sich den Sieg
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }

## Parts of sentences

carcassonne-who = { $colour ->
        [none] { $seat }
       *[other] { carcassonne-colour }
    }
carcassonne-colour = { $colour ->
        [red] { carcassonne-colour-red }
        [blue] { carcassonne-colour-blue }
        [yellow] { carcassonne-colour-yellow }
       *[black] { carcassonne-colour-black }
    }
carcassonne-colour-red = Rot
carcassonne-colour-blue = Blau
carcassonne-colour-yellow = Gelb
carcassonne-colour-black = Schwarz
carcassonne-category-start = Start
carcassonne-gain = { $shared ->
        [1] {""}
       *[other] je{" "}
    }+{ $points }
carcassonne-size = { $tiles } Plättchen{ $shields ->
        [0] {""}
       *[other] , { $shields } Wappen
    }
carcassonne-mark = { $mark ->
        [inn] , Wirtshaus
        [cathedral] , Kathedrale
       *[none] {""}
    }
carcassonne-goods = { $wine ->
        [0] {""}
       *[other] {" "}🍷 Wein { $wine }
    }{ $wheat ->
        [0] {""}
       *[other] {" "}🌾 Weizen { $wheat }
    }{ $cloth ->
        [0] {""}
       *[other] {" "}🧵 Tuch { $cloth }
    }
carcassonne-tokens = { carcassonne-goods }{ $gold ->
        [0] {""}
       *[other] {" "}🪙 Gold { $gold }
    }
carcassonne-tile = { $tile ->
        [A] Kloster mit Straße
        [B] Kloster
        [C] Stadt auf allen Seiten, Wappen
        [D] Stadt auf einer Seite, gerade Straße
        [E] Stadt auf einer Seite
        [F] durchgehende Stadt, Wappen
        [G] durchgehende Stadt
        [H] zwei Städte, gegenüber
        [I] zwei Städte, über Eck
        [J] Stadt im Norden, Straße von Osten nach Süden
        [K] Stadt im Norden, Straße von Westen nach Süden
        [L] Stadt auf einer Seite, drei Straßen
        [M] Stadtecke, Wappen
        [N] Stadtecke
        [O] Stadtecke, Wappen, Straßenkurve
        [P] Stadtecke, Straßenkurve
        [Q] Stadt auf drei Seiten, Wappen
        [R] Stadt auf drei Seiten
        [S] Stadt auf drei Seiten, Wappen, Straße
        [T] Stadt auf drei Seiten, Straße
        [U] gerade Straße
        [V] Straßenkurve
        [W] T-Kreuzung
        [IA] Flussquelle
        [IB] gerader Fluss
        [IC] Flussbiegung
        [ID] Fluss zwischen zwei Städten
        [IE] Stadt auf einer Seite, Straße über den Fluss
        [IF] Fluss, Kloster mit Straße
        [IG] Straße über den Fluss
        [IH] Flussbiegung, Stadtecke
        [IJ] Flussbiegung, Straßenkurve
        [IK] See
        [CA] Straßenkurve, Wirtshaus
        [CB] gerade Straße, Wirtshaus
        [CC] T-Kreuzung, Wirtshaus an einer Straße
        [CD] Kloster zwischen zwei Straßen
        [CE] zwei Straßenkurven
        [CF] Stadtecke im Nordwesten, Straße im Osten
        [CG] Stadt von Norden bis in eine Ecke
        [CH] vier Städte um eine Wiese
        [CI] zwei Städte, gegenüber, ein Dorf dazwischen
        [CJ] Stadt auf einer Seite, Straße zum Tor
        [CK] Kathedrale, Stadt auf allen Seiten
        [CL] Stadtecke, Wappen, Straßenkurve, Wirtshaus
        [CM] Stadt im Norden, Straße von Westen nach Süden, Wirtshaus
        [CN] Stadtecke im Nordwesten, Straße im Süden, Wirtshaus
        [CO] drei Städte um eine Wiese
        [CP] Stadtecke im Nordwesten, Wappen, Stadt im Süden
        [CQ] durchgehende Stadt, Wappen, zwei Straßen
        [TA] Stadt auf einer Seite, Straße im Bogen zum Tor
        [TB] zwei Straßen, eine Brücke
        [TC] Stadt auf einer Seite, zwei Straßen
        [TD] Stadtecke im Nordwesten, Weizen, Stadt im Süden, Straße
        [TE] durchgehende Stadt, Weizen, Straße
        [TF] Stadtecke im Nordwesten, Weizen, Straße im Süden
        [TG] Stadtecke, Weizen
        [TH] Stadt auf drei Seiten, Weizen
        [TI] Stadt bis in die hintere Ecke, Weizen, Straße
        [TJ] Kloster zwischen drei Straßen
        [TK] Stadtecke im Nordwesten, Tuch, Straße im Osten
        [TL] Stadtecke im Nordwesten, Tuch, Stadt im Süden, Straße
        [TM] drei Städte um eine Wiese, Tuch
        [TN] Stadt von Westen nach Osten, Tuch, Stadt im Süden
        [TO] Stadt bis in die hintere Ecke, Tuch, zwei Straßen
        [TP] Stadt von Westen nach Osten, Wein, Stadt im Süden
        [TQ] durchgehende Stadt, Wein
        [TR] durchgehende Stadt, Wein, zwei Straßen
        [TS] durchgehende Stadt, Wein, Straße
        [TT] Stadtecke, Wein
        [TU] Stadtecke, Wein, zwei Straßen
        [TV] Stadt auf drei Seiten, Wein, Straße
        [TW] Stadt bis in die hintere Ecke, Wein, Straße
        [TX] zwei Stadtecken, Wein
        [GA] Kloster, Straßenkurve, Gold
        [GB] Stadtecke, Kloster, Gold
        [GC] Stadtecke, Kloster, Straßenkurve, Gold
        [GD] Kloster zwischen zwei Straßenkurven, Gold
        [GE] zwei Straßenkurven, Gold
        [GF] Stadtecke, Straßenkurve, Gold
        [GG] durchgehende Stadt, Straße hindurch, Gold
        [GH] zwei Straßen, eine Brücke, Gold
       *[X] Kreuzung
    }
carcassonne-kind = { carcassonne-tile }{ $garden ->
        [1] , mit Garten
       *[other] {""}
    }

## How things stand

carcassonne-status-lot = { $seat } beginnt: die meisten Straßenenden ({ $ends })
carcassonne-status-drawn = Plättchen: { carcassonne-kind }
carcassonne-status-held = { $letter }: { carcassonne-kind }
carcassonne-status-hand = Auf der Hand: { carcassonne-kind }
carcassonne-status-more = { carcassonne-kind }
carcassonne-status-next = dann { $seat }: { carcassonne-kind }
carcassonne-status-next-colour = dann { carcassonne-colour }: { carcassonne-kind }
carcassonne-acting = { $colour ->
        [red] 🔴
        [blue] 🔵
        [yellow] 🟡
       *[black] ⚫
    } <b>{ carcassonne-colour }</b>
carcassonne-status-colour = { carcassonne-colour } { $points }
carcassonne-status-left = { $left ->
        [0] { $held ->
            [0] das letzte Plättchen
           *[other] der Stapel ist leer
        }
       *[other] noch { $left } im Stapel
    }
carcassonne-lens-fields = Wiesen
carcassonne-lens-left = Rest
carcassonne-lens-goods = Waren
carcassonne-lens-gold = Gold
carcassonne-lens-stakes = Auf dem Spiel
carcassonne-signs-fields = +3: Wert jetzt · zwei Farben: geteilt · grau: niemand
carcassonne-signs-stakes = +8: wenn fertig, sonst nichts · zwei Farben: geteilt
carcassonne-signs-left = ×2: so viele kommen noch
carcassonne-signs-unseen = ×2: so viele noch nicht gesehen; manche bleiben in der Schachtel
carcassonne-sheet = Schlusswertung
carcassonne-category-road = Straßen
carcassonne-category-city = Städte
carcassonne-category-monastery = Klöster
carcassonne-category-garden = Gärten
carcassonne-category-field = Wiesen
carcassonne-category-goods = Waren
carcassonne-category-gold = Gold
carcassonne-good-wine = Wein
carcassonne-good-wheat = Weizen
carcassonne-good-cloth = Tuch
carcassonne-good-gold = Barren
carcassonne-goods-points = Punkte
carcassonne-reason-tiles = { $count } Plättchen
carcassonne-reason-shields = { $count } Wappen
carcassonne-reason-inn = Wirtshaus
carcassonne-reason-cathedral = Kathedrale
carcassonne-reason-pig = das Schwein
carcassonne-reason-wine = Wein ×{ $count }
carcassonne-reason-wheat = Weizen ×{ $count }
carcassonne-reason-cloth = Tuch ×{ $count }
carcassonne-reason-gold = { $count } Barren
carcassonne-reason-cities = { $count ->
        [one] { $count } Stadt
       *[other] { $count } Städte
    }
carcassonne-total = Gesamt

## /rules

carcassonne-example = Meeple bei der Arbeit: auf einer Straße, in einer Stadt, in einem Kloster und, liegend, auf einer Wiese. Darunter: was jeder bekäme, wenn das Spiel jetzt zu Ende wäre. Noch ist keine Stadt fertig, also wartet der Bauer.
carcassonne-rules =
    <b>Carcassonne</b>

    Plättchen für Plättchen wächst ein Plan, jeden Zug eines, { $river ->
        [on] von der Quelle eines Flusses aus
       *[off] von einem Startplättchen aus
    }.{ $mode ->
        [versus] { $first ->
            [roads] {" "}Alle ziehen ein Plättchen, und wer die meisten Straßenenden hat, beginnt.
           *[random] {" "}Wer beginnt, entscheidet das Los.
        }
       *[other] {""}
    } { $mode ->
        [versus] Wer am Ende die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
       *[other] Am Ende zählt nur die letzte Farbe: Hol für sie so viele Punkte, wie du kannst.
    }

    <b>Dein Zug</b>
    • <b>Plättchen.</b> Leg { $draw ->
        [hand] eines deiner drei Plättchen
        [open] eines deiner drei Plättchen
       *[other] das gezogene Plättchen
    } Seite an Seite an den Plan; vorher darfst du es drehen. Jede Seite, die ein anderes Plättchen berührt, muss passen: Straße an Straße, Stadt an Stadt, Wiese an Wiese. { carcassonne-no-fit }{ $draw ->
        [hand] {" "}Am Ende deines Zuges ziehst du ein neues, solange es welche gibt.
        [open] {" "}Am Ende deines Zuges ziehst du ein neues, solange es welche gibt.
       *[other] {""}
    }
    • <b>Meeple.</b> Du darfst { $mode ->
        [versus] einen deiner sieben Meeple
       *[other] einen Meeple
    } auf dieses Plättchen setzen: auf eine Straße, in eine Stadt{ carcassonne-claims }. Die ganze Straße{ $mode ->
        [versus] { $farmers ->
            [off] {" "}oder Stadt
           *[other] , Stadt oder Wiese
        }
       *[other] {" "}oder Stadt
    } muss frei sein: Noch darf kein Meeple darauf sein, auch kein eigener. Aber wer getrennt begonnen hat, kann sich später treffen, wenn ein Plättchen beides verbindet.
    • <b>Punkte.</b> Was durch dein Plättchen fertig wird, zählt sofort, und die Meeple darauf kommen heim. Ab deinem nächsten Zug kannst du sie wieder setzen.

    <b>Fertig</b>
    • Eine <b>Straße</b>, die an beiden Enden endet (an einer Kreuzung, einer Stadt oder einem Kloster) oder im Kreis läuft: 1 Punkt je Plättchen.
    • Eine <b>Stadt</b> mit Mauer ringsum und ohne Löcher darin: 2 Punkte je Plättchen und 2 je Wappen{ $small_city ->
        [2] ; hat sie nur zwei Plättchen, 1 und 1
       *[4] {""}
    }.
    • Ein <b>Kloster</b> mit Plättchen auf allen vier Seiten und an allen vier Ecken: 9 Punkte.
    { $mode ->
        [versus] Stehen dort Meeple von mehreren, bekommt alle Punkte, wer die meisten hat. Bei Gleichstand bekommen alle Gleichen die volle Punktzahl.
       *[other] {""}
    }

    <b>Am Ende</b>
    { $unfinished ->
        [nothing] Nach dem letzten Plättchen bringen unfertige Straßen, Städte und Klöster nichts.
       *[score] Nach dem letzten Plättchen zählt auch Unfertiges: eine Straße oder Stadt 1 Punkt je Plättchen und 1 je Wappen; ein Kloster 1 für sich und 1 für jedes Plättchen ringsum.
    }

    <i>Tipp:</i> Die Meeple gehen schnell aus. Mach Kleines fertig und behalte einen zurück.
carcassonne-claims = { $mode ->
        [versus] { $farmers ->
            [off] {" "}oder in ein Kloster
           *[other] , in ein Kloster oder auf eine Wiese
        }
       *[other] {" "}oder in ein Kloster
    }
carcassonne-no-fit = { $draw ->
        [hand] Passt keines davon irgendwo, kommen sie { $unplaceable ->
            [back] zurück in den Stapel
           *[out] aus dem Spiel
        }, und du ziehst drei neue.
        [open] Passt keines davon irgendwo, kommen sie { $unplaceable ->
            [back] zurück in den Stapel
           *[out] aus dem Spiel
        }, und du ziehst drei neue.
       *[other] Passt es nirgends, kommt es { $unplaceable ->
            [back] zurück in den Stapel
           *[out] aus dem Spiel
        }, und du ziehst ein neues.
    }
carcassonne-rules-river-on =
    <b>Der Fluss</b>
    Die Quelle liegt schon da; dann werden zehn Flussplättchen gezogen, zuletzt der See. Jedes kommt dorthin, wo der Fluss endet, und er darf nicht zweimal hintereinander in dieselbe Richtung abbiegen. Meeple dürfen auf { $mode ->
        [versus] { $farmers ->
            [off] die Straßen, in die Städte und ins Kloster
           *[other] die Straßen und Wiesen, in die Städte und ins Kloster
        }
       *[other] die Straßen, in die Städte und ins Kloster
    } dieser Plättchen, aber nicht aufs Wasser, das die Wiesen teilt. Liegt der See, geht es mit allen anderen Plättchen weiter, auch dem üblichen Startplättchen{ $draw ->
        [hand] : Alle nehmen drei
        [open] : Alle nehmen drei
       *[other] {""}
    }.
carcassonne-rules-abbot-on =
    <b>Der Abt</b>
    { $mode ->
        [versus] Alle haben
       *[other] Jede Farbe hat
    } auch einen <b>Abt</b>, für ein Kloster oder einen Garten auf dem gelegten Plättchen; im Garten darf sonst niemand stehen. Ein Garten zählt wie ein Kloster. Statt eine Figur zu setzen, darfst du deinen Abt heimholen: Der Ort bringt dann sofort, was daliegt, 1 für sich und 1 für jedes Plättchen ringsum, das eben gelegte mitgezählt.
carcassonne-rules-farmers-on =
    <b>Bauern</b>
    Ein Meeple auf einer Wiese liegt und bleibt bis zum Ende des Spiels. Straßen und Stadtmauern teilen die Wiesen. Am Ende bringt eine Wiese 3 Punkte für jede <i>fertige</i> Stadt, die an ihr liegt; jede Stadt zählt sie einmal. Auch hier bekommt die Punkte, wer die meisten Meeple hat, und bei Gleichstand bekommen alle Gleichen sie voll.
carcassonne-rules-farmers-second =
    <b>Bauern</b>
    Ein Meeple auf einer Wiese liegt und bleibt bis zum Ende des Spiels. Straßen und Stadtmauern teilen die Wiesen. Am Ende bringt eine Wiese 3 Punkte für jede <i>fertige</i> Stadt, die an ihr liegt. Auch hier bekommt die Punkte, wer die meisten Meeple hat, und bei Gleichstand bekommen alle Gleichen sie voll. Eine Stadt zählt pro Person nur einmal, so viele Wiesen auch an ihr liegen.
carcassonne-rules-farmers-first =
    <b>Bauern</b>
    Ein Meeple auf einer Wiese liegt und bleibt bis zum Ende des Spiels. Straßen und Stadtmauern teilen die Wiesen. Am Ende bringt jede <i>fertige</i> Stadt 4 Punkte: Sie gehen an die Person mit den meisten Meeplen auf allen Wiesen, die an ihr liegen. Bei Gleichstand bekommen alle Gleichen sie voll.
carcassonne-rules-inns-on =
    <b>Wirtshäuser und Kathedralen</b>
    • Alle haben außer den sieben auch einen <b>großen Meeple</b>. Er wird gesetzt und kommt heim wie jeder andere, zählt aber wie zwei, wenn es um die meisten geht.
    • Eine Straße mit einem <b>Wirtshaus</b> daran bringt 2 Punkte je Plättchen, wenn sie fertig wird. Das Wirtshaus gehört nur zu der Straße, die der See berührt.
    • Eine Stadt mit einer <b>Kathedrale</b> bringt 3 Punkte je Plättchen und 3 je Wappen, wenn sie fertig wird.
    { $unfinished ->
        [nothing] {""}
       *[score] • Bleibt so eine Straße oder Stadt unfertig, bringt sie am Ende nichts. Bau Wirtshäuser und Kathedralen also auch anderen in ihre Straßen und Städte.
    }
carcassonne-rules-traders-on =
    <b>Händler und Baumeister</b>
    • <b>Waren.</b> Wird durch dein Plättchen eine Stadt fertig, nimmst du ihre Waren, wem auch immer sie gehört. Am Ende bringen der meiste Wein, der meiste Weizen und das meiste Tuch je 10 Punkte; bei Gleichstand bekommen alle Gleichen 10.
    • <b>Baumeister.</b> Statt eines Meeples darfst du deinen Baumeister auf eine Straße oder in eine Stadt auf deinem Plättchen setzen, wo du schon einen Meeple hast und die noch nicht fertig ist. Jedes Mal, wenn du später mit einem Plättchen diese Straße oder Stadt verlängerst, bist du noch einmal dran, wenn ein Plättchen übrig ist. Einen dritten Zug hintereinander gibt es nie. Der Baumeister kommt mit deinen Meeplen heim.
    { $farmers ->
        [off] • Der Baumeister zählt nie mit, wenn es um die meisten Meeple geht.
       *[other] • <b>Schwein.</b> Statt eines Meeples darfst du dein Schwein auf eine Wiese auf deinem Plättchen setzen, wo du schon einen Bauern hast. { $farmers ->
            [first] Für jede fertige Stadt an dieser Wiese, die dir am Ende Punkte bringt, bekommst du 1 Punkt mehr.
            [second] Für jede Stadt, die dir genau diese Wiese bringt, bekommst du 1 Punkt mehr.
           *[on] Bringt dir die Wiese am Ende Punkte, bekommst du je Stadt 1 Punkt mehr.
        }
        • Baumeister und Schwein zählen nie mit, wenn es um die meisten Meeple geht.
    }
carcassonne-rules-mines-on =
    <b>Die Goldminen</b>
    • Es gibt acht Plättchen mehr; auf jedem ist Gold zu sehen. Legst du eines, kommt ein <b>Goldbarren</b> darauf und ein zweiter auf irgendein Plättchen daneben, auch über Eck. Du hast die Wahl; dort darf schon Gold liegen. Danach darfst du einen Meeple setzen.
    • Ein Barren gehört zu keinem Bauwerk. Was fertig wird, gibt alles Gold auf seinen Plättchen der Person, die dort Punkte bekommt; ein <b>Kloster</b>{ $abbot ->
        [on] {" "}oder ein Garten
       *[off] {""}
    } gibt das Gold aller neun Plättchen.
    • Steht mehreren Gold zu, nehmen sie reihum je einen Barren; es beginnt, wer am Zug ist.
    • Am Ende bringt jeder deiner Barren 1 Punkt, wenn du 1 bis 3 hast, 2 bei 4 bis 6, 3 bei 7 bis 9 und 4 ab 10. Gold, das noch auf dem Plan liegt, bringt nichts{ $farmers ->
        [off] {""}
       *[other] , und Bauern nehmen keines
    }.
    • Unsere acht Plättchen folgen einer veröffentlichten Liste; mit der Schachtel verglichen sind sie nicht.
carcassonne-solo =
    <b>Solo oder ein Team</b>
    Du spielst { $mode ->
        [solo4] vier
       *[other] drei
    } Farben reihum; im Team dürft ihr alle ziehen. Das ist anders als in den Regeln oben:
    • Jede Farbe hat { $mode ->
        [solo5] fünf
       *[other] vier
    } Meeple, und keiner darf auf eine Wiese. Die Farben beginnen mit 1, 2{ $mode ->
        [solo4] , 3 und 4
       *[other] {""} und 3
    } Punkten.
    • Ist auf deinem Plättchen eine Straße, eine Stadt oder ein Kloster frei{ $abbot ->
        [on] {" "}(oder ein Garten, für den Abt)
       *[off] {""}
    }, musst du einen Meeple der Farbe setzen, die dran ist{ $abbot ->
        [on] , oder ihren Abt heimholen
       *[off] {""}
    }.
    • Was fertig wird, zählt nur, wenn eine Farbe darauf in diesem Moment Letzte ist, allein oder gleichauf. Dann bekommt jede Farbe darauf die vollen Punkte, wie viele Meeple sie dort auch hat. Sonst gibt es nichts. Die Meeple kommen in beiden Fällen heim. Macht ein Plättchen mehreres fertig, entscheidest du, was zuerst zählt.
    • Das Spiel endet auch, wenn eine Farbe ein Plättchen legen muss und keinen Meeple{ $abbot ->
        [on] {" "}und keinen Abt
       *[off] {""}
    } mehr hat.{ $unfinished ->
        [nothing] {""}
       *[score] {" "}Unfertiges zählt dann, egal wer Letzte ist.
    }
    • Dein Ergebnis sind die Punkte der letzten Farbe.
carcassonne-rules-mode-solo = { carcassonne-solo }
carcassonne-rules-mode-solo5 = { carcassonne-solo }
carcassonne-rules-mode-solo4 = { carcassonne-solo }

## The log and the board in characters

carcassonne-move-place = { carcassonne-kind }{ $pictured ->
        [1] {""}
       *[other] , { $place }
    }{ $turned ->
        [0] {""}
       *[other] , gedreht um { $turned }°
    }
carcassonne-move-score = zuerst zählt { $place }
carcassonne-legend = # Stadt, - und | Straße, o Ende einer Straße, M Kloster, * Wappen, ~ Fluss, . Wiese{ $inns ->
        [1] , i Wirtshaus, A Kathedrale, L vor einem großen Meeple
       *[other] {""}
    }{ $traders ->
        [1] , v Wein, w Weizen, c Tuch, b vor einem Baumeister, p vor einem Schwein
       *[other] {""}
    }{ $mines ->
        [1] , $ Gold
       *[other] {""}
    }; Ziffern sind Meeple: { $players }
carcassonne-legend-player = { $number } { $seat }
carcassonne-legend-colour = { $number } { carcassonne-colour }
carcassonne-legend-goods = Waren: { $players }
carcassonne-legend-held = { $seat }{ carcassonne-tokens }
carcassonne-legend-gold = Gold auf dem Plan: { $places }
carcassonne-legend-ingots = ({ $place }) ×{ $count }
carcassonne-scored = { $category ->
        [road] Straße
        [city] Stadt
        [monastery] Kloster
        [garden] Garten
       *[field] Wiese
    } bei { $place }

## Why a computer would play so
carcassonne-why-expected = { $but ->
        [1] aber{" "}
       *[0] {""}
    }{ $own ->
        [1] du
       *[0] { $seat }
    }: { $change } bis zum Ende{ $named ->
        [1] {" "}({ $what })
       *[0] {""}
    }
carcassonne-why-paid = aber { $seat } bekommt { $points }
carcassonne-why-goods = Waren:{ carcassonne-goods }
carcassonne-why-builder = { $put ->
        [1] dein Baumeister: noch ein Zug, sooft du anbaust
       *[0] dein Baumeister bringt dir noch einen Zug
    }
carcassonne-why-little = { $changes ->
        [loss] etwas Besseres ist nicht zu sehen
        [others] ändert für dich wenig
       *[none] ändert für alle wenig
    }
carcassonne-why-last = dein letzter Meeple
carcassonne-why-where = { $where ->
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
carcassonne-why-feature = { $again ->
        [1] { $feature ->
            [city] noch eine
            [road] noch eine
            [monastery] noch ein
            [garden] noch ein
           *[field] noch eine
        }{" "}
       *[0] {""}
    }{ $feature ->
        [city] Stadt
        [road] Straße
        [monastery] Kloster
        [garden] Garten
       *[field] Wiese
    }{ carcassonne-why-where }
carcassonne-why-standing = { $what }: { $now ->
        [0] {""}
       *[other] jetzt { $now }{ $grows ->
            [1] {" "}({ $gain })
           *[0] {""}
        },{" "}
    }fertig { $most ->
        [1] {""}
       *[0] mindestens{" "}
    }{ $done } ({ $odds ->
        [likely] wahrscheinlich, { $chance } %
        [gamble] Glückssache, { $chance } %
       *[unlikely] unwahrscheinlich
    }){ $now ->
        [0] , sonst nichts
       *[other] {""}
    }
carcassonne-why-scored = { $what }: fertig, +{ $points }
carcassonne-why-field = { $what }: bis zum Ende etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $more ->
        [0] {""}
       *[other] , { $more } mehr als bisher
    }{ $lies ->
        [1] ; der Meeple bleibt dort
       *[0] {""}
    }
carcassonne-why-other = { $feature ->
        [none] ohne Meeple
        [city] Stadt
        [road] Straße
        [monastery] Kloster
        [garden] Garten
       *[field] Wiese
    }{ $here ->
        [here] {" "}hier
        [elsewhere] {" "}anderswo{ carcassonne-why-where }
       *[there] { $where ->
            [none] {" "}anderswo
           *[other] { carcassonne-why-where }
        }
    }
carcassonne-why-ends = damit endet das Spiel: { $won ->
        [2] du gewinnst,
        [1] geteilter Sieg,
       *[0] du verlierst,
    } { $own } zu { $best }
carcassonne-why-next = zweitbester Zug: { $what } ({ $less ->
        [0] fast ebenso gut
       *[other] etwa { $less } schlechter
    })

## Records
carcassonne-record-city = Größte Stadt: { $count } Plättchen
carcassonne-record-road = Längste Straße: { $count } Plättchen
carcassonne-record-field = Beste Wiesen: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
carcassonne-record-goods = Bester Handel: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
carcassonne-record-gold = Das meiste Gold: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## In words

carcassonne-chapter-stakes = { carcassonne-lens-stakes }
carcassonne-chapter-goods = Waren
carcassonne-chapter-gold = Gold
carcassonne-chapter-fields = Wiesen
carcassonne-chapter-left = Was noch kommt
carcassonne-aloud-left = { $count } × { carcassonne-kind }
carcassonne-aloud-paid = { $who } +{ $points }
carcassonne-chapter-others = Andere
carcassonne-chapter-unfinished = Unfertig
carcassonne-chapter-map = Plan
carcassonne-aloud-place = Zeile { $row } Spalte { $column }
carcassonne-aloud-last = Zuletzt gelegt: { $tile }
carcassonne-aloud-player = { $who }: { $told }
carcassonne-aloud-followers = { $count } Meeple im Vorrat
carcassonne-aloud-figure = { $figure ->
        [meeple] { $count ->
            [1] ein Meeple
           *[other] { $count } Meeple
        }
        [abbot] der Abt
        [large] der große Meeple
        [builder] der Baumeister
       *[pig] das Schwein
    }
carcassonne-aloud-home = { $figure } im Vorrat
carcassonne-aloud-with = { $named } ({ $figures })
carcassonne-aloud-nothing = nichts
carcassonne-aloud-goods = Waren{ carcassonne-tokens }
carcassonne-aloud-ingots = { $place }: { $count } Barren
carcassonne-aloud-region = { $feature ->
        [road] Straße
        [city] Stadt
        [monastery] Kloster
        [garden] Garten
       *[field] Wiese
    } bei { $place } ({ $tiles } Plättchen{ $shield ->
        [0] {""}
       *[other] , { $shield } Wappen
    }{ $inn ->
        [0] {""}
       *[other] , Wirtshaus
    }{ $cathedral ->
        [0] {""}
       *[other] , Kathedrale
    }{ $wine ->
        [0] {""}
        [1] , Wein
       *[other] , Wein ×{ $wine }
    }{ $wheat ->
        [0] {""}
        [1] , Weizen
       *[other] , Weizen ×{ $wheat }
    }{ $cloth ->
        [0] {""}
        [1] , Tuch
       *[other] , Tuch ×{ $cloth }
    })
carcassonne-aloud-owned = { $named } — { $who }
carcassonne-aloud-unfinished = { $region }: geht weiter bei { $places }
carcassonne-aloud-barred = { $place } (dort passt kein Plättchen mehr)
carcassonne-aloud-part = { $part ->
        [city] Stadt
        [road] Straße
        [river] Fluss
        [monastery] Kloster
       *[garden] Garten
    }{ $count ->
        [0] {""}
       *[other] {" "}({ $ways })
    }
carcassonne-aloud-mark = { $mark ->
        [shield] Wappen
        [inn] Wirtshaus
        [cathedral] Kathedrale
        [wine] Wein
        [wheat] Weizen
        [cloth] Tuch
       *[gold] Gold
    }
carcassonne-aloud-way = { $way ->
        [n] Norden
        [e] Osten
        [s] Süden
        [w] Westen
        [ne] Nordosten
        [se] Südosten
        [sw] Südwesten
       *[nw] Nordwesten
    }
carcassonne-aloud-side = { $side ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    }: { $edge ->
        [C] Stadt
        [R] Straße
        [I] Fluss
       *[F] Wiese
    }
carcassonne-aloud-told = { $what }: { $told }
carcassonne-aloud-stood = im Teil ({ $ways })
carcassonne-aloud-around = { $count } von 8 Plättchen ringsum
carcassonne-aloud-could = kann fertig machen: { $region }
carcassonne-aloud-completes = macht fertig: { $region }
carcassonne-aloud-turned = { $degrees ->
        [0] wie gezogen
       *[other] gedreht um { $degrees }°
    }
carcassonne-aloud-size = { $tiles } Plättchen, { $state ->
        [open] unfertig
       *[completed] fertig
    }

## The cheat sheet

carcassonne-lens-guide = Wertung
carcassonne-guide-road = Fertige Straße: je Plättchen
carcassonne-guide-city = Fertige Stadt: je Plättchen, je Wappen
carcassonne-guide-small = Stadt aus zwei Plättchen: je Plättchen, je Wappen
carcassonne-guide-open = Unfertig am Ende: je Plättchen, je Wappen
carcassonne-guide-monastery = Fertiges Kloster: für sich und die 8 Plättchen ringsum
carcassonne-guide-garden = Garten: wie ein Kloster
carcassonne-guide-field = Wiese am Ende: je fertiger Stadt an ihr; der Bauer bleibt
carcassonne-guide-field-first = Fertige Stadt am Ende: für die meisten Bauern um sie herum
carcassonne-guide-field-second = Wiese am Ende: je fertiger Stadt an ihr, jede Stadt pro Person einmal
carcassonne-guide-large = Großer Meeple: zählt wie zwei
carcassonne-guide-builder = Baumeister: seine Straße oder Stadt verlängern, noch ein Zug
carcassonne-guide-pig = Schwein: Jede Stadt seiner Wiese ist mehr wert
carcassonne-guide-pig-first = Schwein: Jede Stadt an seiner Wiese, die dir Punkte bringt, ist mehr wert
carcassonne-guide-inn = Straße mit Wirtshaus: je Plättchen; unfertig nichts
carcassonne-guide-cathedral = Stadt mit Kathedrale: je Plättchen und Wappen; unfertig nichts
carcassonne-guide-goods = Am Ende die meisten einer Ware
carcassonne-guide-gold = Barren am Ende: je 1, ab 4 je 2, ab 7 je 3, ab 10 je 4
carcassonne-guide-home = Fertig: Dein Meeple kommt heim
carcassonne-guide-tie = Gleich viele Meeple: volle Punkte für alle Gleichen
