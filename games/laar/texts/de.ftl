### Guilds of Laar in German. $seat and $seats are people: their names already.

laar-name = Gilden von Laar
laar-blurb = Kaufleute schicken Experten auf die Märkte der Insel: Dieselbe Karte wird Gewürz, Edelstein, Bestie, Waffe oder Zauber. Zwölf Runden, eine Karte pro Runde.
laar-credit = Ein Spiel von Yury Zhuravlyov, entwickelt von Pyotr Tyulenev, erschienen bei Hobby World

## Options

laar-preset-standard = Standard
laar-preset-open = Offene Edelsteine
laar-preset-hidden = Verdeckte Experten
laar-option-gems = Edelsteine
laar-option-gems-help = Verdeckt: Die Stufe eines Edelsteins wird angesagt, dann liegt er verdeckt. Die Ansage bleibt im Chat stehen: Nicht nachzusehen ist Ehrensache. Offen: Alle sehen alle Edelsteine.
laar-option-gems-closed = verdeckt
laar-option-gems-open = offen
laar-option-experts = Experten
laar-option-experts-help = Offen: Alle sehen, wer noch welche Experten hat. Verdeckt: Du hast sie auf der Hand und wählst im Privatchat.
laar-option-experts-open = offen
laar-option-experts-hidden = verdeckt
laar-option-beasts = Bestien
laar-option-beasts-help = Wie Bestien zählen. I: Sätze verschiedener Bestien. II: Sätze gleicher Bestien. III: zwei beliebige. IV: verschiedene oder Paare. V: Jede Bestie zählt nach der, die du als nächste nimmst.
laar-option-beasts-random = zufällig
laar-option-beasts-i = I
laar-option-beasts-ii = II
laar-option-beasts-iii = III
laar-option-beasts-iv = IV
laar-option-beasts-v = V

## What holds at a table

laar-holds-gems-closed = Die Stufe eines Edelsteins wird angesagt; dann liegt er verdeckt, und ihn sieht nur, wer ihn hat.
laar-holds-gems-open = Alle sehen alle Edelsteine.
laar-holds-experts-open = Alle sehen, wer noch welche Experten hat.
laar-holds-experts-hidden = Nur du siehst, welche Experten du noch hast; du wählst im Privatchat.
laar-holds-beasts-random = Zu Beginn wird eine der 5 Bestientafeln ausgelost.
laar-holds-beasts-i = 1/2/3/4 verschiedene Bestien bringen 2/5/9/14.
laar-holds-beasts-ii = 1/2/3/4 gleiche Bestien bringen 2/6/11/17.
laar-holds-beasts-iii = Je zwei beliebige Bestien bringen 5; eine einzelne bringt nichts.
laar-holds-beasts-iv = Ein Paar gleicher Bestien bringt 6; 1/2/3/4 verschiedene bringen 2/4/8/12.
laar-holds-beasts-v = Jede Bestie bringt 3 bis 5, je nachdem, welche du als nächste nimmst; die letzte bringt nichts.

## Questions and answers

laar-ask-cell = zu welcher Karte schickst du einen Experten?
laar-ask-expert = was wird aus der Karte?
laar-ask-card = welche Karte nimmst du?
laar-ask-goods = die letzte Karte: was wird aus ihr?
laar-ask-universal = welche Universalware kommt zuerst?
laar-ask-stack = was wird die Universalware?
laar-ask-weapon = welche Waffe hält dein Schild auf?
laar-word-spice = Gewürz
laar-word-gem = Edelstein
laar-word-beast = Bestie
laar-word-weapon = Waffe
laar-word-spell = Zauber
laar-weapon-boomerang = Bumerang
laar-weapon-pinga = Pinga
laar-weapon-shuriken = Wurfstern
laar-weapon-katar = Katar

## What happened

laar-expert-sent = { $seat } schickt den { $goods ->
        [spice] Koch
        [gem] Juwelier
        [beast] Fallensteller
        [weapon] Waffenschmied
       *[spell] Arkanisten
    }: { laar-thing }
