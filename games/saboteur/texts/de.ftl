### Saboteur in German. $seat, $player and $seats are people: their names already.

saboteur-name = Saboteur
saboteur-blurb = Zwerge graben zusammen nach Gold, aber manche sind Saboteure. Deine Rolle und deine Karten bekommst du privat.
saboteur-credit = Ein Spiel von Frederic Moyersoen, erschienen bei AMIGO

## Options

saboteur-preset-classic = Grundspiel
saboteur-preset-second = Saboteur 2
saboteur-preset-quick = Eine Runde
saboteur-option-expansion = Saboteur 2
saboteur-option-expansion-help = Zwei Teams von Goldsuchern, Tropfen 💧 und Blatt 🍃, mit eigenen Türen; ein Boss, ein Profiteur, Geologen; Leitern, Brücken, Kristalle; Diebe, Fallen, Tauschkarten. Für 2 bis 12 Leute; ohne die Erweiterung 3 bis 10.
saboteur-option-expansion-off = aus
saboteur-option-expansion-on = an
saboteur-option-connected = Tunnel
saboteur-option-connected-help = Muss ein neuer Tunnel mit dem Eingang verbunden sein, oder darf er an jeden Tunnel auf dem Tisch?
saboteur-option-connected-on = verbunden
saboteur-option-connected-off = überall
saboteur-option-broken-no-gold = Kaputt
saboteur-option-broken-no-gold-help = Bekommen Goldsucher, die am Ende einer Runde kaputtes Werkzeug haben, trotzdem Gold, wenn die Goldsucher gewinnen? Nur im Grundspiel.
saboteur-option-broken-no-gold-off = Gold
saboteur-option-broken-no-gold-on = kein Gold
saboteur-option-finisher-colour = Gold für
saboteur-option-finisher-colour-help = Saboteur 2: Wenn jemand von Tropfen oder Blatt das Gold erreicht, gewinnt dann nur das eigene Team, oder jedes, dem keine Tür den Weg versperrt?
saboteur-option-finisher-colour-on = ein Team
saboteur-option-finisher-colour-off = beide
saboteur-refuses-seats = Mit diesen Optionen können { $fewest } bis { $most } mitspielen.
saboteur-option-rounds = Runden
saboteur-option-rounds-help = Eine ganze Partie hat drei Runden, jede mit neuen Rollen. Eine Runde ist ein kurzes Spiel.
saboteur-option-rounds-3 = drei
saboteur-option-rounds-1 = eine

## What holds at a table

saboteur-holds-expansion-off = Das Grundspiel, ohne die Erweiterung.
saboteur-holds-expansion-on = Zwei Teams von Goldsuchern, Tropfen 💧 und Blatt 🍃, mit mehr Rollen und mehr Karten.
saboteur-holds-connected-on = Ein neuer Tunnel muss mit dem Eingang verbunden sein.
saboteur-holds-connected-off = Ein neuer Tunnel darf an jeden Tunnel auf dem Tisch, auch an einen abgeschnittenen.
saboteur-holds-broken-no-gold-off = Gewinnen die Goldsucher, bekommen auch die mit kaputtem Werkzeug Gold.
saboteur-holds-broken-no-gold-on = Goldsucher, die am Ende der Runde kaputtes Werkzeug haben, bekommen kein Gold.
saboteur-holds-finisher-colour-on = Erreicht ein Goldsucher das Gold, gewinnt nur ein Team: das eigene, oder das andere, wenn dem eigenen eine Tür den Weg versperrt.
saboteur-holds-finisher-colour-off = Wer auch immer das Gold erreicht: Jedes Team, dem keine Tür den Weg versperrt, gewinnt.
saboteur-holds-rounds-3 = Gespielt werden 3 Runden, jede mit neuen Rollen.
saboteur-holds-rounds-1 = Gespielt wird nur 1 Runde.

## Questions and answers

