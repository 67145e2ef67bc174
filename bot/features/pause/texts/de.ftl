pause-question = ⏸ Wie lange pausieren? { $clock ->
    [0] Der
   *[other] Solange stehen alle Uhren. Der
} Host kann für einen Tag pausieren; sonst müssen alle zustimmen.
pause-days =
    { $days ->
        [0] ohne Frist
        [one] { $days } Tag
       *[other] { $days } Tage
    }
button-pause-open = Ohne Frist
board-paused = { $clock ->
    [0] ⏸ Pause, bis jemand auf „Weiter“ tippt.
   *[other] ⏸ Pause, bis jemand auf „Weiter“ tippt: Alle Uhren stehen.
}
board-paused-until = { $clock ->
    [0] ⏸ Pause bis { $moment }.
   *[other] ⏸ Pause bis { $moment }: Alle Uhren stehen.
}
board-pause-asked = ⏸ { $name } bittet um eine Pause ({ $days }). Sie beginnt, wenn alle zustimmen.
button-resume = ▶ Weiter
button-agree-pause = ⏸ Ja ({ $votes }/{ $needed })
button-no-pause = Keine Pause
toast-paused = Das Spiel pausiert.
toast-no-pause = Keine Pause: Das Spiel geht weiter.
toast-resumed = Weiter geht’s!
refused-paused = Das Spiel pausiert, also wird niemand übersprungen. Tippe erst auf „Weiter“.
refused-paused-already = Das Spiel pausiert schon. Tippe am Spielplan auf „Weiter“, dann geht es weiter.
listed-pause = /pause — alle Uhren anhalten
after-pause = einige Zeit nach der Pause
refused-pause-awaited = Du bist dran. Bei so kurzer Bedenkzeit muss einer Pause noch jemand zustimmen, und sonst ist niemand hier.
