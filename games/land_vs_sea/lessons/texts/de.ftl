### What the lessons of Land vs Sea say.

land-vs-sea-lesson-land-vs-sea-begin = Zusammen legt ihr einen Plan. Die eine Seite sammelt Punkte für das Land darauf, die andere für das Meer; du bist Land. Jeder Zug: Leg eines deiner zwei Plättchen, dann zieh ein neues.
land-vs-sea-lesson-land-vs-sea-hidden = Deine Plättchen haben je zwei Seiten. A und C sehen alle; B und D siehst nur du. Leg eine von diesen so, dass alle Kanten passen: Land an Land, Meer an Meer. Dann wähl den Stapel, von dem du ziehst.
land-vs-sea-lesson-land-vs-sea-hidden-wrong = Das darfst du, aber diese Seite war kein Geheimnis. Überrasch sie: Leg B oder D.
land-vs-sea-lesson-land-vs-sea-hidden-right = Das hat niemand kommen sehen. Dann ziehst du von einem der Stapel und hast wieder zwei Plättchen.
land-vs-sea-lesson-land-vs-sea-steal = „Klauen“ (die Hand auf einem Plättchen): Du nimmst Anna ein Plättchen weg, statt zu ziehen. Leg A und klau eines.
land-vs-sea-lesson-land-vs-sea-steal-wrong = Damit klaust du nichts. Mit Seite A schon: Leg sie und wähl eines von Annas Plättchen.
land-vs-sea-lesson-land-vs-sea-steal-right = Es gehört jetzt dir; im nächsten Zug kannst du es legen. Klau das Plättchen, das den anderen etwas fertig machen würde, oder dir.
land-vs-sea-lesson-land-vs-sea-again = B hat „noch einmal“ (den grünen Pfeil). Leg B.
land-vs-sea-lesson-land-vs-sea-again-wrong = Auf dieser Seite ist kein „noch einmal“. Leg B.
land-vs-sea-lesson-land-vs-sea-again-right = Du bist immer noch dran: Du legst gleich dein zweites Plättchen.
land-vs-sea-lesson-land-vs-sea-complete = Hier fehlt deinem Land nur ein Plättchen. Mach es fertig.
land-vs-sea-lesson-land-vs-sea-complete-wrong = So bleibt dein Land offen. Es muss ringsum zu sein: Schau auf die markierte Stelle.
land-vs-sea-lesson-land-vs-sea-complete-right = Fertig: 1 Punkt für jedes seiner Plättchen, und 1 für jedes Plus darauf, weil du es fertig gemacht hast. { $points } Punkte.
land-vs-sea-lesson-land-vs-sea-pluses = Die Plättchen eines Gebiets zählen für seine Seite, wer es auch fertig macht. Wann würdest du also ein Meer fertig machen?
land-vs-sea-lesson-land-vs-sea-pluses-is-never = Nie
land-vs-sea-lesson-land-vs-sea-pluses-is-pluses = Wegen seiner Plus
land-vs-sea-lesson-land-vs-sea-pluses-wrong = Ein Plus zählt für die Person, die das Gebiet fertig macht, auch bei einem Meer.
land-vs-sea-lesson-land-vs-sea-pluses-right = Richtig: Die Plus gehören dir, die Plättchen der anderen Seite. Das lohnt sich bei vielen Plus und wenigen Plättchen.
land-vs-sea-lesson-land-vs-sea-hole = Du umschließt ein leeres Feld, und alle sechs Kanten ringsum sind Land. Was passiert?
land-vs-sea-lesson-land-vs-sea-hole-is-nothing = Nichts
land-vs-sea-lesson-land-vs-sea-hole-is-volcano = Ein Vulkan füllt es
land-vs-sea-lesson-land-vs-sea-hole-wrong = Das erste solche Loch wird sofort gefüllt: mit dem Vulkan.
land-vs-sea-lesson-land-vs-sea-hole-right = Der Vulkan, mit fünf Plus! Im Meer ist es der Strudel. Spätere Löcher bleiben leer.
land-vs-sea-lesson-land-vs-sea-end = Das Spiel endet mit dem letzten Plättchen. Was dann unfertig ist, bringt nichts, mach deine Gebiete also rechtzeitig fertig. Zu dritt kommt ein Kartograf dazu; zu viert seid ihr zwei Teams.

land-vs-sea-tip-lay = Ein Plättchen, eine Seite. Verdecktes siehst nur du.
land-vs-sea-tip-steal = Die Hand klaut ein Plättchen; leg es in einem neuen Zug.
land-vs-sea-tip-fill = Füll das Loch: Auf diesem Plättchen sind fünf Plus.
land-vs-sea-tip-mark = Ist das Gebiet fertig, kommt er heim: 1 Punkt dafür.
land-vs-sea-tip-draw = Die Rückseite siehst du später.
