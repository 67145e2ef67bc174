### • listed-*: a line of /help: the command stays as it is; “you” is whoever asked
### • stats-*: a page for, or an answer to, one person: that is “you”

stats-all = All games
stats-title = { $name } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
stats-games = Games
stats-wins = Wins
stats-best = Best
stats-average = Average
stats-streak = Streak
stats-level = level: { $level ->
    [beginner] beginner
    [steady] steady
    [strong] skilled
   *[master] master
}
stats-nemesis = nemesis: { $name }
stats-victim = favourite victim: { $name }
stats-nemesis-own = Your nemesis
stats-victim-own = Your favourite victim
stats-streak-own = Most wins in a row
stats-series = Series won
stats-rival = { $name } ({ $times } of { $games })
stats-points = Most points: { $count }
stats-longest = Longest game: { $time }
stats-together = { $name }, team or solo: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
stats-together-points = best { $best }, average { $average }
stats-alone = Against computers
stats-alone-won = won { $wins } of { $games }
stats-pace = ⏱ A turn here usually takes { $time }.
stats-pace-own = ⏱ A turn usually takes you { $time }.
stats-minutes = { $count } min
stats-hours = { $count } h
stats-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
stats-none = Nothing to count yet: nobody has finished a game with others here yet. /play starts one.
stats-none-mine = Nothing to count yet: you haven’t finished a game.
stats-aside = You’re left out of all statistics.
listed-stats-group = /stats — who has won how often, records, rivals
listed-stats-private = /stats — how you’ve done, across all groups
