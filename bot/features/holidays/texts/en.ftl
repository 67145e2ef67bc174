### • toast-*: up to 200 characters, better 120; no HTML. It pops up for one person, who has just tapped: that is “you”
### • refused-*: up to 200 characters, better 120; no HTML. It pops up for one person, “you”, and says why not, then the way on
### • button-* setting-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
### • board-*-own: in private, to the person it is about: that is “you”
### • board-*: the whole table reads it: “you” is all of them, or whoever is named. Below a picture: short
### • away-*: a page for, or an answer to, one person: that is “you”

setting-weekends = 🛋 Weekends: { $state ->
    [on] clock stopped
   *[off] clock runs
}
clock-weekends = weekends don’t count
setting-away = 🏖 Days away: { $held }
away-none = none
away-help = 🏖 <b>Days away.</b> On these days your clock stops at every table with friends. They see when you’ll be back, and can have a computer play for you meanwhile. Clocks of an hour or less keep running, and so do those of games with strangers. { $most } days a year at most.
away-first = Tap your first day away.
away-last = 🏖 From <b>{ $day }</b>. Now tap the last day; it may be the same one.
away-weeks = { $month }. Each row is a week, from Monday.
away-planned = 🏖 You’re away: <b>{ $days }</b>. On those days your clock is stopped at every table with friends. You can still move whenever you like.
button-cancel-away = Cancel these days
toast-away = Noted: your friends’ tables will wait.
toast-not-away = Cancelled: your clock is running again.
board-out = 🏖 { $name } is away until { $day }.
board-out-own = 🏖 { $clock ->
    [0] You’re away until { $day }.
   *[other] You’re away until { $day }: your clock is stopped.
} You can move whenever you like.
refused-days-away = You can be away { $most } days a year. { $left ->
    [0] They’re used up.
    [one] You have { $left } day left.
   *[other] You have { $left } days left.
}
refused-day-over = That day is over. Tap another one.
away-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
away-date = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