saboteur-idle = ⏳ Passen, bis ich graben kann
saboteur-idling = 📌 Du passt, bis du wieder graben kannst oder die Runde endet: Jeden Zug geht deine unnützeste Karte weg.
saboteur-ask-kind = was tust du?
saboteur-ask-card = welche Karte spielst du?
saboteur-ask-cell = wohin damit?
saboteur-ask-turned = wie herum?
saboteur-ask-player = für wen?
saboteur-ask-victim = wem klaust du etwas?
saboteur-ask-tool = was reparierst du?
saboteur-ask-goal = welches Ziel siehst du dir an?
saboteur-ask-cards = welche Karten wirfst du ab?
saboteur-ask-lying = welche Karte räumst du weg?
saboteur-ask-gold = welche Goldkarte behältst du?
saboteur-hampers-break-pick = Spitzhacke kaputt
saboteur-hampers-break-lamp = Lampe kaputt
saboteur-hampers-break-cart = Lore kaputt
saboteur-hampers-trap = du sitzt in der Falle
saboteur-kind-pass = Passen (abwerfen)
saboteur-kind-clear = 2 weg, 1 frei
saboteur-cards-stop = Fertig gewählt
saboteur-tool-pick = Spitzhacke
saboteur-tool-lamp = Lampe
saboteur-tool-cart = Lore
saboteur-gold-one = 1 Nugget
saboteur-gold-two = 2 Nuggets
saboteur-gold-three = 3 Nuggets

## Cards

saboteur-word-ns = ┃ gerade
saboteur-word-ew = ━ gerade
saboteur-word-ne = ┗ Kurve
saboteur-word-nw = ┛ Kurve
saboteur-word-nes = ┣ Gabelung
saboteur-word-new = ┻ Gabelung
saboteur-word-nesw = ╋ Kreuzung
saboteur-word-x-nesw = ╋ Sackgasse
saboteur-word-x-nes = ┣ Sackgasse
saboteur-word-x-new = ┻ Sackgasse
saboteur-word-x-ns = ┃ Sackgasse
saboteur-word-x-ew = ━ Sackgasse
saboteur-word-x-ne = ┗ Sackgasse
saboteur-word-x-nw = ┛ Sackgasse
saboteur-word-x-n = ╹ Sackgasse
saboteur-word-x-e = ╺ Sackgasse
saboteur-word-break-pick = Hacke kaputt
saboteur-word-break-lamp = Lampe kaputt
saboteur-word-break-cart = Lore kaputt
saboteur-word-repair-pick = Hacke heil
saboteur-word-repair-lamp = Lampe heil
saboteur-word-repair-cart = Lore heil
saboteur-word-repair-pick-lamp = Hacke/Lampe heil
saboteur-word-repair-pick-cart = Hacke/Lore heil
saboteur-word-repair-lamp-cart = Lampe/Lore heil
saboteur-word-rockfall = Steinschlag
saboteur-word-map = Schatzkarte
saboteur-word-bridge = ╋ Brücke
saboteur-word-double-nw-es = ┛┏ zwei Kurven
saboteur-word-double-ne-sw = ┗┓ zwei Kurven
saboteur-word-ladder-s = ╻ Leiter
saboteur-word-ladder-w = ╸ Leiter
saboteur-word-ladder-es = ┏ Leiter
saboteur-word-ladder-ne = ┗ Leiter
saboteur-word-green-es = ┏ Blatt-Tür
saboteur-word-green-ew = ━ Blatt-Tür
saboteur-word-green-ns-xe = ┠ Blatt-Tür+Stumpf
saboteur-word-blue-ns = ┃ Tropfen-Tür
saboteur-word-blue-ew = ━ Tropfen-Tür
saboteur-word-blue-sw = ┓ Tropfen-Tür
saboteur-word-crystal-w = ╸ Kristall
saboteur-word-crystal-s = ╻ Kristall
saboteur-word-crystal-esw = ┳ Kristall
saboteur-word-crystal-nes = ┣ Kristall
saboteur-word-crystal-nesw = ╋ Kristall
saboteur-word-crystal-esw-xn = ╈ Kristall
saboteur-word-crystal-nsw-xe = ╉ Kristall
saboteur-word-crystal-ew-xs = ┯ Kristall
saboteur-word-ne-xs = ┡ Kurve, Stumpf
saboteur-word-es-xn = ┢ Kurve, Stumpf
saboteur-word-ns-xe = ┠ ein Stumpf
saboteur-word-ns-xew = ╂ zwei Stümpfe
saboteur-word-ew-xns = ┿ zwei Stümpfe
saboteur-word-thief = Dieb
saboteur-word-hands-off = Finger weg!
saboteur-word-swap-hands = Handtausch
saboteur-word-inspection = Inspektion
saboteur-word-swap-role = Rollentausch
saboteur-word-trap = Falle
saboteur-word-release = Befreiung
saboteur-lying-break-pick = kaputte Spitzhacke
saboteur-lying-break-lamp = kaputte Lampe
saboteur-lying-break-cart = kaputte Lore

