pause-question = ⏸ Pause the game for how long? Your time stands still meanwhile. The host can pause it for a day; otherwise everyone has to agree.
pause-days =
    { $days ->
        [0] open end
        [one] { $days } day
       *[other] { $days } days
    }
button-pause-open = Open end
board-paused = ⏸ Paused until somebody taps “Go on”: nobody’s time is running.
board-paused-until = ⏸ Paused until { $moment }: nobody’s time is running.
board-pause-asked = ⏸ { $name } asks for a pause ({ $days }). It begins when everyone agrees.
button-resume = ▶ Go on
button-agree-pause = ⏸ Agree ({ $votes }/{ $needed })
button-no-pause = No pause
toast-paused = Paused: nobody’s time is running.
toast-no-pause = No pause: the game goes on.
toast-resumed = On we go!
refused-paused = The game is paused: nobody is skipped until it goes on. Tap “Go on” first.
refused-paused-already = The game is paused already. “Go on” on the board ends that.
listed-pause = /pause — let everyone’s time stand still
after-pause = some time after the pause
refused-pause-awaited = It’s your turn, and the clock is fast: somebody else has to agree to a pause. Nobody else is here.
