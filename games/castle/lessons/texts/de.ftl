### What the lessons of The Castle say.

castle-lesson-castle-begin = Zu zweit füllt ihr eine Burg mit Plättchen: Wege, Häuser, Türme und Höfe. Die Mauer ringsum zählt eure Punkte, die meisten gewinnen. Jeder Zug: ein Plättchen, dann vielleicht einer deiner sechs Meeple darauf. Du bist Rot.
castle-lesson-castle-gate = Alles beginnt an den Toren in der Mauer, den Startfeldern. Leg diesen Weg an ein Tor mit Weg, etwa das markierte, und setz einen Meeple darauf: Tippe auf seinen Buchstaben.
castle-lesson-castle-gate-wrong = Da passt es auch, aber es führt kein Weg hinein. Nimm ein Tor mit Weg und setz deinen Meeple auf den Weg.
castle-lesson-castle-gate-nobody = Das passt. Jetzt noch dein Meeple auf den Weg: Tippe auf seinen Buchstaben, bevor du bestätigst.
castle-lesson-castle-gate-right = Weg an Weg: Das muss sein. Alles andere darf nebeneinander liegen.
castle-lesson-castle-plaza = Dein Weg ist länger geworden. Ein Platz beendet Wege: Leg ihn unten an deinen.
castle-lesson-castle-plaza-wrong = So bliebe dein Weg offen. Leg den Platz darunter.
castle-lesson-castle-plaza-right = Fertig! Ein Weg bringt 1 je Plättchen, oder 2, wenn ein Brunnen daran liegt, und das Tor zählt als Plättchen: { $points } Punkte.
castle-lesson-castle-corner = Dein Zählstein auf der Mauer steht auf 8. Angenommen, du machst zugleich einen Weg für 4 und ein Haus für 3 fertig. Wer genau auf einem Eckturm landet, etwa auf 12, nimmt sein Mauerplättchen. Was zählst du zuerst?
castle-lesson-castle-corner-is-four = Die 4
castle-lesson-castle-corner-is-three = Die 3
castle-lesson-castle-corner-wrong = 8 + 3 = 11, dann 15: So liefst du am Eckturm auf 12 vorbei.
castle-lesson-castle-corner-right = 8 + 4 = 12: Da ist der Eckturm. Sein Plättchen verdoppelt etwas, gibt dir noch einen Zug oder am Ende Punkte.
castle-lesson-castle-tower = Du bist in einem Turm, der unten offen ist. Schließ ihn mit dem Haus ab.
castle-lesson-castle-tower-wrong = So bliebe der Turm offen. Leg das Plättchen darunter.
castle-lesson-castle-tower-right = Verschiedenes schließt sich gegenseitig ab, Gleiches wächst zusammen. Ein Turm bringt 2 je Plättchen, ein Haus 1: { $points } für dich.
castle-lesson-castle-court = Die gepflasterten Höfe mit Marktständen: Ein Meeple dort bringt 3 für jeden Markt. Wann?
castle-lesson-castle-court-is-now = Ist der Hof fertig
castle-lesson-castle-court-is-end = Am Ende
castle-lesson-castle-court-wrong = Höfe werden nie fertig. Sie zählen, wenn das letzte Plättchen gelegt ist.
castle-lesson-castle-court-right = Richtig, und bis dahin bleibt dieser Meeple dort. Du hast nur sechs.
castle-lesson-castle-end = Mit dem letzten Plättchen endet das Spiel, und einige Felder bleiben leer. Habt ihr gleich viele Meeple, bekommt niemand Punkte; und was am Ende unfertig ist, bringt nichts. Dein größtes Haus ist dein Bergfried, und der größere Bergfried bringt Punkte für die größte leere Fläche.

castle-tip-begin = Was fertig wird, bewegt deinen Zählstein auf der Mauer.
castle-tip-court = Im Hof bis zum Ende: 3 je Markt für die meisten Meeple.
castle-tip-again = Dein Mauerplättchen gibt dir einmal noch einen Zug.
castle-tip-score = Genau auf einem Eckturm nimmst du sein Mauerplättchen.