## What happened

saboteur-tunnel-laid = { $seat } legt { $tunnel ->
        [dead] eine Sackgasse
        [blue] einen Tunnel mit Tropfen-Tür 💧
        [green] einen Tunnel mit Blatt-Tür 🍃
        [crystal] einen Tunnel mit Kristall
        [ladder] eine Leiter
        [bridge] zwei Tunnel auf einer Karte
       *[plain] einen Tunnel
    }
saboteur-goal-revealed = { $face ->
        [gold] ✨ Das Gold ist gefunden!
       *[stone] 🪨 Nur Stein hier: Das Gold liegt woanders
    }
saboteur-tool-broken = { $seat } zerstört die { $own ->
        [1] eigene{" "}
       *[0] {""}
    }{ $tool ->
        [pick] Spitzhacke
        [lamp] Lampe
       *[cart] Lore
    }{ $own ->
        [1] {""}
       *[0] {" "}von { $player }
    }
saboteur-tool-repaired = { $seat } repariert die { $own ->
        [1] eigene{" "}
       *[0] {""}
    }{ $tool ->
        [pick] Spitzhacke
        [lamp] Lampe
       *[cart] Lore
    }{ $own ->
        [1] {""}
       *[0] {" "}von { $player }
    }
saboteur-tunnel-collapsed = { $seat } räumt mit einem Steinschlag einen Tunnel weg
saboteur-goal-seen = Du hast dir { saboteur-place } angesehen: { $face ->
        [gold] Es ist das Gold!
       *[stone] nur Stein
    }
saboteur-goal-looked-at = { $seat } sieht sich ein Ziel an: { saboteur-place }
saboteur-passed = { $seat } passt und wirft { $cards ->
        [1] eine Karte
       *[other] { $cards } Karten
    } ab
saboteur-round-ended = <b>Runde { $round }.</b> { $outcome ->
        [diggers] Gold! Die Goldsucher gewinnen!
        [saboteurs] Kein Gold: Die Saboteure gewinnen!
        [blue] Gold! Team Tropfen 💧 gewinnt!
        [green] Gold! Team Blatt 🍃 gewinnt!
        [colours] Gold! Beide Teams gewinnen, Tropfen 💧 und Blatt 🍃!
        [barred] Gold, aber Türen versperren beiden Teams den Weg: Keines gewinnt!
       *[nobody] { $shared ->
            [0] Kein Gold: Niemand gewinnt.
           *[other] Kein Gold: Der Profiteur gewinnt!
        }
    }
saboteur-role-revealed = { $role ->
        [digger] { $shared ->
            [1] Goldsucher
           *[other] Goldsucher
        }
        [blue] { $shared ->
            [1] Goldsucher von Team Tropfen 💧
           *[other] Goldsucher von Team Tropfen 💧
        }
        [green] { $shared ->
            [1] Goldsucher von Team Blatt 🍃
           *[other] Goldsucher von Team Blatt 🍃
        }
        [boss] Boss
        [profiteer] Profiteur
        [geologist] { $shared ->
            [1] Geologe
           *[other] Geologen
        }
       *[saboteur] { $shared ->
            [1] Saboteur
           *[other] Saboteure
        }
    }: { $seats }
saboteur-gold-offered = { $cards ->
        [1] Eine Goldkarte macht
       *[other] { $cards } Goldkarten machen
    } unter den Goldsuchern die Runde; { $seat } wählt zuerst.
saboteur-gold-picked = Du nimmst eine Karte mit { $gold ->
        [one] { $gold } Nugget
       *[other] { $gold } Nuggets
    }
saboteur-gold-taken = { $seat } nimmt eine Goldkarte
saboteur-nuggets-paid = { $seats }: { $shared ->
        [1] {""}
       *[other] je{" "}
    }{ saboteur-nuggets }
saboteur-round-began = <b>Runde { $round }.</b> Neue Rollen; { $seat } beginnt.
saboteur-thief-came = { $seat } spielt einen Dieb
saboteur-thief-gone = { $seat } verjagt den { $own ->
        [1] eigenen Dieb
       *[0] Dieb von { $player }
    }
