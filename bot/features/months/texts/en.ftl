### • setting-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
### • settings-*: a page for, or an answer to, one person: that is “you”

month-title = { $month ->
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
} { $year }
month-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
month-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
month-best = best: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
settings-months = 🗓 On the first of each month I can tell the group who played and who won what the month before, with a picture to share.
setting-months = 🗓 Monthly summary: { $state ->
    [on] on
   *[off] off
}
