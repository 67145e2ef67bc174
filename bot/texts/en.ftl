# Words on buttons
button-join = Join
button-leave = Leave
button-start = Start
button-cancel = Cancel
button-options = Options
button-rules = Rules
button-back = Back
button-confirm = Confirm
button-hand = My hand
button-private = Private chat
button-rematch = Rematch
button-export = Export
button-stop = { $votes ->
    [0] End it
   *[other] End it ({ $votes } of { $needed })
}
button-go-on = Keep playing
button-add-to-group = Add to a group
button-skip = ⏭ Skip { $name }
button-remove = 🚪 Remove { $name }
button-agree-undo = ↩ Take it back ({ $votes } of { $needed })
button-agree-skip = ⏭ Skip ({ $votes } of { $needed })
button-agree-remove = 🚪 Remove ({ $votes } of { $needed })
button-object = No
button-resign = Leave the game
button-stay = Stay
button-games = My tables

# Lobby
lobby-which-game = <b>What shall we play?</b>
lobby-host = host
lobby-options = Options
lobby-options-hint = Tap an option to read about it and to change it.
lobby-usual = Played as usual
lobby-people = <b>Players</b> ({ $count })
lobby-waiting = { $fewest ->
    [one] Waiting for one player. Tap “Join”!
   *[other] Needs at least { $fewest } players. Tap “Join”!
}
lobby-team = Alone or together: all who join play as one team, sharing the seat, and any of you may make the move.
lobby-ready = Ready when you are: the host taps “Start”.
lobby-closed = This table was cancelled. /play opens a new one.
lobby-expired = Nobody came for a day, so this table was cleared away. /play opens a new one.
lobby-clock = Clock
lobby-clock-help = <b>Clock</b>: how long a move may take. When the time is up, the others may skip the move or remove the player.
lobby-stack-help = <b>Stack of the day</b>: everybody who plays today with the same options and as many people gets the same tiles or cards in the same order, so that you can compare. Whoever plays it twice knows what comes: play fair.
stack-random = random stack
stack-today = stack of the day
clock-none = none
clock-hours = { $hours ->
    [one] { $hours } hour a move
   *[other] { $hours } hours a move
}
clock-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}

# The board
ask-confirm = confirm, or change your mind
hand-your-turn = ➤ <b>Your turn</b>
whisper-hint = 👁 Your hand comes here.
board-unreachable = ✉️ My private messages do not reach { $names }: tap “My hand”.
board-final-map = The final board
over-title = Game over
over-winners = { $count ->
    [one] 🏆 { $seats } wins!
   *[other] 🏆 { $seats } share the win!
}
over-team = 🏆 { $seats }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} together!
over-daily = 📅 Stack of the day: { $day }
over-stopped = <b>The game was stopped.</b>
over-dormant = <b>Game closed:</b> nobody moved for over two months.
board-skipped = ⏭ Skipped: { $seat }. The plainest move was made.
board-gone = { $count ->
    [one] 🚪 Left the game: { $names }. The plainest move is made in that turn.
   *[other] 🚪 Left the game: { $names }. The plainest moves are made in their turns.
}
board-gone-team = 🚪 No longer in the team: { $names }
board-deadline = ⏳ Until { $moment }
board-late = ⏰ Time is up for { $seats }: the others may skip the move or remove the player.
board-late-team = ⏰ Time is up: { $seats }. Any of you may still move; /kick goes on without somebody.
board-dormant = 💤 Nobody has moved for two months. I’ll close this game on { $moment }, unless someone plays on.
motion-undo = ↩ { $name } asks to take the last move back.
motion-skip = ⏭ Skip the move of { $name }?
motion-remove = 🚪 Go on without { $name }?
reminder = ⏰ <b>Your move is awaited.</b>

several = { $others } and { $last }

# Answers to taps
toast-joined = You are in!
toast-left = You have left the table.
toast-hand-sent = Sent to our private chat.
toast-goes-on = The game goes on.
toast-language = I speak English here now.
toast-voted = You have agreed; others are asked, too.
toast-done = Done.
toast-objected = All right.
toast-board = The board is at the bottom of the group now.
toast-export = Map and log are on their way.