saboteur-hands-swapped = { $seat } und { $player } tauschen ihre Handkarten
saboteur-role-inspected = Du hast dir die Rolle von { $player } angesehen: { saboteur-role-name }
saboteur-role-looked-at = { $seat } sieht sich die Rolle von { $player } an
saboteur-role-changed = Deine Rolle wurde getauscht. Du bist jetzt { $role ->
        [boss] der Boss
        [profiteer] der Profiteur
       *[other] { saboteur-role-name }
    }
saboteur-role-swapped = { $seat } tauscht die { $own ->
        [1] eigene Rolle
       *[0] Rolle von { $player }
    }
saboteur-player-trapped = { $seat } stellt { $player } eine Falle
saboteur-player-released = { $seat } { $own ->
        [1] kommt aus der Falle frei
       *[0] befreit { $player }
    }
saboteur-card-cleared = { $seat } wirft zwei Karten ab und räumt { $card ->
        [trap] die Falle
        [thief] den Dieb
       *[tool] ein kaputtes Werkzeug
    } weg
saboteur-crystals-paid = { $seats }: { $shared ->
        [1] {""}
       *[other] je{" "}
    }{ saboteur-nuggets } für { $crystals ->
        [one] { $crystals } Kristall
       *[other] { $crystals } Kristalle
    }
saboteur-nugget-stolen = { $seat } klaut { $player } ein Nugget
saboteur-game-ended = { $shared ->
        [1] Am reichsten ist { $seats }
       *[other] Am reichsten sind { $seats }
    }: { $shared ->
        [1] {""}
       *[other] je{" "}
    }{ saboteur-nuggets }

## Parts of sentences

saboteur-role-name = { $role ->
        [blue] Goldsucher von Team Tropfen 💧
        [green] Goldsucher von Team Blatt 🍃
        [boss] Boss
        [profiteer] Profiteur
        [geologist] Geologe
       *[saboteur] Saboteur
    }
saboteur-nuggets = { $nuggets ->
        [one] { $nuggets } Nugget
       *[other] { $nuggets } Nuggets
    }
saboteur-place = { $place ->
        [1] das obere Ziel
        [2] das mittlere Ziel
       *[3] das untere Ziel
    }

## How things stand

saboteur-status-round = Runde { $round } von { $rounds } · { $deck ->
        [0] der Stapel ist leer
        [one] { $deck } Karte im Stapel
       *[other] { $deck } Karten im Stapel
    }
saboteur-note-round = 🎭 { saboteur-round-ended } Wo das Gold lag: { saboteur-place }.
saboteur-note-role = { $role ->
        [digger] ⛏ Du bist <b>Goldsucher</b>: Grab dich zum Gold durch, bevor die Karten ausgehen.
        [blue] 💧 Du gräbst für <b>Team Tropfen</b>: Grab einen Weg zum Gold, den keine Blatt-Tür versperrt.
        [green] 🍃 Du gräbst für <b>Team Blatt</b>: Grab einen Weg zum Gold, den keine Tropfen-Tür versperrt.
        [boss] 👑 Du bist der <b>Boss</b>: Hilf den Goldsuchern. Welches Team auch gewinnt, du gewinnst mit.
        [profiteer] 🎩 Du bist der <b>Profiteur</b>: Du gewinnst mit, wer auch gewinnt, bekommst aber zwei Nuggets weniger.
        [geologist] 💎 Du bist <b>Geologe</b>: Du bekommst Nuggets für Kristalle auf dem Tisch, und für nichts anderes.
       *[saboteur] 💣 Du bist <b>Saboteur</b>: Halte die Goldsucher vom Gold fern und lass dich nicht erwischen.
    }
saboteur-category-digging = Graben
saboteur-category-sabotage = Sabotage
saboteur-category-crystals = Kristalle
saboteur-category-theft = Diebstahl

## Pictures

saboteur-role-digger = Goldsucher
saboteur-role-saboteur = Saboteur
saboteur-role-blue = Team Tropfen
saboteur-role-green = Team Blatt
saboteur-role-boss = Boss
saboteur-role-profiteer = Profiteur
saboteur-role-geologist = Geologe
saboteur-outcome-diggers = Das Gold ist gefunden
saboteur-outcome-saboteurs = Die Saboteure gewinnen
saboteur-outcome-nobody = Das Gold ist nicht gefunden
saboteur-outcome-blue = Team Tropfen gewinnt
saboteur-outcome-green = Team Blatt gewinnt
saboteur-outcome-colours = Tropfen und Blatt gewinnen
saboteur-outcome-barred = Der Weg ist versperrt
saboteur-sheet = Das Gold
saboteur-lens-round = Letzte Runde
saboteur-example = Mitten in einer Runde. Der Weg vom Eingang hat das obere Ziel erreicht: nur Stein. Ein Steinschlag hat die Tunnel im Dunkeln abgeschnitten. Darunter: einige der Karten und die Zwerge mit ihrem kaputten Werkzeug; im Spiel weiß niemand, wer wer ist.

