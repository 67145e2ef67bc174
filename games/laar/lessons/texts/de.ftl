### What the lessons of Guilds of Laar say.

laar-lesson-laar-begin = Ihr seid Kaufleute und sammelt Waren; wer nach zwölf Runden die meisten Punkte hat, gewinnt. Eine Karte kann fünferlei werden, je nach dem Experten, den du schickst: Der Koch macht sie zum Gewürz, der Juwelier zum Edelstein, der Fallensteller zur Bestie, der Waffenschmied zur Waffe, der Arkanist zum Zauber.
laar-lesson-laar-send = In jeder Runde schicken alle einen Experten. Edelsteine bringen Punkte in Straßen wie 6, 7, 8. Schick den Juwelier zum Edelstein der Stufe 8.
laar-lesson-laar-send-wrong = Das ist die andere Karte. Die 8 ist auf der linken.
laar-lesson-laar-send-zone = Mit diesem Experten würde die Karte etwas anderes. Du willst ihren Edelstein.
laar-lesson-laar-send-right = Jetzt gilt die Karte als dieser Edelstein, egal wer sie nimmt!
laar-lesson-laar-last = Genommen wird in umgekehrter Reihenfolge, deshalb hat Anna vor dir gewählt und deinen Edelstein genommen. Aber wer begonnen hat, also du, nimmt die letzte Karte, wie es gefällt: Tausch den Experten und mach sie zur Waffe.
laar-lesson-laar-last-wrong = Ja, das dürftest du. Aber nimm diesmal die Waffe.
laar-lesson-laar-last-kept = Das hat Annas Fallensteller aus ihr gemacht. Tausch den Experten: Nimm die Waffe.
laar-lesson-laar-last-right = Ein Bumerang für dich. Dein Waffenschmied ist verbraucht, und Annas Fallensteller kommt zu deinen Experten. Nach Runde 4 und 8 kommen alle Experten zurück.
laar-lesson-laar-take = Zweite Runde: Anna hat zuerst geschickt, also nimmst du zuerst. Dein Fallensteller ist bei einer Spinne, ihr Juwelier bei einem Edelstein der Stufe 8. Angenommen, du sammelst Edelsteine: Welche Karte?
laar-lesson-laar-take-wrong = Du musst nicht die Karte nehmen, zu der du geschickt hast. Nimm, was dir am meisten nützt.
laar-lesson-laar-take-right = Richtig: Nimm die beste, nicht deine. Schick deinen Experten dorthin, wo es dich nicht stört, wenn jemand schneller ist.
laar-lesson-laar-gems = Eine Straße aus Edelsteinen bringt ihre Länge zum Quadrat, und nach der 8 kommt wieder die 1. Du hast 8, 1, 2, 4 und den Zauber „±1“. Was bringt deine beste Straße?
laar-lesson-laar-gems-is-nine = 9
laar-lesson-laar-gems-is-ten = 10
laar-lesson-laar-gems-is-sixteen = 16
laar-lesson-laar-gems-wrong = Mach aus der 4 eine 3: Dann sind 8, 1, 2, 3 eine Straße.
laar-lesson-laar-gems-right = Aus der 4 wird eine 3, und 8, 1, 2, 3 sind eine Viererstraße: 4 × 4 = 16. Wie es am besten geht, finde ich für dich heraus.
laar-lesson-laar-boomerang = Waffen stehlen Punkte von links und rechts. Du hast einen Bumerang und könntest einen zweiten bekommen. Solltest du?
laar-lesson-laar-boomerang-is-yes = Ja
laar-lesson-laar-boomerang-is-no = Nein
laar-lesson-laar-boomerang-wrong = Zwei einer Art kommen sich in die Quere: Dann trifft keine.
laar-lesson-laar-boomerang-right = Zwei einer Art: Dann trifft keine. Verschiedene treffen alle.
laar-lesson-laar-end = Verschiedene Gewürze zählen, 30 für alle sechs; Bestien, verschiedene oder gleiche, nach der Tafel dieses Spiels; Zauber sagen selbst, was sie bringen. Dieses Bild, „Wertung“, findest du immer unter „⋯ Mehr“.

laar-tip-send = Nehmen darf sie, wer will: Wer zuletzt schickt, zuerst.
laar-tip-take = Nimm eine übrige Karte, egal wer den Experten schickte.
laar-tip-assign = Sie darf auf jeden Stapel und ist, was ihre Karte zeigt.
laar-tip-shield = Die Waffe, die du nennst, nimmt dir nichts weg.