laar-goods-taken = { $seat } nimmt { laar-thing }
laar-goods-changed = { $seat } nimmt die letzte Karte als { laar-thing }
laar-goods-assigned = { $goods ->
        [spell] { $seat } behält die Universalware als Zauber
       *[other] { $seat }: Aus der Universalware wird { laar-thing }
    }
laar-experts-back = Alle Experten sind zurück. { $seat } beginnt ab jetzt.
laar-weapon-stopped = 🛡 { $seat }: Schild gegen { $what ->
        [boomerang] Bumerang
        [pinga] Pinga
        [shuriken] Wurfstern
       *[katar] Katar
    }
laar-side-chosen = ⚔️ { $seat } nutzt die { $side ->
        [left] linke
       *[right] rechte
    } Seite: { $points } (andere Seite: { $other })
laar-tie-broken = Gleichstand, es entscheiden weniger { $tie ->
        [points] Punkte durch Waffen
       *[cards] Waffen
    }: { $seats }

## Parts of sentences

laar-thing = { $goods ->
        [spice] 🌿 { laar-what }
        [gem] 💎 Edelstein der Stufe { $what }
        [beast] 🐾 { laar-what }
        [weapon] ⚔️ { laar-what } { $left }–{ $right }
       *[spell] ✨ Zauber: { laar-what }
    }
laar-what = { $what ->
        [anise] Anis
        [mint] Minze
        [pepper] Pfeffer
        [juniper] Wacholder
        [lotus] Lotus
        [clove] Nelken
        [unicorn] Einhorn
        [phoenix] Phönix
        [spider] Riesenspinne
        [serpent] Seeschlange
        [boomerang] Bumerang
        [pinga] Pinga
        [shuriken] Wurfstern
        [katar] Katar
        [per-spice] 1 pro Gewürz
        [per-gem] 1 pro Edelstein
        [per-beast] 1 pro Bestie
        [per-weapon] 1 pro Waffe
        [per-spell] 2 pro Zauber
        [per-unicorn] 2 pro Einhorn
        [per-phoenix] 2 pro Phönix
        [per-spider] 2 pro Riesenspinne
        [per-serpent] 2 pro Seeschlange
        [pair-anise-mint] 4 pro Anis + Minze
        [pair-mint-clove] 4 pro Minze + Nelken
        [pair-clove-pepper] 4 pro Nelken + Pfeffer
        [pair-pepper-juniper] 4 pro Pfeffer + Wacholder
        [pair-juniper-lotus] 4 pro Wacholder + Lotus
        [pair-lotus-anise] 4 pro Lotus + Anis
        [five-kinds] 4 pro Fünfer-Satz
        [three-beasts] 4 pro drei verschiedene Bestien
        [boost-boomerang] Bumerang +2
        [boost-pinga] Pinga +2
        [boost-shuriken] Wurfstern +2
        [boost-katar] Katar +2
        [shift] Edelsteinstufe ±1
        [shield] Schild
       *[universal] Universalware
    }

## How things stand

laar-status-own = Deine Waren und Experten
laar-status-ending = Die Karawane ist daheim: letzte Entscheidungen vor der Wertung
laar-status-shielding = Die Edelsteine sind aufgedeckt. Punkte vor den Waffen:
laar-category-spell = Zauber
laar-category-gem = Edelsteine
laar-category-spice = Gewürze
laar-category-beast = Bestien
laar-category-weapon = Waffen
laar-reason-spell = ein Zauber, { $count ->
        [1] einmal
       *[other] { $count }-mal
    }
laar-reason-run = eine Straße aus { $count }
laar-reason-spices = { $count ->
        [1] ein Gewürz
       *[other] { $count } verschiedene Gewürze
    }
laar-reason-herd = { $count ->
        [1] eine Bestie
       *[other] { $count } Bestien
    }
laar-reason-dealt = mit Waffen erbeutet
laar-reason-suffered = durch Waffen verloren

## Pictures

