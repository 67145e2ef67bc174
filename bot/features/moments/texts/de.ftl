button-find-moments = Such sie
button-moments = Momente
refused-many-reviews = Das wollen gerade viele. Versuch es in einer Minute noch einmal.
refused-own-reviews = Ich sehe mir schon zwei Spiele für dich an. Versuch es wieder, wenn ich fertig bin.
moments-made = Dein Zug: { $move }
moments-better = 💡 Ich hätte gespielt: { $move }
moments-luck = { $kind ->
    [kind] 🍀 Glück gehabt: Die meisten anderen hätten dir weniger gebracht.
    [unkind] 🌧 Pech gehabt: Die meisten anderen hätten dir mehr gebracht.
   *[usual] 🎲 Weder Glück noch Pech: Manches wäre besser gewesen, manches schlechter.
}
moments-worse = ✖ Nicht besser als dein Zug damals. Noch ein Versuch?
moments-closer = 👍 Besser als dein Zug damals. Es geht noch besser.
moments-as-good = ✅ Ich finde das genauso gut wie meinen Zug, und besser als deinen damals.
moments-found = ✅ <b>Das hätte ich auch gespielt.</b>
moments-asked = Das hat dich Punkte gekostet. Was würdest du jetzt tun?
moments-title = 🔍 <b>{ $number }/{ $all }</b>
moments-none = 🔍 Ich habe nirgends einen besseren Zug gefunden. Gut gespielt!
moments-looking = 🔍 { $count ->
    [1] Ich sehe mir deine einzige Entscheidung an.
   *[other] Ich sehe mir deine { $count } Entscheidungen an.
} Das dauert ein wenig.
moments-intro = 🔍 <b>Drei Momente.</b> Ich suche die drei Entscheidungen, die dich am meisten gekostet haben, und gehe nur von dem aus, was du damals wissen konntest. Du darfst es noch einmal versuchen, bevor ich sage, was ich getan hätte. Nur du siehst das, und es zählt nicht.