## /rules

saboteur-rules =
    <b>Saboteur</b>

    Auf dem Tisch liegen der Eingang und drei verdeckte Ziele, dazwischen ist Platz für sieben Karten; unter einem Ziel liegt das Gold. Goldsucher wollen es erreichen, Saboteure wollen das verhindern, und niemand weiß, wer wer ist. Wer nach { $rounds ->
        [1] der Runde
       *[3] drei Runden
    } die meisten Nuggets hat, gewinnt; bei Gleichstand wird der Sieg geteilt. Wer beginnt, entscheidet das Los{ $rounds ->
        [1] {""}
       *[3] ; in späteren Runden beginnt, wer nach der zuletzt gespielten Karte an der Reihe wäre
    }.

    <b>Dein Zug</b>
    Du hast { saboteur-hand-size }. Wähl privat eine; dann ziehst du eine neue. Ist der Stapel leer, spielt ihr ohne Ziehen weiter; wer keine Karten mehr hat, passt.
    • <b>Tunnel.</b> Er muss auf allen Seiten passen, Tunnel an Tunnel und Fels an Fels, und { $connected ->
        [off] an irgendeinen Tunnel anschließen, auch an einen abgeschnittenen
       *[on] mit dem Eingang verbunden sein
    }. Du darfst ihn auf den Kopf stellen, aber nicht quer legen. Liegt kaputtes Werkzeug vor dir, kannst du keine Tunnel legen. Eine Sackgasse versperrt den Weg.
    • <b>Kaputt.</b> Leg jemandem ein kaputtes Werkzeug hin, das dort noch nicht liegt.
    • <b>Reparieren.</b> Räum ein kaputtes Werkzeug weg, deins oder ein fremdes. Eine Karte mit zwei Werkzeugen repariert eines.
    • <b>Steinschlag.</b> Nimm einen Tunnel weg, aber nicht den Eingang oder ein Ziel. Was er abschneidet, zählt wieder, sobald die Lücke zu ist.
    • <b>Schatzkarte.</b> Sieh dir heimlich ein verdecktes Ziel an.
    • <b>Passen.</b> { $expansion ->
        [on] Wirf 1 bis 3 Karten verdeckt ab und zieh ebenso viele.
       *[off] Wirf eine Karte verdeckt ab und zieh eine neue.
    }

    <b>Ziele</b>
    Erreicht der Weg ein Ziel, wird es aufgedeckt; erreicht er zwei zugleich, beide. Bis dahin darf neben einem Ziel alles liegen. Stein: Die Suche geht weiter, und der Stein wird ein Teil der Mine; er wird so gedreht, dass er an den Weg passt, seine anderen Seiten müssen nicht passen. Gold: Die Runde ist vorbei.

    <b>Ende einer Runde</b>
    { $expansion ->
        [on] Die Runde endet, wenn das Gold erreicht ist (wer dann gewinnt, steht unter „Türen und Leitern“), oder wenn der Stapel leer ist und alle nacheinander gepasst haben: Dann gewinnen die Saboteure. Danach werden alle Rollen aufgedeckt. Dein Gold bleibt bis zum Ende des Spiels geheim.
       *[off] Ist das Gold erreicht, gewinnen die Goldsucher; ist der Stapel leer und haben alle nacheinander gepasst, die Saboteure. Dann werden alle Rollen aufgedeckt.
        • <b>Goldsucher:</b> Goldkarten mit 1 bis 3 Nuggets machen die Runde, eine pro Person{ $players ->
            [0] {" "}(zu zehnt aber neun)
            [10] {" "}(insgesamt neun)
           *[other] {""}
        }. Wer das Gold erreicht hat, wählt zuerst (war das ein Saboteur, der nächste Goldsucher); dann gehen sie gegen die Zugreihenfolge von Goldsucher zu Goldsucher, bis keine mehr da ist.{ $broken_no_gold ->
            [on] {" "}Wer kaputtes Werkzeug hat, bekommt keine.
           *[off] {""}
        }
        • <b>Saboteure:</b> Einer allein bekommt 4 Nuggets, zwei oder drei bekommen je 3, vier je 2.{ $players ->
            [5] {""}
            [6] {""}
            [7] {""}
            [8] {""}
            [9] {""}
            [10] {""}
           *[other] {" "}Wurde keiner ausgeteilt, bekommt niemand Gold.
        }
        Dein Gold bleibt bis zum Schluss geheim. Die Rollen werden{ $rounds ->
            [1] {""}
           *[3] {" "}jede Runde neu
        } aus einer Karte mehr ausgeteilt, als ihr seid. Saboteure darunter: { saboteur-hidden-saboteurs }; auch die übrige Karte kann einer sein.
    }

    <i>Tipp:</i> Merk dir, wer wessen Werkzeug zerstört und wer was auf der Schatzkarte gesehen haben will.