laar-turn-sending = einen Experten schicken
laar-turn-taking = eine Karte nehmen
laar-turn-assigning = Universalware anlegen
laar-turn-shielding = Schild einsetzen
laar-turn-over = Alle Waren
laar-sheet = Die Karawane ist daheim
laar-if-ended = Wenn das Spiel jetzt zu Ende wäre
laar-own-now = Jetzt, vor den Waffen der anderen
laar-guide = Was Waren bringen
laar-guide-each = pro Stück
laar-guide-set = pro Satz
laar-guide-boost = auf beide Zahlen
laar-guide-shift = ändert einen Edelstein um eine Stufe
laar-guide-shield = hält eine Waffenart auf
laar-guide-universal = passt am Ende zu jedem Stapel
laar-guide-any = je zwei Bestien
laar-guide-different = 1, 2, 3 … verschiedene
laar-guide-equal = 1, 2, 3 … gleiche
laar-guide-pairs = je zwei
laar-guide-follows = nach der nächsten Bestie
laar-guide-run = eine Straße aus 1, 2, 3 …
laar-guide-left = linke Zahl: wer nach dir kommt
laar-guide-right = rechte Zahl: wer vor dir kommt
laar-guide-either = linke oder rechte Zahlen:
laar-guide-better = die bessere Summe zählt
laar-guide-twice = zwei einer Art: keine trifft
laar-lens-score = Prognose
laar-lens-guide = Wertung
laar-example = Eine Warenkarte mit ihren fünf Feldern: Welcher Experte hingeschickt wird, entscheidet, welches gilt. Darunter die fünf Bestientafeln (nur eine ist im Spiel) und was verschiedene Gewürze und Edelsteinstraßen bringen.

## /rules

