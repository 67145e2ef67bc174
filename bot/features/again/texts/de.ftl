command-again = Revanche: das letzte Spiel noch einmal
listed-again = /again — eine Revanche: dasselbe Spiel mit denselben Optionen, und ich lade dieselben Leute ein
again-nothing = Hier wurde noch nichts gespielt. /play beginnt ein Spiel.
rematch-waits = Sobald alle Eingeladenen dabei sind, geht es von selbst los. Der Host kann früher starten; nach einem Tag Ruhe können es alle am Tisch.
rematch-begins = Alle sind da: In einer Minute geht es los.
button-put-off = ⏸ Noch nicht
toast-put-off = Es geht jetzt nicht von selbst los.
refused-start-tomorrow = Die anderen sind eingeladen. Tut sich einen Tag lang nichts, kannst du ohne sie starten.
