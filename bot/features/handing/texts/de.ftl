button-offer-seat-of = 🤝 Jemand für { $name }
button-take-over = 🤝 Übernehmen: { $name }
button-keep-seat = ✕ Ich bleibe: { $name }
button-send-seat = ✉️ Link schicken
board-offer = 🤝 Wer übernimmt für { $name }? Wer zuerst tippt, bekommt den Platz (bis { $moment }).
board-offer-to = 🤝 { $friend }, übernimmst du für { $name }? Der Platz ist bis { $moment } für dich reserviert.
board-offer-link = 🤝 Wer diesen Link zuerst öffnet, kann bis { $moment } für dich übernehmen: { $link }
board-offer-elsewhere = 🤝 { $name } sucht bis { $moment } jemanden, der übernimmt.
board-handed-on = 🤝 { $name } übernimmt für { $former }.
toast-seat-offered = Dein Platz wird in der Gruppe angeboten. Bis ihn jemand nimmt, { $computer ->
    [0] spielst du weiter
   *[1] spielt der Computer weiter
}.
toast-seat-offered-by-link = Schick jetzt jemandem den Link unter dem Spielplan. Bis der Platz genommen wird, { $computer ->
    [0] spielst du weiter
   *[1] spielt der Computer weiter
}.
toast-seat-kept = Du behältst deinen Platz.
toast-takes-over = Der Platz gehört dir. Viel Spaß!
refused-seat-offered = Gerade wird schon ein anderer Platz angeboten. Versuch es wieder, wenn er vergeben ist.
refused-offered-to-another = Dieser Platz ist für jemand anderen reserviert.
refused-sat-elsewhere = Du hast in dieser Partie schon auf einem anderen Platz gespielt. Lass diesen jemand anderem.
refused-friend-has-sat = Wer schon einen Platz in dieser Partie hatte, kann keinen anderen übernehmen. Frag jemand anderen.
private-seat = Jetzt kann ich dir schreiben. Tippe in der Gruppe noch einmal auf den Platz.
seat-link = 🤝 { $name } bittet dich, bei { $game } zu übernehmen{ $alone ->
        [1] {""}
       *[0] , mit { $others }
    }. Farbe, Punkte und Hand bekommst du mit dem Platz.
seat-link-over = Dieser Platz wird nicht mehr angeboten. Willst du einen eigenen Tisch eröffnen?