laar-beasts-v = Was eine Bestie bringt, hängt von der ab, die du gleich danach nimmst; die vier Zahlen gelten, wenn ein Phönix, eine Seeschlange, eine Riesenspinne oder ein Einhorn folgt. Ein Phönix: 3, 3, 4, 5; eine Seeschlange: 5, 3, 3, 4; eine Riesenspinne: 4, 5, 3, 3; ein Einhorn: 3, 4, 5, 3. Die letzte bringt nichts.
laar-rules =
    <b>Gilden von Laar</b>

    Ihr seid Kaufleute. In jeder von zwölf Runden nehmen alle eine Karte vom Markt. Eine Karte hat fünf Felder, und der Experte, der zu ihr geschickt wurde, entscheidet, was aus ihr wird: Der Koch macht sie zum Gewürz, der Juwelier zum Edelstein, der Fallensteller zur Bestie, der Waffenschmied zur Waffe, der Arkanist zum Zauber.

    <b>Eine Runde</b>
    • Für jede Person wird eine Karte ausgelegt.
    • Der Reihe nach schicken alle einen ihrer Experten zu einer Karte, bei der noch keiner ist.
    • In <b>umgekehrter</b> Reihenfolge nehmen alle eine Karte, egal wer den Experten dorthin geschickt hat; passen darf niemand.
    • Wer in dieser Runde begonnen hat, bekommt die letzte Karte und darf den Experten darauf gegen einen eigenen tauschen; der ausgetauschte kommt auf die eigene Hand, egal wer ihn geschickt hat.
    • Ein eingesetzter Experte ist erst einmal weg. Nach Runde 4 und 8 haben alle wieder alle fünf.
    • Wer beginnt, entscheidet das Los; nach jeder Runde wandert der erste Zug im Uhrzeigersinn weiter{ $players ->
        [0] ; zu viert wird nach Runde 4 und 8 ein Platz übersprungen
        [4] ; nach Runde 4 und 8 wird ein Platz übersprungen
       *[other] {""}
    }.

    <b>Gewürze.</b> 1/2/3/4/5/6 verschiedene bringen 2/4/8/12/20/30. Doppelte bringen nichts.

    <b>Edelsteine.</b> Stufen 1 bis 8; 8 und 1 sind Nachbarn. Jede Straße aufeinanderfolgender Stufen bringt ihre Länge zum Quadrat: 1, 4, 9, 16 … Die besten Straßen finde ich für dich. { $gems ->
        [open] Alle Edelsteine liegen offen.
       *[closed] Die Stufe eines Edelsteins wird angesagt, wenn er genommen wird; dann liegt er verdeckt, und ihn sieht nur, wer ihn hat. Die Ansagen bleiben im Chat: Merkt sie euch bitte und seht nicht nach.
    }

    <b>Bestien.</b> { $beasts ->
        [i] 1/2/3/4 verschiedene Bestien bringen 2/5/9/14; die besten Sätze finde ich.
        [ii] 1/2/3/4 gleiche bringen 2/6/11/17; die besten Sätze finde ich.
        [iii] Je zwei beliebige bringen 5.
        [iv] Ein Paar bringt 6; 1/2/3/4 verschiedene bringen 2/4/8/12; die besten Sätze finde ich.
        [v] Tafel V: { laar-beasts-v }
       *[random] Nach der Tafel, die zu Beginn ausgelost wird; die besten Sätze finde ich.
        I: 1/2/3/4 verschiedene Bestien bringen 2/5/9/14.
        II: 1/2/3/4 gleiche bringen 2/6/11/17.
        III: Je zwei beliebige bringen 5.
        IV: Ein Paar bringt 6; 1/2/3/4 verschiedene bringen 2/4/8/12.
        V: { laar-beasts-v }
    }

    <b>Waffen.</b> Die linke Zahl sagt, wie viele Punkte du links stiehlst (bei der Person, die nach dir dran ist), die rechte, wie viele du rechts stiehlst. Zwei oder mehr einer Art: Keine davon trifft, und Verstärker darauf verfallen, aber wo Karten gezählt werden, gelten sie als Waffen.{ $players ->
        [0] {" "}Zu zweit zählt nur die bessere Seite deiner Waffen.
        [2] {" "}Dein Gegenüber sitzt links und rechts von dir: Nur die bessere Seite deiner Waffen zählt.
       *[other] {""}
    }

    <b>Zauber</b>
    • 1 Punkt für jede Karte der genannten Art (2 für jeden Zauber); 2 für jede genannte Bestie; 4 für jedes Paar der genannten Gewürze, jeden Satz aus allen fünf Waren oder je drei verschiedene Bestien. Jeder Zauber zählt für sich, und wo Zauber gezählt werden, zählt er sich selbst mit.
    • ±1: Ändere einen Edelstein um eine Stufe; zwei dürfen denselben zweimal ändern.
    • +2 auf beide Zahlen der genannten Waffe.
    • Schild: Eine Waffenart trifft dich nicht, verstärkt oder nicht. Zwei Schilde halten zwei Arten auf.
    • Universalware: Am Ende darfst du sie auf einen anderen Stapel legen; dort ist sie, was ihre Karte zeigt.

    <b>Das Ende</b>
    Universalwaren werden verlegt. Dann{ $gems ->
        [open] {""}
       *[closed] {" "}werden die Edelsteine aufgedeckt und
    } werden Zauber, Edelsteine, Gewürze und Bestien gezählt; ±1 setze ich so ein, wie es für dich am besten ist. Zuletzt kommen die Waffen: Jetzt sagst du, was dein Schild aufhält. Wer in der letzten Runde begonnen hat, entscheidet immer zuerst. Bei Gleichstand gewinnt, wer weniger Punkte durch Waffen bekam; dann, wer weniger Waffen hat; sonst wird der Sieg geteilt. { $players ->
        [2] 24 der 48 Karten werden gespielt.
        [3] 36 der 48 Karten werden gespielt.
        [4] Alle 48 Karten werden gespielt.
       *[0] Von den 48 Karten braucht man zu zweit 24, zu dritt 36 und zu viert alle.
    }

    <i>Die Kartenliste des Verlags und die Bestientafeln I und II sind nicht öffentlich: Unsere sind nachgebaut, mit denselben Summen.</i>

## The log and the market in words

laar-move-universal = entscheidet über die Universalware
laar-move-shield = nennt die Waffe, die ein Schild aufhält
laar-move-card = Karte { $card } des Marktes
laar-legend = Runde { $round } von { $rounds }, Bestientafel { $chart }
laar-legend-card = Karte { $card }: { $zones }
laar-legend-sent = Karte { $card }: { $thing }: geschickt von { $seat }
laar-legend-player = { $first ->
        [1] { $seat } (beginnt)
       *[0] { $seat }
    }: { $told }
