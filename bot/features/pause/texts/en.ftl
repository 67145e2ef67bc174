### • toast-*: up to 200 characters, better 120; no HTML. It pops up for one person, who has just tapped: that is “you”
### • refused-*: up to 200 characters, better 120; no HTML. It pops up for one person, “you”, and says why not, then the way on
### • listed-*: a line of /help: the command stays as it is; “you” is whoever asked
### • button-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
### • board-*: the whole table reads it: “you” is all of them, or whoever is named. Below a picture: short

pause-question = ⏸ Pause the game for how long? { $clock ->
    [0] The
   *[other] All clocks stop meanwhile. The
} host can pause it for a day; otherwise everyone has to agree.
pause-days =
    { $days ->
        [0] no time limit
        [one] { $days } day
       *[other] { $days } days
    }
button-pause-open = No time limit
board-paused = { $clock ->
    [0] ⏸ Paused until somebody taps “Resume”.
   *[other] ⏸ Paused until somebody taps “Resume”: all clocks are stopped.
}
board-paused-until = { $clock ->
    [0] ⏸ Paused until { $moment }.
   *[other] ⏸ Paused until { $moment }: all clocks are stopped.
}
board-pause-asked = ⏸ { $name } asks for a pause ({ $days }). It begins once everyone agrees.
button-resume = ▶ Resume
button-agree-pause = ⏸ Agree ({ $votes }/{ $needed })
button-no-pause = No pause
toast-paused = The game is paused.
toast-no-pause = No pause: the game goes on.
toast-resumed = On we go!
refused-paused = The game is paused, so nobody can be skipped. Tap “Resume” first.
refused-paused-already = The game is paused already. Tap “Resume” on the board to carry on.
listed-pause = /pause — stop everyone’s clock
after-pause = some time after the pause
refused-pause-awaited = It’s your turn. With a clock this fast somebody else has to agree to a pause, and nobody else is here.