# Why something cannot be done
refused-outdated = This button is out of date: look at the newest board.
refused-not-your-turn = { $count ->
    [1] Not yet: it is { $seats }’s turn.
   *[other] Not yet: waiting for { $seats }.
}
refused-onlooker = You are not at this table.
refused-already-joined = You are at the table already.
refused-table-full = All seats are taken.
refused-unreachable = First open our private chat: secrets will come there.
refused-some-unreachable = Secrets come in private. Still to open the chat with me: { $seats }
refused-colour-taken = Somebody has that colour already.
refused-too-few = { $fewest ->
    [one] One player is needed to start.
   *[other] At least { $fewest } players are needed, { $sitting } are here.
}
refused-begun = The game has begun already.
refused-not-begun = The game has not begun yet.
refused-over = This game is over.
refused-only-host = Only the host can do that.
refused-only-admins = Only admins of the group can do that.
refused-no-game = First choose a game.
refused-no-secrets = This game has no secrets: all is on the board.
refused-no-table = There is no game here. /play starts one.
refused-gone = You have left this game.
refused-no-move = There is no move to take back.
refused-move-of-other = Only { $seat } can take the last move back.
refused-revealed = This move has shown something secret: it cannot be taken back.
refused-about-you = This is about you: the others decide.
refused-not-late = There is still time for { $seat }.
refused-nobody-here = Nobody else sits here.
refused-nobody-to-agree = That takes more players than are here.
refused-not-asked = This question is for { $name }.
refused-no-hands = You have no secrets in any game just now.
refused-log-secret = The moves would tell secrets: they can be had when the game is over.

# Commands and their answers
export-map = The map, large
export-log = The game: every move, every score line
play-running = There is a game here already. This is its board; /stop ends it.
private-play = Games are played in groups. Add me to one and send /play there.
private-joined = You have a seat! Back to the group; what is secret will come here.
stop-question = End this game? The host or an admin decides; otherwise more than half of the players must agree.
stop-lobby = Cancel this table? The host or an admin can.
leave-question = { $name }, leave this game for good? The plainest moves will be made in your turns.
leave-ends = { $name }, leave this game for good? That ends it.
leave-team = { $name }, leave this game for good? The others play on.
dismiss-question = Whom shall this table do without? They may join again.
remove-question = Remove whom? The host or an admin decides; otherwise more than half of the players must agree.
skip-question = Skip whose move?
hand-which = Your hand in which game?
games-in-private = Your tables are a matter between us:
games-none = You sit at no table. Games are played in groups: send /play there.
games-lobby = gathering
games-yours = <b>waits for you</b>
games-others = waits for { $seats }
settings-private = When a game waits for me, remind me: half-way to the deadline, daily, or never. 🌙: from when to when I am quiet. Your clock: { $zone }, it is { $time }.
quiet-none = never
remind-half = Half-way
remind-daily = Daily
remind-never = Never
settings-language = Which language shall I speak here?
welcome = <b>Hello!</b> I bring board games into group chats. Add me to a group and send /play there; each turn is a picture with buttons. Secrets, if a game has any, come to you here.
greeting = <b>Hello!</b> I bring board games into this chat. /play starts one; each turn is a picture with buttons.
forget-in-private = Send /forget to me in private.
forget-question = Delete what I know of you: name, language, settings? Your running games go on; there you will be called “{ forgotten-name }”. Finished games will not know you any more.
forgotten = What I knew of you is deleted: name and language. Your running games go on; there you are called “{ forgotten-name }” now. Finished games do not know you any more.
forgotten-name = Player
help-group =
    <b>How it works</b>
    /play — open a table: choose options, join, start
    /board — bring the board to the bottom of the chat
    /rules — how the game is played
    /undo — take your last move back, if the others agree
    /skip, /kick — when somebody does not come
    /leave — leave the table
    /export — the map as a large picture, the log as a text
    /stop — end the game
    /settings — language
    On your turn I mention you, or ask you in private where something is secret: tap a number from the picture, look at the preview, confirm. “Back” is always there, nothing is final before “Confirm”. All other taps are harmless.
help-private =
    <b>How it works</b>
    Games are played in groups: add me to one and send /play there. What is secret comes here.
    /games — your tables, those that wait for you first
    /hand — your secrets once more
    /rules — how the games are played
    /settings — language and reminders
    /forget — delete my data
topic-shut = I cannot write into <a href="{ $link }">the topic with your game</a>: it is closed or deleted. The game waits there; open the topic again and send /board, or start another one with /play elsewhere.
fault = Sorry, that was my mistake, and it is written down. The game is as it was: please try again.

# Command menus
command-play = Open a table
command-board = Bring the board to the bottom
command-hand = Send me my secret things
command-rules = How the game is played
command-export = Map and log as files
command-stop = End the game
command-settings = Language and reminders
command-forget = Forget me
command-help = How it works
command-undo = Take my last move back
command-skip = Wait no longer
command-leave = Leave the table
command-kick = Remove a player
command-games = My tables
