### • command-*: in Telegram’s menu, beside the command: short, up to 256 characters; no HTML
### • listed-*: a line of /help: the command stays as it is; “you” is whoever asked
### • button-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
### • *-rules*: a page: up to 4096 characters; “you” is any one player
### • challenge-*: a page for, or an answer to, one person: that is “you”

button-challenge = Daily challenge
button-result = Result
challenge-title = Daily challenge
challenge-rules = Everyone who plays today gets the same deal. You have one try, with no hints and no taking back. Start before midnight UTC, finish when you like. Your rival is the strongest computer, except where a game says “solo”.
challenge-in-private = The challenge is played in private:
challenge-alone = solo
challenge-running = in play
challenge-given-up = not finished
challenge-unkept = played
challenge-points-head = Result
challenge-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
challenge-won = won by { $points }
challenge-lost = lost by { $points }
challenge-drawn = a draw
challenge-place = Place { $place } of { $count }
challenge-better = better than { $percent }% of players
challenge-streak = { $days } days in a row
challenge-friends = People you’ve played with
challenge-you = You
challenge-everybody = Everyone ({ $count }): best { $best }, median { $median }
challenge-play = 🎲 <a href="{ $link }">Play today’s deal</a>
command-challenge = Daily challenge: the same deal for everyone
listed-challenge = /challenge — the daily challenge: the same deal for everyone, one try