saboteur-hand-size = { $expansion ->
        [on] sechs Karten
       *[off] { $players ->
            [0] sechs Karten (fünf bei 6–7 Leuten, vier bei 8–10)
            [6] fünf Karten
            [7] fünf Karten
            [8] vier Karten
            [9] vier Karten
            [10] vier Karten
           *[other] sechs Karten
        }
    }
saboteur-hidden-saboteurs = { $players ->
        [3] 1
        [4] 1
        [5] 2
        [6] 2
        [7] 3
        [8] 3
        [9] 3
        [10] 4
       *[other] 1 (3–4 Leute), 2 (5–6), 3 (7–9), 4 (10)
    }
saboteur-rules-expansion-on =
    <b>Saboteur 2</b>
    { $expansion ->
        [on] Mit
       *[off] Diese Regeln ersetzen die oben zu Rollen und Gold. Beim Passen wirfst du 1 bis 3 Karten ab und ziehst ebenso viele. Mit
    } wie vielen ihr auch spielt, die Rollen werden aus allen 15 ausgeteilt: 4 Goldsucher von Team <b>Tropfen</b> 💧, 4 von Team <b>Blatt</b> 🍃, 1 Boss, 1 Profiteur, 2 Geologen, 3 Saboteure. Goldkarten gibt es nicht: Wer gewinnt, auch als Saboteur, bekommt Nuggets nach der Liste unten.
    Alle haben sechs Karten; zehn Karten des Stapels bleiben ungesehen draußen. In deinem Zug darfst du auch zwei Karten abwerfen, um eine wegzuräumen, die vor dir liegt; dann ziehst du nur <b>eine</b>, deine Hand bleibt also kleiner.

    <b>Türen und Leitern</b> (Saboteur 2)
    • <b>Türen</b> lassen nur das eigene Team durch. { $finisher_colour ->
        [off] Wer auch immer das Gold erreicht hat: Es geht an jedes Team, dem keine Tür den Weg versperrt.
       *[on] Das Gold geht an das Team, dessen Goldsucher es erreicht hat, wenn keine Tür ihm den Weg versperrt; sonst an das andere, wenn es durchkommt. Hat es jemand anderes erreicht, geht es an alle, die durchkommen.
    } Versperren Türen beiden Teams den Weg, gewinnen die Saboteure.
    • <b>Leitern</b> sind mit dem Eingang und miteinander verbunden; sie dürfen an jeden Tunnel auf dem Tisch, aber nicht neben ein Ziel. <b>Brücken</b> und Doppelkurven führen zwei Tunnel, die sich nicht treffen; einer davon muss immer mit dem Eingang verbunden sein. Ein Stumpf ist ein Tunnel, der auf der Karte endet.

    <b>Nuggets</b> (Saboteur 2)
    • <b>Boss</b>: gewinnt mit jedem der Teams, bekommt aber ein Nugget weniger. <b>Profiteur</b>: gewinnt immer, bekommt aber zwei Nuggets weniger (nie unter 0). <b>Geologen</b>: ein Nugget je Kristall auf den Tunnelkarten in der Mine, und sie zählen nie zu denen, die gewinnen; zwei teilen sich das, abgerundet, aber wer in der Falle sitzt, bekommt nichts und nimmt keinen Anteil weg.
    • Gewinnt nur eine Person, bekommt sie 5 Nuggets, zwei bekommen je 4, drei 3, vier 2, mehr 1. Boss und Profiteur zählen dabei mit.

    <b>Fallen und Diebe</b> (Saboteur 2)
    • <b>Falle</b>: Leg sie einer anderen Person hin; sie kann keine Tunnel legen. Wer am Ende noch in der Falle sitzt, gewinnt nicht mit: keine Nuggets, nicht mitgezählt, kein Diebstahl. <b>Befreiung</b> befreit, wen du willst. Zweimal dieselbe Karte liegt vor niemandem.
    • <b>Dieb</b>: Leg ihn vor dich; ist das Gold verteilt, klau jemandem ein Nugget. Der zuletzt gespielte Dieb klaut zuerst. <b>Finger weg!</b> nimmt irgendjemandem den Dieb weg.
    • <b>{ saboteur-word-swap-hands }</b> mit einer anderen Person; danach zieht nur sie. <b>{ saboteur-word-swap-role }</b>: Wähl eine Person, auch dich selbst: Sie tauscht ihre Rolle gegen eine unbenutzte, und die am Ende zählt. <b>{ saboteur-word-inspection }</b>: Sieh dir die Rolle einer anderen Person an.

