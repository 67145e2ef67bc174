### What the lessons of Glastonbury say.

glastonbury-lesson-glastonbury-begin = Ihr seid Magier, lauft um ein Feld aus Karten und braut einen Trank: Jeden Zug läufst du, dann nimmst du eine Karte aus der Reihe, zu der du gekommen bist. Der beste Kessel gewinnt. Du bist Rot.
glastonbury-lesson-glastonbury-walk = Ein leerer Kessel sagt: 2 Schritte. Hier stehst du also, an der zweiten Spalte. Nimm eine Karte. Ihre Zahl sagt, wie weit du als Nächstes läufst; drei Schritte von hier ist eine Ecke, nimm also keine 3.
glastonbury-lesson-glastonbury-walk-wrong = Mit einer 3 liefst du in die Ecke, und in Ecken gibt es keine Karte.
glastonbury-lesson-glastonbury-walk-right = Sie liegt jetzt oben auf deinem Kessel, und ihre Zahl ist dein nächster Weg. Eine neue Karte füllt die Lücke.
glastonbury-lesson-glastonbury-third = Inzwischen hast du zwei Frösche. Eine Karte allein kostet dich ihre Zahl, zwei gleiche sind nichts wert, drei bringen ihre Summe. Was nimmst du?
glastonbury-lesson-glastonbury-third-wrong = Allein würde die dich Punkte kosten. In dieser Reihe liegt ein dritter Frosch.
glastonbury-lesson-glastonbury-third-right = Drei Frösche: 4 + 1 + 2 = 7 Punkte. Ein vierter brächte noch 5 dazu.
glastonbury-lesson-glastonbury-own = Fliegenpilze und Rosen sind rot wie du: Deine eigene Farbe zählt doppelt, im Guten wie im Schlechten. Nimm eine.
glastonbury-lesson-glastonbury-own-wrong = Das ist nicht deine Farbe. Der Fliegenpilz in dieser Reihe hat sie.
glastonbury-lesson-glastonbury-own-right = Doppelt, wenn du drei oder vier davon bekommst. Vorsicht: Allein kostet sie auch doppelt.
glastonbury-lesson-glastonbury-corner = Die 1 obenauf hat dich in eine Ecke geführt. Was nimmst du dort?
glastonbury-lesson-glastonbury-corner-is-any = Irgendeine Karte
glastonbury-lesson-glastonbury-corner-is-nothing = Nichts
glastonbury-lesson-glastonbury-corner-wrong = In einer Ecke endet keine Reihe von Karten.
glastonbury-lesson-glastonbury-corner-right = Richtig. Nur der Zauber „Bewegung“ lässt dich von dort weiterlaufen.
glastonbury-lesson-glastonbury-end = Karten ohne Zahl sind Zauber; was sie tun, steht in „{ glastonbury-lens-guide }“ unter „⋯ Mehr“. Ist der Stapel aufgebraucht, beendet das Spiel, wer eine Reihe leert, und diese letzte Karte muss nicht in deinen Kessel. Im richtigen Spiel siehst du nur die oberste Karte jedes Kessels: Merk dir den Rest!

glastonbury-tip-stand = Dein Magier geht 2 Schritte, dann wie die oberste Karte.
glastonbury-tip-take = Eine allein kostet, zwei gleiche sind 0, ab drei plus.
glastonbury-tip-appear = Erscheinung: irgendeine Karte außer Pech und Augapfel.
glastonbury-tip-move = Bewegung: Lauf in der Ecke weiter, nimm dort eine Karte.
glastonbury-tip-leave = Sie beendet das Spiel und muss nicht in deinen Kessel.