laar-legend-nothing = noch nichts
laar-legend-gem = 💎 Edelstein, verdeckt
laar-legend-experts = Experten übrig: { $experts }
laar-legend-expert = { $goods ->
        [spice] Koch
        [gem] Juwelier
        [beast] Fallensteller
        [weapon] Waffenschmied
       *[spell] Arkanist
    }
laar-legend-stopped = 🛡 { $weapon }

## Records
laar-record-gem = Längste Edelsteinstraße: { $count ->
        [one] { $count } Edelstein
       *[other] { $count } Edelsteine
    }
laar-record-beast = Beste Bestien: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
laar-record-weapon = Stärkste Waffen: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## In words

laar-aloud-short = { $goods ->
        [spice] 🌿 { laar-what }
        [gem] 💎 { $what }
        [beast] 🐾 { laar-what }
        [weapon] ⚔️ { laar-what }
       *[spell] ✨ { laar-what }
    }
laar-aloud-weapons = Von den zwei Zahlen einer Waffe gilt die erste nach links, die zweite nach rechts. Zwei Waffen einer Art: Keine trifft.
laar-chapter-score = { laar-lens-score }
laar-chapter-guide = { laar-lens-guide }
laar-aloud-counted = { $of } { $points }
laar-aloud-forecast = { $seat }: { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }, wenn das Spiel jetzt zu Ende wäre{ $gems ->
        [0] , ohne die Edelsteine, die du nicht siehst
       *[other] {""}
    }: { $told }
laar-aloud-sized = { $count ->
        [one] { $count } bringt { $points }
       *[other] { $count } bringen { $points }
    }
laar-aloud-growing = { $how ->
        [different] Verschiedene Bestien
        [equal] Gleiche Bestien
        [any] Beliebige Bestien
        [spices] Verschiedene Gewürze
       *[gems] Edelsteine in einer Straße
    }: { $told }
laar-aloud-follows = { $beast } zählt nach der nächsten Bestie: { $told }
laar-chapter-market = Markt
laar-chapter-others = Die anderen
laar-aloud-expert = { $expert }: { $thing }
laar-aloud-universal = Universalware: { $zones }

## Why a computer would do that

laar-why-pays = { $points } nach jetzigem Stand ({ $parts })
laar-why-part = { $goods ->
        [spice] Gewürze
        [gem] Edelsteine
        [beast] Bestien
        [weapon] Waffen
       *[spell] Zauber
    }{ $alone ->
        [1] {""}
       *[0] {" "}{ $points }
    }
laar-why-later = weitergespielt kommt doch das meiste heraus
laar-why-nothing = { $named ->
        [1] { $thing }:{" "}
       *[0] {""}
    }bringt noch nichts
laar-why-universal = kommt am Ende auf den Stapel, wo sie am meisten hilft
laar-why-struck = { $losses }
laar-why-loss = { $seat } { $points }
laar-why-waits = { $odds ->
        [sure] du nimmst zuerst und kannst sie haben
        [likely] wahrscheinlich noch da, wenn du nimmst ({ $chance } %)
        [gamble] noch da, wenn du nimmst: Glückssache ({ $chance } %)
       *[unlikely] wahrscheinlich weg, bevor du nimmst
    }
laar-why-others = { $points ->
        [0] nützt denen vor dir nichts
       *[other] höchstens { $points } für die vor dir
    }
laar-why-last = dein letzter { $expert }{ $is_back ->
        [1] {" "}bis Runde { $back }
       *[0] {""}
    }
laar-why-kept = { $seat } bekäme dafür +{ $points }
laar-why-swapped = dein { $gone } geht, dafür kommt der { $comes }
laar-why-stops = erspart dir { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
laar-why-card = Karte { $card }, { $thing }
laar-why-next = zweitbester Zug: { $what } ({ $less ->
        [0] etwa gleich gut
       *[other] etwa { $less } schlechter
    })