## The log and the board in characters

saboteur-move-lay = { $card }{ $pictured ->
        [1] {""}
       *[other] , { $place }
    }{ $turned ->
        [0] {""}
       *[1] , auf dem Kopf
    }
saboteur-move-look = { $card }: { saboteur-place } ansehen
saboteur-move-card = { $card }
saboteur-move-pass = { saboteur-kind-pass }: { $cards }
saboteur-move-clear = { saboteur-kind-clear }: { $cards }
saboteur-move-pick = eine Goldkarte: { $gold }
saboteur-move-steal = klaut ein Nugget
saboteur-legend = - und | Tunnel, : Stumpf, x Sackgasse, S Eingang, H Leiter, * Kristall, D Tropfen-Tür, L Blatt-Tür, # Brücke, ( und ) zwei Kurven, ? ein Ziel, $ das Gold, o Stein; ' was abgeschnitten ist
saboteur-legend-player = { $seat }: { $told }
saboteur-legend-hand = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
saboteur-legend-gold = Goldkarten: { $cards }
saboteur-legend-own = deine Hand: { $cards }
saboteur-legend-offer = Gold zur Wahl: { $cards }
saboteur-scored = { $category }, Runde { $round }

## Records
saboteur-record-digging = Am meisten ergraben: { $count ->
        [one] { $count } Nugget
       *[other] { $count } Nuggets
    }
saboteur-record-sabotage = Am meisten für Sabotage: { $count ->
        [one] { $count } Nugget
       *[other] { $count } Nuggets
    }

## In words

saboteur-aloud-last = der letzte Zug war bei { $place }
saboteur-chapter-round = Letzte Runde
saboteur-aloud-gold = Wo das Gold lag: { saboteur-place }
saboteur-chapter-others = Andere
saboteur-chapter-maze = Goldmine
saboteur-aloud-place = Zeile { $row } Spalte { $column }
saboteur-aloud-held = auf der Hand{ $count ->
        [1] {""}
       *[other] , { $count }-mal
    }: { $card }
saboteur-aloud-own = du: { $told }
saboteur-aloud-ends = der Weg geht weiter bei { $ends }
saboteur-aloud-side = { $place } (von { $side ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    })
saboteur-aloud-goal = { $place }: { $goal ->
        [1] oberes Ziel
        [2] mittleres Ziel
       *[3] unteres Ziel
    }, { $known ->
        [gold] Gold
        [stone] Stein
       *[hidden] dir nicht bekannt
    }
saboteur-aloud-told = { $what }: { $told }
saboteur-aloud-cut = vom Eingang abgeschnitten
saboteur-aloud-tools = { $kind ->
        [break] kaputt machen:
       *[repair] { $count ->
            [1] reparieren:
           *[other] eines davon reparieren:
        }
    } { $tools }
saboteur-aloud-tunnel = { $parts }
saboteur-aloud-part = { $kind ->
        [way] Tunnel
        [stub] Stumpf
       *[dead] Sackgasse
    } ({ $ways })
saboteur-aloud-way = { $way ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    }
saboteur-aloud-thing = { $thing ->
        [start] Eingang
        [gold] Gold
        [ladder] Leiter
        [crystal] Kristall
        [drop-door] Tropfen-Tür
       *[leaf-door] Blatt-Tür
    }
saboteur-aloud-opens = { $count ->
        [0] { $how ->
            [leads] führt nirgendwohin
           *[or] oder nirgendwohin
        }
       *[other] { $how ->
            [leads] führt dann nach
           *[or] oder nach
        } { $ways }
    }
saboteur-aloud-reaches = erreicht das { $goal ->
        [1] obere
        [2] mittlere
       *[3] untere
    } Ziel
saboteur-aloud-turned = { $way ->
        [up] aufrecht
       *[down] auf dem Kopf
    }
saboteur-aloud-beside = { $side ->
        [n] Norden
        [e] Osten
        [s] Süden
       *[w] Westen
    }: { $kind ->
        [path] Weg vom Eingang
        [tunnel] Tunnel
        [wall] Fels
       *[goal] Ziel
    }

## Why a computer would do that

saboteur-why-way = das Gold { $way ->
        [nearer] kommt
       *[farther] rückt
    } etwa { $tunnels ->
        [1] einen Tunnel
       *[other] { $tunnels } Tunnel
    } { $way ->
        [nearer] näher
       *[farther] weiter weg
    }
saboteur-why-reached = { $chance ->
        [100] das erreicht das Gold
       *[other] das erreicht ein Ziel: Nach allem, was du weißt, liegt das Gold zu { $chance } % dort
    }
saboteur-why-open = { $hostile ->
        [1] näher kommt das Gold nicht
       *[0] nicht näher am Gold, aber es schadet nicht
    }
saboteur-why-looks = { $known ->
    [1] zu verbergen hast du nichts mehr
   *[0] Verdacht gegen dich: { $now } % → { $then } %
}
saboteur-why-door = { $own ->
        [1] eine Tür, durch die dein Team kommt
       *[0] eine Tür, die deinem Team den Weg versperrt
    }
saboteur-why-crystal = für Kristalle bekommst du Nuggets
saboteur-why-longer = je länger die Runde dauert, desto mehr Kristalle
saboteur-why-suspected = nach allem, was gespielt wurde, { $digger ->
        [1] gräbt
       *[0] sabotiert
    } { $player } zu { $chance } %
saboteur-why-near = die Goldsucher sind nah dran: Zeit zuzuschlagen
saboteur-why-dig = { $left ->
        [0] danach kannst du wieder Tunnel legen
        [one] Tunnel legen kannst du dann noch nicht: { $left } Karte ist noch im Weg
       *[other] Tunnel legen kannst du dann noch nicht: { $left } Karten sind noch im Weg
    }
saboteur-why-still = { $player } kann noch keine Tunnel legen: { $left ->
        [one] { $left } Karte ist noch im Weg
       *[other] { $left } Karten sind noch im Weg
    }
saboteur-why-look = zeigt, ob das Gold dort liegt: nach allem, was du weißt, zu { $chance } %
saboteur-why-least = das brauchst du am wenigsten
saboteur-why-withheld = diesen Tunnel bekommen die Goldsucher nicht
saboteur-why-thief = ein Nugget, sobald das Gold verteilt ist
saboteur-why-hands = diese Hand hat { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }

## The cheat sheet

saboteur-lens-guide = Wertung
saboteur-guide-diggers = Gold erreicht: Goldkarten für die Goldsucher
saboteur-guide-one = Nicht erreicht: ein Saboteur allein
saboteur-guide-three = Nicht erreicht: zwei oder drei Saboteure, je
saboteur-guide-four = Nicht erreicht: vier Saboteure, je
saboteur-guide-broken = Kaputtes Werkzeug: keine Tunnel, bis es repariert ist
saboteur-guide-fix = Reparieren: räumt ein kaputtes Werkzeug weg, egal wessen
saboteur-guide-dead = Sackgasse: versperrt den Weg
saboteur-guide-map = Schatzkarte: heimlich ein Ziel ansehen
saboteur-guide-rockfall = Steinschlag: nimmt einen Tunnel weg
saboteur-guide-winners = Sieg, auch der Saboteure: allein, zu zweit, zu dritt, zu viert, mehr; je
saboteur-guide-doors = Türen: nur das eigene Team kommt durch
saboteur-guide-boss = Boss: gewinnt mit jedem Team, bekommt weniger
saboteur-guide-profiteer = Profiteur: gewinnt immer, bekommt weniger
saboteur-guide-geologist = Geologen: je Kristall, geteilt
saboteur-guide-thief = Dieb: klaut ein Nugget, wenn das Gold verteilt ist
saboteur-guide-trap = In der Falle: keine Tunnel, am Ende keine Nuggets
